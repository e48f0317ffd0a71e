"""Power: a bot's health and currency. At 0 it is shut down."""

from __future__ import annotations

from getaway.games.burncycle.bots.events import PowerChanged, Reactivated, ShutDown
from getaway.games.burncycle.detection.detection import look_around
from getaway.games.burncycle.ground.abilities import gives
from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.ground.ending import end_game, in_own_turn, turn_is_over
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, POWER_LIMIT
from getaway.games.burncycle.table.pieces import Effect
from getaway.games.burncycle.threat.dial import change_threat
from getaway.kernel import Script

SHUT_DOWN_THREAT = 3


def gain_power(g: Burncycle, i: int, n: int, cites: str | tuple[str, ...]) -> None:
    """A bot gains power, above its limit (BC-PBANK-02), at most to 10 (BC-PBANK-05, BC-CMD-14).

    A shut down agent works again (BC-SHUTBOT-12, BC-SHUTBOT-15), and can be seen again (BC-AWARE-06).
    """
    bot = g.bots[i]
    if bot.escaped:
        return
    power = min(POWER_LIMIT, bot.power + n)
    g.set_bot(i, power=power, shut=bot.shut and not power)
    g.tell(PowerChanged(i, power - bot.power, power), cites=cites)
    if bot.shut and power:
        g.tell(Reactivated(i), cites="BC-SHUTBOT-12")
        look_around(g)


def lose_power(g: Burncycle, i: int, n: int, cites: str | tuple[str, ...]) -> None:
    """A bot loses power; at 0 it is shut down (BC-POWER-02)."""
    bot = g.bots[i]
    if bot.shut or bot.escaped:
        return
    power = max(0, bot.power - n)
    g.set_bot(i, power=power)
    g.tell(PowerChanged(i, power - bot.power, power), cites=cites)
    if power == 0:
        shut_down(g, i)


def shut_down(g: Burncycle, i: int) -> None:
    """The command module's shut down loses the game (BC-CMD-05); an agent's costs 3 threat (BC-SHUTBOT-03).

    Its awareness chip is cleared (BC-SHUTBOT-04), and in its own turn the turn is over at once (BC-SHUTBOT-05). What
    its abilities say about shut downs still counts for this one.
    """
    ends_turn, threat = in_own_turn(g, i), SHUT_DOWN_THREAT - gives(g, i, "shut-threat")
    g.set_bot(i, shut=True, power=0, chip=NOWHERE, flipped=False, hidden=False)
    if g.bots[i].disguise:
        g.later("disguise", i)
    g.tell(ShutDown(i), cites="BC-POWER-02")
    if i == g.module:
        end_game(g, "module", "BC-CMD-05")
    change_threat(g, threat, "BC-SHUTBOT-03")
    if ends_turn:
        turn_is_over(g, i)


def spend_power(g: Burncycle, i: int, n: int) -> None:
    """A bot pays for something that never takes its last power (BC-POWER-04)."""
    g.set_bot(i, power=g.bots[i].power - n)


# Power and threat


def give_power(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Power for each bot it is for, shut down ones too (BC-SHUTBOT-21)."""
    for i in (yield from whose(g, bot, effect, shut=True)):
        gain_power(g, i, effect.n, cites)


def take_power(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Each bot it is for loses power."""
    for i in (yield from whose(g, bot, effect, shut=True)):
        lose_power(g, i, effect.n, cites)
