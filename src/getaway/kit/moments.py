"""First times: what deserves a sentence when it first happens at somebody's table.

A game's moments are in the file `rules/moments.toml`. Each comes with an event that a seat is told, or with a question
that it is asked, has one sentence in every language, and names the clause and the scene behind it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from getaway.kit.scenes import Said

FILE = "rules/moments.toml"


class BadMoment(Exception):
    """A moment that can't be read."""


class FirstTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may happen for the first time: an event with these facts, or a question."""

    key: str
    clause: str
    scene: str
    says: Said
    event: str = ""
    question: str = ""
    facts: dict[str, Any] = {}

    def __post_init__(self) -> None:
        """It comes with one thing."""
        if bool(self.event) == bool(self.question):
            raise ValueError(f"{self.key} needs an event or a question")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moment: tuple[FirstTime, ...]


@cache
def first_times(package: str) -> tuple[FirstTime, ...]:
    """The moments of a game, in the order of their file."""
    file = resources.files(package).joinpath(*FILE.split("/"))
    if not file.is_file():
        return ()
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=_File).moment
    except msgspec.DecodeError as fault:
        raise BadMoment(f"{package}: {fault}") from fault
    if len({each.key for each in found}) < len(found):
        raise BadMoment(f"{package}: two moments have the same key")
    return found
