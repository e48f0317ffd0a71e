"""The twelve missions of the box: what there is among them, and that each can be played to its win."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.rules.burncycle.missions.doings import fulfil
from tests.rules.burncycle.missions.playing import Leg
from tests.rules.burncycle.table import g, told

from getaway.games.burncycle.bots.events import PowerChanged
from getaway.games.burncycle.inventory.events import CardGained, KeyGained
from getaway.games.burncycle.missions.events import ObjectiveCompleted
from getaway.games.burncycle.table.mission_cards import Performer, missions
from getaway.games.burncycle.table.pieces import Effect
from getaway.games.burncycle.threat.events import ThreatChanged
from getaway.kernel import Event, Match
from getaway.kernel.stream import Told

# What there is


def test_there_are_four_missions_against_each_corporation() -> None:
    """Of one, two and three floors, and of every complexity."""
    cards = missions().values()
    assert Counter(card.corporation for card in cards) == {"needchain": 4, "salida": 4, "halden": 4}
    lengths = Counter(len(card.floors) for card in cards)
    assert lengths == {1: 5, 2: 4, 3: 3}
    assert {card.complexity for card in cards} == {1, 2, 3}
    for corporation in ("needchain", "salida", "halden"):
        assert {len(card.floors) for card in cards if card.corporation == corporation} == {1, 2, 3}


def test_all_that_a_mission_card_can_say_is_said_by_one() -> None:
    """Every performer, an escape, a start above, a skipped floor, starting threat, an added action, other rewards."""
    cards = missions().values()
    orders = [[each.number for each in card.floors] for card in cards]
    goals = [goal for card in cards for goal in (*card.floors, card.win)]
    assert {task.who for goal in goals for task in goal.tasks} == set(Performer.__args__)  # type: ignore[attr-defined]
    assert {task.players for goal in goals for task in goal.tasks} == {1, 2, 3, 4}
    assert any(card.escape for card in cards)
    assert any(order[0] != 1 for order in orders)
    assert any(abs(a - b) > 1 for order in orders for a, b in pairwise(order))
    assert any(card.threat > 1 for card in cards)
    assert any(each.actions for card in cards for each in card.floors)
    assert {each.do for goal in goals for each in goal.reward} >= {"power", "key", "equipment", "threat"}


def test_no_two_objectives_ask_for_the_same() -> None:
    """Each has its own title, each task its own name, and each mission another way to win."""
    goals = [goal for card in missions().values() for goal in (*card.floors, card.win)]
    for names in ([goal.title for goal in goals], [task.key for goal in goals for task in goal.tasks]):
        assert [name for name, n in Counter(names).items() if n > 1] == []
    wins = [
        tuple((task.who, task.does, task.holds, task.where, task.unseen) for task in card.win.tasks)
        for card in missions().values()
    ]
    assert len(set(wins)) == len(wins)


# To the win


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("mission", sorted(missions()))
def test_a_mission_can_be_played_to_its_win(mission: str, players: int) -> None:
    """Every task of every floor by those it asks for, the rewards, and the win objective."""
    for n in range(len(missions()[mission].floors)):
        leg = Leg(mission, n, players)
        complete(leg)
        assert g(leg.match).done
        assert rewards(leg.match) == expected(leg.said.reward, players)
        if leg.final:
            leg.go_for_win()
            complete(leg)
            assert leg.match.over
            assert leg.match.outcome.won


def complete(leg: Leg) -> None:
    """Fulfil all tasks of the current objective; it is open until the last."""
    for n in range(len(leg.goal.tasks)):
        if n:
            assert not told(leg.match, ObjectiveCompleted)
        fulfil(leg, n)
    assert [event.objective for event in told(leg.match, ObjectiveCompleted)] == [leg.goal.card.title]


def rewards(match: Match) -> Counter[str]:
    """What was given for the objective, by kind."""
    items = [item for item in match.told(0) if isinstance(item, Told)]
    found: Counter[str] = Counter()
    for item in items:
        if "BC-OBJ-07" in item.cites:
            found.update(reward_in(item.event))
    return found


def reward_in(event: Event) -> dict[str, int]:
    """How much of what an event gives."""
    if isinstance(event, PowerChanged):
        return {"power": event.by}
    if isinstance(event, ThreatChanged):
        return {"threat": event.by}
    return {"key": 1} if isinstance(event, KeyGained) else {"equipment": 1} if isinstance(event, CardGained) else {}


def expected(reward: tuple[Effect, ...], players: int) -> Counter[str]:
    """What a reward comes to: threat once, anything else for each of those who get it."""
    many = {"agents": players, "bots": players + 1, "module": 1}
    found: Counter[str] = Counter()
    for each in reward:
        found.update({each.do: each.n * (1 if each.do == "threat" else many[each.who])})
    return found
