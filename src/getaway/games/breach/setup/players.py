"""Choosing Avatars and Breachers, and preparing the interfaces."""

from __future__ import annotations

from typing import Any

from getaway.games.breach.ground.choose import CHOOSE_CARD, CHOOSE_COLOUR, CHOOSE_WHAT, choose, choosing
from getaway.games.breach.malware.hands import all_cards, draw
from getaway.games.breach.setup.events import (
    AvatarChosen,
    BreacherChosen,
    InterfaceChosen,
    ObjectiveDealt,
    ProgramChosen,
)
from getaway.games.breach.setup.unpacking import asked
from getaway.games.breach.sheet.cubes import take_cube
from getaway.games.breach.table.model import HIDDEN, Breach
from getaway.games.breach.table.parts import COLOURS
from getaway.games.breach.table.pieces import avatars, breachers, objectives, program_of, supplies
from getaway.kernel import One, Script, Seat, chance, pick
from getaway.kit.zones import put

WHICH_AVATAR = choosing("which-avatar", CHOOSE_CARD, ("BR-SETAV-02", "BR-SETAV-01"), others="BR-SETAV-01")
WHICH_BREACHER = choosing("which-breacher", CHOOSE_CARD, ("BR-SETBR-02", "BR-SETBR-01"), others="BR-SETBR-01")
WHICH_INTERFACE = choosing("which-interface", CHOOSE_COLOUR, "BR-SETIF-01")
WHICH_PROGRAM = choosing("which-program", CHOOSE_WHAT, "BR-SETIF-06")
WHICH_CUBE = choosing("which-starting-cube", CHOOSE_COLOUR, "BR-SETIF-09")


def choose_avatars(g: Breach) -> Script[None]:
    """From the Password holder clockwise (BR-SETAV-01), each Avatar once (BR-SETAV-02)."""
    for seat in g.clockwise(g.password):
        left = [name for name in avatars() if all(player.avatar != name for player in g.seats)]
        name = yield from one_of(g, seat, WHICH_AVATAR, left)
        g.set_seat(seat, avatar=name)
        g.tell(AvatarChosen(seat, name), cites="BR-SETAV-01")
    g.phase = "setup-breachers"


def choose_breachers(g: Breach) -> Script[None]:
    """From the player before the Password holder counter-clockwise (BR-SETBR-01), each Breacher once (BR-SETBR-02)."""
    for seat in reversed(g.clockwise(g.password)):
        left = [name for name in breachers() if all(player.breacher != name for player in g.seats)]
        name = yield from one_of(g, seat, WHICH_BREACHER, left)
        g.set_seat(seat, breacher=name)
        g.tell(BreacherChosen(seat, name), cites="BR-SETBR-01")
    g.phase = "setup-interfaces"


def one_of(g: Breach, seat: Seat, question: Any, items: list[str]) -> Script[str]:  # noqa: ANN401 - a question
    """Chosen by the player, or drawn where the table leaves it to chance."""
    if asked(g, "team") == "random":
        name: str = yield from pick(g, tuple(items))
        return name
    chosen: str = yield from choose(g, seat, question, items)
    return chosen


def prepare_interfaces(g: Breach) -> Script[None]:
    """Interface by interface in the order of the book (BR-SETIF-18); then the Password holder begins (BR-SETIF-17)."""
    for seat in g.clockwise(g.password):
        left = [each for each in supplies().interfaces if all(player.colour != each for player in g.seats)]
        colour = yield from one_of(g, seat, WHICH_INTERFACE, left)
        g.set_seat(seat, colour=colour)
        g.tell(InterfaceChosen(seat, colour), cites="BR-SETIF-01")
    for seat in g.clockwise(g.password):
        yield from prepare(g, seat)
    g.playing = ()
    g.active, g.phase = g.password, "turn"


def prepare(g: Breach, seat: Seat) -> Script[None]:
    """Program, deck, cubes, first card and Objective of a player (BR-SETIF-05 to BR-SETIF-13)."""
    player = g.seats[seat]
    programs = [program_of(player.avatar), program_of(player.breacher)]
    program = yield from one_of(g, seat, WHICH_PROGRAM, programs)
    g.set_seat(seat, side=programs.index(program))
    g.tell(ProgramChosen(seat, program), cites="BR-SETIF-06")
    g.decks = put(g.decks, seat, all_cards(player.avatar, player.breacher))
    start = avatars()[player.avatar].start
    for colour, name in enumerate(COLOURS):
        for _ in range(start[name]):
            take_cube(g, seat, colour, "BR-SETIF-08")
    for _ in range(start["any"]):
        chosen = yield from one_of(g, seat, WHICH_CUBE, list(COLOURS))
        take_cube(g, seat, COLOURS.index(chosen), "BR-SETIF-09")
    yield from draw(g, seat, 1)
    left = tuple([card for card in objectives() if (card,) not in g.objectives])
    drawn = yield from chance(g, One("item", left), seen=(seat,))
    g.objectives = put(g.objectives, seat, (drawn["item"],))
    told = ObjectiveDealt(seat, drawn["item"])
    g.tell(told, to=(seat,), otherwise=ObjectiveDealt(seat, HIDDEN), cites="BR-SETIF-13")
