"""The regular of burncycle: a seat of the scripted team that takes the network chip by chip."""

from __future__ import annotations

from getaway.bots.burncycle.following import with_people
from getaway.bots.burncycle.reasons import reason
from getaway.bots.burncycle.team import decide
from getaway.bots.burncycle.team.network import nearest_hub
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games.burncycle.table.model import Burncycle
from getaway.kernel import Ask, Wish


class Regular:
    """Does what the scripted team would do at this seat, without looking ahead; it never reads what lies face down."""

    def choose(self, situation: Situation) -> Decision:
        """Return its answer in a world that fits the record."""
        g, ask = next(situation.worlds(1)).g, situation.ask
        with with_people(situation, g):
            wish = chip_by_chip(g, ask)
            return Decision(wish, reason(g, ask, wish))


def chip_by_chip(g: Burncycle, ask: Ask) -> Wish:
    """The team's answer, but a hub that the IP can reach at once is taken, whatever the next chips would have given."""
    wish = nearest_hub(g, ask) if ask.question.name == "network" else None
    return wish if wish is not None else decide(g, ask)
