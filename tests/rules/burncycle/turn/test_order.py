"""Wherever the book gives an order, what happens is read in that order, in positions where another would show."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import march
from tests.rules.burncycle.missions.test_change import leaving, settle_in
from tests.rules.burncycle.missions.test_pillar import GAP, step_out, way_out
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.network.mats import story
from tests.rules.burncycle.security.watch import activate, attacks, log, path, priorities
from tests.rules.burncycle.setup.test_choices import new, ready
from tests.rules.burncycle.surveil.rooms import enter
from tests.rules.burncycle.table import agent, arrange, asked, at, do, faces, g, refused, told
from tests.rules.burncycle.terminal.offices import at_terminal
from tests.rules.burncycle.threat.rising import advance
from tests.rules.burncycle.turn.playing import chips, pool, team, turn, until

from getaway.games.burncycle.burn.events import BurncycleCreated, BurncycleDieRolled, Degraded, Rebooted, ReserveMade
from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.floor import DOWN, LEFT
from getaway.games.burncycle.floor.events import DoorLocked
from getaway.games.burncycle.ground.events import DiceRolled, GameEnded, PoolBuilt, StepBegan
from getaway.games.burncycle.inventory.events import ImperativeDrawn
from getaway.games.burncycle.missions.events import BotCarried, Escaped, FloorLeft, FloorSetUp, UnitCarried
from getaway.games.burncycle.movement.events import Stepped
from getaway.games.burncycle.network.events import Booted, HubReached, IpMoved, IpReturned, PingDieRolled, PingMoved
from getaway.games.burncycle.security.events import (
    ChipTurned,
    CorporationTurn,
    Drained,
    InvestigatorFound,
    SecurityDone,
    UnitAttacked,
    UnitDeployed,
    UnitDone,
    UnitFaced,
    UnitStepped,
)
from getaway.games.burncycle.setup.events import BotPlaced, CaptainChosen
from getaway.games.burncycle.surveil.events import ResultResolved, Surveilled
from getaway.games.burncycle.table.parts import BANNED
from getaway.games.burncycle.table.pieces import bots, supplies
from getaway.games.burncycle.terminal.events import OptionResolved, OptionsSelected, TerminalOpened, TerminalUsedUp
from getaway.games.burncycle.threat.events import ThreatChanged, ThreatEvent
from getaway.games.burncycle.turn.events import PowerLost, TurnBegan, Upgraded
from getaway.kernel import Event, Match

LAST = 26
"""All threat events are past."""


def kinds(match: Match, *wanted: type[Event]) -> list[type[Event]]:
    """The kinds of events that were told, of those wanted, in their order."""
    return [type(event) for event in story(match, *wanted)]


def in_blocks(match: Match, *wanted: type[Event]) -> bool:
    """Whether all events of the first kind came before all of the second, and so on, and none is missing."""
    return [kind for kind, _ in groupby(kinds(match, *wanted))] == list(wanted)


# The beginning


@pytest.mark.clause("BC-BURN-04", "BC-ROUTE-01", "BC-IMP-02")
def test_set_up() -> None:
    """Captain, floor, units, power, bots, burncycle, reserves, imperatives.

    A slot bought with the first power is filled with the others: the burncycle is drawn after it.
    """
    side = bots()["access"].module
    match = new(1)
    do(match, "upgrade-module", upgrade=f"slot-{side.green + 1}", shares=(side.costs[side.green], 0))
    ready(match)
    assert in_blocks(
        match,
        *(CaptainChosen, FloorSetUp, UnitDeployed, Upgraded, BotPlaced),
        *(BurncycleCreated, ReserveMade, ImperativeDrawn),
    )
    assert len(list(filter(None, told(match, BurncycleCreated)[0].chips))) == side.green + 1


# A player's turn


@pytest.mark.clause("BC-TURN-01", "BC-POOL-02", "BC-DEGR-01")
def test_the_six_steps_of_a_turn() -> None:
    """What step 1 spends is missing in the pool of step 2; the power of step 4 comes too late for it, but not for 5."""
    own = {"at": (2, 1), "power": 2, "ip": mats.at(3, 4)}
    match = turn("1", phase="begin", agents=[own], slots=("general",))
    do(match, "begin-turn")
    do(match, "upgrade", upgrade="swap")
    do(match, "done")
    assert pool(match) == (1, 0, 0)
    until(match, "network")
    mats.go(match, 3, 5)
    assert (asked(match), agent(match).power) == ("route-last", 2)
    do(match, "upgrade", upgrade="push")
    assert told(match, BurncycleDieRolled) == []
    do(match, "done")
    steps = ["route-first", "pool", "act", "network", "route-last", "degrade"]
    assert [event.step for event in told(match, StepBegan)] == steps
    began = (StepBegan, Upgraded, PoolBuilt, IpMoved, BurncycleDieRolled)
    assert kinds(match, *began) == [
        *(StepBegan, Upgraded, StepBegan, PoolBuilt, StepBegan),
        *(StepBegan, IpMoved, StepBegan, Upgraded, StepBegan, BurncycleDieRolled),
    ]


@pytest.mark.clause("BC-DEGR-01", "BC-PBANK-04", "BC-FREE-11")
def test_the_end_of_a_turn() -> None:
    """Power above the limit goes at the end of step 5, then the die is rolled, and what it degraded can be altered."""
    match = turn("1", phase="route-last", agents=[{"at": (2, 1), "power": 9}], team=("tech",), slots=("general",))
    do(match, "done")
    assert kinds(match, PowerLost, StepBegan, BurncycleDieRolled, Degraded) == [
        *(PowerLost, StepBegan, BurncycleDieRolled, Degraded)
    ]
    assert (asked(match), chips(match)[0]) == ("last", "-general")
    do(match, "alter", slot=1, reserve="team", chip="tech")
    assert chips(match)[0] == "tech"


@pytest.mark.clause("BC-TERM-05", "BC-TERM-10", "BC-TERM-06")
def test_a_terminal_action() -> None:
    """Card, option, dice, effect: with the dice seen first another option would be chosen."""
    match = at_terminal("camera-feed", faces(1, 1, 2), threat=5)
    assert refused(match, "roll", basic=3, advanced=0, elite=0) == "BC-TERM-05"
    do(match, "select", options=(2,))
    assert refused(match, "select", options=(1,)) == "BC-TERM-10"
    do(match, "roll", basic=3, advanced=0, elite=0)
    do(match, "assign", options=(2,))
    assert in_blocks(match, TerminalOpened, OptionsSelected, DiceRolled, TerminalUsedUp, OptionResolved)


@pytest.mark.clause("BC-SURV-05", "BC-MOVE-13")
def test_surveillance() -> None:
    """The bot stops on the first space of the room, all results are resolved, and then it goes on with its AP."""
    match = enter("powercell", "imperative", ap=2)
    inside = at(match, (2, 3))
    assert refused(match, "step", bot=0, to=inside) == "BC-SURV-05"
    do(match, "choose-what", what="imperative")
    do(match, "step", bot=0, to=inside)
    assert kinds(match, Stepped, Surveilled, ResultResolved) == [
        *(Stepped, Surveilled, ResultResolved, ResultResolved, Stepped)
    ]


# The network step


@pytest.mark.clause("BC-IPMOVE-02")
def test_chips_in_the_network_step() -> None:
    """The tracker goes from left to right: first as far as the physical chip leads, then one node further."""
    match = mats.chips("physical", "general", agents=[{"ip": mats.at(1, 3)}])
    mats.go(match, *mats.offers(match)[0])
    first = mats.where(match)
    assert mats.offers(match)
    mats.go(match, *mats.offers(match)[0])
    assert [event.chip for event in told(match, IpMoved)] == ["physical", "general"]
    assert mats.where(match) != first


@pytest.mark.clause("BC-BOOT-09")
def test_the_boot_before_the_node() -> None:
    """At level 6 the hub would give nothing before the boot; after it the level is 6 again."""
    match = mats.chips("general", ceo=1, agents=[{"ip": mats.at(1, 3), "level": 6}], pings=(mats.at(1, 4),))
    mats.go(match, 1, 4)
    assert kinds(match, IpMoved, Booted, HubReached) == [IpMoved, Booted, HubReached]
    assert agent(match).level == 6


# Turns and the corporation's turn


@pytest.mark.clause("BC-CMARK-02", "BC-CTURN-02")
def test_the_corporation_follows_the_marker_holder() -> None:
    """Player 3 begins, then 1, then 2 with the marker; nobody else has a turn before security, pings and threat."""
    match = team(3, "1", "1", "1", phase="begin", active=2, marker=1, slots=("general",), reached=LAST)
    for _ in range(3):
        do(match, "begin-turn")
        until(match, "before-turn")
    assert [event.seat for event in told(match, TurnBegan)] == [2, 0, 1]
    assert kinds(match, TurnBegan, CorporationTurn) == [*[TurnBegan] * 3, *[CorporationTurn] * 3]
    assert [event.part for event in told(match, CorporationTurn)] == ["security", "pings", "threat"]


@pytest.mark.clause("BC-CTURN-02", "BC-THRADV-01")
def test_security_then_pings_then_threat() -> None:
    """A ping's boot detects the agent behind the door too late for the guard in front of it to attack."""
    match = arrange(
        1,
        phase="handover",
        plan="watch_offices",
        agents=[{"at": (2, 4), "power": 5, "ip": mats.at(2, 10)}],
        module={"at": (1, 8)},
        units=[{"name": "tripod", "at": (1, 4), "facing": "left"}],
        pings=(mats.at(2, 8),),
        ceo=2,
        reached=LAST,
    )
    assert kinds(match, UnitDone, SecurityDone, PingMoved, Booted, Detected, ThreatChanged) == [
        *(UnitDone, SecurityDone, PingMoved, Booted, Detected, ThreatChanged)
    ]
    assert agent(match).detected
    assert (attacks(match), agent(match).power) == ([], 5)


