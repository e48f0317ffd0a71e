"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.keypad import drone_keypad, keypad

KEYPAD = Chapter(
    verbs=(keypad.KEYPAD, drone_keypad.DRONE_KEYPAD, *keypad.VERBS),
    phases={"keypad": keypad.at_the_keypad},
)
