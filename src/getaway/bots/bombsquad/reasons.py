"""Why an action of a turn is worth it: the reasons that a hint gives, and which words everybody hears instead.

The fact `said` names those words where the reason itself would tell what only some can know.
"""

from __future__ import annotations

from typing import Any, Final

from getaway.bots.bombsquad.beliefs import VALUE_MASKS, Held
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.plans import ground, guessed, kinds_ahead
from getaway.bots.bombsquad.times import soonest
from getaway.bots.bombsquad.worth import Call, chance_of
from getaway.bots.player import Reason
from getaway.games.bombsquad.table.clues import VALUES
from getaway.games.bombsquad.table.pieces import ACTION, ACTIONS, COLOUR, COLOURS, SLOTS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.kernel import Seat

SHORT = 30
"""With no more turns than this for a bomb, everybody hears that a run has to do with its time."""
LIKELY = 0.5
"""How likely a call must be for it to be more than a guess."""
RUN: Final = ("BS-ACTIVATE-01",)
PROOF: Final = {"clues": (), "sight": (), "pile": ("BS-DRAW-02",), "count": ()}
"""By how a card is known, the clauses that let its holder know it."""


def programming(mind: Mind, card: Held, *, early: bool = False) -> Reason:
    """Why to program a card: the next run uses it, or will once the cards before it are found."""
    how = known_by(mind, card)
    facts = {"card": card.sure, "place": card.place, "how": how, "said": "program"}
    return Reason("program-early" if early else "program", facts, ("BS-PROGRAM-02", *PROOF[how]))


def known_by(mind: Mind, card: Held) -> str:
    """How its holder knows an own card: by clues, in sight, from the pile that was turned over, or by counting."""
    if card.mask.bit_count() == 1:
        return "clues"
    if card.known:
        return "sight" if mind.g.has_role(mind.seat, "role_front_liner") else "pile"
    return "count"


# Activations


def finishing() -> Reason:
    """Why to run the robot for the last time."""
    return Reason("finish", {}, ("BS-ACTIVATE-01", "BS-END-02"))


def activating(mind: Mind, count: int, *, saves: bool = False) -> Reason:
    """Why to run the robot: a bomb is about to explode, the next one's time is short, or nothing makes it better."""
    bomb = soonest(mind.g)
    said = "activate-soon" if bomb is not None and bomb.turns <= SHORT else "activate"
    late = mind.plan is not None and mind.plan.late
    name = "activate-bomb" if saves else "activate-late" if late else "activate"
    return Reason(name, {"count": count, "said": said}, RUN)


# Clues


def informing(mind: Mind, to: Seat, card: Held, value: str) -> Reason:
    """Why to give a clue: for the card that gains most by it, which in a team code may be somebody else's."""
    facts: dict[str, Any] = {"to": card.seat, "card": card.kind} | ({"value": value} if card.seat == to else {})
    facts |= {"said": said} if (said := aloud(mind, value)) else {}
    name = use_of(mind, card.kind, value) if card.seat == to else "code"
    return Reason(name, facts, ("BS-INFO-03", "BS-INFO-07"))


def use_of(mind: Mind, kind: int, value: str) -> str:
    """What a card is good for, and whether a clue names it or says what it isn't."""
    named = value in (COLOURS[COLOUR[kind]], ACTIONS[ACTION[kind]])
    later = mind.takes(kind, mind.ready_kinds.count(kind) + 1)
    use = "" if mind.wants[kind] else "-later" if later else "-spare"
    return f"inform{'' if named else '-not'}{use}"


def aloud(mind: Mind, value: str) -> str:
    """What is said about a clue: when the way to the end takes cards of this value, as everybody can work out."""
    ahead = kinds_ahead(ground(mind.g), mind.g.robot, guessed(mind.g))
    named = [VALUE_MASKS[VALUES.index(value)] >> kind & 1 for kind in ahead]
    return ("clue-soon" if any(named[:SLOTS]) else "clue-later" if any(named) else "clue-spare") if named else ""


# Discards


def discarding(mind: Mind, card: Held, call: Call) -> Reason:
    """Why to discard a card with this call; without room for cells, only for the card that is drawn."""
    facts: dict[str, Any] = {"place": card.place, "colour": call.colour, "action": call.action}
    clauses = ("BS-DISCARD-04", "BS-DISCARD-05")
    if not min(call.cells, mind.room):
        return Reason("discard-spare", facts, clauses)
    if card.sure == UNKNOWN:
        likely = chance_of(card.odds, call.colour or None, call.action or None) > LIKELY
        return Reason("discard" if likely else "discard-guess", facts | {"said": "discard"}, clauses)
    later = mind.takes(card.sure, mind.ready_kinds.count(card.sure))
    facts |= {"card": card.sure, "how": (how := known_by(mind, card)), "said": "discard-known"}
    return Reason("discard-later" if later else "discard-known", facts, (*clauses, *PROOF[how]))
