"""Whether a sampler draws only possible worlds, all of them, and each as often as the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tests.property.kernel.evenness import P, looks_uniform

EACH = 20
"""How many draws there are for each possible world."""


def faults(possible: Sequence[Hashable], drawn: Sequence[Hashable], tests: int) -> list[str]:
    """What is wrong with the worlds drawn, at one in a thousand for all the tests together."""
    known = set(possible)
    found = [f"{len([world for world in drawn if world not in known])} impossible"] if set(drawn) - known else []
    if known - set(drawn):
        found.append(f"{len(known - set(drawn))} never drawn")
    number = {world: i for i, world in enumerate(dict.fromkeys(possible))}
    if not found and not looks_uniform([number[world] for world in drawn], len(number), P / tests):
        found.append("uneven")
    return found
