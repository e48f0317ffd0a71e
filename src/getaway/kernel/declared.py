"""What a game declares about itself beside its rules, as plain data: settings, a first match, tables to measure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to choose when opening a table: its values, the first of which is the default.

    `daily` is the default for a match of one move a day, if that differs. None leaves the choice to the game. `extra`
    keeps the setting behind "More options" in the lobby.
    Its words are the message `option-NAME` and, for each value, `option-NAME-VALUE`, `NAME-VALUE` or `word-VALUE`.
    `sets-NAME` explains the setting in one sentence, or `sets-NAME-VALUE` each of its values.
    """

    name: str
    values: tuple[str | int | bool | None, ...]
    daily: str | int | bool | None = None
    extra: bool = False


class FirstMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that is started with one click, without a clock that runs: a newcomer's, or the easiest one alone.

    A guided match is a lesson: its views carry a `guide` that says what to do next. The messages `first-match` and
    `first-match-about` are its name and what to expect.
    """

    players: int
    options: Mapping[str, Any] = {}
    guided: bool = False
    bots: bool = False
    """Whether bots have the other seats; else one person plays them all, or they are open."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays: the place of what makes its `Player`, and how many simulations it has for an answer.

    The lobby names a level by the message `option-bots-NAME`, or else by its own name.
    """

    player: str
    simulations: int = 0
    alone: bool = False
    """Only for tables where every seat is a bot: its players agree on more than people could know."""


class Bench(msgspec.Struct, frozen=True):
    """The table at which `getaway bench` measures a game, and the goals it is measured against."""

    about: str
    table: Mapping[str, Any]
    answers_per_s: int
    fork_us: int
    forked: Mapping[str, Any] = {}
    """Options that the matches for forks have besides."""
