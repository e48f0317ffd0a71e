"""Why a bot of The Breach does something, in facts that everybody at the table can see; and why not something else."""

from __future__ import annotations

from typing import Final

from getaway.bots.breach.closer import closer
from getaway.bots.breach.greedy import decide
from getaway.bots.player import Decision, Reason
from getaway.games.breach.attack.disconnect import CREDIT
from getaway.games.breach.cards.database_effects import NO_ROOM
from getaway.games.breach.sheet.hard_disk import KEEP_ALL
from getaway.games.breach.table.model import Breach
from getaway.games.breach.turn.trace_phase import is_traced
from getaway.kernel import Ask, Seat, Wish


def decided(g: Breach, ask: Ask, wish: Wish, instead: Wish | None = None, lack: str = "", gain: str = "") -> Decision:
    """A wish with its reason, and the next best one with what it lacks; if that isn't known, with its own reason.

    Where the reason would say nothing in particular, it's what the wish gained when it was tried.
    """
    why = reason(g, ask, wish)
    if gain and why.name in VAGUE and not why.facts.get("does"):
        why = Reason("came-out-best", {**why.facts, "gain": gain, "said": why.facts.get("said", why.name)}, why.clauses)
    if instead is None:
        return Decision(wish, why)
    return Decision(wish, why, Decision(instead, Reason(lack) if lack else reason(g, ask, instead)))


def reason(g: Breach, ask: Ask, wish: Wish) -> Reason:
    """Why this wish: by what it does, and by the clauses of the question.

    A room that the wish doesn't name is the one the Avatar is in. Where the seat may be told more than everybody,
    `said` names what everybody hears.
    """
    name, *names = REASONS.get(deed(g, ask.seat, wish)) or choice(g, ask, wish)
    known = {"room": g.seats[ask.seat].room, **wish.args}
    facts = {fact: known[fact] for fact in names}
    found = closer(g, ask, wish)
    if found is None:
        return Reason(name, {**facts, **blank(name)}, tuple(ask.question.cites))
    return Reason(found[0], {**blank(found[0]), **facts, **found[1], "said": name}, tuple(ask.question.cites))


def blank(name: str) -> dict[str, str]:
    """A fact that the message chooses by, where nothing is known of it."""
    return {VAGUE[name]: ""} if VAGUE.get(name) else {}


def choice(g: Breach, ask: Ask, wish: Wish) -> tuple[str, ...]:
    """Why one of several things is chosen: what the greedy player goes by, or how it came out where that differs."""
    name = ask.question.name
    if name not in CHOICES:
        return ("choose",)
    if wish != decide(g, ask):
        return ("came-out-best",)
    if wish.args.get("token") in (CREDIT, KEEP_ALL) or wish.args.get("room") == NO_ROOM:
        return ("need-none",)
    if name == "turn-room" and g.move is not None and g.move.seat != ask.seat:
        return ("turn-against",)
    if name == "which-target" and wish["seat"] == ask.seat:
        return ("only-one",)
    return CHOICES[name]


def deed(g: Breach, seat: Seat, wish: Wish) -> str:
    """The verb; but a Trace without Information has names of its own, and so has a Push that doesn't end at home."""
    if wish.verb == "push" and wish["to"] != wish["colour"]:
        return "push-away" if wish["box"] == wish["colour"] else "push-on"
    if wish.verb != "trace" or g.tokens[wish["node"]]:
        return wish.verb
    return "trace-again" if is_traced(g, seat, wish["node"]) else "trace-empty"


VAGUE: Final = {"came-out-best": "gain", "use": "does", "go": "", "let-be": "", "end": ""}
"""Messages that say nothing in particular, with the fact that makes them say more."""
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "infect": ("infect", "room"),
    "trace": ("trace", "node"),
    "trace-empty": ("trace-empty", "node"),
    "trace-again": ("trace-again", "node"),
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
    "push-on": ("push-on",),
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
"""By `deed`, the message, and its facts: arguments that everybody sees once the wish is answered."""
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "push": ("push-away",),
    **dict.fromkeys(("which-starting-cube", "which-colour"), ("colour", "colour")),
    "turn-room": ("turn-open",),
    "which-room-turns": ("turn-which", "room"),
    "where-to-breach": ("breach-here",),
    "which-room-darkens": ("darken", "room"),
    **dict.fromkeys(("where-to-connect", "where-to-reconnect"), ("connect", "room")),
    **dict.fromkeys(("where-to-slide", "where-to-appear"), ("slide", "room")),
    **dict.fromkeys(("where-to-infect", "which-virus-moves", "where-it-moves"), ("infect-where", "room")),
    **dict.fromkeys(("which-type", "copy-or-credit"), ("need-type",)),
    "which-token-to-drop": ("drop-token",),
    "which-virus": ("spare-virus",),
    **dict.fromkeys(("discard", "discard-one"), ("discard",)),
    "which-effect": ("use",),
    "which-gateway": ("gateway",),
    "where-to-put-it": ("far-from-guardian",),
    **dict.fromkeys(
        ("where-ice-goes", "where-ice-heads", "which-way-ice-goes", "which-way-guardian-goes"),
        ("ice-elsewhere", "room"),
    ),
    **dict.fromkeys(("which-target", "whose-credit", "which-virus-purged"), ("leader", "seat")),
    **dict.fromkeys(("which-ice", "which-ice-aims", "which-ice-at-all", "which-ice-quick"), ("ice-far", "model")),
    "which-ice-leaves": ("ice-near", "model"),
    "where-to-deploy": ("deploy-far", "room"),
    "which-track": ("track", "what"),
    "put-back": ("sort-cards",),
    **dict.fromkeys(("which-interface", "which-avatar", "which-breacher", "which-program"), ("as-you-like",)),
}
"""By question, the message and its facts where the greedy player chooses."""
