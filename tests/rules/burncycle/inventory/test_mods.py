"""Mods: drawn uninstalled, worth power unused, installed permanently."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.inventory.store import names, play_out_the_round, safe_spaces, to_the_next_floor
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.effects import EFFECTS
from getaway.games.burncycle.table.pieces import mods
from getaway.kernel import Match

GALLERY = lay(
    "gallery",
    """
    +---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
    """,
)


def owner(*cards: str, power: int = 2, **position: Any) -> Match:
    """An agent with these cards in its action step; mods with a star are installed."""
    agents = [{"at": (1, 1), "power": power, "cards": cards}]
    return arrange(1, plan="store", agents=agents, module={"at": (1, 2), **position.pop("module", {})}, **position)


def test_the_deck() -> None:
    """As many cards as the box holds, with effects the game knows."""
    assert len(mods()) == 12
    assert all(mod.power > 0 for mod in mods().values())
    assert {each.do for mod in mods().values() for each in mod.effects} <= EFFECTS.keys()


@pytest.mark.clause("BC-MOD-02")
def test_a_drawn_mod_is_uninstalled() -> None:
    """It lies in its slot and gives nothing."""
    match = owner("spare-parts", rig={"mods": ["servo-legs"]})
    do(match, "use", what="spare-parts")
    assert names(agent(match)) == ["servo-legs"]
    assert gives(g(match), 0, "move-ap") == 0


@pytest.mark.clause("BC-MOD-03", "BC-MOD-09")
def test_a_mod_works_from_when_it_is_installed() -> None:
    """The AP for a move is there with it and not before; equipment cannot be installed."""
    match = owner("servo-legs", power=3)
    do(match, "move", basic=0, advanced=0, elite=0)
    assert asked(match) == "act"  # no AP: the move is over
    match = owner("servo-legs", "overclock")
    assert refused(match, "install", card="overclock") == "BC-MOD-09"
    assert refused(match, "install", card="cannonarm") == "BC-MOD-09"
    do(match, "install", card="servo-legs")
    do(match, "move", basic=0, advanced=0, elite=0)
    assert (asked(match), g(match).moving.ap) == ("moving", 1)


@pytest.mark.clause("BC-MOD-03")
def test_an_uninstalled_mod_cannot_be_used() -> None:
    """Installed, it grants its free action."""
    match = owner("trickle-charger")
    assert refused(match, "use", what="trickle-charger") == "BC-MOD-03"
    assert can(match, "use") == []
    do(match, "install", card="trickle-charger")
    do(match, "use", what="trickle-charger")
    assert agent(match).power == 3


@pytest.mark.clause("BC-MOD-09")
def test_installing_in_the_middle_of_a_move_and_in_another_turn() -> None:
    """The other player installs in this one's turn, and no one can do it for others."""
    agents = [{"at": (1, 1)}, {"at": (2, 1), "cards": ["servo-legs"]}]
    match = arrange(2, plan="store", agents=agents, module={"at": (1, 3)})
    assert refused(match, "install", seat=0, card="servo-legs") == "BC-MOD-09"
    do(match, "install", seat=1, card="servo-legs")
    assert names(agent(match, 1)) == ["servo-legs*"]
    assert asked(match) == "act"
    match = arrange(1, faces(2), plan="store", agents=[{"at": (1, 1), "cards": ["servo-legs"]}], module={"at": (1, 3)})
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "install", card="servo-legs")
    assert names(agent(match)) == ["servo-legs*"]
    assert (asked(match), g(match).moving.ap) == ("moving", 2)


@pytest.mark.clause("BC-MOD-09")
def test_installing_while_a_choice_is_open() -> None:
    """Asked which of three cards goes, the player installs one of them first; the choice stands."""
    match = owner("overclock", "servo-legs", module={"cards": ["grapnel"]})
    do(match, "trade", bot=0, other=1, give=(), take=("grapnel",))
    do(match, "install", card="servo-legs")
    assert asked(match) == "what-goes"
    do(match, "choose-card", card="servo-legs")
    assert (agent(match).power, names(agent(match))) == (2, ["overclock", "grapnel"])


@pytest.mark.clause("BC-MOD-04", "BC-MOD-08")
def test_an_uninstalled_mod_takes_a_slot_and_pays_when_it_is_crowded_out() -> None:
    """With a third card it goes, and its bot gains the power."""
    match = owner("overclock", "servo-legs", module={"cards": ["grapnel"]})
    do(match, "trade", bot=0, other=1, give=(), take=("grapnel",))
    assert asked(match) == "what-goes"
    do(match, "choose-card", card="servo-legs")
    assert (agent(match).power, names(agent(match))) == (4, ["overclock", "grapnel"])
    assert g(match).mods.gone == ("servo-legs",)


@pytest.mark.clause("BC-MOD-13")
def test_an_installed_mod_takes_a_slot_and_pays_nothing_when_it_goes() -> None:
    """Two of them leave no room for a card."""
    match = owner("servo-legs*", "gyroscope*", module={"cards": ["grapnel"]})
    do(match, "trade", bot=0, other=1, give=(), take=("grapnel",))
    assert asked(match) == "what-goes"
    do(match, "choose-card", card="servo-legs")
    assert (agent(match).power, names(agent(match))) == (2, ["gyroscope*", "grapnel"])


