"""What bots of The Breach say about their acts: nothing about a hand, an Objective or an answer in a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VOICED: Final[Mapping[str, tuple[str, ...]]] = {
    "infect": ("room",),
    "trace": ("node",),
    "trace-empty": ("node",),
    "trace-again": ("node",),
    "move": ("room",),
    "go": ("room",),
    "activate": ("room",),
    "attack": (),
    "target": ("model",),
    "buy": ("reward",),
    "log-out": ("room",),
}
