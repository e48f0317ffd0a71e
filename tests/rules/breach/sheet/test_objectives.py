"""Objectives, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, cited, do, g, player, told, whom

from getaway.games.breach import GAME
from getaway.games.breach.firewall.events import GatewaySealed, TrackAdvanced
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.sheet.events import ObjectiveShown
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Match


def buy(match: Match, kind: str) -> None:
    """A partial token for 4 Credits."""
    do(match, "buy", reward="information")
    do(match, "choose-token", token=f"half-{kind}")


OPEN: dict[str, Any] = {"tokens": {}, "marks": (False, False), "track": (0, 0, 1)}
"""Both marks are still open, and the next box of the Guardian track raises the Firewall die."""


def collecting(*disk: str) -> Match:
    """Hugo has these tokens, 8 Credits, and needs 1 whole Bio, 1 whole Science and a partial Crypto."""
    return arrange(2, seats=[{"disk": disk, "credits": 8, "objective": "o01"}], **OPEN)


@pytest.mark.clause("BR-END-02")
def test_two_partial_tokens_are_a_whole_one() -> None:
    """One partial Bio is not enough, with a second the Objective is complete."""
    match = collecting("science", "half-crypto")
    buy(match, "bio")
    assert g(match).phase == "act"
    buy(match, "bio")
    assert (g(match).phase, g(match).winner) == ("over", 0)


@pytest.mark.clause("BR-END-02")
def test_a_whole_token_stands_for_a_partial_one() -> None:
    """A whole Crypto does for the partial one asked for; only Science is missing in half."""
    match = collecting("bio", "half-science", "crypto")
    buy(match, "science")
    assert g(match).winner == 0
    wrong = collecting("bio", "half-science", "politics")
    buy(wrong, "science")
    assert g(wrong).phase == "act"


@pytest.mark.clause("BR-END-04", "BR-END-05")
def test_a_complete_objective_is_revealed_at_once_and_wins() -> None:
    """The last token is placed: nobody is asked, all are shown the Objective, and the game is over."""
    match = collecting("bio", "science")
    assert GAME.view(g(match), 1).objectives[0] == ("hidden",)
    buy(match, "crypto")
    assert [(each.seat, each.objective) for each in told(match, ObjectiveShown, seat=1)] == [(0, "o01")]
    assert match.over
    assert match.outcome.winners == (0,)
    assert cited(match, GameEnded) == [("BR-END-05",)]


@pytest.mark.clause("BR-END-04", "BR-END-05")
def test_it_is_revealed_before_the_mark_it_covers() -> None:
    """The last token is the fourth and covers the second mark: no cube moves any more."""
    match = collecting("bio", "half-politics", "science")
    buy(match, "crypto")
    assert (match.over, g(match).winner) == (True, 0)
    assert (told(match, TrackAdvanced), g(match).die) == ([], 1)
    other = collecting("bio", "half-politics", "science")
    buy(other, "politics")
    assert (told(other, TrackAdvanced), g(other).die) == ([TrackAdvanced("guardian", 2)], 2)


def copied(match: Match, *seats: int) -> None:
    """These players, in this order, copy Crypto from the Avatar just disconnected."""
    for seat in seats:
        assert (asked(match), whom(match)) == ("copy-or-credit", seat)
        do(match, "choose-token", token="half-crypto")


NEARLY = {
    "o01": ("bio", "half-science", "half-science"),
    "o03": ("bio", "half-crypto", "half-science"),
    "o07": ("science", "half-crypto", "half-bio"),
    "o08": ("science", "half-crypto", "half-politics"),
}
"""By Objective, tokens to which only a partial Crypto is missing; with it the second mark is covered."""


@pytest.mark.clause("BR-END-06")
def test_of_several_the_active_player_wins() -> None:
    """In his turn Sturm eliminates Vitruvian; he and Hugo, the Password holder, copy their last token: Sturm wins."""
    seats = [
        {"at": 8, "objective": "o01", "disk": NEARLY["o01"]},
        {"at": 4, "objective": "o07", "disk": NEARLY["o07"], "cubes": {"attack": {"attack": 2}}},
        {"at": 4, "cubes": {}, "viruses": {0: 1, 1: 1}, "disk": ("half-crypto",)},
    ]
    match = arrange(3, seats=seats, active=1, **OPEN)
    do(match, "attack", to="defense")
    do(match, "target", model=2)
    copied(match, 1)
    assert not match.over
    copied(match, 0)
    assert (g(match).winner, told(match, TrackAdvanced)) == (1, [])


def firewall_eliminates(*completers: int) -> Match:
    """Four players, the Password comes to seat 0: a Worm eliminates an Avatar with Viruses of these players."""
    victim = next(seat for seat in (2, 1) if seat not in completers)
    places = zip((0, 3, 11, 8), NEARLY, strict=True)
    seats: list[dict[str, Any]] = [{"at": place, "objective": card} for place, card in places]
    for seat in completers:
        seats[seat]["disk"] = NEARLY[seats[seat]["objective"]]
    seats[victim].update(at=5, cubes={}, viruses=dict.fromkeys(completers, 1), disk=("half-crypto",))
    ice = [{"name": "worm", "at": 5}]
    return arrange(4, "burrow", seats=seats, ice=ice, phase="password", password=1, **OPEN)


@pytest.mark.clause("BR-END-07")
def test_in_the_firewall_turn_the_nearest_counter_clockwise_wins() -> None:
    """The Password is at seat 0; seats 1 and 3 complete at once: seat 3 is the nearest counter-clockwise."""
    match = firewall_eliminates(1, 3)
    assert g(match).password == 0
    copied(match, 1, 3)
    assert (g(match).winner, told(match, TrackAdvanced)) == (3, [])


@pytest.mark.clause("BR-END-07")
def test_the_password_holder_is_the_nearest_of_all() -> None:
    """Seats 0 and 3 complete at once, and seat 0 holds the Password."""
    match = firewall_eliminates(0, 3)
    copied(match, 0, 3)
    assert (g(match).winner, told(match, TrackAdvanced)) == (0, [])


def sealing(gateways: dict[int, tuple[int, int]]) -> Match:
    """The awake Guardian stands at the first Gateway as the Firewall's turn begins."""
    return arrange(2, "lockdown", gateways=gateways, ice=[{"name": "xan4th", "at": 0}], phase="password")


@pytest.mark.clause("BR-END-08", "BR-END-09")
def test_without_gateways_the_game_is_over_and_nobody_wins() -> None:
    """The Guardian removes the last Gateway: the game is over without a winner."""
    match = sealing({4: (0, 0)})
    assert (match.over, g(match).gateways) == (True, ())
    assert (g(match).winner, match.outcome.winners) == (NOWHERE, ())
    assert cited(match, GameEnded)[0][:2] == ("BR-END-08", "BR-END-09")


@pytest.mark.clause("BR-END-08")
def test_with_a_gateway_left_the_game_goes_on() -> None:
    """The Guardian removes one of two Gateways: play goes on."""
    match = sealing({3: (0, 0), 4: (8, 2)})
    assert len(told(match, GatewaySealed)) == 1
    assert [gate.number for gate in g(match).gateways] == [4]
    assert not match.over
    assert player(match).connected
