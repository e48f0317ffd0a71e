"""The query `scene`: what a drawing of the table shows besides the view, so that no client works out a rule."""

from __future__ import annotations

import msgspec

from getaway.games.bombsquad.activation.activate import cost_of
from getaway.games.bombsquad.battery.cells import gain
from getaway.games.bombsquad.scoring.outcome import ALL_BOMBS_BONUS
from getaway.games.bombsquad.shown.panel import role_of
from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.building import Building, Token, building
from getaway.games.bombsquad.table.floor import is_pressed, view_of
from getaway.games.bombsquad.table.pieces import LEVELS, RESCUE_HOSTAGE, ROBOTS, SLOTS, Stars, kind_of, mission
from getaway.games.bombsquad.table.state import Parked
from getaway.games.bombsquad.timers.clocks import SECOND
from getaway.games.bombsquad.turn.discard import worth
from getaway.kernel import SPECTATOR
from getaway.kit.grid import DOWN, LEFT, NOWHERE, RIGHT, UP, Grid
from getaway.kit.walls import Wall, joined


class Fuse(msgspec.Struct, frozen=True):
    """A bomb of the mission, its level and its whole time in milliseconds."""

    letter: str
    level: int
    time: int
    fatal: bool


class Machine(msgspec.Struct, frozen=True):
    """A robot tile with the cells it has now and can have."""

    tile: str
    cell: int
    main: int
    main_most: int
    reserve: int
    reserve_most: int
    out: bool


class Watch(msgspec.Struct, frozen=True):
    """A camera, whether it is on, and the spaces it looks at."""

    cell: int
    on: bool
    sees: tuple[int, ...]


class Scene(msgspec.Struct, frozen=True):
    """The building, and what the position makes of it."""

    rows: int
    columns: int
    tile: int
    """How many spaces a building tile is long and wide."""
    walls: tuple[Wall, ...]
    bombs: tuple[Fuse, ...]
    robots: tuple[Machine, ...]
    """The active robot first."""
    slots: int
    cost: int
    """The cells it takes to activate all the cards on the frame, for this seat or else the player whose turn it is."""
    costs: tuple[int, ...]
    """The same by the number of cards left on the frame, from none to a full one."""
    next_slot: int
    """The slot that the next programmed card takes; -1 where none is."""
    gains: tuple[int, int]
    """The cells that a right call adds for this seat, of one attribute and of both."""
    stars: Stars
    perfect: int
    points: int | None
    """The score if the mission ended now; None where fog hides it."""
    keys: tuple[int, ...]
    """The levels whose doors may be opened."""
    open_doors: tuple[int, ...]
    """The spaces of the sliding doors that are open."""
    watches: tuple[Watch, ...]


def scene(view: View) -> Scene:
    """Everything a drawing needs, from what this audience sees."""
    table = view.table
    house = building(table.mission, epic=table.epic)
    return Scene(
        rows=house.grid.rows,
        columns=house.grid.cols,
        tile=house.grid.cols // len(mission(table.mission).layout[0]),
        walls=walls(house.grid),
        bombs=tuple([Fuse(bomb.letter, bomb.level, bomb.time * SECOND, bomb.fatal) for bomb in house.bombs]),
        robots=machines(view),
        slots=SLOTS,
        cost=costs(view)[len(view.frame)],
        costs=costs(view),
        next_slot=NOWHERE if table.no_programming or len(view.frame) == SLOTS else len(view.frame),
        gains=gains(view),
        stars=house.stars,
        perfect=house.perfect,
        points=points(view, house),
        keys=keys(view),
        open_doors=tuple([door.cell for door in house.sliding_doors if _is_pressed(view, house, door.level)]),
        watches=watches(view, house),
    )


# The building


def walls(grid: Grid) -> tuple[Wall, ...]:
    """The walls, each as long as it runs straight: those along the rows, then those along the columns."""
    gaps = set(grid.openings)
    lying = [_line(grid, gaps, row, lying=True) for row in range(grid.rows + 1)]
    standing = [_line(grid, gaps, column, lying=False) for column in range(grid.cols + 1)]
    return joined(lying, standing)


