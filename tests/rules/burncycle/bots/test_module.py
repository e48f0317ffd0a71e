"""The command module: what it does in players' turns, and what it does not."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told
from tests.rules.burncycle.turn.playing import until

from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.security.events import CorporationTurn, Drained
from getaway.games.burncycle.turn.events import TurnBegan
from getaway.kernel import Match

BASE = lay(
    "module_base",
    """
    +---+---+---+---+---+
    | .   .   . : aT  a |
    +   +---+   +   +   +
    | .   . | . | a   a |
    +---+---+---+---+---+
    """,
)
TERMINAL = BASE.cell(1, 4)


@pytest.mark.clause("BC-CMD-01")
def test_the_command_module_has_no_turn_of_its_own() -> None:
    """A whole round of two players: two turns, then the corporation's."""
    match = arrange(2, plan="module_base", phase="begin", slots=("general", "general"), reached=26)
    while g(match).round == 1:
        do(match, "begin-turn")
        until(match, "before-turn")
    assert told(match, CorporationTurn)
    assert [event.seat for event in told(match, TurnBegan)] == [0, 1]


@pytest.mark.clause("BC-CMD-03")
def test_the_command_module_holds_and_uses_keys() -> None:
    """At a locked door in a move action."""
    match = arrange(1, faces(1), plan="module_base", agents=[{"at": (2, 1)}], module={"at": (1, 3), "keys": 1})
    do(match, "move", basic=1, advanced=0, elite=0)
    assert can(match, "use-key") == [{"bot": 1, "door": 0}]
    do(match, "use-key", bot=1, door=0)
    assert (module(match).keys, g(match).unlocked) == (0, 1)
    do(match, "step", bot=1, to=TERMINAL)
    assert module(match).cell == TERMINAL


@pytest.mark.clause("BC-CMD-07")
def test_on_a_chip_the_command_module_acts_instead_of_the_agent() -> None:
    """It strikes the wall beside it with the player's dice; the chip is used, and the dice are gone."""
    match = arrange(
        1, roll_of(4), plan="module_base", agents=[{"at": (2, 1)}], module={"at": (1, 3)}, pool=(10, 5, 5)
    )  # fmt: skip
    slot = g(match).tracker
    do(match, "strike-wall", bot=1, wall=g(match).floor.edge(module(match).cell, 0), **dice_for(4))
    assert (asked(match), g(match).tracker) == ("act", slot + 1)
    assert g(match).pool.elite == 5 - dice_for(4)["elite"]


def strike_by_module(chip: str, ap: int) -> Match:
    """The module strikes the wall beside it on a chip of this type, with this many AP on the dice."""
    match = arrange(
        1, roll_of(ap), plan="module_base", agents=[{"at": (2, 1)}], module={"at": (1, 3)}, pool=(10, 5, 5),
        slots=(chip, "general"),
    )  # fmt: skip
    do(match, "strike-wall", bot=1, wall=g(match).floor.edge(module(match).cell, 0), **dice_for(ap))
    return match


@pytest.mark.clause("BC-CMD-08")
def test_the_chip_optimizes_an_action_of_the_command_module() -> None:
    """8 AP and 2 on a physical chip bring a wall down; on a general chip 8 do not."""
    match = strike_by_module("physical", 8)
    do(match, "strike-for", result="destroy")
    assert len(g(match).broken) == 1
    match = strike_by_module("general", 8)
    assert g(match).broken == ()
    assert {"result": "destroy"} not in can(match, "strike-for")


@pytest.mark.clause("BC-CMD-10")
def test_the_kinds_of_actions_of_the_command_module() -> None:
    """Strike, terminal and keypad, repair once it is upgraded; never a network card; moves are shared."""
    for upgrades, repair in (((), set()), (("repair",), {"repair"})):
        match = arrange(
            1, plan="module_base", agents=[{"at": (2, 1), "power": 0, "shut": True}], pool=(2, 0, 0),
            module={"at": (1, 4), "upgrades": upgrades}, terminals=(TERMINAL,),
            units=[{"at": (1, 5), "state": "stunned"}],
        )  # fmt: skip
        by_module = {wish.verb for wish in match.asks[0].choice if wish.args.get("bot", 1) == 1}
        actions = {"strike-unit", "strike-wall", "terminal", "keypad", "move", "pass"} | repair
        assert by_module - {"upgrade-module", "alter", "trade", "use"} == actions
        assert refused(match, "netcard", bot=1) == "BC-NETACT-02"
        if not repair:
            assert refused(match, "repair", bot=1, other=0, power=1) == "BC-GEN-03"


@pytest.mark.clause("BC-CMD-17")
def test_in_the_modules_own_actions_the_agents_abilities_are_of_no_use() -> None:
    """Byte's magnet works on his strike and not on the module's; nor does his strike ability."""
    position = {"plan": "module_base", "module": {"at": (1, 3), "name": "exe"}, "pool": (10, 5, 5)}
    byte = {"name": "byte", "at": (1, 1)}
    for bot, offered in ((0, True), (1, False)):
        match = arrange(1, faces(1), agents=[byte], **position)
        wall = g(match).floor.edge(g(match).bots[bot].cell, 0)
        do(match, "strike-wall", bot=bot, wall=wall, basic=1, advanced=0, elite=0)
        assert (asked(match) == "after-the-roll") == offered
        if offered:
            assert can(match, "use-on-dice") == [{"ability": "tumble-magnet", "die": 0}]


@pytest.mark.clause("BC-CMD-17")
def test_the_agents_strike_ability_adds_nothing_to_a_strike_of_the_module() -> None:
    """Casing with two strike upgrades breaks a wall with 7 AP on the dice; the module beside him does not."""
    casing = {"name": "casing", "at": (1, 1), "upgrades": ("unique-1", "unique-2")}
    for bot, broken in ((0, 1), (1, 0)):
        match = arrange(
            1, roll_of(7), agents=[casing], plan="module_base", module={"at": (1, 3)}, pool=(10, 5, 5)
        )  # fmt: skip
        wall = g(match).floor.edge(g(match).bots[bot].cell, 0)
        do(match, "strike-wall", bot=bot, wall=wall, **dice_for(7))
        if {"result": "destroy"} in can(match, "strike-for"):
            do(match, "strike-for", result="destroy")
        assert len(g(match).broken) == broken


@pytest.mark.clause("BC-CMD-22")
def test_the_team_reserve_stands_in_for_the_modules() -> None:
    """A Walker drains the module: a chip of the team reserve goes, the agent's stays."""
    match = arrange(
        1, faces(1), plan="module_base", agents=[{"at": (2, 1), "reserve": ("utility",)}], module={"at": (1, 2)},
        team=("tech",), units=[{"name": "walker", "at": (2, 3), "facing": "down"}],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (1, 3)))
    assert told(match, Drained) == [Drained(1, 1, "tech")]
    assert (g(match).team, agent(match).reserve) == ((), ("utility",))
