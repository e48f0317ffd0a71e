"""The query `desk`: what is printed on sheets, cards, tracks and the interface, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from getaway.games.breach.attack.threat import LAST
from getaway.games.breach.sheet.objectives import held
from getaway.games.breach.shown.cubes import Values, values
from getaway.games.breach.shown.seen import program
from getaway.games.breach.shown.view import View, boxes_of, developments
from getaway.games.breach.table.model import HIDDEN
from getaway.games.breach.table.parts import (
    BOXES,
    CATEGORIES,
    COLOURS,
    HAND,
    LAST_VIRUS,
    NOWHERE,
    Arrow,
    Category,
    Player,
)
from getaway.games.breach.table.pieces import Effect, avatars, ice, interface, malware, objectives, tracks
from getaway.games.breach.tokens.purchase import INFORMATION, price_of
from getaway.kernel import Seat

LOOK = 2
"""How many boxes of a track are described."""


class Due(msgspec.Struct, frozen=True):
    """One thing that a card costs or brings first: what it does, of what kind, and how much."""

    do: str
    what: str
    n: int


class Printed(msgspec.Struct, frozen=True):
    """What a Malware card says beside its effect: its type, when it can be played, what it costs, what is dangerous."""

    name: str
    type: Literal["tactic", "mission", "program"]
    timing: str
    condition: str
    cost: tuple[Due, ...]
    danger: tuple[Due, ...]
    alternative: bool


class Priced(msgspec.Struct, frozen=True):
    """Something that Credits buy."""

    reward: str
    price: int


class Box(msgspec.Struct, frozen=True):
    """A box of the Hard Disk, with the CPU's figures beside it."""

    click: int
    configuration: int
    mark: int
    """1 or 2 where T1 or T2 is printed, else 0."""


class Track(msgspec.Struct, frozen=True):
    """A track: its boxes from left to right, where its cube is, and how many models are left to deploy."""

    category: Category
    ice: str
    boxes: tuple[str, ...]
    at: int
    ahead: tuple[int, ...]
    """The next two boxes of its cube; none where it stays."""
    deployed: int
    left: int


class Need(msgspec.Struct, frozen=True):
    """Information that your Objective asks for, in half units, and how much of it you have."""

    kind: str
    need: int
    have: int


class Interface(msgspec.Struct, frozen=True):
    """What is printed at a player's interface."""

    arrows: tuple[Arrow, ...]
    """From box to box of the sheet."""
    program: Printed | None
    developments: tuple[str, ...]
    """Six boxes by name, an empty name where nothing is printed."""
    click: int
    configuration: int


class Start(msgspec.Struct, frozen=True):
    """An Avatar's sheet as it begins: its cubes by colour, their values, how many more are chosen, and its arrows."""

    avatar: str
    cubes: Values
    values: Values
    free: int
    arrows: tuple[Arrow, ...]


class Desk(msgspec.Struct, frozen=True):
    """All of that."""

    seats: tuple[Interface, ...]
    hand: tuple[Printed, ...]
    """Your cards, in the order of the hand."""
    needs: tuple[Need, ...]
    rewards: tuple[Priced, ...]
    disk: tuple[Box, ...]
    tracks: tuple[Track, ...]
    order: tuple[Seat, ...]
    """The seats in the order of their turns, from the holder of the Password on (BR-FWPASS-01)."""
    starts: tuple[Start, ...]
    """Every Avatar's sheet while Avatars are chosen; none later."""
    hand_limit: int
    last_threat: int
    last_virus: int


def desk(view: View) -> Desk:
    """The desk of the seat whose view it is."""
    hand = view.hands[view.seat] if view.seat != NOWHERE else ()
    return Desk(
        seats=tuple([interface_of(view, seat) for seat in view.everyone]),
        hand=tuple([printed(card) for card in hand if card != HIDDEN]),
        needs=needs(view),
        rewards=tuple([Priced(each, price_of(each, view.less)) for each in (*view.rewards, INFORMATION)]),
        disk=disk(),
        tracks=tuple([track(view, i) for i in range(len(CATEGORIES))]),
        order=view.clockwise(view.password),
        starts=tuple(map(start, avatars())) if view.phase == "setup-avatars" else (),
        hand_limit=HAND,
        last_threat=LAST,
        last_virus=LAST_VIRUS,
    )


def start(avatar: str) -> Start:
    """The sheet of an Avatar before anybody plays it."""
    sheet = avatars()[avatar]
    movement, attack, defense = [sheet.start[colour] for colour in COLOURS]
    cubes = ((movement, 0, 0), (0, attack, 0), (0, 0, defense), (0, 0, 0))
    return Start(avatar, (movement, attack, defense), values(Player(), cubes), sheet.start["any"], arrows(avatar))


def arrows(avatar: str) -> tuple[Arrow, ...]:
    """The arrows of a sheet, box by box."""
    return tuple([(box, to) for box in BOXES for to in avatars()[avatar].arrows[box]])


def interface_of(view: View, seat: int) -> Interface:
    """One player's interface; nothing is printed before the Avatar is chosen."""
    player = view.seats[seat]
    shown = program(player)
    named = boxes_of(player)[1:] if player.avatar else developments("", "")[1:]
    drawn = arrows(player.avatar) if player.avatar else ()
    return Interface(drawn, printed(shown) if shown else None, named, view.click(seat), view.configuration(seat))


def printed(name: str) -> Printed:
    """A Malware card."""
    card = malware()[name]
    cost, danger = dues(card.cost), dues(card.danger)
    return Printed(name, card.type, card.timing, card.condition, cost, danger, card.alternative)


def dues(effects: Iterable[Effect]) -> tuple[Due, ...]:
    """What effects take or bring."""
    return tuple([Due(each.do, each.what, each.n) for each in effects])


def needs(view: View) -> tuple[Need, ...]:
    """Your Objective, type by type; nothing for spectators."""
    card = view.objectives[view.seat] if view.seat != NOWHERE else ()
    if not card or card[0] == HIDDEN:
        return ()
    have = held(view.seats[view.seat].disk)
    return tuple([Need(kind, n, min(n, have[kind])) for kind, n in objectives()[card[0]].need.items() if n])


def disk() -> tuple[Box, ...]:
    """The boxes of every Hard Disk."""
    marks = interface().marks
    boxes = enumerate(interface().cpu, 1)
    return tuple([Box(cpu.click, cpu.configuration, marks.index(i) + 1 if i in marks else 0) for i, cpu in boxes])


def track(view: View, number: int) -> Track:
    """One of the three tracks."""
    category = CATEGORIES[number]
    name = view.name_of(category)
    deployed = len(view.of_category(category))
    boxes = tracks()[category][view.sides[number]]
    at = view.track[number]
    return Track(category, name, boxes, at, ahead(category, at, len(boxes)), deployed, ice()[name].models - deployed)


def ahead(category: str, at: int, last: int) -> tuple[int, ...]:
    """Where a cube goes next: past the last box to box 1, but the Guardian's stays there (BR-TRACK-08, BR-TRACK-09)."""
    coming = range(at + 1, at + 1 + LOOK)
    return tuple([box if box <= last else box - last for box in coming if box <= last or category != "guardian"])
