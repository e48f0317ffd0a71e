"""Credits."""

from __future__ import annotations

from getaway.games.breach.ground.effects import Cites
from getaway.games.breach.table.model import Breach
from getaway.games.breach.tokens.events import CreditsGained, CreditsPaid
from getaway.kernel import Seat


def gain_credits(g: Breach, seat: Seat, n: int, cites: Cites) -> None:
    """Gain Credits of the Reserve, as many as are left (BR-CREDIT-04)."""
    n = min(n, g.credit_reserve)
    g.credit_reserve -= n
    g.set_seat(seat, credits=g.seats[seat].credits + n)
    g.tell(CreditsGained(seat, n), cites=cites)


def pay_credits(g: Breach, seat: Seat, n: int, cites: Cites) -> None:
    """Credits go back to the Reserve."""
    g.credit_reserve += n
    g.set_seat(seat, credits=g.seats[seat].credits - n)
    g.tell(CreditsPaid(seat, n), cites=cites)
