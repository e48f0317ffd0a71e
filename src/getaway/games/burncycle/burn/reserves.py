"""Reserves: the team's first, then each agent's, made after each creation of the burncycle."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.burncycle.burn.events import ReserveChipGained, ReserveMade
from getaway.games.burncycle.ground.choose import CHOOSE_BOT, CHOOSE_CHIP, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, chooser, whose
from getaway.games.burncycle.ground.supply import PLACE, add_to_reserve, chips_left
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import CHIPS, NOWHERE
from getaway.games.burncycle.table.pieces import Effect, bots
from getaway.kernel import Script
from getaway.kit.zones import without_one

KINDS = tuple(chip for chip in CHIPS if chip != "captain")
WHO_GETS_IT = choosing("who-gets-the-chip", CHOOSE_BOT, "BC-RES-08")


def make_reserves(g: Burncycle) -> Script[None]:
    """The team reserve is made first (BC-RES-02), then every agent's (BC-RES-06)."""
    for chip in team_allotment(g):
        add_to_reserve(g, g.module, chip)
    g.tell(ReserveMade(g.module, g.team, team=True), cites=("BC-RES-02", "BC-RES-04"))
    for chip in KINDS:
        yield from share_out(g, chip)
    for i in g.everyone:
        g.tell(ReserveMade(i, g.bots[i].reserve), cites="BC-RES-06")


def team_allotment(g: Burncycle) -> tuple[str, ...]:
    """The chips of outdoor icons and of rooms with bots on them, each room once (BC-RES-03 to BC-RES-05)."""
    floor = g.floor
    cells = [bot.cell for bot in g.bots if bot.cell != NOWHERE]
    icons = [floor.allotment[cell] for cell in cells if floor.room_of[cell] < 0]
    rooms = dict.fromkeys(floor.room_of[cell] for cell in cells if floor.room_of[cell] >= 0)
    return tuple([chip for chip in (*icons, *[floor.rooms[room].allotment for room in rooms]) if chip])


def share_out(g: Burncycle, chip: str) -> Script[None]:
    """Give each agent its chips of a type; if the supply is short the players decide who gets them (BC-RES-08).

    The question is about the chip, by its place among the types; `waiting` holds who is still due one.
    """
    due = [i for i in g.everyone for _ in range(own_allotment(g, i).count(chip))]
    g.waiting = tuple(due)
    while 0 < chips_left(g, chip) < len(g.waiting):
        who = yield from choose(g, WHO_GETS_IT, dict.fromkeys(g.waiting), about=PLACE[chip])
        g.waiting = without_one(g.waiting, who)
        add_to_reserve(g, who, chip)
    for i in dict.fromkeys(g.waiting):
        add_to_reserve(g, i, chip, g.waiting.count(i))
    g.waiting = ()


def own_allotment(g: Burncycle, i: int) -> tuple[str, ...]:
    """An agent's innate allotment and its active reserve upgrades (BC-RES-06); a shut down one gets nothing.

    An agent that escaped is out of the game (BC-ESC-03); chips aren't power (BC-SHUTBOT-21).
    """
    bot = g.bots[i]
    return _allotment(bot.name, bot.upgrades) if bot.acts else ()


@lru_cache(maxsize=1024)
def _allotment(name: str, upgrades: tuple[str, ...]) -> tuple[str, ...]:
    side = bots()[name].agent
    return (*side.allotment, *[chip for n, chip in enumerate(side.reserve, 1) if f"reserve-{n}" in upgrades])


WHICH_CHIP = choosing("which-chip", CHOOSE_CHIP, "BC-RES-10")


# Reserves


def give_chips(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Chips for the reserve of each bot it is for; the command module's is the team reserve (BC-CMD-22)."""
    for i in (yield from whose(g, bot, effect)):
        for _ in range(effect.n):
            yield from pick_chip(g, bot, i, effect.what, cites)


def give_team_chips(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Chips for the team reserve."""
    for _ in range(effect.n):
        yield from pick_chip(g, bot, g.module, effect.what, cites)


def pick_chip(g: Burncycle, bot: int, owner: int, what: str, cites: Cites) -> Script[None]:
    """A chip of the supply, general ones included (BC-RES-10); of a given type only while there are any (BC-LIMIT-02).

    The captain chip can't be picked.
    """
    kinds = [chip for chip in CHIPS if chips_left(g, chip) and chip == (what or chip) != "captain"]
    if not kinds:
        return
    chip = yield from choose(g, WHICH_CHIP, kinds, by=chooser(g, bot), about=owner)
    add_to_reserve(g, owner, chip)
    g.tell(ReserveChipGained(owner, chip), cites=cites)
