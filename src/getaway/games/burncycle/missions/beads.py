"""Objective beads: laid by missions, taken and carried where a mission says so."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_BOT, CHOOSE_CELL, CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.ground.happenings import Did
from getaway.games.burncycle.ground.settle import asked_for
from getaway.games.burncycle.inventory.inventory import deciders
from getaway.games.burncycle.missions.events import BeadLaid, BeadTaken
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.places import spaces
from getaway.kernel import Script

WHERE_BEAD = choosing("where-the-bead-goes", CHOOSE_CELL, "BC-MISS-12")
TAKE_BEAD = choosing("take-the-bead", CHOOSE_WHAT, ("BC-MISS-12", "BC-BEAD-04"))
WHO_GETS_BEAD = choosing("who-gets-the-bead", CHOOSE_BOT, "BC-MISS-12")


def lay_bead(g: Burncycle, bead: str, cell: int) -> None:
    """Put a bead on a space; it blocks no way (BC-BEAD-03), and beads never run out (BC-BEAD-06)."""
    g.beads = tuple(sorted((*g.beads, (bead, cell))))
    g.tell(BeadLaid(bead, cell), cites="BC-BEAD-02")


def lay_when_complete(g: Burncycle, todo: Todo) -> Script[None]:
    """A complete objective lays its bead on an unoccupied space of the players' choice (BC-MISS-12)."""
    laying = mission_card(g.mission).floors[g.leg].lays[todo.a]
    fitting = spaces(g.floor, laying.where)
    free = [cell for cell in fitting if g.free(cell)] or list(fitting)
    cell = yield from asked_for(g, todo, choose(g, WHERE_BEAD, free))
    lay_bead(g, laying.bead, cell)


# Taking


def for_taking(g: Burncycle) -> tuple[str, ...]:
    """The beads that may be taken on this floor."""
    return mission_card(g.mission).floors[g.leg].takes


def come_upon(g: Burncycle, happened: Did) -> None:
    """A bot that enters the space of a bead for taking may take it."""
    if g.beads and happened.what == "step":
        for bead, cell in g.beads:
            if cell == happened.cell and bead in for_taking(g):
                g.later("bead", happened.bot, cell, bead)


def take_or_leave(g: Burncycle, todo: Todo) -> Script[None]:
    """Its player decides, for the command module the player whose turn it is."""
    bot, cell, bead = todo.a, todo.b, todo.what
    if (bead, cell) not in g.beads or g.bots[bot].cell != cell or not g.bots[bot].acts:
        return
    answer = yield from choose(g, TAKE_BEAD, ("take", "leave"), by=deciders(g, bot), about=bot)
    if answer == "take" and (bead, cell) in g.beads:
        g.beads = tuple([each for each in g.beads if each != (bead, cell)])
        give_bead(g, bot, bead)


def give_bead(g: Burncycle, bot: int, bead: str) -> None:
    """A bead goes onto a bot's mat; one that fills a slot may push a card out (BC-BEAD-04, BC-BEAD-05)."""
    g.set_bot(bot, carries=tuple(sorted((*g.bots[bot].carries, bead))))
    g.tell(BeadTaken(bot, bead), cites=("BC-MISS-12", "BC-BEAD-04"))
    if bead in mission_card(g.mission).heavy:
        g.later("overfull", bot)


def hand_over(g: Burncycle) -> Script[None]:
    """A bead for taking that still lies on the floor when it is left goes to a bot of the players' choice."""
    for bead, cell in g.beads:
        if bead in for_taking(g):
            bot = yield from choose(g, WHO_GETS_BEAD, (*g.everyone, g.module))
            g.beads = tuple([each for each in g.beads if each != (bead, cell)])
            give_bead(g, bot, bead)
            return
