"""Trading: adjacent bots exchange equipment, uninstalled mods and keys."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import names, slot
from tests.rules.burncycle.table import Space, agent, arrange, asked, can, cited, do, g, module, refused, told

from getaway.games.burncycle.inventory.events import TradeDeclined
from getaway.games.burncycle.network.events import PingAdded
from getaway.games.burncycle.table.parts import Held
from getaway.kernel import Match


def pair(one: dict[str, Any], two: dict[str, Any], at: Space = (1, 2), **position: Any) -> Match:
    """The agent on [1, 1] and the command module beside it, or elsewhere."""
    return arrange(1, plan="store", agents=[{"at": (1, 1), **one}], module={"at": at, **two}, **position)


def agents(one: dict[str, Any], two: dict[str, Any]) -> Match:
    """Two agents beside each other, the command module far away."""
    places: tuple[Space, Space] = ((1, 1), (1, 2))
    both = [{"at": place, **each} for place, each in zip(places, (one, two), strict=True)]
    return arrange(2, plan="store", agents=both, module={"at": (3, 5), "keys": 1})


def trade(match: Match, give: tuple[str, ...] = (), take: tuple[str, ...] = ()) -> None:
    """The first agent trades with the other bot."""
    do(match, "trade", bot=0, other=1, give=give, take=take)


@pytest.mark.clause("BC-TRADE-01")
def test_only_adjacent_bots_trade() -> None:
    """Beside each other they may; two spaces away, diagonally and through a wall they may not."""
    match = pair({"keys": 1}, {})
    trade(match, give=("key",))
    assert (agent(match).keys, module(match).keys) == (0, 1)
    for far in ((1, 3), (2, 2), (3, 1)):
        match = pair({"keys": 1}, {}, at=far)
        assert refused(match, "trade", bot=0, other=1, give=("key",), take=()) == "BC-TRADE-01"
        assert can(match, "trade") == []


@pytest.mark.clause("BC-TRADE-01")
def test_a_locked_door_keeps_bots_apart() -> None:
    """Once it is unlocked they trade through it."""
    position = {"plan": "store", "agents": [{"at": (1, 4), "keys": 1}], "module": {"at": (1, 5)}}
    match = arrange(1, **position)
    assert refused(match, "trade", bot=0, other=1, give=("key",), take=()) == "BC-TRADE-01"
    match = arrange(1, **position, unlocked=(0,))
    trade(match, give=("key",))
    assert module(match).keys == 1


@pytest.mark.clause("BC-TRADE-02")
def test_equipment_uninstalled_mods_and_keys_are_goods() -> None:
    """One of each goes in one trade; what is not there does not."""
    match = pair({"cards": ["nitro-shot", "cannonarm"], "keys": 1}, {})
    assert refused(match, "trade", bot=0, other=1, give=("smoke-charge",), take=()) == "BC-TRADE-02"
    assert refused(match, "trade", bot=0, other=1, give=("key", "key"), take=()) == "BC-TRADE-02"
    trade(match, give=("cannonarm", "key", "nitro-shot"))
    assert (names(agent(match)), agent(match).keys) == ([], 0)
    assert (names(module(match)), module(match).keys) == (["cannonarm", "nitro-shot"], 1)


@pytest.mark.clause("BC-TRADE-02")
def test_a_carried_bead_is_passed_on_and_a_die_goes_with_its_card() -> None:
    """The bomb changes hands, and a counter keeps its number."""
    match = pair({"cards": [Held("battery-belt", face=1)], "carries": ("bomb",)}, {})
    trade(match, give=("battery-belt", "bead:bomb"))
    assert (agent(match).carries, module(match).carries) == ((), ("bomb",))
    assert slot(module(match), "battery-belt").face == 1


@pytest.mark.clause("BC-TRADE-03")
def test_any_number_of_goods_in_both_directions() -> None:
    """All four cards and three keys change owners at once."""
    match = pair({"cards": ["nitro-shot", "cannonarm"], "keys": 2}, {"cards": ["overclock", "grapnel"], "keys": 1})
    trade(match, give=("cannonarm", "key", "key", "nitro-shot"), take=("grapnel", "key", "overclock"))
    assert (names(agent(match)), agent(match).keys) == (["grapnel", "overclock"], 1)
    assert (names(module(match)), module(match).keys) == (["cannonarm", "nitro-shot"], 2)
    assert asked(match) == "act"


@pytest.mark.clause("BC-TRADE-04")
def test_two_agents_must_both_agree() -> None:
    """Nothing moves until the other player agrees, and nothing at all on a no."""
    match = agents({"keys": 1}, {"cards": ["nitro-shot"]})
    trade(match, give=("key",), take=("nitro-shot",))
    assert (asked(match), match.asks[0].seat) == ("consent-to-trade", 1)
    assert (agent(match).keys, names(agent(match, 1))) == (1, ["nitro-shot"])
    assert refused(match, "agree", seat=0) == "BC-TRADE-04"
    do(match, "decline", seat=1)
    assert (agent(match).keys, names(agent(match)), names(agent(match, 1))) == (1, [], ["nitro-shot"])
    assert told(match, TradeDeclined) == [TradeDeclined(0, 1)]
    trade(match, give=("key",), take=("nitro-shot",))
    do(match, "agree", seat=1)
    assert (agent(match).keys, names(agent(match))) == (0, ["nitro-shot"])
    assert (agent(match, 1).keys, names(agent(match, 1))) == (1, [])


def test_what_was_discarded_meanwhile_cannot_be_traded() -> None:
    """The other player discards the card and then agrees."""
    match = agents({"keys": 1}, {"cards": ["nitro-shot"]})
    trade(match, give=("key",), take=("nitro-shot",))
    do(match, "discard", seat=1, bot=1, card="nitro-shot")
    do(match, "agree", seat=1)
    assert (agent(match).keys, agent(match, 1).keys, names(agent(match))) == (1, 0, [])


@pytest.mark.clause("BC-TRADE-05")
def test_for_the_command_module_nobody_else_is_asked() -> None:
    """The active player alone decides."""
    places = [{"at": (1, 1), "keys": 1}, {"at": (2, 2), "keys": 1}]
    match = arrange(2, plan="store", agents=places, module={"at": (1, 2), "cards": ["nitro-shot"]})
    do(match, "trade", bot=0, other=2, give=("key",), take=("nitro-shot",))
    assert (asked(match), match.asks[0].seat) == ("act", 0)
    assert (names(agent(match)), module(match).keys) == (["nitro-shot"], 1)


@pytest.mark.clause("BC-TRADE-05")
def test_another_players_agent_trades_with_the_module_by_consent() -> None:
    """The active player proposes for the module; nothing moves unless the agent's own player agrees."""
    places = [{"at": (1, 1), "keys": 1}, {"at": (2, 2), "keys": 1}]
    match = arrange(2, plan="store", agents=places, module={"at": (1, 2), "cards": ["nitro-shot"]})
    goods: dict[str, Any] = {"bot": 2, "other": 1, "give": ("nitro-shot",), "take": ("key",)}
    do(match, "trade", **goods)
    assert (asked(match), match.asks[0].seat) == ("consent-to-trade", 1)
    assert (names(module(match)), module(match).keys, agent(match, 1).keys) == (["nitro-shot"], 0, 1)
    assert refused(match, "agree", seat=0) == "BC-TRADE-05"
    do(match, "decline", seat=1)
    assert (names(module(match)), module(match).keys, agent(match, 1).keys) == (["nitro-shot"], 0, 1)
    assert cited(match, TradeDeclined) == [("BC-TRADE-05",)]
    do(match, "trade", **goods)
    do(match, "agree", seat=1)
    assert (names(agent(match, 1)), module(match).keys, agent(match, 1).keys) == (["nitro-shot"], 1, 0)
    assert (names(module(match)), asked(match)) == ([], "act")


