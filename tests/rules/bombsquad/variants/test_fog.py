"""Fog of War: hidden tokens, when they are turned up, and countdowns that still run."""

from __future__ import annotations

import msgspec
import pytest
from tests.rules.bombsquad.sheets import DEPOT, VAULT
from tests.rules.bombsquad.table import Space, answer, cell, driving, go, result, sees, space, told

from getaway.games.bombsquad import GAME, arrange, new
from getaway.games.bombsquad.operating.events import Failed, Worked
from getaway.games.bombsquad.scoring.events import Exploded
from getaway.games.bombsquad.shown.view import TokenView
from getaway.games.bombsquad.table.building import BARRIER
from getaway.games.bombsquad.table.pieces import add_mission, mission
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.games.bombsquad.timers.events import Fizzled
from getaway.games.bombsquad.variants.events import TurnedUp
from getaway.kernel import SPECTATOR, Match

SECOND = 1_000
DEPOT_TOKENS = {(1, 4), (2, 5), (2, 3), (2, 2), (4, 2), (3, 3)}
add_mission(msgspec.structs.replace(mission(VAULT), id="vault_gate", start=(3, 5)))


def token(match: Match, *at: int, seat: int = 0) -> TokenView | None:
    """What a seat sees on this space."""
    return next((seen for seen in sees(match, seat).tokens if seen.cell == cell(match, *at)), None)


def hidden(match: Match, seat: int = 0) -> set[Space]:
    """The spaces where a seat sees a token face down."""
    return {space(match, seen.cell) for seen in sees(match, seat).tokens if seen.what == "hidden"}


# Setting up


@pytest.mark.clause("BS-FOG-01")
def test_no_view_shows_a_token_of_the_fog() -> None:
    """After set-up every seat and the spectators see six tokens face down, with no colour and no letter."""
    match = new(3, mission=DEPOT, fog_of_war=True, seed=5)
    for seat in (0, 1, 2, SPECTATOR):
        covered = [seen for seen in sees(match, seat).tokens if seen.what not in ("door", "barrier")]
        assert {(seen.what, seen.level, seen.letter) for seen in covered} == {("hidden", 0, "")}
        assert hidden(match, seat) == DEPOT_TOKENS
    assert told(match, 0, TurnedUp) == []
    assert hidden(new(3, mission=DEPOT, seed=5)) == set()


@pytest.mark.clause("BS-FOG-02")
def test_the_tokens_are_mixed_over_their_own_spaces() -> None:
    """Whatever the seed, each space has one token and each token one space; the seeds give different mixtures."""
    mixtures = set()
    for seed in range(20):
        match = new(2, mission=DEPOT, fog_of_war=True, seed=seed)
        assert sorted(match.g.lies) == [0, 1, 2, 3, 4, 5]
        assert hidden(match) == DEPOT_TOKENS
        mixtures.add(match.g.lies)
    assert len(mixtures) > 15
    assert (
        new(2, mission=DEPOT, fog_of_war=True, seed=3).g.lies == new(2, mission=DEPOT, fog_of_war=True, seed=3).g.lies
    )


@pytest.mark.clause("BS-FOG-01")
def test_doors_and_barriers_are_no_part_of_the_fog() -> None:
    """The two red doors and the barrier of the depot lie open."""
    match = new(2, mission=DEPOT, fog_of_war=True, seed=5)
    doors = [(seen.what, seen.level) for at in [(4, 5), (5, 4), (3, 6)] if (seen := token(match, *at))]
    assert doors == [("door", 1), ("door", 1), ("barrier", 0)]


# Doors


@pytest.mark.clause("BS-FOG-03")
@pytest.mark.parametrize(
    ("fog", "card", "opens"), [(True, "red", True), (True, "yellow", False), (False, "red", False)]
)
def test_doors_need_no_rescue_in_the_fog(fog: bool, card: str, opens: bool) -> None:
    """No one rescued: in the fog a red card opens the red door, a yellow one doesn't, nor a red one without fog."""
    frame = [f"{card}_open_door"]
    match = arrange(mission=DEPOT, fog_of_war=fog, robot=(3, 5), frame=frame, phase="order")
    answer(match, 0, "order", slots=(0,))
    assert len(told(match, 1, Worked)) == opens
    assert len(told(match, 1, Failed)) == (not opens)
    assert (token(match, 4, 5) is None) is opens


# Turning tokens up


@pytest.mark.clause("BS-FOG-04")
def test_a_token_is_turned_up_when_the_robot_comes_next_to_it() -> None:
    """Next to three hidden tokens at once: all see what they are, the others stay hidden; once up they stay up."""
    match = driving(1, 1, mission=DEPOT, fog_of_war=True, lies=(5, 4, 3, 2, 1, 0), robot=(3, 1))
    assert hidden(match) == DEPOT_TOKENS
    go(match, "right")
    for seat in (0, 1, SPECTATOR):
        seen = [token(match, *at, seat=seat) for at in [(2, 2), (4, 2), (3, 3)]]
        assert [(up.what, up.level) for up in seen if up] == [("hostage", 2), ("hostage", 1), ("hostage", 1)]
        assert hidden(match, seat) == {(1, 4), (2, 5), (2, 3)}
        assert len(told(match, seat, TurnedUp)) == 3
    go(match, "left")
    assert hidden(match) == {(1, 4), (2, 5), (2, 3)}


