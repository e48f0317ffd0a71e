"""Awareness and detection: when a bot's awareness chip enters play, goes along and stays behind."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.rules.burncycle.detection.walking import walk
from tests.rules.burncycle.plans import HAMSTER, hall
from tests.rules.burncycle.table import agent, arrange, at, cited, do, faces, g, module, refused, told, unit
from tests.rules.burncycle.turn.playing import until

from getaway.games.burncycle.detection.detection import aware_of, reach_of
from getaway.games.burncycle.detection.events import ChipCleared, ChipFollowed, Detected, SlippedAway
from getaway.games.burncycle.floor import lay, peripheral
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import Match

LONG = lay("long_hall", hall(2, 12))
"""A hallway of two rows; a Hamster on [1, 1] that faces right covers [1, 2] to [1, 7], and [2, 1] to [2, 3]."""
TWO_ROOMS = lay(
    "two_rooms",
    """
    +---+---+---+---+---+
    | a   a : .   .   . |
    +   +   +   +   +===+
    | a   a | .   . : b |
    +---+---+---+---+---+
    """,
)
FAR = {"at": (2, 12)}
HAMSTER_AHEAD = {"name": "hamster", "at": (1, 1), "facing": "right"}


# Awareness


@pytest.mark.clause("BC-AWARE-02")
def test_a_bot_has_one_awareness_chip() -> None:
    """The chip that lay far away is the one that comes onto the bot, and moves with it."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (2, 4), "chip": (2, 12)}], units=[HAMSTER_AHEAD],
        module={"at": (2, 11)},
    )  # fmt: skip
    walk(match, (2, 3))
    assert [bot.chip for bot in g(match).bots] == [at(match, (2, 3)), NOWHERE]
    walk(match, (2, 2))
    assert [bot.chip for bot in g(match).bots] == [at(match, (2, 2)), NOWHERE]


@pytest.mark.clause("BC-AWARE-03")
def test_a_bot_is_detected_on_the_space_of_its_chip_however_it_came_there() -> None:
    """Another bot's chip means nothing; back on its own it is detected, and leaves it again unseen."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", difficulty="seasoned",
        agents=[{"at": (1, 1), "chip": (1, 3)}], module={"at": (1, 12), "chip": (1, 2)},
    )  # fmt: skip
    threat = g(match).threat
    assert not agent(match).detected
    walk(match, (1, 2))
    assert not agent(match).detected
    walk(match, (1, 3))
    assert agent(match).detected
    assert told(match, Detected)[-1] == Detected(0, at(match, (1, 3)), NOWHERE)
    assert cited(match, Detected)[-1] == ("BC-AWARE-03",)
    assert g(match).threat == threat
    walk(match, (1, 4))
    assert not agent(match).detected
    assert agent(match).chip == at(match, (1, 3))


@pytest.mark.clause("BC-AWARE-06")
def test_a_bot_is_detected_in_a_turn_of_the_players_when_a_unit_comes_to_see_it() -> None:
    """The guard is pushed out of its room into the hallway, where the other agent stands."""
    match = arrange(
        2, faces(2, 2, 2), plan="two_rooms", unlocked=[0, 1, 2],
        agents=[{"at": (1, 1), "upgrades": ("push",)}, {"at": (2, 4)}], module={"at": (2, 5)},
        units=[{"at": (1, 2), "facing": "left"}],
    )  # fmt: skip
    assert not agent(match, 1).detected
    do(match, "move", basic=3, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert agent(match, 1).detected
    assert cited(match, Detected)[-1] == ("BC-AWRNG-08",)
    assert not module(match).detected  # in room b


# Awareness range


@pytest.mark.clause("BC-AWRNG-07", "BC-AWRNG-08", "BC-DETECT-01")
def test_a_bot_on_a_covered_space_is_detected_at_once() -> None:
    """Seven spaces ahead nothing happens, six ahead the chip comes onto the bot."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 9)}], module=FAR, units=[HAMSTER_AHEAD]
    )  # fmt: skip
    walk(match, (1, 8))
    assert agent(match).chip == NOWHERE
    assert aware_of(g(match), at(match, (1, 8))) is None
    walk(match, (1, 7))
    assert agent(match).chip == agent(match).cell == at(match, (1, 7))
    assert told(match, Detected) == [Detected(0, at(match, (1, 7)), 1)]
    assert cited(match, Detected) == [("BC-AWRNG-08",)]


