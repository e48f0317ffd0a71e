"""The dice pool and AP checks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import msgspec

from getaway.games.burncycle.ground.abilities import dice_abilities, gives, use_on_dice
from getaway.games.burncycle.ground.effects import Cites
from getaway.games.burncycle.ground.ending import TURN
from getaway.games.burncycle.ground.events import DiceAdded, DiceRolled, PoolBuilt, Rerolled, Totalled
from getaway.games.burncycle.ground.own_dice import OWN_DIE
from getaway.games.burncycle.ground.questions import OfTheTurn
from getaway.games.burncycle.table.arguments import ABILITY, DIE
from getaway.games.burncycle.table.doing import Roll
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE, Pool
from getaway.games.burncycle.table.pieces import Effect, dice, supplies
from getaway.kernel import (
    ALLOWED,
    END,
    RARE,
    Act,
    Args,
    Argument,
    One,
    Refused,
    Rows,
    Script,
    Seat,
    Shape,
    Verb,
    Verdict,
    Wish,
    ask,
    carry_out,
    chance,
)
from getaway.kit.dice import throw
from getaway.kit.verbs import Plain

BLANK = 0


# The pool

ICON = Argument("icon", int, "die")
PAIRS = Argument("pairs", int)


def build_pool(g: Burncycle, extra: int = 0) -> None:
    """One basic die per power, one die per dice upgrade, within the caps (BC-DICE-06, BC-DICE-07, BC-POOL-04).

    Power above the limit counts (BC-REPAIR-13), power gained or lost later does not (BC-POOL-05). With a shut down
    agent only advanced and elite dice are left (BC-SHUTBOT-07).
    """
    bot = g.bots[g.active]
    pool = g.pool = capped(Pool(bot.power + extra if bot.acts else 0, bot.advanced, bot.elite))
    g.tell(PoolBuilt(g.active, pool.basic, pool.advanced, pool.elite), cites=("BC-DICE-06", "BC-DICE-07"))


def capped(pool: Pool) -> Pool:
    """A pool within its caps: 10 basic, 5 advanced and 5 elite dice (BC-POOL-04, BC-LIMIT-07)."""
    caps = supplies().pool
    return Pool(*[min(getattr(pool, kind), caps[kind]) for kind in DICE])


# Choosing dice


def dice_shapes(g: Burncycle) -> tuple[Shape, Shape, Shape]:
    """Any number of dice of the pool, none included (BC-DICE-09)."""
    return _shapes(g.pool)


@cache
def _shapes(pool: Pool) -> tuple[Shape, Shape, Shape]:
    basic, advanced, elite = [One(kind, range(getattr(pool, kind) + 1)) for kind in DICE]
    return basic, advanced, elite


def of_kind(kind: str) -> Argument[int]:
    """How many dice of a kind: they lie in the pool."""
    return Argument(kind, int, lambda _g, _seat, n: f"die:{kind}" if n else None)


def dice_cost(wish: Wish) -> dict[str, int]:
    """The dice that a wish takes from the pool."""
    return {"dice": sum(wish[kind] for kind in DICE)}


DICE_ARGS = tuple(of_kind(kind) for kind in DICE)


def judge_dice(g: Burncycle, wish: Wish) -> Verdict:
    """Only dice of the active player's pool can be rolled, whichever bot acts (BC-DICE-08, BC-DICE-09, BC-POOL-06)."""
    for kind in DICE:
        if not 0 <= wish[kind] <= getattr(g.pool, kind):
            return Refused("BC-POOL-06", kind=kind, dice=getattr(g.pool, kind))
    return ALLOWED


# The check


class Check(NamedTuple):
    """An AP check: which bot makes it, what for, and the AP that the action adds to dice and abilities."""

    bot: int
    purpose: str
    bonus: int = 0


