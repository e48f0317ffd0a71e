"""The Commander: pay a cell to reveal a programmed card, and discard it if it is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from getaway.games.bombsquad.battery.cells import cells_left, in_cells, pay
from getaway.games.bombsquad.ground.leave import LEAVE_IT
from getaway.games.bombsquad.ground.piles import discard, show
from getaway.games.bombsquad.roles.events import Revealed, Unprogrammed
from getaway.games.bombsquad.table.arguments import SLOT
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import end_turn
from getaway.kernel import ALLOWED, USUAL, Act, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask
from getaway.kit.zones import without

REVEAL_COST = 1


def face_down(g: BombSquad) -> tuple[int, ...]:
    """The slots whose cards lie face down."""
    return tuple([slot for slot in range(len(g.frame)) if not g.shown >> slot & 1])


class Reveal(Verb[BombSquad]):
    """As a turn action pay 1 cell to turn one programmed card up (BS-ROLE-16)."""

    name = "reveal"
    arguments = (SLOT,)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        able = g.has_role(seat, "role_commander") and cells_left(g) >= REVEAL_COST
        return ALLOWED if able and wish[SLOT] in face_down(g) else Refused("BS-ROLE-16", slot=wish[SLOT])

    def options(self, g: BombSquad, seat: Seat) -> Act | None:
        if not g.has_role(seat, "role_commander") or cells_left(g) < REVEAL_COST:
            return None
        return Act("reveal", One("slot", face_down(g)))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        return [Wish("reveal", slot=0)] if g.has_role(seat, "role_commander") else []

    def cost(self, g: BombSquad, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return in_cells(REVEAL_COST)

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """It is shown to all and stays face up, unless the Commander discards it (BS-ROLE-17)."""
        yield from ()
        slot = wish[SLOT]
        pay(g, REVEAL_COST, cites="BS-ROLE-16")
        g.shown |= 1 << slot
        show(g, g.frame[slot], g.everybody)
        g.tell(Revealed(seat, slot, DECK[g.frame[slot]]), cites="BS-ROLE-16")
        g.phase, g.pending = "revealed", slot


def after_reveal(g: BombSquad) -> Script[None]:
    """The Commander keeps the card or discards it, and the turn ends."""
    wish = yield from ask(g, g.active, AFTER_REVEALING)
    slot, g.pending = g.pending, -1
    if wish.verb == "unprogram":
        unprogram(g, g.active, slot)
    end_turn(g)


def unprogram(g: BombSquad, seat: Seat, slot: int) -> None:
    """Discard the card; those to its right move one slot left (BS-ROLE-17)."""
    card = g.frame[slot]
    g.frame = without(g.frame, slot)
    g.shown = g.shown & ((1 << slot) - 1) | g.shown >> slot + 1 << slot
    discard(g, card)
    g.tell(Unprogrammed(seat, slot, DECK[card]), cites="BS-ROLE-17")


class Unprogram(Verb[BombSquad]):
    """Discard the card just revealed."""

    name = "unprogram"
    rank = USUAL

    def piece(self, g: BombSquad, seat: Seat) -> str:
        return f"slot:{g.pending}"

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _UNPROGRAM


_UNPROGRAM = Act("unprogram")
REVEAL, UNPROGRAM = Reveal(), Unprogram()
AFTER_REVEALING = Question(
    "revealed", (UNPROGRAM, LEAVE_IT), cites=("BS-ROLE-17",), others="BS-FEATURE-01", otherwise="BS-TURN-01"
)
