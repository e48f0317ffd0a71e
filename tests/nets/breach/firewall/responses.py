"""Responses in the comparison: mostly everybody passes."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.nets.breach.firewall.table import Table

from getaway.kernel import Match, Wish


def respond(match: Match, table: Table, dice: Random, count: Counter[str]) -> None:
    """Pass."""
    match.answer(match.asks[0].seat, Wish("pass"))
