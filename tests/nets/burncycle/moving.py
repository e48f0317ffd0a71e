"""How one unit moves (p. 35-36): step by step, until it is there, is blocked or can go no further."""

from __future__ import annotations

from dataclasses import dataclass

from tests.nets.burncycle.attack import Play, choose, drain, touching
from tests.nets.burncycle.board import NOWHERE
from tests.nets.burncycle.patrols import heads_for, outer, pace, perimeter
from tests.nets.burncycle.pieces import Robot, Scene, Watch
from tests.nets.burncycle.routes import Aim, beside, distance, facings, routes
from tests.nets.burncycle.sight import detect, look


@dataclass
class Walk:
    """A unit on its way."""

    watch: Watch
    left: int
    blocked: bool = False


def enter(scene: Scene, walk: Walk, cell: int) -> Play:
    """One step. A bot ends the movement and is detected; other units, shut down agents and Joan change places."""
    watch, board = walk.watch, scene.board
    before = touching(scene)
    watch.facing = board.direction(watch.cell, cell)
    robot = scene.robot_at(cell)
    if robot is not None and not robot.shut:
        walk.blocked = True
        scene.tell("stopped", watch.number, robot.number)
        if watch.wearer == NOWHERE and not robot.detected:
            detect(scene, robot)
        look(scene)
        return
    _trade_places(scene, watch, robot, cell)
    scene.tell("stepped", watch.number, cell, watch.facing)
    walk.left -= 1
    clear_chips(scene, cell)
    look(scene)
    yield from drain(scene, before)


def _trade_places(scene: Scene, watch: Watch, robot: Robot | None, cell: int) -> None:
    other, here = scene.watch_at(cell), watch.cell
    if other is not None:
        place(scene, other, here)
        clear_chips(scene, here)
    if scene.drone == cell:
        scene.drone = here
    if robot is not None:
        robot.cell = here
    place(scene, watch, cell)


def place(scene: Scene, watch: Watch, cell: int) -> None:
    """A unit is on another space; Interface goes where her disguise goes."""
    watch.cell = cell
    if watch.wearer != NOWHERE:
        scene.robots[watch.wearer].cell = cell


def clear_chips(scene: Scene, cell: int) -> None:
    """All awareness chips on a space that a unit moves onto go back to their mats."""
    for robot in scene.robots:
        if robot.chip == cell:
            robot.chip, robot.flipped = NOWHERE, False
            scene.tell("cleared", robot.number)


def face(scene: Scene, watch: Watch, ways: list[int]) -> Play:
    """It ends its movement facing one of these ways."""
    watch.facing = yield from choose("facing", ways, watch.number)
    look(scene)


# Pursuing


def pursue(scene: Scene, watch: Watch, robot: Robot) -> Play:
    """Towards a detected bot; the route does not change any more."""
    aim = beside(scene, robot, watch.way)
    walk = Walk(watch, scene.movement(watch))
    ways = routes(scene.board, watch.cell, aim, walk.left)
    yield from _along(scene, walk, ways, ("pursue", robot.number))
    yield from _end(scene, walk, aim)


def _along(scene: Scene, walk: Walk, ways: list[tuple[int, ...]], why: tuple[str, int]) -> Play:
    """One of the routes, to its end or up to what blocks it."""
    watch = walk.watch
    route = yield from choose("route", ways, watch.number)
    scene.tell("decided", watch.number, *why)
    for cell in route:
        yield from enter(scene, walk, cell)
        if walk.blocked or scene.lost:
            return


def _end(scene: Scene, walk: Walk, aim: Aim) -> Play:
    """A unit that was stopped faces what stopped it; any other by what it came for."""
    if not walk.blocked and not scene.lost:
        yield from face(scene, walk.watch, facings(scene, walk.watch, aim))


# Investigating