@pytest.mark.clause("BC-PING-02", "BC-PING-16", "BC-PING-17", "BC-PING-27")
def test_pings() -> None:
    """Layer 1 before 2 and 3, all before the first die, each die before the next, and events after the last."""
    held = (mats.at(1, 8), mats.at(2, 4), mats.at(3, 4))
    match = mats.ping_turn(1, "threat", "level", threat=3, reached=3, held=held)
    assert mats.starts(match)[:3] == [(1, 8), (2, 4), (3, 4)]
    assert kinds(match, PingMoved, PingDieRolled, ThreatChanged, ThreatEvent)[:7] == [
        *(PingMoved, PingMoved, PingMoved),
        *(PingDieRolled, ThreatChanged, PingDieRolled, ThreatEvent),
    ]


@pytest.mark.clause("BC-THREAT-04", "BC-THREAT-05")
def test_threat_events() -> None:
    """The tracker moves the full amount, then come the events in the order in which they were reached."""
    match = advance(3, 3)
    assert kinds(match, ThreatChanged, ThreatEvent)[:3] == [ThreatChanged, ThreatEvent, ThreatEvent]
    assert [event.level for event in told(match, ThreatEvent)] == [4, 6]
    lost = advance(4, 22)
    assert kinds(lost, ThreatChanged, ThreatEvent, GameEnded) == [ThreatChanged, GameEnded]


