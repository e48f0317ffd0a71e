"""How the person sees the building: where the robot can go, what to do next, and which cards that takes.

The person goes for the bomb whose time is up first, sees which doors and keys are in the way, and fetches hostages
for which there's time. Of several ways it likes those for which it sees cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from getaway.games.bombsquad.table.building import BARRIER, CAMERA, FREE, PARKED, building
from getaway.games.bombsquad.table.floor import targets, travel
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    DECK,
    KINDS,
    LEVEL,
    LEVELS,
    MOVE,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
    ROBOTS,
    kind_of,
)
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.timers.clocks import elapsed
from getaway.kernel import Seat
from getaway.kit.grid import DIRECTIONS, NOWHERE

AHEAD: Final = 9
"""How many cards it thinks ahead."""
TURNS_A_CARD: Final = 3.5
"""How many turns it reckons with for a card."""
DETOUR: Final = 5
"""How many cards it goes out of the way for a hostage while another bomb comes later."""
A_SPACE, A_TOKEN = 0.6, 1.0
"""How many cards it reckons with for a space that is far away, and for a token in the way."""
ON_FRAME, SEEN, UNSEEN = 0.8, 1.0, 1.8
"""How it likes a card for a way: one on the frame, one it sees or knows, and one it doesn't see."""
PUSHED, FILMED = 0.5, 2.0
"""What it counts against a way, in cards: pushing a crate, and being filmed."""
MOST_SPOTS: Final = 400
FAR: Final = 1e6


class Spot(NamedTuple):
    """Where the robot is and what the board looks like then."""

    robot: int
    board: bytes


class Way(NamedTuple):
    """The cards to something that can be worked on, how it likes them, where they lead, and what is worked on."""

    cards: tuple[int, ...]
    liked: float
    spot: Spot
    cell: int


Liking = tuple[float, ...]
"""By kind, what a card counts."""


def liking(g: BombSquad, seat: Seat, known: list[int]) -> Liking:
    """What a card of each kind counts for a seat that knows these own cards."""
    frame = {DECK[card] for card in g.frame}
    seen = {*known, *[DECK[card] for other, hand in enumerate(g.hands) if other != seat for card in hand]}
    return tuple([ON_FRAME if kind in frame else SEEN if kind in seen else UNSEEN for kind in range(KINDS)])


def plan_of(g: BombSquad, liked: Liking) -> list[int]:
    """The kinds of the next cards: to the next thing to do, from there to the one after it, and so on."""
    here, cards = Spot(g.robot, g.board), list[int]()
    while len(cards) < AHEAD:
        way = next_way(g, here, liked, len(cards))
        if way is None:
            break
        here = way.spot
        cards += way.cards
    return cards[:AHEAD]


def next_way(g: BombSquad, here: Spot, liked: Liking, spent: int = 0) -> Way | None:
    """The way to the next thing to do, with `spent` cards already planned."""
    goals = list(goals_from(g, here, spent))
    cells = [_first_on(g, here, goal) for goal in goals]
    ways = (_way_to(g, here, cell, liked) for cell in dict.fromkeys([*cells, *goals]))
    return next((way for way in ways if way is not None), None)


def goals_from(g: BombSquad, here: Spot, spent: int = 0) -> Iterator[int]:
    """What it wants to come to, first things first: the hostages for which there's time, then the bombs, the rest."""
    bombs = [b.cell for b in sorted(g.building.bombs, key=lambda b: b.time) if here.board[b.cell] == b.code]
    hostages = [token.cell for token in g.building.hostages if here.board[token.cell] == token.code]
    if not bombs:
        return
    to_bomb = distances(g, bombs[0], here.board)
    far = {cell: distances(g, cell, here.board)[here.robot] for cell in hostages}
    extra = {cell: far[cell] + to_bomb[cell] - to_bomb[here.robot] for cell in hostages}
    left = _turns_left(g, bombs[0]) / TURNS_A_CARD - spent - to_bomb[here.robot]
    most = left if len(bombs) == 1 else min(left, DETOUR)
    yield from sorted([cell for cell in hostages if extra[cell] <= most], key=lambda cell: (extra[cell], far[cell]))
    yield from bombs
    yield from sorted(hostages, key=lambda cell: far[cell])


def _turns_left(g: BombSquad, cell: int) -> float:
    """How many turns there are until a bomb goes off, at the pace of the table so far."""
    bomb = next(i for i, bomb in enumerate(g.building.bombs) if bomb.cell == cell)
    if not g.due or g.due[bomb] < 0:
        return FAR
    passed = elapsed(g, g.now)
    each = g.turn_time or (passed / g.turns if g.turns else 0) or 1
    return max(0.0, (g.due[bomb] - passed) / each)


