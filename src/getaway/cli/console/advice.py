"""A hint in words."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.bots import Decision
from getaway.cli.console.said import say
from getaway.cli.console.wording import Wording


def advised(wording: Wording, decision: Decision) -> Iterator[str]:
    """What a bot would do and why, then the next best thing and why not that."""
    yield say("hint-do", wish=wording.wish(decision.wish))
    yield from _because(wording, decision)
    if decision.instead is not None:
        yield say("hint-instead", wish=wording.wish(decision.instead.wish))
        yield from _because(wording, decision.instead)


def warned(wording: Wording, better: Decision) -> Iterator[str]:
    """That an answer was a blunder: why, what would have been better, and how to take it back."""
    assert better.instead is not None  # noqa: S101 - it's what was judged
    yield say("warned", wish=wording.wish(better.instead.wish))
    yield from _because(wording, better.instead)
    yield say("warned-better", wish=wording.wish(better.wish))
    yield from _because(wording, better)
    yield say("warned-undo")


def _because(wording: Wording, decision: Decision) -> Iterator[str]:
    reason = decision.reason
    if reason is not None:
        clauses = " ".join(reason.clauses)
        yield say("hint-why", reason=wording.reason(reason), clauses=clauses, given="yes" if clauses else "no")