@pytest.mark.clause("BS-FOG-04")
def test_only_what_was_turned_up_is_known() -> None:
    """Hidden tokens are in no one's memory, those turned up in everyone's."""
    match = driving(1, mission=DEPOT, fog_of_war=True, lies=(5, 4, 3, 2, 1, 0), robot=(3, 1))
    assert [GAME.memory(match.g, seat).lies for seat in (0, 1, SPECTATOR)] == [(UNKNOWN,) * 6] * 3
    go(match, "right")
    assert [GAME.memory(match.g, seat).lies for seat in (0, 1, SPECTATOR)] == [(*[UNKNOWN] * 3, 2, 1, 0)] * 3


@pytest.mark.clause("BS-FOG-04")
def test_a_bomb_turned_up_shows_its_letter() -> None:
    """The blue Bomb C lies where the sheet has Bomb B."""
    match = driving(1, mission=DEPOT, fog_of_war=True, lies=(0, 1, 2, 3, 5, 4), robot=(3, 1))
    go(match, "right")
    up = token(match, 4, 2)
    assert up is not None
    assert (up.what, up.level, up.letter) == ("bomb", 3, "C")


@pytest.mark.clause("BS-FOG-04")
def test_a_token_passed_in_mid_move_is_turned_up() -> None:
    """A move 2 along row 5 goes by [4, 2] without ending next to it."""
    match = driving(2, mission=DEPOT, fog_of_war=True, robot=(5, 1))
    assert hidden(match) == DEPOT_TOKENS
    go(match, "right")
    assert space(match, match.g.robot) == (5, 3)
    assert hidden(match) == DEPOT_TOKENS - {(4, 2)}
    assert [up.cell for up in told(match, 1, TurnedUp)] == [cell(match, 4, 2)]


@pytest.mark.clause("BS-FOG-04")
def test_diagonal_contact_turns_nothing_up() -> None:
    """At [3, 1] the token at [4, 2] is diagonal; one space down it is next to the robot."""
    match = driving(1, 1, mission=DEPOT, fog_of_war=True, robot=(2, 1), removed=[(2, 2)])
    go(match, "down")
    assert (told(match, 1, TurnedUp), (4, 2) in hidden(match)) == ([], True)
    go(match, "down")
    assert (len(told(match, 1, TurnedUp)), (4, 2) in hidden(match)) == (1, False)


@pytest.mark.clause("BS-FOG-04")
def test_contact_through_a_wall_turns_nothing_up() -> None:
    """Between [2, 6] and [2, 5] is the wall of two tiles; from [3, 5] on its own side the token is turned up."""
    behind = driving(1, mission=DEPOT, fog_of_war=True, robot=(1, 6))
    go(behind, "down")
    assert (space(behind, behind.g.robot), hidden(behind)) == ((2, 6), DEPOT_TOKENS)
    near = driving(1, mission=DEPOT, fog_of_war=True, robot=(3, 4))
    go(near, "right")
    assert (2, 5) not in hidden(near)


@pytest.mark.clause("BS-FOG-04")
def test_a_move_that_fails_turns_nothing_up() -> None:
    """A move 2 towards a hidden token two spaces away is an error; the robot hasn't been next to it."""
    blocked = driving(2, mission=DEPOT, fog_of_war=True, robot=(3, 1))
    go(blocked, "right")
    assert (len(told(blocked, 1, Failed)), hidden(blocked)) == (1, DEPOT_TOKENS)


@pytest.mark.clause("BS-FOG-04")
def test_what_is_next_to_the_start_is_turned_up_at_once() -> None:
    """A robot that starts at [3, 5] of the vault sees the tokens at [2, 5] and [3, 4]; the other two are hidden."""
    match = new(2, mission="vault_gate", fog_of_war=True, seed=1)
    assert hidden(match) == {(2, 2), (4, 2)}
    assert {up.cell for up in told(match, 1, TurnedUp)} == {cell(match, 2, 5), cell(match, 3, 4)}


@pytest.mark.clause("BS-FOG-04", "BS-MULTI-03")
@pytest.mark.parametrize("active", ["felix", "dart"])
def test_either_of_two_robots_lifts_the_fog_at_the_start(active: str) -> None:
    """Dart starts next to two tokens: they are turned up whichever robot is active first."""
    match = new(2, mission=VAULT, fog_of_war=True, second_robot="dart", seed=1)
    answer(match, 0, "enter", cell=cell(match, 1, 3))
    answer(match, 0, "enter", cell=cell(match, 3, 5))
    answer(match, 0, "choose_robot", tile=active)
    assert hidden(match) == {(2, 2), (4, 2)}


