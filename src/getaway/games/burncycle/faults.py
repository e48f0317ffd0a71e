"""The ways a position can be wrong, and what is never made or lost."""

from __future__ import annotations

from collections.abc import Mapping

from getaway.games.burncycle.model import CHIPS, POWER_LIMIT, Burncycle


def components(g: Burncycle) -> Mapping[str, int]:
    """Action chips by type, in the supply, the burncycle and the reserves."""
    out = [slot.chip for slot in g.slots] + list(g.team) + [chip for bot in g.bots for chip in bot.reserve]
    return {f"{chip} chips": g.supply[i] + out.count(chip) for i, chip in enumerate(CHIPS)}


def faults(g: Burncycle) -> list[str]:
    """Every fault of this position, in words."""
    found = [f"two units share space {cell}" for cell in sorted(set(g.taken)) if g.taken.count(cell) > 1]
    found += [f"{bot.name} has {bot.power} power" for bot in g.bots if not 0 <= bot.power <= POWER_LIMIT]
    return found
