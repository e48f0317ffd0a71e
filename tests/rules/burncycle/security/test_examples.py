"""The printed example of the three priorities, played as printed on a floor that fits every sentence of it."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.security.watch import (
    DOWN,
    LEFT,
    RIGHT,
    activate,
    attacks,
    done,
    investigators,
    log,
    path,
    priorities,
    turns,
)
from tests.rules.burncycle.table import agent, asked, at, can, do, g, refused, told, unit

from getaway.games.burncycle.detection.events import ChipCleared, Detected
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.security.events import ChipTurned, SecurityDone, UnitStays, UnitStepped
from getaway.kernel import Match
from getaway.kernel.stream import Told

lay(
    "priorities_example",
    """
    +---+---+---+---+---+---+---+---+---+
    | a   a   a   a   a   a | .   . | z |
    +---+---+---+---+---+---+   +   +---+
    | .   .   .   .   .   .   .   . |
    +   +---+---+---+---+---+---+---+
    | . | b   b   b   b   b   b   b |
    +   +---+---+---+---+---+---+---+
    | . | l   l   l   l : s   s | ~ |
    +   +   +   +   +   +   +   +   +
    | . : l   l   l   l | s   s | ~ |
    +   +   +   +   +   +   +   +   +
    | . | l   l   l   l | s   s | ~ |
    +   +   +   +   +   +   +   +   +
    | . | l   l   l   l | s   s | ~ |
    +   +---+---+---+---+---+---+---+
    | . | c   c | . | d   d   d   d |
    +   +---+---+   +   +   +   +   +
    | .   .   .   . | d   d   d   d |
    +---+---+---+   +   +   +   +   +
    | e   e   e | . | d   d   d   d |
    +   +   +   +   +   +   +   +   +
    | e   e   e | . | d   d   d   d |
    +---+---+---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("security_room", "tech"), "l": Infobar("lobby", "office")},
)
"""The hallway on the left, the lobby l, the security room s, and outdoor spaces on the right."""
PROCESSOR, CASING, BIT, MODULE = range(4)
CLOSE_HAMSTER, FAR_HAMSTER, LOBBY_WALKER, ROOM_WALKER, OUTDOOR_HAMSTER, LAST_WALKER = range(1, 7)
OVER_THE_TOP, BELOW = [(1, 7), (2, 7)], [(2, 8), (2, 7)]
"""The two routes of the Hamster that comes to Processor."""


def guard(name: str, row: int, col: int, facing: str) -> dict[str, object]:
    """A unit by its name."""
    return {"name": name, "at": (row, col), "facing": facing}


def the_example() -> Match:
    """Processor is detected in sight of two Hamsters; Bit's chip lies in the lobby, where she is out of all sight."""
    return activate(
        3,
        plan="priorities_example",
        agents=[
            {"name": "processor", "at": (2, 6), "detected": True, "power": 6},
            {"name": "casing", "at": (8, 4), "power": 6},
            {"name": "bit", "at": (7, 2), "chip": (4, 2), "power": 6},
        ],
        module={"at": (1, 9)},
        units=[
            guard("hamster", 1, 8, "right"),
            guard("hamster", 2, 1, "right"),
            guard("walker", 7, 1, "up"),
            guard("walker", 4, 6, "left"),
            guard("hamster", 4, 8, "down"),
            guard("walker", 9, 1, "right"),
        ],
    )


def pursued(first: int = CLOSE_HAMSTER) -> Match:
    """The Hamsters have pursued Processor, one of them first, the close one over the top."""
    match = the_example()
    do(match, "choose-unit", unit=first)
    assert asked(match) == "which-route"
    do(match, "choose-route", route=tuple([at(match, space) for space in OVER_THE_TOP]))
    return match


def investigated(by: int = LOBBY_WALKER) -> Match:
    """After that this Walker has investigated Bit's chip."""
    match = pursued()
    do(match, "choose-unit", unit=by)
    return match


def patrolled() -> Match:
    """And in the end the others have patrolled, the Hamster first: the whole example."""
    match = investigated()
    do(match, "choose-unit", unit=OUTDOOR_HAMSTER)
    return match


# Pursue


