"""Information on the Hard Disk, and the marks it covers."""

from __future__ import annotations

from getaway.games.breach.ground.choose import CHOOSE_TOKEN, choose, choosing
from getaway.games.breach.ground.effects import Cites, do_effect
from getaway.games.breach.sheet.events import InformationGained, InformationLeft, MarkCovered
from getaway.games.breach.sheet.objectives import check_victory
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import TOKENS, Effect, interface
from getaway.kernel import Script, Seat
from getaway.kit.zones import put

KEEP_ALL = "keep"


def partials_left(g: Breach, kind: str) -> int:
    """The partial tokens of a type in the Reserve."""
    return g.reserve[TOKENS.index(f"half-{kind}")]


def to_reserve(g: Breach, token: str, n: int = 1) -> None:
    """A token goes to the Reserve, or with n = -1 leaves it."""
    place = TOKENS.index(token)
    g.reserve = put(g.reserve, place, g.reserve[place] + n)


def from_reserve(g: Breach, seat: Seat, token: str, cites: Cites) -> Script[None]:
    """A token of the Reserve is gained."""
    to_reserve(g, token, -1)
    yield from gain(g, seat, token, cites)


def gain(g: Breach, seat: Seat, token: str, cites: Cites) -> Script[None]:
    """A token is stored; a completed Objective ends the game before a mark it covers moves a cube (BR-END-04)."""
    mark = yield from store(g, seat, token, cites)
    check_victory(g)
    yield from resolve_mark(g, seat, mark)


WHAT_TO_DROP = choosing("which-token-to-drop", CHOOSE_TOKEN, "BR-HDCPU-02")


def store(g: Breach, seat: Seat, token: str, cites: Cites) -> Script[int]:
    """Put a token in the leftmost free box (BR-HDCPU-01, BR-CPI-05); a full Hard Disk may make room (BR-HDCPU-02).

    Return the mark that it covers first of all.
    """
    disk = g.seats[seat].disk
    if len(disk) < len(interface().cpu):
        g.set_seat(seat, disk=(*disk, token))
        g.tell(InformationGained(seat, token), cites=cites)
        return cover_mark(g, seat)
    to_reserve(g, token)
    dropped = yield from choose(
        g, seat, WHAT_TO_DROP, lambda: (*dict.fromkeys(g.seats[seat].disk), KEEP_ALL), about=token
    )
    if dropped == KEEP_ALL:
        g.tell(InformationLeft(seat, token), cites="BR-HDCPU-02")
    else:
        to_reserve(g, dropped)
        to_reserve(g, token, -1)
        disk = g.seats[seat].disk
        g.set_seat(seat, disk=put(disk, disk.index(dropped), token))
        g.tell(InformationGained(seat, token, dropped), cites=("BR-HDCPU-02",))
    return NO_MARK


NO_MARK = 0


def cover_mark(g: Breach, seat: Seat) -> int:
    """The mark, 1 or 2, that the last token covers as the first of the game (BR-HDCPU-06, BR-HDCPU-08).

    A mark that was covered before does nothing (BR-HDCPU-07, BR-HDCPU-09).
    """
    marks = interface().marks
    box = len(g.seats[seat].disk)
    if box not in marks or g.marks[marks.index(box)]:
        return NO_MARK
    first, second = put(g.marks, marks.index(box), True)
    g.marks = (first, second)
    return marks.index(box) + 1


def resolve_mark(g: Breach, seat: Seat, mark: int) -> Script[None]:
    """The player who covered a mark first advances the ICE cube of its track (BR-HDCPU-06, BR-HDCPU-08)."""
    if mark != NO_MARK:
        cites = ("BR-HDCPU-06", "BR-HDCPU-08")[mark - 1]
        g.tell(MarkCovered(seat, mark), cites=cites)
        yield from do_effect(g, seat, Effect("advance", what=interface().mark_track), cites)
