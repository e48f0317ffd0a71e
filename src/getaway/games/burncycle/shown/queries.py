"""The queries a picture of the table needs in addition to the view, so that no client works out a rule."""

from collections.abc import Callable, Mapping
from typing import Any

from getaway.games.burncycle.shown.around import around
from getaway.games.burncycle.shown.scene import scene
from getaway.games.burncycle.shown.sight import sight

QUERIES: Mapping[str, Callable[..., Any]] = {"around": around, "scene": scene, "sight": sight}

__all__ = ["QUERIES", "around", "scene", "sight"]
