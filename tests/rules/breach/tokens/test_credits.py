"""Credits: how many there are, and what figures beside icons mean."""

from __future__ import annotations

import pytest
from tests.rules.breach.boxed import boxed
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, told

from getaway.games.breach.attack.events import AttackDeclared
from getaway.games.breach.table.pieces import Effect, Malware, malware
from getaway.games.breach.tokens.events import CreditsGained

WINDFALL = Malware(owner="argo", type="tactic", timing="action-phase", effects=(Effect("credit", n=2),))


@pytest.mark.clause("BR-CREDIT-03")
def test_a_reward_with_partial_information_asks_for_a_type() -> None:
    """The Data Broker: any of the four types can be named, and a partial token of it is gained."""
    match = arrange(2, seats=[{"credits": 3}], rewards=("data-broker",))
    do(match, "buy", reward="data-broker")
    assert asked(match) == "which-type"
    kinds = ["half-bio", "half-science", "half-crypto", "half-politics"]
    assert [each["token"] for each in can(match, "choose-token")] == kinds
    assert refused(match, "choose-token", token="bio") == "BR-CREDIT-03"
    do(match, "choose-token", token="half-crypto")
    assert player(match).disk == ("half-crypto",)


@pytest.mark.clause("BR-CREDIT-04")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_sixteen_credits_are_all_there_are(left: int, gained: int) -> None:
    """A card gives 2 Credits: of a Reserve that holds fewer the player gains those that are left."""
    with boxed(malware(), windfall=WINDFALL):
        match = arrange(2, seats=[{"credits": 0, "hand": ["windfall"]}, {"credits": 16 - left}])
        assert g(match).credit_reserve == left
        do(match, "play", card="windfall")
        assert (player(match).credits, g(match).credit_reserve) == (gained, left - gained)


@pytest.mark.clause("BR-VALUES-01")
def test_a_figure_before_an_icon_is_a_quantity() -> None:
    """`2 Credit` on a card is two Credits."""
    with boxed(malware(), windfall=WINDFALL):
        match = arrange(2, seats=[{"hand": ["windfall"]}])
        do(match, "play", card="windfall")
        assert player(match).credits == 2
        assert [each.n for each in told(match, CreditsGained)] == [2]


@pytest.mark.clause("BR-VALUES-03")
def test_an_icon_without_a_figure_is_one() -> None:
    """`Credit` of Insider Tip is one Credit."""
    match = arrange(2, seats=[{"hand": ["insider-tip"]}])
    do(match, "play", card="insider-tip")
    assert player(match).credits == 1


@pytest.mark.clause("BR-VALUES-04")
def test_a_figure_after_an_icon_is_a_bonus() -> None:
    """`Attack +2` of Ishtar's box: an attack of value 2 is made with 4, and beats a Defense of 2 twice over."""
    seats = [
        {"at": 0, "breacher": "ishtar", "cubes": {"attack": {"attack": 1}}},
        {"at": 0, "breacher": "vesper", "cubes": {"defense": {"movement": 2}}},
    ]
    match = arrange(2, seats=seats)
    do(match, "develop", box=5, cheat="slide")
    assert [each.attack for each in told(match, AttackDeclared)] == [4]
    do(match, "target", model=1)
    assert not player(match, 1).connected
