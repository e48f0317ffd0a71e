"""A reasonable person at a table of bots: plays by the book, goes for what is nearest, and keeps only clues in mind.

It shares nothing with the bots, so it shows what they lose beside somebody who thinks in another way. It looks at
the others' hands, at its own clues and at the cards on the frame, which it saw when they were programmed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from getaway.games.bombsquad.activation.activate import activation_cost, may_drop
from getaway.games.bombsquad.operating.card import running_card
from getaway.games.bombsquad.table.building import FREE, building
from getaway.games.bombsquad.table.clues import BITS_OF, VALUES
from getaway.games.bombsquad.table.floor import targets, travel
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    ACTIONS,
    COLOURS,
    DECK,
    KINDS,
    LEVEL,
    LEVELS,
    MOVE,
    OPEN_DOOR,
    RESCUE_HOSTAGE,
    ROBOTS,
    SLOTS,
    kind_of,
)
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.timers.clocks import elapsed
from getaway.games.bombsquad.turn.inform import clue, may_hear
from getaway.kernel import Ask, Seat, Wish
from getaway.kit.grid import DIRECTIONS

AHEAD: Final = 9
"""How many cards it thinks ahead."""
ENOUGH: Final = 4
"""With this many cards of use on the frame it runs the robot."""
TURNS_A_CARD: Final = 4
SPARE_CARDS: Final = 5
"""A bomb's time is short if it's enough for no more than this many cards beyond those that lead to it."""
LOW: Final = 8
"""With fewer cells than this it recharges."""
WIDTH: Final = 40
TOKEN: Final = 8


class Spot(NamedTuple):
    """Where the robot is and what the board looks like then."""

    robot: int
    board: bytes


class Way(NamedTuple):
    """The cards to something that can be worked on, where the robot stands then, and where it is."""

    cards: list[int]
    robot: int
    cell: int


def answer(g: BombSquad, ask: Ask) -> Wish:
    """What the person does."""
    found: Iterator[Wish]
    if ask.question.name == "turn":
        found = turn(g, ask.seat)
    elif ask.question.name == "order":
        found = iter((in_order(g),))
    elif ask.question.name in ("direct", "target"):
        found = iter((aimed(g),))
    elif ask.question.name == "bonus":
        found = iter((*told(g, ask.seat, needed(g)), Wish("leave_it")))
    else:
        found = iter((Wish("start"), Wish("leave_it"), *[Wish("take_role", role=f"role_{role}") for role in ROLES]))
    return next((wish for wish in found if wish in ask.choice), None) or next(iter(ask.choice))


ROLES: Final = ("recon_specialist", "engineer", "programmer", "information_expert", "sergeant")


# A turn


def turn(g: BombSquad, seat: Seat) -> Iterator[Wish]:
    """Run what is ready, program what it knows, tell somebody about what is needed, or discard."""
    plan, want = plan_of(g), needed(g)
    ready = len(plan) - len(want)
    paid = activation_cost(g, len(g.frame)) <= g.main
    if g.frame and paid and (ready >= ENOUGH or ready == len(plan) or len(g.frame) == SLOTS - 1):
        yield Wish("activate")
    full = len(g.frame) == SLOTS - 1 and activation_cost(g, SLOTS) > g.main
    known = [known_kind(g.hints[card]) for card in g.hands[seat]]
    for kind in want if not full else ():
        if kind in known:
            yield Wish("program", card=known.index(kind))
    if g.main >= LOW:
        yield from told(g, seat, want)
    yield from discards(g, seat, want)


def known_kind(hint: int) -> int:
    """The kind that the clues leave, if it is one; else -1."""
    left = [kind for kind in range(KINDS) if BITS_OF[kind] & hint == BITS_OF[kind]]
    return left[0] if len(left) == 1 else -1


def told(g: BombSquad, seat: Seat, want: Sequence[int]) -> Iterator[Wish]:
    """A clue about a card that is needed and that its holder doesn't know, to the next player who has one."""
    for to in sorted(may_hear(g, seat), key=lambda to: (to - seat) % g.players):
        for card in g.hands[to]:
            hint, bits = g.hints[card], BITS_OF[DECK[card]]
            if DECK[card] in want and known_kind(hint) < 0:
                yield from [clue(to, VALUES[i]) for i in range(len(VALUES)) if bits >> i & 1 and _open(hint, i)]


