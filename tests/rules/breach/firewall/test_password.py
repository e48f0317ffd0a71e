"""The Password Phase: the token goes counter-clockwise."""

from __future__ import annotations

import pytest
from tests.rules.breach.firewall.watch import STILL, STILL_TOO
from tests.rules.breach.table import arrange, asked, cited, g, told, whom

from getaway.games.breach.firewall.events import CardRevealed, PasswordGiven
from getaway.games.breach.turn.events import RoundBegan, TurnBegan
from getaway.kernel import Match

DECK = ("circle", "lash", STILL, STILL_TOO)


def firewall(players: int, holder: int) -> Match:
    """The Firewall's turn begins; the cards advance no track and find no ICE."""
    return arrange(players, *DECK[:players], phase="password", password=holder, deck=DECK)


@pytest.mark.clause("BR-FWPASS-01")
@pytest.mark.parametrize(("players", "before", "after"), [(4, 1, 0), (4, 0, 3), (3, 2, 1), (2, 0, 1), (1, 0, 0)])
def test_the_password_goes_counter_clockwise(players: int, before: int, after: int) -> None:
    """From seat 1 of 4 to seat 0, from there to the last seat; alone one keeps it."""
    match = firewall(players, before)
    assert g(match).password == after
    assert told(match, PasswordGiven) == [PasswordGiven(after)]
    assert cited(match, PasswordGiven) == [("BR-FWPASS-01",)]


@pytest.mark.clause("BR-FWPASS-02")
def test_the_new_holder_reveals_first() -> None:
    """Seat 1 hands the Password to seat 0, who reveals the first card, not seat 1."""
    match = firewall(4, 1)
    assert [event.seat for event in told(match, CardRevealed)] == [0, 1, 2, 3]


@pytest.mark.clause("BR-FWPASS-03")
def test_the_new_holder_begins_the_next_round() -> None:
    """After the Firewall's turn seat 3, which got the Password of seat 0, takes the first turn of round 2."""
    match = firewall(4, 0)
    assert told(match, RoundBegan) == [RoundBegan(2)]
    assert [event.seat for event in told(match, TurnBegan)] == [3]
    assert (g(match).active, whom(match), asked(match)) == (3, 3, "act")
