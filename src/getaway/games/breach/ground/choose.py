"""Choices among things that everybody sees, with one verb for each kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, CATEGORIES, NOWHERE, TAKE_NONE, Pending
from getaway.games.breach.table.pieces import malware, type_of
from getaway.kernel import USUAL, Question, Script, Seat, ask_any, own
from getaway.kit import verbs
from getaway.kit.verbs import Choose, kind_of


class Pick(Choose):
    """A choice among things on the table: what a click on one of them means."""

    rank = USUAL


class Turn(Pick):
    """How a room is oriented: all options belong to that room."""

    def piece(self, g: Breach, seat: Seat) -> str | None:
        return None if g.pending is None else f"room:{g.pending.about}"


def nothing_else(g: Breach, seat: Seat, value: int) -> str | None:
    """No thing besides the piece."""
    return None


def room_named(g: Breach, seat: Seat, room: int) -> str | None:
    """A room, or none of them."""
    return f"room:{room}" if room != NOWHERE else None


def virus_named(g: Breach, seat: Seat, virus: int) -> str | None:
    """A Virus by where it is, or none of them."""
    return f"virus:{virus}" if virus != TAKE_NONE else None


def box_named(g: Breach, seat: Seat, colour: str) -> str | None:
    """The box that a cube of a colour goes to; the colour of an interface names none."""
    return f"box:{seat}:{colour}" if colour in BOXES else None


def track_or_card(g: Breach, seat: Seat, what: str) -> str | None:
    """A track, or a Program at set-up; effects to choose from aren't on the table."""
    if what in CATEGORIES:
        return f"track:{what}"
    return f"card:{what}" if what in malware() else None


def token_found(g: Breach, seat: Seat, token: str) -> str | None:
    """A token in the Hard Disk that the choice is about, yours or another's; without one, in the Reserve."""
    about = NOWHERE if g.pending is None else g.pending.about
    if about == NOWHERE:
        return f"reserve:{token}"
    owner = about if isinstance(about, int) else seat
    disk = g.seats[owner].disk
    same = [i for i, held in enumerate(disk) if held == token]
    found = same or [i for i, held in enumerate(disk) if type_of(held) == type_of(token)]
    return f"disk:{owner}:{found[0]}" if found else None


CHOOSE_ROOM = Pick("room", int, room_named)
CHOOSE_TURN = Turn("turn", int, nothing_else)
CHOOSE_MODEL = Pick("model", int, "model")
CHOOSE_SEAT = Pick("seat", int, "seat")
CHOOSE_NODE = Pick("node", int, "node")
CHOOSE_BORDER = Pick("border", int, "border")
CHOOSE_EDGE = Pick("edge", int, "edge")
CHOOSE_GATEWAY = Pick("gateway", int, "gateway")
CHOOSE_VIRUS = Pick("virus", int, virus_named)
CHOOSE_COLOUR = Pick("colour", str, box_named)
CHOOSE_BOX = Pick("box", str, own("box"))
CHOOSE_TOKEN = Pick("token", str, token_found)
CHOOSE_CARD = Pick("card", str, "card")
CHOOSE_WHAT = Pick("what", str, track_or_card)
VERBS = (
    *(CHOOSE_ROOM, CHOOSE_TURN, CHOOSE_MODEL, CHOOSE_SEAT, CHOOSE_NODE, CHOOSE_BORDER, CHOOSE_EDGE, CHOOSE_GATEWAY),
    *(CHOOSE_VIRUS, CHOOSE_COLOUR, CHOOSE_BOX, CHOOSE_TOKEN, CHOOSE_CARD, CHOOSE_WHAT),
)


def choosing(name: str, verb: Choose, cites: str | tuple[str, ...], *, others: str = "") -> Question:
    """A question that lets a player choose: its name finds its text, the clauses say why it is asked."""
    return verbs.choosing(name, verb, cites, others=others, otherwise="BR-ACTPH-06")


def choose(
    g: Breach,
    seat: Seat,
    question: Question,
    items: Iterable[Any] | Callable[[], Iterable[Any]],
    *,
    about: int | str = NOWHERE,
    least: int = 2,
) -> Script[Any]:
    """One of the items, chosen by this seat; fewer than `least` need no question.

    While the question stands, cards may be played that change what there is to choose among: items given as a function
    are looked up again after each. None where nothing is left.
    """
    kind, outer = kind_of(question), g.pending
    fixed = () if callable(items) else tuple(items)

    def asked(g: Breach) -> tuple[Seat, ...]:
        found = tuple(items()) if callable(items) else fixed
        g.pending = Pending(kind, found, question.cites[0], about)
        return (seat,) if len(g.pending.items) >= least else ()

    given = yield from ask_any(g, question, asked)
    found, g.pending = g.pending.items if g.pending is not None else (), outer
    if given is not None:
        return given[1][kind]
    return found[0] if found else None
