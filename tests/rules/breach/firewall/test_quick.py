"""Quick Subroutines: what happens when there is no model left to deploy."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import bots, corridor, options, reveals, room_of, tough
from tests.rules.breach.table import arrange, asked, cited, do, g, ice, refused, told, whom

from getaway.games.breach.attack.events import IceAttached, TargetNamed
from getaway.games.breach.firewall.events import IceDeployed, IceMoved, NoTarget, QuickIgnored, QuickSubroutine
from getaway.kernel import Match


def no_worm_left(*rooms: int, **position: Any) -> Match:
    """A Hunter card without a Hunter moves the Bot cube to a Bot box; these four Worms are all there are."""
    return reveals("sweep", **{**corridor(6), "ice": bots(*rooms), **position})


@pytest.mark.clause("BR-QUICK-01")
def test_without_a_model_left_the_quick_subroutine_is_resolved() -> None:
    """All four Worms are in the Database: none is deployed, one slides a room and attaches itself."""
    match = no_worm_left(1, 4, 4, 4, seats=[tough(at=0), {"at": None}])
    assert told(match, IceDeployed) == []
    assert told(match, QuickSubroutine) == [QuickSubroutine(11, 0)]
    assert cited(match, QuickSubroutine) == [("BR-QUICK-01", "BR-QUICK-03")]
    assert (ice(match).room, ice(match).on) == (0, 0)
    assert len(g(match).ice) == 4


@pytest.mark.clause("BR-QUICK-01")
def test_with_a_model_left_it_is_deployed() -> None:
    """Of four Worms three are in the Database: the fourth comes, and no Quick Subroutine is resolved."""
    match = no_worm_left(1, 4, 4, seats=[tough(at=0), {"at": None}])
    assert told(match, IceDeployed) == [IceDeployed(14, "worm", 0)]
    assert told(match, QuickSubroutine) == []
    assert room_of(match) == 1


@pytest.mark.clause("BR-QUICK-03")
def test_it_is_resolved_against_the_player_who_could_not_deploy() -> None:
    """Both Avatars stand in the Worm's room, and seat 1 could not deploy: nobody is asked, it attaches to seat 1."""
    match = no_worm_left(2, 5, 5, 5, waiting=(1,), active=1, seats=[tough(at=2), tough(at=2)])
    assert told(match, IceAttached) == [IceAttached(11, 1)]
    assert told(match, TargetNamed) == [TargetNamed(1, 1)]


@pytest.mark.clause("BR-QUICK-03")
def test_it_does_not_turn_to_a_nearer_avatar() -> None:
    """Seat 1 stands in the Worm's room, seat 0 who could not deploy one room away: the Worm goes to seat 0."""
    match = no_worm_left(2, 5, 5, 5, seats=[tough(at=1), tough(at=2)])
    assert told(match, IceMoved) == [IceMoved(11, 1)]
    assert told(match, IceAttached) == [IceAttached(11, 0)]


@pytest.mark.clause("BR-QUICK-04")
def test_the_player_chooses_one_that_can_target_the_avatar() -> None:
    """Two Worms can, one room away on both sides; the one two rooms away cannot and is refused."""
    match = no_worm_left(1, 3, 4, 5, waiting=(1,), active=1, seats=[{"at": None}, tough(at=2)])
    assert (asked(match), whom(match)) == ("which-ice-quick", 1)
    assert match.asks[0].question.cites == ("BR-QUICK-04",)
    assert options(match, "choose-model", "model") == [11, 12]
    assert refused(match, "choose-model", model=13) == "BR-QUICK-04"
    do(match, "choose-model", model=12)
    assert [room_of(match, number) for number in (11, 12, 13, 14)] == [1, 2, 4, 5]
    assert ice(match, 12).on == 1


@pytest.mark.clause("BR-QUICK-05")
@pytest.mark.parametrize("rooms", [(2, 3, 4, 5), (5, 5, 5, 5)])
def test_it_is_ignored_if_none_can_target_the_avatar(rooms: tuple[int, ...]) -> None:
    """Every Worm is two rooms away or more, though one stands beside the other player's Avatar."""
    match = no_worm_left(*rooms, seats=[tough(at=0), tough(at=5)])
    assert told(match, QuickIgnored) == [QuickIgnored("bot")]
    assert cited(match, QuickIgnored) == [("BR-QUICK-05",)]
    assert [*told(match, QuickSubroutine), *told(match, IceMoved), *told(match, IceAttached)] == []
    assert tuple(room_of(match, number) for number in (11, 12, 13, 14)) == rooms


@pytest.mark.clause("BR-QUICK-05")
def test_it_is_ignored_if_the_avatar_is_disconnected() -> None:
    """The Echo eliminates seat 0 and stands where its Avatar was; no second one is left in the Reserve."""
    position: dict[str, Any] = {"ice": bots(0, 0, name="echo"), "track": (0, 1, 0)}
    seats = [tough(at=0, viruses={"firewall": 2}), tough(at=5)]
    match = reveals("ping", **corridor(6), **position, seats=seats)
    do(match, "choose-model", model=11)
    assert told(match, QuickIgnored) == [QuickIgnored("hunter")]
    assert told(match, QuickSubroutine) == []


@pytest.mark.clause("BR-SUBR-04")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_target_that_left_in_response_is_none_any_more(leaves: bool) -> None:
    """Mila infects, the Bot cube brings a Quick Subroutine upon her; asked for a response, she slides away or stays."""
    mila = {"avatar": "mila", "breacher": "vesper", "side": 1, "ready": ("program",), "hand": ["slipstream"], "at": 4}
    match = arrange(2, "virus-bot", seats=[mila, {"at": None}], ice=bots(4, 8, 8, 8))
    do(match, "infect")
    do(match, "keep")
    assert (asked(match), whom(match)) == ("respond-to-target", 0)
    if leaves:
        do(match, "play", card="slipstream")
        do(match, "choose-room", room=3)
        do(match, "choose-room", room=6)
    do(match, "pass")
    assert ice(match).on == (-1 if leaves else 0)
    assert [event.what for event in told(match, NoTarget)] == (["attach"] if leaves else [])
