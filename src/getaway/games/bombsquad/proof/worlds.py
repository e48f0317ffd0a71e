"""Drawing a whole deal of cards from what one seat knows, each deal that fits equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from getaway.games.bombsquad.shown.view import OPEN, Memory, View
from getaway.games.bombsquad.table.clues import BITS, NOTHING_TOLD
from getaway.games.bombsquad.table.pieces import DECK, KINDS
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad
from getaway.kernel import Args, Dice, Record
from getaway.kit.zones import shuffled

Counts = tuple[int, ...]
KIND_BITS = tuple(BITS[DECK.index(kind)] for kind in range(KINDS))


def sample(record: Record, dice: Dice) -> tuple[BombSquad, tuple[Args, ...]]:
    """A state that agrees with the record. All answers of this game are open, so nothing else is hidden."""
    view: View = record.view
    memory: Memory = record.memory
    zones = (memory.draw, memory.discards, memory.frame, *memory.hands)
    dealt = deal(zones, memory.hints, dice)
    draw, discards, frame, *hands = dealt
    return BombSquad(
        **{name: getattr(view.table, name) for name in OPEN},
        draw=draw,
        discards=discards,
        frame=frame,
        hands=tuple(hands),
        seen=by_card(dealt, memory.seen),
        hints=by_card(dealt, memory.hints),
        lies=mixed(memory.lies, dice),
    ), ()


def mixed(lies: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """The tokens of the fog: those turned up where they lie, the others in any order."""
    hidden = shuffled([token for token in range(len(lies)) if token not in lies], dice)
    return tuple(hidden.pop() if token == UNKNOWN else token for token in lies)


def by_card(zones: Sequence[tuple[int, ...]], marks: Sequence[tuple[int, ...]]) -> bytes:
    """Marks by place as a table by card."""
    table = bytearray(len(DECK))
    for zone, values in zip(zones, marks, strict=True):
        for card, value in zip(zone, values, strict=True):
            table[card] = value
    return bytes(table)


def deal(zones: Sequence[tuple[int, ...]], hints: Sequence[tuple[int, ...]], dice: Dice) -> list[tuple[int, ...]]:
    """Individual cards for every place: what was seen lies where it was seen, the rest as the clues leave possible."""
    hinted = [
        (z, place, hints[z][place])
        for z, zone in enumerate(zones)
        for place, kind in enumerate(zone)
        if kind == UNKNOWN and hints[z][place] != NOTHING_TOLD
    ]
    tight = [place for place in hinted if is_tight(place[2])]
    loose = [place for place in hinted if not is_tight(place[2])]
    while True:
        dealt = deal_tight(zones, tight, dice)
        if all(is_left(DECK[dealt[z][place]], hint) for z, place, hint in loose):
            return [tuple(zone) for zone in dealt]


def deal_tight(zones: Sequence[tuple[int, ...]], tight: list[tuple[int, int, int]], dice: Dice) -> list[list[int]]:
    """A deal that keeps to the tight clues; of those, each equally likely. One against a loose clue is dealt again."""
    pools = [shuffled([card for card, k in enumerate(DECK) if k == kind], dice) for kind in range(KINDS)]
    dealt = [[pools[kind].pop() if kind != UNKNOWN else UNKNOWN for kind in zone] for zone in zones]
    counts = tuple(len(pool) for pool in pools)
    for (z, place, _), kind in zip(tight, fitting_kinds([h for *_, h in tight], counts, dice), strict=True):
        dealt[z][place] = pools[kind].pop()
    rest = shuffled([card for pool in pools for card in pool], dice)
    return [[rest.pop() if card == UNKNOWN else card for card in zone] for zone in dealt]


def is_tight(hint: int) -> bool:
    """Whether a clue leaves less than half of the deck possible."""
    return 2 * sum(is_left(kind, hint) for kind in DECK) < len(DECK)


def fitting_kinds(hints: list[int], counts: Counts, dice: Dice) -> list[int]:
    """A kind for each hinted place, with the weight of all deals of individual cards that give it."""
    chosen = []
    for i, hint in enumerate(hints):
        rest = tuple(hints[i + 1 :])
        weights = [n and is_left(kind, hint) and n * ways(rest, minus(counts, kind)) for kind, n in enumerate(counts)]
        kind = weighted(weights, dice)
        counts = minus(counts, kind)
        chosen.append(kind)
    return chosen


@lru_cache(maxsize=1 << 16)
def ways(hints: tuple[int, ...], counts: Counts) -> int:
    """In how many ways individual cards can lie in the hinted places."""
    if not hints:
        return 1
    hint, rest = hints[0], hints[1:]
    return sum(n * ways(rest, minus(counts, kind)) for kind, n in enumerate(counts) if n and is_left(kind, hint))


def is_left(kind: int, hint: int) -> bool:
    """Whether the clues leave this kind possible."""
    return KIND_BITS[kind] & hint == KIND_BITS[kind]


def minus(counts: Counts, kind: int) -> Counts:
    """One card of the kind fewer."""
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def weighted(weights: Sequence[int], dice: Dice) -> int:
    """A place in the list, drawn by weight."""
    mark = dice.randrange(sum(weights))
    for place, weight in enumerate(weights):
        if mark < weight:
            return place
        mark -= weight
    raise AssertionError
