"""Strike actions: an AP check against the durability of a security unit or a wall."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from getaway.games.burncycle.detection.detection import detect
from getaway.games.burncycle.floor import OPEN, bot_ways, steps_from
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.dice import DICE_ARGS, Check, ap_check, dice_cost, dice_shapes, judge_dice
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.odds import odds_of
from getaway.games.burncycle.ground.opportunity import OPTIMIZED_AP, actors, judge_actor, optimized, use_opportunity
from getaway.games.burncycle.ground.questions import OfTheTurn
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.security.captain import captain_gives
from getaway.games.burncycle.security.takedown import shut_unit, stun
from getaway.games.burncycle.strike.events import Struck, StruckForNothing, WallStruck
from getaway.games.burncycle.strike.wall import WALL_DURABILITY, destroy, judge_wall, space_of, walls_for
from getaway.games.burncycle.table.arguments import BOT, UNIT, WALL
from getaway.games.burncycle.table.doing import Striking
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE, NOWHERE, Unit
from getaway.games.burncycle.table.pieces import captains, guards
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import (
    ALLOWED,
    RARE,
    Act,
    Argument,
    Odds,
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
)

LEVELS = (10, 15, 20)
"""The durability of guards by level (BC-STRSEC-02 to BC-STRSEC-04)."""
STUN_SHORT = 5
"""A strike that misses by up to this many AP still stuns (BC-STRSEC-07)."""
STRIKE_THREAT = 1

RESULT = Argument("result", str)


@cache
def durability(name: str) -> int:
    """What a unit withstands: by its level, the captain's by its card (BC-STRSEC-05)."""
    return LEVELS[guards()[name].level - 1] if name in guards() else captains()[name].durability


def durability_now(g: Burncycle, unit: Unit) -> int:
    """What a unit withstands as things are: guards more if the captain makes them (BC-CAPCARD-04)."""
    return durability(unit.name) + (0 if unit.captain else captain_gives(g, "guard-durability"))


def reach(g: Burncycle, bot: int) -> int:
    """How many spaces away a guard or a wall may be: 1, unless something reaches further (BC-STRIKE-02, BC-MOD-17)."""
    return 1 + gives(g, bot, "strike-reach")


def check_of(g: Burncycle, bot: int) -> Check:
    """The AP check of a strike: dice of the player's pool, 2 AP more if optimized (BC-STRIKE-04, BC-PHYS-02)."""
    return Check(bot, "strike", OPTIMIZED_AP * optimized(g, "physical"))


def roll(g: Burncycle, wish: Wish) -> Script[int]:
    """The AP of a strike."""
    check = check_of(g, wish[BOT])
    use_opportunity(g)
    return (yield from ap_check(g, check, wish))


@lru_cache(maxsize=4096)
def _strikes(name: str, target: str, rows: tuple[tuple[int, int], ...], dice: tuple[Shape, Shape, Shape]) -> Act:
    return Act(name, Rows(("bot", target), rows), *dice)


# At a security unit


def targets(g: Burncycle, bot: int) -> list[Unit]:
    """The units in a bot's reach, as it could go there: not through locked doors (BC-STRIKE-02, BC-ADJ-08).

    What reaches further is for guards, so that the captain has to be next to the bot (BC-MOD-17, BC-UNIT-04).
    """
    cell = g.bots[bot].cell
    ways, far = bot_ways(g.floor, g.unlocked, g.broken), reach(g, bot)
    if far == 1:
        beside = ways[cell]
        return [unit for unit in g.units if unit.cell in beside]
    steps = steps_from(ways, cell)
    return [unit for unit in g.units if steps[unit.cell] <= (1 if unit.captain else far)]


def why_not(g: Burncycle, bot: int, unit: Unit | None) -> str:
    """The rule against striking at a unit out of reach; the captain may be out of reach where a guard is not."""
    return "BC-MOD-17" if unit is not None and unit.captain and reach(g, bot) > 1 else "BC-STRIKE-02"


