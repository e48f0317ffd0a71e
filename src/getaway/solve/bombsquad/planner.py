"""A planner that sees all hands and plays a whole match through the kernel, to show that a mission can be done.

It programs the cards of the best program, discards with right calls to recharge, gives information when neither
helps, and activates; it never touches the reserve.
"""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.bombsquad.activation.activate import activation_cost, may_drop
from getaway.games.bombsquad.operating.working import fitting
from getaway.games.bombsquad.pack.steps import Task
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, COST, DECK, MOVE, ROBOTS, SLOTS
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.turn.inform import may_hear
from getaway.kernel import Match, Seat, Wish
from getaway.kit.grid import DIRECTIONS
from getaway.solve.bombsquad.cards import Route, fewest_cards
from getaway.solve.bombsquad.outlook import Card, Outlook
from getaway.solve.bombsquad.program import Program, best_program

TURNS_A_CARD = (2.6, 2.3, 2.0)
"""How many turns a card of a route takes in all, when a bomb's time is divided among them: first with a margin."""
FEWEST_TO_RUN = 3
SOME_TIME, NEVER = 39, 99
"""When a card is needed that the plan doesn't ask for: a move sooner than any other."""


class Planner:
    """Plays every seat of one match."""

    def __init__(self, job: Task, outlook: Outlook) -> None:
        self.job = job
        self.outlook = outlook
        self.due: list[Card] = []
        """The cards of the running activation that are still to be carried out."""
        self.idle_turns = 0

    def play(self, match: Match) -> Match:
        """Answer every question until the match is over."""
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, self.choose(match, seat))
        return match

    def choose(self, match: Match, seat: Seat) -> Wish:
        """The answer to the pending question."""
        g: BombSquad = match.g
        if g.phase == "turn":
            return self._turn(g, seat)
        if g.phase == "order":
            return self._order(g)
        if g.phase == "operate":
            return self._operate(g)
        return Wish("start" if g.phase == "ready" else "leave_it")

    # A turn

    def _turn(self, g: BombSquad, seat: Seat) -> Wish:
        """Program what the best program needs, or run it, or recharge."""
        best = self._best(g)
        mine = [kind for kind in best.added if kind in _kinds(g.hands[seat])]
        fills = len(g.frame) == SLOTS - 1
        if mine and (not fills or self._affords(g, best)):
            return Wish("program", card=_kinds(g.hands[seat]).index(_first(g, seat, mine)))
        if not best.added and self._is_time(g, best):
            return Wish("activate")
        return self._pass_time(g, seat, best)

    def _best(self, g: BombSquad) -> Program:
        """The best program of the frame and all hands together."""
        hands = [DECK[card] for hand in g.hands for card in hand]
        outlook, board = self._look(g)
        return best_program(outlook, board, g.robot, _kinds(g.frame), hands, ROBOTS[g.robot_tile].main_max)

    def _look(self, g: BombSquad) -> tuple[Outlook, int]:
        """The outlook on this board, made again if the robot has left the route."""
        if g.board not in self.outlook.number:
            found = fewest_cards(self.job, (g.robot, g.board))
            if found is None:
                raise Lost
            self.outlook = Outlook(self.job, (g.robot, g.board), found.steps)
        return self.outlook, self.outlook.number[g.board]

    def _affords(self, g: BombSquad, best: Program) -> bool:
        """Whether the main battery alone pays for it."""
        saved = COST[len(best.cards)] - activation_cost(g, len(best.cards))
        return best.cells - saved <= g.main

    def _is_time(self, g: BombSquad, best: Program) -> bool:
        """Whether to run a program that no one can improve: it ends the mission, or there is nothing to recharge."""
        if not best.cards or not self._affords(g, best):
            return False
        if not best.left or len(g.frame) == SLOTS - 1:
            return True
        full = g.main >= ROBOTS[g.robot_tile].main_max - 1
        return full and (len(best.cards) >= FEWEST_TO_RUN or self.idle_turns > len(g.hands))

    def _pass_time(self, g: BombSquad, seat: Seat, best: Program) -> Wish:
        """Discard what is needed last, with the right call; or only inform, where that would hurt."""
        full = g.main >= ROBOTS[g.robot_tile].main_max
        place, needed = self._least_needed(g, seat, best)
        self.idle_turns = self.idle_turns + 1 if full else 0
        if full and needed < SLOTS and best.added:
            return next(_harmless(g, seat))
        kind = DECK[g.hands[seat][place]]
        return Wish("discard", card=place, colour=COLOURS[COLOUR[kind]], action=ACTIONS[ACTION[kind]])

    def _least_needed(self, g: BombSquad, seat: Seat, best: Program) -> tuple[int, int]:
        """The place of the card that is needed last, and when that is."""
        outlook, board = self._look(g)
        plan = [card.kind for card in outlook.to_end(board, g.robot)]
        others = [*_kinds(g.frame), *[DECK[c] for s, hand in enumerate(g.hands) if s != seat for c in hand]]
        when = _when_needed(_kinds(g.hands[seat]), others, [*best.added, *plan])
        place = max(range(len(when)), key=lambda place: when[place])
        return place, when[place]

    # An activation

    def _order(self, g: BombSquad) -> Wish:
        """The best order of the cards on the frame; those of no use are dropped, or come last."""
        outlook, board = self._look(g)
        saved = COST[SLOTS] - activation_cost(g, SLOTS)
        best = best_program(outlook, board, g.robot, _kinds(g.frame), (), g.main + saved)
        left = list(range(len(g.frame)))
        slots = []
        for card in best.cards:
            slot = next(slot for slot in left if DECK[g.frame[slot]] == card.kind)
            left.remove(slot)
            slots.append(slot)
        dropped = min(len(left), may_drop(g))
        self.due = list(best.cards)
        self.idle_turns = 0
        return Wish("order", slots=(*slots, *left[dropped:]))

    def _operate(self, g: BombSquad) -> Wish:
        """Direct the running card as planned."""
        kind = DECK[g.frame[g.step]]
        aim = self.due[g.step].aim if g.step < len(self.due) else self._spare(g, kind)
        if ACTION[kind] != MOVE:
            cells = fitting(g)
            return Wish("work", cell=aim if aim in cells else cells[0])
        return Wish("go", direction=DIRECTIONS[max(0, aim)])

    def _spare(self, g: BombSquad, kind: int) -> int:
        """Where to aim a card of no use: where it does the least harm."""
        outlook, board = self._look(g)
        cards = [card for card in outlook.cards[board][g.robot] if card.kind == kind]
        return min(cards, key=outlook.price_through).aim if cards else -1


