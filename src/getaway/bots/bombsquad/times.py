"""How much time there is for each bomb: in turns, and in cards of a route."""

from __future__ import annotations

from typing import NamedTuple

from getaway.games.bombsquad.table.building import Building
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import NOT_RUNNING, SECOND, elapsed

PACE, PACE_KNOWN = 3.2, 2.3
"""How many turns a card of a route takes in all: at first, and once the draw pile has been turned over."""
SLOWER = {2: 1.6, 3: 1.45}
"""How much longer a small team reckons with."""
LAST, LAST_KNOWN = 2.5, 2.1
"""The same on the way to the last bomb, beside the turns to spare: there, hurry leaves hostages behind."""
LAST_SLOWER = {2: 1.15, 3: 1.1}
TO_SPARE = 10
USUAL_TURN = 8 * SECOND
Due = tuple[tuple[int, int], ...]
"""By space of a bomb, within how many cards it must be disarmed, beside those of the plan that are on the frame."""


class Bomb(NamedTuple):
    """A bomb in sight, and how many turns there are until it goes off."""

    cell: int
    turns: float


def due_by(g: BombSquad) -> Due:
    """By space of each bomb that is in sight, how many cards there is time for, beside those on the frame."""
    bombs = in_sight(g)
    if not bombs:
        return ()
    turned = all(g.seen[card] == g.everybody for card in g.draw)
    if len(bombs_left(g.building, g.board)) == 1:
        pace = (LAST_KNOWN if turned else LAST) * LAST_SLOWER.get(g.players, 1.0)
        return ((bombs[0].cell, max(0, int((bombs[0].turns - TO_SPARE) / pace))),)
    pace = (PACE_KNOWN if turned else PACE) * SLOWER.get(g.players, 1.0)
    return tuple([(bomb.cell, int(bomb.turns / pace)) for bomb in bombs])


def in_sight(g: BombSquad) -> list[Bomb]:
    """The bombs whose place and time everybody knows."""
    if not g.due or g.fog:
        return []
    left = bombs_left(g.building, g.board)
    return [
        Bomb(bomb.cell, turns_left(g, due))
        for bomb, due in zip(g.building.bombs, g.due, strict=True)
        if due != NOT_RUNNING and bomb.cell in left
    ]


def bombs_left(house: Building, board: bytes) -> list[int]:
    """The spaces of the bombs that lie open on a board, whether their time runs or not."""
    return [bomb.cell for bomb in house.bombs if board[bomb.cell] == bomb.code]


def soonest(g: BombSquad) -> Bomb | None:
    """The bomb whose time is up first."""
    return min(in_sight(g), key=lambda bomb: bomb.turns, default=None)


def urgent(due: Due) -> int:
    """The space of the bomb whose time is up first."""
    return min(due, key=lambda pair: pair[1])[0]


def turns_left(g: BombSquad, due: int) -> float:
    """How many turns there are until a moment, at the pace of the table."""
    passed = elapsed(g, g.now)
    each = g.turn_time if g.clock == "turns" else max(USUAL_TURN, passed / g.turns if g.turns else 0)
    return max(0.0, (due - passed) / each)
