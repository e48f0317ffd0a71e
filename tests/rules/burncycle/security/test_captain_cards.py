"""Every captain in play: figures, burncycle action and ability."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.network.mats import at as node
from tests.rules.burncycle.security.watch import activate, decided, path
from tests.rules.burncycle.seen import FAR, SIDE, UPPER, Seen, changed, seen, start
from tests.rules.burncycle.strike.blows import ready, strike
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, refused

from getaway.games.burncycle.floor import DOWN, LEFT, RIGHT, UP
from getaway.games.burncycle.table.pieces import captains
from getaway.kernel import Match

CORE = node(4, 0)


class Case(NamedTuple):
    """The figures of a captain's card, and what its burncycle action changes."""

    durability: int
    movement: int
    awareness: int
    patrol: str
    changes: Seen
    chances: tuple[Any, ...] = ()


CAPTAINS: dict[str, Case] = {
    "zuk": Case(18, 4, 6, "closest-bot", {"threat": 7}),
    "kessler": Case(16, 3, 8, "terminals", {"facing": (LEFT, UP, UP)}),
    "marchetti": Case(20, 5, 5, "perimeter", {"facing": (DOWN, LEFT, RIGHT)}),
    "oduya": Case(14, 3, 7, "command-module", {"facing": (UP, RIGHT, UP)}),
    "varga": Case(16, 4, 6, "unlocked-doors", {"imperative": "magpie"}, ("magpie",)),
    "brandt": Case(24, 3, 4, "pace", {"pings": (CORE,)}),
}


@pytest.mark.parametrize("name", CAPTAINS)
def test_what_a_captains_burncycle_action_changes(name: str) -> None:
    """As the tracker comes to the captain chip, before the player does anything on it.

    Two guards that look right and down, and the captain, which looks up, can't see any bot.
    """
    case = CAPTAINS[name]
    units = [
        {"at": (2, 2), "facing": "right"},
        {"at": (2, 5), "facing": "down"},
        {"at": (3, 7), "facing": "up", "name": name},
    ]
    match = start(
        *case.chances, captain=name, units=units, slots=("general", "captain"), rig={"imperatives": ["magpie"]}
    )
    before = seen(match)
    do(match, "pass")
    if can(match, "next-chip"):
        do(match, "next-chip")
    assert g(match).slots[g(match).tracker].chip == "captain"
    assert changed(match, before) == case.changes
    assert asked(match) == "act"


# Figures


@pytest.mark.parametrize("name", CAPTAINS)
def test_how_much_a_captain_withstands(name: str) -> None:
    """With as much AP as its durability it is shut down, with one less only stunned."""
    needed = CAPTAINS[name].durability
    for ap, results in ((needed, ["shut-down", "stun", "nothing"]), (needed - 1, ["stun", "nothing"])):
        match = ready(
            ap, captain=name, agents=[{"at": (1, 1)}], units=[{"name": name, "at": (1, 2), "state": "stunned"}]
        )
        strike(match, ap)
        assert [row["result"] for row in can(match, "strike-for")] == results


@pytest.mark.parametrize("name", CAPTAINS)
def test_how_far_a_captain_sees_and_walks(name: str) -> None:
    """Straight ahead it covers this many spaces; investigating a chip far away it walks this many; then its patrol."""
    case = CAPTAINS[name]
    for distance, found in ((case.awareness, True), (case.awareness + 1, False)):
        match = look(name, distance)
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "step", bot=0, to=at(match, (1, 2 + distance)))
        assert agent(match).detected == found, distance
    chaser = activate(
        plan="watch_line", captain=name, units=[{"name": name, "at": (1, 1), "facing": "left"}],
        agents=[{"at": (1, 13), "chip": (1, 12)}], module={"at": (1, 14)},
    )  # fmt: skip
    assert path(chaser) == [(1, 2 + n) for n in range(case.movement)]
    idle = activate(
        plan="watch_line", captain=name, units=[{"name": name, "at": (1, 6), "facing": "left"}],
        agents=[{"at": (1, 13)}], module={"at": (1, 14)},
    )  # fmt: skip
    assert decided(idle).situation.patrol == case.patrol


