"""Joan the Drone: Memory's helper, who isn't a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.burncycle.security.watch import activate, path
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told, unit
from tests.rules.burncycle.terminal.offices import results
from tests.rules.burncycle.turn.playing import until

from getaway.games.burncycle import GAME
from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.ground.events import DroneCharged
from getaway.games.burncycle.ground.joan import join_memory
from getaway.games.burncycle.surveil.events import Surveilled
from getaway.games.burncycle.table.pieces import bots
from getaway.kernel import Match

FLAT = lay(
    "joan_flat",
    """
    +---+---+---+---+---+---+
    | .   .   .   . : aT  a |
    +   +   +   +   +   +   +
    | .   .   .   . | a   a |
    +---+---+---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", "tech", "", 1)},
)
SCOUT, DISTRACT, KEYPAD = "unique-1", "unique-2", "unique-3"
LAB = 0


def joan(
    space: tuple[int, int], *chances: Mapping[str, Any] | str, memory: dict[str, Any] | None = None, **more: Any
) -> Match:
    """Memory on [2, 1] with all her abilities, Joan on this space, the module in a corner."""
    owner = {"name": "memory", "at": (2, 1), "upgrades": (SCOUT, DISTRACT, KEYPAD), **(memory or {})}
    position: dict[str, Any] = {"module": {"at": (2, 4)}, "pool": (4, 0, 0), **more}
    return arrange(1, *chances, plan="joan_flat", agents=[owner], drone=FLAT.cell(*space), **position)


def fly(match: Match, *spaces: tuple[int, int]) -> None:
    """Joan moves along these spaces."""
    for space in spaces:
        do(match, "move-drone", to=at(match, space))


# What she is


@pytest.mark.clause("BC-BOT-04")
def test_joan_is_no_bot() -> None:
    """Power for all bots goes to Memory and the module; Joan, who is depleted, stays so."""
    desk = FLAT.cell(1, 5)
    match = joan(
        (1, 1), memory={"at": (1, 5), "power": 3}, charged=False, terminals=(desk,), mainframes=(desk,),
        rig={"terminal_cards": ["maintenance-log"]},
    )  # fmt: skip
    before = module(match).power
    do(match, "terminal", bot=0)
    do(match, "select", options=(2,))
    assert (agent(match).power, module(match).power) == (4, before + 1)
    assert (len(g(match).bots), g(match).charged, g(match).drone) == (2, False, at(match, (1, 1)))


@pytest.mark.clause("BC-JOAN-03")
def test_security_ignores_joan() -> None:
    """She flies along in front of a Hamster, and nobody is detected."""
    match = joan((1, 4), units=[{"name": "hamster", "at": (1, 1), "facing": "right"}], memory={"at": (2, 6)},
                 module={"cell": -1})  # fmt: skip
    fly(match, (1, 3), (1, 2), (2, 2))
    assert told(match, Detected) == []
    assert agent(match).chip == -1


def test_joan_comes_with_memory_as_an_agent_only() -> None:
    """At set-up she is placed on Memory's space; with Memory as the command module there is no Joan."""
    match = GAME.new(1, seed=1, team=("memory", "exe"))
    while match.g.phase != "begin":
        ask = match.asks[0]
        wishes = list(ask.choice)
        match.answer(ask.seat, next((wish for wish in wishes if wish.verb == "ready"), wishes[0]))
    assert match.g.drone == match.g.bots[0].cell
    match = arrange(1, plan="joan_flat", module={"name": "memory", "at": (1, 1)})
    assert g(match).drone == -1
    assert refused(match, "move-drone", to=at(match, (1, 2))) == "BC-JOAN-01"


# Charged and depleted


