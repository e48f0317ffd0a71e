"""Equipment: four categories, dice beside the cards, key cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import beside_cache, names, play_out_the_round, slot
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, module, refused, told

from getaway.games.burncycle.ground.effects import EFFECTS
from getaway.games.burncycle.inventory.events import EquipmentLeft, EquipmentRolled
from getaway.games.burncycle.table.parts import Held, Pile
from getaway.games.burncycle.table.pieces import copies, dice, equipment, mods
from getaway.kernel import Match


def collect(match: Match, bot: int = 0) -> None:
    """The bot steps onto the cache and takes it."""
    do(match, "step", bot=bot, to=at(match, (2, 1)))
    do(match, "collect")


def holder(*cards: str | Held, power: int = 2, **position: Any) -> Match:
    """An agent with these cards in its action step."""
    chances = position.pop("chances", ())
    return arrange(1, *chances, plan="store", agents=[{"at": (1, 1), "power": power, "cards": cards}], **position)


def roll(face: int) -> dict[str, tuple[int, ...]]:
    """An equipment die shows this face, counted from 0."""
    return {"faces": (face,)}


def test_the_deck() -> None:
    """As many cards as the box holds, with effects the game knows."""
    cards = equipment()
    assert len(copies(cards)) == 24
    assert {card.category for card in cards.values()} == {"discard", "single", "counter", "breakable"}
    assert sum(card.copies for card in cards.values() if card.key) == 4
    assert not cards.keys() & mods().keys()
    faces = [face for die in dice().equipment.values() for face in die]
    effects = [*[e for card in cards.values() for e in card.effects], *[e for face in faces for e in face.effects]]
    assert {each.do for each in effects} <= EFFECTS.keys()
    for card in cards.values():
        assert (card.die > 0) == (card.category in ("counter", "breakable"))
        assert not card.die or len(dice().equipment[str(card.die)]) == 6


@pytest.mark.clause("BC-EQUIP-04")
def test_the_die_of_a_card_lies_beside_it() -> None:
    """It shows where the counter starts, and goes along in a trade."""
    match = beside_cache("battery-belt")
    collect(match)
    assert equipment()["battery-belt"].die == 3
    assert slot(agent(match), "battery-belt").face == 2
    do(match, "stop")
    do(match, "trade", bot=0, other=1, give=("battery-belt",), take=())
    assert slot(module(match), "battery-belt").face == 2
    assert agent(match).cards == ()


# Discard


@pytest.mark.clause("BC-EQUIP-07")
def test_discard_equipment_works_at_once() -> None:
    """The power is there, the card in the discards."""
    match = beside_cache("power-cell", agents=({"power": 2},))
    collect(match)
    assert agent(match).power == 5
    assert agent(match).cards == ()
    assert g(match).equipment == Pile((), ("power-cell",))
    assert asked(match) == "moving"


@pytest.mark.clause("BC-EQUIP-08")
def test_discard_equipment_needs_no_slot() -> None:
    """With two cards nothing else has to go."""
    match = beside_cache("power-cell", agents=({"power": 2, "cards": ["nitro-shot", "cannonarm"]},))
    collect(match)
    assert agent(match).power == 5
    assert names(agent(match)) == ["nitro-shot", "cannonarm"]
    assert asked(match) == "moving"


@pytest.mark.clause("BC-EQUIP-13", "BC-KEYEQ-02")
def test_the_command_module_benefits_from_discard_equipment() -> None:
    """The key and the power are the module's."""
    match = beside_cache("key-card")
    collect(match, bot=1)
    assert (module(match).keys, agent(match).keys) == (1, 0)
    assert g(match).equipment == Pile((), ("key-card",))
    match = beside_cache("power-cell", module={"power": 4})
    collect(match, bot=1)
    assert module(match).power == 7


@pytest.mark.clause("BC-CMD-02")
def test_the_command_module_carries_equipment_without_using_it() -> None:
    """Neither equipment nor a mod on it can be used."""
    match = beside_cache("battery-belt", module={"cards": ["trickle-charger"]})
    collect(match, bot=1)
    assert names(module(match)) == ["trickle-charger", "battery-belt"]
    do(match, "stop")
    assert refused(match, "use", what="battery-belt") == "BC-CMD-02"
    assert refused(match, "use", what="trickle-charger") == "BC-CMD-02"
    assert can(match, "use") == []


# Single use


