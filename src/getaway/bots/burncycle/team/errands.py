"""Errands: what the mission wants of each bot now, and where it must go for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from getaway.bots.burncycle.team.danger import seen
from getaway.bots.burncycle.team.manners import manners
from getaway.bots.burncycle.team.moods import mood
from getaway.bots.burncycle.team.places import Wanted, wanted
from getaway.bots.burncycle.team.ways import FAR, field, locked_between, path, patience, rough
from getaway.games.burncycle.missions.actions import added
from getaway.games.burncycle.missions.tasks import AT_ONCE, NEEDED, Goal, goal, is_complete, is_open
from getaway.games.burncycle.table.mission_cards import Task, mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE

LATER, IN_TIME = 60.0, 30.0
"""The cost of an errand that waits for those of the objective at hand, and of one that should not wait long."""
SPARE_THE_MODULE, KNOWN = 8.0, 10.0
"""What an errand costs more if the command module goes, and if it must be done unseen by a bot that is known."""
TOO_LONG = 0.5
"""With no more patience than this nobody waits for a way on which they aren't seen."""
GIVES_WAY = 2.0
"""The cost of an errand that is only to let somebody pass."""
RESTS = ("", "wait", "lure", "trade")
"""Errands on whose spaces a bot has nothing to do but to be there."""
ONE_EACH = ("cache", "terminal", "mainframe", "hide", "mission-action")
"""What each bot needs a space of its own for."""


class Errand(NamedTuple):
    """A bot's errand: the spaces to be on, what to do there, and how far it is."""

    bot: int
    cells: tuple[int, ...]
    act: str = ""
    what: str = ""
    cost: float = 0.0
    unseen: bool = False
    """Nobody may know of the bot when it is done."""
    task: str = ""
    """The task it serves; empty where it serves none."""

    def secret(self, g: Burncycle) -> bool:
        """Whether being noticed now would spoil it; a team that has waited long goes anyway, and hides there."""
        return self.unseen and g.bots[self.bot].chip == NOWHERE and patience(g) > TOO_LONG


