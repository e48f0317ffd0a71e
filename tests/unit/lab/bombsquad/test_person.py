"""The habits of the scripted person: when it runs the robot, what it programs, and which cards it keeps."""

from __future__ import annotations

from typing import Any

from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.table.clues import BITS_OF, NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import CARD_KEYS
from getaway.lab.bombsquad.person.running import best_run, is_worth_it, takes_more
from getaway.lab.bombsquad.person.turn import FEW, LATER, TOLD, UNTOLD, USELESS, clings, fitting
from getaway.lab.bombsquad.person.ways import liking, plan_of

NEXT = ["yellow_move", "red_rescue_hostage", "red_move", "red_move"]
"""The first cards of the person's plan for Mission 1."""
IDLE = ["blue_disarm_bomb", "blue_disarm_bomb", "yellow_disarm_bomb", "yellow_disarm_bomb"]
"""Cards that do nothing at the entrance."""


def at(**position: Any) -> Any:
    """A position of Mission 1 for two."""
    return GAME.arrange(2, mission="m01", main=20, **position).g


def kind(name: str) -> int:
    """The kind of a card."""
    return CARD_KEYS.index(name)


def test_the_last_bomb_waits_for_a_hostage_while_there_is_time() -> None:
    """Beside the bomb, with the card for it on the frame: early on it stays, at the end it is disarmed."""
    secured = [(1, 1), (3, 4), (3, 8), (4, 6), (4, 10), (5, 1), (5, 4), (5, 7)]
    position: dict[str, Any] = {"robot": (2, 10), "removed": secured, "clock": "turns", "turn_seconds": 8}
    for turns, slots in ((20, ()), (140, (0,))):
        assert best_run(at(frame=["yellow_disarm_bomb"], turns=turns, **position)).slots == slots


def test_a_run_that_would_lose_a_card_of_the_plan_waits() -> None:
    """Four cards are of use; a fifth one that the plan takes later makes it wait, one of no use doesn't."""
    for fifth, runs in (("red_move", False), ("blue_disarm_bomb", True)):
        g = at(frame=[*NEXT, fifth])
        plan = plan_of(g, liking(g, 0, []))
        assert best_run(g).slots == (0, 1, 2, 3)
        assert is_worth_it(g, FEW, plan) == runs


def test_it_programs_only_what_the_frame_has_room_for() -> None:
    """Of a longer plan the first seven cards, three beside four of no use, and what is there already counts."""
    plan = [kind(name) for name in (*NEXT, *NEXT)]
    for frame, cards in (([], plan[:7]), (IDLE, plan[:3]), ([*IDLE, NEXT[0]], plan[1:3])):
        assert fitting(at(frame=frame), plan) == tuple(cards)


def test_a_hostage_card_is_programmed_if_the_robot_gets_there() -> None:
    """With the move on the frame the robot comes next to the hostage, without it no more is taken off."""
    assert takes_more(at(frame=[NEXT[0]]), kind("red_rescue_hostage"))
    assert not takes_more(at(), kind("red_rescue_hostage"))
    assert not takes_more(at(frame=[NEXT[0]]), kind("yellow_rescue_hostage"))


def test_it_keeps_a_card_that_it_has_been_told_about() -> None:
    """Though the plan doesn't ask for it soon, while there's something on the board to use it for; not a move."""
    g, plan = at(), [kind(name) for name in NEXT]
    for name, tier in (("blue_rescue_hostage", TOLD), ("blue_move", LATER), ("blue_disarm_bomb", USELESS)):
        assert clings(g, BITS_OF[kind(name)], plan) == tier
    assert clings(g, NOTHING_TOLD, plan) == UNTOLD
