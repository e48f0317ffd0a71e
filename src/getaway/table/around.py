"""What's kept beside the logs: which tables anyone may join, and how the matches of campaigns ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from getaway.games import find
from getaway.kernel import Game, Refused, Setting
from getaway.kit.campaign import Best, Played
from getaway.kit.declared import campaign_of
from getaway.table.live import Live

MISSION = "mission"
"""The setting that holds the missions of a game without a campaign."""
LEVELS = ("level", "difficulty")
"""The settings that say how hard a mission is."""


class Listed(NamedTuple):
    """A table that anyone may join, and the language its host speaks."""

    table: str
    lang: str


class Result(msgspec.Struct, frozen=True):
    """How a mission ended; stars where the game gives some, 0 where it was lost."""

    game: str
    mission: str
    level: str
    won: bool
    stars: int


class Ending(msgspec.Struct, frozen=True):
    """How the mission of a table ended; null while it runs, and where nothing is counted."""

    result: Result | None


class Listing(Protocol):
    """Where the tables that anyone may join are listed, each for a while."""

    async def put(self, listed: Listed, seconds: int) -> None:
        """List a table from now on for so long; those whose time is over are swept away."""

    async def drop(self, table: str) -> None:
        """Take it off the list."""

    async def is_listed(self, table: str) -> bool:
        """Whether it is listed."""


class Results(Protocol):
    """Where it is kept how missions ended."""

    async def of(self, account: int) -> list[tuple[str, Result]]:
        """The results of an account's tables."""


def result_of(live: Live) -> Result | None:
    """How the mission of a table ended; None while it runs, where there are no missions, and where it doesn't count.

    Practice doesn't, nor does a match from a file (GT-FILE-05).
    """
    match, table = live.match, live.table
    if match is None or not match.over or table.practice or table.brought:
        return None
    campaign = campaign_of(find(table.game))
    if campaign is not None:
        return _counted(table.game, campaign.result(match))
    settings = {setting.name: setting for setting in find(table.game).settings}
    mission = _chosen(settings.get(MISSION), table.options)
    if not mission:
        return None
    levels = [_chosen(settings[name], table.options) for name in LEVELS if name in settings]
    outcome = match.outcome
    won = bool(getattr(outcome, "won", False) or getattr(outcome, "success", False))
    stars = int(getattr(outcome, "stars", 0)) if won else 0
    return Result(table.game, mission, levels[0] if levels else "", won, stars)


def _counted(game: str, result: tuple[Played, Best] | None) -> Result | None:
    """The result of a match in the game's campaign."""
    if result is None:
        return None
    played, best = result
    return Result(game, played.stage, played.level, best.success, best.stars if best.success else 0)


def _chosen(setting: Setting | None, options: dict[str, object]) -> str:
    """What was chosen of the values there are; empty for what somebody has brought along."""
    if setting is None:
        return ""
    value = options.get(setting.name, setting.values[0])
    return str(value) if value in setting.values else ""


def stages_of(game: Game[Any]) -> tuple[str, ...]:
    """The missions of a game in the order of play, the lesson and the easiest first; none where it has no missions."""
    campaign = campaign_of(game)
    if campaign is not None:
        return campaign.stages()
    values = [str(value) for setting in game.settings if setting.name == MISSION for value in setting.values]
    easy = [match.options.get(MISSION) for match in (game.first_match, game.alone) if match is not None]
    return tuple(sorted(values, key=lambda value: easy.index(value) if value in easy else len(easy)))


def next_stage(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options for the mission that follows; refused where none does."""
    campaign, stages = campaign_of(game), stages_of(game)
    setting = campaign.setting if campaign else MISSION
    played = str(options.get(setting, next((each.values[0] for each in game.settings if each.name == setting), "")))
    if played not in stages[:-1]:
        raise Refused("GT-REMATCH-02")
    return {**options, setting: stages[stages.index(played) + 1]}