@pytest.mark.clause("BC-AWRNG-07")
def test_a_bot_beside_the_line_and_out_of_the_half_range_is_in_nobodys_awareness() -> None:
    """Off the line only half the range counts: 4 spaces away is out, 3 is in."""
    match = arrange(1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (2, 6)}], module=FAR, units=[HAMSTER_AHEAD])
    walk(match, (2, 5), (2, 4))
    assert agent(match).chip == NOWHERE
    walk(match, (2, 3))
    assert agent(match).detected


@pytest.mark.clause("BC-AWRNG-09")
def test_a_bot_stays_detected_while_any_unit_is_aware_of_it() -> None:
    """It leaves the range of the first Hamster within that of the second."""
    other = {"name": "hamster", "at": (1, 12), "facing": "left"}
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 7), "detected": True}], module=FAR,
        units=[HAMSTER_AHEAD, other],
    )  # fmt: skip
    walk(match, (1, 8))
    assert aware_of(g(match), agent(match).cell).number == 2
    assert agent(match).chip == at(match, (1, 8))


@pytest.mark.clause("BC-AWRNG-10")
def test_out_of_all_awareness_the_chip_stays_on_the_last_covered_space() -> None:
    """The chip follows to the last covered space, and no further."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 6), "detected": True}], module=FAR,
        units=[HAMSTER_AHEAD],
    )  # fmt: skip
    walk(match, (1, 7), (1, 8))
    assert not agent(match).detected
    assert agent(match).chip == at(match, (1, 7))
    assert told(match, SlippedAway) == [SlippedAway(0, at(match, (1, 7)))]
    walk(match, (1, 9))
    assert agent(match).chip == at(match, (1, 7))


# Detection


@pytest.mark.clause("BC-DETECT-07")
def test_the_chip_of_a_bot_that_remains_detected_moves_along() -> None:
    """No chip enters play by this, so that it costs no threat on seasoned difficulty either."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", difficulty="seasoned", agents=[{"at": (1, 4), "detected": True}],
        module=FAR, units=[HAMSTER_AHEAD],
    )  # fmt: skip
    threat = g(match).threat
    walk(match, (1, 5))
    assert agent(match).chip == agent(match).cell == at(match, (1, 5))
    assert told(match, ChipFollowed) == [ChipFollowed(0, at(match, (1, 5)), 1)]
    assert told(match, Detected) == []
    assert g(match).threat == threat


@pytest.mark.clause("BC-DETECT-10")
def test_a_bot_detected_by_another_cause_leaves_its_chip_where_it_was() -> None:
    """No unit is on the floor, and the detected bot walks off."""
    match = arrange(1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (2, 4), "detected": True}], module=FAR)
    walk(match, (2, 5))
    assert agent(match).chip == at(match, (2, 4))
    assert not agent(match).detected


@pytest.mark.clause("BC-DETECT-01")
def test_a_push_puts_the_chip_onto_the_bot() -> None:
    """The pushed guard is stunned and sees nothing; the push itself detects."""
    stunned = {"at": (1, 2), "facing": "left", "state": "stunned"}
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 1), "upgrades": ("push",)}], module=FAR,
        units=[stunned],
    )  # fmt: skip
    walk(match)
    do(match, "step", bot=0, to=at(match, (1, 2)), push=at(match, (1, 3)))
    assert agent(match).chip == agent(match).cell == at(match, (1, 2))


# Awareness chips