def _open(hint: int, i: int) -> bool:
    """Whether a value isn't the only one of its sort that is left."""
    first, last = (0, len(COLOURS)) if i < len(COLOURS) else (len(COLOURS), len(VALUES))
    return sum(hint >> other & 1 for other in range(first, last)) > 1


def discards(g: BombSquad, seat: Seat, want: Sequence[int]) -> Iterator[Wish]:
    """A card that it knows and doesn't need, then one of which it knows a little, then the oldest."""
    cards = [(place, g.hints[card]) for place, card in enumerate(g.hands[seat])]
    spare = [(place, hint) for place, hint in cards if known_kind(hint) not in want]
    for place, hint in sorted(spare or cards, key=lambda pair: -len(_calls(pair[1]))):
        yield Wish("discard", card=place, **(_calls(hint) or {"colour": COLOURS[0]}))


def _calls(hint: int) -> dict[str, str]:
    """What it can call for certain."""
    found = {}
    for name, values, first in (("colour", COLOURS, 0), ("action", ACTIONS, len(COLOURS))):
        left = [value for i, value in enumerate(values) if hint >> first + i & 1]
        if len(left) == 1:
            found[name] = left[0]
    return found


def needed(g: BombSquad) -> list[int]:
    """The next cards of its plan that aren't on the frame."""
    frame, found = [DECK[card] for card in g.frame], []
    for kind in plan_of(g):
        if kind in frame:
            frame.remove(kind)
        else:
            found.append(kind)
    return found


# The way


def plan_of(g: BombSquad) -> list[int]:
    """The kinds of the next cards: to the nearest thing to do, from there to the next, and so on."""
    here, cards = Spot(g.robot, g.board), list[int]()
    while len(cards) < AHEAD:
        way = nearest(g, here)
        if way is None:
            break
        more, here = way
        cards += more
    return cards[:AHEAD]


def nearest(g: BombSquad, here: Spot) -> tuple[list[int], Spot] | None:
    """The cards to the nearest thing to do, and where it ends: a bomb whose time is short, a hostage, or anything."""
    ways = list(_reached(g, here))
    if not ways:
        return None
    hurry = [way for way in ways if _is_due(g, here, way)]
    calm = [way for way in ways if ACTION[way.cards[-1]] == RESCUE_HOSTAGE]
    doors = [way for way in ways if ACTION[way.cards[-1]] == OPEN_DOOR]
    chosen = min(hurry or calm or doors or ways, key=lambda way: len(way.cards))
    return chosen.cards, Spot(chosen.robot, mark(here.board, chosen.cell, FREE))


def _is_due(g: BombSquad, here: Spot, way: Way) -> bool:
    """Whether a way leads to a bomb whose time is short."""
    bomb = next((i for i, bomb in enumerate(g.building.bombs) if bomb.cell == way.cell), None)
    if bomb is None or not g.due or g.due[bomb] < 0 or not here.board[way.cell]:
        return False
    turns = (g.due[bomb] - elapsed(g, g.now)) / max(1, g.turn_time)
    return turns < TURNS_A_CARD * (len(way.cards) + SPARE_CARDS)


def _reached(g: BombSquad, here: Spot) -> Iterator[Way]:
    """The shortest way to each thing that can be worked on."""
    seen = set()
    for robot, cards in _moves(g, here).items():
        for kind in range(len(LEVELS), KINDS):
            for cell in _works(g, Spot(robot, here.board), kind):
                if cell not in seen:
                    seen.add(cell)
                    yield Way([*cards, kind], robot, cell)


def _works(g: BombSquad, here: Spot, kind: int) -> list[int]:
    """The spaces that a card can work on from here."""
    keys = [code for cell, code in enumerate(g.building.board) if code and not here.board[cell]]
    return targets(g.building, here.board, here.robot, tuple(keys), kind, keys=not g.fog)


def _moves(g: BombSquad, here: Spot) -> dict[int, tuple[int, ...]]:
    """By space that the robot can go to, the cards that it takes."""
    return _moves_on(g.mission, g.epic, here, pushes(g))


