"""Deploying ICE."""

from __future__ import annotations

import pytest
from tests.rules.breach.firewall.watch import bots, reveals, tough
from tests.rules.breach.table import cited, g, told

from getaway.games.breach.attack.events import Disconnected
from getaway.games.breach.firewall.events import IceDeployed


@pytest.mark.clause("BR-DEPLOY-01")
def test_an_ice_comes_to_the_room_of_the_players_avatar() -> None:
    """Seat 1 moves the Bot cube to a Bot box: the Worm from the Reserve stands beside seat 1's Avatar."""
    match = reveals("sweep", waiting=(1,), active=1, seats=[{"at": 0}, {"at": 5}])
    assert [(each.name, each.room, each.on, each.viruses) for each in g(match).ice] == [("worm", 5, -1, 0)]
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 5)]
    assert cited(match, IceDeployed) == [("BR-TRACK-05", "BR-DEPLOY-01")]


@pytest.mark.clause("BR-DEPLOY-01")
def test_the_model_is_the_one_in_use() -> None:
    """With Tentacles and Kynodontas in this match those come."""
    match = reveals("scent", bot="tentacle")
    assert told(match, IceDeployed) == [IceDeployed(11, "tentacle", 0)]
    match = reveals("burrow", hunter="kynodontas", track=(0, 1, 0))
    assert told(match, IceDeployed) == [IceDeployed(11, "kynodontas", 0)]


@pytest.mark.clause("BR-DEPLOY-02")
def test_a_disconnected_players_ice_comes_where_the_avatar_was() -> None:
    """The Echo eliminates seat 0 in room 4, then seat 0 moves the Hunter cube: the second Echo comes to room 4."""
    seats = [tough(at=4, viruses={"firewall": 2}), {"at": None}]
    match = reveals("ping", ice=bots(4, name="echo"), track=(0, 1, 0), seats=seats)
    assert told(match, Disconnected) == [Disconnected(0)]
    assert told(match, IceDeployed) == [IceDeployed(12, "echo", 4)]
    assert cited(match, IceDeployed) == [("BR-TRACK-05", "BR-DEPLOY-02")]
