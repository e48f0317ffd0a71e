"""Inventories: two slots for equipment and mods, any number of keys, discards at any time."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.inventory.store import beside_cache, names
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told

from getaway.games import burncycle
from getaway.games.burncycle.inventory.events import KeyGained
from getaway.games.burncycle.table.parts import Pile
from getaway.kernel import Wish


@pytest.mark.clause("BC-INV-02", "BC-INV-05")
def test_a_third_card_makes_one_go() -> None:
    """Its player picks one of the three, an installed mod too, before the move goes on."""
    match = beside_cache("grapnel", agents=({"cards": ["nitro-shot", "cannonarm*"]},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    assert asked(match) == "what-goes"
    assert [each["card"] for each in can(match, "choose-card")] == ["nitro-shot", "cannonarm", "grapnel"]
    assert refused(match, "choose-card", card="overclock") == "BC-INV-05"
    assert refused(match, "step", bot=0, to=at(match, (1, 1))) == "BC-FREE-04"
    do(match, "choose-card", card="nitro-shot")
    assert names(agent(match)) == ["cannonarm*", "grapnel"]
    assert g(match).equipment.gone == ("nitro-shot",)
    assert asked(match) == "moving"


@pytest.mark.clause("BC-INV-02")
def test_a_second_card_fits() -> None:
    """Nothing is asked."""
    match = beside_cache("grapnel", agents=({"cards": ["nitro-shot"]},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    assert names(agent(match)) == ["nitro-shot", "grapnel"]
    assert asked(match) == "moving"


@pytest.mark.clause("BC-INV-06")
def test_the_new_card_may_be_the_one_that_goes() -> None:
    """The two old ones stay."""
    match = beside_cache("grapnel", agents=({"cards": ["nitro-shot", "cannonarm"]},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    do(match, "choose-card", card="grapnel")
    assert names(agent(match)) == ["nitro-shot", "cannonarm"]
    assert g(match).equipment == Pile((), ("grapnel",))


def test_a_card_discarded_unasked_settles_the_matter() -> None:
    """The question is gone once two are left."""
    match = beside_cache("grapnel", agents=({"cards": ["nitro-shot", "cannonarm"]},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    do(match, "discard", bot=0, card="cannonarm")
    assert names(agent(match)) == ["nitro-shot", "grapnel"]
    assert asked(match) == "moving"


@pytest.mark.clause("BC-INV-03")
def test_keys_need_no_slot() -> None:
    """A sixth key joins two cards."""
    match = beside_cache("key-card", agents=({"cards": ["nitro-shot", "cannonarm"], "keys": 5},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    assert (agent(match).keys, len(agent(match).cards)) == (6, 2)
    assert told(match, KeyGained) == [KeyGained(0, 6)]
    assert asked(match) == "moving"


@pytest.mark.clause("BC-INV-03")
def test_keys_leave_both_slots_free() -> None:
    """With five keys and a card a second card fits."""
    match = beside_cache("grapnel", agents=({"cards": ["nitro-shot"], "keys": 5},))
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "collect")
    assert (agent(match).keys, names(agent(match))) == (5, ["nitro-shot", "grapnel"])
    assert asked(match) == "moving"


@pytest.mark.clause("BC-INV-04")
def test_any_number_of_cards_goes_at_any_time() -> None:
    """Both, one after the other, in the middle of a move."""
    match = arrange(1, faces(2), plan="store", agents=[{"at": (1, 1), "cards": ["nitro-shot", "cannonarm*"]}])
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "discard", bot=0, card="overclock") == "BC-INV-04"
    do(match, "discard", bot=0, card="nitro-shot")
    do(match, "discard", bot=0, card="cannonarm")
    assert agent(match).cards == ()
    assert (g(match).equipment.gone, g(match).mods.gone) == (("nitro-shot",), ("cannonarm",))
    assert (asked(match), g(match).moving.ap) == ("moving", 2)
    assert refused(match, "discard", bot=0, card="nitro-shot") == "BC-INV-04"


@pytest.mark.clause("BC-INV-04")
def test_in_other_turns_too_and_for_the_module_the_active_player_decides() -> None:
    """Nobody discards what is another's."""
    both = [{"at": (1, 1), "cards": ["overclock"]}, {"at": (2, 1), "cards": ["nitro-shot"]}]
    match = arrange(2, plan="store", agents=both, module={"at": (1, 3), "cards": ["grapnel", "pulse-rod"]})
    assert refused(match, "discard", seat=1, bot=0, card="overclock") == "BC-INV-04"
    assert refused(match, "discard", seat=1, bot=2, card="grapnel") == "BC-INV-04"
    do(match, "discard", seat=1, bot=1, card="nitro-shot")
    do(match, "discard", seat=0, bot=2, card="grapnel")
    assert (agent(match, 1).cards, names(module(match))) == ((), ["pulse-rod"])
    assert [wish.args for wish in match.offers(0) if wish.verb == "discard"] == [
        {"bot": 0, "card": "overclock"},
        {"bot": 2, "card": "pulse-rod"},
    ]
    assert Wish("discard", bot=2, card="pulse-rod") not in match.offers(1)


