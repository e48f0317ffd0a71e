"""Ways to deal Bomb Squad's unseen cards that are wrong, each of which the tests of `sample_world` must find."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from getaway.games.bombsquad.proof import worlds
from getaway.games.bombsquad.table.clues import ACTION_BITS, COLOUR_BITS, NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad, places
from getaway.kernel import Dice
from getaway.kit.zones import shuffled

Zones = Sequence[tuple[int, ...]]
Dealer = Callable[[Zones, Zones, Dice], list[tuple[int, ...]]]
honest: Dealer = worlds.deal


def ignoring_clues(zones: Zones, hints: Zones, dice: Dice) -> list[tuple[int, ...]]:
    """As if nothing had been told."""
    return honest(zones, [(NOTHING_TOLD,) * len(zone) for zone in hints], dice)


def ignoring_no(zones: Zones, hints: Zones, dice: Dice) -> list[tuple[int, ...]]:
    """As if only those cards had been spoken of that were indicated."""
    return honest(zones, [tuple(only_yes(hint) for hint in zone) for zone in hints], dice)


def only_yes(hint: int) -> int:
    """What a hint says the card has, without what it says it has not."""
    parts = ((hint & bits, bits) for bits in (COLOUR_BITS, ACTION_BITS))
    return sum(part if part.bit_count() == 1 else bits for part, bits in parts)


def by_kind(zones: Zones, hints: Zones, dice: Dice) -> list[tuple[int, ...]]:
    """Each kind that is left and fits equally likely, however many cards there are of it."""
    while True:
        left = [shuffled([card for card, k in enumerate(DECK) if k == kind], dice) for kind in range(KINDS)]
        dealt = [[left[kind].pop() if kind != UNKNOWN else UNKNOWN for kind in zone] for zone in zones]
        clued_first = reversed(list(zip(dealt, hints, strict=True)))
        if all(fill_by_kind(zone, told, left, dice) for zone, told in clued_first):
            return [tuple(zone) for zone in dealt]


def fill_by_kind(zone: list[int], hints: tuple[int, ...], left: list[list[int]], dice: Dice) -> bool:
    """Fill the gaps of a zone; whether something fitted everywhere."""
    for place, card in enumerate(zone):
        if card == UNKNOWN:
            kinds = [kind for kind, cards in enumerate(left) if cards and worlds.is_left(kind, hints[place])]
            if not kinds:
                return False
            zone[place] = left[kinds[dice.randrange(len(kinds))]].pop()
    return True


def from_the_truth(truth: BombSquad) -> Dealer:
    """Never another deal than the true one."""
    return lambda *_: list(places(truth))
