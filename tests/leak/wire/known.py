"""Randomness that is no secret to the test."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random


class Known:
    """Ids, seeds and secrets that are the same in every run."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self.token_bytes = dice.randbytes
        self.choice = dice.choice

    def token_urlsafe(self, size: int) -> str:
        """A secret."""
        return urlsafe_b64encode(self._dice.randbytes(size)).rstrip(b"=").decode()
