"""What carrying objective beads costs: nothing, unless the mission says otherwise (BC-BEAD-04, BC-BEAD-05)."""

from __future__ import annotations

from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle


def slots_filled(g: Burncycle, bot: int) -> int:
    """The inventory slots of a bot that beads fill."""
    carries = g.bots[bot].carries
    return len([bead for bead in carries if bead in mission_card(g.mission).heavy]) if carries else 0
