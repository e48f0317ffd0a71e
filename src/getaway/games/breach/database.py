"""How rooms are connected: links, Breaches, Omega, what crossing costs, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from getaway.games.breach.choose import CHOOSE_TURN, choose, choosing
from getaway.games.breach.draws import draw_one
from getaway.games.breach.events import BreachOpened, BreachWorn, ResearchLaid, RoomDarkened, RoomRevealed, RoomTurned
from getaway.games.breach.grid import grid
from getaway.games.breach.model import Breach, Layout
from getaway.games.breach.parts import NOWHERE
from getaway.games.breach.pieces import rooms, supplies
from getaway.kernel import Script, Seat, pick
from getaway.kit.zones import put

CLOSED = -1
DARK_LINKS = (0, 0, 0, 0)
OMEGA_COST = 1
"""Crossing between Omega and the room beside it (BR-ROOM-11)."""
Cites = str | tuple[str, ...]


@lru_cache(maxsize=4096)
def links(code: str, turn: int, dark: bool) -> tuple[int, int, int, int]:
    """A room's links to the north, east, south and west: MP, or closed (BR-ROOM-01, BR-LINK-02, BR-CPO-01)."""
    if dark:
        return DARK_LINKS
    printed = [CLOSED if link == "x" else int(link) for link in rooms()[code].links]
    north, east, south, west = [printed[(side - turn) % 4] for side in range(4)]
    return (north, east, south, west)


@lru_cache(maxsize=8192)
def ways(layout: Layout) -> tuple[dict[int, int], ...]:
    """By room, the rooms connected to it and what crossing costs (BR-LINK-03, BR-MOVE-09, BR-MOVE-10)."""
    cols, rows, _, _, _, _, omega = layout
    house = grid(cols, rows)
    found: list[dict[int, int]] = [{} for _ in range(house.size + 1)]
    for a, b in house.borders:
        cost = _crossing(layout, a, b)
        if cost != CLOSED:
            found[a][b] = found[b][a] = cost
    if omega != NOWHERE:
        beside = house.outer[omega][0]
        found[beside][house.size] = found[house.size][beside] = OMEGA_COST
    return tuple(found)


def _crossing(layout: Layout, a: int, b: int) -> int:
    cols, rows, codes, turns, dark, breaches, _ = layout
    house = grid(cols, rows)
    border, side = house.borders.index((a, b)), house.beyond[a].index(b)
    for place, back in breaches:
        if place == border:
            return breach_cost(back)
    here = links(codes[a], turns[a], bool(dark >> a & 1))[side]
    there = links(codes[b], turns[b], bool(dark >> b & 1))[(side + 2) % 4]
    return CLOSED if CLOSED in (here, there) else here + there


def breach_cost(back: bool) -> int:
    """The MP on a Breach (BR-BREACH-05)."""
    return supplies().breach_cost["back" if back else "front"]


def connected(g: Breach, a: int, b: int) -> bool:
    """Whether two rooms are connected (BR-LINK-03, BR-LINK-04, BR-BREACH-04)."""
    return b in ways(g.layout)[a]


def neighbours(g: Breach, room: int) -> tuple[int, ...]:
    """The rooms connected to a room."""
    return tuple(ways(g.layout)[room])


def own_link(g: Breach, room: int, other: int) -> int:
    """The MP on the own side of a border: what revealing costs (BR-REVEAL-02, BR-BRREV-02), from Omega too."""
    house = g.grid
    if room >= house.size:
        return OMEGA_COST
    side = house.beyond[room].index(other)
    breach = breach_at(g, room, other)
    if breach is not None:
        return breach_cost(breach)
    return links(g.codes[room], g.turns[room], g.is_dark(room))[side]


def breach_at(g: Breach, a: int, b: int) -> bool | None:
    """The Breach between two rooms: whether its back is up, or None where there is none."""
    if max(a, b) >= g.grid.size:
        return None
    border = g.grid.borders.index((min(a, b), max(a, b)))
    return next((back for place, back in g.breaches if place == border), None)


@lru_cache(maxsize=16384)
def steps(layout: Layout, start: int) -> tuple[int, ...]:
    """By room, how many connected rooms away it is (BR-TARGET-03); -1 where no way leads there."""
    return _walk(ways(layout), start)


@lru_cache(maxsize=4096)
def straight(cols: int, rows: int, omega: int, start: int) -> tuple[int, ...]:
    """The same across closed links, as the Guardian goes."""
    house = grid(cols, rows)
    beside = [[b for b in row if b != NOWHERE] for row in house.beyond] + [[]]
    if omega != NOWHERE:
        beside[house.outer[omega][0]].append(house.size)
        beside[house.size].append(house.outer[omega][0])
    return _walk(beside, start)


