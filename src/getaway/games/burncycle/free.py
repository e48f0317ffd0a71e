"""Free actions: altering the burncycle, trading, and what cards and abilities grant.

They are legal in every step of the own turn while nothing is being resolved (BC-ACT-08, BC-FREE-02).
"""

from __future__ import annotations

from typing import Any

from getaway.games.burncycle.alter import ALTER
from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Verb

VERBS: tuple[Verb[Any], ...] = (ALTER,)


def any_possible(g: Burncycle) -> bool:
    """Whether the active player could take a free action now."""
    return any(verb.options(g, g.active) is not None for verb in VERBS)
