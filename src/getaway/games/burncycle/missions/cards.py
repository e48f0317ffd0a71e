"""Mission cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec


class MissionFloor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A floor of a mission: its number and objective (BC-MISS-06)."""

    number: int
    title: str


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card."""

    corporation: str
    complexity: int
    floors: tuple[MissionFloor, ...]
    threat: int = 1


@cache
def missions() -> Mapping[str, Mission]:
    """The missions of the box by name."""
    folder = resources.files("getaway.games.burncycle") / "content" / "missions"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Mission)
        for file in files
    }
