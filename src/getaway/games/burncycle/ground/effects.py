"""The vocabulary of effects: what cards, abilities, threat events and captains make happen.

Each effect is a script. It is given the bot it happens for, or NOWHERE if no bot acts (BC-SURV-08). Where there is a
choice, the bot's player makes it. An effect with nothing to do does nothing. `pack.vocabulary` lists all effects, and
the `chapter.py` of each chapter names the functions that carry out its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from getaway.games.burncycle.ground.choose import CHOOSE_BOT, choose, choosing
from getaway.games.burncycle.ground.ending import TURN, end_overdue_turn
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script, Seat

Cites = str | tuple[str, ...]
Doing = Callable[[Burncycle, int, Effect, Cites], Script[None]]
EFFECTS: Final[dict[str, Doing]] = {}
"""How each effect is carried out, by name; see `chapters`."""


def apply_effects(g: Burncycle, bot: int, effects: Iterable[Effect], cites: Cites) -> Script[None]:
    """One effect after another, each with its consequences before the next.

    All of them happen before the turn of an agent that one of them shuts down is over (BC-SHUTBOT-23).
    """
    g.carrying += 1
    for each in effects:
        yield from EFFECTS[each.do](g, bot, each, cites)
        yield from settle(g)
    g.carrying -= 1
    end_overdue_turn(g)


# For whom, and who chooses


WHICH_BOT = choosing("which-bot", CHOOSE_BOT, "BC-UNIT-03")


def whom(g: Burncycle, bot: int, who: str) -> tuple[int, ...]:
    """The bots an effect is for: text on bots covers the command module, text on agents does not (BC-UNIT-03).

    An escaped bot gets nothing (BC-ESC-02).
    """
    everyone = {"self": (bot,), "agents": g.everyone, "bots": (*g.everyone, g.module), "module": (g.module,)}[who]
    return tuple([i for i in everyone if i != NOWHERE and not g.bots[i].escaped])


def whose(g: Burncycle, bot: int, effect: Effect, *, shut: bool = False) -> Script[tuple[int, ...]]:
    """The bots an effect is for, one of choice where it is for another bot than the one that acts.

    A shut down agent gets nothing but power (BC-SHUTBOT-21): `shut` lets it in.
    """
    if effect.who != "another":
        return tuple([i for i in whom(g, bot, effect.who) if shut or g.bots[i].acts])
    others = [i for i in whom(g, bot, "bots") if i != bot and (shut or g.bots[i].acts)]
    if not others:
        return ()
    return ((yield from choose(g, WHICH_BOT, others, by=chooser(g, bot), about=bot)),)


def chooser(g: Burncycle, bot: int) -> tuple[Seat, ...] | None:
    """Who chooses for a bot: its player; for the command module, or where no bot acts, the active player.

    In the corporation's turn all players choose together (BC-SURV-08).
    """
    if bot not in (NOWHERE, g.module):
        return (bot,)
    return (g.active,) if g.phase in TURN else None


def player_of(g: Burncycle, bot: int) -> Seat:
    """The player on whose behalf a bot acts: for the command module the active one."""
    return g.active if bot in (NOWHERE, g.module) else bot
