"""Escapes: leaving the floor for good, where a mission says so."""

from __future__ import annotations

from getaway.games.burncycle.model import Burncycle
from getaway.kernel import Refused, Verdict


def escape_steps(g: Burncycle, bot: int) -> tuple[int, ...]:
    """NOWHERE where one step further would be an escape, else nothing."""
    return ()


def judge_escape(g: Burncycle, bot: int, to: int) -> Verdict:
    """Whether a step off the map is an escape (BC-STRWALL-14)."""
    return Refused("BC-STRWALL-14")


def step_out(g: Burncycle, bot: int) -> None:
    """The bot escapes."""
