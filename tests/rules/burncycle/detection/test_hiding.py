"""Hiding spots: entered unseen or undetected they hide a bot until it leaves or gives itself away."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.detection.walking import walk
from tests.rules.burncycle.table import agent, arrange, at, do, faces, g, told, unit

from getaway.games.burncycle.detection.events import Detected, HidOn
from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.security.events import UnitDecided
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

SPOTS = lay(
    "hiding_spots",
    """
    +---+---+---+---+---+---+---+---+---+---+
    | a   a   a   a   aH  a   a   a   a   aH|
    +   +   +   +   +   +   +   +   +   +   +
    | a   a   a   a   a   a   a   a   a   a |
    +---+---+---+---+---+---+---+---+---+---+
    """,
)
"""A Hamster on [1, 1] that looks right covers the spot on [1, 5], not the one on [1, 10]."""


def beside_spot(crash: tuple[int, int], *, detected: bool, guard: tuple[int, int] = (1, 1)) -> Match:
    """Crash in the room of the Hamster, with a chip if she is detected."""
    return arrange(
        1, faces(2, 2, 2), plan="hiding_spots", agents=[{"name": "crash", "at": crash, "detected": detected}],
        module={"at": (2, 10)}, units=[{"name": "hamster", "at": guard, "facing": "right"}],
    )  # fmt: skip


@pytest.mark.clause("BC-AWHIDE-03")
@pytest.mark.parametrize(
    ("detected", "spot", "hides"),
    [(False, (1, 5), True), (False, (1, 10), True), (True, (1, 10), True), (True, (1, 5), False)],
)
def test_hiding_fails_only_for_a_detected_bot_on_a_covered_spot(
    detected: bool, spot: tuple[int, int], hides: bool
) -> None:
    """All four cases of detected or not, covered or not."""
    match = beside_spot((2, spot[1]) if spot == (1, 5) else (1, 9), detected=detected)
    walk(match, spot)
    assert agent(match).hidden == hides
    assert agent(match).detected != hides
    assert len(told(match, HidOn)) == hides


@pytest.mark.clause("BC-AWHIDE-01", "BC-HIDE-09")
def test_undetected_crash_hides_on_a_spot_inside_the_hamsters_range() -> None:
    """She stays hidden while the Hamster looks on and others move."""
    match = beside_spot((2, 5), detected=False)
    walk(match, (1, 5))
    assert (agent(match).hidden, agent(match).chip) == (True, NOWHERE)
    walk(match, (2, 9), bot=1)  # the Hamster goes on looking while others move
    walk(match, (2, 8), bot=1)
    assert (agent(match).hidden, agent(match).chip) == (True, NOWHERE)
    assert told(match, Detected) == []


@pytest.mark.clause("BC-HIDE-10")
def test_detected_crash_hides_outside_the_range_and_leaves_her_chip() -> None:
    """Her chip was on the space she left, and stays there."""
    match = beside_spot((1, 9), detected=True)
    walk(match, (1, 10))
    assert (agent(match).hidden, agent(match).detected) == (True, False)
    assert agent(match).chip == at(match, (1, 9))


@pytest.mark.clause("BC-AWHIDE-02", "BC-HIDE-11")
def test_detected_crash_does_not_hide_inside_the_range() -> None:
    """The Hamster follows her onto the spot."""
    match = beside_spot((1, 4), detected=True)
    walk(match, (1, 5))
    assert (agent(match).hidden, agent(match).chip) == (False, at(match, (1, 5)))
    assert agent(match).detected


@pytest.mark.clause("BC-AWHIDE-04")
def test_a_spot_that_failed_gives_no_protection_until_it_is_entered_anew() -> None:
    """She is detected there as long as she stays, and steps off it like off any space."""
    match = beside_spot((1, 4), detected=True)
    walk(match, (1, 5))
    walk(match, (2, 9), bot=1)
    assert agent(match).detected
    assert not agent(match).hidden
    walk(match, (2, 5))  # unseen here: the chip stays on the spot
    assert agent(match).chip == at(match, (1, 5))
    walk(match, (2, 6))
    assert not agent(match).detected


@pytest.mark.clause("BC-HIDE-08")
def test_a_hidden_bot_is_hidden_only_on_its_spot() -> None:
    """The space beside the spot is covered as well, and there she is seen."""
    match = beside_spot((2, 5), detected=False)
    walk(match, (1, 5))
    assert agent(match).hidden
    walk(match, (1, 4))
    assert (agent(match).hidden, agent(match).detected) == (False, True)


@pytest.mark.clause("BC-HIDE-06")
def test_a_hidden_bot_can_be_detected_by_other_means_and_is_hidden_no_more() -> None:
    """A hidden bot pushes the stunned guard beside its spot and is detected where it comes to stand."""
    match = arrange(
        1, faces(2, 2, 2), plan="hiding_spots",
        agents=[{"at": (1, 5), "hidden": True, "upgrades": ("push",)}], module={"at": (2, 10)},
        units=[{"at": (1, 6), "facing": "right", "state": "stunned"}],
    )  # fmt: skip
    walk(match)
    do(match, "step", bot=0, to=at(match, (1, 6)), push=at(match, (1, 7)))
    assert (agent(match).hidden, agent(match).detected) == (False, True)
    assert g(match).moving is not None


@pytest.mark.clause("BC-AWARE-03", "BC-HIDE-08")
def test_a_hidden_bot_that_steps_onto_its_own_chip_is_detected() -> None:
    """The chip lies beside the spot, and no unit is near."""
    match = arrange(
        1, faces(2), plan="hiding_spots", agents=[{"at": (1, 5), "hidden": True, "chip": (1, 4)}],
        module={"at": (2, 10)},
    )  # fmt: skip
    walk(match, (1, 4), dice=1)
    assert (agent(match).hidden, agent(match).detected) == (False, True)


# On its own chip


def back_to_the_spot(facing: str, **position: Any) -> Match:
    """Crash is undetected beside the spot on which she was last known; a Hamster that looks right covers it."""
    units = [{"name": "hamster", "at": (1, 1), "facing": facing}]
    crash = {"name": "crash", "at": (2, 5), "chip": (1, 5)}
    return arrange(
        1, faces(2), plan="hiding_spots", agents=[crash], module={"at": (2, 10)}, units=units, **position
    )  # fmt: skip


@pytest.mark.clause("BC-AWHIDE-03", "BC-AWARE-03", "BC-HIDE-02")
@pytest.mark.parametrize("facing", ["right", "left"])
def test_an_undetected_bot_hides_on_a_spot_where_its_own_chip_lies(facing: str) -> None:
    """Covered or not, she was not detected as she entered: she is hidden there, and her chip stays where it was."""
    match = back_to_the_spot(facing)
    walk(match, (1, 5), dice=1)
    assert (agent(match).hidden, agent(match).detected) == (True, False)
    assert agent(match).chip == at(match, (1, 5))
    assert (len(told(match, HidOn)), told(match, Detected)) == (1, [])
    walk(match, (1, 6), dice=0)
    assert (agent(match).hidden, agent(match).chip == at(match, (1, 5))) == (False, facing == "left")


@pytest.mark.clause("BC-AWHIDE-03", "BC-HIDE-07")
def test_whoever_investigates_the_chip_under_a_hidden_bot_finds_it() -> None:
    """The Hamster heads for the chip, would step onto her, stops and attacks her; nobody pursued her before."""
    match = arrange(
        1, plan="hiding_spots", agents=[{"name": "crash", "at": (1, 5), "hidden": True, "chip": (1, 5), "power": 4}],
        module={"at": (2, 10)}, units=[{"name": "hamster", "at": (1, 3), "facing": "right"}], phase="security",
    )  # fmt: skip
    decided = told(match, UnitDecided)
    assert [event.priority for event in decided] == ["investigate"]
    assert unit(match).cell == at(match, (1, 4))
    assert (agent(match).hidden, agent(match).detected, agent(match).power) == (False, True, 3)
