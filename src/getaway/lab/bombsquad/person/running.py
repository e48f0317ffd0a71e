"""The person runs the robot: the order of the cards, and where each one goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from getaway.games.bombsquad.activation.activate import activation_cost, may_drop
from getaway.games.bombsquad.operating.card import running_card
from getaway.games.bombsquad.operating.moving import CAMERA_COST
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.floor import travel
from getaway.games.bombsquad.table.pieces import ACTION, DECK, ERROR_COST, KINDS, LEVEL, MOVE, RESCUE_HOSTAGE, SLOTS
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.kernel import Wish
from getaway.kit.grid import DIRECTIONS
from getaway.lab.bombsquad.person.ways import FILMED, Spot, distances, goals_from, pushes, works

WIDTH: Final = 40
TOKEN: Final = 8
"""What a token counts that is taken off, in cards to the next thing to do."""
TOO_EARLY: Final = 1000
"""What it counts against the end of a mission that comes too early."""


class Run(NamedTuple):
    """A way to carry out cards: where it leads, which slots in which order, and the aim of the first."""

    spot: Spot
    slots: tuple[int, ...]
    first: int
    filmed: int = 0
    """How often a camera sees the robot."""


def is_worth_it(g: BombSquad, few: int, plan: Sequence[int]) -> bool:
    """Whether more than a few cards on the frame do something for it, and the main battery pays for all of them.

    While there's room on the frame, it doesn't lose a card that its plan still needs.
    """
    run = best_run(g)
    left = [DECK[card] for slot, card in enumerate(g.frame) if slot not in run.slots]
    if len(g.frame) < SLOTS and any(kind in plan for kind in left):
        return False
    idle = max(0, len(g.frame) - len(run.slots) - may_drop(g))
    dropped = len(g.frame) - len(run.slots) - idle
    cells = activation_cost(g, len(g.frame) - dropped) + ERROR_COST * idle + CAMERA_COST * run.filmed
    return len(run.slots) > few and cells <= g.main


def in_order(g: BombSquad) -> Wish:
    """The order that gets furthest; cards of no use are left out as far as allowed."""
    best = best_run(g)
    left = [slot for slot in range(len(g.frame)) if slot not in best.slots]
    return Wish("order", slots=(*best.slots, *left[min(len(left), may_drop(g)) :]))


def takes_more(g: BombSquad, kind: int) -> bool:
    """Whether the cards on the frame take off more tokens with one more card."""
    return _taken(g, best_run(g, kind)) > _taken(g, best_run(g))


def _taken(g: BombSquad, run: Run) -> int:
    """How many tokens a run takes off."""
    return sum(1 for a, b in zip(g.board, run.spot.board, strict=True) if a in range(1, KINDS) and a != b)


def best_run(g: BombSquad, *extra: int) -> Run:
    """What the cards on the frame can do, with any extra ones, in the order that gets furthest."""
    kinds = [*[DECK[card] for card in g.frame], *extra]
    runs = [Run(Spot(g.robot, g.board), (), -1)]
    best = runs[0]
    for _ in kinds:
        runs = _best(g, [more for run in runs for more in _longer(g, run, kinds)])
        best = max([best, *runs], key=lambda run: _score(g, run))
    return best


def aimed(g: BombSquad) -> Wish:
    """The running card, so that those after it get furthest."""
    kinds = [running_card(g), *[DECK[card] for card in g.frame[g.step + 1 :]]]
    runs = [Run(Spot(g.robot, g.board), (), -1)]
    for step, kind in enumerate(kinds):
        after = []
        for run in runs:
            there = list(outcomes(g, run.spot, kind)) or [(run.spot, -1, False)]
            for spot, aim, filmed in there:
                after.append(Run(spot, (*run.slots, step), run.first if step else aim, run.filmed + filmed))
        runs = _best(g, after)
    aim = max(runs, key=lambda run: _score(g, run)).first
    if ACTION[kinds[0]] == MOVE:
        return Wish("go", direction=DIRECTIONS[max(0, aim)])
    return Wish("work", cell=aim)


def _longer(g: BombSquad, run: Run, kinds: Sequence[int]) -> Iterator[Run]:
    tried = set()
    for slot, kind in enumerate(kinds):
        if slot not in run.slots and kind not in tried:
            tried.add(kind)
            for spot, aim, filmed in outcomes(g, run.spot, kind):
                yield Run(spot, (*run.slots, slot), run.first if run.slots else aim, run.filmed + filmed)


def _best(g: BombSquad, runs: list[Run]) -> list[Run]:
    kept: dict[tuple[Spot, frozenset[int]], Run] = {}
    for run in runs:
        kept.setdefault((run.spot, frozenset(run.slots)), run)
    return sorted(kept.values(), key=lambda run: -_score(g, run))[:WIDTH]


def _score(g: BombSquad, run: Run) -> float:
    """What it has taken off, less about how far it is to the next thing to do."""
    if _ends_early(g, run):
        return -TOO_EARLY
    goal = next(goals_from(g, run.spot), run.spot.robot)
    far = distances(g, goal, run.spot.board)[run.spot.robot]
    return TOKEN * _taken(g, run) - far - 0.1 * len(run.slots) - FILMED * run.filmed


def _ends_early(g: BombSquad, run: Run) -> bool:
    """Whether it disarms the last bomb though there's time for a hostage."""
    board = run.spot.board
    gone = [bomb for bomb in g.building.bombs if g.board[bomb.cell] == bomb.code != board[bomb.cell]]
    if not gone or any(board[bomb.cell] == bomb.code for bomb in g.building.bombs):
        return False
    last = max(gone, key=lambda bomb: bomb.time)
    before = Spot(run.spot.robot, mark(board, last.cell, last.code))
    return ACTION[before.board[next(goals_from(g, before))]] == RESCUE_HOSTAGE


def outcomes(g: BombSquad, here: Spot, kind: int) -> Iterator[tuple[Spot, int, bool]]:
    """Where a card can lead, with its direction or space, and whether a camera sees it."""
    if ACTION[kind] == MOVE:
        for way in range(len(DIRECTIONS)):
            going = travel(g.building, here.board, here.robot, LEVEL[kind], way, pushes=pushes(g))
            if going is not None:
                yield Spot(going.path[-1], going.board), way, going.watched
        return
    for cell in works(g, here, kind):
        yield Spot(here.robot, mark(here.board, cell, FREE)), cell, False
