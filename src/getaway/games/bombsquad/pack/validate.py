"""The ways a mission sheet can be wrong. Each check gives its faults as text, with the entry's path."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

import msgspec

from getaway.games.bombsquad.pack.search import search, search_with_last
from getaway.games.bombsquad.pack.steps import BOMBS, HOSTAGES, Task, task
from getaway.games.bombsquad.table.building import build, layout_grid, perfect_score, present, star_minimums, value_of
from getaway.games.bombsquad.table.pieces import (
    COLOURS,
    DIFFICULTIES,
    FACES,
    LEVELS,
    ROBOTS,
    TOKENS,
    Barrier,
    Bomb,
    Door,
    Hostage,
    Mission,
    Placed,
    Plate,
)
from getaway.kit.grid import NOWHERE, Grid
from getaway.kit.paths import distances

BOTH = tuple((name, name == "epic") for name in DIFFICULTIES)
"""The difficulty levels, each with whether it is Epic."""
PLACED = ("bombs", "hostages", "doors", "barriers", "crates", "cameras", "plates", "sliding_doors")
LETTERS = "ABC"
MOST_POSITIONS = 1_000
"""How many positions to look at if pieces move, on both levels together: about a second. The missions of the box
need up to 50. If that isn't enough, the mission is accepted."""
MOST_IN_FOG = 60
"""How far to look for each space that might hold the last bomb; there's no warning if it can't be decided."""

Check: TypeAlias = Callable[[Mission], Iterable[str]]


def validate(mission: Mission, most: int = MOST_POSITIONS) -> list[str]:
    """Every fault of the sheet; the later checks need a whole building, and the search comes last."""
    faults = _unbuildable(mission)
    if not faults:
        faults = _found(mission, (*AT_A_GLANCE, can_be_reached, duds_leave_a_way, success_can_be_missed))
    return faults or list(can_be_solved(mission, most))


def glance(mission: Mission) -> list[str]:
    """The faults that can be found quickly, without searching for a way through the building."""
    return _unbuildable(mission) or _found(mission, AT_A_GLANCE)


def _unbuildable(mission: Mission) -> list[str]:
    """What keeps the building from being put together."""
    return _found(mission, (faces_exist, layout_is_even)) or _found(mission, (spaces_are_apart, start_is_an_entrance))


def _found(mission: Mission, checks: Iterable[Check]) -> list[str]:
    return [fault for check in checks for fault in check(mission)]


def faces_exist(mission: Mission) -> Iterator[str]:
    """Faces and rotations are known, and no tile is used twice."""
    used: dict[str, str] = {}
    for path, name in _faces(mission):
        key, at, degrees = name.partition("@")
        if key not in FACES:
            yield f"{path}: there is no face {key}"
        elif at and degrees not in {"0", "90", "180", "270"}:
            yield f"{path}: a face turns by 90, 180 or 270 degrees, not by {degrees!r}"
        elif key[0] in used:
            yield f"{path}: tile {key[0]} is already used as {used[key[0]]}"
        used.setdefault(key[:1], key)


def layout_is_even(mission: Mission) -> Iterator[str]:
    """There is a face, and each row has as many as the first."""
    if not mission.layout or not mission.layout[0]:
        yield "layout: a building needs a face"
    for i, line in enumerate(mission.layout):
        if len(line) != len(mission.layout[0]):
            yield f"layout[{i}]: {len(line)} faces beside {len(mission.layout[0])} in the first row"


def spaces_are_apart(mission: Mission) -> Iterator[str]:
    """Tokens stand on distinct spaces of the grid, none on the start."""
    grid = layout_grid(mission.layout)
    taken: dict[tuple[int, int], str] = {}
    for path, space in [("start", mission.start), *((p, t.space) for p, t in _tokens(mission))]:
        row, col = space
        if not (1 <= row <= grid.rows and 1 <= col <= grid.cols):
            yield f"{path}: [{row}, {col}] is outside the {grid.rows} rows and {grid.cols} columns"
        elif space in taken:
            yield f"{path}: [{row}, {col}] is taken by {taken[space]}"
        taken.setdefault(space, path)


def start_is_an_entrance(mission: Mission) -> Iterator[str]:
    """The robot starts at a gap in the outer edge (BS-SETUP-11)."""
    grid = layout_grid(mission.layout)
    if mission.start not in {grid.at(cell) for cell, _ in grid.openings}:
        row, col = mission.start
        yield f"start: [{row}, {col}] isn't an entrance"


def robot_exists(mission: Mission) -> Iterator[str]:
    """The suggested robot is in the box."""
    if mission.robot not in ROBOTS:
        yield f"robot: there is no robot {mission.robot}"


