"""A view on the screen, drawn by its game or field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from getaway.cli.console.said import say
from getaway.cli.console.wording import Wording

DEEP = 2


def draw(view: Any, wording: Wording, width: int, now: int) -> str:  # noqa: ANN401 - any game's view
    """The view as text; a game that declares a drawing draws it."""
    if wording.drawing is not None:
        return wording.drawing.render_text(view, wording.texts, width, now)
    return "\n".join(fields(msgspec.to_builtins(view)))


def fields(values: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """Each field on a line with its value; what has fields of its own is set in."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield f"{' ' * DEEP * depth}{name.replace('_', ' ')}:"
            yield from fields(value, depth + 1)
        elif value not in ("", (), [], None):
            yield " " * DEEP * depth + say("field", name=name.replace("_", " "), value=plain(value))


def plain(value: Any) -> str:  # noqa: ANN401 - any field of any game
    """A value in brackets, commas and words."""
    if isinstance(value, list | tuple):
        return "(" + ", ".join(plain(each) for each in value) + ")"
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {plain(each)}" for name, each in value.items()) + ")"
    return str(value)
