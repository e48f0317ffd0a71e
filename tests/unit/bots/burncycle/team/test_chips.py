"""The burncycle in the hands of the scripted team: reboots, alterations, losses."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import asked, do, g
from tests.rules.burncycle.turn.playing import chips, team, turn

from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.chips import (
    alteration,
    coming,
    hard_doors,
    harmful,
    input_costs,
    live,
    which_degrades,
)
from getaway.kernel import Match, Wish

OF_A = 2
"""The door of the yard's room a, to the right of [2, 3]."""
FRESH = ("general", "general", "captain")
TIRED = ("-general", "-general", "general", "captain")


def before(players: int, *slots: str, threat: int = 1, reserve: tuple[str, ...] = ()) -> Wish:
    """The answer right before a turn with these chips."""
    match = team(players, phase="begin", slots=slots, team=reserve, threat=threat, reached=26)
    assert asked(match) == "before-turn"
    wish = decide(g(match), match.asks[0])
    do(match, wish.verb)
    return wish


def altered(match: Match) -> Wish | None:
    """The alteration the seat that is asked would make."""
    return alteration(g(match), match.asks[0])


# Reboots


def test_a_tired_burncycle_is_rebooted_and_a_fresh_one_is_not() -> None:
    """Two live chips of four are too few for one player."""
    assert before(1, *TIRED) == Wish("reboot")
    assert before(1, *FRESH) == Wish("begin-turn")


def test_nothing_is_rebooted_that_gains_nothing_or_costs_too_much() -> None:
    """One degraded chip of three isn't worth it; late on the threat track it costs too much; reserves help out."""
    assert before(1, "-general", "general", "captain") == Wish("begin-turn")
    assert before(1, *TIRED, threat=22) == Wish("reboot")
    assert before(1, *TIRED, threat=23) == Wish("begin-turn")
    assert before(1, *TIRED, reserve=("tech",)) == Wish("begin-turn")


def test_a_large_team_waits_longer() -> None:
    """Three players go on with two chips, and reboot with one."""
    assert before(3, *TIRED) == Wish("begin-turn")
    assert before(3, "-general", "-general", "-general", "captain") == Wish("reboot")


# Alterations


def test_a_degraded_slot_is_altered_by_the_best_chip() -> None:
    """A physical chip is wanted most; one of which there is enough is wanted less."""
    match = turn(slots=("general", "-general", "captain"), team=("physical", "utility"))
    assert altered(match) == Wish("alter", slot=2, reserve="team", chip="physical")
    assert decide(g(match), match.asks[0]) == altered(match)
    do(match, "alter", slot=2, reserve="team", chip="physical")
    assert chips(match)[:3] == ["general", "physical", "captain"]
    match = turn(slots=("physical", "physical", "-general", "captain"), team=("physical", "tech"))
    assert altered(match) == Wish("alter", slot=3, reserve="team", chip="tech")


def test_a_harmful_captains_chip_is_altered_and_a_harmless_one_kept() -> None:
    """Zuk's chip raises threat, Brandt's adds a ping; Kessler's turns guards."""
    for captain in ("zuk", "brandt"):
        match = turn(slots=FRESH, team=("tech",), captain=captain)
        assert harmful(g(match))
        assert altered(match) == Wish("alter", slot=3, reserve="team", chip="tech")
    match = turn(slots=FRESH, team=("tech",), captain="kessler")
    assert not harmful(g(match))
    assert altered(match) is None


def test_general_chips_are_altered_only_with_chips_to_spare() -> None:
    """Two are kept back for keypads; with a third the first slot gets a better one."""
    slots = ("general", "general")
    assert altered(turn(slots=slots, team=("tech", "utility"))) is None
    spare = altered(turn(slots=slots, team=("tech", "utility", "physical")))
    assert spare == Wish("alter", slot=1, reserve="team", chip="physical")


def test_a_chip_that_the_keypad_beside_asks_for_is_not_spent() -> None:
    """The card at the door of room a asks for a physical chip; far from that door it's free."""
    degraded, spare = ("general", "-general", "captain"), ("general", "general")
    for at, first, second in (((2, 3), None, "tech"), ((2, 2), "physical", "physical")):
        beside = {"agents": [{"at": at}], "module": {"at": (1, 6)}, "keypads": ((OF_A, "crank"),)}
        only = altered(turn(slots=degraded, team=("physical",), **beside))
        assert only == (Wish("alter", slot=2, reserve="team", chip=first) if first else None)
        several = altered(turn(slots=spare, team=("physical", "tech", "utility", "general"), **beside))
        assert several == Wish("alter", slot=1, reserve="team", chip=second)
        open_door = altered(turn(slots=degraded, team=("physical",), unlocked=[OF_A], **{**beside, "keypads": ()}))
        assert open_door == Wish("alter", slot=2, reserve="team", chip="physical")


def test_a_door_is_hard_if_its_card_jams_or_asks_for_too_much() -> None:
    """Two chips that no reserve has; an agent counts its own, the command module everybody's."""
    for card, reserve, agents, module in (
        ("crank", (), (), ()),
        ("seized", (), (OF_A,), (OF_A,)),
        ("twin-bolt", (), (OF_A,), (OF_A,)),
        ("twin-bolt", ("tech",), (), ()),
    ):
        agent = {"at": (2, 3), "reserve": reserve}
        here = g(turn(agents=[agent], keypads=((OF_A, card),)))
        assert (hard_doors(here, 0), hard_doors(here, here.module)) == (agents, module)
    two = g(team(2, agents=[{"at": (2, 3)}, {"at": (1, 6), "reserve": ("tech",)}], keypads=((OF_A, "twin-bolt"),)))
    assert hard_doors(two, 0) == (OF_A,)
    assert hard_doors(two, two.module) == ()


def test_what_lies_behind_the_tracker_is_not_altered() -> None:
    """Its action is over; without any chip nothing is altered at all."""
    slots = ("-general", "general", "general")
    assert altered(turn(slots=slots, team=("tech",), tracker=2)) is None
    assert altered(turn(slots=("general", "-general", "general"), team=("tech",))) is not None
    assert altered(turn(slots=("general", "-general", "general"))) is None


# Losses


@pytest.mark.parametrize(
    ("slots", "lost"),
    [
        (("general", "captain", "tech"), 2),
        (("tech", "general", "physical", "general"), 4),
        (("tech", "physical", "utility"), 3),
    ],
)
def test_the_captains_chip_is_lost_first(slots: tuple[str, ...], lost: int) -> None:
    """Then a general one, then whatever lies rightmost."""
    assert which_degrades(g(turn(slots=slots)), tuple(range(1, 1 + len(slots)))) == lost


def test_only_what_may_degrade_is_chosen_from() -> None:
    """The captain's chip is not among them."""
    assert which_degrades(g(turn(slots=("tech", "captain", "general"))), (1, 3)) == 3


# Counting


def test_chips_to_come_are_live_ones_to_the_right() -> None:
    """Of five slots with the tracker on the second."""
    here = g(turn(slots=("general", "tech", "-general", "utility", "captain"), tracker=2))
    assert live(here) == 4
    assert coming(here) == ["utility", "captain"]


def test_a_chip_for_a_keypad_costs_least_from_a_reserve() -> None:
    """Then by how far to the right it lies; one that is not there costs more than any."""
    here = g(turn(slots=("general", "tech", "utility", "captain"), team=("physical",)))
    costs = [input_costs(here, 0, wanted) for wanted in ("physical", "tech", "utility")]
    assert costs == sorted(set(costs))
    gone = g(turn(slots=("tech", "general"), team=()))
    assert input_costs(gone, 0, "tech") > costs[-1]
