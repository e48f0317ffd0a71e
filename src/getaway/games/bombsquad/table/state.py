"""The state of a Bomb Squad match. Cards are numbered 0 to 53; `DECK` gives each one's kind."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from getaway.games.bombsquad.table.building import FOGGED, Building, building
from getaway.games.bombsquad.table.clues import NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import DECK, HAND_SIZE
from getaway.kernel import SPECTATOR, Public, Seat, State, secret

UNKNOWN = -1


def kinds(g: BombSquad, cards: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The kinds of these cards as far as the seat has seen them, now or earlier."""
    seen, mask = g.seen, g.everybody if seat == SPECTATOR else 1 << seat
    return tuple([DECK[card] if seen[card] & mask == mask else UNKNOWN for card in cards])


def dealt_kinds(g: BombSquad, cards: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The kinds of cards in a hand or in the frame; after the mission everybody sees them all."""
    return tuple([DECK[card] for card in cards]) if g.is_over else kinds(g, cards, seat)


def places(g: BombSquad) -> tuple[tuple[int, ...], ...]:
    """Every zone of cards, in a fixed order."""
    return (g.draw, g.discards, g.frame, *g.hands)


def _zone(name: str) -> object:
    def known(g: BombSquad, seat: Seat) -> object:
        zone = getattr(g, name)
        if name == "hands":
            return tuple(dealt_kinds(g, hand, seat) for hand in zone)
        return (dealt_kinds if name == "frame" else kinds)(g, zone, seat)

    return secret(known)


def _by_place(name: str) -> object:
    def known(g: BombSquad, seat: Seat) -> object:  # noqa: ARG001 - the same for every seat
        marks: bytes = getattr(g, name)
        return tuple(tuple(marks[card] for card in zone) for zone in places(g))

    return secret(known)


def lifted(g: BombSquad, seat: Seat) -> tuple[int, ...]:  # noqa: ARG001 - the same for every seat
    """The tokens that the fog hid and that have been turned up."""
    spaces = g.building.token_spaces
    return tuple([UNKNOWN if g.board[cell] == FOGGED else token for cell, token in zip(spaces, g.lies, strict=False)])


class Parked(msgspec.Struct, frozen=True):
    """The robot that isn't active in Multiple Robots, with its own batteries (BS-COMP-07, BS-MULTI-05).

    One whose reserve fell below zero is `out`.
    """

    tile: str
    cell: int
    main: int
    reserve: int
    out: bool = False


class Table(State, kw_only=True):
    """Everything that is open: the table's choices, where we are, the building and the robot. Times in milliseconds."""

    # The table's choices
    mission: Public[str]
    epic: Public[bool] = False
    robot_tile: Public[str]
    clock: Public[Literal["real", "turns"]] = "real"
    turn_time: Public[int] = 8000
    single_timer: Public[bool] = False
    face_up: Public[bool] = False
    empty_clues: Public[bool] = False
    mishaps: Public[bool] = False
    memory_aid: Public[bool] = False
    role_choice: Public[str] = "none"
    fog: Public[bool] = False
    no_programming: Public[bool] = False
    first: Public[int] = -1

    # Where we are
    phase: Public[str] = "setup"
    active: Public[int] = 0
    roles: Public[tuple[str, ...]] = ()
    turns: Public[int] = 0
    started_at: Public[int] = 0
    due: Public[tuple[int, ...]] = ()
    """By bomb: the elapsed time at which it explodes; -1 while its countdown doesn't run."""
    step: Public[int] = 0
    """How many cards of the running activation have been carried out."""
    owes_draw: Public[bool] = False
    owes_bonus: Public[bool] = False
    """The Information Expert has played a card and may still give information."""
    pending: Public[int] = -1
    """The place in the hand, or the slot, that a role's question is about."""
    changed_move: Public[bool] = False
    """The Driver has changed a move card in this activation."""
    reached_far: Public[bool] = False
    """The robot has used its long arm in this activation."""
    cause: Public[str] = ""
    exploded: Public[str] = ""
    lost: Public[tuple[str, ...]] = ()
    """The letters of the bombs whose time ran out without ending the mission."""

    # The building and the robot
    board: Public[bytes]
    robot: Public[int]
    main: Public[int]
    reserve: Public[int]
    parked: Public[Parked | None] = None
    secured: Public[tuple[int, ...]] = ()
    """The codes of the tokens taken off the building, in order."""
    shown: Public[int] = 0
    """A bit for each slot of the frame whose card lies face up."""


class BombSquad(Table, kw_only=True):
    """The whole state: what is open, the cards, and what the fog hides."""

    draw: Annotated[tuple[int, ...], _zone("draw")]
    """The top card is the first."""
    discards: Annotated[tuple[int, ...], _zone("discards")] = ()
    """The top card is the last."""
    hands: Annotated[tuple[tuple[int, ...], ...], _zone("hands")] = ()
    frame: Annotated[tuple[int, ...], _zone("frame")] = ()  # type: ignore[assignment]  # the control frame; see ground.acts
    seen: Annotated[bytes, _by_place("seen")] = bytes(len(DECK))
    """By card: a bit for each seat that has seen its face and can know where it is."""
    hints: Annotated[bytes, _by_place("hints")] = bytes([NOTHING_TOLD]) * len(DECK)
    """By card: what the clues told since it was drawn leave possible."""
    lies: Annotated[tuple[int, ...], secret(lifted)] = ()
    """In Fog of War: by space of a hostage or bomb, which of the tokens lies there."""

    @property
    def everybody(self) -> int:
        """The bits of all seats."""
        return (1 << self.players) - 1

    @property
    def is_over(self) -> bool:
        """Whether the mission has ended: then no card in a hand or in the frame is hidden any more."""
        return self.phase == "over"

    @property
    def building(self) -> Building:
        """The building as the mission gives it, before anything was taken off."""
        return building(self.mission, epic=self.epic)

    def hand_size(self, seat: Seat) -> int:
        """How many cards a hand is refilled to (BS-SETUP-21, BS-SETUP-22, BS-SETUP-23).

        A Programmer has 1 more (BS-ROLE-05).
        """
        return HAND_SIZE[self.players] + self.has_role(seat, "role_programmer")

    def has_role(self, seat: Seat, role: str) -> bool:
        """Whether this seat holds this role."""
        return bool(self.roles) and self.roles[seat] == role

    def seers(self, holder: Seat) -> int:
        """The bits of the seats that see a hand: all but its holder, or only a Front-liner (BS-ROLE-02)."""
        own = 1 << holder
        return own if self.has_role(holder, "role_front_liner") else self.everybody & ~own

    def seats(self, bits: int) -> tuple[Seat, ...]:
        """The seats of these bits."""
        return tuple([seat for seat in range(self.players) if bits >> seat & 1])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats but this one."""
        return _others(self.players, seat)

    def left(self, seat: Seat) -> Seat:
        """The next seat clockwise (BS-FEATURE-01)."""
        return (seat + 1) % self.players


@cache
def _others(players: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in range(players) if other != seat])


def mark(table: bytes, place: int, value: int) -> bytes:
    """The bytes with another value at one place: a card's marks, or a space of the board."""
    return table[:place] + bytes((value,)) + table[place + 1 :]
