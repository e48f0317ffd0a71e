"""Walking along drawn floors, for tests of what security sees of it."""

from __future__ import annotations

from tests.rules.burncycle.table import at, do, g

from getaway.kernel import Match


def walk(match: Match, *spaces: tuple[int, int], bot: int = 0, dice: int = 3) -> None:
    """Take a move action, or go on with it, and walk along these spaces."""
    if g(match).moving is None:
        do(match, "move", basic=dice, advanced=0, elite=0)
    for space in spaces:
        do(match, "step", bot=bot, to=at(match, space))
