"""A completed Objective ends the game at once: before a mark it covers moves a cube, and before anything that follows.

In all these positions the second mark is open and the next box of the Guardian track has the Hunter's icon. Both Echo
stand in Hugo's room, so the icon is a Quick Subroutine: an attack that eliminates him.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import order
from tests.rules.breach.table import arrange, asked, can, do, g, node, player, told, whom

from getaway.games.breach.attack.events import CopiedOrPaid, Disconnected
from getaway.games.breach.firewall.events import QuickSubroutine, TrackAdvanced
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.sheet.events import InformationGained, MarkCovered, ObjectiveShown
from getaway.kernel import Match

HUGO = {"at": 4, "objective": "o01", "cubes": {"movement": {"movement": 2}}, "viruses": {2: 1, "firewall": 1}}
"""He needs Bio, Science and half of Crypto, has no Defense, and a Virus of Vitruvian on him."""
ALMOST = ("bio", "science", "half-bio")
"""To which only a partial Crypto is missing; the fourth token covers the second mark."""
VITRUVIAN = {"at": 8, "objective": "o07", "disk": ("science", "crypto")}
"""He needs half of Bio as well, which he could copy from Hugo."""
TRAP: dict[str, Any] = {
    "marks": (True, False),
    "track": (0, 0, 2),
    "ice": [{"name": "echo", "at": 4}, {"name": "echo", "at": 4}],
    "die": 4,
    "tokens": {},
}


def won_at_once(match: Match, winner: int) -> None:
    """The game is over, and after the last token nothing has happened."""
    assert match.over
    assert [(each.winner, each.result) for each in told(match, GameEnded)] == [(winner, "objective")]
    assert [each.seat for each in told(match, ObjectiveShown)] == [winner]
    assert [*told(match, MarkCovered), *told(match, TrackAdvanced), *told(match, QuickSubroutine)] == []


def copies(match: Match, seat: int, token: str) -> None:
    """This player is asked and copies this, or takes the Credit."""
    assert (asked(match), whom(match)) == ("copy-or-credit", seat)
    do(match, "choose-token", token=token)


def go_on(match: Match) -> None:
    """Nobody responds, everybody copies what there is; until an action is asked for or the game is over."""
    while not match.over and asked(match) not in ("act", "configure", "trace"):
        if asked(match) == "copy-or-credit":
            do(match, "choose-token", **can(match, "choose-token")[0])
        else:
            match.answer(whom(match), next(iter(match.asks[0].choice)))


def logging_out(**hugo: Any) -> Match:
    """Sturm logs out with a Virus of Hugo on him and half of Crypto in his Hard Disk."""
    sturm = {"at": 0, "disk": ("half-crypto",), "viruses": {0: 1}}
    match = arrange(3, seats=[{**HUGO, "disk": ALMOST, **hugo}, sturm, VITRUVIAN], active=1, password=2, **TRAP)
    do(match, "log-out")
    return match


@pytest.mark.clause("BR-END-04", "BR-END-05", "BR-DISC-02")
def test_a_copy_that_completes_wins_before_its_mark_moves_a_cube() -> None:
    """Hugo copies the last token: nobody attacks him after that, so that Vitruvian copies nothing and does not win."""
    match = logging_out()
    copies(match, 0, "half-crypto")
    go_on(match)
    won_at_once(match, 0)
    assert player(match).connected


@pytest.mark.clause("BR-HDCPU-08")
def test_a_copy_that_completes_nothing_moves_the_cube_at_once() -> None:
    """With another Objective the game goes on: the mark brings the Quick Subroutine, and Vitruvian wins by it."""
    match = logging_out(objective="o12")
    copies(match, 0, "half-crypto")
    assert [each.mark for each in told(match, MarkCovered)] == [2]
    assert told(match, TrackAdvanced) == [TrackAdvanced("guardian", 3)]
    go_on(match)
    assert [each.seat for each in told(match, Disconnected)] == [1, 0]
    assert [each.winner for each in told(match, GameEnded)] == [2]


@pytest.mark.clause("BR-END-04", "BR-TRACE-07")
def test_a_traced_token_that_completes_wins_before_its_mark() -> None:
    """Hugo traces the node with the last token."""
    position = {**TRAP, "tokens": {"N0": "half-crypto"}, "infected": {0: [0], 1: [0]}, "phase": "trace"}
    match = arrange(3, seats=[{**HUGO, "disk": ALMOST}, {"at": 2}, VITRUVIAN], **position)
    do(match, "trace", node=node(match, "N0"))
    won_at_once(match, 0)


@pytest.mark.clause("BR-END-04", "BR-CREDIT-03")
def test_a_bought_token_that_completes_wins_before_its_mark() -> None:
    """Hugo buys the last token for Credits."""
    match = arrange(3, seats=[{**HUGO, "disk": ALMOST, "credits": 4}, {"at": 2}, VITRUVIAN], **TRAP)
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-crypto")
    won_at_once(match, 0)


@pytest.mark.clause("BR-END-04", "BR-HDCPU-02")
def test_a_token_in_the_place_of_another_wins_at_once() -> None:
    """The Hard Disk is full: the last token takes the place of one that is not needed."""
    disk = (*ALMOST, "half-bio", "half-politics", "half-politics")
    match = arrange(3, seats=[{**HUGO, "disk": disk, "credits": 4}, {"at": 2}, VITRUVIAN], **TRAP)
    do(match, "buy", reward="information")
    do(match, "choose-token", token="half-crypto")
    do(match, "choose-token", token="half-politics")
    won_at_once(match, 0)


# The copies of one disconnection are one moment


def eliminated(hugo: dict[str, Any], sturm: dict[str, Any], *, marks: tuple[bool, bool] = (True, False)) -> Match:
    """In his turn Sturm eliminates Vitruvian, who has half of Crypto and of Bio and a Virus of Hugo; both may copy."""
    seats = [
        {**HUGO, "viruses": {"firewall": 2}, **hugo},
        {"at": 8, "cubes": {"attack": {"attack": 2}}, **sturm},
        {"at": 8, "cubes": {}, "viruses": {0: 1, 1: 1}, "disk": ("half-crypto", "half-bio")},
    ]
    match = arrange(3, seats=seats, active=1, **{**TRAP, "marks": marks})
    do(match, "attack", to="defense")
    do(match, "target", model=2)
    return match


THREE = ("half-science", "half-science", "politics")
"""Three tokens that complete nothing; a fourth covers the second mark."""


@pytest.mark.clause("BR-END-04", "BR-DISC-02")
def test_all_have_copied_before_a_mark_of_one_of_them_moves_a_cube() -> None:
    """Sturm's copy covers the mark, but Hugo's, made at the same moment, completes his Objective."""
    match = eliminated({"disk": ("bio", "science")}, {"disk": THREE, "objective": "o12"})
    copies(match, 1, "half-bio")
    copies(match, 0, "half-crypto")
    won_at_once(match, 0)
    assert [each.seat for each in told(match, InformationGained)] == [1, 0]


@pytest.mark.clause("BR-END-06", "BR-DISC-02")
def test_of_two_who_complete_at_the_same_moment_the_active_player_wins_with_a_mark_open() -> None:
    """Hugo's copy covers the mark; it completes as Sturm's does, whose turn it is."""
    match = eliminated({"disk": ALMOST}, {"disk": ("science", "half-crypto", "half-politics"), "objective": "o08"})
    copies(match, 1, "half-crypto")
    copies(match, 0, "half-crypto")
    won_at_once(match, 1)


@pytest.mark.clause("BR-HDCPU-07", "BR-HDCPU-09")
def test_the_first_to_copy_is_the_first_to_cover_a_mark() -> None:
    """Both copies cover the second mark: it counts for Sturm, who chose first, and one box is all the cube advances."""
    other = {"disk": THREE, "objective": "o12"}
    match = eliminated(other, other)
    copies(match, 1, "half-bio")
    assert told(match, MarkCovered) == []
    copies(match, 0, "half-bio")
    go_on(match)
    assert told(match, MarkCovered) == [MarkCovered(1, 2)]
    assert told(match, TrackAdvanced) == [TrackAdvanced("guardian", 3)]
    assert len(told(match, CopiedOrPaid)) == 2


@pytest.mark.clause("BR-HDCPU-09", "BR-DISC-02")
def test_two_marks_covered_at_the_same_moment_are_resolved_in_the_order_of_the_choices() -> None:
    """Sturm's copy covers the first mark, Hugo's the second: the cube advances twice, first for Sturm."""
    match = eliminated({"disk": THREE, "objective": "o12"}, {"disk": ("politics",)}, marks=(False, False))
    copies(match, 1, "half-bio")
    copies(match, 0, "half-bio")
    go_on(match)
    assert told(match, MarkCovered) == [MarkCovered(1, 1), MarkCovered(0, 2)]
    assert told(match, TrackAdvanced) == [TrackAdvanced("guardian", 3), TrackAdvanced("guardian", 4)]
    assert g(match).marks == (True, True)
    told_in_order = ["InformationGained", "InformationGained", "MarkCovered", "MarkCovered"]
    assert order(match, InformationGained, MarkCovered) == told_in_order
