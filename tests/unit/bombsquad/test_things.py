"""Every option belongs to a piece that its player sees, and touches things that the player sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.anchored import asked_of, strangers
from tests.rules.bombsquad.sheets import DEPOT
from tests.rules.bombsquad.table import answer, driving

from getaway.games.bombsquad import GAME, arrange, new
from getaway.kernel import END, MAIN, RARE, USUAL, Match
from getaway.kernel.passing import NEVER, way_on
from getaway.suite.walk import walk

TWO_ROBOTS: dict[str, Any] = {"tile": "felix", "second_robot": "dart", "robot": (3, 1), "waiting": (3, 2)}


def piece(match: Match, verb: str) -> str:
    """The piece of a verb's options, or the argument that names it."""
    put = asked_of(match, match.asks[0].seat)
    act = next(act for act in (*(put.choice or ()), *put.offers) if act["verb"] == verb)
    return act.get("at") or f"by {act['by']}"


def squad(*roles: str, **position: Any) -> Match:
    """Two seats with these roles in Mission 1."""
    return arrange(mission="m01", roles=[f"role_{role}" for role in roles], **position)


@pytest.mark.parametrize("number", range(len(GAME.starts())))
def test_everything_named_is_on_the_table(number: int) -> None:
    """At every decision of a random match from each start, with roles, fog, two robots and moving parts.

    Nor does any question pass by itself, even at a table where nobody wants to stop.
    """
    seen = 0
    for match, _ in walk(GAME, number, seed=5, longest=60):
        assert strangers(match) == set()
        assert way_on(match, [NEVER] * match.g.players) is None
        seen += 1
    assert seen


def test_what_is_chosen_at_set_up_is_on_the_table() -> None:
    """Roles to take, entrances and the first robot."""
    match = new(2, mission="m01", roles="choose", robot="felix", second_robot="dart", seed=1)
    questions = Counter[str]()
    while match.asks[0].question.name != "ready":
        questions[match.asks[0].question.name] += 1
        assert strangers(match) == set()
        match.answer(match.asks[0].seat, next(iter(match.asks[0].choice)))
    assert questions == {"enter": 2, "robot": 1, "role": 2}


def test_the_pieces_of_a_turn() -> None:
    """Own cards, the player who is told, the frame, the discard pile, a slot and the other robot."""
    match = squad("sergeant", "commander", frame=["red_move"], discards=["blue_move"], mishaps=True)
    assert piece(match, "inform") == "by to"
    assert piece(match, "program") == piece(match, "discard") == "by card"
    assert piece(match, "activate") == "frame"
    assert piece(match, "program_top") == "pile:discards"
    assert piece(match, "declare_seen") == "seat:0"
    assert piece(squad("commander", "analyst", frame=["red_move"]), "reveal") == "by slot"
    assert piece(arrange(**TWO_ROBOTS), "change_robot") == "robot:dart"
    assert piece(arrange(2, no_programming=True), "play") == "by card"
    match = squad("sergeant", "analyst", no_programming=True, discards=["blue_move"])
    assert piece(match, "play_top") == "pile:discards"


def test_the_pieces_of_a_run() -> None:
    """The cards on the frame are put in order; the robot moves and works."""
    assert piece(arrange(frame=["red_move"], phase="order"), "order") == "frame"
    assert piece(driving(1), "go") == "robot:felix"
    match = arrange(mission=DEPOT, robot=(1, 5), phase="operate", frame=["red_rescue_hostage"])
    assert piece(match, "work") == f"robot:{match.g.robot_tile}"


def test_the_pieces_of_the_roles() -> None:
    """The Analyst takes the top discard back, the Commander discards the card of the revealed slot."""
    match = squad("analyst", "sergeant", main=5)
    answer(match, 0, "discard", card=0, colour="red")
    assert piece(match, "take_back") == "pile:discards"
    match = squad("commander", "sergeant", frame=["red_move", "blue_move"])
    answer(match, 0, "reveal", slot=1)
    assert piece(match, "unprogram") == "slot:1"
    assert piece(match, "leave_it") == "seat:0"


def test_ranks() -> None:
    """A click on a card programs it; declining goes on; accidents are rare; starting the clock is a decision."""
    ranks = {name: verb.rank for name, verb in GAME.verbs.items()}
    assert [name for name, rank in ranks.items() if rank == END] == ["leave_it"]
    assert [name for name, rank in ranks.items() if rank == RARE] == ["declare_seen"]
    assert [name for name, rank in ranks.items() if rank == MAIN] == ["start", "discard"]
    assert ranks["program"] == ranks["inform"] == ranks["go"] == USUAL
    assert [name for name, verb in GAME.verbs.items() if verb.free] == ["declare_seen"]


def test_the_steps_of_a_turn() -> None:
    """Each question says its step; before the first turn there is none."""
    match = new(2, seed=1)
    assert asked_of(match, 0).phase == ""
    answer(match, 0, "start")
    assert asked_of(match, 0).phase == "action"
    assert asked_of(arrange(frame=["red_move"], phase="order"), 1).phase == "order"
    assert asked_of(driving(1), 1).phase == "operate"
    match = squad("information_expert", "analyst")
    answer(match, 0, "program", card=0)
    assert asked_of(match, 0).phase == "bonus"
    assert GAME.phases == ("action", "order", "operate", "bonus")
