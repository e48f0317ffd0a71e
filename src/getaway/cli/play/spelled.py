"""What to type for an answer, one step after another."""

from __future__ import annotations

from typing import Any

from getaway.cli.play.compose import Composer, Entry, Menu
from getaway.cli.play.forms import Wire
from getaway.kernel import Wish

BACK = "b"
NOTHING = "-"


def spelled(composer: Composer, menu: Menu, wish: Wish) -> str:
    """What to type next on the way to this answer: a step, or the way back from steps that lead elsewhere."""
    if not leads(composer, wish):
        return BACK
    if menu.part is not None:
        return numbers(menu, menu.part, wish[menu.part["name"]])
    return next((entry.key for entry in menu.entries if is_of(entry, wish)), BACK)


def leads(composer: Composer, wish: Wish) -> bool:
    """Whether the steps taken so far are steps towards this answer."""
    return not composer.through and all(is_of(entry, wish) for entry in composer.taken)


def is_of(entry: Entry, wish: Wish) -> bool:
    """Whether a step is one towards this answer."""
    return entry.verb in ("", wish.verb) and all(wish.get(name) == value for name, value in entry.binds)


def numbers(menu: Menu, part: Wire, values: tuple[Any, ...]) -> str:
    """Several numbers that are typed together."""
    keys = {entry.binds[0][1]: entry.key for entry in menu.entries}
    shown = [str(value) if part["shape"] == "split" else keys[value] for value in values]
    return " ".join(shown) or NOTHING
