"""The protocol of every bot, and what it answers: a wish with its reason."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from getaway.bots.situation import Situation
from getaway.kernel import Wish


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot wants something: the message `reason-NAME` of its game, with these facts.

    `clauses` are the rules it relied on. `assumed` names the message `assumed-NAME`: what it took for granted about
    things that its seat can't see; empty where it took nothing.
    """

    name: str
    facts: dict[str, Any] = {}
    clauses: tuple[str, ...] = ()
    assumed: str = ""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot wants, why, and the next best thing with why it's not that; None where nothing else came close."""

    wish: Wish
    reason: Reason | None = None
    instead: Decision | None = None


class Player(Protocol):
    """Answers for a seat, from what that seat knows and nothing else."""

    def choose(self, situation: Situation) -> Decision:
        """Return one of the answers that the question accepts, and the reason for it."""
