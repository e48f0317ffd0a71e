"""Why a bot of The Breach does something, in facts that everybody at the table can see."""

from __future__ import annotations

from typing import Final

from getaway.bots.player import Decision, Reason
from getaway.games.breach.table.model import Breach
from getaway.kernel import Ask, Wish


def decided(g: Breach, ask: Ask, wish: Wish, instead: Wish | None = None) -> Decision:
    """A wish with its reason, and the next best one with its own."""
    other = Decision(instead, reason(g, ask, instead)) if instead is not None else None
    return Decision(wish, reason(g, ask, wish), other)


def reason(g: Breach, ask: Ask, wish: Wish) -> Reason:
    """Why this wish: by its verb, and by the clauses of the question.

    A room that the wish doesn't name is the one the Avatar is in.
    """
    name, *facts = REASONS.get(wish.verb, ("choose",))
    known = {"room": g.seats[ask.seat].room, **wish.args}
    return Reason(name, {fact: known[fact] for fact in facts}, tuple(ask.question.cites))


REASONS: Final[dict[str, tuple[str, ...]]] = {
    "infect": ("infect", "room"),
    "trace": ("trace", "node"),
    "move": ("move", "room"),
    "go": ("go", "room"),
    "reveal": ("go", "room"),
    "activate": ("activate", "room"),
    "attack": ("attack",),
    "target": ("target", "model"),
    "shield": ("defend",),
    "elude": ("defend",),
    "develop": ("develop", "cheat"),
    "free-develop": ("develop", "cheat"),
    "configure": ("configure", "what"),
    "push": ("push",),
    "play": ("use",),
    "play-alternative": ("use",),
    "cheat": ("use",),
    "research": ("use",),
    "buy": ("buy", "reward"),
    "buy-cheaper": ("buy", "reward"),
    "log-out": ("log-out", "room"),
    **dict.fromkeys(("pass", "keep", "forgo", "take-it", "buy-nothing"), ("let-be",)),
    **dict.fromkeys(("stop", "end-actions", "end-configuring", "end-turn"), ("end",)),
}
"""By verb, the message, and its facts: arguments that everybody sees once the wish is answered."""