class Lost(Exception):
    """No way to the perfect result is left."""


def _kinds(cards: tuple[int, ...]) -> list[int]:
    return [DECK[card] for card in cards]


def _first(g: BombSquad, seat: Seat, mine: list[int]) -> int:
    """Of the cards to program, one that no one else has, if possible."""
    others = [DECK[card] for s, hand in enumerate(g.hands) if s != seat for card in hand]
    return next((kind for kind in mine if kind not in others), mine[0])


def _when_needed(hand: list[int], others: list[int], plan: list[int]) -> list[int]:
    """For each card of a hand, how many cards of the plan come before the one it is needed for."""
    found = []
    for i, kind in enumerate(hand):
        copies = hand[:i].count(kind) + others.count(kind) // 2
        needs = [when for when, needed in enumerate(plan) if needed == kind]
        late = SOME_TIME if ACTION[kind] == MOVE else NEVER
        found.append(needs[copies] if copies < len(needs) else late)
    return found


def _harmless(g: BombSquad, seat: Seat) -> Iterator[Wish]:
    """Information of any kind: it uses the turn and changes nothing."""
    for to in may_hear(g, seat):
        for card in g.hands[to]:
            yield Wish("inform", to=to, colour=COLOURS[COLOUR[DECK[card]]])


def route_in_time(job: Task, turn_seconds: int) -> Route | None:
    """A short route that disarms every bomb with the cards that its time allows."""
    for pace in TURNS_A_CARD:
        due = {bomb.cell: int(bomb.time / turn_seconds / pace) for bomb in job.house.bombs}
        found = fewest_cards(job, due=due)
        if found:
            return found
    return None