def _line(grid: Grid, gaps: set[tuple[int, int]], at: int, *, lying: bool) -> list[bool]:
    """By unit of one grid line, whether a wall is there."""
    last, length = (grid.rows, grid.cols) if lying else (grid.cols, grid.rows)
    before, after = (DOWN, UP) if lying else (RIGHT, LEFT)
    line = []
    for unit in range(length):
        depth, direction = (at, after) if at < last else (at - 1, before)
        cell = depth * grid.cols + unit if lying else unit * grid.cols + depth
        line.append(grid.neighbours[cell][direction] == NOWHERE and (cell, direction) not in gaps)
    return line


# The position


def machines(view: View) -> tuple[Machine, ...]:
    """The robots with their batteries, the active one first."""
    table = view.table
    active = Parked(table.robot_tile, table.robot, table.main, table.reserve)
    return tuple([_machine(robot) for robot in (active, table.parked) if robot])


def _machine(robot: Parked) -> Machine:
    tile = ROBOTS[robot.tile]
    return Machine(robot.tile, robot.cell, robot.main, tile.main_max, robot.reserve, tile.reserve_start, out=robot.out)


def own_role(view: View) -> str:
    """The role of this seat; to spectators, of the player whose turn it is."""
    return role_of(view, view.table.active if view.seat == SPECTATOR else view.seat)


def gains(view: View) -> tuple[int, int]:
    """What a right call adds to the main battery now (BS-DISCARD-09)."""
    one, both = [gain(view.table, worth(own_role(view), both=both)) for both in (False, True)]
    return one, both


def costs(view: View) -> tuple[int, ...]:
    """What an activation costs by the number of cards."""
    engineer = own_role(view) == "role_engineer"
    return tuple([cost_of(cards, engineer=engineer) for cards in range(SLOTS + 1)])


def keys(view: View) -> tuple[int, ...]:
    """A secured hostage opens the doors of its colour (BS-OPERATE-15); in the fog no door needs one (BS-FOG-03)."""
    table = view.table
    return tuple([level for level in LEVELS if table.fog or kind_of(RESCUE_HOSTAGE, level) in table.secured])


def points(view: View, house: Building) -> int | None:
    """The score as it stands, if the mission ended now."""
    values = _secured_values(view, house)
    if values is None:
        return None
    used = sum(robot.reserve_most - robot.reserve for robot in machines(view))
    all_bombs = not view.clocks and not view.table.lost
    rest = ALL_BOMBS_BONUS + len(house.tokens) - len(values) if all_bombs else 0
    return 2 * sum(values) + rest - used


def _secured_values(view: View, house: Building) -> list[int] | None:
    """The values of the secured hostages and bombs; None where tokens of one kind differ and fog has mixed them."""
    table = view.table
    if not table.fog:
        return [token.value for token in house.tokens if _is_secured(view, token)]
    values = {token.code: {other.value for other in house.tokens if other.code == token.code} for token in house.tokens}
    taken = [values[code] for code in table.secured if code in values]
    return None if any(len(each) > 1 for each in taken) else [value for each in taken for value in each]


def _is_secured(view: View, token: Token) -> bool:
    """Whether a token has left its space, other than by the end of its time."""
    return view.table.board[token.cell] != token.code and getattr(token, "letter", "") not in view.table.lost


def watches(view: View, house: Building) -> tuple[Watch, ...]:
    """What each camera looks at, while no plate of its colour is occupied."""
    table = view.table
    return tuple(
        [
            Watch(
                camera.cell,
                on=not _is_pressed(view, house, camera.level),
                sees=tuple(view_of(house, table.board, table.robot, camera.cell, camera.facing)),
            )
            for camera in house.cameras
        ]
    )


def _is_pressed(view: View, house: Building, level: int) -> bool:
    return is_pressed(house, view.table.board, view.table.robot, level)
