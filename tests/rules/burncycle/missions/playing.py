"""Playing a mission task by task: each doing starts from a position near it, and what was done goes on to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.burncycle.missions.legs import idle, march, on_the_move
from tests.rules.burncycle.table import asked, do, g

from getaway.games.burncycle.floor import NOWHERE, Floor, bot_ways, floor
from getaway.games.burncycle.missions.floors import chips_on, with_bead
from getaway.games.burncycle.missions.tasks import Goal
from getaway.games.burncycle.table.mission_cards import ANYWHERE, Task, missions
from getaway.games.burncycle.table.pieces import corporations, terminal_cards
from getaway.games.burncycle.table.places import spaces
from getaway.kernel import Match

SIMPLE = ("which-task", "where-the-bead-goes", "what-goes", "take-the-bead")
"""Questions on the way whose answers don't matter for the task."""


class Leg:
    """A floor of a mission with what was done there, what still lies there, and which doors and walls are open."""

    def __init__(self, mission: str, leg: int, players: int) -> None:
        card = missions()[mission]
        self.mission, self.players, self.said = mission, players, card.floors[leg]
        self.final = leg == len(card.floors) - 1
        self.plan = corporations()[card.corporation].floors[str(self.said.number)]
        self.floor: Floor = floor(self.plan)
        self.done, self.goal = False, Goal(self.said, players)
        self.progress: tuple[tuple[int, ...], ...] = ((),) * len(self.goal.tasks)
        self.caches = [] if "caches" in self.said.without else list(chips_on(self.floor, self.floor.caches))
        self.terminals = [] if "terminals" in self.said.without else list(chips_on(self.floor, self.floor.terminals))
        self.unseen = with_bead(self.floor, self.said)
        self.broken: tuple[int, ...] = ()
        self.mainframes: tuple[int, ...] = ()
        self.escaped: set[int] = set()
        self.doors = list(range(len(self.floor.doors)))
        self.match: Match

    def go_for_win(self) -> None:
        """The floor's objective is complete: the win objective is next."""
        self.done, self.goal = True, Goal(missions()[self.mission].win, self.players)
        self.progress = ((),) * len(self.goal.tasks)

    @property
    def module(self) -> int:
        """The number of the command module."""
        return self.players

    def position(self, bot: int, at: Mapping[int, int], **more: Any) -> dict[str, Any]:
        """The keywords of a position in a turn in which this bot acts; bots not named stand about in the hallway."""
        fields = more.pop("bots", {})
        kept = [*at.values(), *more.pop("clear", ())]
        halls = [cell for cell in hallway(self.floor) if cell not in kept]
        bots = []
        for i in range(self.players + 1):
            cell = at[i] if i in at else halls.pop(0)
            here = {"cell": NOWHERE, "escaped": True} if i in self.escaped else {"at": self.floor.at(cell)}
            bots.append({**here, "power": 4, **fields.get(i, {})})
        return {
            "plan": self.plan,
            "mission": self.mission,
            "agents": bots[:-1],
            "module": bots[-1],
            "active": bot if bot < self.players else 0,
            "done": self.done,
            "progress": self.progress,
            "broken": self.broken,
            "unseen": self.unseen,
            "terminals": tuple(self.terminals),
            "mainframes": self.mainframes,
            "caches": tuple(self.caches),
            "threat": 10,
            "reached": 26,
            "rig": {"equipment": ["nitro-shot"] * 12, "terminal_cards": [simple_card()[0]]},
            **more,
        }

    def keep(self, match: Match, task: Task) -> None:
        """Answer what is asked on the way, and remember how far it has come."""
        while not match.over and asked(match) in SIMPLE:
            if asked(match) == "which-task":
                do(match, "choose-what", what=task.key)
            else:
                idle(match)
        state = g(match)
        self.match = match
        self.unseen, self.broken, self.mainframes = state.unseen, state.broken, state.mainframes
        self.caches, self.terminals = list(state.caches), list(state.terminals)
        self.escaped = {i for i, bot in enumerate(state.bots) if bot.escaped}
        if not match.over and state.done == self.done:
            self.progress = state.progress


def hallway(plan: Floor) -> list[int]:
    """The spaces in the hallway on which nothing is."""
    taken = [post.cell for post in plan.hallway_posts]
    return [cell for cell in range(plan.size) if plan.playable(cell) and plan.room(cell) is None and cell not in taken]


def simple_card() -> tuple[str, int]:
    """A terminal card with an option after which nothing is asked, and that option."""
    return next(
        (name, n)
        for name, card in terminal_cards().items()
        for n, option in enumerate(card.options, 1)
        if [each.do for each in option.effects] == ["power"]
    )


def way_into(plan: Floor, cells: tuple[int, ...]) -> tuple[int, int]:
    """A space beside one of these, outside of them, and the one of them that it leads to; all doors are open."""
    ways = bot_ways(plan, (1 << len(plan.doors)) - 1)
    return next(
        (origin, to) for origin in range(plan.size) for to in ways[origin] if to in cells and origin not in cells
    )


def there(leg: Leg, task: Task, cells: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """Those of the spaces at which the task is done."""
    return tuple([cell for cell in cells if task.where == ANYWHERE or cell in spaces(leg.floor, task.where)])


def stepping(leg: Leg, task: Task, bot: int, to: tuple[int, ...], **more: Any) -> Match:
    """The bot steps onto one of these spaces, from beside it; a room behind a door was surveilled before."""
    plan = leg.floor
    origin, target = way_into(plan, to)
    at = {**more.pop("at", {}), bot: origin}
    unseen = tuple([n for n in leg.unseen if target not in plan.rooms[n].cells])
    position = leg.position(bot, at, clear=(target,), **{"unseen": unseen, "unlocked": leg.doors, **more})
    match = on_the_move(leg.players, *position.pop("chances", ()), **position)
    march(match, bot, plan.at(target))
    return match
