"""The eight patrols (p. 36 in the Italian and French books): where each unit heads for, or how it walks."""

from __future__ import annotations

from collections.abc import Callable

from tests.nets.burncycle.board import AREA, FAR, HALLS, NOWHERE
from tests.nets.burncycle.pieces import Scene, Watch
from tests.nets.burncycle.routes import Aim, beside, distance, spaces_to

# Patrols that head for something


def heads_for(scene: Scene, watch: Watch) -> list[Aim]:
    """What a patrolling unit can head for: of what is closest, that to which the route is shortest."""
    aims = [aim for aim in TARGETS[watch.patrol](scene, watch) if distance(scene.board, watch.cell, aim) < FAR]
    closest = min((_counted(scene, watch, aim) for aim in aims), default=FAR)
    aims = [aim for aim in aims if _counted(scene, watch, aim) == closest]
    shortest = min((distance(scene.board, watch.cell, aim) for aim in aims), default=FAR)
    return [aim for aim in aims if distance(scene.board, watch.cell, aim) == shortest]


def _counted(scene: Scene, watch: Watch, aim: Aim) -> int:
    """How close it is: a bot by its own space, which matters where walls are walked through."""
    if watch.patrol == "closest-bot":
        return spaces_to(scene, watch, scene.robots[aim.bot].cell, aim.mode)
    return distance(scene.board, watch.cell, aim)


def unlocked_doors(scene: Scene, watch: Watch) -> list[Aim]:
    """A hallway space adjacent to the closest unlocked door."""
    board, mode = scene.board, scene.patrol_way(watch)
    spaces = []
    for number, door in enumerate(board.floor.doors):
        if scene.unlocked >> number & 1:
            spaces += [cell for cell in (door.a, door.b) if board.in_hallway(cell)]
    return [Aim(frozenset({cell}), mode) for cell in sorted(set(spaces))]


def closest_bot(scene: Scene, watch: Watch) -> list[Aim]:
    """A space adjacent to the closest bot that is not on a hiding spot; without Shift, one in its own area.

    A shut down agent is a bot; the book exempts it from awareness, pursuit and investigation only.
    """
    board, mode = scene.board, scene.patrol_way(watch)
    bots = [robot for robot in scene.robots if robot.stands and not robot.disguised]
    bots = [robot for robot in bots if robot.cell not in board.floor.hiding]
    if mode == AREA:
        bots = [robot for robot in bots if board.area[robot.cell] == board.area[watch.cell]]
    return [beside(scene, robot, mode) for robot in bots]


def command_module(scene: Scene, watch: Watch) -> list[Aim]:
    """A space adjacent to the command module; it does not move while that is on a hiding spot."""
    module = next(robot for robot in scene.robots if robot.module)
    if not module.bot or module.cell in scene.board.floor.hiding:
        return []
    return [beside(scene, module, scene.patrol_way(watch))]


def post(scene: Scene, watch: Watch) -> list[Aim]:
    """Its own post."""
    return [] if watch.post == NOWHERE else [Aim(frozenset({watch.post}), scene.patrol_way(watch))]


def terminals(scene: Scene, watch: Watch) -> list[Aim]:
    """The closest terminal."""
    return [Aim(frozenset({cell}), scene.patrol_way(watch)) for cell in sorted(scene.terminals)]


TARGETS: dict[str, Callable[[Scene, Watch], list[Aim]]] = {
    "unlocked-doors": unlocked_doors,
    "closest-bot": closest_bot,
    "command-module": command_module,
    "post": post,
    "terminals": terminals,
}

# Patrols that follow a facing


def pace(scene: Scene, cell: int, facing: int, mode: str) -> int:
    """Straight on; where that is impossible, the other way. The facing for the next step, or nowhere."""
    ways = scene.board.ways[mode][cell]
    back = (facing + 2) % 4
    return facing if ways[facing] != NOWHERE else back if ways[back] != NOWHERE else NOWHERE


def perimeter(scene: Scene, watch: Watch, cell: int, facing: int) -> int:
    """Ahead if an arrow points there, else to the right until one does."""
    arrows = scene.board.arrows(cell, _rounds(watch))
    turned = [(facing + n) % 4 for n in range(4)]
    return next((way for way in turned if (cell, way) in arrows), NOWHERE)


def outer(scene: Scene, watch: Watch) -> Aim:
    """The spaces of the outer perimeter of its area."""
    arrows = scene.board.arrows(watch.cell, _rounds(watch))
    return Aim(frozenset(cell for cell, _ in arrows), _rounds(watch))


def _rounds(watch: Watch) -> str:
    """A captain may patrol through the entrance's door in a hallway (p. 16)."""
    return HALLS if watch.captain else AREA