def investigate(scene: Scene, watch: Watch, robot: Robot) -> Play:
    """Towards an awareness chip. If its bot is detected elsewhere, the chip goes there, and the route follows."""
    walk = Walk(watch, scene.movement(watch))
    while True:
        chip = robot.chip
        aim = chip_aim(scene, watch, robot)
        ways = routes(scene.board, watch.cell, aim, walk.left)
        route = yield from choose("route", ways, watch.number)
        if walk.left > 0:
            scene.tell("decided", watch.number, "investigate", robot.number)
        for cell in route:
            yield from enter(scene, walk, cell)
            if walk.blocked or scene.lost or robot.chip not in (chip, NOWHERE):
                break  # a chip that is gone leaves the route as it is; one that has moved changes it
        if walk.blocked or scene.lost or robot.chip in (chip, NOWHERE):
            break
    if watch.cell == robot.chip:
        clear_chips(scene, watch.cell)  # it stood on the chip already
    if robot.shut and not walk.blocked:
        aim = Aim(frozenset(), watch.way)  # there is nothing any more that it would go for
    yield from _end(scene, walk, aim)


def chip_aim(scene: Scene, watch: Watch, robot: Robot) -> Aim:
    """Onto the chip, or, where it lies on its bot, beside the bot."""
    if robot.detected:
        return beside(scene, robot, watch.way)
    return Aim(frozenset({robot.chip}), watch.way)


# Patrolling


def patrol(scene: Scene, watch: Watch) -> Play:
    """By the patrol on its chip."""
    walk = Walk(watch, scene.movement(watch))
    if watch.patrol == "stationary":
        scene.tell("decided", watch.number, "patrol", NOWHERE)
    elif watch.patrol == "pace":
        yield from _pace(scene, walk)
    elif watch.patrol == "perimeter":
        yield from _perimeter(scene, walk)
    else:
        yield from _head(scene, walk)


def _head(scene: Scene, walk: Walk) -> Play:
    """By a shortest route to the closest thing it patrols for; at the end it faces by what it would go for then."""
    board, watch = scene.board, walk.watch
    aims = heads_for(scene, watch)
    ways = sorted({route for aim in aims for route in routes(board, watch.cell, aim, walk.left)}) or [()]
    yield from _along(scene, walk, ways, ("patrol", NOWHERE))
    if walk.blocked or scene.lost:
        return
    turns = {way for aim in heads_for(scene, watch) for way in facings(scene, watch, aim)}
    yield from face(scene, watch, sorted(turns) or [watch.facing])


def _pace(scene: Scene, walk: Walk) -> Play:
    watch, mode = walk.watch, scene.patrol_way(walk.watch)
    scene.tell("decided", watch.number, "patrol", NOWHERE)
    while not walk.blocked and not scene.lost:
        way = pace(scene, watch.cell, watch.facing, mode)
        if way == NOWHERE:
            return
        if walk.left == 0:
            yield from face(scene, watch, [way])
            return
        yield from enter(scene, walk, scene.board.ways[mode][watch.cell][way])


def _perimeter(scene: Scene, walk: Walk) -> Play:
    """From a space inside the area the shortest way to the perimeter first; then along it with what is left."""
    watch, board = walk.watch, scene.board
    aim = outer(scene, watch)
    back = routes(board, watch.cell, aim, walk.left)
    ways = [_round(scene, watch, way, walk.left) for way in back]
    yield from _along(scene, walk, ways, ("patrol", NOWHERE))
    if walk.blocked or scene.lost:
        return
    if distance(board, watch.cell, aim) > 0:
        yield from _end(scene, walk, aim)
    elif (way := perimeter(scene, watch, watch.cell, watch.facing)) != NOWHERE:
        yield from face(scene, watch, [way])


def _round(scene: Scene, watch: Watch, way: tuple[int, ...], movement: int) -> tuple[int, ...]:
    """A way back to the perimeter, and on along it."""
    board, cell, facing = scene.board, watch.cell, watch.facing
    for over in way:
        cell, facing = over, board.direction(cell, over)
    while len(way) < movement and (ahead := perimeter(scene, watch, cell, facing)) != NOWHERE:
        cell, facing = board.over(cell, ahead), ahead
        way = (*way, cell)
    return way
