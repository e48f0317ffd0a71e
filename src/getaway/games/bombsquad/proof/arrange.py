"""Positions for tests and puzzles, from keywords."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from getaway.games.bombsquad.ground.robots import robots
from getaway.games.bombsquad.setup.options import begin
from getaway.games.bombsquad.table.building import CRATE, FOGGED, FREE, GLYPHS, PARKED, ROBOT_GLYPH, glyphs
from getaway.games.bombsquad.table.clues import BITS, VALUES, after_clue
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.table.tokens import standing, token_at
from getaway.games.bombsquad.timers.clocks import countdowns
from getaway.games.bombsquad.turn.program import lookers
from getaway.games.bombsquad.variants.fog import hidden_beside
from getaway.kit.arranging import BadPosition
from getaway.kit.grid import parse

Space = tuple[int, int]


def arranged(
    players: int = 2,
    *,
    board: str | None = None,
    removed: Iterable[Space] = (),
    robot: Space | None = None,
    tile: str | None = None,
    waiting: Space | None = None,
    waiting_cells: tuple[int, int] | None = None,
    crates: Sequence[Space] | None = None,
    lies: Sequence[int] = (),
    main: int | None = None,
    reserve: int | None = None,
    hands: Sequence[Sequence[str]] = (),
    told: Sequence[tuple[int, str]] = (),
    frame: Sequence[str] = (),
    programmed_by: int = 0,
    discards: Sequence[str] = (),
    draw: Sequence[str] = (),
    active: int = 0,
    turns: int = 0,
    phase: str = "turn",
    **options: Any,  # noqa: ANN401 - as `begin` takes them
) -> BombSquad:
    """The state with these cards and tokens. Whatever you leave out is as at the start, with cards from the deck.

    Cards are named as `red_move`; `draw` names the top cards of the draw pile, top first; `discards` the pile,
    top last. `board` is the drawing of the building, `removed` the spaces whose tokens are secured. `robot` is
    where it stands, `tile` which one it is; `waiting` is where a second one stands, `waiting_cells` its main and
    reserve. `crates` are the spaces of all crates. `told` lists clues that were given before: a seat, and the colour or
    action type of some of its cards. `lies` gives, in Fog of War, the token of each space of a hostage
    or bomb, as places in the list of hostages and bombs.
    """
    g = begin(players, {**options, "robot": tile})
    g.phase, g.active, g.first, g.turns = phase, active, active, turns
    g.due = countdowns(g)
    g.main = g.main if main is None else main
    g.reserve = g.reserve if reserve is None else reserve
    _mix(g, lies)
    if board is not None:
        _from_drawing(g, board)
    if robot is not None:
        g.robot = g.building.grid.cell(*robot)
    _stand_waiting(g, waiting, waiting_cells)
    if crates is not None:
        _stack(g, crates)
    for space in removed:
        _secure(g, g.building.grid.cell(*space))
    _hide(g)
    _deal_out(g, hands, frame, discards, draw)
    _who_saw_what(g, programmed_by)
    for seat, value in told:
        _point_out(g, seat, value)
    if phase in ("order", "operate"):
        g.shown = (1 << len(g.frame)) - 1
    return g


def _from_drawing(g: BombSquad, drawing: str) -> None:
    """Tokens of the mission that aren't drawn are secured; the robot stands where it is drawn."""
    grid, drawn = parse(drawing)
    if grid != g.building.grid:
        raise BadPosition("the drawing's walls are not those of the mission")
    if list(drawn.values()).count(ROBOT_GLYPH) > 1:
        raise BadPosition("the drawing has more than one robot")
    here = glyphs(g.building, g.board)
    for cell, code in enumerate(g.board):
        glyph, own = drawn.get(cell, GLYPHS[FREE]), here.get(cell, GLYPHS[FREE])
        if glyph not in (GLYPHS[FREE], own, ROBOT_GLYPH):
            raise BadPosition(f"the mission has no {glyph} at {grid.at(cell)}")
        if glyph == ROBOT_GLYPH:
            g.robot = cell
        if code != FREE and glyph != own:
            _secure(g, cell)