def _walk(ways: Iterable[Iterable[int]], start: int) -> tuple[int, ...]:
    table = [tuple(each) for each in ways]
    far = [NOWHERE] * len(table)
    far[start], queue = 0, [start]
    for room in queue:
        for other in table[room]:
            if far[other] == NOWHERE:
                far[other] = far[room] + 1
                queue.append(other)
    return tuple(far)


def within(g: Breach, start: int, far: int) -> list[int]:
    """The rooms at most so far away."""
    return [room for room, n in enumerate(steps(g.layout, start)) if 0 <= n <= far]


# Revealing, turning and darkening


HOW_TO_TURN = choosing("turn-room", CHOOSE_TURN, "BR-REVEAL-03")


def reveal(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """Turn a dark room up and orient it (BR-REVEAL-03); a Void room receives its Research (BR-REVEAL-04)."""
    code = g.codes[room]
    if not code:
        code = yield from pick(g, g.unseen)
        g.unseen = tuple(sorted([each for each in g.unseen if each != code]))
        g.codes = put(g.codes, room, code)
    g.dark &= ~(1 << room)
    g.tell(RoomRevealed(seat, room, code), cites=cites)
    was, g.resolving = g.resolving, True  # one step: nothing is played in between
    turn = yield from choose(g, seat, HOW_TO_TURN, range(4), about=room)
    g.resolving = was
    g.turns = put(g.turns, room, turn)
    g.tell(RoomTurned(room, turn), cites="BR-CPO-02")
    for _ in range(rooms()[code].research):
        token = yield from draw_one(g, ())
        if not token:
            break
        g.room_research = put(g.room_research, room, tuple(sorted((*g.room_research[room], token))))
    if g.room_research[room]:
        g.tell(ResearchLaid(room, len(g.room_research[room])), cites="BR-REVEAL-04")


def turn_room(g: Breach, seat: Seat, room: int, cites: Cites) -> Script[None]:
    """Change a revealed room's orientation; Breaches stay where they are (BR-CPO-03, BR-CPO-04)."""
    turn = yield from choose(g, seat, HOW_TO_TURN, lambda: [n for n in range(4) if n != g.turns[room]], about=room)
    g.turns = put(g.turns, room, turn)
    g.tell(RoomTurned(room, turn), cites=cites)


def darken(g: Breach, room: int, cites: Cites) -> None:
    """Turn a room dark: models, Viruses and Breaches stay, Research is discarded (BR-CPS-08 to BR-CPS-10)."""
    g.dark |= 1 << room
    g.research_gone = tuple(sorted((*g.research_gone, *g.room_research[room])))
    if g.room_research[room]:
        g.barrier()
    g.room_research = put(g.room_research, room, ())
    g.tell(RoomDarkened(room), cites=cites)


# Breaches


def open_borders(g: Breach, room: int = NOWHERE) -> list[int]:
    """The borders that a Breach may be put on, all or those of a room (BR-BREACH-02); none from an empty deck."""
    taken = {place for place, _ in g.breaches}
    found = [i for i, pair in enumerate(g.grid.borders) if i not in taken and (room == NOWHERE or room in pair)]
    return found if g.breach_deck else []


def put_breach(g: Breach, border: int, cites: Cites) -> None:
    """Put the top card of the Breach deck on a border, its front up (BR-BREACH-01)."""
    g.breach_deck -= 1
    g.breaches = tuple(sorted((*g.breaches, (border, False))))
    g.tell(BreachOpened(border), cites=cites)


def wear_breach(g: Breach, a: int, b: int) -> None:
    """A Breach crossed with MP turns to its back, then goes under the deck (BR-BREACH-06, BR-BREACH-07)."""
    back = breach_at(g, a, b)
    if back is None:
        return
    border = g.grid.borders.index((min(a, b), max(a, b)))
    rest = [each for each in g.breaches if each[0] != border]
    g.breaches = tuple(rest if back else sorted([*rest, (border, True)]))
    g.breach_deck += back
    g.tell(BreachWorn(border, gone=back), cites="BR-BREACH-07" if back else "BR-BREACH-06")


# Models in rooms


def stand(g: Breach, seat: Seat, room: int) -> None:
    """Put an Avatar in a room; what is attached to it comes along (BR-ATTACH-04)."""
    g.set_seat(seat, room=room, last=room)
    if any(each.on == seat for each in g.ice):
        replace = msgspec.structs.replace
        g.ice = tuple([replace(each, room=room) if each.on == seat else each for each in g.ice])


def avatars_in(g: Breach, room: int) -> list[Seat]:
    """Whose Avatars stand in a room."""
    return [seat for seat, player in enumerate(g.seats) if player.room == room]
