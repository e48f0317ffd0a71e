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
    STRONG,
    WALL_COST,
    field,
    locked_between,
    path,
    rough,
    stretch,
    wall_between,
)
from getaway.games.burncycle.floor import NOWHERE, RIGHT, UP, lay
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


def doors(*unlocked: int, keys: int = 0, level: int = 1, power: int = STRONG, **more: Any) -> Burncycle:
    """The agent in the upper left corner, room a with two doors."""
    agents = [{"at": (1, 1), "keys": keys, "power": power}]
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


def test_a_door_whose_card_asks_for_chips_that_are_not_there_is_avoided() -> None:
    """The card asks for two; with one of them in a reserve it may do."""
    bolted = ((LEFT_DOOR, "twin-bolt"),)
    assert way(doors(keypads=bolted), (1, 4))[0] == (2, 1)
    assert way(doors(keypads=bolted, team=("tech",)), (1, 4))[0] == (1, 2)


ROOM_B = [(1, 2), (1, 3), (1, 4), (1, 5)]
"""Room b has no door."""


def broken(*walls: tuple[Space, int]) -> tuple[int, ...]:
    """Walls at these sides of spaces."""
    plan = doors().floor
    return tuple(sorted([plan.edge(plan.cell(*space), side) for space, side in walls]))


def test_where_no_door_leads_a_wall_must_fall() -> None:
    """That takes dice, so it costs a weak agent more; the command module strikes with an agent's dice."""
    here = doors(LEFT_DOOR)
    assert way(here, (1, 5)) == ROOM_B
    assert far(here, (1, 5), (1, 4)) == 1 + WALL_COST[0]
    weak = doors(LEFT_DOOR, power=STRONG - 3)
    assert far(weak, (1, 5), (1, 4)) > far(here, (1, 5), (1, 4))
    module = field(weak, weak.module, (weak.floor.cell(1, 5),))[weak.floor.cell(1, 4)]
    assert module == far(weak, (1, 5), (1, 4))


def test_a_wall_is_no_way_for_who_must_not_be_seen() -> None:
    """Breaking it down shows the bot."""
    here = doors(LEFT_DOOR)
    assert field(here, 0, (here.floor.cell(1, 5),), unseen=True)[here.floor.cell(1, 4)] >= FAR


def test_no_more_walls_are_broken_than_there_are_chips_for() -> None:
    """And one is left where the mission wants to leave through a wall itself."""
    two = broken(((1, 2), UP), ((1, 3), UP))
    assert far(doors(LEFT_DOOR, broken=two), (1, 5)) < FAR
    assert far(doors(LEFT_DOOR, broken=two, leg=2), (1, 5)) >= FAR
    assert far(doors(LEFT_DOOR, broken=(*two, *broken(((1, 4), UP)))), (1, 5)) >= FAR


def test_a_stretch_ends_at_a_wall_that_stands() -> None:
    """The wall of room b."""
    here, plan = doors(LEFT_DOOR), doors().floor
    cells = tuple([plan.cell(*space) for space in ROOM_B])
    (wall,) = broken(((1, 4), RIGHT))
    assert stretch(here, 0, cells) == 3
    assert wall_between(here, cells[2], cells[3]) == wall
    fallen = doors(LEFT_DOOR, broken=(wall,))
    assert stretch(fallen, 0, cells) == 4
    assert wall_between(fallen, cells[2], cells[3]) == NOWHERE
    assert far(fallen, (1, 5), (1, 4)) == 1


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
