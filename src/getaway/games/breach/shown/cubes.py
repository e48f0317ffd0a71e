"""The query `push`: what the values of your abilities are after each way to move a cube."""

from __future__ import annotations

import msgspec

from getaway.games.breach.ground.strength import value
from getaway.games.breach.sheet.cubes import leads, moved
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.parts import BOXES, COLOURS, NOWHERE, Box, Colour, Cubes, Player

Values = tuple[int, int, int]


class Pushed(msgspec.Struct, frozen=True):
    """A cube moved along an arrow, and the abilities then: Movement, Attack and Defense."""

    box: Box
    colour: Colour
    to: Box
    values: Values


class Pushes(msgspec.Struct, frozen=True):
    """The abilities now, and after moving each cube along each arrow, by a Push or by an action that shifts it."""

    values: Values
    ways: tuple[Pushed, ...]


def push(view: View) -> Pushes:
    """For your own sheet; nothing before it is chosen, and nothing for spectators."""
    player = view.seats[view.seat] if view.seat != NOWHERE else Player()
    if not player.avatar:
        return Pushes((0, 0, 0), ())
    ways = [
        Pushed(BOXES[box], COLOURS[colour], BOXES[to], values(player, moved(player.cubes, colour, box, to)))
        for box, held in enumerate(player.cubes)
        for colour, n in enumerate(held)
        if n
        for to in leads(player, box)
    ]
    return Pushes(values(player, player.cubes), tuple(ways))


def values(player: Player, cubes: tuple[Cubes, ...]) -> Values:
    """The abilities with these cubes."""
    changed = msgspec.structs.replace(player, cubes=cubes)
    movement, attack, defense = [value(changed, ability) for ability in range(len(COLOURS))]
    return (movement, attack, defense)
