"""Lets the match and the second opinion play the same activation, and compares at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.nets.burncycle.attack import Asked, Play
from tests.nets.burncycle.board import NOWHERE
from tests.nets.burncycle.opinion import activation
from tests.nets.burncycle.pieces import Scene, scene

from getaway.games.burncycle.bots.events import ShutDown
from getaway.games.burncycle.detection.events import ChipCleared, Detected
from getaway.games.burncycle.floor.events import DoorLocked
from getaway.games.burncycle.missions.events import ObjectiveCompleted
from getaway.games.burncycle.security.events import (
    ChipTurned,
    Drained,
    UnitAttacked,
    UnitDecided,
    UnitDone,
    UnitStepped,
    UnitStopped,
)
from getaway.games.burncycle.table.mats.floor import DOWN, LEFT, RIGHT, UP
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Match, Wish
from getaway.kernel.stream import Told

FACINGS = {"up": UP, "right": RIGHT, "down": DOWN, "left": LEFT}
Fact = tuple[object, ...]


@dataclass
class Compared:
    """What came of one position: decisions by kind, and the first difference, if there is one."""

    decisions: Counter[str] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)
    difference: str = ""
    lost: bool = False
    """The mission failed in the middle of it."""
    left_out: bool = False
    """They differ, but an objective was completed in between."""


class Differs(Exception):
    """The match and the second opinion do not agree."""


IN_ORDER: dict[type, Callable[[Any], Fact]] = {
    UnitDecided: lambda e: ("decided", e.unit, e.priority, e.target if e.priority != "patrol" else NOWHERE),
    UnitStepped: lambda e: ("stepped", e.unit, e.cell, e.facing),
    UnitStopped: lambda e: ("stopped", e.unit, e.bot),
    UnitAttacked: lambda e: ("attacked", e.unit, e.bot, e.power, e.threat),
    UnitDone: lambda e: ("done", e.unit),
}
IN_ANY_ORDER: dict[type, Callable[[Any], Fact]] = {
    Detected: lambda e: ("detected", e.bot),
    ChipCleared: lambda e: ("cleared", e.bot),
    ShutDown: lambda e: ("shut", e.bot),
    DoorLocked: lambda e: ("locked", e.door),
    ChipTurned: lambda e: ("turned", e.bot),
    Drained: lambda e: ("drained", e.unit, e.bot, e.chip),
}
NAMES = {"decided", "stepped", "stopped", "attacked", "done"}


def compare(g: Burncycle, open_match: Callable[[Burncycle], Match], dice: Random) -> tuple[Compared, Match]:
    """One security activation from this position, decided by both."""
    mine = scene(g)
    match = open_match(g)
    found = Compared()
    try:
        _lockstep(mine, match, found, dice)
    except Differs as differs:
        found.left_out = _rewarded(match)
        found.difference = "" if found.left_out else str(differs)
    found.facts.update(str(fact[0]) for fact in mine.facts)
    return found, match


def _rewarded(match: Match) -> bool:
    """Whether an objective was completed, which wins or pays: that is none of security activation."""
    return any(isinstance(item.event, ObjectiveCompleted) for item in match.told(0) if isinstance(item, Told))


def _lockstep(mine: Scene, match: Match, found: Compared, dice: Random) -> None:
    play = activation(mine)
    asked = advance(play, None)
    while asked is not None:
        if len(asked.options) == 1:
            found.decisions[f"{asked.kind}, only one"] += 1
            asked = advance(play, asked.options[0])
            continue
        if mine.lost:
            break
        _same_facts(mine, match)
        _same_state(mine, match.g)
        wish = _same_question(asked, match, dice)
        found.decisions[match.asks[0].question.name] += 1
        match.answer(match.asks[0].seat, wish[0])
        asked = advance(play, wish[1])
    if mine.lost:
        found.lost = True
        if match.g.phase != "over":
            raise Differs(f"the mission has failed, and the match is at {match.g.phase}")
        return
    if match.g.phase == "over":
        raise Differs(f"the match is over: {match.g.result}")
    if match.asks:
        pending = match.g.pending
        raise Differs(f"the match asks {match.asks[0].question.name} {pending}, nothing is to be decided")
    _same_facts(mine, match)
    _same_state(mine, match.g)


def advance(play: Play, answer: Any) -> Asked | None:
    """On to the next decision, if there is one."""
    try:
        return play.send(answer)
    except StopIteration:
        return None


def _same_question(asked: Asked, match: Match, dice: Random) -> tuple[Wish, Any]:
    """The match asks for the same kind of thing with the same options; one of them, as a wish and as mine."""
    pending = match.g.pending
    if not match.asks or pending is None:
        raise Differs(f"{asked} is to be decided, the match asks nothing (phase {match.g.phase})")
    offered = {(FACINGS[item] if asked.kind == "facing" else item): item for item in pending.items}
    about = pending.about if asked.kind != "door" else asked.about  # whose card it is, the match tells otherwise
    if (pending.kind, about, set(offered)) != (asked.kind, asked.about, set(asked.options)):
        raise Differs(f"{asked} is to be decided, the match asks {match.asks[0].question.name}: {pending}")
    choice = dice.choice(sorted(asked.options))
    wish = next(each for each in match.asks[0].choice if each[asked.kind] == offered[choice])
    return wish, choice


def _same_facts(mine: Scene, match: Match) -> None:
    told = [item.event for item in match.told(0) if isinstance(item, Told)]
    theirs = [IN_ORDER[type(event)](event) for event in told if type(event) in IN_ORDER]
    ours = [fact for fact in mine.facts if fact[0] in NAMES]
    for n in range(max(len(ours), len(theirs))):
        if ours[n : n + 1] != theirs[n : n + 1]:
            raise Differs(
                f"{ours[n : n + 3]} happens, in the match {theirs[n : n + 3]}, after {ours[max(0, n - 3) : n]}"
            )
    others = Counter(IN_ANY_ORDER[type(event)](event) for event in told if type(event) in IN_ANY_ORDER)
    wanted = Counter(fact for fact in mine.facts if fact[0] not in NAMES)
    if others != wanted:
        raise Differs(
            f"{list((wanted - others).elements())} happens, in the match {list((others - wanted).elements())}"
        )


def _same_state(mine: Scene, g: Burncycle) -> None:
    ours, theirs = picture(mine), picture(scene(g))
    for key, value in ours.items():
        if theirs[key] != value:
            raise Differs(f"{key} is {value}, in the match {theirs[key]}; last: {mine.facts[-4:]}")


def picture(now: Scene) -> dict[str, object]:
    """All that activation can change."""
    pictured: dict[str, object] = {
        "unlocked": now.unlocked,
        "threat": now.threat,
        "team": sorted(now.team),
        "drone": now.drone,
    }
    for robot in now.robots:
        pictured[f"bot {robot.number}"] = {**vars(robot), "reserve": sorted(robot.reserve)}
    for watch in now.watches:
        pictured[f"unit {watch.number}"] = dict(vars(watch))
    pictured["units"] = sorted(watch.number for watch in now.watches)
    return pictured
