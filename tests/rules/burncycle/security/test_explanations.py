"""The event of every decision of the corporation has its reasons, and these alone lead to it again."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.rules.burncycle.security.scatter import play_through, scattered
from tests.rules.burncycle.security.watch import activate, decided
from tests.rules.burncycle.table import g, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.security.events import InvestigatorFound, UnitDecided, UnitFaced, UnitStepped
from getaway.games.burncycle.security.explain import holds, rerun, rerun_search
from getaway.games.burncycle.security.situation import Decision, Search, Situation

TURNS = 50


@pytest.mark.clause("BC-SEC-07")
def test_fifty_turns_of_the_corporation_explain_themselves() -> None:
    """Each explanation is sent over the wire, read back and made again without the match.

    Whatever happens, every unit faces one of the four ways.
    """
    dice, priorities = Random(7), Counter[str]()  # noqa: S311 - positions
    for _ in range(TURNS):
        match = scattered(dice)
        play_through(match, dice)
        for event in told(match, UnitDecided):
            situation = msgspec.json.decode(msgspec.json.encode(event.situation), type=Situation)
            decision = msgspec.json.decode(msgspec.json.encode(event.decision), type=Decision)
            assert rerun(situation) == decision
            assert holds(event)
            priorities[decision.priority] += 1
        for found in told(match, InvestigatorFound):
            search = msgspec.json.decode(msgspec.json.encode(found.search), type=Search)
            assert rerun_search(search) == found.found
            assert holds(found)
        assert all(event.facing in range(4) for event in told(match, UnitStepped))
        assert all(event.facing in range(4) for event in told(match, UnitFaced))
        assert all(unit.facing in range(4) for unit in g(match).units)
    assert min(priorities[name] for name in ("pursue", "investigate", "patrol")) > 25


def test_whole_matches_explain_themselves() -> None:
    """From set-up on, as they come."""
    dice, seen = Random(3), 0  # noqa: S311 - answers
    for seed in range(4):
        match = GAME.new(1 + seed, seed=seed, team="random")
        for _ in range(300):
            if match.over:
                break
            ask = match.asks[0]
            match.answer(ask.seat, ask.choice.by_verb(dice))
        seen += len(told(match, UnitDecided))
        assert all(holds(event) for event in told(match, UnitDecided))
        assert all(holds(event) for event in told(match, InvestigatorFound))
    assert seen > 20


def test_an_explanation_that_was_tampered_with_does_not_hold() -> None:
    """Another route, or another investigator, is not what the situation leads to."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 13), "chip": (1, 6)}],
        module={"at": (1, 14)},
        units=[{"name": "hamster", "at": (1, 1)}, {"name": "hamster", "at": (1, 12)}],
    )
    event, found = told(match, UnitDecided)[0], told(match, InvestigatorFound)[0]
    assert holds(event)
    assert not holds(msgspec.structs.replace(event, route=(0,)))
    assert holds(found)
    assert not holds(msgspec.structs.replace(found, unit=2))


def test_the_steps_follow_the_route_that_was_told() -> None:
    """What a unit does is what it said it would do."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 13)}],
        module={"at": (1, 14)},
        units=[{"name": "walker", "at": (1, 1), "facing": "right"}],
    )
    assert tuple(event.cell for event in told(match, UnitStepped)) == decided(match).route


def test_another_situation_leads_to_another_decision() -> None:
    """An explanation is not only repeated: changed facts change the result."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 5), "detected": True, "power": 5}],
        module={"at": (1, 8)},
        units=[{"name": "hamster", "at": (1, 1), "facing": "right"}],
    )
    situation = decided(match).situation
    assert rerun(situation).priority == "pursue"
    hidden = tuple([msgspec.structs.replace(bot, chip=-1) for bot in situation.bots])
    assert rerun(msgspec.structs.replace(situation, bots=hidden)).priority == "patrol"
    assert rerun(msgspec.structs.replace(situation, left=1)).routes == ((situation.cell + 1,),)
