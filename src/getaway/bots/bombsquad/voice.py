"""What bots of Bomb Squad say about their acts: never what a card is that its holder hasn't been told about.

Of a clue they say when the plan wants cards of the value that it names, which everybody can see. Which card it is for
would tell more than a clue may say (BS-INFO-07).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VOICED: Final[Mapping[str, tuple[str, ...]]] = {
    "program": (),
    "activate": (),
    "activate-soon": (),
    "finish": (),
    "discard": ("place",),
    "discard-known": (),
    "discard-spare": (),
    "clue-soon": (),
    "clue-later": (),
    "clue-spare": (),
    "clue-code": (),
    "order": (),
    "direct": (),
    "direct-error": (),
    "work": (),
    "play": (),
    "role": ("role",),
    "enter": (),
    "robot": ("tile",),
    "change-robot": (),
}
