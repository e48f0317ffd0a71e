"""Why a bot of The Breach does something, in facts that everybody at the table can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from getaway.bots.player import Decision, Reason
from getaway.games.breach.table.model import Breach
from getaway.kernel import Ask, Wish

Facts = Callable[[Breach, Ask, Wish], dict[str, Any]]


def decided(g: Breach, ask: Ask, wish: Wish, instead: Wish | None = None) -> Decision:
    """A wish with its reason, and the next best one with its own."""
    other = Decision(instead, reason(g, ask, instead)) if instead is not None else None
    return Decision(wish, reason(g, ask, wish), other)


def reason(g: Breach, ask: Ask, wish: Wish) -> Reason:
    """Why this wish: by its verb, and by the clauses of the question."""
    name, facts = REASONS.get(wish.verb, ("choose", nothing))
    return Reason(name, facts(g, ask, wish), tuple(ask.question.cites))


def nothing(g: Breach, ask: Ask, wish: Wish) -> dict[str, Any]:
    """No facts."""
    return {}


def here(g: Breach, ask: Ask, wish: Wish) -> dict[str, Any]:
    """The room the Avatar is in."""
    return {"room": g.seats[ask.seat].room}


def given(*names: str) -> Facts:
    """The arguments of the wish with these names, which everybody sees once it is answered."""

    def facts(g: Breach, ask: Ask, wish: Wish) -> dict[str, Any]:
        return {name: wish[name] for name in names}

    return facts


REASONS: Final[dict[str, tuple[str, Facts]]] = {
    "infect": ("infect", here),
    "trace": ("trace", given("node")),
    "move": ("move", here),
    "go": ("go", given("room")),
    "reveal": ("go", given("room")),
    "activate": ("activate", here),
    "attack": ("attack", nothing),
    "target": ("target", given("model")),
    "shield": ("defend", nothing),
    "elude": ("defend", nothing),
    "develop": ("develop", given("cheat")),
    "free-develop": ("develop", given("cheat")),
    "configure": ("configure", given("what")),
    "push": ("push", given("colour")),
    "play": ("use", nothing),
    "play-alternative": ("use", nothing),
    "cheat": ("use", nothing),
    "research": ("use", nothing),
    "buy": ("buy", given("reward")),
    "buy-cheaper": ("buy", given("reward")),
    "log-out": ("log-out", here),
    **dict.fromkeys(("pass", "keep", "forgo", "take-it", "buy-nothing"), ("let-be", nothing)),
    **dict.fromkeys(("stop", "end-actions", "end-configuring", "end-turn"), ("end", nothing)),
}
"""By verb, the message and its facts."""