@pytest.mark.clause("BC-TRADE-06")
def test_one_side_may_give_nothing_but_not_both() -> None:
    """A gift stands; a trade of nothing for nothing is none."""
    match = pair({"keys": 1}, {"keys": 1})
    assert refused(match, "trade", bot=0, other=1, give=(), take=()) == "BC-TRADE-06"
    trade(match, give=("key",))
    assert (agent(match).keys, module(match).keys) == (0, 2)
    trade(match, take=("key", "key"))
    assert (agent(match).keys, module(match).keys) == (2, 0)


@pytest.mark.clause("BC-TRADE-07")
def test_an_installed_mod_stays() -> None:
    """Alone or among other goods it cannot be given."""
    match = pair({"cards": ["cannonarm*", "servo-legs"]}, {})
    assert refused(match, "trade", bot=0, other=1, give=("cannonarm",), take=()) == "BC-TRADE-07"
    assert refused(match, "trade", bot=0, other=1, give=("cannonarm", "servo-legs"), take=()) == "BC-TRADE-07"
    assert [each["give"] for each in can(match, "trade")] == [("servo-legs",)]
    trade(match, give=("servo-legs",))
    assert names(agent(match)) == ["cannonarm*"]


@pytest.mark.clause("BC-TRADE-08")
def test_after_a_trade_whoever_has_too_much_discards() -> None:
    """With three cards the module lets one go before play goes on."""
    match = pair({"cards": ["nitro-shot"]}, {"cards": ["overclock", "grapnel"]})
    trade(match, give=("nitro-shot",))
    assert asked(match) == "what-goes"
    assert refused(match, "move", basic=0, advanced=0, elite=0) == "BC-FREE-04"
    assert can(match, "choose-card") == [{"card": "overclock"}, {"card": "grapnel"}, {"card": "nitro-shot"}]
    do(match, "choose-card", card="grapnel")
    assert names(module(match)) == ["overclock", "nitro-shot"]
    assert asked(match) == "act"


