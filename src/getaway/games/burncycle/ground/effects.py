"""The vocabulary of effects: what cards, abilities, threat events and captains make happen.

Each effect is a script. It is given the bot it happens for, or NOWHERE if no bot acts (BC-SURV-08). `n` is how much,
`what` of which kind, `who` for whom. Where there is a choice, the bot's player makes it. An effect with nothing to do
does nothing. The `chapter.py` of each chapter names the functions that carry out its effects.

| effect           | what happens                                                           |
| ---------------- | ---------------------------------------------------------------------- |
| power            | each bot it is for gains n power                                       |
| lose-power       | each bot it is for loses n power                                       |
| threat           | threat advances by n, or falls where n is below 0                      |
| key              | each bot it is for gains n keys                                        |
| dice             | n dice (what: basic, advanced or elite) for the pool of the turn       |
| reserve          | n chips of choice of the supply, or of type `what`, for its reserve    |
| team-reserve     | the same for the team reserve                                          |
| clear-chip       | its awareness chip goes back to its mat, unless a unit sees the bot    |
| place-chip       | its awareness chip goes to a terminal or cache space (what) of choice  |
| move             | n spaces of bonus movement for each bot it is for                      |
| equipment        | each bot it is for draws n equipment cards                             |
| mod              | each bot it is for draws n mods                                        |
| network-card     | each agent it is for draws n network cards                             |
| virtual-terminal | a terminal card is drawn, and one option of choice resolved for no AP  |
| unlock           | a locked door of choice: beside the bot, of its room or any (what)     |
| lock             | an unlocked door of choice: beside the bot, of its room or any (what)  |
| mainframe        | a terminal chip of choice is turned over: of its room or any (what)    |
| surveil          | a room of choice with a bead is surveilled                             |
| surveil-all      | all rooms with a bead are surveilled, with the face `what` on each die |
| level            | the network level rises by n, or falls                                 |
| ceo-level        | the CEO's level rises by n, or falls                                   |
| remove-ping      | n pings of choice leave the network                                    |
| return-ip        | a banned IP comes back                                                 |
| stun             | a security unit of choice within n spaces is stunned                   |
| shut-unit        | a security unit of choice within n spaces is shut down                 |
| captain          | the captain is deployed                                                |
| turn             | guards or all security units (who) turn right by n quarters            |
| imperative       | each agent it is for draws an imperative                               |
| ceo-at-least     | the CEO's level rises to n if it is lower                              |
| ip-home          | the IP of each agent it is for returns to its access point             |
| add-pings        | n pings enter the network                                              |
| activate-pings   | all pings move                                                         |
| degrade          | the n leftmost active chips of the burncycle are degraded              |
| restore          | the n leftmost degraded chips of the burncycle become active           |
| deactivate       | slot n of the burncycle loses its peg and its chip                     |
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


def carry_out(g: Burncycle, bot: int, effects: Iterable[Effect], cites: Cites) -> Script[None]:
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

    In the corporation's turn all players choose together then (BC-SURV-08).
    """
    if bot not in (NOWHERE, g.module):
        return (bot,)
    return (g.active,) if g.phase in TURN else None


def player_of(g: Burncycle, bot: int) -> Seat:
    """The player on whose behalf a bot acts: for the command module the active one."""
    return g.active if bot in (NOWHERE, g.module) else bot
