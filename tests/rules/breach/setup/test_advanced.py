"""Advanced set-up: rooms, Gateways and Information at random or by agreement, other ICE, other sides of tracks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.breach.setup.opening import MANY, drawn, new
from tests.rules.breach.table import arrange, do, g, player, sees, told

from getaway.games.breach import GAME
from getaway.games.breach.firewall.events import IceDeployed
from getaway.games.breach.setup.events import InformationLaid
from getaway.games.breach.table.grid import grid
from getaway.games.breach.table.parts import TYPES
from getaway.games.breach.table.pieces import activation_cards, maps, random_information, rooms
from getaway.kernel import Match, Refused

TOWERS = ["tw-1", "tw-2", "v-4", "in-1", "in-2", "gr-1", "gr-2", "v-1", "v-2"]
LETTERS = ("crypto", "bio", "politics", "science")
"""Drawn in this order, A is Crypto, B Bio, C Politics and D Science."""


def advanced(players: int = 2, seed: int = 0, **options: Any) -> Match:
    """A match with the advanced set-up."""
    return drawn(players, seed, setup="advanced", **options)


def refusal(players: int = 2, **options: Any) -> str:
    """The clause by which a table with these options is refused."""
    with pytest.raises(Refused) as caught:
        GAME.new(players, **options)
    return caught.value.clause


def lying(match: Match, *, central: bool) -> Counter[str]:
    """The tokens on central or outer nodes; "" is a node without one."""
    state = g(match)
    return Counter(state.tokens[i] for i, node in enumerate(state.grid.nodes) if node.central == central)


# Rooms


@pytest.mark.clause("BR-ADVDB-01")
def test_rooms_by_agreement() -> None:
    """The rooms that a table names are used, towers and all, and no others."""
    assert sorted(g(advanced(rooms=TOWERS)).unseen) == sorted(TOWERS)


@pytest.mark.clause("BR-ADVDB-01")
@pytest.mark.parametrize(
    "wrong", [TOWERS[:8], [*TOWERS, "v-3"], [*TOWERS[:8], "tw-1"], [*TOWERS[:8], "omega"], [*TOWERS[:8], "xx-1"]]
)
def test_a_list_that_cannot_be_laid(wrong: list[str]) -> None:
    """Too few rooms or too many, one twice, Omega, or one that is not in the box."""
    assert refusal(setup="advanced", rooms=wrong) == "GT-SETUP-01"


@pytest.mark.clause("BR-ADVDB-01")
def test_a_list_needs_the_advanced_set_up() -> None:
    """In the standard set-up the rooms are given."""
    assert refusal(rooms=TOWERS) == "BR-SETDB-01"


@pytest.mark.clause("BR-ADVDB-01")
def test_rooms_at_random() -> None:
    """Left to chance, other rooms are used in other matches."""
    found = {g(advanced(2, seed)).unseen for seed in MANY}
    assert len(found) > 10
    assert {code for each in found for code in each} == set(rooms())


@pytest.mark.clause("BR-ADVDB-02")
@pytest.mark.parametrize(("players", "cols"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_the_size_depends_on_the_players_only(players: int, cols: int) -> None:
    """Nine rooms for up to three players, twelve for four, as in the standard set-up."""
    state = g(advanced(players))
    assert (state.cols, state.rows, len(state.codes), len(state.unseen)) == (cols, 3, cols * 3, cols * 3)
    assert g(drawn(players)).cols == cols


@pytest.mark.clause("BR-ADVDB-02")
def test_a_list_of_another_size() -> None:
    """Four players do not play with nine rooms, nor two with twelve."""
    assert refusal(4, setup="advanced", rooms=TOWERS) == "GT-SETUP-01"
    assert refusal(2, setup="advanced", rooms=sorted(rooms())) == "GT-SETUP-01"


@pytest.mark.clause("BR-ADVDB-04")
@pytest.mark.parametrize(("players", "void"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_chance_keeps_enough_void_rooms(players: int, void: int) -> None:
    """Three in a small Database and four in a large one, whatever the seed."""
    for seed in MANY:
        unseen = g(advanced(players, seed)).unseen
        assert sum(rooms()[code].type == "void" for code in unseen) == void


# Gateways


@pytest.mark.clause("BR-ADVDB-05")
def test_gateways_are_dealt_at_random() -> None:
    """One at each corner in any order, seen by all; in the standard set-up the order is always the same."""
    orders = set()
    for seed in MANY:
        match = advanced(2, seed)
        gates = g(match).gateways
        assert [gate.number for gate in gates] == [1, 2, 3, 4]
        assert sorted(gate.room for gate in gates) == [0, 2, 6, 8]
        assert {gate.room: gate.side for gate in gates} == {0: 0, 2: 1, 8: 2, 6: 3}
        assert all(sees(match, seat).gateways == gates for seat in (-1, 0, 1))
        orders.add(tuple(gate.room for gate in gates))
    assert len(orders) > 8
    assert {tuple(gate.room for gate in g(drawn(2, seed)).gateways) for seed in MANY} == {(0, 2, 8, 6)}


# Information at random


@pytest.mark.clause("BR-ADVDB-06")
def test_information_may_be_laid_by_the_table_or_by_the_map() -> None:
    """An advanced table has the choice; a standard one has the map."""
    chart = maps()["standard2"]
    by_map = {*chart.whole.items(), *[(name, f"half-{kind}") for name, kind in chart.partial.items()]}

    def laid(match: Match) -> set[tuple[str, str]]:
        state = g(match)
        return {(node.name, token) for node, token in zip(state.grid.nodes, state.tokens, strict=True) if token}

    assert all(laid(advanced(2, seed, information="map")) == by_map for seed in range(5))
    assert len({frozenset(laid(advanced(2, seed))) for seed in range(5)}) == 5
    assert refusal(information="random") == "BR-SETDB-01"


@pytest.mark.clause("BR-ADVDB-07")
def test_letters_are_matched_with_types() -> None:
    """The order drawn says what A, B, C and D are: here the table of two players gives Bio and Politics whole."""
    match = new(2, *LETTERS, setup="advanced", rooms=TOWERS)
    assert lying(match, central=True) == {"bio": 1, "politics": 1, "": 2}
    assert lying(match, central=False) == {"half-crypto": 2, "half-science": 2, "": 4}


@pytest.mark.clause("BR-ADVDB-07")
def test_the_match_of_letters_is_a_permutation() -> None:
    """No type has two letters: with two players all four are there, and every type is whole in some match."""
    whole = set()
    for seed in MANY:
        match = advanced(2, seed)
        central, outer = set(lying(match, central=True)) - {""}, set(lying(match, central=False)) - {""}
        assert central | {token.removeprefix("half-") for token in outer} == set(TYPES)
        whole.add(frozenset(central))
    assert len(whole) > 3


A, B, C, D = LETTERS
TABLE = [
    pytest.param(2, True, {B: 1, C: 1, "": 2}, marks=pytest.mark.clause("BR-ADVDB-08")),
    pytest.param(2, False, {A: 2, D: 2, "": 4}, marks=pytest.mark.clause("BR-ADVDB-09")),
    pytest.param(3, True, {A: 1, C: 1, D: 1, "": 1}, marks=pytest.mark.clause("BR-ADVDB-10")),
    pytest.param(3, False, {A: 1, B: 3, C: 1, D: 1, "": 2}, marks=pytest.mark.clause("BR-ADVDB-11")),
    pytest.param(4, True, {A: 1, B: 1, C: 1, D: 1, "": 2}, marks=pytest.mark.clause("BR-ADVDB-12")),
    pytest.param(4, False, {A: 2, B: 2, C: 2, D: 2, "": 2}, marks=pytest.mark.clause("BR-ADVDB-13")),
]


@pytest.mark.parametrize(("players", "central", "tokens"), TABLE)
def test_the_table_says_which_tokens_are_used(players: int, central: bool, tokens: dict[str, int]) -> None:
    """By number of players, how many of each letter, and blanks: whole on central nodes, partial on outer ones."""
    agreed = sorted(rooms()) if players == 4 else TOWERS
    match = new(players, *LETTERS, setup="advanced", rooms=agreed)
    expected = {token if central or not token else f"half-{token}": n for token, n in tokens.items()}
    assert lying(match, central=central) == expected


@pytest.mark.clause("BR-ADVDB-14")
@pytest.mark.parametrize(("players", "cols", "central", "outer"), [(2, 3, 4, 8), (3, 3, 4, 8), (4, 4, 6, 10)])
def test_the_rows_of_the_table_fit_the_nodes(players: int, cols: int, central: int, outer: int) -> None:
    """Tokens and blanks are as many as there are nodes of the kind."""
    row = random_information()[str(players)]
    assert (sum(row.whole) + row.whole_blank, sum(row.partial) + row.partial_blank) == (central, outer)
    nodes = grid(cols, 3).nodes
    assert (sum(node.central for node in nodes), sum(not node.central for node in nodes)) == (central, outer)


@pytest.mark.clause("BR-ADVDB-15")
def test_tokens_are_shuffled_over_the_nodes() -> None:
    """Whole tokens lie on central nodes only and partial ones on outer nodes only, elsewhere in every match."""
    places = set()
    for seed in MANY:
        match = advanced(4, seed)
        assert all(not token.startswith("half-") for token in lying(match, central=True))
        assert all(not token or token.startswith("half-") for token in lying(match, central=False))
        assert lying(match, central=True).total() == 6
        assert lying(match, central=False).total() == 10
        places.add(tuple(map(bool, g(match).tokens)))
    assert len(places) > 10


@pytest.mark.clause("BR-ADVDB-15")
def test_each_token_drawn_goes_on_one_node() -> None:
    """The chances name the token of each node in turn: a blank, Bio, Politics, a blank."""
    match = new(2, *LETTERS, "", "bio", "politics", "", setup="advanced", rooms=TOWERS)
    assert g(match).tokens[:4] == ("", "bio", "politics", "")


@pytest.mark.clause("BR-ADVDB-16")
@pytest.mark.parametrize(("players", "tokens"), [(1, 6), (2, 6), (3, 9), (4, 12)])
def test_tokens_are_revealed_and_blanks_removed(players: int, tokens: int) -> None:
    """All audiences see every token, and no blank is on the board or in the Reserve."""
    match = advanced(players)
    state = g(match)
    assert sum(map(bool, state.tokens)) == tokens
    assert not any("blank" in token for token in state.tokens)
    assert sum(state.reserve) == 8 + 40 - tokens
    for seat in range(-1, players):
        assert sees(match, seat).tokens == state.tokens
        assert told(match, InformationLaid, seat) == [InformationLaid(state.tokens)]


# Firewall


@pytest.mark.clause("BR-ADVFW-01")
def test_other_ice_by_agreement() -> None:
    """Tentacle and Kynodontas are used: their activation cards are the deck."""
    state = g(advanced(bot="tentacle", hunter="kynodontas"))
    assert (state.bot, state.hunter) == ("tentacle", "kynodontas")
    assert {activation_cards()[card].ice for card in state.deck} == {"tentacle", "kynodontas"}


@pytest.mark.clause("BR-ADVFW-01")
@pytest.mark.parametrize(
    ("face", "track", "name"), [("virus-bot", (0, 0, 0), "tentacle"), ("virus-hunter", (0, 1, 0), "kynodontas")]
)
def test_the_ice_agreed_on_is_deployed(face: str, track: tuple[int, int, int], name: str) -> None:
    """Their description cards are the ones in use."""
    match = arrange(2, face, bot="tentacle", hunter="kynodontas", track=track)
    do(match, "infect")
    assert [event.ice for event in told(match, IceDeployed)] == [name]


@pytest.mark.clause("BR-ADVFW-01")
def test_ice_at_random() -> None:
    """Left to chance, all four pairs of a Bot and a Hunter come up, one of each category."""
    found = {(state.bot, state.hunter) for state in (g(advanced(2, seed)) for seed in MANY)}
    assert found == {(bot, hunter) for bot in ("worm", "tentacle") for hunter in ("echo", "kynodontas")}


@pytest.mark.clause("BR-ADVFW-01")
def test_ice_of_another_category() -> None:
    """An Echo isn't a Bot, a Worm isn't a Hunter, and a standard table takes what it is given."""
    assert refusal(setup="advanced", bot="echo") == "GT-SETUP-01"
    assert refusal(setup="advanced", hunter="worm") == "GT-SETUP-01"
    assert refusal(bot="tentacle") == "BR-SETDB-01"
    assert refusal(hunter="kynodontas") == "BR-SETDB-01"


@pytest.mark.clause("BR-ADVFW-02")
@pytest.mark.parametrize("sides", ["AAA", "ABA", "BAB", "BBB"])
def test_sides_of_tracks_by_agreement(sides: str) -> None:
    """One for each track; a side C is on none, and a standard table has sides A."""
    assert g(advanced(tracks=sides)).sides == tuple(sides)
    assert refusal(setup="advanced", tracks="ABC") == "GT-SETUP-01"
    if sides != "AAA":
        assert refusal(tracks=sides) == "BR-SETDB-01"


@pytest.mark.clause("BR-ADVFW-02")
@pytest.mark.parametrize(("sides", "threat"), [(("A", "B", "B"), 0), (("B", "A", "A"), 1)])
def test_the_side_chosen_is_in_force(sides: tuple[str, str, str], threat: int) -> None:
    """Box 2 of the Bot track is empty on side A and raises Threat on side B, whatever the other tracks show."""
    match = arrange(2, "virus-bot", sides=sides, track=(1, 0, 0))
    do(match, "infect")
    assert player(match).threat == threat
