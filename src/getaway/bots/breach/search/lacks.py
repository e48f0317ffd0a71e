"""What an answer lacks compared with a better one: the part of a position's worth that falls behind most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, log
from typing import Final

from getaway.bots.breach.search.standing import NAMES, standing
from getaway.bots.breach.search.value import ALONE, WEIGHTS, alone_counts, score
from getaway.games.breach.table.model import Breach
from getaway.kernel import Seat

PARTS: Final = {
    "less-progress": ("nearness", "lacking", "goal", "begun", "short"),
    "less-safe": ("out", "viruses", "worst", "threat", "shield"),
    "fewer-cubes": ("abroad", "movement", "home", "attack", "defense"),
    "fewer-means": ("credits", "hand", "cheats", "boxes", "research"),
    "fewer-fights": ("hunt",),
}
"""By reason against an answer, what `standing` counts for it."""
PROGRESS, RIVALS, FIREWALL, SAME = "less-progress", "rivals-gain", "firewall-gains", "much-the-same"
LITTLE: Final = 0.01
"""A difference that nobody would notice."""
DECIDED: Final = 3.0
"""What a match that is won or lost weighs."""


def lack(better: Sequence[Breach], other: Sequence[Breach], seat: Seat) -> str:
    """The reason against an answer, from where it and a better one led in the same worlds."""
    behind: defaultdict[str, float] = defaultdict(float)
    for mine, instead in zip(better, other, strict=False):
        for name, gap in gaps(mine, instead, seat).items():
            behind[name] += gap
    if sum(behind.values()) <= LITTLE * min(len(better), len(other)):
        return SAME
    return max(behind, key=lambda name: behind[name])


def gaps(better: Breach, other: Breach, seat: Seat) -> dict[str, float]:
    """By reason, how far one position falls behind another."""
    if other.phase == "over" and other.winner != seat:
        return {FIREWALL if other.solo else RIVALS: DECIDED if better.phase != "over" else 0.0}
    if "over" in (better.phase, other.phase):
        return {PROGRESS: DECIDED if better.winner == seat != other.winner else 0.0}
    ahead, behind = parts(better, seat), parts(other, seat)
    return {name: ahead[name] - behind[name] for name in ahead}


def parts(g: Breach, seat: Seat) -> dict[str, float]:
    """The worth of a position by reason."""
    stands = standing(g, seat)
    by_name = dict(zip(NAMES, stands, strict=True))
    found = {name: sum([WEIGHTS[each] * by_name[each] for each in counted]) for name, counted in PARTS.items()}
    if not g.solo:
        return {**found, RIVALS: -log(sum([exp(score(g, each)) for each in g.everyone if each != seat]))}
    counts = alone_counts(g, stands)
    near, _, *firewall = [weight * each for weight, each in zip(ALONE.values(), counts, strict=True)]
    scaled = {name: ALONE["rest"] * each for name, each in found.items()}
    return {**scaled, PROGRESS: near, FIREWALL: sum(firewall)}
