"""An activation: the order of the cards, and where each one goes."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.plans import masked, rough_price
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
NO_AIM = -1


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
    return Decision(Wish("go", direction=DIRECTIONS[max(0, aim)]), Reason("direct", {}, ("BS-OPERATE-14",)))


def best_aim(mind: Mind) -> int:
    """The aim of the running card that leads furthest with the cards after it; NO_AIM where it can do nothing."""
    g = mind.g
    reached: dict[tuple[int, bytes], tuple[float, int | None]] = {(g.robot, g.board): (0.0, None)}
    for card in g.frame[g.step :]:
        after: dict[tuple[int, bytes], tuple[float, int | None]] = {}
        for (robot, board), (cost, first) in reached.items():
            for there, aim, more in outcomes(g, robot, board, DECK[card]):
                total = cost + more
                if there not in after or total < after[there][0]:
                    after[there] = (total, aim if first is None else first)
        reached = after
    best = min(reached, key=lambda there: reached[there][0] + price_at(mind, *there))
    chosen = reached[best][1]
    return NO_AIM if chosen is None else chosen


def outcomes(g: BombSquad, robot: int, board: bytes, kind: int) -> Iterator[tuple[tuple[int, bytes], int, float]]:
    """Where a card can lead, with its aim and what it costs; an error comes last."""
    if ACTION[kind] == MOVE:
        pushes = 2 if ability(g) == "heavy_push" else 1
        for way in range(len(DIRECTIONS)):
            going = travel(g.building, board, robot, LEVEL[kind], way, pushes=pushes)
            if going is not None:
                yield (going.path[-1], going.board), way, FILMED * going.watched
    else:
        keys = (*g.secured, *[code for cell, code in enumerate(g.board) if code and not board[cell]])
        for cell in targets(g.building, board, robot, keys, kind, far=ability(g) == "long_arm", keys=not g.fog):
            yield (robot, mark(board, cell, FREE)), cell, 0.0
    yield (robot, board), NO_AIM, FAILED


def price_at(mind: Mind, robot: int, board: bytes) -> float:
    """What is left to do from there, by the plan or roughly."""
    plan = mind.settled
    if plan is not None:
        number = plan.outlook.number.get(masked(board, plan.given_up))
        if number is not None and plan.outlook.price[number][robot] < NO_WAY:
            return plan.outlook.price[number][robot]
    return OFF_PLAN + rough_price(mind.g, robot, board)


def nearer(mind: Mind, kind: int) -> float:
    """How much closer to the end a card brings the robot when it is carried out at once."""
    g = mind.g
    prices = [more + price_at(mind, *there) for there, _, more in outcomes(g, g.robot, g.board, kind)]
    return price_at(mind, g.robot, g.board) - min(prices)