@pytest.mark.clause("BC-INV-04")
def test_in_the_corporations_turn_all_players_decide_for_the_module() -> None:
    """While they are asked which guard goes first, either may discard what the module holds."""
    for seat in (0, 1):
        match = arrange(
            2,
            plan="store",
            agents=[{"at": (1, 1)}, {"at": (2, 1), "detected": True, "cards": ["nitro-shot"]}],
            module={"at": (3, 1), "cards": ["grapnel"]},
            units=[{"at": (1, 3), "facing": "left"}, {"at": (2, 4), "facing": "left"}],
            phase="security",
        )
        question = asked(match)
        assert refused(match, "discard", seat=0, bot=1, card="nitro-shot") == "BC-INV-04"
        do(match, "discard", seat=seat, bot=2, card="grapnel")
        assert (module(match).cards, asked(match)) == ((), question)


def test_before_the_bots_are_there_nothing_is_offered() -> None:
    """At the first question of set-up there are no inventories."""
    match = burncycle.new(2, seed=1)
    assert list(match.offers(0)) == []


@pytest.mark.clause("BC-INV-02")
def test_for_the_command_module_the_active_player_chooses_what_goes() -> None:
    """The other player is not asked."""
    match = beside_cache("grapnel", agents=({}, {}), module={"cards": ["nitro-shot", "cannonarm"]})
    do(match, "step", bot=2, to=at(match, (2, 1)))
    do(match, "collect")
    assert [ask.seat for ask in match.asks] == [0]
    do(match, "choose-card", card="cannonarm")
    assert names(module(match)) == ["nitro-shot", "grapnel"]


@pytest.mark.clause("BC-INV-04", "BC-INV-05")
def test_what_is_discarded_while_two_must_go_is_no_longer_among_them() -> None:
    """Four cards after a trade: one goes unasked, then one of the three that are left."""
    own = {"at": (1, 1), "cards": ["nitro-shot", "cannonarm"]}
    match = arrange(1, plan="store", agents=[own], module={"at": (1, 2), "cards": ["grapnel", "overclock"]})
    do(match, "trade", bot=0, other=1, give=(), take=("grapnel", "overclock"))
    do(match, "discard", bot=0, card="grapnel")
    assert asked(match) == "what-goes"
    assert [each["card"] for each in can(match, "choose-card")] == ["nitro-shot", "cannonarm", "overclock"]
    do(match, "choose-card", card="nitro-shot")
    assert (names(agent(match)), asked(match)) == (["cannonarm", "overclock"], "act")


def test_a_card_to_discard_is_shown_with_the_bot_that_holds_it() -> None:
    """Both are places; the option belongs to the card."""
    match = arrange(1, plan="store", agents=[{"at": (1, 1), "cards": ["overclock"]}])
    discard = next(act for act in match.put(0).offers if act["verb"] == "discard")
    assert discard["parts"][0]["places"] == [["bot:0", "card:overclock"]]
    assert discard["by"] == "card"
