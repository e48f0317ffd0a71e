"""First times at a table, in words."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.kernel import Game
from getaway.kit.moments import first_times


class MomentText(msgspec.Struct, frozen=True):
    """What to say the first time that an event with these facts is told, or a question asked."""

    key: str
    event: str
    question: str
    facts: dict[str, Any]
    says: str
    clause: str
    scene: str


def listed(game: Game[Any], lang: str) -> tuple[MomentText, ...]:
    """All first times of a game in a language."""
    return tuple(
        MomentText(each.key, each.event, each.question, each.facts, each.says.in_words(lang), each.clause, each.scene)
        for each in first_times(game.package)
    )
