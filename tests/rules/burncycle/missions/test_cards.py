"""Mission cards: every kind of performer, and cards that can be played on their floors."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import arrange, g

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.missions.conditions import OF_BOT, OF_TEAM
from getaway.games.burncycle.missions.tasks import is_complete
from getaway.games.burncycle.pack.vocabulary import HAPPENINGS
from getaway.games.burncycle.table.mission_cards import (
    Mission,
    MissionFloor,
    Objective,
    Performer,
    Task,
    missions,
    wrong_with,
)
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import corporations
from getaway.games.burncycle.table.places import spaces

# Every tag


@pytest.mark.parametrize(
    ("who", "times", "enough", "short"),
    [
        ("one-bot", 1, (2,), ()),
        ("one-bot", 2, (1, 1), (0, 1, 2)),
        ("one-agent", 1, (1,), ()),
        ("two-bots", 1, (0, 2), (0, 0)),
        ("two-agents", 1, (0, 1), (1, 1)),
        ("any-bots", 2, (2, 2), (0,)),
        ("any-agents", 3, (0, 1, 0), (0, 1)),
        ("module", 1, (2,), ()),
        ("each-bot", 1, (2, 0, 1), (0, 1)),
        ("each-agent", 1, (1, 0), (0, 0)),
        ("all-bots", 1, (NOWHERE,), ()),
        ("all-agents", 1, (NOWHERE,), ()),
        ("team", 1, (NOWHERE,), ()),
        ("unit", 1, (NOWHERE,), ()),
    ],
)
def test_how_many_it_takes(who: Performer, times: int, enough: tuple[int, ...], short: tuple[int, ...]) -> None:
    """Two players: who has to do a task, and how often."""
    task = Task("any", who, does="cache", times=times)
    state = g(arrange(2))
    assert is_complete(state, task, enough)
    assert not is_complete(state, task, short)


def test_the_missions_of_the_box_are_sound_and_have_every_tag() -> None:
    """Every performer, and every length."""
    cards = missions().values()
    goals = [goal for card in cards for goal in (*card.floors, card.win)]
    assert [wrong_with(card) for card in cards] == [[]] * len(cards)
    assert {task.who for goal in goals for task in goal.tasks} == set(Performer.__args__)  # type: ignore[attr-defined]
    assert {len(card.floors) for card in cards} == {1, 2, 3}


def test_every_mission_can_be_played_on_its_floors() -> None:
    """What a card names is there: happenings, conditions, rooms, spaces, and places for all bots to start."""
    for card in missions().values():
        plans = [floor(corporations()[card.corporation].floors[str(each.number)]) for each in card.floors]
        for each, plan in zip((*card.floors, card.win), (*plans, plans[-1]), strict=True):
            for task in each.tasks:
                assert task.does in {"", *HAPPENINGS}
                assert task.holds in {"", *OF_BOT, *OF_TEAM}
                places = [task.where] if task.meanwhile is None else [task.where, task.meanwhile]
                assert all(spaces(plan, place) for place in places), task.key
        for said, plan in zip(card.floors, plans, strict=True):
            assert all(spaces(plan, laying.where) for laying in (*said.beads, *said.lays))
            assert all(plan.room_named(action.room) >= 0 for action in said.actions if action.room)
            assert not said.start or sum(len(plan.rooms[plan.room_named(room)].cells) for room in said.start) >= 5
            assert len(plan.starts) >= 5


def test_all_that_is_wrong_with_a_card_is_named() -> None:
    """Every fault of every objective, in the order of the card."""
    task = Task("grab", "one-bot", players=2, does="cache", holds="hidden")
    floors = (MissionFloor(title="first", tasks=(task, task), number=1),)
    card = Mission("nobody", 1, floors, Objective(title="last", tasks=(task,)))
    assert wrong_with(card) == [
        "there is no corporation nobody",
        "first names a task twice",
        "first has two tasks that one state fulfils",
        "grab is either done or held: it needs one of does and holds",
        "grab is either done or held: it needs one of does and holds",
        "first asks nothing of one player",
        "grab is either done or held: it needs one of does and holds",
        "last asks nothing of one player",
    ]
