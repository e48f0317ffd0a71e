"""Program an Instruction Card: put a card from your hand on the frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from getaway.games.bombsquad.activation.activate import activation_cost, begin_activation
from getaway.games.bombsquad.battery.cells import in_cells
from getaway.games.bombsquad.ground.piles import FROM_DISCARDS, draw_card, show
from getaway.games.bombsquad.table.arguments import CARD
from getaway.games.bombsquad.table.pieces import DECK, SLOTS, mission
from getaway.games.bombsquad.table.places import DISCARDS
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.events import Programmed
from getaway.kernel import (
    ALLOWED,
    HIDDEN,
    USUAL,
    Act,
    Args,
    Argument,
    One,
    Refused,
    Rows,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
)
from getaway.kit.zones import put, without

FACE = Argument("face", str, optional=True)


@cache
def _cards(cards: int, *, either_way: bool) -> Act:
    if either_way:
        return Act("program", One("card", range(cards)), Rows(("face",), [(None,), ("up",)]))
    return Act("program", One("card", range(cards)))


class Program(Verb[BombSquad]):
    """Choose any one card of your hand (BS-PROGRAM-02)."""

    name = "program"
    arguments = (CARD, FACE)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if g.no_programming:
            return Refused("BS-NOPROG-05")
        if not 0 <= wish[CARD] < len(g.hands[seat]):
            return Refused("BS-PROGRAM-02", card=wish[CARD])
        if wish.get(FACE) not in ((None, "up") if may_show(g, seat) else (None,)):
            return Refused("BS-ROLE-19" if g.face_up or g.roles else "BS-PROGRAM-03")
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return None if g.no_programming else _cards(len(g.hands[seat]), either_way=may_show(g, seat))

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The seventh card activates the robot (BS-PROGRAM-05)."""
        if len(g.frame) == SLOTS - 1 and not g.no_programming:
            yield Wish("program"), "BS-PROGRAM-05", {}

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return cost_of_filling(g)

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Into the first free slot from the left, then draw (BS-PROGRAM-04, BS-PROGRAM-06)."""
        yield from ()
        place = wish[CARD]
        card = g.hands[seat][place]
        g.hands = put(g.hands, seat, without(g.hands[seat], place))
        lay(g, seat, place, card, up=g.face_up or wish.get(FACE) == "up")
        if len(g.frame) == SLOTS:
            g.owes_draw = True
            begin_activation(g, cites=("BS-PROGRAM-05", "BS-ACTIVATE-03"))
        else:
            draw_card(g, seat, cites="BS-PROGRAM-06")


def cost_of_filling(g: BombSquad) -> Mapping[str, int]:
    """The seventh card activates the robot, and all seven are paid for (BS-PROGRAM-05, BS-ACTIVATE-10)."""
    return in_cells(activation_cost(g, SLOTS)) if len(g.frame) == SLOTS - 1 else {}


def may_show(g: BombSquad, seat: Seat) -> bool:
    """The Field Agent may place the cards face up where others place them face down (BS-ROLE-19)."""
    return not g.face_up and g.has_role(seat, "role_field_agent")


class ProgramTop(Verb[BombSquad]):
    """The Sergeant may program the top card of the discard pile instead of one of the hand (BS-ROLE-07)."""

    name = "program_top"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return DISCARDS

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if g.no_programming:
            return Refused("BS-NOPROG-05")
        able = g.has_role(seat, "role_sergeant") and g.discards
        return ALLOWED if able else Refused("BS-ROLE-07")

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        able = g.has_role(seat, "role_sergeant") and g.discards and not g.no_programming
        return _PROGRAM_TOP if able else None

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        return [Wish("program_top")] if g.has_role(seat, "role_sergeant") else []

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The seventh card activates the robot (BS-PROGRAM-05)."""
        if self.options(g, seat) and len(g.frame) == SLOTS - 1:
            yield Wish("program_top"), "BS-PROGRAM-05", {}

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return cost_of_filling(g)

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Under the normal face rule and without drawing."""
        yield from ()
        card, g.discards = g.discards[-1], g.discards[:-1]
        lay(g, seat, FROM_DISCARDS, card, up=g.face_up)
        if len(g.frame) == SLOTS:
            begin_activation(g, cites=("BS-PROGRAM-05", "BS-ACTIVATE-03"))


def lay(g: BombSquad, seat: Seat, place: int, card: int, *, up: bool) -> None:
    """Lay a card on the frame.

    Face down, no one sees it any more (BS-PROGRAM-03) except the Operator (BS-ROLE-20); face up, everyone
    does (BS-PROGRAM-07, BSX-TRAIN-01). The Information Expert has played a card (BS-ROLE-04).
    """
    slot = len(g.frame)
    g.frame = (*g.frame, card)
    g.owes_bonus = g.has_role(seat, "role_information_expert")
    if up:
        g.shown |= 1 << slot
        show(g, card, g.everybody)
    elif g.roles:
        show(g, card, lookers(g))
    hidden = Programmed(seat, place, slot, HIDDEN)
    told = Programmed(seat, place, slot, DECK[card])
    cites = (why_so(g, up=up), "BS-PROGRAM-04")
    if up:
        g.tell(told, cites=cites)
    else:
        g.tell(told, to=g.seats(lookers(g)), otherwise=hidden, cites=cites)


def why_so(g: BombSquad, *, up: bool) -> str:
    """The rule that puts a card face up or face down."""
    if not up:
        return "BS-PROGRAM-03"
    if not g.face_up:
        return "BS-ROLE-19"
    return "BSX-TRAIN-01" if mission(g.mission).programming == "face_up" else "BS-PROGRAM-07"


def lookers(g: BombSquad) -> int:
    """The bits of the seats that may look at programmed cards at any time (BS-ROLE-20)."""
    return sum(1 << seat for seat in range(g.players) if g.has_role(seat, "role_operator"))


_PROGRAM_TOP = Act("program_top")
PROGRAM, PROGRAM_TOP = Program(), ProgramTop()
