"""A few messages of a game without the rest, which takes seconds to read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

CARD = ("game-title", "game-about", "first-match", "first-match-about")
"""What a game's card says."""


@cache
def card(package: str, lang: str) -> Mapping[str, str]:
    """What a game's card says in a language; a message that isn't there is empty."""
    return excerpt(package, lang, CARD)


def excerpt(package: str, lang: str, messages: Iterable[str]) -> dict[str, str]:
    """These messages, which have no variables and name no other message."""
    file = resources.files(package) / "texts" / f"{lang}.ftl"
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    return {message: _shown(message, source, lang) for message in messages}


def _shown(message: str, source: str, lang: str) -> str:
    found = re.search(rf"^{message} *=.*\n(?:[ \t].*\n|\n(?=[ \t]))*", source + "\n", re.MULTILINE)
    if found is None:
        return ""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(found[0]))
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])
