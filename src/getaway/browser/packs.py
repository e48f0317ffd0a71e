"""What lies in files of its own, because few tables need it."""

from __future__ import annotations


def scene_pack(game: str) -> str:
    """The pack with a game's scenes."""
    return f"{game}-scenes"


def lesson_pack(game: str) -> str:
    """The pack with a game's lessons."""
    return f"{game}-lessons"
