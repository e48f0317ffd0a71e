"""Set-up of the Database: rooms, Information, Gateways and the Reserve."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.breach.setup.opening import MANY, drawn, new
from tests.rules.breach.table import arrange, can, do, g, node, sees

from getaway.games.breach.table.parts import TYPES
from getaway.games.breach.table.pieces import TOKENS, maps, rooms, supplies
from getaway.kernel import Match

SMALL = sorted(["in-1", "in-2", "tm-1", "tm-2", "gr-1", "gr-2", "v-1", "v-2", "v-3"])


def first_room(seed: int, players: int = 2) -> str:
    """The room that comes up where the first Avatar connects."""
    match = drawn(players, seed)
    do(match, "choose-room", room=0)
    return g(match).codes[0]


def laid(match: Match) -> dict[str, str]:
    """The tokens on nodes, by the node's name."""
    state = g(match)
    return {each.name: state.tokens[i] for i, each in enumerate(state.grid.nodes) if state.tokens[i]}


# Rooms


@pytest.mark.clause("BR-SETDB-02")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_towers_and_a_void_room_are_left_out(players: int) -> None:
    """With up to three players nine rooms are used, and the three others are nowhere."""
    state = g(drawn(players))
    assert sorted(state.unseen) == SMALL
    assert (state.cols, state.rows) == (3, 3)
    assert not {"tw-1", "tw-2", "v-4"} & {*state.unseen, *state.codes}


@pytest.mark.clause("BR-SETDB-03")
def test_the_rooms_come_in_random_order() -> None:
    """Twenty matches show different rooms at the same corner; the same match shows the same."""
    found = [first_room(seed) for seed in MANY]
    assert set(found) <= set(SMALL)
    assert len(set(found)) > 4
    assert found == [first_room(seed) for seed in MANY]


@pytest.mark.clause("BR-SETDB-03")
def test_a_room_that_came_up_does_not_come_again() -> None:
    """Revealed one after another, the nine places hold the nine rooms, each once."""
    match = arrange(
        2, *SMALL[1:], rooms={0: SMALL[0]}, dark=range(1, 9), seats=[{"cubes": {"movement": {"movement": 9}}}]
    )
    assert sorted(g(match).unseen) == SMALL[1:]
    do(match, "move", to="attack")
    do(match, "reveal", room=1)
    assert g(match).codes[1] == SMALL[1]
    assert sorted(g(match).unseen) == SMALL[2:]


@pytest.mark.clause("BR-SETDB-04")
def test_four_players_use_all_rooms() -> None:
    """Twelve rooms in four columns and three rows."""
    state = g(drawn(4))
    assert sorted(state.unseen) == sorted(rooms())
    assert (state.cols, state.rows, len(state.codes)) == (4, 3, 12)
    assert len({first_room(seed, 4) for seed in MANY}) > 4


@pytest.mark.clause("BR-SETDB-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_omega_waits_beside_the_database(players: int) -> None:
    """It is neither among the rooms nor joined to one of them, and nobody can connect there."""
    match = drawn(players)
    state = g(match)
    assert state.omega == -1
    assert "omega" not in (*state.unseen, *state.codes)
    assert {"room": state.grid.size} not in can(match, "choose-room")


@pytest.mark.clause("BR-SETDB-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_rooms_lie_dark(players: int) -> None:
    """No audience knows where a room lies; only which ones are there."""
    match = drawn(players)
    for seat in range(-1, players):
        view = sees(match, seat)
        assert all(view.is_dark(room) for room in range(view.grid.size))
        assert set(view.codes) == {""}
        assert all("(" not in name for name in view.named["room"])


# Information


@pytest.mark.clause("BR-SETDB-07")
@pytest.mark.parametrize(
    ("players", "whole", "partial"),
    [
        (2, {"C00": "science", "C11": "crypto"}, {"N1": "bio", "S0": "bio", "W1": "politics", "E0": "politics"}),
        (
            3,
            {"C00": "science", "C01": "crypto", "C10": "politics"},
            {"N0": "bio", "E1": "bio", "S0": "bio", "S1": "science", "W1": "crypto", "E0": "politics"},
        ),
        (
            4,
            {"C00": "bio", "C02": "science", "C10": "crypto", "C12": "politics"},
            {
                "E1": "bio",
                "S2": "bio",
                "W1": "science",
                "S0": "science",
                "E0": "crypto",
                "N2": "crypto",
                "W0": "politics",
                "N0": "politics",
            },
        ),
    ],
)
def test_information_lies_as_on_the_map(players: int, whole: dict[str, str], partial: dict[str, str]) -> None:
    """Whole tokens and partial ones on their nodes, all open, and nothing on the others, whatever the seed."""
    for seed in (0, 1):
        match = new(players, seed=seed)
        assert laid(match) == {**whole, **{name: f"half-{kind}" for name, kind in partial.items()}}
        assert sees(match, -1).tokens == g(match).tokens


@pytest.mark.clause("BR-SETDB-08")
def test_one_map_serves_one_and_two_players() -> None:
    """Three maps in all: one player has that of two, three and four have their own."""
    assert laid(new(1)) == laid(new(2))
    assert len({tuple(sorted(laid(new(players)).items())) for players in (1, 2, 3, 4)}) == 3
    assert sum(name.startswith("standard") for name in maps()) == 3


@pytest.mark.clause("BR-SETDB-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_other_tokens_are_the_reserve(players: int) -> None:
    """Reserve and nodes together hold all tokens of the box that are not blank."""
    state = g(new(players))
    lying = Counter(token for token in state.tokens if token)
    assert lying.total() > 0
    for place, token in enumerate(TOKENS):
        box = supplies().partial if token.startswith("half-") else supplies().whole
        assert state.reserve[place] + lying[token] == box[token.removeprefix("half-")]


@pytest.mark.clause("BR-SETDB-11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_blank_is_used(players: int) -> None:
    """Neither on a node nor in the Reserve, whose kinds are the four types, whole and partial."""
    state = g(new(players))
    assert {token for token in state.tokens if token} <= set(TOKENS)
    assert set(TOKENS) == {*TYPES, *[f"half-{kind}" for kind in TYPES]}
    assert sum(state.reserve) + sum(map(bool, state.tokens)) == 10 - 2 + 44 - 4


# Gateways


@pytest.mark.clause("BR-SETDB-10")
@pytest.mark.parametrize(
    ("players", "corners"), [(1, (0, 2, 8, 6)), (2, (0, 2, 8, 6)), (3, (0, 2, 8, 6)), (4, (0, 3, 11, 8))]
)
def test_a_gateway_lies_at_each_corner(players: int, corners: tuple[int, ...]) -> None:
    """Clockwise from the top left by priority, on the north, east, south and west side; Avatars enter there."""
    match = drawn(players)
    found = [(gate.number, gate.room, gate.side) for gate in g(match).gateways]
    assert found == [(i + 1, room, i) for i, room in enumerate(corners)]
    assert sorted(each["room"] for each in can(match, "choose-room")) == sorted(corners)


@pytest.mark.clause("BR-SETDB-07")
def test_what_lies_on_a_node_is_what_tracing_gains() -> None:
    """The token of the map at C00 goes to the Hard Disk of the player who traces that node."""
    match = arrange(2, phase="trace", infected={0: [0], 1: [0], 3: [0], 4: [0]})
    do(match, "trace", node=node(match, "C00"))
    assert g(match).seats[0].disk == ("science",)
    assert g(match).tokens[node(match, "C00")] == ""
