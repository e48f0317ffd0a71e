"""Write web/tests/desks.json: positions of The Breach with the desk and the question of the seat that is asked.

The browser's tests hold its sheet, hand, tracks and windows to them. `--check` compares instead of writing.
"""

from __future__ import annotations

import sys
from typing import Any

from scripts.fixtures import keep, wire

from getaway.games.breach import GAME
from getaway.games.breach.table.parts import CATEGORIES
from getaway.games.breach.table.pieces import tracks
from getaway.kernel import Match, Wish

MILA = {
    "avatar": "mila",
    "breacher": "argo",
    "at": 0,
    "hand": ("dash", "pickpocket", "slipstream"),
    "research": ("push",),
    "objective": "o01",
    "disk": ("bio", "half-science"),
    "cubes": {"movement": {"movement": 2, "attack": 1}, "attack": {"defense": 1}, "cache": {"movement": 2}},
}
STURM = {"avatar": "sturm", "breacher": "ishtar", "at": 0, "cubes": {"attack": {"attack": 2}}}
VITRUVIAN = {"avatar": "vitruvian", "breacher": "cassia", "at": 0, "cubes": {"defense": {"defense": 1}}}


def entry(name: str, match: Match) -> dict[str, Any]:
    """A position by its name: view, desk and question of the seat that is asked."""
    seat = match.asks[0].seat
    facts = {"view": match.view(seat), "desk": match.query(seat, "desk"), "ask": match.put(seat)}
    return {"name": name, **{key: wire(value) for key, value in facts.items()}}


def at_home() -> Match:
    """An Action Phase with cards, a token and cubes; cubes of the tracks here and there."""
    _, hunter, guardian = [len(tracks()[category]["A"]) for category in CATEGORIES]
    cubes = (3, hunter, guardian)
    return GAME.arrange(2, seats=(MILA, STURM), track=cubes, die=4, ice=[{"name": "worm", "at": 4}])


def pushing() -> Match:
    """The first of two Pushes."""
    match = at_home()
    match.answer(0, Wish("configure", what="pushes"))
    return match


def attacked(*hand: str) -> Match:
    """Sturm attacks Vitruvian, whose player may respond with this hand; at a table with clocks."""
    match = GAME.arrange(2, seats=(STURM, {**VITRUVIAN, "hand": hand}), window=60)
    match.answer(0, Wish("attack", to="defense"))
    while match.asks[0].seat == 0:
        target = match.asks[0].question.name == "name-target"
        match.answer(0, Wish("target", model=1) if target else Wish("pass"))
    return match


def main() -> int:
    """Write or check."""
    positions = [
        entry("act", at_home()),
        entry("push", pushing()),
        entry("with a card", attacked("mirror-plate", "purge-script")),
        entry("without a card", attacked("purge-script", "steady-hand")),
    ]
    return keep("desks.json", {"positions": positions})


if __name__ == "__main__":
    sys.exit(main())