# Security activation


def hamster(row: int, col: int, facing: str = "right") -> dict[str, object]:
    """A Hamster: movement 2, awareness 6 and 3, pace."""
    return {"name": "hamster", "at": (row, col), "facing": facing}


@pytest.mark.clause("BC-SACT-02", "BC-SACT-20", "BC-PURSUE-06", "BC-INVEST-09", "BC-SACT-27")
def test_the_three_groups() -> None:
    """The chip of the pursued bot is turned between the groups; else it would be investigated as well."""
    match = activate(
        2,
        plan="watch_wings",
        agents=[{"at": (1, 12), "detected": True, "power": 5}, {"at": (1, 14), "chip": (1, 8)}],
        module={"at": (1, 13)},
        units=[hamster(1, 1), hamster(1, 5), hamster(1, 9)],
    )
    assert story(match, UnitDone, ChipTurned)[:4] == [UnitDone(3), ChipTurned(0), UnitDone(2), ChipTurned(1)]
    assert kinds(match, UnitDone, ChipTurned, InvestigatorFound, SecurityDone) == [
        *(UnitDone, ChipTurned),
        *(InvestigatorFound, UnitDone, ChipTurned),
        *(UnitDone, SecurityDone),
    ]


@pytest.mark.clause("BC-SACT-21", "BC-SACT-26")
def test_a_unit_attacks_before_the_next_one_moves() -> None:
    """The first pursuer shuts the bot down, and so leaves the second nothing to pursue."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 4), "detected": True, "power": 1}],
        module={"at": (1, 8)},
        units=[hamster(1, 2), hamster(3, 4, "down")],
        reached=LAST,
    )
    do(match, "choose-unit", unit=1)
    assert log(match) == ["step 1", "attack 1", "done 1", "step 2", "step 2", "done 2"]
    assert priorities(match) == [(1, "pursue"), (2, "patrol")]


@pytest.mark.clause("BC-SACT-08", "BC-SACT-21", "BC-SECAB-03", "BC-SACT-26")
def test_the_activation_of_a_unit() -> None:
    """It moves, faces its bot, attacks, and at the end locks the door beside it: not the one beside which it began."""
    plan: dict[str, Any] = {
        "plan": "watch_offices",
        "agents": [{"at": (1, 3), "detected": True, "power": 9}],
        "module": {"at": (1, 8)},
    }
    floor = g(arrange(1, **plan)).floor
    near, far = floor.door_at(floor.cell(1, 4), DOWN), floor.door_at(floor.cell(2, 7), LEFT)
    match = activate(units=[{"name": "turnkey", "at": (2, 7), "facing": "down"}], unlocked=[near, far], **plan)
    assert path(match) == [(1, 7), (1, 6), (1, 5), (1, 4)]
    assert kinds(match, UnitStepped, UnitFaced, UnitAttacked, DoorLocked, UnitDone) == [
        *[UnitStepped] * 4,
        *(UnitFaced, UnitAttacked, DoorLocked, UnitDone),
    ]
    assert [event.door for event in told(match, DoorLocked)] == [near]


@pytest.mark.clause("BC-SEC-03", "BC-SECAB-06")
def test_an_ability_before_the_attack() -> None:
    """A Walker drains the bot as it comes beside it; after its attack there would be nobody left to drain."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 4), "detected": True, "power": 1, "reserve": ("tech",)}],
        module={"at": (1, 13)},
        units=[{"name": "walker", "at": (1, 1), "facing": "right"}],
        reached=LAST,
    )
    assert kinds(match, UnitStepped, Drained, UnitAttacked) == [UnitStepped, UnitStepped, Drained, UnitAttacked]
    assert (agent(match).shut, agent(match).reserve) == (True, ())