@pytest.mark.clause("BC-MOD-06", "BC-MOD-07")
def test_a_mod_discarded_uninstalled_pays_its_power() -> None:
    """Each as much as its card says."""
    for card in ("servo-legs", "gyroscope"):
        match = owner(card)
        do(match, "discard", bot=0, card=card)
        assert agent(match).power == 2 + mods()[card].power
        assert agent(match).cards == ()
    assert mods()["servo-legs"].power != mods()["gyroscope"].power


@pytest.mark.clause("BC-MOD-15")
def test_an_installed_mod_pays_nothing() -> None:
    """It is gone, and so is what it gave."""
    match = owner("servo-legs*")
    do(match, "discard", bot=0, card="servo-legs")
    assert (agent(match).power, agent(match).cards) == (2, ())
    assert gives(g(match), 0, "move-ap") == 0


@pytest.mark.clause("BC-MOD-10")
def test_the_command_module_installs_nothing() -> None:
    """Discarding it there pays the module."""
    match = owner(module={"cards": ["servo-legs"], "power": 4})
    assert refused(match, "install", card="servo-legs") == "BC-MOD-10"
    assert [wish for wish in match.offers(0) if wish.verb == "install"] == []
    do(match, "discard", bot=1, card="servo-legs")
    assert module(match).power == 6


@pytest.mark.clause("BC-MOD-11")
def test_an_installed_mod_works_on_as_turns_pass() -> None:
    """After a round and on the next floor it still works."""
    match = owner("servo-legs*", power=5)
    play_out_the_round(match)
    assert names(agent(match)) == ["servo-legs*"]
    assert gives(g(match), 0, "move-ap") == 1
    here, there, *_ = safe_spaces("needchain1")
    mine = {"cell": here, "cards": ["servo-legs*"]}
    match = arrange(1, agents=[mine], module={"cell": there}, phase="change-floor", done=True)
    to_the_next_floor(match)
    assert (g(match).level, gives(g(match), 0, "move-ap")) == (2, 1)


@pytest.mark.clause("BC-MOD-14")
def test_installing_is_final() -> None:
    """There is nothing left to do with it but to discard it."""
    match = owner("servo-legs")
    do(match, "install", card="servo-legs")
    assert refused(match, "install", card="servo-legs") == "BC-MOD-14"
    assert refused(match, "trade", bot=0, other=1, give=("servo-legs",), take=()) == "BC-TRADE-07"
    assert [wish.verb for wish in match.offers(0)] == ["discard"]


@pytest.mark.clause("BC-MOD-17")
def test_a_cannonarm_reaches_four_spaces() -> None:
    """A guard 4 spaces away can be struck; 5 away, or with the mod uninstalled, it cannot."""
    position = {"plan": "gallery", "module": {"at": (2, 7)}, "units": [{"at": (1, 5)}]}
    match = arrange(1, agents=[{"at": (1, 1), "cards": ["cannonarm*"]}], **position)
    do(match, "strike-unit", bot=0, unit=1, basic=1, advanced=0, elite=0)
    match = arrange(1, agents=[{"at": (1, 1), "cards": ["cannonarm"]}], **position)
    assert refused(match, "strike-unit", bot=0, unit=1, basic=1, advanced=0, elite=0) == "BC-STRIKE-02"
    position["units"] = [{"at": (1, 6)}]
    match = arrange(1, agents=[{"at": (1, 1), "cards": ["cannonarm*"]}], **position)
    assert refused(match, "strike-unit", bot=0, unit=1, basic=1, advanced=0, elite=0) == "BC-STRIKE-02"
    assert at(match, (1, 6)) - at(match, (1, 1)) == 5


@pytest.mark.clause("BC-MOD-17", "BC-CAPT-02")
@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_a_cannonarm_does_not_reach_the_captain(spaces: int) -> None:
    """It is for guards and walls: the captain can be struck from the next space only, a guard behind him from afar."""
    mine = {"at": (1, 1), "cards": ["cannonarm*"]}
    zuk = {"name": "zuk", "at": (1, 1 + spaces), "facing": "right"}
    position = {"plan": "gallery", "module": {"at": (2, 7)}}
    match = arrange(1, agents=[mine], units=[zuk], **position)
    assert can(match, "strike-unit") == []
    assert refused(match, "strike-unit", bot=0, unit=1, basic=1, advanced=0, elite=0) == "BC-MOD-17"
    assert (g(match).threat, agent(match).detected) == (1, False)
    match = arrange(1, faces(1), agents=[mine], units=[{**zuk, "at": (1, 2)}, {"at": (1, 5)}], **position)
    assert {way["unit"] for way in can(match, "strike-unit")} == {1, 2}
    do(match, "strike-unit", bot=0, unit=1, basic=1, advanced=0, elite=0)
    assert (g(match).threat, agent(match).detected) == (2, True)