def look(name: str, distance: int, state: str = "awake") -> Match:
    """The captain on [1, 2] looks along a hallway; the agent comes from the far side, up to this distance."""
    return arrange(
        1, faces(1), plan="watch_line", captain=name,
        units=[{"name": name, "at": (1, 2), "facing": "right", "state": state}],
        agents=[{"at": (1, 3 + distance), "power": 5}], module={"at": (1, 14)}, reached=26,
    )  # fmt: skip


# Abilities: in force while the captain is on the floor and not stunned


def doomscrolling(state: str) -> bool:
    """The agent steps to the edge of Zuk's sight and loses 1 power."""
    match = look("zuk", 6, state)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 8)))
    assert agent(match).power in (5, 4)
    return agent(match).power == 4


def on_the_double(state: str) -> bool:
    """The guard beside Kessler paces 3 spaces, not 2."""
    match = on_patrol("kessler", state)
    do(match, "choose-unit", unit=1)
    assert path(match) in ([(1, 3), (1, 2)], [(1, 3), (1, 2), (1, 1)])
    return len(path(match)) == 3


def roll_call(state: str) -> bool:
    """Threat has gone up by 1 when the first unit is to patrol."""
    match = on_patrol("marchetti", state)
    assert g(match).threat in (6, 7)
    return g(match).threat == 7


def open_line(state: str) -> bool:
    """There is a ping at the core when the first unit is to patrol."""
    match = on_patrol("oduya", state)
    assert g(match).pings in ((), (CORE,))
    return g(match).pings == (CORE,)


def closing_time(state: str) -> bool:
    """The players choose which of the two unlocked doors is locked; the other stays open."""
    match = on_patrol("varga", state, unlocked=[UPPER, FAR])
    if asked(match) != "which-door-is-locked":
        assert seen(match)["unlocked"] == (UPPER, FAR)
        return False
    assert refused(match, "choose-door", door=SIDE) == "BC-DOOR-13"
    do(match, "choose-door", door=FAR)
    assert seen(match)["unlocked"] == (UPPER,)
    return True


def shield_drill(state: str) -> bool:
    """12 AP shut a guard of level 1 down, and 11 do not; without Brandt 10 are enough."""
    found = []
    for ap in (9, 10, 11, 12):
        units = [
            {"at": (1, 2), "state": "stunned"},
            {"name": "brandt", "at": (2, 3), "facing": "right", "state": state},
        ]
        match = ready(ap, captain="brandt", agents=[{"at": (1, 1)}], units=units)
        strike(match, ap)
        found.append({"result": "shut-down"} in can(match, "strike-for"))
    assert found in ([False, False, False, True], [False, True, True, True])
    return not found[1]


def on_patrol(name: str, state: str, **more: Any) -> Match:
    """Security activates: two guards are about to patrol the hallway, the captain with them; the bots are in room b."""
    units = [
        {"at": (1, 4), "facing": "left"},
        {"at": (3, 1), "facing": "up", "name": "tripod"},
        {"at": (1, 7), "facing": "up", "name": name, "state": state},
    ]
    return start(phase="security", captain=name, units=units, agent={"at": (3, 7)}, module={"at": (3, 5)}, **more)


ABILITIES = {
    "zuk": ("doomscrolling", doomscrolling),
    "kessler": ("on-the-double", on_the_double),
    "marchetti": ("roll-call", roll_call),
    "oduya": ("open-line", open_line),
    "varga": ("closing-time", closing_time),
    "brandt": ("shield-drill", shield_drill),
}


@pytest.mark.parametrize("name", ABILITIES)
def test_what_a_captain_brings_about(name: str) -> None:
    """As its card says; stunned it brings nothing about."""
    _, story = ABILITIES[name]
    assert story("awake")
    assert not story("stunned")


def test_no_captain_is_left_out() -> None:
    """The tables name every captain of the box with every ability."""
    assert set(CAPTAINS) == set(captains())
    abilities = {name: [ability.key for ability in card.abilities] for name, card in captains().items()}
    assert {name: [key] for name, (key, _) in ABILITIES.items()} == abilities