def supply_suffices(mission: Mission) -> Iterator[str]:
    """No more tokens of a kind and colour than the box holds."""
    for kind in PLACED:
        tokens, supply = getattr(mission, kind), TOKENS[kind]
        if supply.levels is None:
            if len(tokens) > supply.count:
                yield f"{kind}: {len(tokens)} are placed, the box holds {supply.count}"
            continue
        for level, held in zip(LEVELS, supply.levels, strict=True):
            placed = sum(token.level == level for token in tokens)
            if placed > held:
                yield f"{kind}: {placed} {COLOURS[level - 1]} are placed, the box holds {held}"


def bombs_are_in_order(mission: Mission) -> Iterator[str]:
    """Letters run A, B, C without gaps and times don't decrease, on both levels."""
    for name, epic in BOTH:
        bombs = present(mission.bombs, epic=epic)
        letters = "".join(bomb.letter for bomb in bombs)
        if not bombs or not LETTERS.startswith(letters):
            yield f"bombs: the letters on {name} are {letters or 'none'} instead of A, B, C in order"
    for i, (earlier, later) in enumerate(pairwise(mission.bombs), 1):
        if later.time < earlier.time:
            yield f"bombs[{i}].time: {later.time} s is before the {earlier.time} s of bomb {earlier.letter}"


def stars_fit(mission: Mission) -> Iterator[str]:
    """Both star columns follow from the values, and Epic is worth more than Standard."""
    worth = {epic: _worth(mission, epic=epic) for _, epic in BOTH}
    for name, epic in BOTH:
        stars = mission.stars.epic if epic else mission.stars.standard
        expected = star_minimums(perfect_score(worth[epic]))
        if stars != expected:
            yield f"stars.{name}: {list(stars)} should be {list(expected)} for values of {worth[epic]}"
    if worth[True] <= worth[False]:
        yield f"stars.epic: Epic is worth {worth[True]}, not more than Standard with {worth[False]}"


def doors_have_a_key(mission: Mission) -> Iterator[str]:
    """Every door colour has a hostage of that colour outside all doors of that colour."""
    grid = layout_grid(mission.layout)
    fixed = {grid.cell(*token.space) for token in (*mission.barriers, *mission.cameras)}
    for name, epic in BOTH:
        doors = present(mission.doors, epic=epic)
        for level in sorted({door.level for door in doors}):
            shut = {grid.cell(*door.space) for door in doors if door.level == level}
            outside = _flood(grid, grid.cell(*mission.start), fixed | shut)
            hostages = [h for h in present(mission.hostages, epic=epic) if h.level == level]
            if not any(grid.cell(*hostage.space) in outside for hostage in hostages):
                colour = COLOURS[level - 1]
                yield f"doors: on {name} no {colour} hostage is outside all {colour} doors"


def pieces_suit_the_series(mission: Mission) -> Iterator[str]:
    """Plates and sliding doors are for extra and custom missions (BS-COMP-10); cameras and crates come later.

    BS-COMP-09: neither the training missions nor Mission 1 have cameras or crates.
    """
    if mission.series not in {"extra", "custom"}:
        for kind in ("plates", "sliding_doors"):
            if getattr(mission, kind):
                yield f"{kind}: not in a {mission.series} mission"
    if mission.series == "training" or mission.id == "m01":
        for kind in ("cameras", "crates"):
            if getattr(mission, kind):
                yield f"{kind}: not before the second mission"


AT_A_GLANCE: tuple[Check, ...] = (
    robot_exists,
    supply_suffices,
    bombs_are_in_order,
    stars_fit,
    doors_have_a_key,
    pieces_suit_the_series,
)


def can_be_reached(mission: Mission) -> Iterator[str]:
    """If nothing moves: everything can be taken off, and also everything but some bomb, which ends the mission."""
    for name, epic in () if _moves(mission) else BOTH:
        left = remaining(mission, epic=epic)
        for path in left:
            yield f"{path}: can't be reached or opened on {name}"
        bombs = [path for path, token in _tokens(mission, epic=epic) if isinstance(token, Bomb)]
        if not left and not any(remaining(mission, epic=epic, kept=path) == [path] for path in bombs):
            yield f"bombs: on {name} none can be left as the last, so the perfect score is out of reach"


