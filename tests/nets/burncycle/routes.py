"""Shortest routes (p. 35): counted through doors, bots and units; the players choose among equals."""

from __future__ import annotations

from dataclasses import dataclass

from tests.nets.burncycle.board import FAR, NOWHERE, Board
from tests.nets.burncycle.pieces import Robot, Scene, Watch


@dataclass(frozen=True)
class Aim:
    """Where a unit wants to be: one of these spaces, the way it counts, and the bot it then faces."""

    goals: frozenset[int]
    mode: str
    bot: int = NOWHERE


def beside(scene: Scene, robot: Robot, mode: str) -> Aim:
    """A unit that moves towards a bot tries to get adjacent to it."""
    spaces = frozenset(cell for _, cell in scene.board.beside(robot.cell))
    return Aim(spaces, mode, robot.number)


def distance(board: Board, cell: int, aim: Aim) -> int:
    """The fewest spaces to move."""
    return board.steps_to(aim.goals, aim.mode)[cell] if aim.goals else FAR


def spaces_to(scene: Scene, watch: Watch, cell: int, mode: str) -> int:
    """How many spaces a unit is from a space."""
    return scene.board.steps_to(frozenset({cell}), mode)[watch.cell]


def onward(board: Board, cell: int, aim: Aim) -> list[int]:
    """The spaces that a shortest route can go to next."""
    left = board.steps_to(aim.goals, aim.mode)
    if left[cell] in {0, FAR}:
        return []
    return [over for over in board.ways[aim.mode][cell] if over != NOWHERE and left[over] == left[cell] - 1]


def routes(board: Board, cell: int, aim: Aim, movement: int) -> list[tuple[int, ...]]:
    """Every start of a shortest route that is as long as the unit can move."""
    made: list[tuple[int, ...]] = [()]
    for _ in range(movement):
        longer = [(*route, over) for route in made for over in onward(board, route[-1] if route else cell, aim)]
        if not longer:
            break
        made = longer
    return sorted(set(made))


def facings(scene: Scene, watch: Watch, aim: Aim) -> list[int]:
    """Which way it may face at the end: to the bot it came for, or onwards; on a reached space it keeps its facing."""
    board = scene.board
    if distance(board, watch.cell, aim) == 0:
        if aim.bot != NOWHERE:
            return [board.direction(watch.cell, scene.robots[aim.bot].cell)]
        return [watch.facing]
    ways = {board.direction(watch.cell, over) for over in onward(board, watch.cell, aim)}
    return sorted(ways) or [watch.facing]
