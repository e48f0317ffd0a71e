"""An activation: the order of the cards, and where each one goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.plans import Plan, first_plans, masked, rough_price
from getaway.bots.player import Decision, Reason
from getaway.games.bombsquad.activation.activate import activation_cost, may_drop
from getaway.games.bombsquad.ground.robots import ability
from getaway.games.bombsquad.operating.card import running_card
from getaway.games.bombsquad.operating.working import fitting
from getaway.games.bombsquad.table.building import FREE
from getaway.games.bombsquad.table.floor import targets, travel
from getaway.games.bombsquad.table.pieces import ACTION, COST, DECK, LEVEL, MOVE, SLOTS
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.kernel import Wish
from getaway.kit.grid import DIRECTIONS
from getaway.solve.bombsquad.outlook import NO_WAY
from getaway.solve.bombsquad.program import best_program

FAILED, FILMED = 3.0, 1.5
"""What an error and a camera count beside the price to the end."""
OFF_PLAN = 2.0
SERVED = 0.7
"""How much progress a card must bring for its plan to be taken for the one that was followed."""
NO_AIM = -1
Ends = dict[tuple[int, bytes], tuple[float, int]]
"""By position, what it costs to end there, and the aim of the first card."""
Outcome = tuple[tuple[int, bytes], int, float]
"""A position that a card can lead to, the aim for it, and what it costs."""


def order(mind: Mind) -> Iterator[Decision]:
    """The best order of the cards on the frame; those of no use are dropped, or come last."""
    g, plan = mind.g, mind.plan
    kinds = [DECK[card] for card in g.frame]
    left = list(range(len(kinds)))
    slots = []
    if plan is not None:
        purse = g.main + COST[SLOTS] - activation_cost(g, SLOTS)
        best = best_program(plan.outlook, plan.board, plan.robot, kinds, (), purse)
        for card in best.cards:
            slot = next(slot for slot in left if kinds[slot] == card.kind)
            left.remove(slot)
            slots.append(slot)
    dropped = min(len(left), may_drop(g))
    yield Decision(Wish("order", slots=(*slots, *left[dropped:])), Reason("order", {}, ("BS-ACTIVATE-05",)))


def direct(mind: Mind) -> Decision:
    """Where the running card goes, or what it works on."""
    g, aim, kind = mind.g, best_aim(mind), running_card(mind.g)
    if ACTION[kind] != MOVE:
        cells = fitting(g)
        reason = Reason("work", {"card": kind}, ("BS-OPERATE-25",))
        return Decision(Wish("work", cell=aim if aim in cells else cells[0]), reason)
    stays = any((way, cost) == (aim, FAILED) for _, way, cost in outcomes(g, g.robot, g.board, kind))
    reason = Reason("direct-error", {}, ("BS-OPERATE-13",)) if stays else Reason("direct", {}, ("BS-OPERATE-14",))
    return Decision(Wish("go", direction=DIRECTIONS[max(0, aim)]), reason)


def best_aim(mind: Mind) -> int:
    """The aim of the running card that leads furthest with the cards after it; NO_AIM where it can do nothing.

    The cards were put in order for one of the plans: the one that they serve best.
    """
    ends, plan = reached(mind.g), mind.plan
    if plan is not None and plan.late and (last := best_end(plan, ends)) is not None and last.progress > 0:
        return last.aim
    known = best_ends(first_plans(mind.g), ends)
    if mind.frame and not any(end.progress >= SERVED * len(mind.frame) for end in known):
        known += best_ends([plan] if plan is not None else [], ends)
    if known:
        return max(known, key=lambda end: end.progress).aim
    there = min(ends, key=lambda there: ends[there][0] + rough_price(mind.g, *there))
    return ends[there][1]


class End(NamedTuple):
    """The best end of a run for one plan: how much closer it brings the robot, and the aim that leads there."""

    progress: float
    aim: int


def best_ends(plans: Iterable[Plan], ends: Ends) -> list[End]:
    """The best end for each plan that knows one."""
    return [end for plan in plans if (end := best_end(plan, ends)) is not None]


def best_end(plan: Plan, ends: Ends) -> End | None:
    """The best end that a plan knows."""
    prices = {there: cost + price for there, (cost, _) in ends.items() if (price := price_in(plan, *there)) < NO_WAY}
    if not prices:
        return None
    there = min(prices, key=lambda there: prices[there])
    return End(plan.price - prices[there], ends[there][1])


def reached(g: BombSquad) -> Ends:
    """Where the cards left on the frame can lead in their order, with the least cost and the first aim for it."""
    ends: dict[tuple[int, bytes], tuple[float, int | None]] = {(g.robot, g.board): (0.0, None)}
    for card in g.frame[g.step :]:
        after: dict[tuple[int, bytes], tuple[float, int | None]] = {}
        for (robot, board), (cost, first) in ends.items():
            for there, aim, more in outcomes(g, robot, board, DECK[card]):
                if there not in after or cost + more < after[there][0]:
                    after[there] = (cost + more, aim if first is None else first)
        ends = after
    return {there: (cost, NO_AIM if aim is None else aim) for there, (cost, aim) in ends.items()}


def outcomes(g: BombSquad, robot: int, board: bytes, kind: int) -> Iterator[Outcome]:
    """Where a card can lead; last an error, where there's a way to make one."""
    return moved(g, robot, board, kind) if ACTION[kind] == MOVE else worked(g, robot, board, kind)


def moved(g: BombSquad, robot: int, board: bytes, kind: int) -> Iterator[Outcome]:
    """Where a move card can lead; an error takes the first way that is blocked, and the robot stays."""
    pushes = 2 if ability(g) == "heavy_push" else 1
    ways = [travel(g.building, board, robot, LEVEL[kind], way, pushes=pushes) for way in range(len(DIRECTIONS))]
    for way, going in enumerate(ways):
        if going is not None:
            yield (going.path[-1], going.board), way, FILMED * going.watched
    if None in ways:
        yield (robot, board), ways.index(None), FAILED


def worked(g: BombSquad, robot: int, board: bytes, kind: int) -> Iterator[Outcome]:
    """What another card can take off; it's only an error where there's nothing."""
    keys = (*g.secured, *[code for cell, code in enumerate(g.board) if code and not board[cell]])
    cells = targets(g.building, board, robot, keys, kind, far=ability(g) == "long_arm", keys=not g.fog)
    for cell in cells:
        yield (robot, mark(board, cell, FREE)), cell, 0.0
    if not cells:
        yield (robot, board), NO_AIM, FAILED


def price_in(plan: Plan, robot: int, board: bytes) -> float:
    """What is left to do from there by a plan; NO_WAY where it doesn't know the board."""
    number = plan.outlook.number.get(masked(board, plan.given_up))
    return NO_WAY if number is None else plan.outlook.price[number][robot]


def price_at(mind: Mind, robot: int, board: bytes) -> float:
    """What is left to do from there, by the plan or roughly."""
    price = price_in(mind.plan, robot, board) if mind.plan is not None else NO_WAY
    return price if price < NO_WAY else OFF_PLAN + rough_price(mind.g, robot, board)


def nearer(mind: Mind, kind: int) -> float:
    """How much closer to the end a card brings the robot when it is carried out at once."""
    g = mind.g
    prices = [more + price_at(mind, *there) for there, _, more in outcomes(g, g.robot, g.board, kind)]
    return price_at(mind, g.robot, g.board) - min(prices)
