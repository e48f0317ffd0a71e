"""The scripted team's small choices."""

from __future__ import annotations

from tests.rules.burncycle.table import Space, arrange, g

from getaway.bots.burncycle.team.choosing import handy_terminal, spare_door
from getaway.bots.burncycle.team.errands import errands, way_of
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.table.model import Burncycle

PLAN = "needchain1"


def collecting(*caches: Space) -> Burncycle:
    """Where each bot is to collect a cache; every door is unlocked."""
    house = floor(PLAN)
    cells = tuple([house.cell(*space) for space in caches])
    spots = {"agents": [{"at": (2, 3)}], "module": {"at": (2, 2)}, "unlocked": range(len(house.doors))}
    return g(arrange(1, plan=PLAN, mission="pillar_of_panic", caches=cells, **spots))


def test_no_door_is_locked_that_a_bot_has_to_pass() -> None:
    """Whatever else could be locked goes first; with nothing else the door on the way has to do."""
    here = collecting((11, 8), (3, 9))
    ways = [{here.bots[bot].cell, *way_of(here, job)} for bot, job in errands(here).items()]
    passed = [n for n, door in enumerate(here.floor.doors) if any({door.a, door.b} <= way for way in ways)]
    others = [n for n in range(len(here.floor.doors)) if n not in passed]
    assert passed
    assert spare_door(here, (*passed, others[0])) == others[0]
    assert spare_door(here, (passed[0],)) == passed[0]


def test_the_terminal_nearest_to_a_bot_becomes_the_mainframe() -> None:
    """It is where the bots go next; one that is shut down doesn't count."""
    here = collecting((1, 2))
    here.set_bot(here.module, shut=True)
    for cell in here.floor.terminals:
        here.set_bot(0, cell=cell)
        assert handy_terminal(here, here.floor.terminals) == cell