@pytest.mark.clause("BC-JOAN-05")
def test_charged_she_does_what_active_abilities_allow() -> None:
    """Without them no look into rooms, no distraction and no keypad; with them all three are offered."""
    guard = {"at": (2, 3), "facing": "left"}
    position: dict[str, Any] = {"units": [guard], "unseen": (LAB,)}
    match = joan((1, 4), memory={"upgrades": ()}, **position)
    assert refused(match, "drone-keypad", door=0) == "BC-JOAN-05"
    fly(match, (1, 3))
    assert refused(match, "distract", unit=1) == "BC-JOAN-05"
    assert can(match, "distract") == []
    match = joan((1, 4), memory={"upgrades": ()}, unlocked=[0], **position)
    assert refused(match, "move-drone", to=at(match, (1, 5))) == "BC-JOAN-05"
    match = joan((1, 4), **position)
    assert can(match, "drone-keypad") == [{"door": 0}]
    fly(match, (1, 3))
    assert can(match, "distract") == [{"unit": 1}]


@pytest.mark.clause("BC-JOAN-06", "BC-JOAN-19")
def test_looking_into_a_room_depletes_her_and_memory_gets_what_comes_up() -> None:
    """A power cell for Memory, who is far away."""
    match = joan((1, 4), results("powercell"), memory={"power": 3}, unlocked=[0], unseen=(LAB,))
    fly(match, (1, 5))
    assert (g(match).unseen, g(match).charged) == ((), False)
    assert agent(match).power == 4
    assert told(match, DroneCharged) == [DroneCharged(False)]


@pytest.mark.clause("BC-JOAN-07")
def test_a_distraction_stuns_a_guard_and_depletes_her() -> None:
    """Only guards beside her: the one two spaces away is out of reach."""
    match = joan((1, 3), units=[{"at": (2, 3), "facing": "left"}, {"at": (1, 1), "facing": "left"}])
    assert refused(match, "distract", unit=2) == "BC-JOAN-07"
    do(match, "distract", unit=1)
    assert (unit(match).state, g(match).charged) == ("stunned", False)
    assert asked(match) == "act"


@pytest.mark.clause("BC-JOAN-07", "BC-UNIT-04")
def test_no_captain_is_distracted() -> None:
    """Zuk is on one side of her and a guard on the other: only the guard can be stunned."""
    zuk = {"name": "zuk", "at": (2, 3), "facing": "left"}
    match = joan((1, 3), units=[zuk, {"at": (1, 4), "facing": "right"}])
    assert refused(match, "distract", unit=1) == "BC-JOAN-07"
    assert can(match, "distract") == [{"unit": 2}]


@pytest.mark.clause("BC-JOAN-08")
def test_depleted_she_only_moves() -> None:
    """Keypad and distraction are refused, a step is not."""
    match = joan((1, 4), charged=False, units=[{"at": (2, 3), "facing": "left"}])
    assert refused(match, "drone-keypad", door=0) == "BC-JOAN-08"
    assert can(match, "drone-keypad") == []
    fly(match, (1, 3))
    assert refused(match, "distract", unit=1) == "BC-JOAN-08"
    assert can(match, "distract") == []
    assert g(match).drone == at(match, (1, 3))


@pytest.mark.clause("BC-JOAN-09")
def test_depleted_she_keeps_out_of_rooms_with_a_bead() -> None:
    """Surveilled, the same room is open to her."""
    match = joan((1, 4), charged=False, unlocked=[0], unseen=(LAB,))
    assert refused(match, "move-drone", to=at(match, (1, 5))) == "BC-JOAN-09"
    assert {"to": at(match, (1, 5))} not in can(match, "move-drone")
    match = joan((1, 4), charged=False, unlocked=[0])
    fly(match, (1, 5))
    assert g(match).drone == at(match, (1, 5))


