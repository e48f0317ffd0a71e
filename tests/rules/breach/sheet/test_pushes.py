"""Configure and Pushes: cubes go from box to box along arrows, one after another."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, refused, told

from getaway.games.breach.sheet.events import CubeMoved
from getaway.kernel import Match


def pushing(boxes: dict[str, dict[str, int]]) -> Match:
    """Hugo has configured and makes his first Push."""
    match = arrange(2, seats=[{"cubes": boxes}])
    do(match, "configure", what="pushes")
    return match


def push(match: Match, box: str, colour: str, to: str) -> None:
    """One Push."""
    do(match, "push", box=box, colour=colour, to=to)


@pytest.mark.clause("BR-CONFIG-01")
def test_configure_is_two_pushes_or_a_card() -> None:
    """These two are offered and nothing else."""
    match = arrange(2)
    assert can(match, "configure") == [{"what": "pushes"}, {"what": "draw"}]
    assert refused(match, "configure", what="credit") == "BR-CONFIG-01"


@pytest.mark.clause("BR-CONFIG-02")
def test_configure_makes_two_pushes_one_after_the_other() -> None:
    """Hugo pushes two cubes; each is a move of its own, and after the second nothing more is asked."""
    match = pushing({"cache": {"movement": 2}})
    push(match, "cache", "movement", "defense")
    assert (asked(match), cubes(match, "defense", "movement")) == ("push", 1)
    push(match, "cache", "movement", "defense")
    assert [(each.box, each.to) for each in told(match, CubeMoved)] == [("cache", "defense")] * 2
    assert asked(match) == "act"
    assert cubes(match, "defense", "movement") == 2


@pytest.mark.clause("BR-CONFIG-03")
def test_configure_draws_a_card() -> None:
    """The hand grows by the card drawn."""
    match = arrange(2, "overclock", seats=[{"hand": ["insider-tip"]}])
    do(match, "configure", what="draw")
    assert g(match).hands[0] == ("insider-tip", "overclock")
    assert asked(match) == "act"


@pytest.mark.clause("BR-CONFIG-03")
def test_a_card_drawn_over_the_hand_limit_costs_one() -> None:
    """With four cards in hand a fifth is drawn, and one is discarded at once."""
    match = arrange(2, "overclock", seats=[{"hand": ["insider-tip", "ransom", "clean-exit", "fair-trade"]}])
    do(match, "configure", what="draw")
    assert asked(match) == "discard"
    do(match, "discard", card="ransom")
    assert g(match).hands[0] == ("clean-exit", "fair-trade", "insider-tip", "overclock")


@pytest.mark.clause("BR-PUSH-01")
def test_a_push_takes_a_cube_to_the_next_box() -> None:
    """An arrow leads from Hugo's Cache to Defense: a cube goes there, and no further."""
    match = pushing({"cache": {"attack": 1}})
    assert refused(match, "push", box="cache", colour="attack", to="movement") == "BR-PUSH-01"
    push(match, "cache", "attack", "defense")
    assert (cubes(match, "cache", "attack"), cubes(match, "defense", "attack")) == (0, 1)


@pytest.mark.clause("BR-PUSH-02")
def test_of_several_arrows_the_player_follows_one() -> None:
    """Two arrows leave the Movement box: the cube may follow either."""
    match = pushing({"movement": {"movement": 1}})
    assert [each["to"] for each in can(match, "push")] == ["attack", "cache"]
    push(match, "movement", "movement", "attack")
    assert cubes(match, "attack", "movement") == 1


@pytest.mark.clause("BR-PUSH-03")
def test_any_cube_of_any_box_can_be_pushed() -> None:
    """An attack cube in the Movement box follows the arrows of that box; what lies nowhere cannot be pushed."""
    match = pushing({"movement": {"attack": 1}, "cache": {"defense": 1}, "defense": {"movement": 1}})
    found = {(each["box"], each["colour"]) for each in can(match, "push")}
    assert found == {("movement", "attack"), ("cache", "defense"), ("defense", "movement")}
    assert refused(match, "push", box="movement", colour="movement", to="cache") == "BR-PUSH-03"
    push(match, "movement", "attack", "cache")
    assert cubes(match, "cache", "attack") == 1


@pytest.mark.clause("BR-PUSH-04", "BR-PUSH-05")
def test_the_second_push_sees_what_the_first_did() -> None:
    """The only cube goes from the Cache to Defense, from there it is pushed once more, to Movement."""
    match = pushing({"cache": {"movement": 1}})
    assert [each["box"] for each in can(match, "push")] == ["cache"]
    push(match, "cache", "movement", "defense")
    assert can(match, "push") == [{"box": "defense", "colour": "movement", "to": "movement"}]
    assert refused(match, "push", box="cache", colour="movement", to="defense") == "BR-PUSH-03"
    push(match, "defense", "movement", "movement")
    assert cubes(match, "movement", "movement") == 1


@pytest.mark.clause("BR-PUSH-04")
def test_a_cube_pushed_before_can_be_pushed_again_in_the_turn() -> None:
    """Two Configure actions push the same cube four times, all the way round the sheet."""
    match = pushing({"cache": {"movement": 1}})
    push(match, "cache", "movement", "defense")
    push(match, "defense", "movement", "movement")
    do(match, "configure", what="pushes")
    push(match, "movement", "movement", "attack")
    push(match, "attack", "movement", "cache")
    assert cubes(match, "cache", "movement") == 1
