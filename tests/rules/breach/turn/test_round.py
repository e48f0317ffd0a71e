"""Rounds and turns: whose turn it is, phases in order, and the actions of the Action Phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, to_the_end_of_turn, told, whom

from getaway.games.breach.firewall.events import CardRevealed, PasswordGiven
from getaway.games.breach.turn.events import RoundBegan, TurnBegan, TurnEnded
from getaway.kernel import Match
from getaway.kernel.stream import Told

FAR = ({"at": 0}, {"at": 2}, {"at": 8})
ACTIONS: tuple[tuple[str, dict[str, Any]], ...]
ACTIONS = (("infect", {}), ("move", {"to": "attack"}), ("configure", {"what": "draw"}), ("log-out", {}))


def story(match: Match) -> list[str]:
    """Turns and phases as they were told, by name."""
    kinds = (TurnBegan, TurnEnded, PasswordGiven, CardRevealed, RoundBegan)
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [f"{type(each).__name__} {getattr(each, 'seat', '')}".strip() for each in events if isinstance(each, kinds)]


# Rounds


@pytest.mark.clause("BR-ROUND-01")
def test_after_a_round_comes_the_next() -> None:
    """The Firewall's turn ends without an end of the game: round 2 begins with a turn."""
    match = arrange(2, "burrow", "burrow", password=1, active=0, seats=FAR[:2], deck=("burrow", "burrow"))
    assert g(match).round == 1
    to_the_end_of_turn(match)
    assert told(match, RoundBegan) == [RoundBegan(2)]
    assert (g(match).round, asked(match)) == (2, "act")


@pytest.mark.clause("BR-ROUND-01")
def test_an_end_condition_ends_the_sequence() -> None:
    """The Guardian removes the last Gateway: no further round begins."""
    match = arrange(
        2, "cordon", phase="password", gateways={4: (6, 3)}, deck=("cordon",), seats=FAR[:2],
        ice=[{"name": "xan4th", "at": 6}],
    )  # fmt: skip
    assert (g(match).phase, g(match).result) == ("over", "gateways")
    assert told(match, RoundBegan) == []


@pytest.mark.clause("BR-ROUND-02")
def test_from_the_password_holder_clockwise_then_the_firewall() -> None:
    """Three players, the Password at seat 2: turns are 2, 0, 1, then the Firewall's."""
    match = arrange(3, password=2, active=2, phase="turn", seats=FAR, deck=("burrow",) * 3)
    for seat in (2, 0, 1):
        assert (whom(match), g(match).active) == (seat, seat)
        assert refused(match, "infect", seat=(seat + 1) % 3) == "BR-ROUND-02"
        assert told(match, PasswordGiven) == []
        to_the_end_of_turn(match)
    assert story(match)[:8] == [
        *("TurnBegan 2", "TurnEnded 2", "TurnBegan 0", "TurnEnded 0", "TurnBegan 1", "TurnEnded 1"),
        *("PasswordGiven 1", "CardRevealed 1"),
    ]


@pytest.mark.clause("BR-ROUND-02")
def test_the_next_round_begins_with_the_new_password_holder() -> None:
    """Every player has one turn in a round, no matter who begins."""
    match = arrange(3, password=0, active=2, seats=FAR, deck=("burrow",) * 6)
    to_the_end_of_turn(match)
    assert g(match).password == 2
    for seat in (2, 0, 1):
        assert whom(match) == seat
        to_the_end_of_turn(match)
    assert [each.seat for each in told(match, TurnEnded)] == [2, 2, 0, 1]


@pytest.mark.clause("BR-ROUND-03")
def test_a_turn_goes_from_action_to_configuration_to_trace() -> None:
    """Each phase refuses what belongs to the others."""
    match = arrange(phase="turn", infected={0: [0], 1: [0]}, seats=[{}, {"at": 8}])
    assert g(match).phase == "act"
    assert refused(match, "trace", node=4) == "BR-TRACE-01"
    assert refused(match, "end-turn") == "BR-ROUND-03"
    do(match, "end-actions")
    assert g(match).phase == "configure"
    assert refused(match, "infect") == "BR-ROUND-03"
    assert refused(match, "trace", node=4) == "BR-TRACE-01"
    do(match, "end-configuring")
    assert g(match).phase == "trace"
    assert refused(match, "configure", what="draw") == "BR-ROUND-03"
    assert refused(match, "infect") == "BR-ROUND-03"
    do(match, "end-turn")
    assert (g(match).phase, whom(match)) == ("act", 1)


