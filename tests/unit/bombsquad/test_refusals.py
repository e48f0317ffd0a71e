"""A refusal carries the facts that its text needs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.bombsquad.table import driving

from getaway.games.bombsquad import arrange, new
from getaway.kernel import Match, Refused, Wish

MISSION_1: dict[str, Any] = {"mission": "m01", "roles": ["role_commander", "role_front_liner"]}
TWO_ROBOTS: dict[str, Any] = {"robot": "felix", "second_robot": "dart", "seed": 1}


def after(match: Match, wish: Wish) -> Match:
    """The match once the asked seat has answered this."""
    match.answer(match.asks[0].seat, wish)
    return match


@pytest.mark.parametrize(
    ("match", "wish", "clause", "facts"),
    [
        (arrange(), Wish("inform", to=2, colour="red"), "BS-INFO-01", {"to": 2}),
        (arrange(), Wish("inform", to=-1, colour="red"), "BS-INFO-01", {"to": -1}),
        (arrange(**MISSION_1), Wish("inform", to=1, colour="red"), "BS-ROLE-02", {"to": 1}),
        (arrange(), Wish("inform", to=1), "BS-INFO-02", {}),
        (arrange(), Wish("inform", to=1, colour="red", action="move"), "BS-INFO-02", {}),
        (arrange(), Wish("inform", to=1, colour="green"), "BS-INFO-02", {}),
        (arrange(), Wish("inform", to=1, action="jump"), "BS-INFO-02", {}),
        (arrange(), Wish("discard", card=6, colour="red"), "BS-DISCARD-01", {"card": 6}),
        (arrange(), Wish("discard", card=-1, colour="red"), "BS-DISCARD-01", {"card": -1}),
        (arrange(), Wish("discard", card=1), "BS-DISCARD-01", {"card": 1}),
        (arrange(), Wish("discard", card=1, colour="green"), "BS-DISCARD-02", {}),
        (arrange(), Wish("discard", card=1, action="jump"), "BS-DISCARD-02", {}),
        (arrange(), Wish("program", card=6), "BS-PROGRAM-02", {"card": 6}),
        (arrange(), Wish("program", card=-1), "BS-PROGRAM-02", {"card": -1}),
        (arrange(face_up=False), Wish("program", card=0, face="up"), "BS-PROGRAM-03", {}),
        (arrange(face_up=True), Wish("program", card=0, face="up"), "BS-ROLE-19", {}),
        (arrange(**MISSION_1), Wish("program", card=0, face="up"), "BS-ROLE-19", {}),
        (arrange(no_programming=True), Wish("program", card=0), "BS-NOPROG-05", {}),
        (arrange(no_programming=True), Wish("program_top"), "BS-NOPROG-05", {}),
        (arrange(no_programming=True), Wish("play", card=6), "BS-NOPROG-01", {"card": 6}),
        (arrange(no_programming=True), Wish("play", card=-1), "BS-NOPROG-01", {"card": -1}),
        (arrange(), Wish("play", card=0), "BS-TURN-02", {}),
        (arrange(), Wish("program_top"), "BS-ROLE-07", {}),
        (arrange(), Wish("change_robot"), "BS-MULTI-07", {}),
        (arrange(**MISSION_1), Wish("reveal", slot=0), "BS-ROLE-16", {"slot": 0}),
        (arrange(), Wish("declare_seen", cards=(0,)), "BSX-MISHAP-01", {}),
        (arrange(mishaps=True), Wish("declare_seen", cards=()), "BS-SETUP-26", {}),
        (arrange(mishaps=True), Wish("declare_seen", cards=(6,)), "BS-SETUP-26", {}),
        (arrange(mishaps=True), Wish("declare_seen", cards=(1, 1)), "BS-SETUP-26", {}),
        (driving(1), Wish("go", direction="out"), "BS-OPERATE-09", {}),
        (driving(1), Wish("go", direction="up", change=1), "BS-ROLE-08", {}),
        (driving(1), Wish("go", direction="up", boost=1), "BSX-ROBOT-02", {}),
        (new(2, **TWO_ROBOTS), Wish("enter", cell=0), "BS-MULTI-03", {"cell": 0}),
        (new(2, mission="m01", seed=1), Wish("take_role", role="cook"), "BS-SETUP-17", {"role": "cook"}),
    ],
    ids=lambda value: value.verb if isinstance(value, Wish) else "",
)
def test_facts_of_an_answer(match: Match, wish: Wish, clause: str, facts: dict[str, Any]) -> None:
    """The wish is refused by this clause with these facts."""
    verdict = match.why(match.asks[0].seat, wish)
    assert isinstance(verdict, Refused)
    assert (verdict.clause, dict(verdict.facts)) == (clause, facts)


def test_tiles_that_nobody_brought() -> None:
    """Only one of the two robots can be the active one."""
    match = after(after(new(2, **TWO_ROBOTS), Wish("enter", cell=2)), Wish("enter", cell=20))
    verdict = match.why(0, Wish("choose_robot", tile="mule"))
    assert isinstance(verdict, Refused)
    assert (verdict.clause, dict(verdict.facts)) == ("BS-MULTI-06", {})


BOTH_DRIVERS = ["role_driver", "role_driver"]


@pytest.mark.parametrize(
    ("players", "options", "clause", "facts"),
    [
        (7, {}, "BS-INTRO-01", {"players": 7}),
        (1, {}, "BS-INTRO-01", {"players": 1}),
        (2, {"colour": "red"}, "GT-SETUP-01", {"option": "colour", "value": "red"}),
        (2, {"sheet": 5}, "GT-SETUP-01", {"option": "sheet", "value": "5"}),
        (2, {"sheet": "", "mission": "m01"}, "GT-SETUP-01", {"option": "sheet", "value": "m01"}),
        (2, {"mission": "zulu"}, "BS-SETUP-02", {"option": "mission", "value": "zulu"}),
        (2, {"mission": None}, "BS-SETUP-02", {"option": "mission", "value": "None"}),
        (2, {"level": "easy"}, "BS-SETUP-03", {"option": "level", "value": "easy"}),
        (2, {"robot": "toaster"}, "BS-SETUP-07", {"option": "robot", "value": "toaster"}),
        (2, {"clock": "sun"}, "BS-COMP-11", {"option": "clock", "value": "sun"}),
        (2, {"turn_seconds": 0}, "BSX-CLOCK-01", {"option": "turn_seconds", "value": "0"}),
        (2, {"turn_seconds": 601}, "BSX-CLOCK-01", {"option": "turn_seconds", "value": "601"}),
        (2, {"turn_seconds": True}, "BSX-CLOCK-01", {"option": "turn_seconds", "value": "True"}),
        (2, {"second_robot": "toaster"}, "BS-MULTI-01", {"option": "second_robot", "value": "toaster"}),
        (2, {"first": 2}, "BS-SETUP-19", {"option": "first", "value": "2"}),
        (2, {"first": -1}, "BS-SETUP-19", {"option": "first", "value": "-1"}),
        (2, {"roles": "some"}, "BS-SETUP-17", {"option": "roles", "value": "some"}),
        (2, {"roles": "none", "mission": "m01"}, "BS-SETUP-18", {"option": "roles", "value": "none"}),
        (
            2,
            {"roles": ["role_driver"], "mission": "m01"},
            "BS-COMP-04",
            {"option": "roles", "value": "['role_driver']"},
        ),
        (2, {"roles": BOTH_DRIVERS, "mission": "m01"}, "BS-COMP-04", {"option": "roles", "value": "role_driver"}),
        (2, {"roles": ["role_analyst", "cook"], "mission": "m01"}, "BS-COMP-04", {"option": "roles", "value": "cook"}),
        (2, {"roles": ["role_analyst", 7], "mission": "m01"}, "BS-COMP-04", {"option": "roles", "value": "7"}),
        (
            2,
            {"roles": ["role_driver", "role_engineer"], "mission": "m01"},
            "BS-MISSION1-05",
            {"option": "roles", "value": "role_engineer"},
        ),
        *[
            (2, {name: 1}, "GT-SETUP-01", {"option": name, "value": "1"})
            for name in (
                *("single_timer", "face_up", "empty_clues", "mishaps"),
                *("memory_aid", "fog_of_war", "no_programming"),
            )
        ],
    ],
)
def test_facts_of_an_option(players: int, options: dict[str, Any], clause: str, facts: dict[str, Any]) -> None:
    """The table can't be opened, by this clause with these facts."""
    with pytest.raises(Refused) as caught:
        new(players, **options)
    assert (caught.value.clause, dict(caught.value.facts)) == (clause, facts)


@pytest.mark.parametrize("seconds", [1, 600])
def test_the_longest_and_the_shortest_turn(seconds: int) -> None:
    """Both ends of the range can be chosen."""
    assert new(2, turn_seconds=seconds).g.turn_time == seconds * 1_000


@pytest.mark.parametrize(
    ("cards", "directions", "clause", "facts"),
    [
        ([0] * 8, [], "BS-ACTIVATE-02", {"cards": 8}),
        (["red_move"], [], "GT-FORM-01", {"verb": "path", "argument": "cards"}),
        ([-2], [], "GT-FORM-01", {"verb": "path", "argument": "cards"}),
        ([12], [], "GT-FORM-01", {"verb": "path", "argument": "cards"}),
        ([0], ["out"], "BS-OPERATE-09", {}),
    ],
)
def test_facts_of_a_preview(cards: list[Any], directions: list[str], clause: str, facts: dict[str, Any]) -> None:
    """The plan can't be looked at, by this clause with these facts."""
    with pytest.raises(Refused) as caught:
        arrange().query(0, "path", cards=cards, directions=directions)
    assert (caught.value.clause, dict(caught.value.facts)) == (clause, facts)
