"""Surveillance: a room's bead goes, its dice are rolled, and all results are resolved (BC-SURV-01 to BC-SURV-08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.games.burncycle.bots.power import gain_power
from getaway.games.burncycle.floor.doors import lock
from getaway.games.burncycle.ground.choose import CHOOSE_CELL, CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.ground.effects import chooser
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.settle import asked_for, settle
from getaway.games.burncycle.inventory.imperatives import draw_imperative
from getaway.games.burncycle.security.deploy import deploy_guard
from getaway.games.burncycle.surveil.events import MainframeTurned, ResultResolved, Surveilled
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import Question, Script, chance
from getaway.kit.dice import throw

WHICH_RESULT = Question(
    "which-result",
    (CHOOSE_WHAT,),
    cites=("BC-SURVDIE-03", "BC-SURVDIE-02"),
    others="BC-SURVDIE-03",
    instead={"step": "BC-SURV-05", "stop": "BC-SURV-05"},
    otherwise="BC-FREE-04",
)
WHICH_TERMINAL = choosing("which-terminal", CHOOSE_CELL, "BC-SURVDIE-11")


def surveil(g: Burncycle, room: int, bot: int) -> Script[None]:
    """Roll the infobar's number of dice and resolve the results (BC-MOVE-12).

    `bot` is the one that entered, or NOWHERE where an effect surveils (BC-SURV-08).
    """
    drawn = yield from chance(g, throw("faces", g.floor.rooms[room].dice), seen=None)
    yield from come_up(g, room, bot, tuple([dice().surveillance[face] for face in drawn["faces"]]))


def come_up(g: Burncycle, room: int, bot: int, faces: tuple[str, ...]) -> Script[None]:
    """The bead is removed (BC-MOVE-11), and these faces are resolved before anything else goes on (BC-SURV-05)."""
    g.unseen = tuple([each for each in g.unseen if each != room])
    g.tell(Surveilled(room, bot, faces), cites=("BC-MOVE-11", "BC-MOVE-12"))
    did(g, "surveil", bot, g.floor.rooms[room].cells[0])
    g.later("surveillance", room, bot, " ".join(faces))
    yield from settle(g)


def resolve_results(g: Burncycle, todo: Todo) -> Script[None]:
    """All results are resolved, in the order the player who rolled likes (BC-SURVDIE-02, BC-SURVDIE-03).

    What is left waits in the state; it comes after whatever the first result leads to.
    """
    room, bot, faces = todo.a, todo.b, todo.what.split()
    asking = choose(g, WHICH_RESULT, dict.fromkeys(faces), by=chooser(g, bot), about=bot)
    face = yield from asked_for(g, todo, asking)
    faces.remove(face)
    rest = Todo("surveillance", room, bot, " ".join(faces))
    if faces:
        g.todo = (*g.todo, rest)
    g.tell(ResultResolved(room, bot, face), cites="BC-SURVDIE-02")
    yield from RESULTS[face](g, room, bot)
    if faces:
        g.todo = (*[each for each in g.todo if each != rest], rest)
    g.frame()


# The results


def guard(g: Burncycle, room: int, bot: int) -> Script[None]:
    """A random guard of the floor's level for the room's post (BC-POST-11), A before B (BC-POST-13).

    Such posts are empty until then (BC-POST-10); in a room without one nothing happens (BC-POST-12).
    If the post is taken it stands on the closest free space (BC-SURVDIE-07); it is aware at once (BC-SURVDIE-09).
    """
    posts = g.floor.rooms[room].room_posts
    if not posts:
        return
    filled = [unit.post for unit in g.units]
    post = next((post for post in posts if post.cell not in filled), posts[0])
    yield from deploy_guard(g, post, g.level, by=chooser(g, bot))


def mainframe(g: Burncycle, room: int, bot: int) -> Script[None]:
    """A terminal chip of the room is turned over, of several the one chosen (BC-SURVDIE-11, BC-SURVDIE-12)."""
    cells = [cell for cell in terminals_to_turn(g) if g.floor.room_of[cell] == room]
    yield from asked_for(g, Todo("surveillance", room, bot, "mainframe"), turn_to_mainframe(g, bot, cells))


def powercell(g: Burncycle, _room: int, bot: int) -> Script[None]:
    """The surveilling bot gains 1 power (BC-SURVDIE-13); without one no bot does (BC-SURV-08)."""
    yield from ()
    if bot != NOWHERE:
        gain_power(g, bot, 1, "BC-SURVDIE-13")


def autolock(g: Burncycle, room: int, _bot: int) -> Script[None]:
    """All doors of the room are locked (BC-SURVDIE-14), behind the bot too (BC-SURVDIE-16).

    Destroyed walls stay open (BC-SURVDIE-15).
    """
    yield from ()
    for door in g.floor.rooms[room].doors:
        lock(g, door, "BC-SURVDIE-14")


def imperative(g: Burncycle, _room: int, bot: int) -> Script[None]:
    """An agent that surveilled draws an imperative, unless it has one (BC-IMP-03); no other bot does (BC-IMP-06)."""
    yield from draw_imperative(g, bot, "BC-IMP-03")


RESULTS: Final[dict[str, Callable[[Burncycle, int, int], Script[None]]]] = {
    "guard": guard,
    "mainframe": mainframe,
    "powercell": powercell,
    "autolock": autolock,
    "imperative": imperative,
}
"""What each face of the surveillance die does (BC-SURVDIE-04)."""


# Mainframes


def terminals_to_turn(g: Burncycle) -> list[int]:
    """The terminal chips that still show their front."""
    return [cell for cell in g.terminals if cell not in g.mainframes]


def turn_to_mainframe(g: Burncycle, bot: int, cells: list[int]) -> Script[None]:
    """One of these terminal chips is turned to its mainframe side, if there is any (BC-MAINF-01)."""
    if not cells:
        return
    cell = yield from choose(g, WHICH_TERMINAL, cells, by=chooser(g, bot), about=bot)
    g.mainframes = tuple(sorted((*g.mainframes, cell)))
    g.tell(MainframeTurned(cell), cites="BC-MAINF-01")
