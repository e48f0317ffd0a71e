"""What people are up to, from what they did: bots go by it, whatever they would have planned themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from getaway.bots.burncycle.team.errands import candidates
from getaway.bots.burncycle.team.manners import Manners, behaving
from getaway.bots.burncycle.team.ways import FAR, rough
from getaway.bots.situation import Situation
from getaway.games.burncycle.missions.tasks import goal, is_complete
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Record, Seat

STEPS: Final = 5
"""How many of a bot's last steps show where it is led."""
STORY: Final = 300
"""How many of the last things that were told are looked at."""
CLEAR: Final = 2.0
"""How much nearer a bot must have come to a place for that to be on purpose."""
THERE: Final = 4.0
"""What it counts that a bot stands where a task is done."""
TOLD: Final = re.compile(rb'"item":"(did|undone)"|"FloorSetUp"')
"""What matters of all that was told, before it is read."""


@contextmanager
def with_people(situation: Situation, g: Burncycle) -> Iterator[None]:
    """Decide with the manners that fit who is at the table; among bots as ever."""
    with behaving(Manners(situation.people, heading(g, situation.record, situation.people))):
        yield


def heading(g: Burncycle, record: Record, people: tuple[Seat, ...]) -> tuple[tuple[int, str], ...]:
    """The bots that people lead, other than the one who asks, and the task each goes for; none where it isn't clear."""
    if not any(seat != record.seat for seat in people):
        return ()
    led = [(bot, task_of(g, bot, cells)) for bot, cells in sorted(trails(record, people).items()) if g.bots[bot].acts]
    return tuple([(bot, task) for bot, task in led if task])


def trails(record: Record, people: tuple[Seat, ...]) -> dict[int, list[int]]:
    """Where people went with which bots on this floor, step by step; a bot's last steps only, if they were theirs."""
    found: dict[int, list[int]] = {}
    for seat, bot, to in steps(record):
        if seat not in people or seat == record.seat or to == NOWHERE:
            found.pop(bot, None)
        else:
            found[bot] = [*found.get(bot, ()), to][-STEPS:]
    return found


def steps(record: Record) -> list[tuple[Seat, int, int]]:
    """Each step on this floor that still holds: whose it was, which bot, and where to."""
    found: list[tuple[int, Seat, int, int]] = []
    for text in record.items[-STORY:]:
        if TOLD.search(text) is None:
            continue
        item: dict[str, Any] = msgspec.json.decode(text)
        wish = item.get("wish") or {}
        if item["item"] == "told":
            found.clear()
        elif item["item"] == "undone":
            found = [step for step in found if step[0] < item["holds"]]
        elif wish.get("verb") == "step":
            found.append((item["rev"], item["seat"], wish["args"]["bot"], wish["args"]["to"]))
    return [step[1:] for step in found]


def task_of(g: Burncycle, bot: int, trail: list[int]) -> str:
    """The open task whose place a bot came nearest to on its last steps, or where it stands; empty if none is clear."""
    at_hand = goal(g)
    if at_hand is None or not g.progress:
        return ""
    best, found = 0.0, ""
    for n, task in enumerate(at_hand.tasks):
        if is_complete(g, task, g.progress[n]):
            continue
        for errand in candidates(g, n, task, ahead=False):
            worth = nearer(g, bot, errand.cells, trail[0]) if errand.bot == bot else 0.0
            if worth > best:
                best, found = worth, task.key
    return found


def nearer(g: Burncycle, bot: int, cells: tuple[int, ...], before: int) -> float:
    """How much nearer a bot is to some spaces than it was, if that is clear; more where it stands on one of them."""
    far = rough(g, bot, cells)
    here, there = far[g.bots[bot].cell], far[before]
    if here >= FAR or there >= FAR:
        return 0.0
    gain = there - here
    return gain + THERE if not here else gain if gain >= CLEAR else 0.0
