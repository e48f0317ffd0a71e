"""The critic of Bomb Squad: says where an action of a turn costs the team turns, as the literal expert counts them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum, inf
from typing import Final, NamedTuple

from getaway.bots.bombsquad.beliefs import Held
from getaway.bots.bombsquad.literal import decide
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.turning import NO_NEWS, early, ideas, loss, sure_loss
from getaway.bots.critic import Judgement
from getaway.bots.player import Decision, Reason
from getaway.bots.situation import Situation
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Wish
from getaway.solve.bombsquad.program import Program, best_program

BLUNDER: Final = 1.0
"""How many turns an answer must cost."""
QUESTION: Final = "turn"


class Wrong(NamedTuple):
    """What is wrong with an action, and how many turns that costs."""

    why: Reason
    cost: float


class Critic:
    """Judges the action of a turn; how the robot is run is the business of all."""

    blunder: float = BLUNDER

    def judge(self, situation: Situation, wish: Wish) -> Judgement | None:
        """Return what the expert would do, and how many turns the answer costs."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        if ask.question.name != QUESTION:
            return None
        better = decide(g, ask, people=situation.people)
        mind = Mind(g, ask.seat, people=situation.people)
        wrong = JUDGES.get(wish.verb, hint)(mind, wish)
        if wrong is None or (better.wish.verb, better.wish.get("card")) == (wish.verb, wish.get("card")):
            return None
        return Judgement(Decision(better.wish, better.reason, Decision(wish, wrong.why)), wrong.cost)


# Programming


def program(mind: Mind, wish: Wish) -> Wrong | None:
    """A card that spoils the program, as far as its holder can tell."""
    card = own(mind, wish)
    if mind.ready is None or card is None or card.sure in mind.ready.added:
        return None
    if any(idea.wish == wish for idea in early(mind)):
        return None
    before = mind.ready.worth
    cost = fsum(chance * (before - with_card(mind, kind)) for kind, chance in enumerate(card.odds) if chance)
    name = "spoils-program" if card.sure != UNKNOWN else "may-spoil-program"
    return Wrong(Reason(name, {"place": card.place}, ("BS-PROGRAM-02", "BS-OPERATE-21")), cost)


def with_card(mind: Mind, kind: int) -> float:
    """What the best program is worth once a card of this kind lies on the frame."""
    after = laid(mind, (*mind.frame, kind))
    return after.worth if after is not None else 0.0


def laid(mind: Mind, frame: tuple[int, ...], hands: tuple[int, ...] | None = None) -> Program | None:
    """The best program of this frame and the known cards."""
    plan = mind.plan
    if plan is None:
        return None
    known = [card.sure for card in mind.cards if card.sure != UNKNOWN] if hands is None else list(hands)
    return best_program(plan.outlook, plan.board, plan.robot, frame, known, mind.full)


def activate(mind: Mind, _wish: Wish) -> Wrong | None:
    """A run that the main battery doesn't pay for, or that comes to less than with the cards that are known."""
    alone = laid(mind, mind.frame, ())
    if alone is None or mind.ready is None:
        return None
    if not mind.affords(alone):
        return Wrong(Reason("run-unpaid", {}, ("BS-ACTIVATE-01",)), inf)
    cost = mind.ready.worth - alone.worth - len(mind.ready.added)
    return Wrong(Reason("run-early", {}, ("BS-ACTIVATE-01",)), cost)


# Discards and clues


def discard(mind: Mind, wish: Wish) -> Wrong | None:
    """A card that the team needs."""
    card = own(mind, wish)
    if card is None:
        return None
    lost = fsum(chance * loss(mind, kind) for kind, chance in enumerate(card.odds))
    lost = sure_loss(mind, card.sure) if card.sure != UNKNOWN else lost
    return Wrong(Reason("loses-card", {"place": card.place}, ("BS-DISCARD-04",)), lost)


def hint(mind: Mind, wish: Wish) -> Wrong | None:
    """A clue that tells nobody anything."""
    idea = next((idea for idea in ideas(mind) if idea.wish == wish), None)
    return (
        Wrong(Reason("tells-nothing", {}, ("BS-INFO-03",)), inf) if idea is not None and idea.worth == NO_NEWS else None
    )


def own(mind: Mind, wish: Wish) -> Held | None:
    """The card in hand that a wish names."""
    return next((card for card in mind.beliefs.own if card.place == wish.get("card")), None)


JUDGES: Final[Mapping[str, Callable[[Mind, Wish], Wrong | None]]] = {
    "program": program,
    "activate": activate,
    "discard": discard,
}
"""By verb, what could be wrong with it; the others are clues."""
