"""The network at the start of a game."""

from __future__ import annotations

from random import Random

import pytest
from tests.rules.burncycle.network.mats import at, ping_turn
from tests.rules.burncycle.table import told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.network.events import PingAdded
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.parts import ACCESS, NONE
from getaway.games.burncycle.table.pieces import bots, captains, guards
from getaway.kernel import Match, Refused


def set_up(players: int) -> Match:
    """A game played by chance up to the first turn."""
    match, random = GAME.new(players, seed=players, team="random"), Random(players)  # noqa: S311 - play isn't cryptography
    while match.g.phase.startswith("setup"):
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.sample(random))
    return match


@pytest.mark.clause("BC-NET-03")
@pytest.mark.parametrize("players", [1, 3])
def test_each_agent_has_an_ip_and_the_module_none(players: int) -> None:
    """One in each access point in use; the command module has neither IP nor access point."""
    g = set_up(players).g
    assert [bot.ip for bot in g.bots] == [ACCESS] * players + [NONE]
    assert g.bots[g.module].access == -1


@pytest.mark.clause("BC-NETLVL-02")
def test_all_levels_start_at_1() -> None:
    """The CEO's and those of four players."""
    g = set_up(4).g
    assert (g.ceo, [bot.level for bot in g.bots[:4]]) == (1, [1] * 4)


@pytest.mark.clause("BC-ACCESS-02")
def test_access_points_from_the_upper_right_clockwise() -> None:
    """Three players: upper right, lower right, lower left, before places 2, 6 and 10 of the 16 of layer 1."""
    g = set_up(3).g
    assert [bot.access for bot in g.bots[:3]] == [0, 1, 2]
    assert [graph().access_node[bot.access] for bot in g.bots[:3]] == [at(1, 2), at(1, 6), at(1, 10)]


@pytest.mark.clause("BC-ACCESS-08")
@pytest.mark.parametrize("players", [0, 5])
def test_four_access_points_four_players(players: int) -> None:
    """A fifth player is refused, and so is a game without any."""
    with pytest.raises(Refused) as caught:
        GAME.new(players)
    assert caught.value.clause == "BC-ACCESS-08"
    assert GAME.new(4).g.players == len(graph().access_node)


@pytest.mark.clause("BC-CEO-02")
def test_the_ceo_is_nobody_on_the_board() -> None:
    """All units are guards or the captain, all bots the players'; what the CEO does is to add a ping."""
    g = set_up(2).g
    assert g.units
    assert all(unit.name in {*guards(), *captains()} for unit in g.units)
    assert [bot.name in bots() for bot in g.bots] == [True] * 3
    match = ping_turn(1, "level")
    assert match.g.units == ()
    assert told(match, PingAdded) == [PingAdded(graph().core)]
