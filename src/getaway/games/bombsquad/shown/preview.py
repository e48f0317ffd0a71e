"""Queries: what a plan would do, computed from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from getaway.games.bombsquad.operating.moving import CAMERA_COST
from getaway.games.bombsquad.shown.view import View
from getaway.games.bombsquad.table.building import FREE, building
from getaway.games.bombsquad.table.floor import targets, travel
from getaway.games.bombsquad.table.pieces import ACTION, COST, ERROR_COST, KINDS, LEVEL, MOVE, SLOTS
from getaway.games.bombsquad.table.state import UNKNOWN, mark
from getaway.kernel import Refused
from getaway.kit.grid import DIRECTIONS, NOWHERE, Direction


class Step(msgspec.Struct, frozen=True):
    """One card of a plan: where the robot is after it, and what it took off (-1 for nothing)."""

    kind: int
    robot: int
    took: int
    error: bool


class Plan(msgspec.Struct, frozen=True):
    """What a plan would do: its steps, and how many cells it costs."""

    steps: tuple[Step, ...]
    cost: int


def path(view: View, cards: Sequence[int], directions: Sequence[Direction] = ()) -> Plan:
    """The steps of these kinds of cards in this order; the directions go to the move cards in turn.

    A move card without a direction, and a card whose face isn't known, count as errors. Where several
    targets fit a card, the first is taken; roles and abilities are left out of account.
    """
    _check(cards, directions)
    table = view.table
    house = building(table.mission, epic=table.epic)
    board, robot, secured, steps = table.board, table.robot, table.secured, []
    ways, filmed = iter(directions), 0
    for kind in cards:
        took = NOWHERE
        if kind != UNKNOWN and ACTION[kind] == MOVE:
            way = next(ways, None)
            going = travel(house, board, robot, LEVEL[kind], DIRECTIONS.index(way)) if way else None
            error = going is None
            if going:
                robot, board = going.path[-1], going.board
                filmed += going.watched
        else:
            cells = targets(house, board, robot, secured, kind, keys=not table.fog) if kind != UNKNOWN else []
            error = not cells
            if cells:
                took = cells[0]
                secured = (*secured, kind)
                board = mark(board, took, FREE)
        steps.append(Step(kind, robot, took, error))
    errors = sum(step.error for step in steps)
    return Plan(tuple(steps), COST[len(steps)] + ERROR_COST * errors + CAMERA_COST * filmed)


def _check(cards: Sequence[int], directions: Sequence[Direction]) -> None:
    """Refuse what no frame holds and no robot does."""
    if len(cards) > SLOTS:
        raise Refused("BS-ACTIVATE-02", cards=len(cards))
    if any(type(kind) is not int or not UNKNOWN <= kind < KINDS for kind in cards):
        raise Refused("GT-FORM-01", verb="path", argument="cards")
    if any(way not in DIRECTIONS for way in directions):
        raise Refused("BS-OPERATE-09")
