"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.terminal import terminal, virtual

TERMINAL = Chapter(
    verbs=terminal.VERBS,
    phases={"terminal": terminal.at_terminal},
    effects={"virtual-terminal": virtual.virtual_terminal},
)