@pytest.mark.clause("BC-PRIOEX-01")
@pytest.mark.parametrize("first", [CLOSE_HAMSTER, FAR_HAMSTER])
def test_two_hamsters_pursue_processor(first: int) -> None:
    """In an order of choice, 2 spaces each."""
    match = the_example()
    assert asked(match) == "who-pursues-first"
    assert can(match, "choose-unit") == [{"unit": CLOSE_HAMSTER}, {"unit": FAR_HAMSTER}]
    match = pursued(first)
    assert done(match) == [first, CLOSE_HAMSTER + FAR_HAMSTER - first]
    assert priorities(match) == [(number, "pursue") for number in done(match)]
    assert path(match, CLOSE_HAMSTER) == OVER_THE_TOP
    assert path(match, FAR_HAMSTER) == [(2, 2), (2, 3)]


@pytest.mark.clause("BC-PRIOEX-02")
def test_one_of_them_has_two_routes() -> None:
    """The players choose between exactly two."""
    match = the_example()
    do(match, "choose-unit", unit=CLOSE_HAMSTER)
    assert asked(match) == "which-route"
    routes = [[g(match).floor.at(cell) for cell in args["route"]] for args in can(match, "choose-route")]
    assert routes == [OVER_THE_TOP, BELOW]
    assert refused(match, "choose-route", route=(at(match, (1, 7)),)) == "BC-SACT-04"


@pytest.mark.clause("BC-PRIOEX-03", "BC-PRIOEX-04")
def test_the_adjacent_hamster_attacks_and_all_are_turned_over() -> None:
    """Processor loses 1 power, to the one beside him; then both units and his chip are face down."""
    match = pursued()
    assert attacks(match) == [(CLOSE_HAMSTER, PROCESSOR)]
    assert unit(match, CLOSE_HAMSTER).facing == LEFT
    assert agent(match, PROCESSOR).power == 5
    assert [unit(match, n).state for n in (CLOSE_HAMSTER, FAR_HAMSTER)] == ["acted", "acted"]
    assert [event.bot for event in told(match, ChipTurned)] == [PROCESSOR]
    assert agent(match, PROCESSOR).flipped


# Investigate


@pytest.mark.clause("BC-PRIOEX-05")
def test_the_players_choose_between_two_walkers() -> None:
    """Bit's chip alone is left to investigate, so nobody chooses a chip; both Walkers are 4 away from it."""
    match = pursued()
    assert [i for i, bot in enumerate(g(match).bots) if bot.chip != -1 and not bot.flipped] == [BIT]
    assert asked(match) == "who-investigates"
    assert can(match, "choose-unit") == [{"unit": LOBBY_WALKER}, {"unit": ROOM_WALKER}]
    assert refused(match, "choose-unit", unit=LAST_WALKER) == "BC-INVEST-04"


@pytest.mark.clause("BC-PRIOEX-06", "BC-PRIOEX-07", "BC-PRIOEX-08")
def test_the_walker_detects_bit_and_goes_for_her() -> None:
    """On entering the lobby: her chip moves onto her, the rest of the movement leads to her, and she loses 1 power."""
    match = investigated()
    assert investigators(match) == [(LOBBY_WALKER, BIT)]
    assert path(match, LOBBY_WALKER) == [(6, 1), (5, 1), (5, 2), (6, 2)]
    assert unit(match, LOBBY_WALKER).facing == DOWN
    assert seen_by(match, LOBBY_WALKER) == [UnitStepped, UnitStepped, UnitStepped, Detected, UnitStepped]
    assert agent(match, BIT).chip == agent(match, BIT).cell == at(match, (7, 2))
    assert attacks(match)[1:] == [(LOBBY_WALKER, BIT)]
    assert agent(match, BIT).power == 5
    assert (unit(match, LOBBY_WALKER).state, agent(match, BIT).flipped) == ("acted", True)


@pytest.mark.clause("BC-PRIOEX-09")
def test_the_other_walker_would_have_cleared_the_chip() -> None:
    """The Walker of the security room comes into the lobby by the other door and never has Bit in its range."""
    match = investigated(by=ROOM_WALKER)
    assert path(match, ROOM_WALKER) == [(4, 5), (4, 4), (4, 3), (4, 2)]
    assert told(match, ChipCleared) == [ChipCleared(BIT)]
    assert (agent(match, BIT).chip, agent(match, BIT).power) == (-1, 6)
    assert told(match, Detected) == []


