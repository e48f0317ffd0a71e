"""Who is aware of what (p. 9-10), and what being seen leads to (p. 15)."""

from __future__ import annotations

from tests.nets.burncycle.attack import lose_power, raise_threat
from tests.nets.burncycle.board import AREA, NOWHERE
from tests.nets.burncycle.pieces import STUNNED, Robot, Scene, Watch

from getaway.games.burncycle.table.pieces import captains


def aware(scene: Scene, watch: Watch) -> set[int]:
    """The spaces a unit is aware of: straight ahead up to its range, all around half of it, in its own area."""
    board = scene.board
    half = (watch.reach + 1) // 2
    steps = board.steps_to(frozenset({watch.cell}), AREA)
    spaces = {cell for cell in board.cells if steps[cell] <= half}
    ahead = watch.cell
    for _ in range(watch.reach):
        ahead = board.ways[AREA][ahead][watch.facing]
        if ahead == NOWHERE:
            break
        spaces.add(ahead)
    return spaces


def look(scene: Scene) -> None:
    """Awareness is checked all the time: a bot within it now is detected now."""
    if scene.lost:
        return
    for watch in scene.watches:
        if watch.state == STUNNED or watch.wearer != NOWHERE:
            continue  # p. 36: stunned units detect nobody; p. 21: nor does a disguised Interface
        spaces = aware(scene, watch)
        for robot in scene.noticeable():
            if robot.cell in spaces and not robot.hidden and not robot.detected:
                detect(scene, robot)
    captain_looks(scene)


def detect(scene: Scene, robot: Robot) -> None:
    """The awareness chip goes onto the bot's space; on seasoned difficulty a chip that enters play costs threat."""
    entered = robot.chip == NOWHERE
    robot.chip, robot.hidden = robot.cell, False
    scene.tell("detected", robot.number)
    if entered and scene.difficulty == "seasoned":
        raise_threat(scene, 1)


def captain_looks(scene: Scene) -> None:
    """A captain's card may say what happens to a bot that comes within the captain's awareness."""
    captain = scene.captain_works()
    cards = [each for each in captains()[scene.captain].abilities if each.when == "seen"] if captain else []
    if captain is None or not cards:
        scene.seen = set()
        return
    spaces = aware(scene, captain)
    now = {robot.number for robot in scene.noticeable() if robot.cell in spaces}
    fresh, scene.seen = now - scene.seen, now
    for number in sorted(fresh):
        for effect in (effect for card in cards for effect in card.effects):
            assert effect.do == "lose-power"
            lose_power(scene, scene.robots[number], effect.n)


def pursued_by(scene: Scene, watch: Watch) -> list[Robot]:
    """The detected bots within a unit's awareness."""
    spaces = aware(scene, watch)
    return [robot for robot in scene.noticeable() if robot.detected and robot.cell in spaces]
