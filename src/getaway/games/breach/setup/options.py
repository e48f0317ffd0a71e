"""What a table may choose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from getaway.games.breach.table.box import without_pack
from getaway.games.breach.table.pieces import rooms
from getaway.kernel import Refused
from getaway.kernel import Setting as Option

PLAYERS = (1, 4)
MODES = ("competitive", "training", "solo", "deathmatch")
LARGE = 4
"""From this number of players on, the Database has four columns (BR-SETDB-04)."""
DAY_WINDOW = 4 * 3600
AB = ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")


@cache
def settings() -> tuple[Option, ...]:
    """What a table may choose, among it the ICE (BR-ADVFW-01) and the sides of the tracks (BR-ADVFW-02)."""
    return (
        Option("mode", MODES),
        Option("setup", ("standard", "advanced"), extra=True),
        Option("bot", ("worm", "tentacle", "random"), extra=True),
        Option("hunter", ("echo", "kynodontas", "random"), extra=True),
        Option("tracks", AB, extra=True),
        Option("information", ("map", "random"), extra=True),
        Option("rooms", ("standard", "random"), extra=True),
        Option("team", ("choose", "random"), extra=True),
        Option("window", (15, 30, 60, DAY_WINDOW, 0), daily=DAY_WINDOW),
    )


def checked(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with defaults filled in: without a mode, competitive rules (BR-GAME-02).

    Options of the advanced set-up need it (BR-SETDB-01). No mode can be chosen later (BR-TRAIN-01).
    """
    given = without_pack(options)
    allowed = {setting.name: setting.values for setting in settings()}
    usual = {name: values[0] for name, values in allowed.items()} | {"window": 0}
    if players == 1:
        usual["mode"] = "solo"
    if options.get("setup") == "advanced":
        usual |= {"bot": "random", "hunter": "random", "information": "random", "rooms": "random"}
    if isinstance(given.get("rooms"), list):
        given["rooms"] = tuple(given["rooms"])
    chosen = usual | given
    for name, value in chosen.items():
        if name not in allowed or (value not in allowed[name] and not is_room_list(name, value, players)):
            raise Refused("GT-SETUP-01", option=f"{name}={value}"[:60])
    if (chosen["mode"] == "solo") != (players == 1) and chosen["mode"] in ("solo", "competitive"):
        raise Refused("BR-SOLO-01", players=players)
    for name in ("bot", "hunter", "tracks", "information", "rooms"):
        if chosen["setup"] == "standard" and chosen[name] != allowed[name][0]:
            raise Refused("BR-SETDB-01", option=name)
    return chosen


def is_room_list(name: str, value: object, players: int) -> bool:
    """Rooms by agreement: as many as the grid has, all different (BR-ADVDB-01, BR-ADVDB-02)."""
    if name != "rooms" or not isinstance(value, tuple) or len(value) != (12 if players == LARGE else 9):
        return False
    return all(isinstance(each, str) and each in rooms() for each in value) and len(set(value)) == len(value)
