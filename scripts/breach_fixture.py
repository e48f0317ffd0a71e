"""Write web/tests/breach.json: positions of The Breach as its picture gets them.

The browser draws the Database; its tests hold it to these. `--check` compares.
"""

from __future__ import annotations

import sys
from typing import Any

from scripts.fixtures import keep, wire

from getaway.games.breach import GAME
from getaway.kernel import Match

TRACED = {0: (1,), 3: (0, 1)}
POSITIONS: dict[str, dict[str, Any]] = {
    "start": {"dark": range(9), "seats": [{"at": None}, {"at": None}]},
    "move": {
        "rooms": {0: "gr-1", 1: "v-1", 3: "tm-1", 4: "in-1", 7: "v-4"},
        "dark": [2, 6, 8],
        "seats": [{"at": 4, "shield": True}, {"at": 3, "viruses": {0: 1}}],
        "ice": [{"name": "worm", "at": 4, "on": 0}, {"name": "echo", "at": 7, "viruses": 1}],
        "infected": {1: (0,), 4: (0, 1)},
        "breaches": [(0, 1, False), (3, 4, True)],
    },
    "guardian": {
        "omega": 1,
        "gateways": {2: (2, 1), 4: (6, 3)},
        "ice": [{"name": "xan4th", "at": 9}, *[{"name": "worm", "at": 4}] * 3],
        "seats": [{"at": 4}, {"at": 9}],
        "traced": TRACED,
    },
}


def position(name: str, match: Match) -> dict[str, Any]:
    """A position as the first seat sees it."""
    return {"name": name, "view": wire(match.view(0)), "scene": wire(match.query(0, "scene"))}


def main() -> int:
    """Write or check the fixture."""
    positions = [position(name, GAME.arrange(2, **how)) for name, how in POSITIONS.items()]
    return keep("breach.json", {"positions": positions})


if __name__ == "__main__":
    sys.exit(main())
