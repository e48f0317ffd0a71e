"""The pictured examples of the three priorities, on a floor drawn by what is told of them."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.plans import WALKERS
from tests.rules.burncycle.security.watch import (
    DOWN,
    RIGHT,
    activate,
    attacks,
    done,
    investigators,
    path,
    priorities,
    turns,
)
from tests.rules.burncycle.table import agent, asked, at, can, do, g, told, unit

from getaway.games.burncycle.events.security import ChipTurned, UnitStays, UnitStepped
from getaway.games.burncycle.events.turn import Detected
from getaway.games.burncycle.floor import Infobar, lay
from getaway.kernel import Match
from getaway.kernel.stream import Told

PRIORITIES = lay(
    "priorities_example",
    """
    +---+---+---+---+---+---+---+---+---+---+---+
    | s   s   s | .   .   .   .   .   .   . | z |
    +   +   +   +   +---+---+   +---+---+   +---+
    | s   s   s : . | l   l | . | b   b | . |
    +---+---+---+   +   +   +   +   +   +   +
    | .   .   .   . | l   l : . | b   b | . |
    +   +---+---+   +   +   +   +---+---+   +
    | . | c   c | . | l   l | .   .   .   . |
    +   +---+---+   +---+---+   +---+---+---+
    | .   .   .   .   .   .   . | d   d : ~ |
    +---+---+---+---+---+---+---+---+---+   +
    | e   e   e   e   e   e   e   e   e | ~ |
    +   +   +   +   +   +   +   +   +   +   +
    | e   e   e   e   e   e   e   e   e | ~ |
    +---+---+---+---+---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("security_room", "tech"), "l": Infobar("lobby", "office")},
)
"""The security room s, the lobby l with its door at [3, 7], and a strip of outdoor spaces on the right."""
PROCESSOR, CASING, BIT, MODULE = range(4)
HAMSTER_1, HAMSTER_2, HALL_WALKER, ROOM_WALKER, OUTDOOR_HAMSTER, PATROL_WALKER = range(1, 7)


def guard(name: str, row: int, col: int, facing: str) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing}


def the_example() -> Match:
    """Processor is detected in sight of two Hamsters; Bit's chip lies in the lobby, she herself on its left side."""
    return activate(
        3,
        plan="priorities_example",
        agents=[
            {"name": "processor", "at": (5, 4), "detected": True, "power": 6},
            {"name": "casing", "at": (6, 1), "power": 6},
            {"name": "bit", "at": (2, 5), "chip": (4, 6), "power": 6},
        ],
        module={"at": (1, 11)},
        units=[
            guard("hamster", 5, 7, "left"),
            guard("hamster", 3, 3, "right"),
            guard("walker", 1, 7, "left"),
            guard("walker", 2, 1, "left"),
            guard("hamster", 5, 10, "down"),
            guard("tripod", 6, 9, "right"),
        ],
    )


# Pursue


@pytest.mark.clause("BC-PRIOEX-01", "BC-PRIOEX-02")
def test_two_hamsters_pursue_processor() -> None:
    """In an order of choice, 2 spaces each; one of them has two equally short routes."""
    match = the_example()
    assert asked(match) == "who-pursues-first"
    assert can(match, "choose-unit") == [{"unit": HAMSTER_1}, {"unit": HAMSTER_2}]
    do(match, "choose-unit", unit=HAMSTER_1)
    assert path(match, HAMSTER_1) == [(5, 6), (5, 5)]
    assert path(match, HAMSTER_2) == [(3, 4), (4, 4)]
    two = activate(
        plan="watch_field",
        agents=[{"at": (3, 4), "detected": True, "power": 6}],
        module={"at": (1, 8)},
        units=[guard("hamster", 2, 2, "right"), guard("hamster", 3, 2, "right")],
    )
    do(two, "choose-unit", unit=1)
    assert asked(two) == "which-route"
    routes = [args["route"] for args in can(two, "choose-route")]
    assert len(routes) > 1
    assert all(len(route) == 2 for route in routes)


@pytest.mark.clause("BC-PRIOEX-03", "BC-PRIOEX-04")
def test_the_adjacent_hamster_attacks_and_all_are_turned_over() -> None:
    """Processor loses 1 power to each Hamster beside him; then units and chip are face down."""
    match = the_example()
    do(match, "choose-unit", unit=HAMSTER_1)
    assert attacks(match)[:2] == [(HAMSTER_1, PROCESSOR), (HAMSTER_2, PROCESSOR)]
    assert agent(match, PROCESSOR).power == 4
    assert g(match).phase == "activation"
    assert [unit(match, n).state for n in (HAMSTER_1, HAMSTER_2)] == ["acted", "acted"]
    assert agent(match, PROCESSOR).flipped


# Investigate


def two_walkers() -> Match:
    """Bit's chip lies in the lobby; a Walker in the hallway and one in another room are both 4 away from it."""
    lay(
        "lobby_example",
        """
        +---+---+---+---+---+---+---+---+---+
        | .   .   .   . : l   l   l | w | z |
        +---+---+---+---+   +   +   +   +---+
        | z | z | z | z | l   l   l : w |
        +---+---+---+---+   +   +   +   +
        | z | z | z | z | l   l   l | w |
        +---+---+---+---+---+---+---+---+
        """,
    )
    return activate(
        plan="lobby_example",
        agents=[{"name": "bit", "at": (3, 5), "chip": (1, 6), "power": 6}],
        module={"at": (1, 9)},
        units=[guard("walker", 1, 2, "left"), guard("walker", 3, 8, "up")],
    )