@pytest.mark.clause("BC-BOT-04", "BC-JOAN-09", "BC-MOVE-10")
@pytest.mark.parametrize(("charged", "upgrades"), [(False, (SCOUT,)), (True, ())])
def test_a_guard_that_swaps_joan_into_a_room_does_not_have_it_surveilled(
    charged: bool, upgrades: tuple[str, ...]
) -> None:
    """The Hamster leaves the laboratory through her: neither that nor her flight inside is a bot that enters.

    Depleted she only flies, and without Scout she looks into no room.
    """
    hamster = {"at": (1, 5), "facing": "left"}
    memory = {"chip": (1, 1), "upgrades": upgrades}
    match = joan(
        (1, 4), phase="security", memory=memory, units=[hamster], unlocked=[0], unseen=(LAB,), charged=charged
    )  # fmt: skip
    assert (path(match), g(match).drone) == ([(1, 4), (1, 3)], at(match, (1, 5)))
    do(match, "choose-facing", facing="left")
    until(match, "act")
    fly(match, (1, 6), (2, 6))
    assert (told(match, Surveilled), g(match).unseen, g(match).charged) == ([], (LAB,), charged)
    fly(match, (2, 5), (1, 5))
    assert told(match, Surveilled) == []


@pytest.mark.clause("BC-JOAN-10", "BC-JOAN-12")
def test_on_memorys_space_she_is_charged_at_once_whoever_steps() -> None:
    """Joan comes to Memory; Memory comes to Joan; and Joan leaves again."""
    match = joan((1, 1), charged=False)
    fly(match, (2, 1))
    assert g(match).drone == agent(match).cell
    assert g(match).charged
    assert told(match, DroneCharged) == [DroneCharged(True)]
    fly(match, (2, 2))
    assert g(match).drone == at(match, (2, 2))
    match = joan((2, 2), faces(1), charged=False)
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (2, 2)))
    assert g(match).drone == agent(match).cell == at(match, (2, 2))
    assert g(match).charged


@pytest.mark.clause("BC-JOAN-11")
def test_on_memorys_space_nothing_depletes_her() -> None:
    """The guard beside both is stunned, and she stays charged."""
    match = joan((2, 1), units=[{"at": (2, 2), "facing": "right"}])
    do(match, "distract", unit=1)
    assert (unit(match).state, g(match).charged) == ("stunned", True)
    assert told(match, DroneCharged) == []


@pytest.mark.clause("BC-JOAN-10")
def test_put_back_with_memory_she_is_charged() -> None:
    """As at a floor change: from anywhere, depleted, to Memory's space."""
    match = joan((1, 1), charged=False)
    join_memory(g(match))
    assert (g(match).drone, g(match).charged) == (agent(match).cell, True)


# Moving


@pytest.mark.clause("BC-JOAN-12")
def test_she_shares_a_space_with_memory_only() -> None:
    """Not with the module, not with a guard."""
    match = joan((1, 3), units=[{"at": (1, 2), "facing": "left"}], module={"at": (2, 3)})
    assert refused(match, "move-drone", to=at(match, (2, 3))) == "BC-SPACE-02"
    assert refused(match, "move-drone", to=at(match, (1, 2))) == "BC-SPACE-02"
    assert can(match, "move-drone") == [{"to": at(match, (1, 4))}]


@pytest.mark.clause("BC-JOAN-13", "BC-JOAN-14")
def test_memory_takes_her_along_and_that_is_not_her_own_movement() -> None:
    """Three spaces with Memory, then all four of her own, and no fifth."""
    reach = bots()["memory"].agent.innate.gives["drone"]
    match = joan((2, 1), faces(2, 1), module={"cell": -1})
    do(match, "move", basic=2, advanced=0, elite=0)
    for space in ((1, 1), (1, 2), (1, 3)):
        do(match, "step", bot=0, to=at(match, space))
    assert g(match).drone == agent(match).cell == at(match, (1, 3))
    fly(match, *((2, 3), (2, 2), (2, 1), (1, 1))[:reach])
    assert refused(match, "move-drone", to=at(match, (1, 2))) == "BC-JOAN-14"
    assert can(match, "move-drone") == []


