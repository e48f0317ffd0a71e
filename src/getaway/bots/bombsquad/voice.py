"""What bots of Bomb Squad say about their acts: never what a card is that its holder hasn't been told about.

Why a bot informs somebody is left out: it would tell more about the card than the clue may say (BS-INFO-07).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VOICED: Final[Mapping[str, tuple[str, ...]]] = {
    "program": (),
    "activate": (),
    "finish": (),
    "discard": ("place",),
    "discard-known": (),
    "discard-spare": (),
    "order": (),
    "direct": (),
    "work": (),
    "play": (),
    "role": ("role",),
    "enter": (),
    "robot": ("tile",),
    "change-robot": (),
}
