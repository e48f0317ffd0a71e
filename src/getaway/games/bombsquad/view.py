"""What each audience sees: everything on the table, the others' hands, never one's own."""

from __future__ import annotations

import msgspec

from getaway.games.bombsquad.building import picture
from getaway.games.bombsquad.clocks import NOT_RUNNING, armed
from getaway.games.bombsquad.model import UNKNOWN, BombSquad, kinds
from getaway.games.bombsquad.pieces import ACTION, ACTIONS, DECK, LEVEL, SLOTS
from getaway.kernel import SPECTATOR, Seat, secrecy

PUBLIC = tuple(name for name, part in secrecy(BombSquad).items() if part and part.known is None)


class Table(msgspec.Struct, frozen=True):
    """Every public field of the state, under its own name."""

    players: int
    mission: str
    epic: bool
    robot_tile: str
    clock: str
    turn_time: int
    single_timer: bool
    face_up: bool
    empty_clues: bool
    mishaps: bool
    first: int
    phase: str
    active: int
    turns: int
    started_at: int
    due: tuple[int, ...]
    step: int
    owes_draw: bool
    cause: str
    exploded: str
    board: bytes
    robot: int
    main: int
    reserve: int
    secured: tuple[int, ...]
    shown: int


class TokenView(msgspec.Struct, frozen=True):
    """A token on the building."""

    what: str
    level: int
    cell: int
    letter: str = ""


class CardView(msgspec.Struct, frozen=True):
    """A card as this audience sees it, with what clues leave possible of it (colour bits, then action bits)."""

    kind: int
    hint: int


class ClockView(msgspec.Struct, frozen=True):
    """A bomb's countdown: when it explodes, in elapsed milliseconds, or -1 while it does not run."""

    letter: str
    due: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one audience sees it."""

    seat: int
    table: Table
    picture: str
    tokens: tuple[TokenView, ...]
    clocks: tuple[ClockView, ...]
    hands: tuple[tuple[CardView, ...], ...]
    frame: tuple[CardView, ...]
    free_slots: int
    draw: int
    discards: int
    top_discard: int


def view(g: BombSquad, seat: Seat) -> View:
    """Build the view from what this audience may see, piece by piece."""
    return View(
        seat=seat,
        table=Table(**{name: getattr(g, name) for name in PUBLIC}),
        picture=picture(g.building.grid, g.board, g.robot),
        tokens=tokens(g),
        clocks=tuple(ClockView(bomb.letter, g.due[i] if g.due else NOT_RUNNING) for i, bomb in armed(g)),
        hands=tuple(hand_view(g, holder, seat) for holder in range(g.players)),
        frame=tuple(slot_view(g, slot) for slot in range(len(g.frame))),
        free_slots=SLOTS - len(g.frame),
        draw=len(g.draw),
        discards=len(g.discards),
        top_discard=DECK[g.discards[-1]] if g.discards else UNKNOWN,
    )


def tokens(g: BombSquad) -> tuple[TokenView, ...]:
    """The tokens on the building."""
    letters = {bomb.cell: bomb.letter for bomb in g.building.bombs}
    return tuple(
        TokenView("barrier", 0, cell)
        if code >= len(ACTION)
        else TokenView(ACTIONS[ACTION[code]].partition("_")[2], LEVEL[code], cell, letters.get(cell, ""))
        for cell, code in enumerate(g.board)
        if code
    )


def hand_view(g: BombSquad, holder: Seat, seat: Seat) -> tuple[CardView, ...]:
    """A hand: seen by all but its holder (BS-FEATURE-04, BS-SETUP-25); spectators see what all may see."""
    shown = seat not in (holder, SPECTATOR)
    return tuple(CardView(DECK[card] if shown else UNKNOWN, g.hints[card]) for card in g.hands[holder])


def slot_view(g: BombSquad, slot: int) -> CardView:
    """A programmed card: its face only while it lies face up (BS-PROGRAM-03, BS-CARD-05)."""
    card = g.frame[slot]
    return CardView(DECK[card] if g.shown >> slot & 1 else UNKNOWN, g.hints[card])


class Memory(msgspec.Struct, frozen=True):
    """Card by card, in every zone: the kind where this seat ever saw it, and which seats did."""

    draw: tuple[int, ...]
    discards: tuple[int, ...]
    frame: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    seen: tuple[tuple[int, ...], ...]
    hints: tuple[tuple[int, ...], ...]


def memory(g: BombSquad, seat: Seat) -> Memory:
    """What the seat saw earlier and can still use: its own hand drawn from a known pile, programmed cards.

    The order of the recycled pile is part of it: whoever saw the discards knows what will be drawn.
    """
    zones = (g.draw, g.discards, g.frame, *g.hands)
    return Memory(
        kinds(g, g.draw, seat),
        kinds(g, g.discards, seat),
        kinds(g, g.frame, seat),
        tuple(kinds(g, hand, seat) for hand in g.hands),
        tuple(tuple(g.seen[card] for card in zone) for zone in zones),
        tuple(tuple(g.hints[card] for card in zone) for zone in zones),
    )
