"""The best program that the cards on the frame and in the hands allow: a beam search in the order of execution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from getaway.games.bombsquad.activation.activate import FEW_CARDS
from getaway.games.bombsquad.operating.moving import CAMERA_COST
from getaway.games.bombsquad.table.pieces import COST, ERROR_COST, SLOTS
from getaway.solve.bombsquad.outlook import NO_WAY, Card, Outlook

WIDTH = 40
PROGRESS = 2.6
"""What a card's worth of progress counts, in turns: more than the card's own turn and cells."""
FINISHED = 5.0
A_CELL = 0.5
"""What a cell counts, in turns: a right call of both attributes recharges two."""

Counts = tuple[int, ...]
"""By kind, how many cards."""


class Program(NamedTuple):
    """Cards in the order they are to be carried out; `added` are those still in the hands."""

    worth: float
    cards: tuple[Card, ...]
    added: tuple[int, ...]
    idle: int
    """How many cards on the frame it has no use for."""
    cells: int
    left: float
    """The price from where it ends to the end."""
    ends: bool
    """Whether it disarms the last bomb: then no card after it runs, and none is an error."""


class _Node(NamedTuple):
    board: int
    robot: int
    frame: Counts
    hands: Counts
    cards: tuple[Card, ...]
    added: tuple[int, ...]


def best_program(
    outlook: Outlook, board: int, robot: int, frame: Sequence[int], hands: Sequence[int], purse: int
) -> Program:
    """The most worthwhile program from here; `frame` and `hands` list kinds of cards, `purse` the cells to spend."""
    first = _Node(board, robot, _counted(frame), _counted(hands), (), ())
    start = outlook.price[board][robot]
    beam, judged = [first], [_judged(outlook, first, start)]
    for _ in range(SLOTS):
        beam = _next(outlook, beam)
        judged += [_judged(outlook, node, start) for node in beam]
    return max(judged, key=lambda program: (program.cells <= purse, program.worth))


def _counted(kinds: Sequence[int]) -> Counts:
    return tuple([list(kinds).count(kind) for kind in range(12)])


def _next(outlook: Outlook, beam: list[_Node]) -> list[_Node]:
    """Every node with one more card, the most promising of each place and hand."""
    after: dict[tuple[int, int, Counts, Counts], _Node] = {}
    for node in beam:
        for card in outlook.cards[node.board][node.robot]:
            grown = _with(node, card)
            if grown is not None:
                after.setdefault(grown[:4], grown)
    return sorted(after.values(), key=lambda node: _promise(outlook, node))[:WIDTH]


def _promise(outlook: Outlook, node: _Node) -> float:
    return PROGRESS * outlook.price[node.board][node.robot] + len(node.added)


def _with(node: _Node, card: Card) -> _Node | None:
    """The node after one more card, from the frame if it is there, else from a hand; None if no one has it."""
    kind = card.kind
    if card.far and any(earlier.far for earlier in node.cards):
        return None  # once per activation (BSX-ROBOT-03)
    cards = (*node.cards, card)
    if node.frame[kind]:
        return _Node(card.board, card.robot, _less(node.frame, kind), node.hands, cards, node.added)
    if not node.hands[kind] or len(cards) + sum(node.frame) > SLOTS:
        return None
    return _Node(card.board, card.robot, node.frame, _less(node.hands, kind), cards, (*node.added, kind))


def _less(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def _judged(outlook: Outlook, node: _Node, start: float) -> Program:
    """What a program is worth: progress, less its turns, its cells and the errors of the cards it can't use."""
    idle = sum(node.frame)
    left = outlook.price[node.board][node.robot]
    total = len(node.cards) + idle
    ends = not left and outlook.ends
    errors = 0 if ends else max(0, idle - (total <= FEW_CARDS))
    dropped = min(idle, 1 if total <= FEW_CARDS else 0)
    cells = COST[total - dropped] + ERROR_COST * errors + CAMERA_COST * sum(card.watched for card in node.cards)
    worth = PROGRESS * (start - left) - len(node.added) - A_CELL * cells + (FINISHED if ends else 0)
    return Program(worth if left < NO_WAY else -NO_WAY, node.cards, node.added, idle, cells, left, ends)
