"""Deathmatch: the competitive game on maps where rivals meet sooner."""

from __future__ import annotations

import pytest
from tests.rules.breach.setup.opening import drawn, new
from tests.rules.breach.table import arrange, asked, can, do, g, node, refused, told

from getaway.games.breach.firewall.events import CardRevealed, PasswordGiven
from getaway.games.breach.turn.events import TurnBegan
from getaway.kernel import Match

MIDDLES = [
    (1, [(1, 0), (5, 1), (7, 2), (3, 3)]),
    (2, [(1, 0), (5, 1), (7, 2), (3, 3)]),
    (3, [(1, 0), (5, 1), (7, 2), (3, 3)]),
    (4, [(1, 0), (7, 1), (10, 2), (4, 3)]),
]
WHOLE = {"C00": "bio", "C01": "science", "C10": "politics", "C11": "crypto"}
THREE = {"N1": "politics", "E1": "bio", "S0": "science", "W0": "crypto"}
LARGE = {"C00": "crypto", "C01": "bio", "C11": "science", "C12": "politics"}
FOUR = {
    "N1": "crypto",
    "S1": "politics",
    "N2": "bio",
    "S0": "science",
    "N0": "politics",
    "S2": "crypto",
    "E0": "bio",
    "W1": "science",
}


def laid(match: Match) -> dict[str, str]:
    """The tokens on nodes, by the node's name."""
    state = g(match)
    return {each.name: state.tokens[i] for i, each in enumerate(state.grid.nodes) if state.tokens[i]}


@pytest.mark.clause("BR-DM-02", "BR-DM-03")
@pytest.mark.parametrize(
    ("players", "whole", "partial"), [(1, WHOLE, {}), (2, WHOLE, {}), (3, WHOLE, THREE), (4, LARGE, FOUR)]
)
def test_each_number_of_players_has_a_map(players: int, whole: dict[str, str], partial: dict[str, str]) -> None:
    """Information lies where the Deathmatch map has it, and not as in the competitive game."""
    match = new(players, mode="deathmatch")
    assert laid(match) == {**whole, **{name: f"half-{kind}" for name, kind in partial.items()}}
    assert laid(match) != laid(new(players))


@pytest.mark.clause("BR-DM-02")
@pytest.mark.parametrize(("players", "places"), MIDDLES)
def test_gateways_lie_in_the_middle_of_the_sides(players: int, places: list[tuple[int, int]]) -> None:
    """North, east, south and west by priority; Avatars connect there, nearer to each other than at the corners."""
    match = drawn(players, mode="deathmatch")
    assert [(gate.number, gate.room, gate.side) for gate in g(match).gateways] == [
        (i + 1, room, side) for i, (room, side) in enumerate(places)
    ]
    assert sorted(each["room"] for each in can(match, "choose-room")) == sorted(room for room, _ in places)
    assert refused(match, "choose-room", room=0) == "BR-FIRSTCON-02"


@pytest.mark.clause("BR-DM-01")
def test_a_turn_runs_as_in_the_competitive_game() -> None:
    """Seven actions in the Action Phase, then Configuration, then Trace; then it is the next player's turn."""
    around = {0: [0], 1: [0], 3: [0], 4: [0]}
    seats = [{"at": 4, "boxes": [0]}, {"at": 4}]
    match = arrange(2, mode="deathmatch", infected=around, seats=seats)
    actions = {"move", "attack", "shield", "infect", "develop", "configure", "log-out"}
    assert actions <= {wish.verb for wish in match.asks[0].choice}
    assert refused(match, "trace", node=0) == "BR-TRACE-01"
    do(match, "end-actions")
    assert asked(match) == "configure"
    do(match, "end-configuring")
    assert asked(match) == "trace"
    do(match, "trace", node=node(match, "C00"))
    assert g(match).seats[0].disk == ("bio",)
    assert told(match, TurnBegan) == [TurnBegan(1)]


@pytest.mark.clause("BR-DM-01")
def test_the_firewall_has_its_turn_too() -> None:
    """After the last player the Password goes on and each connected player reveals a card."""
    match = arrange(2, "squirm", "ping", mode="deathmatch", phase="trace", active=1, track=(1, 0, 0))
    assert [event.seat for event in told(match, PasswordGiven)] == [1]
    assert [(event.seat, event.card) for event in told(match, CardRevealed)] == [(1, "squirm"), (0, "ping")]
    assert g(match).round == 2
