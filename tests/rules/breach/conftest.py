"""Rules are tested with activation cards and a track that stay as they are when those of the box are tuned.

What is in the box is tested by the modules of `cards` and by `firewall/test_cards.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from getaway.games.breach.table.pieces import ActivationCard, activation_cards, lit, tracks

OF_THE_BOX = ("breach/cards/", "firewall/test_cards.py")


class Steady(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies over the box."""

    tracks: dict[str, dict[str, tuple[str, ...]]]
    cards: dict[str, ActivationCard]


STEADY = msgspec.toml.decode(Path(__file__).with_name("steady.toml").read_bytes(), type=Steady)


@pytest.fixture(scope="module", autouse=True)
def steady(request: pytest.FixtureRequest) -> Iterator[None]:
    """It lies there while the rules of a module are tested."""
    if any(place in request.path.as_posix() for place in OF_THE_BOX):
        yield
        return
    with patch.dict(tracks(), STEADY.tracks), patch.dict(activation_cards(), STEADY.cards):
        lit.cache_clear()
        yield
    lit.cache_clear()
