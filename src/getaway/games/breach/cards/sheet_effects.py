"""Effects on what a player has: cubes, cards, Credits, Research, Information."""

from __future__ import annotations

from typing import Final

from getaway.games.breach.ground.choose import CHOOSE_SEAT, CHOOSE_TOKEN, choose, choosing
from getaway.games.breach.ground.effects import Cites, Effects
from getaway.games.breach.malware.hands import BY_EFFECT, discard_one, draw
from getaway.games.breach.sheet.cubes import gain_cube, make_pushes, to_cache
from getaway.games.breach.sheet.hard_disk import from_reserve, partials_left
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import COLOURS, NOWHERE, TYPES
from getaway.games.breach.table.pieces import Effect
from getaway.games.breach.tokens.credits import gain_credits, pay_credits
from getaway.games.breach.tokens.research import gain_research, research_from_reserve
from getaway.kernel import One, Script, Seat, chance
from getaway.kit.register import adds
from getaway.kit.zones import put, without_one

EFFECTS: Final[Effects] = {}
"""The effects that are carried out here, by name."""


@adds(EFFECTS, "push")
def push(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Make n Pushes."""
    yield from make_pushes(g, seat, effect.n)


@adds(EFFECTS, "draw")
def draw_cards(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Draw n cards."""
    yield from draw(g, seat, effect.n)


@adds(EFFECTS, "discard")
def discard_cards(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Discard n cards of the hand."""
    for _ in range(effect.n):
        yield from discard_one(g, seat, BY_EFFECT)


@adds(EFFECTS, "gain-cube")
def cube(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Gain a code cube of the colour shown, or of any (BR-DEV-08)."""
    yield from gain_cube(g, seat, effect.what, cites)


@adds(EFFECTS, "pay-cache")
def pay_cache(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Pay by moving a cube to the Cache (BR-CACHE-01)."""
    yield from ()
    to_cache(g, seat, COLOURS.index(effect.what))


@adds(EFFECTS, "pay-credit")
def pay_credit(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Pay Credits."""
    yield from ()
    pay_credits(g, seat, effect.n, cites)


@adds(EFFECTS, "credit")
def credits_(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Gain n Credits (BR-VALUES-01)."""
    yield from ()
    gain_credits(g, seat, effect.n, cites)


WHOSE_CREDIT = choosing("whose-credit", CHOOSE_SEAT, "BR-EFFECT-04")


@adds(EFFECTS, "steal-credit")
def steal_credit(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Take Credits of a player whose Avatar was met; if there are none, maybe draw a card instead."""
    if rich_in_room(g, seat):
        other = yield from choose(g, seat, WHOSE_CREDIT, lambda: rich_in_room(g, seat))
        if other is None:
            return
        n = min(effect.n, g.seats[other].credits)
        pay_credits(g, other, n, cites)
        gain_credits(g, seat, n, cites)
    elif effect.what == "or-draw":
        yield from draw(g, seat, 1)


def rich_in_room(g: Breach, seat: Seat) -> list[Seat]:
    """The players with Credits whose Avatars are in the same room."""
    room = g.seats[seat].room
    return [i for i, player in enumerate(g.seats) if i != seat and player.room == room != NOWHERE and player.credits]


@adds(EFFECTS, "research")
def research(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Take Research tokens from the Reserve."""
    yield from research_from_reserve(g, seat, effect.n, cites if isinstance(cites, str) else cites[0])


@adds(EFFECTS, "take-research")
def take_research(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """One of the tokens that lie face down in the room, unseen until it is taken (BR-ROOM-07, BR-ROOM-09)."""
    room = g.seats[seat].room
    lying = g.room_research[room] if 0 <= room < len(g.room_research) else ()
    if lying:
        drawn = yield from chance(g, One("item", lying), seen=(seat,))
        token: str = drawn["item"]
        g.room_research = put(g.room_research, room, without_one(g.room_research[room], token))
        gain_research(g, seat, token, "BR-ROOM-07")


WHICH_TYPE = choosing("which-type", CHOOSE_TOKEN, "BR-CREDIT-03")


@adds(EFFECTS, "partial-info")
def partial_info(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Gain a partial token of any type left in the Reserve (BR-CREDIT-03, BR-BUY-06)."""
    kinds = TYPES if effect.what == "any" else (effect.what,)
    token = yield from choose(g, seat, WHICH_TYPE, lambda: [f"half-{kind}" for kind in kinds if partials_left(g, kind)])
    if token is not None:
        yield from from_reserve(g, seat, token, cites)
