"""The person's turn: what it programs, tells, discards, and when it runs the robot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from getaway.games.bombsquad.activation.activate import activation_cost
from getaway.games.bombsquad.table.clues import BITS_OF, NOTHING_TOLD, VALUES, after_clue
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    ACTIONS,
    COLOURS,
    DECK,
    DISARM_BOMB,
    KINDS,
    MOVE,
    RESCUE_HOSTAGE,
    ROBOTS,
    SLOTS,
)
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.inform import clue, may_hear
from getaway.kernel import Seat, Wish
from getaway.kit.zones import without_all
from getaway.lab.bombsquad.person.running import is_worth_it, takes_more
from getaway.lab.bombsquad.person.ways import liking, plan_of

FEW: Final = 3
"""With more cards of use than this on the frame it runs the robot."""
LOW: Final = 8
"""With fewer cells than this it recharges, if it has a card to spare."""
USELESS, LATER, UNTOLD, TOLD, NEEDED = range(5)
"""How much it clings to a card: nothing on the board is left for it, it isn't needed soon, nobody has said anything
about it, somebody has and it may be needed, and it is needed."""


def turn(g: BombSquad, seat: Seat) -> Iterator[Wish]:
    """Program a known card of the plan, run a program that's worth it, tell somebody what is needed, or discard."""
    known = [known_kind(g.hints[card]) for card in g.hands[seat]]
    plan = plan_of(g, liking(g, seat, known))
    want = without_all(plan, [DECK[card] for card in g.frame])
    full = len(g.frame) == SLOTS - 1 and activation_cost(g, SLOTS) > g.main
    for kind in fitting(g, plan) if not full else ():
        if kind in known:
            yield Wish("program", card=known.index(kind))
    for kind in dict.fromkeys(known) if not full else ():
        if kind >= 0 and ACTION[kind] == RESCUE_HOSTAGE and takes_more(g, kind):
            yield Wish("program", card=known.index(kind))
    if g.frame and is_worth_it(g, min(FEW, len(plan) - 1), plan):
        yield Wish("activate")
    spare = [wish for tier, wish in discards(g, seat, plan) if tier <= LATER]
    if g.main < LOW:
        yield from spare
    yield from told(g, seat, want, settled=True)
    if g.main < ROBOTS[g.robot_tile].main_max:
        yield from [wish for wish in spare if "colour" in wish.args and "action" in wish.args]
    yield from told(g, seat, want)
    yield from [wish for _, wish in discards(g, seat, plan)]


def known_kind(hint: int) -> int:
    """The kind that the clues leave, if it is one; else -1."""
    left = possible(hint)
    return left[0] if len(left) == 1 else -1


def possible(hint: int) -> list[int]:
    """The kinds that the clues leave."""
    return [kind for kind in range(KINDS) if BITS_OF[kind] & hint == BITS_OF[kind]]


def fitting(g: BombSquad, plan: Sequence[int]) -> tuple[int, ...]:
    """The next cards of a plan that there's room for on the frame, beside those that are already there."""
    frame = [DECK[card] for card in g.frame]
    idle = without_all(frame, plan[:SLOTS])
    return without_all(plan[: SLOTS - len(idle)], frame)


def wanted(g: BombSquad, seat: Seat) -> tuple[int, ...]:
    """The next cards of its plan that aren't on the frame."""
    known = [known_kind(g.hints[card]) for card in g.hands[seat]]
    return without_all(plan_of(g, liking(g, seat, known)), [DECK[card] for card in g.frame])


# Information


def told(g: BombSquad, seat: Seat, want: Sequence[int], *, settled: bool = False) -> Iterator[Wish]:
    """A clue about the next card that's needed and that nobody knows of; if asked for, one that settles it."""
    known = [known_kind(g.hints[card]) for hand in g.hands for card in hand]
    for kind in without_all(want, known):
        found = []
        for to in may_hear(g, seat):
            for card in g.hands[to]:
                if DECK[card] == kind and known_kind(g.hints[card]) < 0:
                    found += [((to - seat) % g.players, to, g.hints[card], i) for i in _open(g.hints[card], kind)]
        sure = [each for each in found if known_kind(after_clue(each[2], BITS_OF[kind], 1 << each[3])) >= 0]
        for _, to, _, i in sorted(sure if settled else found, key=lambda each: each[0]):
            yield clue(to, VALUES[i])


def _open(hint: int, kind: int) -> list[int]:
    """The values of a kind that the clues haven't settled."""
    colours, actions = range(len(COLOURS)), range(len(COLOURS), len(VALUES))
    return [
        i
        for sort in (colours, actions)
        for i in sort
        if BITS_OF[kind] >> i & 1 and sum(hint >> other & 1 for other in sort) > 1
    ]


# Discards


def discards(g: BombSquad, seat: Seat, plan: Sequence[int]) -> list[tuple[int, Wish]]:
    """Its cards, those it clings to least first, with what it calls."""
    hints = [g.hints[card] for card in g.hands[seat]]
    tiers = [
        (LATER if _is_surplus(g, hints[: place + 1]) else clings(g, hint, plan), -len(_settled(hint)), place)
        for place, hint in enumerate(hints)
    ]
    return [(tier, Wish("discard", card=place, **_call(hints[place]))) for tier, _, place in sorted(tiers)]


def clings(g: BombSquad, hint: int, plan: Sequence[int]) -> int:
    """How much it clings to a card with these clues."""
    left = possible(hint)
    if not any(ACTION[kind] == MOVE or kind in g.board for kind in left):
        return USELESS
    told = len(left) == 1 and ACTION[left[0]] != MOVE
    if not told and not any(kind in plan or (ACTION[kind] == DISARM_BOMB and kind in g.board) for kind in left):
        return LATER
    if hint == NOTHING_TOLD or not _settled(hint):
        return UNTOLD
    return NEEDED if len(left) == 1 and left[0] in plan else TOLD


def _is_surplus(g: BombSquad, hints: Sequence[int]) -> bool:
    """Whether it knows the last of these cards, and before it as many of the kind as there is use for."""
    kind = known_kind(hints[-1])
    if kind < 0:
        return False
    return ACTION[kind] != MOVE and [known_kind(hint) for hint in hints[:-1]].count(kind) >= g.board.count(kind) > 0


def _settled(hint: int) -> dict[str, str]:
    """What it can call for certain."""
    found = {}
    for name, values, first in (("colour", COLOURS, 0), ("action", ACTIONS, len(COLOURS))):
        left = [value for i, value in enumerate(values) if hint >> first + i & 1]
        if len(left) == 1:
            found[name] = left[0]
    return found


def _call(hint: int) -> dict[str, str]:
    """What it calls: what is certain, else the colour that most cards have that it may be."""
    left = [kind for kind in DECK if kind in possible(hint)]
    colours = [sum(kind % len(COLOURS) == colour for kind in left) for colour in range(len(COLOURS))]
    return _settled(hint) or {"colour": COLOURS[colours.index(max(colours))]}
