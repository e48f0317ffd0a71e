"""Code cubes: the way of each colour home, which cube to push, where to shift one, and which to gain."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from getaway.bots.breach.greedy.goals import goal
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, BOXES, CACHE, COLOURS, DEFENSE, MOVEMENT, NOWHERE, Cubes, Player
from getaway.games.breach.table.pieces import avatars
from getaway.kernel import Act, Ask, Seat, Wish

WEIGHTS: Final = (1.0, 0.6, 0.65)
"""How much a cube of each colour is missed."""
FISTS: Final = (0.9, 1.1, 0.6)
"""The same while somebody is to be attacked, or nothing else is left to do."""
ENOUGH: Final = 3
"""This many cubes of movement are enough; then others count as much."""


@cache
def home(avatar: str) -> tuple[tuple[int, ...], ...]:
    """By colour and box, how many Pushes bring a cube from there to the box of its colour."""
    sheet = avatars()[avatar]
    found = []
    for colour in range(len(COLOURS)):
        far = {colour: 0}
        while len(far) < len(BOXES):
            for box in range(len(BOXES)):
                ahead = [far[to] for to in sheet.leads(box) if to in far]
                if ahead and box not in far:
                    far[box] = min(ahead) + 1
        found.append(tuple([far[box] for box in range(len(BOXES))]))
    return tuple(found)


@lru_cache(maxsize=8192)
def away(avatar: str, cubes: tuple[Cubes, ...]) -> int:
    """How many Pushes would bring all cubes home."""
    far = home(avatar)
    return sum([n * far[colour][box] for box, held in enumerate(cubes) for colour, n in enumerate(held)])


def useful(player: Player, n: int) -> float:
    """What n Pushes are worth, in actions: half of one each while cubes are abroad."""
    return 0.35 * min(n, away(player.avatar, player.cubes))


def push(g: Breach, ask: Ask) -> Wish:
    """The Push that helps most with those that are left; cubes at home are moved only where nothing else is."""
    player = g.seats[ask.seat]
    weights = FISTS if fist(g, ask.seat) else WEIGHTS
    (act,) = ask.choice.acts
    return _best_push(act, player.avatar, player.cubes, g.pushes, weights)


@lru_cache(maxsize=8192)
def _best_push(act: Act, avatar: str, cubes: tuple[Cubes, ...], left: int, weights: tuple[float, ...]) -> Wish:
    return max(act.wishes(), key=lambda wish: _gain(avatar, cubes, left, wish, weights))


def fist(g: Breach, seat: Seat) -> bool:
    """Whether no node is to be had any more, so that only blows bring what is wanted."""
    return g.seats[seat].connected and goal(g, seat).node == NOWHERE


def _gain(avatar: str, cubes: tuple[Cubes, ...], left: int, wish: Wish, weights: tuple[float, ...]) -> float:
    box, colour, to = BOXES.index(wish["box"]), COLOURS.index(wish["colour"]), BOXES.index(wish["to"])
    far = home(avatar)[colour]
    step = far[box] - far[to]
    missed = weights[colour] + (0.8 if colour == MOVEMENT and not cubes[MOVEMENT][MOVEMENT] else 0.0)
    if step <= 0:
        return missed * (step - 1) - (to == CACHE) * 0.1
    return missed / far[box] * (1.0 if far[box] <= left else 0.5)


def shift(g: Breach, seat: Seat, verb: str, ability: int) -> Wish:
    """Shift a cube to the box from which it comes home soonest."""
    avatar = g.seats[seat].avatar
    far = home(avatar)[ability]
    to = min(avatars()[avatar].leads(ability), key=lambda box: (far[box], box == CACHE))
    return Wish(verb, to=BOXES[to])


def colour(g: Breach, ask: Ask) -> Wish:
    """Movement first, then what's scarcest; Attack if we must fight."""
    have = [sum([box[c] for box in g.seats[ask.seat].cubes]) for c in range(len(COLOURS))]
    order = [ATTACK] if fist(g, ask.seat) else [MOVEMENT] if have[MOVEMENT] < ENOUGH else []
    order += sorted((DEFENSE, ATTACK, MOVEMENT), key=lambda c: have[c])
    for each in order:
        wish = Wish("choose-colour", colour=COLOURS[each])
        if wish in ask.choice:
            return wish
    return next(iter(ask.choice))
