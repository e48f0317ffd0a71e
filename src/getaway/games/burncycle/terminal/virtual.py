"""The virtual terminal: a terminal card used without a terminal and without AP."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, apply_effects, chooser
from getaway.games.burncycle.ground.supply import discard_card, draw_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Effect, option_name, terminal_cards
from getaway.games.burncycle.terminal.events import OptionResolved
from getaway.kernel import Script

WHICH_OPTION = choosing("which-option", CHOOSE_WHAT, "BC-NETCARD-03")


def virtual_terminal(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Draw a terminal card and resolve one of its options for no AP; it isn't an action, and no chip is used up."""
    card = yield from draw_card(g, "terminal_cards")
    if not card:
        return
    discard_card(g, "terminal_cards", card)
    options = {option_name(card, n): n for n in range(1, 1 + len(terminal_cards()[card].options))}
    name = yield from choose(g, WHICH_OPTION, options, by=chooser(g, bot), about=bot)
    g.tell(OptionResolved(bot, card, options[name], name), cites=cites)
    yield from apply_effects(g, bot, terminal_cards()[card].options[options[name] - 1].effects, cites)