@pytest.mark.clause("BC-EQUIP-09")
def test_single_use_equipment_goes_when_used() -> None:
    """Its effect happens, and it cannot be used again."""
    match = holder("cold-restart", "overclock", slots=("-general", "general", "-captain"))
    do(match, "use", what="cold-restart")
    assert [slot.degraded for slot in g(match).slots[:3]] == [False, False, False]
    assert names(agent(match)) == ["overclock"]
    assert g(match).equipment.gone == ("cold-restart",)
    assert refused(match, "use", what="cold-restart") == "BC-FREE-07"


def test_a_nitro_shot_moves_its_agent_besides_move_actions() -> None:
    """The module cannot have the movement, and the chip is not used."""
    match = holder("nitro-shot", module={"at": (1, 2)})
    do(match, "use", what="nitro-shot")
    assert asked(match) == "bonus-moving"
    assert refused(match, "step", bot=1, to=at(match, (2, 2))) == "BC-MOVE-20"
    do(match, "step", bot=0, to=at(match, (2, 1)))
    do(match, "stop")
    assert asked(match) == "act"
    assert not g(match).acted


# Counter


@pytest.mark.clause("BC-EQUIP-10")
def test_a_counter_counts_down_and_goes() -> None:
    """From 2 to 1; the use at 1 is the last."""
    match = holder(Held("battery-belt", face=1))
    do(match, "use", what="battery-belt")
    assert (agent(match).power, slot(agent(match), "battery-belt").face) == (3, 0)
    do(match, "use", what="battery-belt")
    assert (agent(match).power, agent(match).cards) == (4, ())
    assert g(match).equipment.gone == ("battery-belt",)


# Breakable


@pytest.mark.clause("BC-EQUIP-11")
def test_a_resolved_break_icon_costs_the_card() -> None:
    """The fifth face of its die pays 2 power and breaks it."""
    match = holder("lucky-coil", chances=[roll(4)])
    do(match, "use", what="lucky-coil")
    assert told(match, EquipmentRolled) == [EquipmentRolled(0, "lucky-coil", 4, 5, breaks=True, shows="face-4-5")]
    do(match, "choose-what", what="resolve")
    assert (agent(match).power, agent(match).cards) == (4, ())
    assert g(match).equipment.gone == ("lucky-coil",)


@pytest.mark.clause("BC-EQUIP-11")
def test_without_the_icon_the_card_is_kept_for_the_next_turn() -> None:
    """Used once in this turn, it is offered again in the next."""
    match = holder("lucky-coil", chances=[roll(0)])
    do(match, "use", what="lucky-coil")
    do(match, "choose-what", what="resolve")
    assert (agent(match).power, names(agent(match))) == (3, ["lucky-coil"])
    assert slot(agent(match), "lucky-coil").face == 0
    assert refused(match, "use", what="lucky-coil") == "BC-EQUIP-11"
    assert can(match, "use") == []
    play_out_the_round(match)
    assert refused(match, "use", what="lucky-coil") == "BC-ACT-02"
    do(match, "begin-turn")
    assert {"what": "lucky-coil"} in can(match, "use")


@pytest.mark.clause("BC-EQUIP-15")
def test_a_rolled_die_need_not_be_resolved() -> None:
    """Left as it lies, it gives nothing and breaks nothing."""
    match = holder("lucky-coil", chances=[roll(4)])
    do(match, "use", what="lucky-coil")
    assert can(match, "choose-what") == [{"what": "resolve"}, {"what": "leave"}]
    assert refused(match, "move", basic=0, advanced=0, elite=0) == "BC-FREE-04"
    do(match, "choose-what", what="leave")
    assert (agent(match).power, names(agent(match))) == (2, ["lucky-coil"])
    assert told(match, EquipmentLeft) == [EquipmentLeft(0, "lucky-coil")]
    assert asked(match) == "act"


def test_movement_of_a_die_is_bonus_movement() -> None:
    """The card breaks when the movement is over."""
    match = holder("rocket-skates", module={"at": (1, 4)}, chances=[roll(5)])
    do(match, "use", what="rocket-skates")
    do(match, "choose-what", what="resolve")
    assert (asked(match), g(match).moving.ap) == ("bonus-moving", 4)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    do(match, "stop")
    assert agent(match).cards == ()
    assert asked(match) == "act"