def ap_check(g: Burncycle, check: Check, wish: Wish) -> Script[int]:
    """Roll the dice a wish names, use rerolls and blanks, and total the AP (BC-AP-02).

    AP that an effect grants need no dice (BC-AP-05). Blanks that were not combined return to the pool (BC-DICE-11);
    every other die is spent (BC-DICE-17, BC-DICE-22).
    """
    kinds = tuple([kind for kind in DICE for _ in range(wish[kind])])
    g.pool = Pool(*[getattr(g.pool, kind) - wish[kind] for kind in DICE])
    g.roll = Roll(check.bot, kinds, bonus=sure_ap(g, check), purpose=check.purpose)
    if kinds:
        drawn = yield from chance(g, throw("faces", len(kinds)), seen=None)
        g.roll = msgspec.structs.replace(g.roll, faces=drawn["faces"])
        g.tell(DiceRolled(check.bot, check.purpose, kinds, values(g.roll)), cites="BC-AP-02")
    while decisions(g):
        answer = yield from ask(g, g.active, AFTER_THE_ROLL)
        if answer.verb == "total":
            break
        yield from carry_out(g, g.active, answer)
    return total_up(g)


def sure_ap(g: Burncycle, check: Check) -> int:
    """The AP of a check that need no dice (BC-AP-05)."""
    return check.bonus + granted_ap(g, check.bot, check.purpose)


def granted_ap(g: Burncycle, bot: int, purpose: str) -> int:
    """The AP that the bot's abilities add to a check for this, and the command module's for all bots (BC-AP-05)."""
    return gives(g, bot, f"{purpose}-ap") + gives(g, g.module, f"team-{purpose}-ap")


def total_up(g: Burncycle) -> int:
    """Add the AP, put unused blanks back and clear the table."""
    roll = g.roll
    assert roll is not None  # noqa: S101 - a check is on
    ap = so_far(roll)
    left = blanks(roll) - 2 * roll.pairs
    g.pool = capped(msgspec.structs.replace(g.pool, basic=g.pool.basic + left))
    g.roll = None
    g.tell(Totalled(roll.bot, ap, left), cites=("BC-AP-02", "BC-DICE-11"))
    return ap


def so_far(roll: Roll) -> int:
    """The AP of the dice as they lie, of combined blanks and of what an effect adds."""
    return worth(sum(values(roll)), roll.pairs) + roll.bonus


def worth(shown: int, pairs: int) -> int:
    """The AP of dice by what they show, with this many pairs of blanks combined (BC-DICE-12)."""
    return shown + pairs


def values(roll: Roll) -> tuple[int, ...]:
    """The AP on the dice (BC-DICE-10), those beside a reroll icon too (BC-DICE-16)."""
    faces = dice()
    return tuple([getattr(faces, kind)[face] for kind, face in zip(roll.kinds, roll.faces, strict=False)])


def blanks(roll: Roll) -> int:
    """How many dice show a blank; only basic dice can (BC-DICE-13)."""
    return values(roll).count(BLANK)


def icons(roll: Roll) -> tuple[int, ...]:
    """The dice with a reroll icon that was not used as it lies (BC-DICE-15, BC-DICE-21)."""
    shows = dice().reroll
    pairs = enumerate(zip(roll.kinds, roll.faces, strict=False))
    return tuple([i for i, (kind, face) in pairs if kind == "elite" and face in shows and i not in roll.spent])


def decisions(g: Burncycle) -> bool:
    """Whether the player can still change the roll."""
    roll = g.roll
    if roll is None:
        return False
    if icons(roll) or blanks(roll) >= 2 * roll.pairs + 2 or dice_abilities(g):
        return True
    return OWN_DIE.options(g, g.active) is not None


