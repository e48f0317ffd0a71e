"""Every session of tests starts with nothing remembered, so that what it computes is what the rules say now."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from getaway.games.burncycle.floor import Floor
from getaway.games.burncycle.table.mats import plan
from getaway.games.burncycle.table.mats.network import graph


@pytest.fixture(scope="session", autouse=True)
def _nothing_remembered() -> None:
    """Clear all caches, and lay drawn floors again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("getaway.games.burncycle"):
            for thing in list(vars(module).values()):
                forget = getattr(thing, "cache_clear", None)
                if forget is not None and thing is not graph and getattr(thing, "__module__", "") == name:
                    forget()
    laid: dict[str, tuple[Any, Floor]] = dict(plan._LAID)
    plan._LAID.clear()
    try:
        for key, ((drawing, number, rooms, entrance, icons, bare), _) in laid.items():
            plan.lay(key, drawing, number=number, rooms=rooms, entrance=entrance, icons=icons, bare=bare)
    except BaseException:
        plan._LAID.update(laid)
        raise