@pytest.mark.clause("BR-ROUND-04")
def test_the_firewalls_turn_goes_from_password_to_activation() -> None:
    """The Password is handed on before the first card, and its new holder reveals that card."""
    match = arrange(2, password=1, active=0, seats=FAR[:2], deck=("burrow",) * 2)
    to_the_end_of_turn(match)
    assert story(match) == [
        *("TurnEnded 0", "PasswordGiven 0", "CardRevealed 0", "CardRevealed 1", "RoundBegan", "TurnBegan 0")
    ]


# The Action Phase


@pytest.mark.clause("BR-ACTPH-01")
@pytest.mark.parametrize(("last", "question"), [(-1, "where-to-connect"), (4, "where-to-reconnect")])
def test_a_disconnected_avatar_comes_into_the_database_first(last: int, question: str) -> None:
    """On the first turn by First Connection, later by Reconnection; an action must wait."""
    match = arrange(phase="turn", round=3, seats=[{"at": None, "last": last}])
    assert asked(match) == question
    assert refused(match, "infect") == "BR-ACTPH-06"
    assert refused(match, "end-actions") == "BR-ACTPH-06"
    do(match, "choose-room", room=0)
    assert (asked(match), player(match).room) == ("act", 0)


@pytest.mark.clause("BR-ACTPH-02")
@pytest.mark.parametrize(
    ("disk", "click"),
    [
        ((), 3),
        (("bio",), 3),
        (("half-bio",) * 2, 3),
        (("half-bio",) * 4, 3),
        (("half-bio",) * 5, 4),
        (("half-bio",) * 6, 4),
    ],
)
def test_as_many_actions_as_the_click_allows(disk: tuple[str, ...], click: int) -> None:
    """After this many actions no other is legal, though a Cheat still is."""
    match = arrange(2, *["virus"] * 6, seats=[{"disk": disk, "ready": ("slide",)}, {"at": 8}])
    for done in range(click):
        assert g(match).clicks == done
        do(match, "infect")
    for verb, args in ACTIONS:
        assert can(match, verb) == []
        assert refused(match, verb, **args) == "BR-ACTPH-02"
    assert can(match, "cheat") == [{"cheat": "slide"}]


@pytest.mark.clause("BR-ACTPH-04")
def test_the_same_action_may_be_repeated() -> None:
    """Infect twice, then Configure twice."""
    match = arrange(2, "virus", "virus", "overclock", seats=[{"disk": ("half-bio",) * 5}])
    do(match, "infect")
    do(match, "infect")
    do(match, "configure", what="draw")
    assert g(match).clicks == 3
    do(match, "configure", what="draw")
    assert len(g(match).hands[0]) == 2


@pytest.mark.clause("BR-ACTPH-05")
@pytest.mark.parametrize("done", [0, 1, 2])
def test_actions_may_be_left_unused(done: int) -> None:
    """With actions left the player ends the phase."""
    match = arrange(2, *["virus"] * 3)
    for _ in range(done):
        do(match, "infect")
    assert can(match, "infect")
    do(match, "end-actions")
    assert g(match).phase == "configure"


@pytest.mark.clause("BR-ACTPH-06")
def test_an_action_is_resolved_before_the_next() -> None:
    """With MP left Infect and the rest are refused until the Move ends."""
    match = arrange(2, "virus", rooms={0: "v-1", 1: "v-4"})
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert g(match).moves[-1].mp > 0
    for verb, args in ACTIONS:
        assert refused(match, verb, **args) == "BR-ACTPH-06"
    do(match, "stop")
    do(match, "infect")
    assert g(match).infected[1] == 1
