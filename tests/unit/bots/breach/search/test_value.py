"""What a position is worth, and how far a playout goes."""

from __future__ import annotations

import pytest

from getaway.bots.breach.greedy import decide
from getaway.bots.breach.greedy.sight import needs, use_of
from getaway.bots.breach.search.candidates import MOST, candidates
from getaway.bots.breach.search.playout import played_on, turn_of
from getaway.bots.breach.search.standing import NAMES, standing, waits
from getaway.bots.breach.search.value import WEIGHTS, value
from getaway.games.breach import GAME
from getaway.games.breach.table.pieces import objectives
from getaway.kernel import Wish
from getaway.kit.zones import put


def test_chances_add_up() -> None:
    """Somebody wins; Viruses make that less likely for their victim, Credits more likely for their owner."""
    match = GAME.new(3, seed=4, team="random")
    for _ in range(150):
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    assert set(NAMES) == set(WEIGHTS)
    assert sum(value(match.g, seat) for seat in match.g.everyone) == pytest.approx(1)
    chances = []
    for changes in ({"viruses": (0, 0, 0, 0, 2)}, {"viruses": (0,) * 5}, {"viruses": (0,) * 5, "credits": 9}):
        g = match.g.copy()
        g.set_seat(1, **changes)
        chances.append(value(g, 1))
    assert chances == sorted(set(chances))


def test_information_at_hand_is_worth_more_than_missing() -> None:
    """A token that the Objective needs leaves less to do."""
    g = GAME.new(2, seed=4, team="random").g.copy()
    kind = next(iter(objectives()[g.objectives[0][0]].need))
    before = standing(g, 0)
    g.set_seat(0, disk=(kind,))
    after = standing(g, 0)
    lacking = NAMES.index("lacking")
    assert after[lacking] == before[lacking] - 2
    assert value(g, 0) > value(g, 1)


def test_the_end_is_certain() -> None:
    """The winner has 1, everybody else 0."""
    match = GAME.new(2, seed=0, team="random")
    while not match.over:
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    assert [value(match.g, seat) for seat in (0, 1)] == [float(match.g.winner == seat) for seat in (0, 1)]


def test_waiting_follows_the_order_of_turns() -> None:
    """The next Password holder is the last to play in this round, and so plays twice in a row."""
    g = GAME.arrange(3).g.copy()
    g.password, g.active, g.phase = 0, 1, "act"
    assert [3 * waits(g, seat) for seat in (1, 2, 0)] == [0, 1, 3]


def test_a_playout_ends_with_the_turn() -> None:
    """Or after the cut; the position it starts from is left as it is."""
    match = GAME.new(2, seed=3, team="random")
    while match.asks[0].question.name != "act":
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    seat, before = match.asks[0].seat, match.state_hash
    wish = decide(match.g, match.asks[0])
    assert turn_of(played_on(match.fork(), seat, wish).g) != turn_of(match.g)
    cut = played_on(match.fork(), seat, wish, cut=0)
    assert turn_of(cut.g) == turn_of(match.g)
    assert match.state_hash == before


def test_candidates_are_few_and_legal_with_the_greedy_one_first() -> None:
    """At every question of a match."""
    match = GAME.new(2, seed=6, team="random")
    several = 0
    while not match.over:
        ask = match.asks[0]
        found = candidates(match.g, ask)
        assert found[0] == decide(match.g, ask)
        assert len(found) == len(set(found)) <= MOST
        assert all(wish in ask.choice for wish in found)
        assert Wish("log-out") not in found
        several += len(found) > 1
        match.answer(ask.seat, found[0])
    assert several > 50


@pytest.mark.parametrize("threat", [0, 1])
def test_a_token_is_never_tried_for_nothing(threat: int) -> None:
    """Clearing Threat is worth a try where there is some; else the token is better kept, however little that shows."""
    calm = "reset-threat"
    match = GAME.arrange(2, seats=[{"at": 0, "research": [calm], "threat": threat}, {"at": 8}])
    assert (Wish("research", token=calm) in candidates(match.g, match.asks[0])) == bool(threat)


def test_a_room_that_looks_the_same_from_two_sides_is_tried_one_way() -> None:
    """A runner-up that comes to the very same would tell a player nothing."""
    match = GAME.new(3, seed=41)
    while match.asks[0].question.name != "turn-room" or match.g.codes[match.g.pending.about] != "v-2":
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    assert {wish["turn"] for wish in candidates(match.g, match.asks[0])} == {0, 1}


def test_a_node_is_worth_more_traced_than_ready() -> None:
    """Else a player would leave wanted Information where it lies."""
    match = GAME.new(2, seed=4, team="random")
    while match.asks[0].question.name != "act":
        match.answer(match.asks[0].seat, decide(match.g, match.asks[0]))
    g = match.g.copy()
    node, token = next((i, token) for i, token in enumerate(g.tokens) if use_of(token, needs(g, 0)))
    before = value(g, 0)
    for room in g.grid.nodes[node].rooms:
        g.infected = put(g.infected, room, 1)
    ready = value(g, 0)
    g.infected, g.tokens = match.g.infected, put(g.tokens, node, "")
    g.set_seat(0, disk=(token,))
    assert before < ready < value(g, 0)