def can_be_solved(mission: Mission, most: int = MOST_POSITIONS) -> Iterator[str]:
    """If pieces move, only a search that has seen everything proves there's no way."""
    for name, epic in BOTH if _moves(mission) else ():
        tried = search(task(mission, epic=epic), most // len(BOTH))
        if tried.exhausted:
            yield f"bombs: on {name} the perfect score can't be reached: {tried.positions} positions, and no more"


def _moves(mission: Mission) -> bool:
    return bool(mission.crates or mission.sliding_doors)


def duds_leave_a_way(mission: Mission) -> Iterator[str]:
    """The deadly bombs can be disarmed with a barrier on the space of each of the others (BSX-NONFATAL-01)."""
    deadly = tuple(bomb for bomb in mission.bombs if bomb.fatal)
    if len(deadly) == len(mission.bombs) or not deadly:
        return
    rubble = tuple(Barrier(space=bomb.space, epic=bomb.epic) for bomb in mission.bombs if not bomb.fatal)
    sheet = msgspec.structs.replace(mission, bombs=deadly, barriers=(*mission.barriers, *rubble))
    for name, epic in BOTH:
        left = remaining(sheet, epic=epic)
        for i, bomb in enumerate(deadly):
            if f"bombs[{i}]" in left:
                yield f"bombs: on {name} bomb {bomb.letter} can't be reached once the others have gone off"


def success_can_be_missed(mission: Mission) -> Iterator[str]:
    """Where success asks for the deadly bombs only, there is one on each level."""
    if mission.success != "fatal_bombs":
        return
    for name, epic in BOTH:
        if not any(bomb.fatal for bomb in present(mission.bombs, epic=epic)):
            yield f"success: on {name} no bomb is deadly, so nothing has to be disarmed"


def warnings(mission: Mission) -> list[str]:
    """Warnings, not faults: in Fog of War the perfect score may depend on the shuffle.

    Any token can lie on any space of a hostage or bomb, so everything else must go while any one of them stays.
    """
    found = []
    for name, epic in BOTH:
        scored = [(p, t) for p, t in _tokens(mission, epic=epic) if isinstance(t, Hostage | Bomb)]
        stay = [token.space for path, token in scored if not _can_be_last(mission, path, token.space, epic=epic)]
        if stay:
            spaces = ", ".join(f"[{row}, {col}]" for row, col in stay)
            found.append(f"fog_of_war: on {name} the perfect score is out of reach if the last bomb lies on {spaces}")
    return found


def _can_be_last(mission: Mission, path: str, space: tuple[int, int], *, epic: bool) -> bool:
    """Whether everything else can be taken off while the token on this space stays; doors need no keys in the fog."""
    if not _moves(mission):
        return remaining(mission, epic=epic, kept=path, keys=False) == [path]
    house = build(mission, epic=epic)
    last = house.grid.cell(*space)
    board = bytearray(house.board)
    for token in house.tokens:
        board[token.cell] = BOMBS[0] if token.cell == last else HOSTAGES[0]
    foggy = msgspec.structs.replace(house, board=bytes(board))
    return not search_with_last(Task(foggy, keys=False), last, MOST_IN_FOG).exhausted


def remaining(mission: Mission, *, epic: bool, kept: str = "", keys: bool = True) -> list[str]:
    """The paths of the hostages, bombs and doors that can never be taken off while `kept` stays."""
    grid = layout_grid(mission.layout)
    tokens = dict(_tokens(mission, epic=epic))
    standing = {grid.cell(*t.space): p for p, t in tokens.items() if not isinstance(t, Plate)}
    rescued: set[int] = set()
    while True:
        reached = _flood(grid, grid.cell(*mission.start), standing)
        edge = {other for cell in reached for other in grid.neighbours[cell]}
        near = [cell for cell in standing if cell in edge and standing[cell] != kept]
        off = [cell for cell in near if _comes_off(tokens[standing[cell]], rescued if keys else LEVELS)]
        if not off:
            return [path for path in standing.values() if isinstance(tokens[path], Hostage | Bomb | Door)]
        for cell in off:
            token = tokens[standing.pop(cell)]
            if isinstance(token, Hostage):
                rescued.add(token.level)


def _comes_off(token: Placed, rescued: Container[int]) -> bool:
    if isinstance(token, Door):
        return token.level in rescued
    return isinstance(token, Hostage | Bomb)


def _flood(grid: Grid, start: int, blocked: Iterable[int]) -> dict[int, int]:
    blocked = {*blocked, NOWHERE}
    return distances(start, lambda cell: [c for c in grid.neighbours[cell] if c not in blocked])


def _faces(mission: Mission) -> Iterator[tuple[str, str]]:
    for i, line in enumerate(mission.layout):
        for j, name in enumerate(line):
            yield f"layout[{i}][{j}]", name


def _tokens(mission: Mission, *, epic: bool = True) -> Iterator[tuple[str, Placed]]:
    for kind in PLACED:
        for i, token in enumerate(getattr(mission, kind)):
            if epic or not token.epic:
                yield f"{kind}[{i}]", token


def _worth(mission: Mission, *, epic: bool) -> int:
    hostages = sum(value_of(hostage) for hostage in present(mission.hostages, epic=epic))
    return hostages + sum(value_of(bomb) for bomb in present(mission.bombs, epic=epic))
