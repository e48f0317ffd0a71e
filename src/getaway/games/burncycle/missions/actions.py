"""General actions that missions add (BC-GEN-04): placing or leaving a bead, repairing or rewiring a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.burncycle.floor.doors import beside, is_unlocked
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import actors, judge_actor, use_opportunity
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.missions.beads import lay_bead
from getaway.games.burncycle.missions.events import MissionActed
from getaway.games.burncycle.surveil.events import MainframeTurned
from getaway.games.burncycle.table.arguments import BOT, CELL
from getaway.games.burncycle.table.mission_cards import Added, mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, Act, Argument, Refused, Rows, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import without_one

ACTION = Argument("action", str)


def added(g: Burncycle) -> tuple[Added, ...]:
    """The general actions that the mission adds on this floor."""
    return mission_card(g.mission).floors[g.leg].actions


class MissionAction(Verb[Burncycle]):
    """Take a general action of the mission at a space; it is never optimized (BC-GEN-01)."""

    name = "mission-action"
    arguments = (BOT, ACTION, CELL)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if g.acted and not g.extra:
            return Refused("BC-ACT-04")
        action = next((each for each in added(g) if each.key == wish[ACTION]), None)
        if action is None:
            return Refused("BC-GEN-04")
        verdict = judge_actor(g, seat, wish[BOT])
        return JUDGES[action.do](g, wish[BOT], action, wish[CELL]) if verdict else verdict

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        if not added(g):
            return None
        rows = [
            (bot, action.key, cell)
            for action in added(g)
            for bot in actors(g, seat)
            for cell in nearby(g, bot)
            if JUDGES[action.do](g, bot, action, cell)
        ]
        return Act(self.name, Rows(("bot", "action", "cell"), rows)) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for action in added(g):
            for bot in (seat, g.module):
                if not action.bead or action.bead in g.bots[bot].carries:
                    spaces = beyond_doors(g, bot, action) if action.do == "place-bead" else nearby(g, bot)[:1]
                    yield from [Wish(self.name, bot=bot, action=action.key, cell=cell) for cell in spaces]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        action = next(each for each in added(g) if each.key == wish[ACTION])
        bot, cell = wish[BOT], wish[CELL]
        use_opportunity(g)
        g.tell(MissionActed(bot, action.key, cell), cites="BC-GEN-04")
        DOINGS[action.do](g, bot, action, cell)
        did(g, "mission-action", bot, cell, detail=action.key)
        yield from settle(g)


def nearby(g: Burncycle, bot: int) -> tuple[int, ...]:
    """The bot's own space and those next to it, whatever is between."""
    cell = g.bots[bot].cell
    return () if cell == NOWHERE else (cell, *[other for other in g.floor.beyond[cell] if other != NOWHERE])


# Placing a bead behind an open door


def judge_placing(g: Burncycle, bot: int, action: Added, cell: int) -> Verdict:
    """The bot carries it, stands next to an unlocked door of the room, and no bot is in the room (BC-MISS-13)."""
    if action.bead not in g.bots[bot].carries or cell not in beyond_doors(g, bot, action):
        return Refused("BC-MISS-13")
    if any(is_in(g, each.cell, action.room) for each in g.bots):
        return Refused("BC-MISS-13")
    opened = [door for door in beside(g, bot) if is_unlocked(g, door)]
    leads = any(g.floor.doors[door].other(g.bots[bot].cell) == cell for door in opened)
    return ALLOWED if leads else Refused("BC-MISS-13")


def beyond_doors(g: Burncycle, bot: int, action: Added) -> tuple[int, ...]:
    """The spaces of the room behind doors next to the bot, open or not."""
    here = g.bots[bot].cell
    if here == NOWHERE:
        return ()
    behind = [g.floor.doors[door].other(here) for door in beside(g, bot)]
    return tuple([cell for cell in behind if is_in(g, cell, action.room)])


def is_in(g: Burncycle, cell: int, room: str) -> bool:
    """Whether a space is in the room of this name."""
    there = g.floor.room(cell) if cell != NOWHERE else None
    return there is not None and there.key == room


def place_bead(g: Burncycle, bot: int, action: Added, cell: int) -> None:
    """The bead goes from the mat to the space."""
    g.set_bot(bot, carries=without_one(g.bots[bot].carries, action.bead))
    lay_bead(g, action.bead, cell)


# Leaving a bead in a room


def judge_leaving(g: Burncycle, bot: int, action: Added, cell: int) -> Verdict:
    """The bot carries it and stands in the room; the bead stays on its own space."""
    if action.bead not in g.bots[bot].carries or cell != g.bots[bot].cell or not is_in(g, cell, action.room):
        return Refused("BC-GEN-04")
    return ALLOWED


# Repairing a terminal


def judge_repairing(g: Burncycle, bot: int, action: Added, cell: int) -> Verdict:
    """The bot stands on a terminal space that has no chip."""
    if cell != g.bots[bot].cell or cell not in g.floor.terminals or cell in g.terminals:
        return Refused("BC-OBJ-37")
    return ALLOWED


def repair_terminal(g: Burncycle, bot: int, action: Added, cell: int) -> None:
    """The terminal space has its chip again; it works like any other terminal."""
    g.terminals = tuple(sorted((*g.terminals, cell)))


# Rewiring a terminal


def judge_rewiring(g: Burncycle, bot: int, action: Added, cell: int) -> Verdict:
    """The bot stands on a terminal space that has no mainframe, with or without a chip."""
    if cell != g.bots[bot].cell or cell not in g.floor.terminals or cell in g.mainframes:
        return Refused("BC-GEN-04")
    return ALLOWED


def rewire_terminal(g: Burncycle, bot: int, action: Added, cell: int) -> None:
    """The space has a terminal chip that shows its mainframe side (BC-MAINF-01)."""
    g.terminals = tuple(sorted({*g.terminals, cell}))
    g.mainframes = tuple(sorted((*g.mainframes, cell)))
    g.tell(MainframeTurned(cell), cites="BC-MAINF-01")


JUDGES = {
    "place-bead": judge_placing,
    "leave-bead": judge_leaving,
    "repair-terminal": judge_repairing,
    "rewire-terminal": judge_rewiring,
}
DOINGS = {
    "place-bead": place_bead,
    "leave-bead": place_bead,
    "repair-terminal": repair_terminal,
    "rewire-terminal": rewire_terminal,
}
MISSION_ACTION = MissionAction()
