"""Breaches: opening them, crossing them, and revealing rooms through them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, do, g, ice, player, refused, told

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.database.events import BreachOpened, BreachWorn, RoomRevealed
from getaway.games.breach.database.links import connected
from getaway.games.breach.sheet.events import CheatActivated
from getaway.kernel import Match

WALLS = {0: ("gr-1", 2), 1: "in-1"}
"""Closed links face each other between the first two rooms."""
COSTLY = {0: ("gr-2", 2), 1: ("tm-1", 0)}
"""Links of 2 and 2 MP face each other."""


def border(match: Match, a: int, b: int) -> int:
    """The number of a border by its rooms."""
    return g(match).grid.borders.index((a, b))


def cheater(rooms: dict[int, Any], **more: Any) -> Match:
    """Hugo in the first room with Open Breach ready."""
    return arrange(rooms=rooms, seats=[{"ready": ("breach",), **more.pop("seat", {})}], **more)


def crossing(breaches: list[tuple[int, int, bool]], rooms: dict[int, Any] = WALLS, **more: Any) -> Match:
    """Hugo in the first room, on the move with 8 MP."""
    match = arrange(2, *more.pop("chances", ()), rooms=rooms, breaches=breaches, **more)
    do(match, "move", to="attack")
    return match


def mp_left(match: Match) -> int:
    """The MP of the Move in progress."""
    return g(match).moves[-1].mp


# Opening


@pytest.mark.clause("BR-BREACH-01")
def test_opening_a_breach_takes_a_card_of_the_deck_and_lays_it_front_up() -> None:
    """The Cheat puts one of ten cards between two rooms."""
    match = cheater(WALLS)
    assert g(match).breach_deck == 10
    do(match, "cheat", cheat="breach")
    assert asked(match) == "where-to-breach"
    do(match, "choose-border", border=border(match, 0, 1))
    assert g(match).breaches == ((border(match, 0, 1), False),)
    assert g(match).breach_deck == 9
    assert told(match, BreachOpened) == [BreachOpened(border(match, 0, 1))]


@pytest.mark.clause("BR-BREACH-02")
def test_any_two_adjacent_rooms_may_be_chosen() -> None:
    """From a corner every one of the twelve borders can be chosen, except one that has a Breach already."""
    match = cheater(WALLS, breaches=[(7, 8, True)])
    do(match, "cheat", cheat="breach")
    taken = border(match, 7, 8)
    assert [each["border"] for each in can(match, "choose-border")] == [i for i in range(12) if i != taken]
    assert refused(match, "choose-border", border=taken) == "BR-BREACH-02"
    do(match, "choose-border", border=border(match, 5, 8))
    assert (border(match, 5, 8), False) in g(match).breaches


@pytest.mark.clause("BR-BREACH-03", "BR-BREACH-04")
def test_a_breach_covers_both_links() -> None:
    """Two closed links no longer count once a Breach lies there; crossing costs what it shows."""
    match = cheater(WALLS)
    assert not connected(g(match), 0, 1)
    do(match, "cheat", cheat="breach")
    do(match, "choose-border", border=border(match, 0, 1))
    assert connected(g(match), 0, 1)
    assert connected(g(match), 1, 0)
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert player(match).room == 1


@pytest.mark.clause("BR-BREACH-04")
@pytest.mark.parametrize("back", [False, True])
def test_rooms_with_a_breach_between_them_are_always_connected(back: bool) -> None:
    """On its front and on its back, however the rooms are turned."""
    for turns in [(a, b) for a in range(4) for b in range(4)]:
        match = arrange(rooms={0: ("tw-2", turns[0]), 1: ("gr-1", turns[1])}, breaches=[(0, 1, back)])
        assert connected(g(match), 0, 1)


@pytest.mark.clause("BR-BREACH-09")
def test_with_an_empty_deck_no_breach_can_be_opened() -> None:
    """With ten Breaches in the Database the Cheat is refused and stays ready; a card skips that part of its effect."""
    pairs = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (3, 6), (1, 4), (4, 7)]
    ten = [(a, b, False) for a, b in pairs]
    match = cheater(WALLS, breaches=ten)
    assert g(match).breach_deck == 0
    assert refused(match, "cheat", cheat="breach") == "BR-BREACH-09"
    assert player(match).ready == ("breach",)
    match = cheater(WALLS, breaches=ten, seat={"ready": ("program",), "breacher": "dedalo", "side": 1})
    do(match, "cheat", cheat="program")  # open a Breach, then Slide
    assert told(match, CheatActivated)[0].card == "master-plan"
    assert told(match, BreachOpened) == []
    assert (asked(match), len(g(match).breaches)) == ("where-to-slide", 10)


@pytest.mark.clause("BR-CPB-03")
def test_a_card_opens_a_breach_by_the_same_rules() -> None:
    """Phase Step puts a Breach front up and spends no development cube; where one lies none is put."""
    match = arrange(
        rooms=WALLS, breaches=[(0, 3, False)],
        seats=[{"avatar": "mila", "hand": ["phase-step"], "ready": ("breach",)}, {"avatar": "hugo"}],
    )  # fmt: skip
    do(match, "play", card="phase-step")
    assert g(match).breaches == ((border(match, 0, 1), False), (border(match, 0, 3), False))
    assert g(match).breach_deck == 8
    assert player(match).ready == ("breach",)
    assert told(match, CheatActivated) == []
    do(match, "move", to="cache")
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, 1)]
    assert told(match, BreachWorn) == [BreachWorn(border(match, 0, 1), gone=False)]


# Crossing


@pytest.mark.clause("BR-BREACH-05")
@pytest.mark.parametrize(("back", "cost"), [(False, 1), (True, 2)])
@pytest.mark.parametrize("rooms", [WALLS, COSTLY])
def test_the_breach_sets_the_cost(rooms: dict[int, Any], back: bool, cost: int) -> None:
    """The front shows 1 MP and the back 2, whatever the links below show."""
    match = crossing([(0, 1, back)], rooms)
    do(match, "go", room=1)
    assert told(match, Moved) == [Moved(0, 1, cost)]
    assert mp_left(match) == 8 - cost


@pytest.mark.clause("BR-BREACH-05")
def test_the_back_is_refused_with_1_mp() -> None:
    """An Avatar with 1 MP left cannot cross a back that shows 2."""
    three = {"movement": {"movement": 1, "attack": 1}}
    match = crossing([(0, 1, True)], {**WALLS, 3: "v-3"}, seats=[{"cubes": three}])
    do(match, "go", room=3)
    assert mp_left(match) == 2
    do(match, "go", room=0)
    assert mp_left(match) == 1
    assert refused(match, "go", room=1) == "BR-MOVE-09"


@pytest.mark.clause("BR-BREACH-05")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_breach_opened_onto_a_room_just_revealed_sets_the_cost_of_entering_it(turn: int) -> None:
    """The new room's side shows 2 MP, 1 MP or is closed: the Breach lies over it, and its front shows 1 MP."""
    match = arrange(
        rooms={0: "gr-1", 1: "gr-2"}, dark=[1],
        seats=[{"avatar": "mila", "hand": ["phase-step"], "cubes": {"movement": {"movement": 2}}}, {"avatar": "hugo"}],
    )  # fmt: skip
    do(match, "move", to="cache")
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=turn)
    do(match, "play", card="phase-step")
    do(match, "choose-border", border=border(match, 0, 1))
    left = mp_left(match)
    do(match, "go", room=1)
    assert (player(match).room, mp_left(match)) == (1, left - 1)
    assert g(match).breaches == ((border(match, 0, 1), True),)


