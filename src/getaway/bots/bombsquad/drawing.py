"""What the next card of the pile is worth to the team."""

from __future__ import annotations

from math import fsum

from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.plans import cards_to
from getaway.bots.bombsquad.times import soonest
from getaway.kit.zones import without_all

DRAW, DRAW_KNOWN = 0.1, 0.15
"""What it is worth to draw a card: one that no one knows, and one that all have seen before."""
A_DRAW = 0.5
"""And beside that, how much of what the team lacks a card of the pile brings on average."""
HUNT, HUNTED = 0.6, 30
"""What it is worth to draw when nobody holds a card that a bomb needs, and with how few turns left for it."""


def draw_worth(mind: Mind) -> float:
    """What the next card of the pile is worth to this seat, who will know it if it was seen before."""
    if mind.beliefs.coming:
        return DRAW_KNOWN + mind.wants[mind.beliefs.coming[0]] / 2
    unseen = mind.beliefs.unseen
    average = fsum(n * mind.lacks[kind] for kind, n in enumerate(unseen)) / max(1, sum(unseen))
    return DRAW + HUNT * is_hunting(mind) + A_DRAW * average


def is_hunting(mind: Mind) -> bool:
    """Whether a bomb goes off soon and nobody holds a card that is needed on the way to it."""
    bomb = soonest(mind.g)
    if bomb is None or bomb.turns > HUNTED or mind.plan is None:
        return False
    way = mind.ahead[: min(cards_to(mind.plan, bomb.cell), mind.skill.later)]
    return bool(without_all(way, mind.held))