@pytest.mark.clause("BC-EQUIP-11")
def test_a_card_breaks_though_its_movement_ends_the_turn() -> None:
    """The agent walks into a guard's sight, breaks its imperative and loses its last power; the skates are gone."""
    mine = {"at": (2, 1), "power": 1, "imperative": "out-of-sight", "cards": ["rocket-skates"]}
    guard = {"at": (1, 5), "facing": "left"}
    match = arrange(
        1, roll(5), plan="corner", agents=[mine], module={"at": (2, 6)}, units=[guard], rig={"equipment": []}
    )
    do(match, "use", what="rocket-skates")
    do(match, "choose-what", what="resolve")
    do(match, "step", bot=0, to=at(match, (1, 1)))
    assert agent(match).shut
    assert (agent(match).cards, g(match).equipment.gone) == ((), ("rocket-skates",))


# The deck


@pytest.mark.clause("BC-EQUIP-14")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    """Of five discards one is drawn and four are left; with no discards either, none is drawn."""
    gone = ("grapnel", "nitro-shot", "overclock", "pulse-rod", "tool-roll")
    match = beside_cache(chances=("pulse-rod",))
    assert g(match).equipment == Pile(())
    collect(match)
    assert agent(match).cards == ()
    match = beside_cache(chances=("pulse-rod",), equipment=Pile((), gone))
    collect(match)
    assert names(agent(match)) == ["pulse-rod"]
    assert g(match).equipment == Pile(("grapnel", "nitro-shot", "overclock", "tool-roll"))


# Key cards


@pytest.mark.clause("BC-KEYEQ-01", "BC-KEYCHIP-02")
def test_a_key_card_is_a_key_at_once() -> None:
    """The key is there, the card in the discards."""
    match = beside_cache("key-card")
    collect(match)
    assert (agent(match).keys, agent(match).cards) == (1, ())
    assert g(match).equipment == Pile((), ("key-card",))


@pytest.mark.clause("BC-KEYEQ-03", "BC-KEYEQ-04")
def test_a_full_inventory_stops_no_key_and_a_key_card_is_never_kept() -> None:
    """No card has to go, and there is none to keep or to trade."""
    match = beside_cache("key-card", agents=({"cards": ["nitro-shot", "cannonarm"]},))
    collect(match)
    assert (agent(match).keys, names(agent(match))) == (1, ["nitro-shot", "cannonarm"])
    assert asked(match) == "moving"
    assert refused(match, "choose-card", card="key-card") == "BC-FREE-08"
    do(match, "stop")
    assert refused(match, "trade", bot=0, other=1, give=("key-card",), take=()) == "BC-TRADE-02"


@pytest.mark.clause("BC-KEYEQ-05")
def test_of_several_cards_only_the_one_picked_works() -> None:
    """Three are drawn; the key card gives a key only if it is kept."""
    for kept, keys, cards in (("grapnel", 0, ["grapnel"]), ("key-card", 1, [])):
        match = holder(
            "scavenger-drone", module={"at": (1, 4)}, rig={"equipment": ["key-card", "grapnel", "nitro-shot"]}
        )
        do(match, "use", what="scavenger-drone")
        assert asked(match) == "which-to-keep"
        assert sorted(each["card"] for each in can(match, "choose-card")) == ["grapnel", "key-card", "nitro-shot"]
        do(match, "choose-card", card=kept)
        assert (agent(match).keys, names(agent(match))) == (keys, cards)
        others = {"key-card", "nitro-shot", "grapnel", "scavenger-drone"} - set(cards)
        assert set(g(match).equipment.gone) == others


@pytest.mark.clause("BC-SHUTBOT-05")
def test_cards_drawn_to_choose_among_are_discarded_when_the_turn_ends_meanwhile() -> None:
    """Dropping the imperative costs the agent its last power: nothing is kept, and nothing is lost."""
    own = {"at": (1, 1), "power": 1, "cards": ["scavenger-drone"], "imperative": "light-touch"}
    deck = {"equipment": ["key-card", "grapnel", "nitro-shot"]}
    match = arrange(1, plan="store", agents=[own], module={"at": (1, 4)}, rig=deck)
    do(match, "use", what="scavenger-drone")
    assert asked(match) == "which-to-keep"
    do(match, "drop-imperative")
    assert agent(match).shut
    assert (agent(match).keys, names(agent(match)), g(match).drawn) == (0, [], ())
    assert set(g(match).equipment.gone) == {"key-card", "nitro-shot", "grapnel", "scavenger-drone"}
