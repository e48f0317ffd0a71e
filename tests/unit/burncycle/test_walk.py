"""Plans for walks: what they foresee is what happens when the rules carry them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from getaway.games.burncycle.detection.detection import watchers
from getaway.games.burncycle.game import GAME
from getaway.games.burncycle.shown.reach import SURVEILLANCE, outcome, reach
from getaway.games.burncycle.shown.sight import how
from getaway.games.burncycle.shown.trying import CHANCE, laid
from getaway.games.burncycle.shown.walk import Planned, Walk, walk
from getaway.games.burncycle.table.parts import Bot, Pool
from getaway.kernel import Args, Match, Play, Refused, Seeded, Wish
from getaway.kernel.shapes import Shape
from getaway.kit.arranging import match_at
from getaway.suite import walk as suite

POSITIONS, PARTS = 500, 5


class Lucky(Seeded):
    """Chance that lets the first throw show the best face of every die."""

    __slots__ = ("thrown",)

    def __init__(self) -> None:
        super().__init__(1)
        self.thrown = False

    def draw(self, shape: Shape) -> Args:
        if self.thrown or shape.names != ("faces",):
            return super().draw(shape)
        self.thrown = True
        best: Args = {}
        shape.fill(best, shape.count - 1)
        return best


def plans(part: int) -> Iterator[tuple[Match, Walk]]:
    """Walks to random spaces in reach, in positions of random matches, before a move and in the middle of one."""
    number, found, dice = part, 0, Random(part)  # noqa: S311 - play isn't cryptography
    while found < POSITIONS // PARTS:
        for match, _ in suite.walk(GAME, number, 13, 250):
            if match.asks[0].question.name in ("act", "moving") and dice.randrange(4) == 0:
                opened = with_open_doors(match, dice)
                plan = some_walk(opened, dice)
                if plan is not None:
                    found += 1
                    yield opened, plan
        number += PARTS


def with_open_doors(match: Match, dice: Random) -> Match:
    """The same position with most doors unlocked, so that there are rooms and guards in reach."""
    g = laid(GAME.view(match.g, 0))
    tried = [door for door, _ in g.keypads]
    for door in [door for door in range(len(g.floor.doors)) if door not in tried]:
        g.unlocked |= (dice.randrange(4) > 0) << door
    g.pool = Pool(3 + dice.randrange(4), dice.randrange(3), dice.randrange(2))
    return match_at(GAME, g, Seeded(1))


def some_walk(match: Match, dice: Random) -> Walk | None:
    """A walk of the agent or the command module to a random space in its reach."""
    view = GAME.view(match.g, 0)
    rolled = (view.pool.basic, view.pool.advanced, view.pool.elite)
    bot = dice.choice((view.active, view.players))
    try:
        spaces = reach(view, bot, *rolled).spaces
    except Refused:
        return None
    return walk(view, bot, dice.choice(spaces).cell, *rolled) if spaces else None


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_walk_foresees_is_what_happens(part: int) -> None:
    """500 random positions, each step compared: where the bot is, what became of it, who sees it, which alarms came."""
    checked: Counter[str] = Counter()
    for match, plan in plans(part):
        fork = match.fork(Lucky())
        for planned in plan.steps:
            if planned.least:  # the roll is totalled with the move
                continue
            checked.update(compared(fork, plan, planned))
            if planned.stops or fork.over:
                break
    assert checked["plain"] > checked["stopped"] > 0
    assert checked["alarm"] > 0


def compared(fork: Play, plan: Walk, planned: Planned) -> tuple[str, ...]:
    """Carry out a step of the plan, compare it with what was foreseen, and say what could be compared."""
    before, was = GAME.view(fork.g, 0), fork.g.bots[plan.bot]
    fork.answer(fork.asks[0].seat, planned.wish)
    if planned.wish.verb == "move" and fork.asks[0].question.name == "after-the-roll":
        fork.answer(fork.asks[0].seat, Wish("total"))
    found = {then.what for then in GAME.consequences(before, GAME.view(fork.g, 0)) if then.alarm}
    assert set(planned.foreseen) <= found
    if planned.stops:
        stopped_as_foreseen(fork, planned)
        return ("stopped",)
    if planned.wish.verb == "move" or fork.g.moving is None:  # what follows a move that is over isn't foreseen
        return ()
    assert found == set(planned.foreseen)
    as_foreseen(fork, plan.bot, was, planned)
    return ("plain", "alarm") if found else ("plain",)


def stopped_as_foreseen(fork: Play, planned: Planned) -> None:
    """The question comes up, or the room's dice were rolled."""
    if planned.stops == SURVEILLANCE:
        assert fork.over or fork.g.floor.room_of[planned.cell] not in fork.g.unseen
    elif planned.stops != CHANCE:
        assert fork.asks[0].question.name == planned.stops


def as_foreseen(fork: Play, bot: int, was: Bot, planned: Planned) -> None:
    """The bot is where it should be, what it should be, and seen by those who should see it."""
    now = fork.g.bots[bot]
    assert now.cell == planned.cell
    assert outcome(was, now) == planned.then
    if "push" not in planned.wish.args:
        looking = {glance.unit for glance in planned.watchers if glance.how != "passing"}
        covering = {unit.number for unit in watchers(fork.g) if how(fork.g, unit, planned.cell)}
        assert looking == covering
