"""What a team player thinks of its turn: the plan, the program that known cards make, and which cards are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from getaway.bots.bombsquad.beliefs import VALUE_MASKS, Beliefs, Held, beliefs
from getaway.bots.bombsquad.code.agreement import Agreement
from getaway.bots.bombsquad.plans import Plan, guessed, plan_of
from getaway.bots.bombsquad.skill import EXPERT, Skill
from getaway.bots.bombsquad.times import soonest
from getaway.games.bombsquad.activation.activate import activation_cost
from getaway.games.bombsquad.shown.view import memory, view
from getaway.games.bombsquad.table.clues import VALUES
from getaway.games.bombsquad.table.pieces import ACTION, COST, KINDS, MOVE, ROBOTS, SLOTS
from getaway.games.bombsquad.table.state import UNKNOWN, BombSquad
from getaway.kernel import Seat
from getaway.kit.zones import without_all
from getaway.solve.bombsquad.program import Program, best_program

NEXT, SOON, LATER = 2.4, 1.3, 0.5
"""What a card is worth, in turns: one that the best program takes, one of the next cards of the plan, a later one."""
NEARLY_UP = 14
"""With no more turns than this for a bomb, a program that disarms it isn't made any longer."""


class Mind:
    """One seat at one question. Of the state it reads only what lies open; cards come from `beliefs`."""

    def __init__(
        self,
        g: BombSquad,
        seat: Seat,
        agreed: Agreement | None = None,
        skill: Skill = EXPERT,
        people: tuple[Seat, ...] = (),
    ) -> None:
        self.g = g
        self.seat = seat
        self.agreed = agreed
        self.skill = skill
        self.people = tuple([each for each in people if each != seat])

    @cached_property
    def beliefs(self) -> Beliefs:
        """What the seat knows of the cards."""
        masks = self.agreed.masks if self.agreed else None
        return beliefs(view(self.g, self.seat), memory(self.g, self.seat), masks, self.skill, self.people)

    def after_clue(self, to: Seat, value: str) -> dict[tuple[Seat, int], int] | None:
        """By seat and place, the kinds that a clue would leave possible; None if a team code doesn't allow it."""
        if self.agreed is not None:
            return self.agreed.after(to, value)
        named = VALUE_MASKS[VALUES.index(value)]
        hand = self.beliefs.hands[to]
        return {(to, card.place): card.mask & (named if named >> card.kind & 1 else ~named) for card in hand}

    @cached_property
    def plan(self) -> Plan | None:
        """The team's plan."""
        return plan_of(self.g, self.frame)

    @property
    def full(self) -> int:
        """How many cells the main battery holds."""
        return ROBOTS[self.g.robot_tile].main_max

    @property
    def room(self) -> int:
        """How many cells could be recharged."""
        return self.full - self.g.main

    @cached_property
    def frame(self) -> tuple[int, ...]:
        """The kinds on the frame that are still to be carried out, as far as this seat knows them."""
        left = self.beliefs.frame[self.g.step :] if self.g.phase == "operate" else self.beliefs.frame
        return tuple([kind for kind in left if kind != UNKNOWN])

    @cached_property
    def cards(self) -> tuple[Held, ...]:
        """Every card in a hand."""
        return tuple([card for hand in self.beliefs.hands for card in hand])

    @cached_property
    def held(self) -> tuple[int, ...]:
        """The kinds on the frame and in all hands, as far as this seat knows them."""
        return (*self.frame, *[card.sure if card.seat == self.seat else card.kind for card in self.cards])

    @cached_property
    def ahead(self) -> tuple[int, ...]:
        """The kinds of cards that the plan takes from here to the end; none where there is no plan."""
        return tuple([card.kind for card in self.plan.ahead]) if self.plan else ()

    @cached_property
    def known(self) -> tuple[int, ...]:
        """The kinds of the cards that their holders know."""
        return tuple([card.sure for card in self.cards if card.sure != UNKNOWN])

    @property
    def ready_kinds(self) -> tuple[int, ...]:
        """The kinds that the team can count on: those on the frame and those that their holders know."""
        return (*self.frame, *self.known)

    # Programs

    @cached_property
    def ready(self) -> Program | None:
        """The best program of the cards that their holders know."""
        return self.program(list(self.known))

    @cached_property
    def saving(self) -> Program | None:
        """The program of the frame as it is, if it disarms a bomb whose time is nearly up."""
        bomb = soonest(self.g)
        if bomb is None or bomb.turns > NEARLY_UP or self.plan is None or not self.frame:
            return None
        found = self.program([])
        boards = self.plan.outlook.boards
        return found if found and any(not boards[card.board][bomb.cell] for card in found.cards) else None

    @cached_property
    def possible(self) -> Program | None:
        """The best program of all cards that this seat knows, were their holders to know them too."""
        own = [card.sure for card in self.beliefs.own]
        others = [card.kind for card in self.cards if card.seat != self.seat]
        return self.program([kind for kind in (*own, *others) if kind != UNKNOWN])

    def program(self, hands: list[int]) -> Program | None:
        """The best program of the frame and these cards."""
        if self.plan is None:
            return None
        plan = self.plan
        return best_program(plan.outlook, plan.board, plan.robot, self.frame, hands, self.full)

    def affords(self, program: Program) -> bool:
        """Whether the main battery alone pays for it."""
        cards = min(SLOTS, len(program.cards) + program.idle)
        return program.cells - (COST[cards] - activation_cost(self.g, cards)) <= self.g.main

    # Wants

    @cached_property
    def wants(self) -> tuple[float, ...]:
        """By kind, what another card of it is worth to the team, beyond those that are ready."""
        worth = self._worth_beyond(self.ready_kinds)
        if self.possible is not None and self.ready is not None:
            for kind in without_all(self.possible.added, self.ready.added):
                worth[kind] = NEXT
        return tuple(worth)

    @cached_property
    def lacks(self) -> tuple[float, ...]:
        """By kind, what a card of it would be worth that nobody holds yet, as far as this seat knows."""
        return tuple(self._worth_beyond(self.held))

    def _worth_beyond(self, there: Sequence[int]) -> list[float]:
        """By kind, what a card of it is worth for which the plan asks beyond these."""
        worth = [0.0] * KINDS
        for cards, each in ((self.skill.later, LATER), (self.skill.soon, SOON)):
            for kind in without_all(self.ahead[:cards], there):
                worth[kind] = each
        return worth

    @cached_property
    def needs(self) -> tuple[tuple[int, ...], ...]:
        """By kind, at which places the plan asks for it from here to the end."""
        return tuple([tuple([i for i, each in enumerate(self.ahead) if each == kind]) for kind in range(KINDS)])

    def takes(self, kind: int, copies: int) -> bool:
        """Whether the mission still takes as many copies of a kind, for the plan or after a plan that ends early."""
        if copies <= len(self.needs[kind]) or (self.plan is not None and self.plan.outlook.ends):
            return copies <= len(self.needs[kind])
        return ACTION[kind] == MOVE or copies <= guessed(self.g).count(kind)
