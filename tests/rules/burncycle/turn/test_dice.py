"""Action dice and AP checks."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, faces, g, refused, told
from tests.rules.burncycle.turn.playing import YARD, pool, roll, totals, turn

from getaway.games.burncycle.ground.events import DiceRolled, Rerolled
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import Unseen

ICON = ("reroll", 3)


# The dice


@pytest.mark.clause("BC-DICE-13")
def test_only_basic_dice_have_blanks() -> None:
    """Two on the basic die, none on the others."""
    assert (dice().basic.count(0), dice().advanced.count(0), dice().elite.count(0)) == (2, 0, 0)


@pytest.mark.clause("BC-DICE-15")
def test_only_elite_dice_have_reroll_icons() -> None:
    """The last face of all three dice is rolled: only the elite die's can be used to reroll."""
    assert [dice().elite[face] for face in dice().reroll] == [3]
    match = turn(faces(2, ("advanced", 3), ("elite", 3)), pool=(1, 1, 1))
    roll(match, 1, 1, 1)
    assert asked(match) == "moving"
    match = turn({"faces": (5, 5, 5)}, pool=(1, 1, 1))
    roll(match, 1, 1, 1)
    assert {option["icon"] for option in can(match, "reroll")} == {2}


@pytest.mark.clause("BC-DICE-24")
def test_better_dice_give_more_ap_on_average() -> None:
    """By their faces."""
    basic, advanced, elite = [
        Fraction(sum(faces), len(faces)) for faces in (dice().basic, dice().advanced, dice().elite)
    ]
    assert basic < advanced < elite


# An AP check


@pytest.mark.clause("BC-DICE-09")
def test_any_number_of_dice_is_rolled_even_none() -> None:
    """Every count up to the pool is offered; with none the check gives what the chip gives."""
    match = turn(pool=(3, 1, 0), slots=("physical", "general"))
    counts = {(option["basic"], option["advanced"], option["elite"]) for option in can(match, "move")}
    assert counts == {(b, a, 0) for b in range(4) for a in range(2)}
    roll(match)
    assert told(match, DiceRolled) == []
    assert totals(match) == [2]
    assert pool(match) == (3, 1, 0)


@pytest.mark.clause("BC-DICE-10", "BC-AP-02")
def test_the_faces_are_added_up() -> None:
    """1, 2 and 3 make 6; 1, 2 and a blank make 3."""
    match = turn(faces(1, ("advanced", 2), ("elite", 3)), pool=(1, 1, 1))
    roll(match, 1, 1, 1)
    assert totals(match) == [6]
    match = turn(faces(1, 2, 0), pool=(3, 0, 0))
    roll(match, 3)
    assert totals(match) == [3]
    assert g(match).moving.ap == 3


@pytest.mark.clause("BC-DICE-11", "BC-DICE-17")
def test_dice_are_spent_but_blanks_go_back() -> None:
    """Of 4 dice rolled only the blank returns, however many AP are used."""
    match = turn(faces(1, 2, 2, 0), pool=(5, 2, 0))
    roll(match, 4)
    assert pool(match) == (2, 2, 0)
    do(match, "stop")
    assert pool(match) == (2, 2, 0)


@pytest.mark.clause("BC-AP-03")
@pytest.mark.parametrize(("shown", "enough"), [((2, 2), False), ((2, 2, 1), True)])
def test_some_actions_need_a_minimum(shown: tuple[int, ...], enough: bool) -> None:
    """An option of a terminal card for 5 AP gives a mod; with 4 AP it cannot be paid, and the action is over."""
    position = {"agents": [{"at": (2, 4)}], "module": {"at": (2, 1)}, "terminals": (YARD.cell(2, 4),)}
    match = turn("patch-panel", faces(*shown), pool=(3, 0, 0), rig={"terminal_cards": ["patch-panel"]}, **position)
    do(match, "terminal", bot=0)
    do(match, "select", options=(3,))
    do(match, "roll", basic=len(shown), advanced=0, elite=0)
    assert (asked(match) == "assign-ap") == enough
    if enough:
        do(match, "assign", options=(3,))
    assert (asked(match), len(agent(match).cards)) == ("act", enough)


@pytest.mark.clause("BC-DICE-17")
def test_a_check_that_fails_spends_its_dice_too() -> None:
    """4 AP are not enough for a wall, and both dice are gone."""
    match = turn(faces(2, 2), pool=(3, 0, 0), module={"at": (2, 3)})
    wall = next(option["wall"] for option in can(match, "strike-wall") if option["bot"] == 0)
    do(match, "strike-wall", bot=0, wall=wall, basic=2, advanced=0, elite=0)
    assert (asked(match), g(match).broken) == ("act", ())
    assert pool(match) == (1, 0, 0)


@pytest.mark.clause("BC-DICE-12", "BC-DICE-22")
def test_two_blanks_combine_into_one_ap_and_are_spent() -> None:
    """One pair gives 1 AP and does not come back; a second pair is refused."""
    match = turn(faces(0, 0, 1), pool=(4, 0, 0))
    roll(match, 3)
    assert asked(match) == "after-the-roll"
    assert refused(match, "combine", pairs=2) == "BC-DICE-12"
    do(match, "combine", pairs=1)
    assert totals(match) == [2]
    assert pool(match) == (1, 0, 0)


