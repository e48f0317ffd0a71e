"""Ways of the scripted team: round a guard, past locked doors, as far as one can go now."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import Space, arrange, g

from getaway.bots.burncycle.team.ways import (
    DOOR_COST,
    FAR,
    KEY_COST,
    LEVEL_COST,
    field,
    locked_between,
    path,
    rough,
    stretch,
)
from getaway.games.burncycle.floor import NOWHERE, lay
from getaway.games.burncycle.table.model import Burncycle

lay(
    "ways_ring",
    """
    +---+---+---+---+---+
    | .   .   .   .   . |
    +   +---+---+---+   +
    | .   .   .   .   . |
    +---+---+---+---+---+
    """,
)
DOORS = """
    +---+---+---+---+---+
    | .   . : a   a | b |
    +   +---+---+===+---+
    | .   .   .   . |   |
    +---+---+---+---+---+
    """
for number in (1, 2):
    lay(f"ways_doors_{number}", DOORS, number=number)
LEFT_DOOR, LOWER_DOOR = 0, 1


def ring(*units: dict[str, Any], agent: dict[str, Any] | None = None, module: Space = (2, 1)) -> Burncycle:
    """The agent in the upper left corner of a ring."""
    return g(
        arrange(
            1,
            plan="ways_ring",
            agents=[{"name": "exe", "at": (1, 1), **(agent or {})}],
            module={"at": module},
            units=list(units),
        )
    )


def doors(*unlocked: int, keys: int = 0, level: int = 1, **more: Any) -> Burncycle:
    """The agent in the upper left corner, room a with two doors."""
    agents = [{"at": (1, 1), "keys": keys}]
    plan = f"ways_doors_{level}"
    return g(arrange(1, plan=plan, agents=agents, module={"at": (1, 3)}, unlocked=list(unlocked), **more))


def way(here: Burncycle, to: Space) -> list[Space]:
    """The spaces the agent would enter."""
    found = path(here, 0, (here.floor.cell(*to),))
    return [here.floor.at(cell) for cell in found]


def far(here: Burncycle, to: Space, start: Space = (1, 1)) -> float:
    """How far it is for the agent."""
    return field(here, 0, (here.floor.cell(*to),))[here.floor.cell(*start)]


STUNNED = {"at": (1, 3), "state": "stunned"}


def test_a_way_goes_round_a_guard() -> None:
    """The upper row is shorter; with a guard in it the lower row is taken, which nobody would without."""
    assert way(ring(module=(2, 3)), (1, 5)) == [(1, 2), (1, 3), (1, 4), (1, 5)]
    guarded = ring(STUNNED, module=(1, 2))
    assert way(guarded, (1, 5)) == [(2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (1, 5)]
    assert far(guarded, (1, 5)) == 6


def test_a_way_goes_out_of_sight_where_that_is_near() -> None:
    """A guard beyond the goal looks along the upper row: the lower one costs less, except for a detected bot."""
    watcher = {"name": "tripod", "at": (1, 5), "facing": "left"}
    free = ring(watcher, module=(2, 5))
    assert way(free, (1, 4))[0] == (1, 2)
    assert far(free, (1, 4)) > far(ring(module=(2, 5)), (1, 4)) == 3
    known = ring(watcher, agent={"detected": True}, module=(2, 5))
    assert far(free, (1, 4)) > far(known, (1, 4)) > 3
    disguised = ring(watcher, module=(2, 5))
    disguised.set_bot(0, disguise="walker")
    assert far(disguised, (1, 4)) == 3


def test_who_can_push_minds_a_unit_less() -> None:
    """Right beside its goal behind a stunned unit on the only short way."""
    blocked, pushing = ring(STUNNED, module=(2, 3)), ring(STUNNED, agent={"upgrades": ("push",)}, module=(2, 3))
    assert far(pushing, (1, 4)) < far(blocked, (1, 4))


def test_a_unit_with_nowhere_to_go_is_not_pushed() -> None:
    """Another unit right behind it leaves no space: the way round is taken, as by a bot that can't push."""
    pusher = {"upgrades": ("push",)}
    behind = {"at": (1, 4), "state": "stunned"}
    assert way(ring(STUNNED, agent=pusher, module=(2, 3)), (1, 5))[0] == (1, 2)
    assert way(ring(STUNNED, behind, agent=pusher, module=(1, 2)), (1, 5))[0] == (2, 1)


