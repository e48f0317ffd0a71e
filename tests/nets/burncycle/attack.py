"""What units do to bots: attacks (p. 35), Demerit and Drain, and what a loss of power leads to (p. 36)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from tests.nets.burncycle.board import NOWHERE
from tests.nets.burncycle.pieces import LOST_AT, STUNNED, Robot, Scene, Watch, milder

SHUT_DOWN_THREAT = 3


@dataclass
class Asked:
    """A decision that the players take: of which kind, about whom, and everything they may choose."""

    kind: str
    about: int
    options: list[Any]


Play = Generator[Asked, Any, Any]
"""A part of the activation: asks, and is sent what was chosen."""


def choose(kind: str, options: list[Any], about: int = NOWHERE) -> Play:
    """One of the options; the players aren't asked about a single one, but it is still a decision."""
    return (yield Asked(kind, about, options))


def raise_threat(scene: Scene, by: int) -> None:
    """Threat advances; at 26 the mission has failed."""
    scene.threat = min(LOST_AT, scene.threat + by)
    if scene.threat == LOST_AT:
        scene.lost = True


def lose_power(scene: Scene, robot: Robot, by: int) -> None:
    """Power goes; a bot without any is shut down."""
    if robot.shut:
        return
    robot.power = max(0, robot.power - by)
    if robot.power == 0:
        shut_down(scene, robot)


def shut_down(scene: Scene, robot: Robot) -> None:
    """The command module's end is the team's; an agent's costs threat and clears its awareness."""
    robot.shut = True
    robot.chip, robot.flipped, robot.hidden = NOWHERE, False, False
    scene.tell("shut", robot.number)
    if robot.module:
        scene.lost = True
    else:
        raise_threat(scene, SHUT_DOWN_THREAT - milder(robot))


def attack(scene: Scene, watch: Watch) -> None:
    """All detected bots beside it, through doors too; each loses the guard's level or 3, or threat rises instead."""
    for robot in list(scene.noticeable()):
        if scene.lost or not robot.detected or not scene.board.adjacent(watch.cell, robot.cell):
            continue
        if watch.ability == "demerit":
            scene.tell("attacked", watch.number, robot.number, 0, 1)
            raise_threat(scene, 1)
        else:
            scene.tell("attacked", watch.number, robot.number, watch.damage, 0)
            lose_power(scene, robot, watch.damage)


def lock_up(scene: Scene, watch: Watch) -> None:
    """Cautious: a unit that ends its activation beside unlocked doors locks them; destroyed walls stay open."""
    if watch.ability != "cautious":
        return
    for door in scene.board.doors_beside(watch.cell):
        if scene.unlocked >> door & 1:
            scene.unlocked &= ~(1 << door)
            scene.tell("locked", door)


# Drain


def touching(scene: Scene) -> set[tuple[int, int]]:
    """Every unit with Drain that works, with each bot it is adjacent to."""
    return {
        (watch.number, robot.number)
        for watch in scene.watches
        if watch.ability == "drain" and watch.state != STUNNED
        for robot in scene.noticeable()
        if scene.board.adjacent(watch.cell, robot.cell)
    }


def drain(scene: Scene, before: set[tuple[int, int]]) -> Play:
    """A bot that a unit with Drain has become adjacent to discards a chip of its choice from its reserve."""
    for number, who in sorted(touching(scene) - before):
        robot = scene.robots[who]
        chips = sorted(set(scene.reserve(robot)))
        if chips and not scene.lost:
            chip = yield from choose("chip", chips, who)
            scene.reserve(robot).remove(chip)
            scene.tell("drained", number, who, chip)