@pytest.mark.clause("BC-DICE-23")
def test_blanks_need_not_be_combined() -> None:
    """Of 4 blanks 2 are combined, and the 2 others return to the pool."""
    match = turn(faces(0, 0, 0, 0), pool=(4, 0, 0))
    roll(match, 4)
    assert [option["pairs"] for option in can(match, "combine")] == [1, 2]
    do(match, "combine", pairs=1)
    assert asked(match) == "after-the-roll"
    do(match, "total")
    assert totals(match) == [1]
    assert pool(match) == (2, 0, 0)


def test_a_single_blank_cannot_be_combined() -> None:
    """Nothing is asked about it."""
    match = turn(faces(0, 1), pool=(2, 0, 0))
    roll(match, 2)
    assert totals(match) == [1]


# Rerolls


@pytest.mark.clause("BC-DICE-14")
def test_a_reroll_icon_rolls_any_die_again() -> None:
    """It rolls a blank again; only dice that lie there, and only by a die with an icon."""
    match = turn(faces(0, ICON), faces(2), pool=(1, 0, 1))
    roll(match, 1, 0, 1)
    assert can(match, "reroll") == [{"icon": 1, "die": 0}, {"icon": 1, "die": 1}]
    assert refused(match, "reroll", icon=1, die=2) == "BC-DICE-14"
    assert refused(match, "reroll", icon=0, die=1) == "BC-DICE-21"
    do(match, "reroll", icon=1, die=0)
    assert told(match, Rerolled) == [Rerolled(0, 2)]
    assert totals(match) == [5]
    assert pool(match) == (0, 0, 0)


@pytest.mark.clause("BC-DICE-16")
def test_a_face_with_an_icon_counts_its_ap_used_or_not() -> None:
    """Its 3 AP count beside the other die's, with the icon left or used on that die."""
    match = turn(faces(1, ICON), pool=(1, 0, 1))
    roll(match, 1, 0, 1)
    do(match, "total")
    assert totals(match) == [4]
    match = turn(faces(1, ICON), faces(1), pool=(1, 0, 1))
    roll(match, 1, 0, 1)
    do(match, "reroll", icon=1, die=0)
    assert totals(match) == [4]


@pytest.mark.clause("BC-DICE-18")
def test_an_icon_rerolls_its_own_die() -> None:
    """What the die shows then counts."""
    match = turn(faces(ICON), faces(("elite", 2)), pool=(0, 0, 1))
    roll(match, elite=1)
    do(match, "reroll", icon=0, die=0)
    assert totals(match) == [2]


@pytest.mark.clause("BC-DICE-19", "BC-DICE-21")
def test_two_icons_are_used_one_by_one_and_each_once() -> None:
    """In an order of choice, the second resolved after the first, and none a second time."""
    match = turn(faces(0, 0, ICON, ICON), faces(1), faces(2), pool=(2, 0, 2))
    roll(match, 2, 0, 2)
    assert {option["icon"] for option in can(match, "reroll")} == {2, 3}
    do(match, "reroll", icon=3, die=0)
    assert refused(match, "reroll", icon=3, die=1) == "BC-DICE-21"
    assert {option["icon"] for option in can(match, "reroll")} == {2}
    do(match, "reroll", icon=2, die=1)
    assert told(match, Rerolled) == [Rerolled(0, 1), Rerolled(1, 2)]
    assert totals(match) == [9]


@pytest.mark.clause("BC-DICE-20")
def test_an_icon_that_a_reroll_shows_is_used_as_well() -> None:
    """A die rerolled by its own icon shows it again, and that rerolls the other die."""
    match = turn(faces(0, ICON), faces(ICON), faces(2), pool=(1, 0, 1))
    roll(match, 1, 0, 1)
    do(match, "reroll", icon=1, die=1)
    assert told(match, Rerolled) == [Rerolled(1, 3)]
    do(match, "reroll", icon=1, die=0)
    assert totals(match) == [5]


def test_a_reroll_of_a_combined_blank_parts_the_pair() -> None:
    """The die counts with its new face, and the blank that is left goes back."""
    match = turn(faces(0, 0, ICON), faces(1), pool=(2, 0, 1))
    roll(match, 2, 0, 1)
    do(match, "combine", pairs=1)
    do(match, "reroll", icon=2, die=0)
    assert totals(match) == [4]
    assert pool(match) == (1, 0, 0)


def test_everybody_knows_what_a_reroll_drew() -> None:
    """Two icons: after the first reroll the table is asked again, and no draw is kept from any record."""
    match = turn(faces(ICON, ICON), faces(0), pool=(0, 0, 2))
    roll(match, 0, 0, 2)
    do(match, "reroll", icon=0, die=0)
    assert asked(match) == "after-the-roll"
    assert not any(isinstance(entry, Unseen) for entry in match.record(0).since)
