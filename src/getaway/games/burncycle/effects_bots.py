"""Effects on bots: dice, reserve chips, awareness chips and bonus movement. See `effects` for the list."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.actions.bonus import begin_bonus
from getaway.games.burncycle.choose import CHOOSE_CELL, CHOOSE_CHIP, choose, choosing
from getaway.games.burncycle.detection import aware_of, can_be_seen, clear_chip
from getaway.games.burncycle.dice import capped
from getaway.games.burncycle.effects import Cites, chooser, effect, whose
from getaway.games.burncycle.ending import TURN
from getaway.games.burncycle.events.cards import ChipPlaced, DiceAdded, ReserveChipGained
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.parts import CHIPS, NOWHERE
from getaway.games.burncycle.pieces import Effect
from getaway.games.burncycle.supply import add_to_reserve, chips_left
from getaway.games.burncycle.threat import change_threat
from getaway.kernel import Script

WHICH_CHIP = choosing("which-chip", CHOOSE_CHIP, "BC-RES-10")
WHERE_TO_PLACE = choosing("where-to-place-chip", CHOOSE_CELL, "BC-AWCHIP-06")


@effect("dice")
def add_dice(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Dice for the pool of the player whose turn it is, within its caps (BC-POOL-04)."""
    yield from ()
    if g.phase not in TURN:
        return
    kind = effect.what or "basic"
    before = getattr(g.pool, kind)
    g.pool = capped(msgspec.structs.replace(g.pool, **{kind: before + effect.n}))
    g.tell(DiceAdded(g.active, kind, getattr(g.pool, kind) - before), cites=cites)


@effect("move")
def grant_movement(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Bonus movement for each bot it is for, at once and besides any move action (BC-MOVE-20)."""
    for i in (yield from whose(g, bot, effect)):
        begin_bonus(g, i, effect.n)


# Reserves


@effect("reserve")
def give_chips(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Chips for the reserve of each bot it is for; the command module's is the team reserve (BC-CMD-22)."""
    for i in (yield from whose(g, bot, effect)):
        for _ in range(effect.n):
            yield from pick_chip(g, bot, i, effect.what, cites)


@effect("team-reserve")
def give_team_chips(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Chips for the team reserve."""
    for _ in range(effect.n):
        yield from pick_chip(g, bot, g.module, effect.what, cites)


def pick_chip(g: Burncycle, bot: int, owner: int, what: str, cites: Cites) -> Script[None]:
    """A chip of the supply, general ones included (BC-RES-10); of a given type only while there are (BC-LIMIT-02).

    The captain chip is no chip to pick.
    """
    kinds = [chip for chip in CHIPS if chips_left(g, chip) and chip == (what or chip) != "captain"]
    if not kinds:
        return
    chip = yield from choose(g, WHICH_CHIP, kinds, by=chooser(g, bot), about=owner)
    add_to_reserve(g, owner, chip)
    g.tell(ReserveChipGained(owner, chip), cites=cites)


# Awareness chips


@effect("clear-chip")
def clear_chips_of(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The awareness chip of each bot it is for is cleared (BC-AWCHIP-05); of a bot in sight it cannot be."""
    for i in (yield from whose(g, bot, effect)):
        if g.bots[i].chip != NOWHERE and not in_sight(g, i):
            clear_chip(g, i, cites)


@effect("place-chip")
def place_chip(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The awareness chip goes where its bot is not: a terminal or cache space.

    Spaces whose own chip is gone count as well (BC-TERMCHIP-07, BC-CACHE-12).

    On seasoned difficulty a chip that comes into play costs 1 threat (BC-AWCHIP-06, BC-DIFF-11). That of a bot in
    sight stays with it.
    """
    spaces = g.floor.caches if effect.what == "cache" else g.floor.terminals
    for i in (yield from whose(g, bot, effect)):
        free = [cell for cell in spaces if g.free(cell)]
        if in_sight(g, i) or not free:
            continue
        cell = yield from choose(g, WHERE_TO_PLACE, free, by=chooser(g, bot), about=i)
        entered = g.bots[i].chip == NOWHERE
        g.set_bot(i, chip=cell)
        g.tell(ChipPlaced(i, cell), cites=(*_tuple(cites), "BC-AWCHIP-06"))
        if entered and g.difficulty == "seasoned":
            change_threat(g, 1, "BC-DIFF-11")


def in_sight(g: Burncycle, i: int) -> bool:
    """Whether a security unit is aware of this bot now."""
    return can_be_seen(g, i) and aware_of(g, g.bots[i].cell) is not None


def _tuple(cites: Cites) -> tuple[str, ...]:
    return (cites,) if isinstance(cites, str) else cites
