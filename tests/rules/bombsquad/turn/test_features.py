"""Game features: turns in order, time that runs, open hands, silence, one result for all."""

from __future__ import annotations

import pytest
from tests.rules.bombsquad.table import activate, answer, refused, result, sees

from getaway.games import bombsquad
from getaway.games.bombsquad.table.pieces import DECK
from getaway.games.bombsquad.timers.clocks import elapsed
from getaway.kernel import HIDDEN, SPECTATOR, Match, Refused, Wish


@pytest.mark.clause("BS-FEATURE-01")
def test_turns_go_clockwise() -> None:
    """Of three players the first, second and third act, then the first again; no one else may meanwhile."""
    match = bombsquad.arrange(3, mission="m01")
    for seat in (0, 1, 2, 0):
        assert [ask.seat for ask in match.asks] == [seat]
        for other in {0, 1, 2} - {seat}:
            assert refused(match, other, Wish("program", card=0)) == "BS-FEATURE-01"
        answer(match, seat, "discard", card=0, colour="red")


@pytest.mark.clause("BS-FEATURE-02")
def test_a_turn_may_take_long() -> None:
    """A player who thinks for three minutes, or for almost ten, may still act."""
    for wait in (180_000, 599_999):
        match = bombsquad.arrange(2, mission="m01", clock="real")
        match.answer(0, Wish("program", card=2), at=wait)
        assert len(match.g.frame) == 1
        assert match.g.active == 1


@pytest.mark.clause("BS-FEATURE-02")
def test_only_a_bomb_ends_a_turn() -> None:
    """An action that comes when the bomb has gone off is too late."""
    match = bombsquad.arrange(2, mission="m01", clock="real")
    with pytest.raises(Refused) as caught:
        match.answer(0, Wish("program", card=2), at=600_000)
    assert caught.value.clause == "GT-OVER-01"
    assert (match.g.exploded, match.g.frame) == ("A", ())


def seconds_left(match: Match) -> list[int]:
    """The time left to each bomb, from what a seat sees and the time that has run."""
    return [(clock.due - elapsed(match.g, match.now)) // 1000 for clock in sees(match, 0).clocks]


@pytest.mark.clause("BS-FEATURE-03")
def test_time_runs_while_nobody_acts() -> None:
    """Both countdowns fall second by second, whether players act or wait."""
    match = bombsquad.new(2, mission="m01", clock="real", roles="random", first=0)
    match.advance(30_000)
    answer(match, 0, "start")
    assert seconds_left(match) == [600, 1200]
    match.advance(130_000)
    assert seconds_left(match) == [500, 1100]
    match.answer(0, Wish("discard", card=0, colour="red"), at=131_000)
    assert seconds_left(match) == [499, 1099]


@pytest.mark.clause("BS-FEATURE-03")
def test_time_runs_out_by_itself() -> None:
    """Ten minutes after the start Bomb A explodes though no one did anything."""
    match = bombsquad.new(2, mission="m01", clock="real", roles="random", first=0)
    match.advance(30_000)
    answer(match, 0, "start")
    match.advance(629_999)
    assert not match.over
    match.advance(630_000)
    assert result(match).cause == "detonation"


@pytest.mark.clause("BS-FEATURE-04")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_sees_all_other_hands(players: int) -> None:
    """Each seat sees every face in every hand but its own."""
    match = bombsquad.new(players, mission="alpha", seed=3)
    for seat in range(players):
        hands = sees(match, seat).hands
        for holder in set(range(players)) - {seat}:
            assert [card.kind for card in hands[holder]] == [DECK[card] for card in match.g.hands[holder]]
        assert {card.kind for card in hands[seat]} == {HIDDEN}


@pytest.mark.clause("BS-FEATURE-05")
def test_only_facts_may_be_said_outside_an_activation() -> None:
    """In a turn talk is limited to public facts by this rule; while cards are ordered it is free; then not again."""
    match = bombsquad.arrange(3, mission="m01", frame=["red_move"])
    assert [match.talk(seat).policy for seat in range(3)] == ["facts"] * 3
    assert "BS-FEATURE-05" in match.talk(1).cites
    answer(match, 0, "activate")
    assert [match.talk(seat).policy for seat in range(3)] == ["free"] * 3
    answer(match, 0, "order", slots=(0,))
    assert [match.talk(seat).policy for seat in range(3)] == ["facts"] * 3


@pytest.mark.clause("BS-FEATURE-05")
def test_only_the_action_tells_others_about_their_cards() -> None:
    """What a seat knows of its own cards changes by information and by no other action."""
    for verb, args in (("program", {"card": 5}), ("discard", {"card": 5, "colour": "red"})):
        match = bombsquad.arrange(2, mission="m01", frame=["red_move"])
        known = sees(match, 1).hands[1]
        answer(match, 0, verb, **args)
        assert sees(match, 1).hands[1] == known
    match = bombsquad.arrange(2, mission="m01", hands=[[], ["red_move"]])
    known = sees(match, 1).hands[1]
    answer(match, 0, "inform", to=1, colour="red")
    assert sees(match, 1).hands[1] != known


@pytest.mark.clause("BS-FEATURE-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_public_facts_cost_nothing(seat: int) -> None:
    """Anyone reads time and batteries in any turn; it is no one's action, and the rule lets them say it."""
    match = bombsquad.arrange(2, mission="m01", clock="real", main=7, reserve=4)
    match.advance(60_000)
    before, asked = match.state_hash, [ask.seat for ask in match.asks]
    view = sees(match, seat)
    assert (view.table.main, view.table.reserve) == (7, 4)
    assert [(clock.letter, clock.due) for clock in view.clocks] == [("A", 600_000), ("B", 1_200_000)]
    assert "BS-FEATURE-06" in match.talk(seat).cites
    assert (match.state_hash, [ask.seat for ask in match.asks]) == (before, asked)


@pytest.mark.clause("BS-FEATURE-07")
def test_the_team_wins_as_one() -> None:
    """A finished mission sends every seat the same outcome, and names no seat in it."""
    match = bombsquad.arrange(
        3, mission="alpha", robot=(5, 9), removed=[(1, 8), (2, 4), (5, 3)], frame=["red_disarm_bomb"]
    )
    activate(match)
    assert result(match).success
    assert [match.put(seat).outcome for seat in range(3)] == [result(match)] * 3
    assert "seat" not in result(match).__struct_fields__


@pytest.mark.clause("BS-FEATURE-07")
def test_the_team_loses_as_one() -> None:
    """A failed mission sends every seat the same failure."""
    match = bombsquad.arrange(3, mission="alpha", clock="real")
    match.advance(480_000)
    assert not result(match).success
    assert [match.put(seat).outcome for seat in range(3)] == [result(match)] * 3
