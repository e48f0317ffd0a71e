"""The whole of security activation (p. 35-37), as a play that asks wherever the players decide."""

from __future__ import annotations

from tests.nets.burncycle.attack import Play, attack, choose, lock_up, raise_threat
from tests.nets.burncycle.board import FAR, NOWHERE, SHIFT
from tests.nets.burncycle.moving import investigate, patrol, pursue
from tests.nets.burncycle.pieces import ACTED, AWAKE, STUNNED, Robot, Scene, Watch
from tests.nets.burncycle.routes import spaces_to
from tests.nets.burncycle.sight import look, pursued_by

from getaway.games.burncycle.table.pieces import captains


def activation(scene: Scene) -> Play:
    """Captain's card, pursuit, investigation, patrol, and everything is turned back."""
    yield from captain_begins(scene)
    pursued = yield from pursuit(scene)
    if not scene.lost:
        turn_over(scene, pursued)
        yield from investigation(scene)
    if not scene.lost:
        yield from patrols(scene)
    if not scene.lost:
        turn_back(scene)


def captain_begins(scene: Scene) -> Play:
    """What a captain's card does as security activation begins."""
    captain = scene.captain_works()
    if captain is None:
        return
    for card in captains()[scene.captain].abilities:
        for effect in card.effects if card.when == "security" else ():
            if effect.do == "threat":
                raise_threat(scene, effect.n)
            elif effect.do == "lock":
                yield from lock_one(scene, captain)
            else:
                assert effect.do == "add-pings"


def lock_one(scene: Scene, captain: Watch) -> Play:
    """Any unlocked door is locked, by the players' choice."""
    doors = [door for door in range(len(scene.board.floor.doors)) if scene.unlocked >> door & 1]
    if doors:
        door = yield from choose("door", doors, captain.number)
        scene.unlocked &= ~(1 << door)
        scene.tell("locked", door)


# Priority 1


def pursuit(scene: Scene) -> Play:
    """Units aware of a detected bot, one after the other, until there is none; gives the bots that were pursued."""
    pursued: list[Robot] = []
    while not scene.lost:
        hunters = [watch for watch in scene.watches if watch.state == AWAKE and pursued_by(scene, watch)]
        if not hunters:
            break
        number = yield from choose("unit", [watch.number for watch in hunters])
        watch = scene.watch(number)
        robot = yield from quarry(scene, watch)
        pursued.append(robot)
        yield from pursue(scene, watch, robot)
        finish(scene, watch)
    return pursued


def quarry(scene: Scene, watch: Watch) -> Play:
    """The closest detected bot within its awareness; the players choose among equals."""
    seen = pursued_by(scene, watch)
    steps = {robot.number: spaces_to(scene, watch, robot.cell, watch.way) for robot in seen}
    closest = [number for number, far in steps.items() if far == min(steps.values())]
    number = yield from choose("bot", closest, watch.number)
    return scene.robots[number]


def turn_over(scene: Scene, pursued: list[Robot]) -> None:
    """Once all pursuers have moved, the chips of the bots they pursued are turned over."""
    for robot in scene.robots:
        if robot in pursued and robot.chip != NOWHERE:
            flip(scene, robot)


def flip(scene: Scene, robot: Robot) -> None:
    """A chip that has been dealt with."""
    if not robot.flipped:
        robot.flipped = True
        scene.tell("turned", robot.number)


def finish(scene: Scene, watch: Watch) -> None:
    """After its movement a unit attacks, and is turned over."""
    if scene.lost:
        return
    attack(scene, watch)
    if not scene.lost:
        watch.state = ACTED
        scene.tell("done", watch.number)
        lock_up(scene, watch)


# Priority 2


def investigation(scene: Scene) -> Play:
    """Every chip in play that was not turned over, each by the closest unit that has not moved."""
    while not scene.lost:
        chips = [robot.number for robot in scene.robots if robot.chip != NOWHERE and not robot.flipped]
        chips = [number for number in chips if closest_units(scene, scene.robots[number])]
        if not chips:
            break
        number = yield from choose("bot", chips)
        robot = scene.robots[number]
        who = yield from choose("unit", closest_units(scene, robot), number)
        watch = scene.watch(who)
        yield from investigate(scene, watch, robot)
        finish(scene, watch)
        if robot.chip != NOWHERE and not scene.lost:
            flip(scene, robot)


def closest_units(scene: Scene, robot: Robot) -> list[int]:
    """The units that have not moved and are closest to a chip, in whatever area."""
    steps = {
        watch.number: spaces_to(scene, watch, robot.chip, watch.way) for watch in scene.watches if watch.state == AWAKE
    }
    least = min(steps.values(), default=FAR)
    return [] if least == FAR else [number for number, far in steps.items() if far == least]


# Priority 3


def patrols(scene: Scene) -> Play:
    """All others, in the players' order; guards in rooms do not patrol, unless Shift lets them."""
    while not scene.lost:
        walkers = [watch.number for watch in scene.watches if watch.state == AWAKE and may_patrol(scene, watch)]
        if not walkers:
            break
        watch = scene.watch((yield from choose("unit", walkers)))
        yield from patrol(scene, watch)
        finish(scene, watch)


def may_patrol(scene: Scene, watch: Watch) -> bool:
    """Captains anywhere, guards outside rooms."""
    return watch.captain or watch.way == SHIFT or not scene.board.in_room(watch.cell)


# The end


def turn_back(scene: Scene) -> None:
    """Units and chips are turned face up again, stunned units too, unless something keeps them stunned."""
    for watch in scene.watches:
        if watch.state == STUNNED and watch.rounds > 0:
            watch.rounds -= 1
        else:
            watch.state = AWAKE
    for robot in scene.robots:
        robot.flipped = False
    look(scene)