@pytest.mark.clause("BC-JOAN-15")
def test_a_unit_whose_way_leads_onto_her_swaps_spaces_with_her() -> None:
    """A patrolling guard, and the command module in a move action without swap."""
    match = activate(
        1, plan="joan_flat", agents=[{"name": "memory", "at": (2, 6)}], module={"cell": -1},
        units=[{"name": "hamster", "at": (1, 1), "facing": "right"}], drone=FLAT.cell(1, 2),
    )  # fmt: skip
    assert path(match)[:1] == [(1, 2)]
    assert g(match).drone == at(match, (1, 1))
    match = joan((1, 4), faces(1), module={"at": (2, 4), "name": "exe"})
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (1, 4)))
    assert (module(match).cell, g(match).drone) == (at(match, (1, 4)), at(match, (2, 4)))


@pytest.mark.clause("BC-SPACE-02")
def test_no_guard_deploys_or_is_pushed_onto_joan() -> None:
    """A room's guard comes to the next free space; a pushed one has two spaces and not three."""
    lay(
        "joan_post",
        """
        +---+---+---+
        | . : a  aS^|
        +---+---+---+
        """,
        rooms={"a": Infobar("laboratory", "tech", "", 1)},
    )
    match = arrange(
        1, faces(1), results("guard"), plan="joan_post", agents=[{"name": "memory", "cell": -1}], module={"at": (1, 1)},
        unlocked=[0], unseen=(0,), drone=2, pool=(1, 0, 0),
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (1, 2)))
    assert (g(match).drone, unit(match).cell) == (at(match, (1, 3)), at(match, (1, 1)))
    match = joan((1, 3), faces(2), memory={"at": (1, 1), "upgrades": ("push",)}, units=[{"at": (1, 2)}])
    do(match, "move", basic=1, advanced=0, elite=0)
    assert refused(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3))) == "BC-PUSH-03"
    assert [row["push"] for row in can(match, "step") if row["to"] == at(match, (1, 2))] == [at(match, (2, 2))]


# Keypads


@pytest.mark.clause("BC-JOAN-18", "BC-JOAN-19")
def test_a_keypad_action_through_joan_counts_as_memorys() -> None:
    """The shock costs Memory 1 power, the alarm detects Memory where Memory is."""
    match = joan((1, 4), memory={"power": 3}, keypads=((0, "tripwire"),))
    do(match, "drone-keypad", door=0)
    do(match, "resolve-inputs")
    do(match, "resolve", input="shock")
    assert agent(match).power == 2
    do(match, "resolve", input="alarm")
    assert agent(match).chip == agent(match).cell == at(match, (2, 1))


@pytest.mark.clause("BC-JOAN-20")
def test_joan_enters_the_room_she_unlocked_as_part_of_the_action() -> None:
    """The step is hers, not Memory's; she may stay out as well."""
    match = joan((1, 4), keypads=((0, "plain"),))
    do(match, "drone-keypad", door=0)
    do(match, "resolve-inputs")
    assert asked(match) == "step-through"
    do(match, "step-through")
    assert (g(match).drone, agent(match).cell) == (at(match, (1, 5)), at(match, (2, 1)))
    assert (g(match).unlocked, g(match).drone_moves) == (1, 0)
    match = joan((1, 4), keypads=((0, "plain"),))
    do(match, "drone-keypad", door=0)
    do(match, "resolve-inputs")
    do(match, "stay")
    assert g(match).drone == at(match, (1, 4))


def test_only_a_door_she_stands_at_has_a_keypad_for_her() -> None:
    """One space before it the action is refused."""
    match = joan((1, 3))
    assert refused(match, "drone-keypad", door=0) == "BC-KEYPAD-01"
    assert can(match, "drone-keypad") == []


def test_without_a_guard_beside_her_there_is_no_free_action_to_wait_for() -> None:
    """She has flown her 4 spaces: the turn is handed over unasked, with a guard beside her it is not."""
    for units, question in (([], "before-turn"), ([{"at": (2, 3), "facing": "left"}], "last")):
        assert asked(joan((1, 3), phase="degrade", drone_moves=4, units=units)) == question
