"""Effects on the floor, the network and the burncycle, each through a card that ships."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network.mats import at as spot
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, refused
from tests.rules.burncycle.terminal.offices import (
    FAR_DOOR,
    SECOND,
    SIDE_DOOR,
    TERMINAL,
    THIRD,
    UPPER_DOOR,
    at_terminal,
    cells,
    resolve,
    run,
)

from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.table import pieces
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.table.pieces import Effect

# The floor


@pytest.mark.clause("BC-DOOR-13")
def test_a_door_is_unlocked_by_an_effect() -> None:
    """Of the room, of the whole floor, or beside the bot; only locked ones count."""
    match = resolve("patch-panel", 2)
    assert {way["door"] for way in can(match, "choose-door")} == {UPPER_DOOR, SIDE_DOOR}
    assert refused(match, "choose-door", door=FAR_DOOR) == "BC-DOOR-11"
    do(match, "choose-door", door=SIDE_DOOR)
    assert g(match).unlocked == 1 << SIDE_DOOR
    match = resolve("loading-plan", 2, unlocked=(UPPER_DOOR,))
    assert {way["door"] for way in can(match, "choose-door")} == {SIDE_DOOR, FAR_DOOR}
    match = resolve("fire-drill", 1)
    do(match, "stop")
    assert (g(match).unlocked, asked(match)) == (0, "act")
    match = resolve("fire-drill", 1)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    do(match, "stop")
    assert g(match).unlocked == 1 << UPPER_DOOR
    match = resolve("patch-panel", 2, unlocked=(UPPER_DOOR, SIDE_DOOR))
    assert asked(match) == "act"


@pytest.mark.clause("BC-MAINF-01")
def test_a_terminal_anywhere_is_turned_by_an_effect() -> None:
    """Mirror Port: not the one that was just used up, nor a mainframe."""
    match = resolve("camera-feed", 3, terminals=cells(TERMINAL, SECOND, THIRD))
    assert [way["cell"] for way in can(match, "choose-cell")] == list(cells(SECOND, THIRD))
    do(match, "choose-cell", cell=at(match, THIRD))
    assert g(match).mainframes == cells(THIRD)
    match = resolve("camera-feed", 3, terminals=cells(TERMINAL, SECOND), mainframes=cells(TERMINAL, SECOND))
    assert (asked(match), g(match).mainframes) == ("act", cells(SECOND))


# The network


def test_levels_rise_and_fall_within_their_limits() -> None:
    """Rank Forgery and Board Memo."""
    for before, after in ((1, 2), (6, 6)):
        match = resolve("root-shell", 1, agent={"level": before})
        assert agent(match).level == after
    for before, after in ((3, 2), (1, 1)):
        match = resolve("root-shell", 2, ceo=before)
        assert g(match).ceo == after


def test_the_module_works_for_the_player_who_uses_it() -> None:
    """The level that rises is the active player's."""
    match = at_terminal("root-shell", players=2)
    assert list(apply_effects(g(match), g(match).module, (Effect("level"),), "BC-TERM-06")) == []
    assert [bot.level for bot in g(match).bots[:2]] == [2, 1]


def test_pings_of_choice_leave_the_network() -> None:
    """Trace Cleaner takes one, Cold Storage two."""
    match = resolve("night-watch", 2, pings=(3, 20, 31))
    assert [way["node"] for way in can(match, "choose-node")] == [3, 20, 31]
    do(match, "choose-node", node=20)
    assert g(match).pings == (3, 31)
    match = resolve("archive-index", 3, pings=(3,))
    assert (g(match).pings, asked(match)) == ((), "act")


@pytest.mark.clause("BC-BAN-05")
def test_a_banned_ip_comes_back_by_an_effect() -> None:
    """Allow List: at level 1, to an access point of choice; nothing for an IP that is not banned."""
    match = resolve("help-desk", 2, agent={"ip": BANNED, "level": 4})
    do(match, "choose-access", access=2)
    assert (agent(match).ip, agent(match).access, agent(match).level) == (ACCESS, 2, 1)
    match = resolve("help-desk", 2, agent={"level": 4})
    assert (asked(match), agent(match).level) == ("act", 4)


def test_a_virtual_terminal_resolves_an_option_for_nothing() -> None:
    """Its card is discarded, and no terminal chip is used up."""
    match = arrange(
        1,
        plan="offices",
        phase="network",
        slots=("general", "general"),
        agents=[{"at": (1, 2), "ip": spot(3, 7), "hand": ("discover-a-virtual-terminal",), "power": 3}],
        terminals=cells(TERMINAL),
        threat=5,
        rig={"terminal_cards": ["pay-slip"]},
    )
    do(match, "ip-move", node=spot(3, 0))
    do(match, "use-network-card", card="discover-a-virtual-terminal")
    assert asked(match) == "which-option"
    assert [way["what"] for way in can(match, "choose-what")] == ["pay-slip-1", "pay-slip-2", "pay-slip-3"]
    do(match, "choose-what", what="pay-slip-2")
    assert (agent(match).power, g(match).threat) == (5, 5)
    assert (g(match).terminals, g(match).terminal_cards.gone) == (cells(TERMINAL), ("pay-slip",))
    assert asked(match) == "network"


def test_restored_chips() -> None:
    """Burst Cycle turns the leftmost degraded chip."""
    match = arrange(1, plan="offices", slots=("-tech", "-general", "general"))
    run(match, *pieces.terminal_cards()["firmware-vault"].options[0].effects)
    assert [slot.degraded for slot in g(match).slots[:3]] == [False, True, False]


def test_a_unit_is_stunned_or_shut_down_by_an_effect() -> None:
    """Shift Change and Burnt Fuse."""
    guard = [{"at": (3, 2), "facing": "left"}]
    match = resolve("duty-roster", 2, units=guard)
    assert g(match).units[0].state == "stunned"
    match = resolve("fire-drill", 3, units=guard)
    assert g(match).units == ()


def test_dice_of_other_turns_are_not_touched() -> None:
    """Outside a player's turn there is no pool to add to."""
    match = arrange(1, plan="offices", pool=(2, 0, 0))
    match.g.phase = "threat"
    run(match, Effect("dice", 2))
    assert g(match).pool.basic == 2