class Reroll(Verb[Burncycle]):
    """Use a reroll icon to roll any one die again, that die itself included (BC-DICE-14, BC-DICE-18).

    Several are used one at a time, in any order (BC-DICE-19).
    """

    name = "reroll"
    arguments = (ICON, DIE)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        roll = g.roll
        if roll is None or wish[ICON] not in icons(roll):
            return Refused("BC-DICE-21")
        return ALLOWED if 0 <= wish[DIE] < len(roll.kinds) else Refused("BC-DICE-14")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        roll = g.roll
        if roll is None or not (found := icons(roll)):
            return None
        return Act(self.name, One("icon", found), One("die", range(len(roll.kinds))))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, icon=die, die=die) for die in (g.roll.spent if g.roll else ())]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The icon is used up; a new icon may be used again (BC-DICE-20, BC-DICE-21)."""
        roll = g.roll
        assert roll is not None  # noqa: S101 - judged
        die = wish[DIE]
        g.roll = msgspec.structs.replace(roll, spent=(*roll.spent, wish[ICON]))
        drawn = yield from chance(g, throw("faces", 1), seen=None)
        set_die(g, die, drawn["faces"][0])


def set_die(g: Burncycle, die: int, face: int) -> None:
    """A die shows another face; what it shows now was not used yet."""
    roll = g.roll
    assert roll is not None  # noqa: S101 - dice lie on the table
    faces = (*roll.faces[:die], face, *roll.faces[die + 1 :])
    spent = tuple([i for i in roll.spent if i != die])
    roll = msgspec.structs.replace(roll, faces=faces, spent=spent)
    g.roll = msgspec.structs.replace(roll, pairs=min(roll.pairs, pairs_in(blanks(roll))))
    g.tell(Rerolled(die, values(g.roll)[die]), cites="BC-DICE-14")


class Combine(Verb[Burncycle]):
    """Combine pairs of blanks, each pair into 1 AP; never forced (BC-DICE-12, BC-DICE-23)."""

    name = "combine"
    rank = RARE
    arguments = (PAIRS,)

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The first die that shows a blank."""
        return f"die:{values(g.roll).index(BLANK)}" if g.roll and blanks(g.roll) else None

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if 1 <= wish[PAIRS] <= spare_pairs(g) else Refused("BC-DICE-12", pairs=spare_pairs(g))

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        spare = spare_pairs(g)
        return Act(self.name, One("pairs", range(1, spare + 1))) if spare else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, pairs=spare_pairs(g) + 1)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        assert g.roll is not None  # noqa: S101 - judged
        g.roll = msgspec.structs.replace(g.roll, pairs=g.roll.pairs + wish[PAIRS])


def spare_pairs(g: Burncycle) -> int:
    """Pairs of blanks that are not combined yet."""
    return pairs_in(blanks(g.roll)) - g.roll.pairs if g.roll else 0


def pairs_in(blank: int) -> int:
    """How many pairs this many blanks make."""
    return blank // 2


class UseOnDice(Verb[Burncycle]):
    """Use an ability that affects dice on this roll (BC-MOVE-14)."""

    name = "use-on-dice"
    arguments = (ABILITY, DIE)
    anchor = "die"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if wish[ABILITY] not in dice_abilities(g):
            return Refused("BC-CMD-17", ability=wish[ABILITY])
        return ALLOWED if g.roll and 0 <= wish[DIE] < len(g.roll.kinds) else Refused("BC-AP-02")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        usable = dice_abilities(g)
        if not usable or g.roll is None:
            return None
        return Act(self.name, Rows(("ability", "die"), [(key, i) for key in usable for i in range(len(g.roll.kinds))]))

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        face = yield from use_on_dice(g, wish[ABILITY], wish[DIE])
        set_die(g, wish[DIE], face)


REROLL, COMBINE, USE_ON_DICE, TOTAL = Reroll(), Combine(), UseOnDice(), Plain("total", END)
VERBS = (REROLL, COMBINE, USE_ON_DICE, TOTAL)


class AfterTheRoll(OfTheTurn):
    """A question that says what the dice are worth as they lie."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        return {"ap": 0 if g.roll is None else so_far(g.roll)}


AFTER_THE_ROLL = AfterTheRoll(
    "after-the-roll",
    (*VERBS, OWN_DIE),
    cites=("BC-DICE-14", "BC-DICE-12"),
    others="BC-ACT-02",
    instead={"select": "BC-TERM-14"},
    otherwise="BC-FREE-04",
)


def add_dice(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Dice for the pool of the player whose turn it is, within its caps (BC-POOL-04)."""
    yield from ()
    if g.phase not in TURN:
        return
    kind = effect.what or "basic"
    before = getattr(g.pool, kind)
    g.pool = capped(msgspec.structs.replace(g.pool, **{kind: before + effect.n}))
    g.tell(DiceAdded(g.active, kind, getattr(g.pool, kind) - before), cites=cites)