@pytest.mark.clause("BC-TRADE-08")
def test_whoever_proposed_the_trade_discards_too() -> None:
    """The agent takes a third card and lets one of the three go."""
    match = pair({"cards": ["nitro-shot", "pulse-rod"]}, {"cards": ["overclock"]})
    trade(match, take=("overclock",))
    assert can(match, "choose-card") == [{"card": "nitro-shot"}, {"card": "pulse-rod"}, {"card": "overclock"}]
    do(match, "choose-card", card="pulse-rod")
    assert (names(agent(match)), names(module(match))) == (["nitro-shot", "overclock"], [])
    assert asked(match) == "act"


@pytest.mark.clause("BC-TRADE-08")
def test_the_other_agents_player_chooses_what_goes() -> None:
    """Four cards are two too many; a mod among them pays its power."""
    match = agents(
        {"cards": ["nitro-shot", "cannonarm"], "power": 2}, {"cards": ["overclock", "servo-legs"], "power": 2}
    )
    trade(match, give=("cannonarm", "nitro-shot"))
    do(match, "agree", seat=1)
    assert (asked(match), match.asks[0].seat) == ("what-goes", 1)
    do(match, "choose-card", seat=1, card="servo-legs")
    assert (agent(match, 1).power, len(agent(match, 1).cards)) == (4, 3)
    do(match, "choose-card", seat=1, card="overclock")
    assert names(agent(match, 1)) == ["cannonarm", "nitro-shot"]
    assert asked(match) == "act"


@pytest.mark.clause("BC-TRADE-10")
def test_reserve_chips_are_no_goods() -> None:
    """Neither an agent's nor the team's."""
    match = pair({"keys": 1, "reserve": ("tech",)}, {}, team=("utility",))
    assert refused(match, "trade", bot=0, other=1, give=("tech",), take=()) == "BC-TRADE-10"
    assert refused(match, "trade", bot=0, other=1, give=("key",), take=("utility",)) == "BC-TRADE-10"
    assert can(match, "trade") == [{"bot": 0, "other": 1, "give": ("key",), "take": ()}]


@pytest.mark.clause("BC-SHUTBOT-20")
def test_a_shut_down_agent_takes_no_part() -> None:
    """Neither as a partner nor as the agent of the active player, whose module may still trade."""
    match = agents({"keys": 1}, {"keys": 1, "power": 0, "shut": True})
    assert refused(match, "trade", bot=0, other=1, give=("key",), take=()) == "BC-SHUTBOT-20"
    assert can(match, "trade") == []
    places = [{"at": (1, 1), "keys": 1, "power": 0, "shut": True}, {"at": (2, 2), "keys": 1}]
    match = arrange(2, plan="store", agents=places, module={"at": (1, 2)})
    assert refused(match, "trade", bot=0, other=2, give=("key",), take=()) == "BC-SHUTBOT-20"
    do(match, "trade", bot=2, other=1, give=(), take=("key",))
    do(match, "agree", seat=1)
    assert module(match).keys == 1


def test_what_comes_of_a_third_players_discard_waits_for_the_trade() -> None:
    """A third agent drops its imperative with its last power: the threat events it sets off come after the answer."""
    last = {"name": "byte", "at": (2, 4), "power": 1, "imperative": "steady-cycle"}
    match = arrange(
        3, plan="store", agents=[{"at": (1, 1), "keys": 1}, {"at": (1, 2)}, last], module={"at": (3, 5)},
        rig={"imperatives": []},
    )  # fmt: skip
    trade(match, give=("key",))
    do(match, "drop-imperative", seat=2)
    assert agent(match, 2).shut
    assert asked(match) == "consent-to-trade"
    assert (g(match).threat, told(match, PingAdded)) == (4, [])
    do(match, "agree", seat=1)
    assert len(told(match, PingAdded)) == 2