@pytest.mark.clause("BS-FOG-04")
def test_a_token_turned_up_in_an_activation_can_be_worked_on_in_it() -> None:
    """Move, see a red bomb, disarm it with the next card; a hidden token is no one's target."""
    match = arrange(
        mission=DEPOT, fog_of_war=True, robot=(3, 1), frame=["red_disarm_bomb", "red_move", "red_disarm_bomb"]
    )
    answer(match, 0, "activate")
    answer(match, 0, "order", slots=(0, 1, 2))
    assert len(told(match, 1, Failed)) == 1
    go(match, "right")
    assert [work.cell for work in told(match, 1, Worked)] == [cell(match, 2, 2)]


# Countdowns


@pytest.mark.clause("BS-FOG-05")
def test_a_hidden_bomb_explodes_in_real_time() -> None:
    """Bomb A lies hidden where a hostage should be; a millisecond before 10:00 all is well, at 10:00 it explodes."""
    match = arrange(mission=DEPOT, fog_of_war=True, clock="real", lies=(3, 1, 2, 0, 4, 5))
    match.advance(600 * SECOND - 1)
    assert (match.over, hidden(match)) == (False, DEPOT_TOKENS)
    match.advance(600 * SECOND)
    assert (result(match).cause, told(match, 1, Exploded)) == ("detonation", [Exploded("A")])


@pytest.mark.clause("BS-FOG-05")
def test_a_hidden_bomb_explodes_by_turns() -> None:
    """Seventy-five turns of 8 seconds are 10:00."""
    for turns, over in [(73, False), (74, True)]:
        match = arrange(mission=DEPOT, fog_of_war=True, turns=turns)
        match.answer(0, next(iter(match.asks[0].choice)))
        assert (match.over, match.g.exploded) == (over, "A" if over else "")


@pytest.mark.clause("BS-FOG-05")
def test_all_clocks_are_seen_though_the_bombs_are_hidden() -> None:
    """The three clocks run and show their letters from the start."""
    match = new(2, mission=DEPOT, fog_of_war=True, seed=5)
    assert [(clock.letter, clock.due) for clock in sees(match, 1).clocks] == [
        ("A", 600 * SECOND),
        ("B", 1200 * SECOND),
        ("C", 1800 * SECOND),
    ]


@pytest.mark.clause("BS-FOG-02", "BS-FOG-05")
@pytest.mark.parametrize(("disarmed", "left"), [((2, 2), ["A", "C"]), ((4, 2), ["B", "C"])])
def test_of_two_bombs_of_one_colour_the_right_clock_stops(disarmed: Space, left: list[str]) -> None:
    """The vault's red bombs have changed places: disarming the one at [2, 2] stops Bomb B's clock, not A's."""
    frame = ["red_disarm_bomb"]
    match = arrange(mission=VAULT, fog_of_war=True, lies=(0, 2, 1, 3), robot=(3, 2), frame=frame, phase="order")
    letters = {at: seen.letter for at in [(2, 2), (4, 2)] if (seen := token(match, *at))}
    assert letters == {(2, 2): "B", (4, 2): "A"}
    answer(match, 0, "order", slots=(0,))
    answer(match, 0, "work", cell=cell(match, *disarmed))
    assert [clock.letter for clock in sees(match, 0).clocks] == left
    assert match.g.due["ABC".index(letters[disarmed])] == -1


@pytest.mark.clause("BS-FOG-05", "BSX-NONFATAL-01")
def test_a_hidden_bomb_that_is_not_fatal_runs_out_where_it_lies() -> None:
    """Bomb A lies hidden at [2, 5]: after 40 seconds the barrier is there, and nothing else is turned up."""
    match = arrange(mission=VAULT, fog_of_war=True, clock="real", lies=(1, 0, 2, 3))
    match.advance(40 * SECOND)
    assert (match.over, match.g.board[cell(match, 2, 5)]) == (False, BARRIER)
    assert told(match, 1, Fizzled) == [Fizzled("A", cell(match, 2, 5))]
    assert hidden(match) == {(2, 2), (4, 2), (3, 4)}


@pytest.mark.clause("BS-FOG-05")
def test_the_score_counts_what_was_found() -> None:
    """The red hostage, rescued where Bomb A should lie, scores 2; the explosion leaves it at that."""
    frame = ["red_rescue_hostage"]
    match = arrange(
        mission=VAULT, fog_of_war=True, clock="real", lies=(1, 0, 2, 3), robot=(3, 2), frame=frame, phase="order"
    )
    answer(match, 0, "order", slots=(0,))
    match.advance(120 * SECOND)
    assert (result(match).cause, result(match).score, match.g.exploded) == ("detonation", 2, "C")
