"""How likely an AP check reaches a number: exact, for the dice as they fall.

All pairs of blanks are combined. Rerolls, dice abilities and own dice are choices after the roll and left out, so the
chance is that without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from getaway.games.burncycle.ground.dice import BLANK, Check, pairs_in, sure_ap, worth
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import DICE, Pool
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import Odds, Wish
from getaway.kit.odds import at_least, outcomes, read_as

Totals = Mapping[int, Fraction]
"""The chance of each total."""


def totals(g: Burncycle, check: Check, rolled: Pool) -> Totals:
    """The chance of each total of a check with these dice."""
    return _totals(rolled, sure_ap(g, check))


def odds_of(g: Burncycle, check: Check, wish: Wish, need: int) -> Odds:
    """What the dice of a wish must reach, and how likely that is."""
    return Odds(need, at_least(totals(g, check, dice_of(wish)), need))


def dice_of(wish: Wish) -> Pool:
    """The dice that a wish rolls."""
    return Pool(*[wish[kind] for kind in DICE])


@lru_cache(maxsize=4096)
def _totals(rolled: Pool, sure: int) -> Totals:
    faces = dice()
    thrown = [getattr(faces, kind) for kind in DICE for _ in range(getattr(rolled, kind))]
    return read_as(outcomes(thrown, (0, 0), _after), lambda lie: worth(lie[0], pairs_in(lie[1])) + sure)


def _after(lie: tuple[int, int], shown: int) -> tuple[int, int]:
    """The AP shown and the blanks, with one die more."""
    return lie[0] + shown, lie[1] + (shown == BLANK)