def _secure(g: BombSquad, cell: int) -> None:
    g.secured = (*g.secured, g.board[cell])
    _put_on(g, cell, FREE)


def _put_on(g: BombSquad, cell: int, code: int) -> None:
    g.board = mark(g.board, cell, code)


def _stand_waiting(g: BombSquad, waiting: Space | None, cells: tuple[int, int] | None) -> None:
    """The second robot on its space."""
    if g.parked is None:
        return
    if waiting is None or g.robot < 0:
        raise BadPosition("two robots need their spaces: robot and waiting")
    main, reserve = cells or (g.parked.main, g.parked.reserve)
    g.parked = msgspec.structs.replace(g.parked, cell=g.building.grid.cell(*waiting), main=main, reserve=reserve)
    _put_on(g, g.parked.cell, PARKED)


def _stack(g: BombSquad, crates: Sequence[Space]) -> None:
    """The crates on these spaces and no others."""
    for cell in [cell for cell, code in enumerate(g.board) if code == CRATE]:
        _put_on(g, cell, FREE)
    for space in crates:
        _put_on(g, g.building.grid.cell(*space), CRATE)


def _mix(g: BombSquad, lies: Sequence[int]) -> None:
    """In Fog of War, the tokens on their spaces; those of the mission where nothing else is said."""
    if not g.fog:
        return
    spaces = g.building.token_spaces
    g.lies = tuple(lies) or tuple(range(len(spaces)))
    for cell in spaces:
        _put_on(g, cell, token_at(g, cell).code)


def _hide(g: BombSquad) -> None:
    """In Fog of War, every token that no robot stands next to is hidden (BS-FOG-04)."""
    if not g.fog:
        return
    left = standing(g)
    for cell in g.building.token_spaces:
        if token_at(g, cell) in left:
            _put_on(g, cell, FOGGED)
    for cell in [cell for robot in robots(g) for cell in hidden_beside(g, robot)]:
        _put_on(g, cell, token_at(g, cell).code)


def _deal_out(
    g: BombSquad,
    hands: Sequence[Sequence[str]],
    frame: Sequence[str],
    discards: Sequence[str],
    draw: Sequence[str],
) -> None:
    """Take the named cards from the deck, then fill the hands and the draw pile with the rest."""
    left = list(range(len(DECK)))

    def take(names: Sequence[str]) -> tuple[int, ...]:
        taken = []
        for name in names:
            card = next((card for card in left if CARD_KEYS[DECK[card]] == name), None)
            if card is None:
                raise BadPosition(f"no {name} left in the deck")
            left.remove(card)
            taken.append(card)
        return tuple(taken)

    g.frame, g.discards, top = take(frame), take(discards), take(draw)
    named = [take(hands[seat]) if seat < len(hands) else () for seat in range(g.players)]
    spread = left[::7] + [card for i, card in enumerate(left) if i % 7]
    for seat, hand in enumerate(named):
        missing = max(0, g.hand_size(seat) - len(hand))
        named[seat] = hand + tuple(spread[:missing])
        spread = spread[missing:]
    g.hands = tuple(named)
    g.draw = top + tuple(spread)


def _point_out(g: BombSquad, seat: int, value: str) -> None:
    """A clue about the cards of a hand (BS-INFO-03)."""
    if value not in VALUES:
        raise BadPosition(f"{value} is neither a colour nor an action type")
    bit = 1 << VALUES.index(value)
    for card in g.hands[seat]:
        g.hints = mark(g.hints, card, after_clue(g.hints[card], BITS[card], bit))


def _who_saw_what(g: BombSquad, programmed_by: int) -> None:
    """Hands are seen by all but their holders, piles of discards by all, programmed cards as the hand was."""
    seen = bytearray(len(DECK))
    for seat, hand in enumerate(g.hands):
        for card in hand:
            seen[card] = g.seers(seat)
    up = g.face_up or g.phase in ("order", "operate")
    for card in g.frame:
        seen[card] = g.everybody if up else g.seers(programmed_by) | lookers(g)
    for card in g.discards:
        seen[card] = g.everybody
    g.seen = bytes(seen)
    if g.face_up:
        g.shown = (1 << len(g.frame)) - 1