@pytest.mark.clause("BC-PRIOEX-05")
def test_the_players_choose_between_two_walkers() -> None:
    """Both are 4 away from the only chip left."""
    match = two_walkers()
    assert asked(match) == "who-investigates"
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}]


@pytest.mark.clause("BC-PRIOEX-06", "BC-PRIOEX-07", "BC-PRIOEX-08")
def test_the_walker_detects_bit_and_goes_for_her() -> None:
    """On entering the lobby: her chip moves onto her, the rest of the movement leads to her, and she loses 1 power."""
    match = two_walkers()
    do(match, "choose-unit", unit=1)
    assert path(match, 1) == [(1, 3), (1, 4), (1, 5), (2, 5)]
    assert unit(match, 1).facing == DOWN
    assert agent(match).chip == agent(match).cell == at(match, (3, 5))
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    order = [type(event) for event in events if isinstance(event, UnitStepped | Detected)]
    assert order == [UnitStepped, UnitStepped, UnitStepped, Detected, UnitStepped]
    assert attacks(match) == [(1, 0)]
    assert agent(match).power == 5
    assert [event.bot for event in told(match, ChipTurned)] == [0]
    assert done(match)[0] == 1


@pytest.mark.clause("BC-PRIOEX-09")
def test_the_other_walker_would_have_cleared_the_chip() -> None:
    """It comes in on the right side of the lobby and reaches the chip; Bit, out of its range, stays undetected."""
    lay(
        "long_lobby_example",
        """
        +---+---+---+---+---+---+---+---+---+---+
        | .   .   .   . : l   l   l   l | w | z |
        +---+---+---+---+   +   +   +   +   +---+
        | z | z | z | z | l   l   l   l | w |
        +---+---+---+---+   +   +   +   +   +
        | z | z | z | z | l   l   l   l : w |
        +---+---+---+---+   +---+---+---+   +
        | z | z | z | z | l | z | z | z | w |
        +---+---+---+---+---+---+---+---+---+
        """,
    )
    position = {
        "plan": "long_lobby_example",
        "agents": [{"name": "bit", "at": (4, 5), "chip": (1, 8), "power": 6}],
        "module": {"at": (1, 10)},
        "units": [guard("walker", 1, 4, "left"), guard("walker", 4, 9, "down")],
    }
    match = activate(**position)
    assert asked(match) == "who-investigates"
    do(match, "choose-unit", unit=2)
    assert path(match, 2) == [(3, 9), (3, 8), (2, 8), (1, 8)]
    assert agent(match).chip == -1
    assert not agent(match).detected
    assert agent(match).power == 6


# Patrol


@pytest.mark.clause("BC-PRIOEX-10")
def test_the_walker_in_the_security_room_stays() -> None:
    """It neither moves nor turns."""
    match = the_example()
    do(match, "choose-unit", unit=HAMSTER_1)
    finish(match)
    assert path(match, ROOM_WALKER) == []
    assert ROOM_WALKER not in done(match)
    assert ROOM_WALKER in [event.unit for event in told(match, UnitStays)]


@pytest.mark.clause("BC-PRIOEX-11")
def test_the_hamster_outdoors_paces() -> None:
    """Two spaces straight ahead."""
    match = the_example()
    do(match, "choose-unit", unit=HAMSTER_1)
    finish(match)
    assert path(match, OUTDOOR_HAMSTER) == [(6, 10), (7, 10)]
    assert turns(match, OUTDOOR_HAMSTER) == [DOWN, DOWN]


@pytest.mark.clause("BC-PRIOEX-12", "BC-PRIOEX-13")
def test_the_walker_that_detects_casing_keeps_its_route() -> None:
    """Three right and one down; after the second step Casing is in its range, and his chip is placed."""
    match = activate(
        plan=WALKERS.key,
        agents=[{"name": "casing", "at": (3, 4), "power": 6}],
        module={"at": (2, 2)},
        units=[guard("walker", 4, 1, "right")],
    )
    assert turns(match) == [RIGHT, RIGHT, RIGHT, DOWN]
    assert priorities(match) == [(1, "patrol")]
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    order = [type(event) for event in events if isinstance(event, UnitStepped | Detected)]
    assert order == [UnitStepped, UnitStepped, Detected, UnitStepped, UnitStepped]
    assert agent(match).chip == at(match, (3, 4))


@pytest.mark.clause("BC-PRIOEX-14")
def test_in_the_end_everything_is_turned_back() -> None:
    """No unit and no chip is face down."""
    match = the_example()
    do(match, "choose-unit", unit=HAMSTER_1)
    finish(match)
    assert len(done(match)) >= 4
    assert told(match, ChipTurned)
    assert {each.state for each in g(match).units} == {"awake"}
    assert not any(bot.flipped for bot in g(match).bots)


def finish(match: Match) -> None:
    """The players choose anything until security activation is over."""
    while g(match).phase == "activation":
        wish = next(iter(match.asks[0].choice))
        do(match, wish.verb, **wish.args)
    assert investigators(match)
