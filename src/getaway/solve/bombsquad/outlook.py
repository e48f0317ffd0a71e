"""How far it is from every space to the end, along a route whose next few steps may be reordered.

A route is a row of changes to the board. The outlook knows every board that arises when changes within a small
window are made in another order, and for each board and space the price of the cards to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from getaway.games.bombsquad.pack.steps import BOMBS, Position, Step, Task, steps, takes
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.pieces import KINDS, LEVELS

PRICE = (1.0, 1.05, 1.4, *[1.0] * (KINDS - 3))
"""What a card of each kind counts: long moves are rare."""
FILMED = 1.0
"""What being filmed counts beside it."""
NO_WAY = 1e9
WINDOW = 3

Change = tuple[tuple[int, int], ...]
"""The spaces whose code changes, each with the new one."""


class Card(NamedTuple):
    """A card carried out within the outlook."""

    kind: int
    board: int
    robot: int
    aim: int
    watched: bool
    far: bool
    """Worked on over an empty space, with a long arm."""


class Outlook:
    """The boards around a route, what each card does there, and the price to the end.

    `ends` says whether the route disarms the last bomb, which ends the mission (BS-END-02).
    """

    def __init__(
        self,
        job: Task,
        start: Position,
        route: Sequence[Step],
        window: int = WINDOW,
        prices: tuple[float, ...] = PRICE,
    ) -> None:
        self.job, self.prices = job, prices
        changes = changes_of(start[1], route)
        self.boards = _boards(start[1], changes, window)
        self.number = {board: i for i, board in enumerate(self.boards)}
        self.ends = not any(map(self.boards[-1].count, BOMBS))
        self.cards = [_Cards(self, number) for number in range(len(self.boards))]
        self.price: list[list[float]] = [[] for _ in self.boards]
        for number in reversed(range(len(self.boards))):
            self._fill(number)

    def _fill(self, number: int) -> None:
        """The prices of one board, those of all later ones being known."""
        board = self.boards[number]
        last = number == len(self.boards) - 1
        price = self.price[number] = [0.0 if last else NO_WAY] * len(board)
        if last:
            return
        free = [cell for cell, code in enumerate(board) if code == FREE]
        if self.job.house.has_moving_parts:
            back = self._fill_where_things_move(number, free)
            _spread(price, lambda cell: back.get(cell, ()))
            return
        for cell in free:
            for step in takes(self.job, cell, board):
                after = self.number.get(step.board, -1)
                if after >= number:
                    price[cell] = min(price[cell], self.prices[step.kind] + self.price[after][step.robot])
        rays = self.job.house.grid.rays
        _spread(price, lambda cell: _over_floor(board, rays[cell], self.prices))

    def _fill_where_things_move(self, number: int, free: Sequence[int]) -> dict[int, list[tuple[int, float]]]:
        """The same where things move: whatever a card does. Returns the moves that change nothing, backwards."""
        price = self.price[number]
        back: dict[int, list[tuple[int, float]]] = {cell: [] for cell in free}
        for cell in free:
            for step in steps(self.job, cell, self.boards[number]):
                after = self.number.get(step.board, -1)
                cost = self.prices[step.kind] + FILMED * step.watched
                if after == number:
                    back[step.robot].append((cell, cost))
                elif after > number:
                    price[cell] = min(price[cell], cost + self.price[after][step.robot])
        return back

    def cards_at(self, cell: int, number: int) -> list[Card]:
        """What each card does here, unless it leaves the boards of the outlook or undoes a change."""
        near, found = self.job.house.grid.neighbours[cell], []
        for step in steps(self.job, cell, self.boards[number]):
            board = self.number.get(step.board, -1)
            if board >= number:
                far = step.robot == cell and step.aim not in near
                found.append(Card(step.kind, board, step.robot, step.aim, step.watched, far))
        return found

    def to_end(self, number: int, robot: int) -> list[Card]:
        """The cheapest cards from here to the end."""
        found = []
        while self.price[number][robot] > 0:
            card = min(self.cards[number][robot], key=self.price_through)
            found.append(card)
            number, robot = card.board, card.robot
        return found

    def price_through(self, card: Card) -> float:
        """The price to the end if this card comes next."""
        return self.prices[card.kind] + FILMED * card.watched + self.price[card.board][card.robot]


class _Cards(dict[int, list[Card]]):
    """By space, what each card does on one board; worked out when it is asked for."""

    def __init__(self, outlook: Outlook, number: int) -> None:
        super().__init__()
        self.outlook, self.number = outlook, number

    def __missing__(self, cell: int) -> list[Card]:
        found = self[cell] = self.outlook.cards_at(cell, self.number)
        return found


def changes_of(board: bytes, route: Sequence[Step]) -> list[Change]:
    """What each step of a route changes on the board, where it changes anything."""
    changes = []
    for step in route:
        change = tuple((cell, new) for cell, (old, new) in enumerate(zip(board, step.board, strict=True)) if old != new)
        if change:
            changes.append(change)
        board = step.board
    return changes


def _boards(board: bytes, changes: Sequence[Change], window: int) -> list[bytes]:
    """The boards after any changes made up to `window` places early, fewest first."""
    made: dict[bytes, int] = {}
    for done in range(len(changes) + 1):
        early = changes[done + 1 : done + window]
        for bits in range(1 << len(early)):
            extra = [change for i, change in enumerate(early) if bits >> i & 1]
            made.setdefault(_changed(board, [*changes[:done], *extra]), done + len(extra))
    return sorted(made, key=lambda after: made[after])


def _changed(board: bytes, changes: Sequence[Change]) -> bytes:
    after = bytearray(board)
    for change in changes:
        for cell, code in change:
            after[cell] = code
    return bytes(after)


def _over_floor(board: bytes, rays: Sequence[Sequence[int]], prices: tuple[float, ...]) -> Iterator[tuple[int, float]]:
    """The spaces from which one move leads here, with its price; where nothing moves, a way back is as long."""
    for ray in rays:
        for cell, cost in zip(ray, prices[: LEVELS[-1]], strict=False):
            if board[cell] != FREE:
                break
            yield cell, cost


def _spread(price: list[float], back: Callable[[int], Iterable[tuple[int, float]]]) -> None:
    """Carry prices back along the moves that change nothing."""
    queue = [(cost, cell) for cell, cost in enumerate(price) if cost < NO_WAY]
    heapify(queue)
    while queue:
        cost, cell = heappop(queue)
        if cost > price[cell]:
            continue
        for other, more in back(cell):
            if cost + more < price[other]:
                price[other] = cost + more
                heappush(queue, (cost + more, other))