class StrikeUnit(Verb[Burncycle]):
    """Strike at a security unit next to the bot, to stun it or to shut it down (BC-STRSEC-01).

    The agent strikes or the command module, as the player decides (BC-STRIKE-03).
    """

    name = "strike-unit"
    arguments = (BOT, UNIT, *DICE_ARGS)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, unit = wish[BOT], g.unit(wish[UNIT])
        verdict = judge_actor(g, seat, bot)
        if not verdict:
            return verdict
        return judge_dice(g, wish) if unit is not None and unit in targets(g, bot) else Refused(why_not(g, bot, unit))

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if not g.units:
            return None
        rows = tuple([(bot, unit.number) for bot in actors(g, seat) for unit in targets(g, bot)])
        return _strikes(self.name, "unit", rows, dice_shapes(g)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        none = dict.fromkeys(DICE, 0)
        return [Wish(self.name, bot=bot, unit=unit.number, **none) for bot in actors(g, seat) for unit in g.units]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return {**dice_cost(wish), "threat": STRIKE_THREAT}

    def odds(self, g: Burncycle, seat: Seat, wish: Wish) -> Odds | None:
        """For shutting the unit down."""
        unit = g.unit(wish[UNIT])
        return None if unit is None else odds_of(g, check_of(g, wish[BOT]), wish, durability_now(g, unit))

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        ap = yield from roll(g, wish)
        bot, unit = wish[BOT], g.unit(wish[UNIT])
        assert unit is not None  # noqa: S101 - judged
        g.striking = Striking(bot, ap, unit=unit.number)
        g.tell(Struck(bot, unit.number, ap, durability_now(g, unit)), cites=("BC-STRIKE-06", "BC-STRSEC-06"))
        g.phase = "striking"


# At a wall


class StrikeWall(Verb[Burncycle]):
    """Strike at a wall next to the bot, named by its edge (BC-STRWALL-01)."""

    name = "strike-wall"
    arguments = (BOT, WALL, *DICE_ARGS)
    rank = RARE

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_actor(g, seat, wish[BOT])
        if verdict:
            verdict = judge_wall(g, g.bots[wish[BOT]].cell, wish[WALL], reach(g, wish[BOT]))
        return judge_dice(g, wish) if verdict else verdict

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        who = [(bot, walls_for(g, g.bots[bot].cell, reach(g, bot))) for bot in actors(g, seat)]
        rows = tuple([(bot, wall) for bot, walls in who for wall in walls])
        return _strikes(self.name, "wall", rows, dice_shapes(g)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        none = dict.fromkeys(DICE, 0)
        for bot in actors(g, seat):
            sides = [wall for wall in g.floor.edges[g.bots[bot].cell] if g.floor.side(*space_of(wall)) != OPEN]
            yield from [Wish(self.name, bot=bot, wall=wall, **none) for wall in sides]

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return dice_cost(wish)

    def odds(self, g: Burncycle, seat: Seat, wish: Wish) -> Odds:
        return odds_of(g, check_of(g, wish[BOT]), wish, WALL_DURABILITY)

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        ap = yield from roll(g, wish)
        bot, wall = wish[BOT], wish[WALL]
        g.striking = Striking(bot, ap, wall=wall)
        g.tell(WallStruck(bot, *space_of(wall), ap), cites=("BC-STRIKE-06", "BC-STRWALL-01"))
        g.phase = "striking"


# The result


def results(g: Burncycle) -> tuple[str, ...]:
    """What the AP of the strike are enough for; nothing at all is always a choice (BC-STRSEC-08, BC-STRSEC-09).

    The total must reach the durability (BC-STRIKE-06, BC-AP-03); AP of earlier strikes do not count (BC-STRIKE-07).
    """
    striking = g.striking
    assert striking is not None  # noqa: S101 - asked only then
    if striking.unit == NOWHERE:
        return ("destroy", "nothing") if striking.ap >= WALL_DURABILITY else ("nothing",)
    unit = g.unit(striking.unit)
    short = durability_now(g, unit) - striking.ap if unit else STUN_SHORT + 1
    found = ("shut-down",) if short <= 0 else ()
    return (*found, "stun", "nothing") if short <= STUN_SHORT else ("nothing",)


class StrikeFor(Verb[Burncycle]):
    """Use the AP of a strike, in full, in part or not at all (BC-AP-07): shut-down, stun, destroy or nothing."""

    name = "strike-for"
    arguments = (RESULT,)

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The unit or wall that was struck."""
        struck = g.striking
        if struck is None:
            return None
        return f"wall:{struck.wall}" if struck.unit == NOWHERE else f"unit:{struck.unit}"

    CLAUSES = {"shut-down": "BC-STRSEC-06", "stun": "BC-STRSEC-07", "destroy": "BC-STRWALL-01"}

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        result = wish[RESULT]
        return ALLOWED if result in results(g) else Refused(self.CLAUSES.get(result, "BC-AP-07"))

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return Act(self.name, One("result", results(g)))

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        at_unit = g.striking is not None and g.striking.unit != NOWHERE
        return [Wish(self.name, result=result) for result in (("shut-down", "stun") if at_unit else ("destroy",))]


STRIKE_UNIT, STRIKE_WALL, STRIKE_FOR = StrikeUnit(), StrikeWall(), StrikeFor()
STRIKE_RESULT = OfTheTurn(
    "strike-result",
    (STRIKE_FOR,),
    cites=("BC-STRSEC-09", "BC-AP-07"),
    others="BC-ACT-02",
    otherwise="BC-FREE-03",
)


def striking(g: Burncycle) -> Script[None]:
    """The striking player chooses a result that the AP pay for; then the strike is over."""
    result = "nothing"
    if len(results(g)) > 1:
        wish = yield from ask(g, g.active, STRIKE_RESULT)
        result = wish[RESULT]
    struck = g.striking
    assert struck is not None  # noqa: S101 - the phase says so
    g.phase, g.striking = "act", None
    if struck.unit == NOWHERE:
        strike_wall(g, struck, result)
    else:
        strike_unit(g, struck, result)
    yield from settle(g)


def strike_unit(g: Burncycle, struck: Striking, result: str) -> None:
    """Whatever the result, the bot is detected and threat advances by 1 (BC-STRSEC-13, BC-STRSEC-14)."""
    bot = struck.bot
    if result == "shut-down":
        shut_unit(g, struck.unit, "BC-STRSEC-06", by=bot, strike=True)
    elif result == "stun":
        stun(g, struck.unit, "BC-STRSEC-07", by=bot, strike=True)
    else:
        g.tell(StruckForNothing(bot), cites="BC-STRIKE-06")
    did(g, "strike-unit", bot, g.bots[bot].cell)
    detect(g, bot, "BC-STRSEC-14")
    change_threat(g, STRIKE_THREAT, "BC-STRSEC-13")


def strike_wall(g: Burncycle, struck: Striking, result: str) -> None:
    """A strike at a wall costs no threat (BC-STRWALL-07).

    A wall that stands costs nothing but the action: no chip, no detection (BC-STRWALL-05, BC-STRWALL-06).
    """
    did(g, "strike-wall", struck.bot, g.bots[struck.bot].cell)
    if result == "destroy":
        destroy(g, struck.wall, struck.bot)
    else:
        g.tell(StruckForNothing(struck.bot), cites=("BC-STRWALL-05", "BC-STRWALL-06"))
