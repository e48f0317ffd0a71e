"""Purchase, a maneuver: Credits for Rewards and Information. What the three maneuvers have in common."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, player, refused, told, whom

from getaway.games.breach.attack.events import Eluded
from getaway.games.breach.table.pieces import TOKENS
from getaway.kernel import Match

OPEN = {0: "v-4", 1: "v-1", 3: "tm-1", 4: "gr-1"}


def shopping(n: int, *chances: str, **position: Any) -> Match:
    """Hugo has n Credits, and all Rewards of price 2 and 3 are for sale."""
    shelf = ("data-broker", "leaked-archive", "tool-cache", "spare-core")
    own = {"at": 0, "credits": n, **position.pop("own", {})}
    return arrange(2, *chances, rooms=OPEN, seats=[own, {"at": 0}], **{"rewards": shelf, **position})


@pytest.mark.clause("BR-BUY-01")
def test_a_purchase_comes_before_or_after_an_action() -> None:
    """Between actions a Reward can be bought; during a Move it is refused; after it is resolved it is legal again."""
    match = shopping(2, "overclock", "ransom", "push")
    assert can(match, "buy") == [{"reward": "tool-cache"}, {"reward": "spare-core"}]
    do(match, "move", to="cache")
    assert can(match, "buy") == []
    assert refused(match, "buy", reward="tool-cache") == "BR-BUY-01"
    do(match, "stop")
    do(match, "buy", reward="tool-cache")
    assert len(g(match).hands[0]) == 2


@pytest.mark.clause("BR-BUY-01")
def test_a_purchase_belongs_to_the_own_action_phase() -> None:
    """Neither in the Configuration Phase nor in the turn of another player."""
    match = shopping(3)
    do(match, "end-actions")
    assert refused(match, "buy", reward="tool-cache") == "BR-BUY-01"
    assert refused(shopping(3, active=1), "buy", seat=0, reward="tool-cache") == "BR-ROUND-02"


@pytest.mark.clause("BR-BUY-02")
def test_the_price_is_paid_in_credits() -> None:
    """The Data Broker costs 3: of 3 Credits none is left, they are in the Reserve."""
    match = shopping(3)
    do(match, "buy", reward="data-broker")
    assert (player(match).credits, g(match).credit_reserve) == (0, 16)
    assert refused(shopping(9), "buy", reward="prototype") == "BR-BUY-02"


@pytest.mark.clause("BR-BUY-03")
def test_too_few_credits_buy_nothing() -> None:
    """The Data Broker costs 3 and Hugo has 2."""
    match = shopping(2)
    assert {"reward": "data-broker"} not in can(match, "buy")
    assert refused(match, "buy", reward="data-broker") == "BR-BUY-03"


@pytest.mark.clause("BR-BUY-04")
def test_a_reward_is_resolved_and_then_turned_face_down() -> None:
    """While the cube and the Pushes of the Spare Core are resolved it lies face up, after them face down."""
    match = shopping(2)
    do(match, "buy", reward="spare-core")
    do(match, "choose-colour", colour="attack")
    do(match, "push", box="movement", colour="movement", to="attack")
    assert "spare-core" in g(match).rewards
    do(match, "push", box="attack", colour="movement", to="cache")
    assert "spare-core" not in g(match).rewards
    assert g(match).bought == ("spare-core",)


@pytest.mark.clause("BR-BUY-05")
def test_a_reward_bought_is_gone_for_everybody() -> None:
    """Hugo buys the Tool Cache: neither he nor Sturm can buy it once more."""
    match = arrange(2, "overclock", "ransom", "push", seats=[{"credits": 4}, {"credits": 4}], rewards=("tool-cache",))
    do(match, "buy", reward="tool-cache")
    assert refused(match, "buy", reward="tool-cache") == "BR-BUY-05"
    do(match, "end-actions")
    do(match, "end-configuring")
    assert (whom(match), asked(match)) == (1, "act")
    assert can(match, "buy") == [{"reward": "information"}]
    assert refused(match, "buy", reward="tool-cache") == "BR-BUY-05"


@pytest.mark.clause("BR-BUY-06")
def test_four_credits_buy_a_partial_token() -> None:
    """Hugo pays 4 Credits, names a type and gains a partial token of it from the Reserve."""
    match = shopping(4)
    before = g(match).reserve[TOKENS.index("half-science")]
    do(match, "buy", reward="information")
    assert player(match).credits == 0
    do(match, "choose-token", token="half-science")
    assert player(match).disk == ("half-science",)
    assert g(match).reserve[TOKENS.index("half-science")] == before - 1
    assert refused(shopping(3), "buy", reward="information") == "BR-BUY-03"


@pytest.mark.clause("BR-BUY-06")
@pytest.mark.parametrize("reward", ["information", "data-broker"])
def test_only_types_left_in_the_reserve_can_be_named(reward: str) -> None:
    """All partial Bio tokens are out of the Reserve: three types are left to choose, for Rewards as well."""
    nodes = ("N0", "N1", "S0", "S1", "W0", "W1", "E0", "E1")
    tokens = dict.fromkeys(nodes, "half-bio")
    match = shopping(4, tokens=tokens, own={"disk": ("half-bio", "half-bio")})
    do(match, "buy", reward=reward)
    left = [each["token"] for each in can(match, "choose-token")]
    assert left == ["half-science", "half-crypto", "half-politics"]
    assert refused(match, "choose-token", token="half-bio") == "BR-CREDIT-03"


@pytest.mark.clause("BR-BUY-07")
def test_information_is_never_sold_out() -> None:
    """With 8 Credits Hugo buys Information twice, and Sturm buys it after him."""
    match = arrange(2, seats=[{"credits": 8}, {"credits": 4}])
    for _ in range(2):
        do(match, "buy", reward="information")
        do(match, "choose-token", token="half-politics")
    assert player(match).disk == ("half-politics", "half-politics")
    do(match, "end-actions")
    do(match, "end-configuring")
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-politics")
    assert player(match, 1).disk == ("half-politics",)


# Maneuvers


@pytest.mark.clause("BR-MANEUV-01")
def test_a_purchase_uses_no_click() -> None:
    """One action is left before the Purchase and one after it."""
    match = shopping(4, clicks=2)
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-bio")
    assert g(match).clicks == 2
    do(match, "configure", what="draw")
    assert g(match).clicks == 3


@pytest.mark.clause("BR-MANEUV-01", "BR-MANEUV-03")
def test_elude_uses_no_click_and_may_be_declined() -> None:
    """Sturm attacks with one action left; Hugo may Elude or take it; Sturm's other action is left either way."""
    for verb in ("elude", "take-it"):
        seats = [{"at": 0, "cubes": {"defense": {"defense": 1}}}, {"at": 0, "cubes": {"attack": {"attack": 1}}}]
        match = arrange(2, rooms=OPEN, seats=seats, active=1, clicks=1)
        do(match, "attack", to="defense")
        do(match, "target", model=0)
        assert (whom(match), asked(match)) == (0, "elude")
        args: dict[str, Any] = {"to": "movement"} if verb == "elude" else {}
        do(match, verb, **args)
        assert len(told(match, Eluded)) == (verb == "elude")
        assert player(match).viruses[1] == (verb == "take-it")
        assert g(match).clicks == 2


@pytest.mark.clause("BR-MANEUV-03")
def test_only_reconnection_cannot_be_declined() -> None:
    """At the start of the turn Reconnection is all that is offered; a Purchase need not be made."""
    seats = [{"at": None, "credits": 4}]
    match = arrange(2, seats=seats, phase="turn")
    assert asked(match) == "where-to-reconnect"
    assert {wish.verb for wish in match.asks[0].choice} == {"choose-room"}
    assert refused(match, "end-actions") == "BR-ACTPH-06"
    do(match, "choose-room", room=0)
    assert can(match, "buy")
    do(match, "end-actions")
    assert player(match).credits == 4