def _first_on(g: BombSquad, here: Spot, goal: int) -> int:
    """The first thing to be worked on for coming to a space; for a door without a key, the key."""
    for _ in LEVELS:
        cell = _obstacle(g, here, goal)
        code = here.board[cell]
        if g.fog or code >= KINDS or ACTION[code] != OPEN_DOOR:
            return cell
        key = kind_of(RESCUE_HOSTAGE, LEVEL[code])
        rescued = (*g.secured, *[c for at, c in enumerate(g.building.board) if c and not here.board[at]])
        if key in rescued:
            return cell
        keys = [at for at, c in enumerate(here.board) if c == key]
        if not keys:
            return cell
        goal = min(keys, key=lambda at: distances(g, at, here.board)[here.robot])
    return goal


def _obstacle(g: BombSquad, here: Spot, goal: int) -> int:
    """The first token on the way to a space, as the crow flies round walls."""
    to_goal, cell, seen = distances(g, goal, here.board), here.robot, set[int]()
    while cell != goal and cell not in seen:
        seen.add(cell)
        near = [other for other in g.building.grid.neighbours[cell] if other != NOWHERE and to_goal[other] < FAR]
        if not near:
            return goal
        cell = min(near, key=lambda other: to_goal[other] + _hindrance(here.board[other], other == goal))
        if FREE < here.board[cell] < KINDS:
            return cell
    return goal


def distances(g: BombSquad, start: int, board: bytes) -> list[float]:
    """About how many cards it takes from one space to every other, tokens on the way included."""
    return _distances_on(g.mission, g.epic, start, board)


@lru_cache(maxsize=2048)
def _distances_on(mission: str, epic: bool, start: int, board: bytes) -> list[float]:
    near, far = building(mission, epic=epic).grid.neighbours, [FAR] * len(board)
    far[start], queue = 0.0, [(0.0, start)]
    while queue:
        cost, cell = heappop(queue)
        here = cost + (_hindrance(board[cell], cell == start) if cell != start else 0)
        if cost > far[cell] or here >= FAR:
            continue
        for other in near[cell]:
            if other != NOWHERE and here + A_SPACE < far[other]:
                far[other] = here + A_SPACE
                heappush(queue, (far[other], other))
    return far


def _hindrance(code: int, is_goal: bool) -> float:
    """What a token on the way costs."""
    if code == FREE or is_goal:
        return 0.0
    return FAR if code in (BARRIER, CAMERA, PARKED) else A_TOKEN


# Single things


def _way_to(g: BombSquad, here: Spot, cell: int, liked: Liking) -> Way | None:
    """The way it likes best to something that can be worked on."""
    kind, best = here.board[cell], None
    if not FREE < kind < KINDS:
        return None
    for spot, (cards, cost) in _moves_on(g.mission, g.epic, here, pushes(g), liked[: len(LEVELS)]).items():
        near = cell in g.building.grid.neighbours[spot.robot]
        if near and (best is None or cost + liked[kind] < best.liked) and cell in works(g, spot, kind):
            after = Spot(spot.robot, mark(spot.board, cell, FREE))
            best = Way((*cards, kind), cost + liked[kind], after, cell)
    return best


def works(g: BombSquad, here: Spot, kind: int) -> list[int]:
    """The spaces that a card can work on from here."""
    keys = [code for cell, code in enumerate(g.building.board) if code and not here.board[cell]]
    return targets(g.building, here.board, here.robot, (*g.secured, *keys), kind, keys=not g.fog)


def pushes(g: BombSquad) -> int:
    """How many crates in a row the robot pushes."""
    return 2 if ROBOTS[g.robot_tile].ability == "heavy_push" else 1


@lru_cache(maxsize=2048)
def _moves_on(
    mission: str, epic: bool, here: Spot, strength: int, liked: Liking
) -> dict[Spot, tuple[tuple[int, ...], float]]:
    """Where the robot can go, pushing crates if it must, with the cards and how it likes them."""
    house, ticket = building(mission, epic=epic), count()
    found: dict[Spot, tuple[tuple[int, ...], float]] = {here: ((), 0.0)}
    queue = [(0.0, next(ticket), here)]
    while queue and len(found) < MOST_SPOTS:
        cost, _, spot = heappop(queue)
        cards, known = found[spot]
        if cost > known:
            continue
        for way in range(len(DIRECTIONS)):
            for level in LEVELS:
                going = travel(house, spot.board, spot.robot, level, way, pushes=strength)
                if going is None:
                    continue
                there = Spot(going.path[-1], going.board)
                more = cost + liked[level - 1] + PUSHED * (going.board != spot.board) + FILMED * going.watched
                if there not in found or more < found[there][1]:
                    found[there] = ((*cards, kind_of(MOVE, level)), more)
                    heappush(queue, (more, next(ticket), there))
    return found
