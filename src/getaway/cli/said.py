"""The terminal's own messages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from getaway.texts import Texts

PACKAGE: Final = "getaway.cli"


@cache
def texts(lang: str = "en") -> Texts:
    """The messages of `texts/LANG.ftl` beside this module, with those of the table."""
    return Texts(PACKAGE, lang)


def say(message: str, /, **args: Any) -> str:  # noqa: ANN401 - whatever the message shows
    """One of them, with its variables filled in."""
    return texts().render(message, args)
