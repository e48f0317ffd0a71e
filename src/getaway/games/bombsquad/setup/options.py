"""What a table may choose, and the state it begins with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from getaway.games.bombsquad.pack.sheets import LARGEST, BadSheet, lay_sheet, read_sheet
from getaway.games.bombsquad.roles.taking import left_to_take
from getaway.games.bombsquad.table.building import building
from getaway.games.bombsquad.table.pieces import (
    DECK,
    DIFFICULTIES,
    HAND_SIZE,
    ROBOTS,
    ROLES,
    Mission,
    Robot,
    added_missions,
    mission,
    missions,
)
from getaway.games.bombsquad.table.state import BombSquad, Parked
from getaway.games.bombsquad.timers.clocks import SECOND
from getaway.kernel import (
    Refused,
    Setting,
)
from getaway.kit.grid import NOWHERE

LONGEST_VALUE = 60
"""Characters of an option in a refusal."""
CLOCKS = ("real", "turns")
DEFAULTS: Mapping[str, Any] = {
    "mission": "alpha",
    "sheet": None,
    "level": "standard",
    "robot": None,
    "clock": "turns",
    "turn_seconds": 8,
    "single_timer": False,
    "face_up": None,
    "empty_clues": False,
    "mishaps": False,
    "memory_aid": False,
    "roles": None,
    "fog_of_war": False,
    "no_programming": False,
    "second_robot": None,
    "first": None,
}
"""What a table may choose. For robot, programming and roles the mission decides unless the table does.

`sheet` is the text of a custom mission sheet, played instead of a mission in the box.
"""
ROLE_CHOICES = ("none", "choose", "random")
SETTINGS = (
    Setting("mission", missions()),
    Setting("level", DIFFICULTIES),
    Setting("clock", CLOCKS, daily="turns"),
    Setting("roles", (None, *ROLE_CHOICES)),
    Setting("robot", (None, *ROBOTS), extra=True),
    Setting("second_robot", (None, *ROBOTS), extra=True),
    Setting("face_up", (None, True, False), extra=True),
    Setting("first", (None, *range(max(HAND_SIZE))), extra=True),
    Setting("turn_seconds", (None, 5, 12, 15, 20, 30), extra=True),
    Setting("single_timer", (False, True), extra=True),
    Setting("memory_aid", (False, True), extra=True),
    Setting("fog_of_war", (False, True), extra=True),
    Setting("no_programming", (False, True), extra=True),
    Setting("empty_clues", (False, True), extra=True),
    Setting("mishaps", (False, True), extra=True),
)
"""What is offered when a table is opened."""


def begin(players: int, options: Mapping[str, Any]) -> BombSquad:
    """The state with the table's choices, before anything is laid out."""
    chosen = {**DEFAULTS, **options}
    own = lay_own_sheet(options)
    _check(players, chosen)
    sheet = own or mission(chosen["mission"])
    fewest, most = sheet.players
    if not fewest <= players <= most:
        raise Refused("BSX-PLAYERS-01", players=players, fewest=fewest, most=most)
    epic = chosen["level"] == "epic"
    house = building(sheet.id, epic=epic)
    tile = ROBOTS[chosen["robot"] or sheet.robot]  # BS-SETUP-07, BS-SETUP-08
    return BombSquad(
        players=players,
        mission=sheet.id,
        epic=epic,
        robot_tile=tile.key,
        clock=chosen["clock"],
        turn_time=chosen["turn_seconds"] * SECOND,
        single_timer=chosen["single_timer"],
        face_up=_face_up(sheet, chosen["face_up"]),
        empty_clues=chosen["empty_clues"],
        mishaps=chosen["mishaps"],
        memory_aid=chosen["memory_aid"],
        role_choice=_role_choice(sheet, chosen["roles"]),
        roles=_named_roles(players, sheet, chosen["roles"]),
        fog=chosen["fog_of_war"],
        no_programming=chosen["no_programming"],
        first=-1 if chosen["first"] is None else chosen["first"],
        board=house.board,
        robot=NOWHERE if chosen["second_robot"] else house.start,
        main=tile.main_start,
        reserve=tile.reserve_start,
        parked=_second_robot(tile, chosen["second_robot"]),
        draw=tuple(range(len(DECK))),
        hands=((),) * players,
    )


def own_sheet(options: Mapping[str, Any]) -> str:
    """The text of the table's own mission sheet; empty if there is none, or it can't be one."""
    text = options.get("sheet")
    return text if isinstance(text, str) and len(text) <= LARGEST and "mission" not in options else ""


def vet(text: str) -> None:
    """Refuse a sheet with any fault, including those that only a search finds (BS-CUSTOM-01)."""
    _accepted(read_sheet, text)


