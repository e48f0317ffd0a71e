"""Effects on and of the network: levels, pings and virtual terminals. See `effects` for the list."""

from __future__ import annotations

from getaway.games.burncycle.choose import CHOOSE_NODE, CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.effects import Cites, carry_out, chooser, effect, player_of, whose
from getaway.games.burncycle.events.cards import OptionResolved
from getaway.games.burncycle.events.network import PingRemoved
from getaway.games.burncycle.model import Burncycle
from getaway.games.burncycle.network.levels import change_ceo, change_level
from getaway.games.burncycle.network.returning import return_ip
from getaway.games.burncycle.pieces import Effect, option_name, terminal_cards
from getaway.games.burncycle.supply import discard_card, draw_card
from getaway.kernel import Script
from getaway.kit.zones import without_one

WHICH_OPTION = choosing("which-option", CHOOSE_WHAT, "BC-NETCARD-03")
WHICH_PING = choosing("which-ping", CHOOSE_NODE, "BC-PING-15")


@effect("level")
def move_levels(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The network level of each agent's player rises, or falls where the number is below 0 (BC-NETLVL-03, -04).

    What the command module brings about is for the active player.
    """
    for i in (yield from whose(g, bot, effect)):
        change_level(g, player_of(g, i), effect.n, cites)


@effect("ceo-level")
def move_ceo(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The CEO's level rises, or falls where the number is below 0."""
    yield from ()
    change_ceo(g, effect.n, cites)


@effect("remove-ping")
def remove_pings(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Pings of choice leave the network, and can be added again (BC-PING-15)."""
    for _ in range(effect.n):
        if not g.pings:
            return
        node = yield from choose(g, WHICH_PING, dict.fromkeys(g.pings), by=chooser(g, bot), about=bot)
        g.pings = without_one(g.pings, node)
        g.tell(PingRemoved(node), cites=cites)


@effect("return-ip")
def bring_back(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """The banned IP of each agent's player comes back, of the active one where the command module acts (BC-BAN-05)."""
    for i in (yield from whose(g, bot, effect)):
        yield from return_ip(g, player_of(g, i), cites if isinstance(cites, str) else cites[0])


@effect("virtual-terminal")
def virtual_terminal(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Draw a terminal card and resolve one of its options for no AP; it is no action, and no chip is used up."""
    card = yield from draw_card(g, "terminal_cards")
    if not card:
        return
    discard_card(g, "terminal_cards", card)
    options = {option_name(card, n): n for n in range(1, 1 + len(terminal_cards()[card].options))}
    name = yield from choose(g, WHICH_OPTION, options, by=chooser(g, bot), about=bot)
    g.tell(OptionResolved(bot, card, options[name], name), cites=cites)
    yield from carry_out(g, bot, terminal_cards()[card].options[options[name] - 1].effects, cites)
