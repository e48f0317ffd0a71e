"""What a chapter adds to the game: its verbs, and the rules that others find by name.

Each chapter's `chapter.py` says what it adds, and `game.py` lists the chapters. Nothing depends on the order in which
modules are imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from getaway.games.burncycle.ground import choose, dice, own_dice
from getaway.games.burncycle.ground.effects import EFFECTS, Doing
from getaway.games.burncycle.ground.happenings import WATCHERS, Watcher
from getaway.games.burncycle.ground.settle import CONSEQUENCES, LOOKS, Consequence, Look
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Script, Verb

Phase = Callable[[Burncycle], Script[None]]
Named = TypeVar("Named")
NONE: Final[Mapping[str, Any]] = {}


class Chapter(NamedTuple):
    """What one chapter adds."""

    verbs: tuple[Verb[Any], ...] = ()
    phases: Mapping[str, Phase] = NONE
    """What happens in each phase of the game that belongs to this chapter."""
    effects: Mapping[str, Doing] = NONE
    """What cards make happen, by the name that cards use."""
    consequences: Mapping[str, Consequence] = NONE
    """What carries out each kind of `Todo`."""
    watchers: tuple[Watcher, ...] = ()
    looks: tuple[Look, ...] = ()


def register(chapters: Iterable[Chapter]) -> Mapping[str, Phase]:
    """Make the rules of these chapters known to the ground rules, in this order, and return all phases."""
    phases: dict[str, Phase] = {}
    for chapter in chapters:
        add(phases, chapter.phases)
        add(EFFECTS, chapter.effects)
        add(CONSEQUENCES, chapter.consequences)
        WATCHERS.extend(chapter.watchers)
        LOOKS.extend(chapter.looks)
    return phases


def add(known: dict[str, Named], new: Mapping[str, Named]) -> None:
    """Add rules to a register; two rules can't have the same name."""
    twice = known.keys() & new.keys()
    if twice:
        raise ValueError(f"more than one rule is called {', '.join(sorted(twice))}")
    known.update(new)


GROUND = Chapter(
    verbs=(*dice.VERBS, own_dice.OWN_DIE, *choose.VERBS),
    effects={"dice": dice.add_dice},
)
"""What the ground rules themselves add."""
