"""What each audience sees: everything on the table and the others' hands, never its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from getaway.games.bombsquad.table.building import (
    BARRIER,
    CAMERA,
    CRATE,
    FOGGED,
    FREE,
    PARKED,
    BombToken,
    Building,
    building,
    picture,
)
from getaway.games.bombsquad.table.clues import NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import ACTION, DECK, DISARM_BOMB, LEVEL, OPEN_DOOR, RESCUE_HOSTAGE, SLOTS
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad, Table, dealt_kinds, kinds, lifted, places
from getaway.games.bombsquad.table.tokens import laid_at
from getaway.games.bombsquad.timers.clocks import NOT_RUNNING, armed
from getaway.kernel import SPECTATOR, Seat, once
from getaway.kit.grid import DIRECTIONS, Direction

OPEN = tuple(name for name in Table.__struct_fields__ if name != "tape")
"""The names of everything that is open."""


Piece: TypeAlias = Literal[
    "hostage", "door", "bomb", "barrier", "crate", "camera", "plate", "sliding_door", "hidden", "robot"
]
"""What a token is."""


class TokenView(msgspec.Struct, frozen=True):
    """A token on the building."""

    what: Piece
    level: int
    cell: int
    letter: str = ""
    facing: Direction | Literal[""] = ""


class CardView(msgspec.Struct, frozen=True):
    """A card as this audience sees it, with what clues leave possible of it (colour bits, then action bits)."""

    kind: int
    hint: int


Faces = tuple[tuple[CardView, ...], tuple[CardView, ...]]
"""A hand from behind, then from the front."""


class ClockView(msgspec.Struct, frozen=True):
    """A bomb's countdown: when it explodes, in elapsed milliseconds, or -1 while it doesn't run."""

    letter: str
    due: int


class Memory(msgspec.Struct, frozen=True):
    """Card by card, in every zone: the kind where this seat ever saw it, and which seats did."""

    draw: tuple[int, ...]
    discards: tuple[int, ...]
    frame: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    seen: tuple[tuple[int, ...], ...]
    hints: tuple[tuple[int, ...], ...]
    lies: tuple[int, ...]
    """By space of a hostage or bomb: the token that was turned up there, in Fog of War."""


class View(msgspec.Struct, frozen=True):
    """The whole table as one audience sees it."""

    seat: int
    table: Table
    """Everything that is open, as in the state."""
    picture: str
    tokens: tuple[TokenView, ...]
    clocks: tuple[ClockView, ...]
    hands: tuple[tuple[CardView, ...], ...]
    frame: tuple[CardView, ...]
    free_slots: int
    draw: int
    discards: int
    top_discard: int
    memory: Memory | None = None
    """With the memory aid: what this seat has already seen."""


def view(g: BombSquad, seat: Seat) -> View:
    """Build the view from what this audience may see, piece by piece; both batteries are open (BS-COMP-06)."""
    seen, hands, frames = for_all(g)
    return msgspec.structs.replace(
        seen,
        seat=seat,
        hands=tuple([hand[sees(g, holder, seat)] for holder, hand in enumerate(hands)]),
        frame=frames[sees_frame(g, seat)],
        memory=memory(g, seat) if g.memory_aid else None,
    )


def open_view(g: BombSquad) -> View:
    """The table with every hand and every programmed card face up."""
    return msgspec.structs.replace(
        view(g, SPECTATOR),
        hands=tuple([shown for _, shown in for_all(g).hands]),
        frame=card_views(tuple(g.frame), g.hints, shown=True),
    )


# What several audiences see alike is built once for all of them.


class ForAll(NamedTuple):
    """What is built once for all audiences: a view without any card, each hand, and the frame."""

    seen: View
    hands: tuple[Faces, ...]
    """`sees` decides who sees which face."""
    frames: Faces
    """As everyone sees it, and as `sees_frame` says."""


@once
def for_all(g: BombSquad) -> ForAll:
    """What is open, and both faces of what is not."""
    seen = View(
        seat=SPECTATOR,
        table=Table(**{name: getattr(g, name) for name in OPEN}),
        picture=drawn(g.mission, g.epic, g.board, g.robot),
        tokens=tokens(g.mission, g.epic, g.board, g.lies),
        clocks=clocks(g),
        hands=(),
        frame=(),
        free_slots=SLOTS - len(g.frame),
        draw=len(g.draw),
        discards=len(g.discards),
        top_discard=DECK[g.discards[-1]] if g.discards else UNKNOWN,
    )
    hands = [(card_views(hand, g.hints, False), card_views(hand, g.hints, True)) for hand in g.hands]
    slots = range(len(g.frame))
    frames = tuple([slot_view(g, slot) for slot in slots]), card_views(tuple(g.frame), g.hints, True)
    return ForAll(seen, tuple(hands), frames)


def clocks(g: BombSquad) -> tuple[ClockView, ...]:
    """When each bomb goes off."""
    return tuple([ClockView(bomb.letter, g.due[i] if g.due else NOT_RUNNING) for i, bomb in armed(g)])


@lru_cache(maxsize=1024)
def drawn(mission: str, epic: bool, board: bytes, robot: int) -> str:
    """The building drawn in text."""
    return picture(building(mission, epic=epic), board, robot)


OTHER_TOKENS: Final[dict[int, Piece]] = {
    BARRIER: "barrier",
    CRATE: "crate",
    CAMERA: "camera",
    PARKED: "robot",
    FOGGED: "hidden",
}
WORKED_ON: Final[dict[int, Piece]] = {OPEN_DOOR: "door", RESCUE_HOSTAGE: "hostage", DISARM_BOMB: "bomb"}
"""By the action of a card, the token that it takes off."""


@lru_cache(maxsize=1024)
def tokens(mission: str, epic: bool, board: bytes, lies: tuple[int, ...]) -> tuple[TokenView, ...]:
    """The plates and sliding doors of the floor, then what stands on the building, maybe on one of them."""
    house = building(mission, epic=epic)
    standing = [token_view(house, lies, cell, code) for cell, code in enumerate(board) if code != FREE]
    plates = [TokenView("plate", plate.level, plate.cell) for plate in house.plates]
    doors = [TokenView("sliding_door", door.level, door.cell) for door in house.sliding_doors]
    return (*plates, *doors, *standing)


def token_view(house: Building, lies: tuple[int, ...], cell: int, code: int) -> TokenView:
    """One token as everyone sees it; a hidden one gives nothing away (BS-FOG-01)."""
    if code == CAMERA:
        camera = next(camera for camera in house.cameras if camera.cell == cell)
        return TokenView("camera", camera.level, cell, facing=DIRECTIONS[camera.facing])
    if code in OTHER_TOKENS:
        return TokenView(OTHER_TOKENS[code], 0, cell)
    token = laid_at(house, lies, cell) if ACTION[code] == DISARM_BOMB else None
    letter = token.letter if isinstance(token, BombToken) else ""
    return TokenView(WORKED_ON[ACTION[code]], LEVEL[code], cell, letter)


def sees(g: BombSquad, holder: Seat, seat: Seat) -> bool:
    """A hand: seen by all but its holder (BS-FEATURE-04, BS-SETUP-25), a Front-liner's only by its holder (BS-ROLE-02).

    Spectators see what all seats may see. After the mission everybody sees everything.
    """
    return bool(g.is_over or (seat != SPECTATOR and g.seers(holder) >> seat & 1))


@lru_cache(maxsize=4096)
def card_views(cards: tuple[int, ...], hints: bytes, shown: bool) -> tuple[CardView, ...]:
    """Some cards, each with what the clues leave possible."""
    return tuple([CardView(DECK[card] if shown else UNKNOWN, hints[card]) for card in cards])


def sees_frame(g: BombSquad, seat: Seat) -> bool:
    """Whether all programmed cards are seen: by the role Operator (BS-ROLE-20), after the mission by everybody."""
    return bool(g.is_over or (seat != SPECTATOR and g.has_role(seat, "role_operator")))


def slot_view(g: BombSquad, slot: int) -> CardView:
    """A programmed card as everybody sees it: its face only if face up (BS-PROGRAM-03, BS-CARD-05)."""
    card = g.frame[slot]
    return CardView(DECK[card], g.hints[card]) if g.shown >> slot & 1 else CardView(UNKNOWN, NOTHING_TOLD)


def memory(g: BombSquad, seat: Seat) -> Memory:
    """What the seat saw earlier and can still use (BSX-MEMORY-01): its own hand drawn from a known pile, the frame.

    The order of the recycled pile is part of it: a seat that saw the discards knows what will be drawn.
    """
    zones = places(g)
    return Memory(
        kinds(g, g.draw, seat),
        kinds(g, g.discards, seat),
        dealt_kinds(g, g.frame, seat),
        tuple(dealt_kinds(g, hand, seat) for hand in g.hands),
        tuple(tuple(g.seen[card] for card in zone) for zone in zones),
        tuple(tuple(g.hints[card] for card in zone) for zone in zones),
        lifted(g, seat),
    )