def test_a_locked_door_costs_more_than_an_open_one() -> None:
    """By level, less with a key, nothing once it is open."""
    beside = (1, 2)
    assert far(doors(LEFT_DOOR), (1, 3), beside) == 1
    assert far(doors(), (1, 3), beside) == 1 + DOOR_COST
    assert far(doors(level=2), (1, 3), beside) == 1 + DOOR_COST + LEVEL_COST
    assert far(doors(keys=1), (1, 3), beside) == 1 + KEY_COST


def test_an_open_way_round_beats_a_locked_door() -> None:
    """Two steps more through the open door below; straight on if both are locked, or if there is a key."""
    here = doors(LOWER_DOOR)
    assert way(here, (1, 4)) == [(2, 1), (2, 2), (2, 3), (2, 4), (1, 4)]
    assert way(doors(), (1, 4)) == [(1, 2), (1, 3), (1, 4)]
    assert way(doors(LOWER_DOOR, keys=1), (1, 4)) == [(1, 2), (1, 3), (1, 4)]


def test_a_door_whose_card_jams_is_avoided() -> None:
    """The card at the left door can only be paid: the other door is nearer then."""
    assert way(doors(keypads=((LEFT_DOOR, "live-wire"),)), (1, 4))[0] == (1, 2)
    assert way(doors(keypads=((LEFT_DOOR, "seized"),)), (1, 4))[0] == (2, 1)


def test_behind_walls_there_is_no_way() -> None:
    """Room b has no door."""
    here = doors()
    assert far(here, (1, 5)) >= FAR
    assert way(here, (1, 5)) == []


def test_the_rough_way_knows_doors_but_nobody_on_the_floor() -> None:
    """A guard in a watched row does not count; a locked door does."""
    here = ring({"at": (1, 3), "facing": "left"}, module=(1, 2))
    assert rough(here, 0, (here.floor.cell(1, 5),))[here.floor.cell(1, 1)] == 4
    locked = doors()
    assert rough(locked, 0, (locked.floor.cell(1, 3),))[locked.floor.cell(1, 1)] == 2 + DOOR_COST


@pytest.mark.parametrize(("keys", "unlocked", "steps"), [(0, (), 1), (1, (), 3), (0, (LEFT_DOOR,), 3)])
def test_a_stretch_ends_at_a_locked_door_without_a_key(keys: int, unlocked: tuple[int, ...], steps: int) -> None:
    """Of three steps through the left door."""
    here = doors(*unlocked, keys=keys)
    cells = tuple([here.floor.cell(1, column) for column in (2, 3, 4)])
    assert stretch(here, 0, cells) == steps
    assert locked_between(here, cells[0], cells[1]) == (NOWHERE if unlocked else LEFT_DOOR)
    assert locked_between(here, cells[1], cells[2]) == NOWHERE


def test_a_stretch_ends_before_whoever_is_in_the_way() -> None:
    """A unit without push, a bot without swap."""
    cells = [(1, 2), (1, 3), (1, 4)]

    def steps(here: Burncycle) -> int:
        return stretch(here, 0, tuple([here.floor.cell(*space) for space in cells]))

    assert steps(ring()) == 3
    assert steps(ring(STUNNED)) == 1
    assert steps(ring(STUNNED, agent={"upgrades": ("push",)})) == 3
    assert steps(ring(module=(1, 4))) == 2
    assert steps(ring(module=(1, 4), agent={"upgrades": ("swap",)})) == 3
