"""The heap in text."""

from __future__ import annotations

from getaway.kit.declared import Drawing, Words
from sticks.game import Table


def render_text(view: Table, texts: Words, width: int, now: int) -> str:
    """The sticks in rows, and how many there are."""
    per_row = max(1, width // 2)
    rows = [" ".join("|" * min(per_row, view.sticks - at)) for at in range(0, view.sticks, per_row)]
    return "\n".join([*rows, texts.render("drawn-heap", {"sticks": view.sticks})])


DRAWING = Drawing(render_text)
