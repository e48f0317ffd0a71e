"""Whether a sampler draws only possible worlds, all of them, and each as often as the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tests.property.kernel.evenness import P, dice_of, looks_uniform

EACH = 20
"""How many draws there are for each possible world."""


def faults(possible: Sequence[Hashable], drawn: Sequence[Hashable], tests: int) -> list[str]:
    """What is wrong with the worlds drawn, at one in a thousand for all the tests together.

    A world that is possible in several ways is there as often; a draw of it counts for any one of them.
    """
    ways = {world: [i for i, other in enumerate(possible) if other == world] for world in possible}
    outside = [world for world in drawn if world not in ways]
    found = [f"{len(outside)} impossible"] if outside else []
    if ways.keys() - set(drawn):
        found.append(f"{len(ways.keys() - set(drawn))} never drawn")
    dice = dice_of(len(drawn))
    if not found and not looks_uniform([dice.choice(ways[world]) for world in drawn], len(possible), P / tests):
        found.append("uneven")
    return found