@pytest.mark.clause("BR-BREACH-06")
def test_a_front_crossed_with_mp_turns_to_its_back() -> None:
    """Other Breaches stay as they are."""
    match = crossing([(0, 1, False), (4, 5, False)])
    do(match, "go", room=1)
    assert g(match).breaches == ((border(match, 0, 1), True), (border(match, 4, 5), False))
    assert g(match).breach_deck == 8
    assert told(match, BreachWorn) == [BreachWorn(border(match, 0, 1), gone=False)]


@pytest.mark.clause("BR-BREACH-07")
def test_a_back_crossed_with_mp_goes_under_the_deck() -> None:
    """The border is bare, its closed links count again, and the deck has ten cards."""
    match = crossing([(0, 1, True)])
    assert g(match).breach_deck == 9
    do(match, "go", room=1)
    assert (g(match).breaches, g(match).breach_deck) == ((), 10)
    assert not connected(g(match), 0, 1)
    assert told(match, BreachWorn) == [BreachWorn(border(match, 0, 1), gone=True)]


@pytest.mark.clause("BR-BREACH-08")
@pytest.mark.parametrize("back", [False, True])
def test_an_avatar_that_slides_does_not_turn_a_breach(back: bool) -> None:
    """A Slide spends no MP."""
    match = arrange(rooms=WALLS, breaches=[(0, 1, back), (0, 3, back)], seats=[{"ready": ("slide",)}])
    before = g(match).breaches
    do(match, "cheat", cheat="slide")
    do(match, "choose-room", room=1)
    assert player(match).room == 1
    assert g(match).breaches == before


