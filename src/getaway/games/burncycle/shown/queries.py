"""The queries a picture of the table needs in addition to the view, so that no client works out a rule."""

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.burncycle.shown.around import around
from getaway.games.burncycle.shown.network_reach import network_reach
from getaway.games.burncycle.shown.odds import odds
from getaway.games.burncycle.shown.reach import reach
from getaway.games.burncycle.shown.scene import scene
from getaway.games.burncycle.shown.sight import sight
from getaway.games.burncycle.shown.walk import walk

QUERIES: Mapping[str, Callable[..., Any]] = {
    "around": around,
    "network_reach": network_reach,
    "odds": odds,
    "reach": reach,
    "scene": scene,
    "sight": sight,
    "walk": walk,
}

__all__ = ["QUERIES", "around", "network_reach", "odds", "reach", "scene", "sight", "walk"]