# Between


@pytest.mark.clause("BC-REBOOT-03", "BC-REBOOT-04", "BC-REBOOT-14")
def test_a_reboot() -> None:
    """Emptied, drawn, reserves, threat, banned IPs: the new reserve is made of chips that the old one held."""
    all_tech = ("tech",) * supplies().chips["tech"]
    agents = [{"at": (1, 2), "ip": BANNED}]
    match = turn(phase="begin", agents=agents, module={"at": (2, 2)}, team=all_tech, reached=LAST)
    do(match, "reboot")
    if asked(match) == "which-access-point":
        do(match, "choose-access", access=0)
    assert in_blocks(match, Rebooted, BurncycleCreated, ReserveMade, ThreatChanged, IpReturned)
    assert g(match).team == ("tech",)


@pytest.mark.clause("BC-CHFL-03", "BC-CHFL-06", "BC-CHFL-08", "BC-CHFL-09")
def test_a_floor_change() -> None:
    """Bots and guards of the safe zones first, then the new floor around them, then imperatives and the next player."""
    match = leaving(2, units=[{"name": "walker", "at": (6, 3), "facing": "up"}])
    settle_in(match)
    assert in_blocks(match, FloorLeft, BotCarried, UnitCarried, FloorSetUp, UnitDeployed, ImperativeDrawn)
    assert (asked(match), g(match).active, g(match).marker) == ("before-turn", 1, 0)


@pytest.mark.clause("BC-ESC-06", "BC-ESC-10", "BC-ESC-11")
def test_escapes() -> None:
    """The command module before the last agent wins, the last agent before the module loses."""
    won = way_out(agents=[{"at": (2, 12)}], module={"at": GAP})
    step_out(won, 1)
    march(won, 0, GAP)
    step_out(won, 0)
    assert story(won, Escaped, GameEnded) == [Escaped(1), Escaped(0), GameEnded("won")]
    lost = way_out(agents=[{"at": GAP}], module={"at": (2, 12)})
    step_out(lost, 0)
    assert story(lost, Escaped, GameEnded) == [Escaped(0), GameEnded("left-behind")]
