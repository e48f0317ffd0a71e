"""What a position of a world is worth to a seat: about its chance to win, by weights fitted to whole matches."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from getaway.bots.breach.search.standing import NAMES, standing
from getaway.games.breach.table.model import Breach
from getaway.kernel import Seat

WEIGHTS: Final = {
    "nearness": 9.5,
    "lacking": -0.65,
    "out": 0.044,
    "viruses": -0.1,
    "worst": -0.041,
    "threat": -0.0052,
    "abroad": -0.029,
    "movement": -0.018,
    "home": 0.084,
    "attack": 0.26,
    "defense": 0.22,
    "credits": 0.36,
    "hand": 0.055,
    "cheats": 0.0016,
    "boxes": 0.17,
    "research": -0.0052,
    "shield": -0.021,
    "clicks": 0.0095,
    "wait": -0.45,
    "goal": 0.42,
    "hunt": 2.0,
    "begun": 0.4,
    "short": -0.25,
}
"""By what `standing` counts; `scripts/figures/breach_weights` fits them."""
BY_PLACE: Final = tuple([WEIGHTS[name] for name in NAMES])
ALONE: Final = {"nearness": 22.0, "rest": 0.1, "gateways": 0.52, "held": 0.81, "asleep": 0.97, "always": -4.5}
"""By what counts for a single player: how near the goal is, all else that is scored, and how far the Firewall is.

All else hardly shows in who wins; it has a little weight, so that nothing is thrown away.
"""


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
    """The chance against the Firewall, which wins when the last Gateway is sealed."""
    stands = standing(g, seat)
    total = sum([weight * each for weight, each in zip(ALONE.values(), alone_counts(g, stands), strict=True)])
    return 1.0 / (1.0 + exp(-total))


def alone_counts(g: Breach, stands: Sequence[float]) -> tuple[float, ...]:
    """What counts for a single player, by ALONE: a Virus on the Guardian, or its sleep, holds the Firewall up."""
    near, *others = stands
    rest = sum([weight * each for weight, each in zip(BY_PLACE[1:], others, strict=True)])
    return near, rest, len(g.gateways), float(any(g.guardian_viruses)), float(not g.awake()), 1.0
