"""What a position of a world is worth to a seat: about its chance to win, by weights fitted to whole matches."""

from __future__ import annotations

from math import exp
from typing import Final

from getaway.bots.breach.search.standing import NAMES, standing
from getaway.games.breach.table.model import Breach
from getaway.kernel import Seat

WEIGHTS: Final = {
    "nearness": 11.4,
    "lacking": -0.36,
    "ready": 0.1,
    "out": -0.1,
    "viruses": -0.09,
    "worst": -0.1,
    "threat": -0.03,
    "abroad": -0.03,
    "movement": 0.06,
    "attack": 0.2,
    "defense": 0.2,
    "credits": 0.2,
    "hand": 0.03,
    "cheats": 0.05,
    "research": 0.03,
    "shield": 0.05,
    "clicks": 0.09,
    "wait": -0.09,
}
"""By what `standing` counts."""
GATEWAY: Final = 0.9
"""What a Gateway that is still open counts for a single player."""
BY_PLACE: Final = tuple([WEIGHTS[name] for name in NAMES])


def value(g: Breach, seat: Seat) -> float:
    """The seat's chance to win, from 0 to 1."""
    if g.phase == "over":
        return 1.0 if g.winner == seat else 0.0
    if g.solo:
        return alone(g, seat)
    scores = [score(g, each) for each in g.everyone]
    mine = scores[seat]
    return 1.0 / sum([exp(each - mine) for each in scores])


def score(g: Breach, seat: Seat) -> float:
    """How well a seat stands; the chance to win grows with its power."""
    return sum([weight * each for weight, each in zip(BY_PLACE, standing(g, seat), strict=True)])


def alone(g: Breach, seat: Seat) -> float:
    """The chance against the Firewall: it wins when the last Gateway is sealed; a Virus on the Guardian delays that."""
    time = len(g.gateways) + 0.5 * any(g.guardian_viruses) + 0.6 * (not g.awake())
    return 1.0 / (1.0 + exp(-(score(g, seat) + GATEWAY * time)))
