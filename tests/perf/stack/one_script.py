"""The activation told in one script, from the order of the cards to the last of them: no checkpoint inside."""

from __future__ import annotations

from getaway.games.bombsquad import BombSquadGame
from getaway.games.bombsquad.activation.order import order_cards
from getaway.games.bombsquad.operating.run import operate
from getaway.games.bombsquad.table.state import BombSquad
from getaway.kernel import Script


def activation(g: BombSquad) -> Script[None]:
    """Order and pay, then card by card."""
    yield from order_cards(g)
    while g.phase == "operate":
        yield from operate(g)


class OneScriptGame(BombSquadGame):
    """Bomb Squad with the whole activation between two checkpoints."""

    def script(self, g: BombSquad) -> Script[None] | None:
        return activation(g) if g.phase == "order" else super().script(g)


ONE_SCRIPT = OneScriptGame()