def lay_own_sheet(options: Mapping[str, Any]) -> Mission | None:
    """Lay the table's own mission sheet beside the box, if it has one (BS-CUSTOM-01)."""
    text = options.get("sheet")
    if text is None:
        return None
    if not isinstance(text, str) or "mission" in options:
        raise Refused("GT-SETUP-01", option="sheet", value=str(options.get("mission", text))[:LONGEST_VALUE])
    return _accepted(lay_sheet, text)


def _accepted(read: Callable[[str], Mission], text: str) -> Mission:
    try:
        return read(text)
    except BadSheet as bad:
        raise Refused("BS-CUSTOM-01", option="sheet", value=str(bad.faults[0])) from bad


def _check(players: int, chosen: Mapping[str, Any]) -> None:
    """Refuse options that no table can have; only a choice whose default is None may be left open."""
    if players not in HAND_SIZE:
        raise Refused("BS-INTRO-01", players=players)
    choices = _choices(players)
    for name, value in chosen.items():
        if name in {"roles", "sheet"}:
            continue  # see `_role_choice` and `lay_own_sheet`
        if name not in choices:
            raise Refused("GT-SETUP-01", option=name[:LONGEST_VALUE], value=str(value)[:LONGEST_VALUE])
        values, clause = choices[name]
        left_open = value is None and DEFAULTS[name] is None
        if not left_open and (type(value) is not type(values[0]) or value not in values):
            raise Refused(clause, option=name, value=str(value)[:LONGEST_VALUE])


def _choices(players: int) -> Mapping[str, tuple[Sequence[Any], str]]:
    """For each option: its values, and the clause that refuses any other."""
    either = (False, True)
    return {
        "mission": ((*missions(), *added_missions()), "BS-SETUP-02"),
        "level": (DIFFICULTIES, "BS-SETUP-03"),
        "robot": (tuple(ROBOTS), "BS-SETUP-07"),
        "clock": (CLOCKS, "BS-COMP-11"),
        "turn_seconds": (range(1, 601), "BSX-CLOCK-01"),
        "single_timer": (either, "GT-SETUP-01"),
        "face_up": (either, "GT-SETUP-01"),
        "empty_clues": (either, "GT-SETUP-01"),
        "mishaps": (either, "GT-SETUP-01"),
        "memory_aid": (either, "GT-SETUP-01"),
        "fog_of_war": (either, "GT-SETUP-01"),
        "no_programming": (either, "GT-SETUP-01"),
        "second_robot": (tuple(ROBOTS), "BS-MULTI-01"),
        "first": (range(players), "BS-SETUP-19"),
    }


def _face_up(sheet: Mission, chosen: bool | None) -> bool:
    """Face up if the mission says so (BS-PROGRAM-01, BS-PROGRAM-08) or the table chooses to (BS-PROGRAM-07)."""
    return sheet.programming == "face_up" if chosen is None else chosen


def _role_choice(sheet: Mission, chosen: object) -> str:
    """Roles are taken where the mission says so (BS-SETUP-18), else if the table wants them (BS-SETUP-17)."""
    if chosen is None:
        return "choose" if sheet.roles.required else "none"
    named = isinstance(chosen, tuple | list)
    if not named and chosen not in ROLE_CHOICES:
        raise Refused("BS-SETUP-17", option="roles", value=str(chosen))
    if named:
        return "choose"
    if chosen == "none" and sheet.roles.required:
        raise Refused("BS-SETUP-18", option="roles", value="none")
    return str(chosen)


def _named_roles(players: int, sheet: Mission, chosen: object) -> tuple[str, ...]:
    """Roles that the table names for its seats in advance, within the same limits."""
    if not isinstance(chosen, tuple | list):
        return ()
    if len(chosen) != players:
        raise Refused("BS-COMP-04", option="roles", value=str(chosen))
    for i, role in enumerate(chosen):
        if not isinstance(role, str) or role not in ROLES or role in chosen[:i]:
            raise Refused("BS-COMP-04", option="roles", value=str(role))
        if role not in left_to_take(chosen[:i], sheet.roles.max_activation):
            raise Refused("BS-MISSION1-05", option="roles", value=str(role))
    return tuple(chosen)


def _second_robot(first: Robot, key: str | None) -> Parked | None:
    """The second robot, from another tile (BS-MULTI-01); it isn't on the building yet."""
    if key is None:
        return None
    second = ROBOTS[key]
    if second.tile == first.tile:
        raise Refused("BS-MULTI-01", option="second_robot", value=key)
    return Parked(second.key, NOWHERE, second.main_start, second.reserve_start)
