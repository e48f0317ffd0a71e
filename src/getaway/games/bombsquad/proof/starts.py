"""Where the generic suite begins: every option of the table in turn, and positions that random play seldom reaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.bombsquad.proof.arrange import arranged
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.pieces import mission, missions
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Dice, Game, Match, Seeded
from getaway.kit.arranging import match_at

Opening = Callable[[Dice], Match]
OPTIONS: tuple[dict[str, Any], ...] = (
    {"mission": "alpha"},
    {"level": "epic", "roles": "random"},
    {"clock": "real"},
    {"clock": "real", "single_timer": True, "roles": "random"},
    {"mishaps": True, "clock": "real", "roles": "random", "memory_aid": True},
    {"face_up": True, "roles": "random"},
    {"empty_clues": True, "single_timer": True, "mission": "bravo"},
    {"fog_of_war": True, "roles": "random"},
    {"no_programming": True, "roles": "random"},
    {"robot": "felix", "second_robot": "dart", "roles": "random"},
    {"robot": "lynx", "second_robot": "mule", "fog_of_war": True, "roles": "random"},
    {"robot": "dart", "no_programming": True, "roles": "random", "second_robot": "felix"},
)
POSITIONS: tuple[dict[str, Any], ...] = (
    {"frame": ["red_move", "red_rescue_hostage", "yellow_move", "red_open_door", "yellow_open_door"]},
    {"frame": ["red_disarm_bomb", "yellow_move", "red_move", "red_move", "blue_move", "red_rescue_hostage"]},
    {"robot": (3, 7), "removed": [(4, 6), (5, 7)], "frame": ["red_disarm_bomb"], "main": 9},
    {
        "robot": (2, 10),
        "removed": [(3, 8), (3, 4)],
        "frame": ["red_disarm_bomb", "yellow_disarm_bomb"],
        "phase": "order",
    },
    {"robot": (3, 1), "frame": ["red_move", "blue_move", "yellow_move"], "phase": "operate", "main": 3, "reserve": 4},
)
"""Positions of Mission 1."""


def starts(game: Game[BombSquad]) -> tuple[Opening, ...]:
    """One start for each set of options, each mission with moving parts and each position, and one with a thin pile."""
    return (
        *[with_options(game, options) for options in OPTIONS],
        *[with_options(game, {"mission": name, "roles": "random"}) for name in with_moving_parts()],
        *[_at(game, position) for position in POSITIONS],
        lambda dice: _thin_pile(game, dice),
    )


def _players(dice: Dice) -> int:
    return 2 + dice.randrange(5)


def with_moving_parts() -> tuple[str, ...]:
    """The missions of the box with crates, cameras or sliding doors."""
    return tuple(name for name in missions() if building(name, epic=True).has_moving_parts)


def with_options(game: Game[BombSquad], options: dict[str, Any]) -> Opening:
    """Begin with these options, in any mission of the box unless they name one."""

    def start(dice: Dice) -> Match:
        box = [name for name in missions() if "roles" not in options or mission(name).roles.required]
        chosen = {"mission": box[dice.randrange(len(box))], **options}
        fewest, most = mission(chosen["mission"]).players
        return game.new(fewest + dice.randrange(most - fewest + 1), seed=dice.randrange(1 << 30), **chosen)

    return start


def _at(game: Game[BombSquad], position: dict[str, Any]) -> Opening:
    def start(dice: Dice) -> Match:
        return _arrange(game, _players(dice), dice.randrange(1 << 30), **position)

    return start


def _thin_pile(game: Game[BombSquad], dice: Dice) -> Match:
    """Almost everything has been discarded once: the pile is turned over soon, and its order is known."""
    gone = ["red_move"] * 6 + ["red_open_door"] * 4 + ["yellow_move"] * 4 + ["red_disarm_bomb"] * 3
    gone += ["yellow_open_door"] * 3 + ["red_rescue_hostage"] * 3 + ["yellow_disarm_bomb"] * 3
    return _arrange(game, 2 + dice.randrange(2), dice.randrange(1 << 30), discards=gone)


def _arrange(game: Game[BombSquad], players: int, seed: int, **position: Any) -> Match:  # noqa: ANN401 - see `arranged`
    return match_at(game, arranged(players, mission="m01", **position), Seeded(seed))
