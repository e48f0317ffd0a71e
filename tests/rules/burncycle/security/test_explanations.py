"""Every decision of the corporation is told with its reasons, and these alone lead to it again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.rules.burncycle.security.watch import activate, decided
from tests.rules.burncycle.table import g, told

from getaway.games.burncycle import GAME
from getaway.games.burncycle.events_security import CorporationTurn, InvestigatorFound, UnitDecided, UnitStepped
from getaway.games.burncycle.security.explain import holds, rerun, rerun_search
from getaway.games.burncycle.security.situation import Decision, Search, Situation
from getaway.kernel import Match

TURNS = 50


def random_turns(match: Match, dice: Random, limit: int) -> None:
    """Play on at random until so many turns of the corporation were begun or the match is over; watch all facings."""
    for _ in range(4000):
        if match.over or len(told(match, CorporationTurn)) // 3 >= limit:
            return
        ask = match.asks[0]
        match.answer(ask.seat, ask.choice.by_verb(dice))
        assert all(unit.facing in range(4) for unit in g(match).units)


@pytest.mark.clause("BC-SEC-07")
def test_fifty_turns_of_the_corporation_explain_themselves() -> None:
    """Each explanation is sent over the wire, read back and made again without the match."""
    dice, turns, seen = Random(7), 0, 0
    for seed in range(60):
        match = GAME.new(1 + seed % 4, seed=seed, team="random")
        random_turns(match, dice, 10)
        turns += len([event for event in told(match, CorporationTurn) if event.part == "security"])
        for event in told(match, UnitDecided):
            situation = msgspec.json.decode(msgspec.json.encode(event.situation), type=Situation)
            decision = msgspec.json.decode(msgspec.json.encode(event.decision), type=Decision)
            assert rerun(situation) == decision
            assert holds(event)
            seen += 1
        for found in told(match, InvestigatorFound):
            search = msgspec.json.decode(msgspec.json.encode(found.search), type=Search)
            assert rerun_search(search) == found.found
            assert holds(found)
        if turns >= TURNS:
            break
    assert turns >= TURNS
    assert seen > turns


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
    """An explanation is not only repeated: changed facts change what comes of it."""
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
