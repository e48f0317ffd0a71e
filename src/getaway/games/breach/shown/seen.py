"""The table as a list of things: rooms, nodes and sheets, for anyone who reads it line by line."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from getaway.games.breach.ground.strength import value
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, COLOURS, DEFENSE, MOVEMENT, Colour, Cubes, Player
from getaway.games.breach.table.pieces import program_of


class RoomSeen(msgspec.Struct, frozen=True):
    """A room: where it is, its code and links once revealed, and all that is there."""

    at: int
    links: tuple[int, ...]
    """The MP to the north, east, south and west, -1 where it is closed."""
    gate: int
    models: tuple[int, ...]
    infected_by: tuple[int, ...]
    lying: int
    """Research tokens."""


class NodeSeen(msgspec.Struct, frozen=True):
    """A node with its Information, and who has traced it."""

    node: int
    token: str
    traced_by: tuple[int, ...]


class SheetSeen(msgspec.Struct, frozen=True):
    """All that lies open at a player's interface."""

    avatar: str
    breacher: str
    stands: int
    movement: int
    movement_box: tuple[Colour, ...]
    attack: int
    attack_box: tuple[Colour, ...]
    defense: int
    defense_box: tuple[Colour, ...]
    cache_box: tuple[Colour, ...]
    threat: int
    viruses_of: tuple[int, ...]
    shield: bool
    disk: tuple[str, ...]
    click: int
    credits: int
    boxes_left: tuple[str, ...]
    ready: tuple[str, ...]
    program: str


def rooms_seen(g: Breach, links: tuple[tuple[int, ...], ...]) -> tuple[RoomSeen, ...]:
    """All rooms; Omega once a model is in it."""
    models = [(player.room, seat) for seat, player in enumerate(g.seats)] + [(each.room, each.number) for each in g.ice]
    gates = tuple([(gate.room, gate.number) for gate in g.gateways])
    return _rooms(links, gates, tuple(models), g.infected, tuple(map(len, g.room_research)))


@lru_cache(maxsize=512)
def _rooms(
    links: tuple[tuple[int, ...], ...],
    gates: tuple[tuple[int, int], ...],
    models: tuple[tuple[int, int], ...],
    infected: tuple[int, ...],
    research: tuple[int, ...],
) -> tuple[RoomSeen, ...]:
    found = []
    for room, shown in enumerate(links):
        here = tuple([model for at, model in models if at == room])
        found.append(RoomSeen(room, shown, dict(gates).get(room, 0), here, seats_of(infected[room]), research[room]))
    omega = tuple([model for at, model in models if at == len(links)])
    return (*found, RoomSeen(len(links), (), 0, omega, (), 0)) if omega else tuple(found)


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


@lru_cache(maxsize=512)
def nodes_seen(tokens: tuple[str, ...], traced: tuple[int, ...]) -> tuple[NodeSeen, ...]:
    """The nodes with Information, and those that were traced."""
    held = enumerate(zip(tokens, traced, strict=True))
    return tuple([NodeSeen(node, token, seats_of(mask)) for node, (token, mask) in held if token or mask])


@lru_cache(maxsize=1024)
def sheet_seen(player: Player, click: int, boxes: tuple[str, ...]) -> SheetSeen:
    """A player's interface; the development boxes by name."""
    movement, attack, defense, cached = [colours(cubes) for cubes in player.cubes]
    owners = [owner for owner, n in enumerate(player.viruses) for _ in range(n)]
    return SheetSeen(
        avatar=player.avatar,
        breacher=player.breacher,
        stands=player.room,
        movement=value(player, MOVEMENT),
        movement_box=movement,
        attack=value(player, ATTACK),
        attack_box=attack,
        defense=value(player, DEFENSE),
        defense_box=defense,
        cache_box=cached,
        threat=player.threat,
        viruses_of=tuple(owners),
        shield=player.shield,
        disk=player.disk,
        click=click,
        credits=player.credits,
        boxes_left=tuple([boxes[box + 1] for box in player.cubes_left if boxes[box + 1]]),
        ready=player.ready,
        program=program(player),
    )


def program(player: Player) -> str:
    """The Program that shows, once the sleeve is prepared."""
    return program_of((player.avatar, player.breacher)[player.side]) if player.avatar and player.breacher else ""


def colours(cubes: Cubes) -> tuple[Colour, ...]:
    """The cubes of a box by colour."""
    return tuple([colour for colour, n in zip(COLOURS, cubes, strict=True) for _ in range(n)])
