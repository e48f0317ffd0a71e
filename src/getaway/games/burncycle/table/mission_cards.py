"""Mission cards: floors in their order, objectives with their tasks, the win objective, and a mission's own rules."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import Literal, TypeVar

import msgspec

from getaway.games.burncycle.table.box import content, keys
from getaway.games.burncycle.table.pieces import Effect, corporations
from getaway.kit.toml_lines import Path

Performer = Literal[
    "one-bot",
    "one-agent",
    "two-bots",
    "two-agents",
    "any-bots",
    "any-agents",
    "module",
    "each-bot",
    "each-agent",
    "all-bots",
    "all-agents",
    "team",
    "unit",
]
"""Who fulfils a task (BC-OBJ-11 to BC-OBJ-29); all-bots and all-agents do it simultaneously."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces that a mission refers to: in a room, in rooms of a type, of some kind; all that is named must fit."""

    room: str = ""
    type: str = ""
    spot: Literal["", "objective", "hallway", "hallway-post", "outdoors", "safe"] = ""


ANYWHERE = Place()


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of an objective: from which player count on, by whom, and what (BC-MISS-07).

    Either it `does` something that happens, or a condition on the state `holds`.
    """

    key: str
    who: Performer
    players: int = 1
    does: str = ""
    holds: str = ""
    where: Place = ANYWHERE
    times: int = 1
    """How often it is done, or how much the condition asks for."""
    detail: str = ""
    """What exactly was done, or which bead is carried."""
    unseen: bool = False
    """The awareness chip of every bot that takes part is out of play."""
    meanwhile: Place | None = None
    """Where the command module stands at the same time."""


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective bead, and where it is laid."""

    bead: str
    where: Place


class Objective(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An objective: its title, its tasks, the reward of every agent, the beads it lays when complete."""

    title: str
    tasks: tuple[Task, ...]
    reward: tuple[Effect, ...] = ()
    lays: tuple[Laying, ...] = ()


class Added(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A general action that a mission adds (BC-GEN-04)."""

    key: str
    do: Literal["place-bead", "leave-bead", "repair-terminal", "rewire-terminal"]
    bead: str = ""
    room: str = ""


class MissionFloor(Objective, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A floor of a mission: its number, its objective, what it is set up with and what it allows (BC-MISS-06)."""

    number: Literal[1, 2, 3]
    start: tuple[str, ...] = ()
    """The rooms in which the bots start, if the mission begins here and says so."""
    beads: tuple[Laying, ...] = ()
    """Laid at set-up, one on every space that fits."""
    without: tuple[Literal["terminals", "caches"], ...] = ()
    """Chips that this floor is set up without."""
    captain: Place | None = None
    """Where the captain stands from the start, as the special unit of a task (BC-OBJ-29)."""
    actions: tuple[Added, ...] = ()
    takes: tuple[str, ...] = ()
    """The beads that a bot entering their space may take."""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card (BC-MISS-02)."""

    corporation: str
    complexity: Literal[1, 2, 3]
    floors: tuple[MissionFloor, ...]
    win: Objective
    threat: int = 1
    """Where threat starts (BC-THREAT-17)."""
    keys: bool = True
    """Whether the equipment deck has its key cards."""
    escape: str = ""
    """The room through whose destroyed exterior walls the bots escape (BC-ESC-01)."""
    heavy: tuple[str, ...] = ()
    """The beads that fill an inventory slot of the bot that carries them (BC-BEAD-05)."""


Card = TypeVar("Card", bound=Mission)


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do for a step of a lesson: the verbs its text names, and the thing it is about."""

    verbs: tuple[str, ...] = ()
    """In the order in which they count: the first of them that can be chosen."""
    thing: str = ""
    """A space such as C8, a door such as C7-C8, or a thing of the view such as slot:3."""
    when: str = ""
    """A condition without which the cue is left out."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: a goal, the clauses of the rule to be learned by it, and what to do for it."""

    key: str
    clauses: tuple[str, ...] = ()
    cues: tuple[Cue, ...] = ()
    does: tuple[str, ...] = ()
    """What happens when the goal is met; any of these."""
    during: str = ""
    """The phase in which it must happen, if not any."""
    holds: str = ""
    """Or a condition that holds."""
    after: str = ""
    """The step or mark whose goal must be met before this one can be."""


class Lesson(Mission, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission on one floor that teaches by doing: bots and captain, unless the table chooses others, and steps."""

    plan: str
    """The floorplan that it is played on, whatever its corporation's floors look like."""
    agents: tuple[str, ...]
    module: str
    captain: str
    imperatives: tuple[str, ...]
    """The only ones in its deck: none that a player breaks by following the steps."""
    keypads: tuple[str, ...]
    """The only keypad cards in its deck: none that asks for chips a newcomer may not have."""
    steps: tuple[Step, ...]
    marks: tuple[Step, ...] = ()
    """Goals that aren't steps by themselves: a step that comes after one waits for it."""


@cache
def missions() -> Mapping[str, Mission]:
    """The missions by name."""
    return _cards("missions", Mission)


@cache
def lessons() -> Mapping[str, Lesson]:
    """The lessons by name; none of them is one of the box's missions."""
    return _cards("lessons", Lesson)


def _cards(name: str, kind: type[Card]) -> dict[str, Card]:
    """The cards of a folder by their keys; without those against a corporation that an owner's pack does not have."""
    cards = {key: msgspec.convert(tomllib.loads(content(f"{name}/{key}.toml")), kind) for key in keys(name)}
    return {key: card for key, card in cards.items() if card.corporation in corporations()}


def mission_card(name: str) -> Mission:
    """The card of a mission of the box, or of a lesson."""
    return missions()[name] if name in missions() else lessons()[name]


def first_to_offer() -> tuple[str, ...]:
    """The missions in the order in which they are offered: the book's great example, others by name, then lessons."""
    return (*sorted(missions(), key=lambda name: (name != "pillar_of_panic", name)), *lessons())


def wrong_with(mission: Mission) -> list[str]:
    """What is wrong with a mission card, in words."""
    return [what for _, what in wrong_places(mission, corporations())]


def wrong_places(mission: Mission, known: Container[str]) -> Iterator[tuple[Path, str]]:
    """The same with the entry of the card that is wrong; `known` are the corporations there are."""
    if mission.corporation not in known:
        yield ("corporation",), f"there is no corporation {mission.corporation}"
    for path, goal in objectives_of(mission):
        keys = [task.key for task in goal.tasks]
        states = [(task.holds, task.where, task.detail) for task in goal.tasks if task.holds]
        if len(keys) != len(set(keys)):
            yield path, f"{goal.title} names a task twice"
        if len(states) != len(set(states)):
            yield path, f"{goal.title} has two tasks that one state fulfils"
        for n, task in enumerate(goal.tasks):
            if bool(task.does) == bool(task.holds):
                yield (*path, "tasks", n), f"{task.key} is either done or held: it needs one of does and holds"
        for n, task in enumerate(goal.tasks):
            if needs_company(task):
                yield (*path, "tasks", n), f"{task.key} asks two agents of one player"
        if all(task.players > 1 for task in goal.tasks):
            yield path, f"{goal.title} asks nothing of one player"


def objectives_of(mission: Mission) -> Iterator[tuple[Path, Objective]]:
    """Every objective with its entry of the card: those of the floors, then the win objective."""
    for n, goal in enumerate(mission.floors):
        yield ("floors", n), goal
    yield ("win",), mission.win


def needs_company(task: Task) -> bool:
    """Whether a single player has too few agents for a task it is given (BC-OBJ-18)."""
    return task.who == "two-agents" and task.players == 1
