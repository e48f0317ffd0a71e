"""The query `rehearse`: what an order of the cards on the frame would do, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from getaway.games.bombsquad.activation.activate import activation_cost
from getaway.games.bombsquad.operating.card import why_failed
from getaway.games.bombsquad.operating.moving import CAMERA_COST, way_of
from getaway.games.bombsquad.operating.working import fitting
from getaway.games.bombsquad.shown.reasons import Reason, why_no_work, why_not_further
from getaway.games.bombsquad.shown.view import OPEN, TokenView, View
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.floor import Travel, fits
from getaway.games.bombsquad.table.pieces import ACTION, DECK, DISARM_BOMB, ERROR_COST, MOVE
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad, mark
from getaway.games.bombsquad.variants.fog import hidden_beside
from getaway.kernel import Refused, Wish
from getaway.kit.grid import DIRECTIONS, NOWHERE, Direction


class Way(msgspec.Struct, frozen=True):
    """A direction in which a move card can be carried out, and the space it ends on."""

    direction: Direction
    cell: int
    filmed: bool


class Act(msgspec.Struct, frozen=True):
    """What one card would do: where the robot goes, what it takes off, or by which rule it fails.

    `how` is `done`, `error`, `open` for a move without a direction, or `unknown` for a face no one has turned up.
    """

    slot: int
    kind: int
    how: Literal["done", "error", "open", "unknown"]
    start: int
    cells: tuple[int, ...] = ()
    took: int = NOWHERE
    direction: Direction | Literal[""] = ""
    clause: str = ""
    misfit: int = NOWHERE
    """Where a card fails, the space next to the robot of what it would work on by another rule or colour."""
    reason: Reason | None = None
    """Why it fails."""
    filmed: bool = False
    ways: tuple[Way, ...] = ()


class Rehearsal(msgspec.Struct, frozen=True):
    """The cards up to the first that is left open or ends the mission, and the batteries after all of them."""

    acts: tuple[Act, ...]
    cost: int
    errors: int
    main: int
    reserve: int
    short: int
    """The cells that would be missing: the mission, or the robot, would end."""
    secured: tuple[TokenView, ...] = ()
    """What these cards take off the building, in order."""
    ends: bool = False
    """Whether they disarm the last bomb: then no card after it runs."""


def rehearse(view: View, slots: Sequence[int], directions: Sequence[Direction | Literal[""]] = ()) -> Rehearsal:
    """What these slots would do in this order; a direction stands at the place of its card, or nothing.

    Of several targets the first is taken. What the fog hides stays hidden.
    """
    _check(view, slots, directions)
    ways: list[Direction | Literal[""]] = list(directions) + [""] * (len(slots) - len(directions))
    g, acts = in_thought(view), []
    for slot, direction in zip(slots, ways, strict=True):
        acts.append(_act(g, view, slot, direction))
        if acts[-1].how == "open" or is_last_bomb(g, view):
            break
    errors = sum(act.how == "error" for act in acts)
    filmed = sum(act.filmed for act in acts)
    begun = view.table.phase == "operate"
    cost = (0 if begun else activation_cost(g, len(slots))) + ERROR_COST * errors + CAMERA_COST * filmed
    main = max(0, g.main - cost)
    reserve = g.reserve - (cost - (g.main - main))
    batteries = (main, max(0, reserve), max(0, -reserve))
    return Rehearsal(tuple(acts), cost, errors, *batteries, taken_off(view, acts), is_last_bomb(g, view))


def taken_off(view: View, acts: Sequence[Act]) -> tuple[TokenView, ...]:
    """The tokens that these acts take off, as the view shows them."""
    standing = {token.cell: token for token in view.tokens if token.what in ("door", "hostage", "bomb")}
    return tuple([standing[act.took] for act in acts if act.took != NOWHERE])


def is_last_bomb(g: BombSquad, view: View) -> bool:
    """Whether every bomb that was armed is disarmed by now, which ends the mission (BS-END-02)."""
    disarmed = g.secured[len(view.table.secured) :]
    return bool(view.clocks) and sum(ACTION[code] == DISARM_BOMB for code in disarmed) == len(view.clocks)


def _check(view: View, slots: Sequence[int], directions: Sequence[Direction | Literal[""]]) -> None:
    """Refuse slots the frame hasn't, twice the same one, and directions no robot goes."""
    if any(type(slot) is not int or not 0 <= slot < len(view.frame) for slot in slots) or len({*slots}) < len(slots):
        raise Refused("BS-ACTIVATE-05")
    if any(way not in ("", *DIRECTIONS) for way in directions) or len(directions) > len(slots):
        raise Refused("BS-OPERATE-09")


def in_thought(view: View) -> BombSquad:
    """A state with everything that is open, to try the rules on."""
    return BombSquad(**{name: getattr(view.table, name) for name in OPEN}, draw=())


def _act(g: BombSquad, view: View, slot: int, direction: Direction | Literal[""]) -> Act:
    """Carry out one card on the copied state."""
    kind = view.frame[slot].kind
    if kind == UNKNOWN:
        return Act(slot, kind, "unknown", g.robot)
    g.frame, g.step = (DECK.index(kind),), 0
    return _move(g, slot, kind, direction) if ACTION[kind] == MOVE else _work(g, slot, kind)


def _move(g: BombSquad, slot: int, kind: int, direction: Direction | Literal[""]) -> Act:
    start = g.robot
    if not direction:
        return Act(slot, kind, "open", start, ways=_ways(g))
    way = way_of(g, Wish("go", direction=direction))
    if way is None:
        reason = why_not_further(g, direction)
        return Act(slot, kind, "error", start, direction=direction, clause="BS-OPERATE-13", reason=reason)
    g.board, g.robot = way.board, way.path[-1]
    return Act(slot, kind, "done", start, way.path, direction=direction, filmed=way.watched)


def _ways(g: BombSquad) -> tuple[Way, ...]:
    """The directions in which the running move card can be completed."""
    found: list[tuple[Direction, Travel | None]] = [(way, way_of(g, Wish("go", direction=way))) for way in DIRECTIONS]
    return tuple([Way(direction, way.path[-1], way.watched) for direction, way in found if way])


def _work(g: BombSquad, slot: int, kind: int) -> Act:
    cells = fitting(g)
    if cells:
        g.reached_far = g.reached_far or cells[0] not in g.building.grid.neighbours[g.robot]  # BSX-ROBOT-03
        g.secured = (*g.secured, g.board[cells[0]])
        g.board = mark(g.board, cells[0], FREE)
        return Act(slot, kind, "done", g.robot, took=cells[0])
    if hidden_beside(g, g.robot):
        return Act(slot, kind, "unknown", g.robot)
    misfit, clause = _misfit(g, kind), why_failed(g, kind)
    return Act(slot, kind, "error", g.robot, clause=clause, misfit=misfit, reason=why_no_work(clause, kind, misfit))


def _misfit(g: BombSquad, kind: int) -> int:
    """The space next to the robot with something of the card's action type, its colour first."""
    around = [cell for cell in g.building.grid.neighbours[g.robot] if cell != NOWHERE]
    alike = [cell for cell in around if fits(g.board[cell], kind, any_colour=True)]
    return min(alike, key=lambda cell: g.board[cell] != kind, default=NOWHERE)
