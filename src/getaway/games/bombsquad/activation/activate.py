"""Activation: turning the cards up, how many may be dropped, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from getaway.games.bombsquad.activation.events import Activated
from getaway.games.bombsquad.battery.cells import in_cells, unpayable
from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.ground.piles import show
from getaway.games.bombsquad.table.pieces import COST, DECK
from getaway.games.bombsquad.table.places import FRAME
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import ALLOWED, USUAL, Act, Args, Refused, Script, Seat, Verb, Verdict, Wish

FEW_CARDS = 5
"""With this many programmed cards or fewer, the operator may drop one (BS-ACTIVATE-08)."""


def may_drop(g: BombSquad) -> int:
    """How many cards the operator may drop: one of five or fewer, none of more.

    The Disposal Expert may drop one more (BS-ACTIVATE-08, BS-ACTIVATE-09, BS-ACTIVATE-10, BS-ROLE-18).
    """
    return (1 if len(g.frame) <= FEW_CARDS else 0) + g.has_role(g.active, "role_disposal_expert")


def why_no_more(g: BombSquad) -> str:
    """The rule that limits how many cards this operator may drop."""
    if g.has_role(g.active, "role_disposal_expert"):
        return "BS-ROLE-18"
    return "BS-ACTIVATE-09" if len(g.frame) <= FEW_CARDS else "BS-ACTIVATE-10"


def cost_of(cards: int, *, engineer: bool) -> int:
    """The cells this many cards cost (BS-ACTIVATE-12); two less for the Engineer, never below 0 (BS-ROLE-09)."""
    return max(0, COST[cards] - 2 * engineer)


def activation_cost(g: BombSquad, cards: int) -> int:
    """The cells this many cards cost the operator."""
    return cost_of(cards, engineer=g.has_role(g.active, "role_engineer"))


class Activate(Verb[BombSquad]):
    """Activate the robot as the turn's action, even while slots are free (BS-ACTIVATE-01)."""

    name = "activate"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return FRAME

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        if g.no_programming:
            return Refused("BS-NOPROG-05")
        return ALLOWED if g.frame else Refused("BS-ACTIVATE-17")

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        return _ACTIVATE if g.frame and not g.no_programming else None

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        yield Wish("activate")

    def warnings(self, g: BombSquad, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """The robot may not have the cells, even if the operator drops what they can (BS-BATTERY-04, BS-MULTI-11)."""
        if g.frame:
            yield from unpayable(g, Wish("activate"), activation_cost(g, max(0, len(g.frame) - may_drop(g))))

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        """What all the cards on the frame cost; dropping one makes it cheaper."""
        return in_cells(activation_cost(g, len(g.frame)))

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        begin_activation(g, cites=("BS-ACTIVATE-01", "BS-ACTIVATE-03"))


_ACTIVATE = Act("activate")
ACTIVATE = Activate()


def begin_activation(g: BombSquad, cites: tuple[str, ...]) -> None:
    """The player whose turn it is becomes the operator and turns all cards up (BS-ACTIVATE-03, BS-ACTIVATE-04)."""
    g.phase = "order"
    g.changed_move = g.reached_far = False
    g.shown = (1 << len(g.frame)) - 1
    for card in g.frame:
        show(g, card, g.everybody)
    faces = tuple([DECK[card] for card in g.frame])
    g.tell(Activated(g.active, faces), cites=(*cites, "BS-ACTIVATE-04"))
    act_done(g)
