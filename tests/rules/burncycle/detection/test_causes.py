"""Detection by other causes than awareness, and what awareness chips are for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.keypad.doors import resolving
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.security.watch import activate, decided, priorities
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import agent, arrange, at, do, faces, g
from tests.rules.burncycle.turn.playing import until

from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

DEAD_END = lay(
    "causes_zone",
    """
    +---+---+---+---+---+---+
    | .   .   . : s   s | z |
    +---+---+---+---+---+---+
    """,
    rooms={"s": Infobar("stairwell", "safe", safe=True, zone=0)},
)
STUNNED = {"at": (1, 5), "state": "stunned"}


def in_the_zone(ap: int, **position: Any) -> Match:
    """An agent in a safe zone that nobody looks into, with dice for a strike of this many AP."""
    return arrange(
        1, roll_of(ap), plan="causes_zone", agents=[{"at": (1, 4)}], module={"at": (1, 1)}, pool=(10, 5, 5), **position
    )  # fmt: skip


@pytest.mark.clause("BC-AWARE-05")
def test_an_alarm_detects() -> None:
    """No unit is on the floor; the keypad's alarm gives the bot away."""
    match = resolving("buzzer")
    assert agent(match).chip == NOWHERE
    do(match, "resolve", input="alarm")
    assert agent(match).detected


@pytest.mark.clause("BC-AWARE-05", "BC-HIDE-06")
def test_a_boot_by_a_ping_detects_also_a_hidden_agent() -> None:
    """The ping comes onto the IP at equal levels and boots it; a ban would not detect."""
    lay(
        "causes_spot",
        """
        +---+---+
        | aH  a |
        +---+---+
        """,
    )
    hidden = {"at": (1, 1), "hidden": True, "ip": mats.at(1, 3)}
    match = mats.ping_turn(
        1, held=(mats.at(1, 2),), plan="causes_spot", agents=[hidden], module={"at": (1, 2)}, ceo=1
    )  # fmt: skip
    assert (agent(match).detected, agent(match).hidden) == (True, False)


@pytest.mark.clause("BC-AWARE-05", "BC-AWSAFE-04")
def test_striking_a_unit_detects_in_a_safe_zone_as_anywhere() -> None:
    """The guard is stunned, and the strike fails."""
    match = in_the_zone(1, units=[STUNNED])
    do(match, "strike-unit", bot=0, unit=1, **dice_for(1))
    assert agent(match).chip == agent(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-AWSAFE-03", "BC-AWSAFE-04")
def test_destroying_a_wall_in_a_safe_zone_puts_the_chip_inside() -> None:
    """9 AP leave wall and bot alone, 10 bring both down."""
    for ap, detected in ((9, False), (10, True)):
        match = in_the_zone(ap)
        wall = g(match).floor.edge(agent(match).cell, 0)
        do(match, "strike-wall", bot=0, wall=wall, **dice_for(ap))
        if detected:
            do(match, "strike-for", result="destroy")
            assert agent(match).chip == at(match, (1, 4))
        assert agent(match).detected == detected


@pytest.mark.clause("BC-AWARE-05")
def test_pushing_a_unit_detects() -> None:
    """The guard is stunned and sees nothing."""
    match = arrange(
        1, faces(2), plan="causes_zone", agents=[{"at": (1, 1), "upgrades": ("push",)}], module={"at": (1, 6)},
        units=[{"at": (1, 2), "state": "stunned"}],
    )  # fmt: skip
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert agent(match).detected


@pytest.mark.clause("BC-AWCHIP-03")
def test_chips_in_play_come_before_patrols() -> None:
    """Of two guards the closer one investigates the chip behind the door before the other patrols."""
    units = [{"name": "walker", "at": (1, 1), "facing": "left"}, {"name": "walker", "at": (1, 3), "facing": "left"}]
    match = activate(
        1, plan="causes_zone", agents=[{"at": (1, 6), "chip": (1, 5)}], module={"cell": -1}, units=units
    )  # fmt: skip
    assert priorities(match)[:2] == [(2, "investigate"), (1, "patrol")]
    assert decided(match, 2).decision.target == 0
    match = activate(1, plan="causes_zone", agents=[{"at": (1, 6)}], module={"cell": -1}, units=units[:1])
    assert priorities(match)[:1] == [(1, "patrol")]


@pytest.mark.clause("BC-AWCHIP-04")
def test_a_chip_that_nobody_reaches_stays_round_after_round() -> None:
    """The only unit is in a room without a way out: two rounds later the chip lies where it was."""
    guard = {"name": "hamster", "at": (1, 6), "facing": "up"}
    match = arrange(
        1, plan="causes_zone", agents=[{"at": (1, 4), "chip": (1, 2)}], module={"at": (1, 5)}, units=[guard],
        slots=["general"], phase="handover",
    )  # fmt: skip
    for _ in range(2):
        until(match, "before-turn")
        do(match, "begin-turn")
    assert g(match).round == 3
    assert agent(match).chip == at(match, (1, 2))