def pushes(g: BombSquad) -> int:
    """How many crates in a row the robot pushes."""
    return 2 if ROBOTS[g.robot_tile].ability == "heavy_push" else 1


@lru_cache(maxsize=4096)
def _moves_on(mission: str, epic: bool, here: Spot, strength: int) -> dict[int, tuple[int, ...]]:
    house, robot, board = building(mission, epic=epic), here.robot, here.board
    found: dict[int, tuple[int, ...]] = {robot: ()}
    queue = [robot]
    for cell in queue:
        for way in range(len(DIRECTIONS)):
            for level in LEVELS:
                going = travel(house, board, cell, level, way, pushes=strength)
                if going is not None and going.board == board and going.path[-1] not in found:
                    found[going.path[-1]] = (*found[cell], kind_of(MOVE, level))
                    queue.append(going.path[-1])
    return found


# An activation


class Run(NamedTuple):
    """A way to carry out cards: where it leads, which slots in which order, and the aim of the first."""

    spot: Spot
    slots: tuple[int, ...]
    first: int


def in_order(g: BombSquad) -> Wish:
    """The order that gets furthest; cards of no use are left out as far as allowed."""
    kinds = [DECK[card] for card in g.frame]
    runs = [Run(Spot(g.robot, g.board), (), -1)]
    best = runs[0]
    for _ in kinds:
        runs = _best(g, [more for run in runs for more in _longer(g, run, kinds)])
        best = max([best, *runs], key=lambda run: _score(g, run))
    left = [slot for slot in range(len(kinds)) if slot not in best.slots]
    return Wish("order", slots=(*best.slots, *left[min(len(left), may_drop(g)) :]))


def _longer(g: BombSquad, run: Run, kinds: Sequence[int]) -> Iterator[Run]:
    tried = set()
    for slot, kind in enumerate(kinds):
        if slot not in run.slots and kind not in tried:
            tried.add(kind)
            for spot, aim in outcomes(g, run.spot, kind):
                yield Run(spot, (*run.slots, slot), run.first if run.slots else aim)


def _best(g: BombSquad, runs: list[Run]) -> list[Run]:
    kept: dict[tuple[Spot, frozenset[int]], Run] = {}
    for run in runs:
        kept.setdefault((run.spot, frozenset(run.slots)), run)
    return sorted(kept.values(), key=lambda run: -_score(g, run))[:WIDTH]


def _score(g: BombSquad, run: Run) -> float:
    """What it has taken off, less the cards to the nearest thing to do and its errors."""
    taken = sum(1 for a, b in zip(g.board, run.spot.board, strict=True) if a != b)
    way = nearest(g, run.spot)
    return TOKEN * taken - (len(way[0]) if way else 0) - 0.1 * len(run.slots)


def outcomes(g: BombSquad, here: Spot, kind: int) -> Iterator[tuple[Spot, int]]:
    """Where a card can lead, with its direction or space."""
    if ACTION[kind] == MOVE:
        for way in range(len(DIRECTIONS)):
            going = travel(g.building, here.board, here.robot, LEVEL[kind], way, pushes=pushes(g))
            if going is not None:
                yield Spot(going.path[-1], going.board), way
        return
    for cell in _works(g, here, kind):
        yield Spot(here.robot, mark(here.board, cell, FREE)), cell


def aimed(g: BombSquad) -> Wish:
    """The running card, so that those after it get furthest."""
    kinds = [running_card(g), *[DECK[card] for card in g.frame[g.step + 1 :]]]
    runs = [Run(Spot(g.robot, g.board), (), -1)]
    for step, kind in enumerate(kinds):
        after = []
        for run in runs:
            there = list(outcomes(g, run.spot, kind)) or [(run.spot, -1)]
            after += [Run(spot, (*run.slots, step), run.first if step else aim) for spot, aim in there]
        runs = _best(g, after)
    aim = max(runs, key=lambda run: _score(g, run)).first
    if ACTION[kinds[0]] == MOVE:
        return Wish("go", direction=DIRECTIONS[max(0, aim)])
    return Wish("work", cell=aim)
