"""Program an Instruction Card: put a card of one's hand on the frame."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from getaway.games.bombsquad.activation import begin_activation
from getaway.games.bombsquad.drawing import draw_card, show
from getaway.games.bombsquad.events import Programmed
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import DECK, SLOTS
from getaway.kernel import ALLOWED, HIDDEN, Act, Args, One, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import put, without


@cache
def _cards(cards: int) -> Act:
    return Act("program", One("card", range(cards)))


class Program(Verb[BombSquad]):
    """Choose any one card of one's own hand (BS-PROGRAM-02)."""

    name = "program"
    takes = {"card": int}

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if not 0 <= wish["card"] < len(g.hands[seat]):
            return Refused("BS-PROGRAM-02", card=wish["card"])
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _cards(len(g.hands[seat]))

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The seventh card activates the robot by itself (BS-PROGRAM-05)."""
        if len(g.frame) == SLOTS - 1:
            for wish in _cards(len(g.hands[seat])).wishes():
                yield wish, "BS-PROGRAM-05", {}

    def place(self, g: BombSquad, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        return f"hand:{seat}:{value}"

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Into the first free slot from the left, then draw (BS-PROGRAM-04, BS-PROGRAM-06)."""
        yield from ()
        place, slot = wish["card"], len(g.frame)
        card = g.hands[seat][place]
        g.hands = put(g.hands, seat, without(g.hands[seat], place))
        g.frame = (*g.frame, card)
        lay(g, card, slot)
        g.tell(
            Programmed(seat, place, slot, DECK[card] if g.face_up else HIDDEN),
            cites=("BSX-TRAIN-01" if g.face_up else "BS-PROGRAM-03", "BS-PROGRAM-04"),
        )
        if slot == SLOTS - 1:
            g.owes_draw = True
            begin_activation(g, cites=("BS-PROGRAM-05", "BS-ACTIVATE-03"))
        else:
            draw_card(g, seat, cites="BS-PROGRAM-06")


def lay(g: BombSquad, card: int, slot: int) -> None:
    """Face down it is shown to nobody any more (BS-PROGRAM-03); face up to all (BS-PROGRAM-07, BSX-TRAIN-01)."""
    if g.face_up:
        g.shown |= 1 << slot
        show(g, card, g.everybody)


PROGRAM = Program()