class Position:
    """A state of which only that counts which errands depend on."""

    __slots__ = ("g", "key")

    def __init__(self, g: Burncycle) -> None:
        self.g = g
        self.key = (
            *(g.units, g.bots, g.unlocked, g.plan, g.progress, g.done, g.leg, g.broken, g.keypads, g.caches),
            *(g.terminals, g.mainframes, g.unseen, g.beads, g.drone, g.round, g.threat, g.todo, g.team, mood()),
            manners().heading,
            *(g.mission, g.players, g.difficulty, g.corporation),
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key == other.key


def errands(g: Burncycle) -> Mapping[int, Errand]:
    """One errand for each bot that has one: the nearest pairs of task and bot first."""
    return _errands(Position(g))


@lru_cache(maxsize=256)
def _errands(position: Position) -> Mapping[int, Errand]:
    g, found = position.g, dict[int, Errand]()
    at_hand = goal(g)
    if at_hand is not None and g.progress:
        assign(g, found, at_hand, g.progress)
    ahead = next_goal(g, at_hand)
    if ahead is not None:
        assign(g, found, ahead, ((),) * len(ahead.tasks), LATER)
    shelter(g, found, waiting=ahead is not None)
    clear_out(g, found)
    make_way(g, found)
    return found


def make_way(g: Burncycle, found: dict[int, Errand]) -> None:
    """Bots that stand where another must pass go further in, or aside, if their own errands let them.

    They may go as far as where the other wants to be: in a room with one free space, they then take its place.
    """
    for job in [job for job in found.values() if job.cost < LATER and g.bots[job.bot].cell not in job.cells]:
        way = way_of(g, job)
        for other in takewhile(NOWHERE.__ne__, map(g.bot_at, way)):
            waits = found.get(other)
            if waits is not None and waits.act in RESTS and g.bots[other].cell in waits.cells and len(waits.cells) > 1:
                cells = tuple([cell for cell in waits.cells if cell not in (way[:-1] or way)])
                found[other] = waits._replace(cells=cells or waits.cells, cost=min(waits.cost, GIVES_WAY))


def kept_clear(g: Burncycle) -> list[int]:
    """The rooms in which no bot may be when a bead is placed there."""
    return [g.floor.room_named(action.room) for action in added(g) if action.do == "place-bead" and not g.done]


def clear_out(g: Burncycle, found: dict[int, Errand]) -> None:
    """A bot in a room that must be clear leaves it if it has nothing better to do."""
    rooms = kept_clear(g)
    for bot in able(g):
        waits = bot not in found or found[bot].cost >= LATER
        if waits and g.floor.room_of[g.bots[bot].cell] in rooms:
            found[bot] = Errand(bot, free_cells(g, bot, (*shelters(g, bot), *g.floor.hiding)), "", "", IN_TIME)


def shelter(g: Burncycle, found: dict[int, Errand], *, waiting: bool) -> None:
    """A bot with nothing to do goes to a safe zone, where the way to the next floor begins.

    While the win objective is still to come the command module waits there, too, or hides. Once the floor's own is
    done, all must be there to go on.
    """
    if waiting and found.get(g.module, Errand(0, ())).cost >= LATER:
        found.pop(g.module, None)
    last = g.leg == len(mission_card(g.mission).floors) - 1
    for bot in able(g):
        if bot not in found and (bot == g.module or not waiting):
            cells = [*shelters(g, bot), *(g.floor.hiding if waiting or last else ())]
            there = free_cells(g, bot, cells)
            leaving = g.done and not last and bool(there)
            found[bot] = Errand(bot, there, "", "", rough(g, bot, there)[g.bots[bot].cell] if leaving else LATER)


def shelters(g: Burncycle, bot: int) -> list[int]:
    """The spaces of safe zones, but not one right behind a door while there is room further in."""
    others = [each.cell for i, each in enumerate(g.bots) if i != bot]
    closed = kept_clear(g)
    found: list[int] = []
    for n, room in enumerate(g.floor.rooms):
        if room.safe and n not in closed:
            behind = [cell for door in room.doors for cell in (g.floor.doors[door].a, g.floor.doors[door].b)]
            inner = [cell for cell in room.cells if cell not in behind and cell not in others]
            found += inner or room.cells
    return found


def next_goal(g: Burncycle, at_hand: Goal | None) -> Goal | None:
    """The win objective, on the final floor, while the floor's own is open."""
    card = mission_card(g.mission)
    if at_hand is None or g.done or g.leg != len(card.floors) - 1:
        return None
    return Goal(card.win, g.players)


def able(g: Burncycle) -> list[int]:
    """The bots that can go somewhere."""
    return [i for i, bot in enumerate(g.bots) if bot.acts]


def assign(
    g: Burncycle, found: dict[int, Errand], at_hand: Goal, progress: tuple[tuple[int, ...], ...], more: float = 0.0
) -> None:
    """Give the errands of an objective to the bots that have none yet."""
    open_tasks = [(n, task) for n, task in enumerate(at_hand.tasks) if not is_complete(g, task, progress[n])]
    left = {n: shares(g, task, progress[n]) for n, task in open_tasks}
    pairs = [
        (errand.cost, n, errand)
        for n, task in open_tasks
        for errand in candidates(g, n, task, bool(more))
        if left[n] > 0
    ]
    taken: set[int] = set()
    led = led_by_people({task.key for _, task in open_tasks})
    pairs = [pair for pair in pairs if led.get(pair[2].bot, pair[2].task) == pair[2].task]
    for cost, n, errand in sorted(pairs, key=lambda pair: (pair[2].bot not in led, pair[0], pair[1], pair[2].bot)):
        if errand.bot in found or left[n] <= 0 or cost >= FAR:
            continue
        cells = tuple([cell for cell in errand.cells if cell not in taken]) or errand.cells
        task = at_hand.tasks[n]
        if (task.who in AT_ONCE or task.does in ONE_EACH) and len(cells) > 1:
            far = rough(g, errand.bot, (g.bots[errand.bot].cell,))
            taken.add(min(cells, key=far.__getitem__))
        found[errand.bot] = errand._replace(cells=cells, cost=cost + more)
        left[n] -= 1


def led_by_people(tasks: set[str]) -> dict[int, str]:
    """The bots that people lead to one of these tasks: the others don't get in their way."""
    return {bot: task for bot, task in manners().heading if task in tasks}


def shares(g: Burncycle, task: Task, doers: tuple[int, ...]) -> int:
    """How many bots the task can still use at once."""
    if task.does == "trade":
        return 2
    if task.who in ("any-bots", "any-agents"):
        return task.times - len(doers)
    if task.who in NEEDED and task.holds != "wall":
        return NEEDED[task.who] - len([bot for bot in set(doers) if doers.count(bot) >= task.times])
    return 1 if task.who in ("module", "unit") else len(g.bots)


def candidates(g: Burncycle, n: int, task: Task, ahead: bool) -> Iterator[Errand]:
    """Every bot that could work at a task, with its way there; one that has traded already still makes a partner."""
    for bot in able(g):
        free = ahead or task.who in AT_ONCE or task.does == "trade"
        if not free and not is_open(g, n, task, bot):
            continue
        if task.who == "all-agents" and bot == g.module:
            if task.meanwhile is None:
                continue
            task_here = Task(task.key, "all-bots", holds="stands", where=task.meanwhile)
            for each in routed(g, bot, wanted(g, task_here, bot)):
                yield each._replace(task=task.key)
        else:
            extra = SPARE_THE_MODULE if bot == g.module and task.who != "module" else 0.0
            known = task.unseen and g.bots[bot].chip != NOWHERE
            places = until_forgotten(g, bot, list(wanted(g, task, bot))) if known else wanted(g, task, bot)
            for each in routed(g, bot, places, secret=task.unseen and not known):
                yield each._replace(cost=each.cost + extra + KNOWN * known, unseen=task.unseen, task=task.key)


def until_forgotten(g: Burncycle, bot: int, places: list[Wanted]) -> list[Wanted]:
    """Where a known bot goes for what must be done unseen: it lies low, or out of patience goes where nobody looks.

    Security comes to where it last saw the bot, so waiting in that room would only show it again, and a bot that walked
    back into its sight would be known for ever.
    """
    if patience(g) <= TOO_LONG:
        away = [place._replace(cells=out_of_sight(g, g.bots[bot].chip, place.cells)) for place in places]
        if any(place.cells for place in away):
            return away
    return [lie_low(g, bot, places)]


def out_of_sight(g: Burncycle, chip: int, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the spaces that nobody sees and that are in another room than the one a bot was last seen in."""
    room, watched = g.floor.room_of[chip], seen(g)
    return tuple([cell for cell in cells if g.floor.room_of[cell] != room and not watched >> cell & 1])


def lie_low(g: Burncycle, bot: int, places: Iterable[Wanted] = ()) -> Wanted:
    """Where a bot waits until security has given up looking for it: not where it was found.

    Best on a hiding spot in a room where it is wanted, so that it needn't go there again.
    """
    watched = seen(g)
    rooms = {g.floor.room_of[cell] for place in places for cell in place.cells} - {NOWHERE}
    there = [cell for cell in undetected(g, bot, g.floor.hiding) if g.floor.room_of[cell] in rooms]
    there = [cell for cell in there if not watched >> cell & 1]
    if there:
        return Wanted(tuple(there))
    cells = undetected(g, bot, (*g.floor.hiding, *shelters(g, bot)))
    return Wanted(tuple([cell for cell in cells if not watched >> cell & 1]) or tuple(cells))


def undetected(g: Burncycle, bot: int, cells: Iterable[int]) -> list[int]:
    """Those of the spaces where a bot isn't detected now."""
    here = g.bots[bot]
    return [cell for cell in cells if cell != here.cell or not here.detected]


def routed(g: Burncycle, bot: int, places: Iterable[Wanted], *, secret: bool = False) -> Iterator[Errand]:
    """The places where a bot is wanted as errands, each with its cost; the way to a secret one is told exactly."""
    here = g.bots[bot].cell
    for place in places:
        cells = free_cells(g, bot, place.cells)
        if cells:
            far = field(g, bot, cells, unseen=True) if secret else rough(g, bot, cells)
            yield Errand(bot, cells, place.act, place.what, far[here] + place.extra)


def free_cells(g: Burncycle, bot: int, cells: Iterable[int]) -> tuple[int, ...]:
    """Those of the spaces that nobody else stands on, or all if they are all taken."""
    cells = tuple(cells)
    others = {each.cell for i, each in enumerate(g.bots) if i != bot}.union([unit.cell for unit in g.units])
    return tuple([cell for cell in cells if cell not in others]) or cells


def way_of(g: Burncycle, job: Errand) -> tuple[int, ...]:
    """The way of a bot to its errand."""
    return path(g, job.bot, job.cells, unseen=job.secret(g))


def door_ahead(g: Burncycle, job: Errand | None) -> int:
    """The locked door right before a bot on the way to its errand, or NOWHERE."""
    way = way_of(g, job) if job is not None else ()
    return locked_between(g, g.bots[job.bot].cell, way[0]) if job is not None and way else NOWHERE


def way_field(g: Burncycle, job: Errand) -> tuple[float, ...]:
    """How far every space is from where an errand leads."""
    return field(g, job.bot, job.cells, unseen=job.secret(g))


def open_tasks(g: Burncycle) -> list[Task]:
    """The tasks at hand that are not complete."""
    at_hand = goal(g)
    if at_hand is None or not g.progress:
        return []
    return [task for n, task in enumerate(at_hand.tasks) if not is_complete(g, task, g.progress[n])]