@pytest.mark.clause("BR-BREACH-08")
@pytest.mark.parametrize("back", [False, True])
def test_an_ice_does_not_turn_a_breach(back: bool) -> None:
    """The Echo comes through the only way into the corner."""
    match = arrange(
        2, "ping", rooms={**WALLS, 3: ("in-2", 1)}, breaches=[(0, 1, back)], phase="password", password=1,
        seats=[{"at": 0}, {"at": None}], ice=[{"name": "echo", "at": 1}],
    )  # fmt: skip
    assert ice(match).room == 0
    assert g(match).breaches == ((border(match, 0, 1), back),)


@pytest.mark.clause("BR-BREACH-10")
def test_a_new_breach_is_used_twice() -> None:
    """There and back: it turns over, then it leaves the Database."""
    match = cheater(WALLS)
    do(match, "cheat", cheat="breach")
    do(match, "choose-border", border=border(match, 0, 1))
    do(match, "move", to="attack")
    do(match, "go", room=1)
    assert g(match).breaches == ((border(match, 0, 1), True),)
    do(match, "go", room=0)
    assert (g(match).breaches, g(match).breach_deck) == ((), 10)
    assert [each.cost for each in told(match, Moved)] == [1, 2]


# Revealing through a Breach


def peering(back: bool, turn: int = 0, code: str = "v-4") -> Match:
    """Hugo's own link is closed, a Breach lies over it, and the dark room beyond turns out to be this one."""
    match = arrange(
        2, code, rooms={0: ("gr-1", 2)}, dark=[1], unseen=(code,), breaches=[(0, 1, back)]
    )  # fmt: skip
    do(match, "move", to="attack")
    do(match, "reveal", room=1)
    do(match, "choose-turn", turn=turn)
    return match


@pytest.mark.clause("BR-BRREV-01")
def test_a_dark_room_is_revealed_through_a_breach() -> None:
    """Without the Breach the closed link stands against it."""
    match = peering(back=False)
    assert told(match, RoomRevealed) == [RoomRevealed(0, 1, "v-4")]
    match = arrange(rooms={0: ("gr-1", 2)}, dark=[1])
    do(match, "move", to="attack")
    assert refused(match, "reveal", room=1) == "BR-REVEAL-01"


@pytest.mark.clause("BR-BRREV-02")
@pytest.mark.parametrize(("back", "cost"), [(False, 1), (True, 2)])
def test_revealing_costs_what_the_breach_shows(back: bool, cost: int) -> None:
    """1 MP through the front, 2 through the back."""
    assert mp_left(peering(back)) == 8 - cost


@pytest.mark.clause("BR-BRREV-03")
@pytest.mark.parametrize("back", [False, True])
def test_entering_at_once_costs_nothing_more(back: bool) -> None:
    """The link of the new room, though it shows 1, is covered; the player may as well stop."""
    match = peering(back)
    before = mp_left(match)
    assert {"room": 1} in can(match, "go")
    assert can(match, "stop") == [{}]
    do(match, "go", room=1)
    assert (player(match).room, mp_left(match)) == (1, before)


@pytest.mark.clause("BR-BRREV-04")
def test_a_front_crossed_after_revealing_turns() -> None:
    """Front up before, back up after."""
    match = peering(back=False)
    do(match, "go", room=1)
    assert g(match).breaches == ((border(match, 0, 1), True),)


@pytest.mark.clause("BR-BRREV-05")
def test_a_back_crossed_after_revealing_is_removed() -> None:
    """The card is in the deck again."""
    match = peering(back=True)
    do(match, "go", room=1)
    assert (g(match).breaches, g(match).breach_deck) == ((), 10)


@pytest.mark.clause("BR-BRREV-06")
@pytest.mark.parametrize(("back", "cost"), [(False, 1), (True, 2)])
def test_a_breach_not_crossed_stays_as_it_is(back: bool, cost: int) -> None:
    """Who does something else first pays the full MP of the Breach to enter."""
    match = peering(back)
    before = g(match).breaches
    do(match, "activate")
    assert g(match).breaches == before
    left = mp_left(match)
    do(match, "go", room=1)
    assert mp_left(match) == left - cost
    match = peering(back)
    do(match, "stop")
    assert (g(match).breaches, player(match).room) == (before, 0)
