"""The vocabulary of effects: what cards, abilities, threat events and captains make happen.

Each effect is a script that gets the bot on whose behalf it happens, or NOWHERE where none acts (BC-SURV-08).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from getaway.games.burncycle.model import NOWHERE, Burncycle
from getaway.games.burncycle.pieces import Effect
from getaway.games.burncycle.power import gain_power, lose_power
from getaway.games.burncycle.settle import settle
from getaway.games.burncycle.threat import change_threat
from getaway.kernel import Script

Cites = str | tuple[str, ...]
Doing = Callable[[Burncycle, int, Effect, Cites], Script[None]]
EFFECTS: Final[dict[str, Doing]] = {}
"""By name, how each effect is carried out; the rules it belongs to add it."""


def effect(name: str) -> Callable[[Doing], Doing]:
    """Name an effect of the vocabulary."""

    def named(doing: Doing) -> Doing:
        EFFECTS[name] = doing
        return doing

    return named


def carry_out(g: Burncycle, bot: int, effects: Iterable[Effect], cites: Cites) -> Script[None]:
    """One effect after another, each with its consequences before the next."""
    for each in effects:
        yield from EFFECTS[each.do](g, bot, each, cites)
        yield from settle(g)


def whom(g: Burncycle, bot: int, who: str) -> tuple[int, ...]:
    """The bots an effect is for: text on bots covers the command module, text on agents does not (BC-UNIT-03).

    A shut down agent benefits only from power (BC-SHUTBOT-21); an escaped bot from nothing (BC-ESC-02).
    """
    everyone = {"self": (bot,), "agents": g.everyone, "bots": (*g.everyone, g.module), "module": (g.module,)}[who]
    return tuple([i for i in everyone if i != NOWHERE and not g.bots[i].escaped])


@effect("power")
def give_power(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Power for each bot it is for."""
    yield from ()
    for i in whom(g, bot, effect.who):
        gain_power(g, i, effect.n, cites)


@effect("lose-power")
def take_power(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Each bot it is for loses power."""
    yield from ()
    for i in whom(g, bot, effect.who):
        lose_power(g, i, effect.n, cites)


@effect("threat")
def move_threat(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Threat advances, or falls where the number is below 0."""
    yield from ()
    change_threat(g, effect.n, cites)