# Patrol


@pytest.mark.clause("BC-PRIOEX-10", "BC-PRIOEX-15")
def test_the_walker_in_the_security_room_is_not_among_the_patrols() -> None:
    """The last group is the Hamster outdoors and the last Walker; the one in the room neither moves nor turns."""
    match = investigated()
    assert asked(match) == "who-patrols-next"
    assert can(match, "choose-unit") == [{"unit": OUTDOOR_HAMSTER}, {"unit": LAST_WALKER}]
    assert refused(match, "choose-unit", unit=ROOM_WALKER) == "BC-PATROL-02"
    do(match, "choose-unit", unit=OUTDOOR_HAMSTER)
    assert told(match, UnitStays) == [UnitStays(ROOM_WALKER, at(match, (4, 6)))]
    assert (unit(match, ROOM_WALKER).cell, unit(match, ROOM_WALKER).facing) == (at(match, (4, 6)), LEFT)


@pytest.mark.clause("BC-PRIOEX-11")
def test_the_hamster_outdoors_paces() -> None:
    """Two spaces straight ahead."""
    match = patrolled()
    assert path(match, OUTDOOR_HAMSTER) == [(5, 8), (6, 8)]
    assert turns(match, OUTDOOR_HAMSTER) == [DOWN, DOWN]


@pytest.mark.clause("BC-PRIOEX-12", "BC-PRIOEX-13")
def test_the_last_walker_detects_casing_and_keeps_its_route() -> None:
    """Three right and one down; after the second step Casing is in its range, and his chip is placed."""
    match = patrolled()
    assert turns(match, LAST_WALKER) == [RIGHT, RIGHT, RIGHT, DOWN]
    assert seen_by(match, LAST_WALKER) == [UnitStepped, UnitStepped, Detected, UnitStepped, UnitStepped]
    assert agent(match, CASING).chip == at(match, (8, 4))
    assert agent(match, CASING).power == 6


@pytest.mark.clause("BC-PRIOEX-13", "BC-SACT-20", "BC-PATROL-01")
def test_nobody_investigates_casings_chip() -> None:
    """It lies open and the Walker in the security room has not acted; yet with the last patrol all is over."""
    match = patrolled()
    assert g(match).phase != "activation"
    assert investigators(match) == [(LOBBY_WALKER, BIT)]
    assert ROOM_WALKER not in done(match)
    assert [event.bot for event in told(match, ChipTurned)] == [PROCESSOR, BIT]
    assert agent(match, CASING).detected


@pytest.mark.clause("BC-PRIOEX-14")
def test_in_the_end_everything_is_turned_back() -> None:
    """Five units and two chips were face down; none is any more."""
    match = investigated()
    assert [each.state for each in g(match).units].count("acted") == 3
    assert [bot.flipped for bot in g(match).bots] == [True, False, True, False]
    do(match, "choose-unit", unit=OUTDOOR_HAMSTER)
    assert len(done(match)) == 5
    assert told(match, SecurityDone) == [SecurityDone(())]
    assert {each.state for each in g(match).units} == {"awake"}
    assert not any(bot.flipped for bot in g(match).bots)


# All of it


@pytest.mark.clause("BC-SACT-02", "BC-SACT-20")
def test_the_whole_example_in_its_order() -> None:
    """From the first unit to the last: steps, attacks and turned chips."""
    assert log(patrolled()) == [
        *("step 1", "step 1", "attack 1", "done 1"),
        *("step 2", "step 2", "done 2"),
        *("step 3", "step 3", "step 3", "step 3", "attack 3", "done 3"),
        *("step 5", "step 5", "done 5"),
        *("step 6", "step 6", "step 6", "step 6", "done 6"),
    ]


def seen_by(match: Match, number: int) -> list[type]:
    """The steps of a unit and the bots it detected on its way, in order."""
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [type(e) for e in events if isinstance(e, UnitStepped | Detected) and e.unit == number]
