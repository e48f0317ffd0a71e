"""The query `reach` tells what the rules allow: every room, its cheapest way, and what is left there."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, do, g, sees

from getaway.games.breach import GAME
from getaway.games.breach.shown.reach import Reach, Reached, reach, walk
from getaway.kernel import Match, Play, Wish
from getaway.kernel.plans import COMPLETE, OTHERS, Step, carry_through
from getaway.suite.branch import again
from getaway.suite.walk import walk as walked

STARTS = len(GAME.starts())
MOVER = {"at": 4, "cubes": {"movement": {"movement": 2}}}
CROSSING = {1: "v-1", 3: "in-1", 4: "v-4", 5: "tm-1", 7: "gr-1"}


def rooms_of(found: Reach) -> dict[int, Reached]:
    """Each room in reach."""
    return {each.room: each for each in found.rooms}


def entered(play: Play, seat: int, spent: dict[int, int]) -> dict[int, int]:
    """By room the most MP that are left on entering it, by trying every way."""
    for wish in [each for each in play.asks[0].choice if each.verb == "go"]:
        fork = play.fork()
        fork.answer(seat, wish)
        left = fork.g.moves[-1].mp
        if left > spent.get(wish["room"], -1):
            spent[wish["room"]] = left
            entered(fork, seat, spent)
    return spent


def beside(play: Play) -> set[int]:
    """The dark rooms that can be revealed right here."""
    return {wish["room"] for wish in play.asks[0].choice if wish.verb == "reveal"}


def check_reach(match: Match, seat: int) -> None:
    """Rooms, MP left, and what can be revealed from where the Avatar stands."""
    here, found = g(match).seats[seat].room, rooms_of(reach(sees(match, seat)))
    ways = {room: left for room, left in entered(match.fork(), seat, {}).items() if room != here}
    assert ways == {room: each.left for room, each in found.items() if not each.reveals}
    assert beside(match) <= {room for room, each in found.items() if each.reveals}


@pytest.mark.parametrize("numbers", [range(n, STARTS, 6) for n in range(6)])
def test_reach_is_what_every_way_leads_to(numbers: range) -> None:
    """In the Moves of random matches, by trying them all."""
    tried = 0
    for number in numbers:
        for match, _ in walked(GAME, number, 4, longest=120):
            if match.asks[0].question.name == "move" and len(g(match).moves) == 1:
                check_reach(match, match.asks[0].seat)
                tried += 1
    assert tried > 10


def check_walks(match: Match, seat: int) -> int:
    """Each plan ends in its room with these MP, unless others are asked first; how many did. Lit rooms come first."""
    view, done = sees(match, seat), 0
    found = reach(view)
    rooms = sorted(found.rooms, key=lambda each: each.reveals)
    for each in rooms[:3] if found.moving or found.boxes else ():
        branch = again(match)
        ran = carry_through(branch, seat, walk(view, each.room))
        assert ran.why in (COMPLETE, OTHERS)
        if ran.why == COMPLETE and not each.reveals:
            assert (branch.g.seats[seat].room, branch.g.moves[-1].mp) == (each.room, each.left)
            done += 1
    return done


@pytest.mark.parametrize("numbers", [range(n, STARTS, 5) for n in range(5)])
def test_a_walk_leads_where_it_says(numbers: range) -> None:
    """The plans of rooms in reach, in random matches."""
    done = 0
    for number in numbers:
        for match, _ in walked(GAME, number, 5, longest=150):
            ask = match.asks[0]
            done += check_walks(match, ask.seat) if ask.question.name in ("act", "move") else 0
    assert done > 5


def test_a_move_that_begins_has_its_mp_and_boxes() -> None:
    """Movement 4, and where the arrow leads; the ways are told link by link."""
    match = arrange(2, rooms=CROSSING, seats=[{**MOVER, "avatar": "hugo"}, {"at": 0}])
    found = reach(sees(match, 0))
    assert (found.here, found.mp, found.moving, found.boxes) == (4, 4, False, ("attack", "cache"))
    for each in found.rooms:
        assert each.left == 4 - sum(each.costs)
        assert (each.route[-1], len(each.route)) == (each.room, len(each.costs))
    do(match, "move", to="attack")
    assert reach(sees(match, 0)) == Reach(4, 4, moving=True, boxes=(), rooms=found.rooms)


def test_more_mp_lead_further() -> None:
    """As many as a card would add."""
    view = sees(arrange(2, rooms=CROSSING, seats=[{**MOVER, "cubes": {"movement": {"attack": 1}}}]), 0)
    near, far = rooms_of(reach(view)), rooms_of(reach(view, plus=3))
    assert near.keys() < far.keys()
    assert all(far[room].left == each.left + 3 for room, each in near.items())


def test_a_tentacle_holds_and_a_worm_takes_mp() -> None:
    """As the rules say: 1 MP more to leave its room, 1 MP less for the Move."""
    plain = reach(sees(arrange(2, rooms=CROSSING, seats=[MOVER]), 0))
    held = reach(
        sees(arrange(2, rooms=CROSSING, seats=[MOVER], ice=[{"name": "tentacle", "at": 4}], bot="tentacle"), 0)
    )
    leeched = reach(sees(arrange(2, rooms=CROSSING, seats=[MOVER], ice=[{"name": "worm", "at": 4, "on": 0}]), 0))
    one = rooms_of(plain)[1].costs[0]
    assert rooms_of(held)[1].costs[0] == one + 1
    assert leeched.mp == plain.mp - 1


def test_what_is_there_is_told() -> None:
    """Other models, and whether the room can be used with what is left."""
    match = arrange(2, rooms=CROSSING, seats=[{**MOVER, "cubes": {"movement": {"movement": 3}}}, {"at": 5}])
    there = rooms_of(reach(sees(match, 0)))[5]
    assert there.models == (1,)
    assert there.activates
    used = arrange(2, rooms=CROSSING, seats=[{**MOVER, "cubes": {"movement": {"movement": 3}}, "activated": (5,)}])
    assert not rooms_of(reach(sees(used, 0)))[5].activates


def test_a_dark_room_is_revealed_not_entered() -> None:
    """The plan ends with revealing it, and no way leads through."""
    match = arrange(2, rooms={4: "v-4"}, dark=(0, 1, 2, 3, 5, 6, 7, 8), seats=[MOVER, {"at": None}])
    found = rooms_of(reach(sees(match, 0)))
    assert set(found) <= {1, 3, 5, 7}
    assert all(each.reveals and not each.activates for each in found.values())
    room = min(found)
    plan = walk(sees(match, 0), room, "attack" if "attack" in reach(sees(match, 0)).boxes else "")
    assert plan[-1] == Step(Wish("reveal", room=room))


def test_a_walk_to_nowhere_is_refused() -> None:
    """A room out of reach, a box without an arrow, a seat that can't move."""
    match: Match = arrange(2, rooms=CROSSING, seats=[{**MOVER, "avatar": "hugo"}, {"at": None}])
    for args in ({"room": 77}, {"room": 1, "to": "defense"}):
        with pytest.raises(LookupError):
            walk(sees(match, 0), **args)
    with pytest.raises(LookupError):
        walk(sees(match, 1), 1)
    assert reach(sees(match, -1)).rooms == ()