@pytest.mark.clause("BC-AWCHIP-02")
def test_chips_are_in_nobodys_way() -> None:
    """A bot steps onto another's chip, and a guard is pushed onto one."""
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 1), "upgrades": ("push",)}],
        module={"at": (2, 12), "chip": (1, 2)}, units=[{"at": (1, 3), "facing": "right"}],
    )  # fmt: skip
    walk(match, (1, 2))
    assert agent(match).cell == at(match, (1, 2)) == module(match).chip
    g_chip = {"at": (1, 3), "facing": "right"}
    match = arrange(
        1, faces(2, 2, 2), plan="long_hall", agents=[{"at": (1, 2), "upgrades": ("push",)}],
        module={"at": (2, 12), "chip": (1, 4)}, units=[g_chip],
    )  # fmt: skip
    walk(match)
    do(match, "step", bot=0, to=at(match, (1, 3)), push=at(match, (1, 4)))
    assert unit(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-AWCHIP-04", "BC-AWCHIP-05", "BC-AWCHIP-10")
def test_a_unit_that_comes_onto_chips_clears_them_all() -> None:
    """Two chips lie where the guard is pushed; both go back to their mats."""
    match = arrange(
        2, faces(2, 2, 2), plan="long_hall",
        agents=[{"at": (1, 8), "upgrades": ("push",)}, {"at": (2, 1), "chip": (1, 10)}],
        module={"at": (2, 12), "chip": (1, 10)}, units=[{"at": (1, 9), "facing": "right"}],
    )  # fmt: skip
    do(match, "move", basic=3, advanced=0, elite=0)
    assert (agent(match, 1).chip, module(match).chip) == (at(match, (1, 10)),) * 2
    do(match, "step", bot=0, to=at(match, (1, 9)), push=at(match, (1, 10)))
    assert (agent(match, 1).chip, agent(match, 1).detected) == (NOWHERE, False)
    assert told(match, ChipCleared) == [ChipCleared(1), ChipCleared(2)]
    assert module(match).chip == at(match, (2, 12))  # cleared, and seen at once by the pushed guard


@pytest.mark.clause("BC-AWCHIP-04")
def test_a_chip_in_play_stays_while_rounds_pass() -> None:
    """No unit is on the floor: after the turn and the corporation's turn the chip lies where it was."""
    match = arrange(
        1, plan="long_hall", agents=[{"at": (1, 1), "chip": (1, 5)}], module=FAR, phase="route-last", reached=26
    )  # fmt: skip
    do(match, "done")
    until(match, "before-turn")
    assert g(match).round == 2
    assert agent(match).chip == at(match, (1, 5))


# The pictured example


CASING, EXE = {"name": "casing", "at": (1, 8)}, {"name": "exe", "at": (3, 2)}
IN_THE_PICTURE = {"name": "hamster", "at": (1, 2), "facing": "right"}


def picture(casing: Mapping[str, object], exe: Mapping[str, object], active: int) -> Match:
    """The Hamster of the picture, with all doors unlocked."""
    return arrange(
        2, faces(2, 2, 2), plan="hamster_example", agents=[casing, exe], module={"at": (3, 8)},
        units=[IN_THE_PICTURE], unlocked=range(len(HAMSTER.doors)), active=active, pool=(5, 0, 0),
    )  # fmt: skip


@pytest.mark.clause("BC-AWEX-01")
def test_a_hamster_sees_six_spaces_ahead_and_three_around() -> None:
    """The range is printed on its chip; the half of it counts around it."""
    assert (reach_of("hamster"), peripheral(reach_of("hamster"))) == (6, 3)


@pytest.mark.clause("BC-AWEX-02", "BC-AWEX-05")
def test_casing_is_seen_straight_ahead_and_his_chip_goes_with_him_through_the_door() -> None:
    """He comes out of the security room 5 spaces ahead of the Hamster and goes back in."""
    match = picture(CASING, EXE, active=0)
    walk(match, (1, 7))
    assert agent(match, 0).detected
    walk(match, (1, 8))
    assert agent(match, 0).chip == at(match, (1, 8))
    assert cited(match, ChipFollowed)[-1] == ("BC-AWDOOR-04",)


@pytest.mark.clause("BC-AWEX-03", "BC-AWEX-06")
def test_exe_is_seen_around_the_corner_and_leaves_her_chip_in_the_hallway() -> None:
    """She comes out of the room 3 spaces away; behind its door she is 4 away, out of the half range."""
    match = picture(CASING, EXE, active=1)
    walk(match, (3, 3), bot=1)
    assert agent(match, 1).detected
    walk(match, (3, 2), bot=1)
    assert agent(match, 1).chip == at(match, (3, 3))
    assert not agent(match, 1).detected


# Adjacency


@pytest.mark.clause("BC-ADJ-11")
def test_a_bot_beside_a_unit_behind_a_door_can_remain_undetected() -> None:
    """The guard looks at the open door, behind which the bot stands in another area."""
    match = arrange(
        1, faces(2, 2, 2), plan="two_rooms", unlocked=[0, 1, 2], agents=[{"at": (1, 1)}], module={"at": (2, 5)},
        units=[{"at": (1, 3), "facing": "left"}],
    )  # fmt: skip
    walk(match, (1, 2))
    assert not agent(match).detected
    walk(match)
    assert refused(match, "step", bot=0, to=at(match, (1, 3))) == "BC-PUSH-01"  # adjacent, but the guard stands there
