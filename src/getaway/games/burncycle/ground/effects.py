"""The vocabulary of effects: what cards, abilities, threat events and captains make happen.

Each effect is a script that gets the bot on whose behalf it happens, or NOWHERE where none acts (BC-SURV-08). It lives
in the file of the rule it belongs to. `n` is how much, `what` of what kind, `who` for whom; what is chosen is chosen by
the player of the bot. An effect that finds nothing to do does nothing.

| effect           | what happens                                                            | its file           |
| ---------------- | ----------------------------------------------------------------------- | ------------------ |
| power            | each bot it is for gains n power                                        | effects            |
| lose-power       | each bot it is for loses n power                                        | effects            |
| threat           | threat advances by n, or falls where n is below 0                       | effects            |
| key              | each bot it is for gains n keys                                         | inventory          |
| dice             | n dice (what: basic, advanced or elite) for the pool of the turn        | effects_bots       |
| reserve          | n chips of choice of the supply, or of type `what`, for its reserve     | effects_bots       |
| team-reserve     | the same for the team reserve                                           | effects_bots       |
| clear-chip       | its awareness chip goes back to its mat, unless a unit sees the bot     | effects_bots       |
| place-chip       | its awareness chip goes to a terminal or cache space (what) of choice   | effects_bots       |
| move             | n spaces of bonus movement for each bot it is for                       | effects_bots       |
| equipment        | each bot it is for draws n equipment cards                              | equipment          |
| mod              | each bot it is for draws n mods                                         | mods               |
| network-card     | each agent it is for draws n network cards                              | actions/netcard    |
| virtual-terminal | a terminal card is drawn, and one option of choice resolved for no AP   | effects_network    |
| unlock           | a locked door of choice: beside the bot, of its room or any (what)      | effects_floor      |
| lock             | an unlocked door of choice: beside the bot, of its room or any (what)   | effects_floor      |
| mainframe        | a terminal chip of choice is turned over: of its room or any (what)     | effects_floor      |
| surveil          | a room of choice with a bead is surveilled                              | effects_floor      |
| surveil-all      | all rooms with a bead are surveilled, with the face `what` on each die  | effects_floor      |
| level            | the network level rises by n, or falls                                  | effects_network    |
| ceo-level        | the CEO's level rises by n, or falls                                    | effects_network    |
| remove-ping      | n pings of choice leave the network                                     | effects_network    |
| return-ip        | a banned IP comes back                                                  | effects_network    |
| stun             | a security unit of choice within n spaces is stunned                    | takedown           |
| shut-unit        | a security unit of choice within n spaces is shut down                  | takedown           |
| captain          | the captain is deployed                                                 | security/captain   |
| turn             | guards or all security units (who) turn right by n quarters             | security/captain   |
| imperative       | each agent it is for draws an imperative                                | imperatives        |
| ceo-at-least     | the CEO's level rises to n if it is lower                               | network/effects    |
| ip-home          | the IP of each agent it is for returns to its access point              | network/effects    |
| add-pings        | n pings enter the network                                               | network/effects    |
| activate-pings   | all pings move                                                          | network/effects    |
| degrade          | the n leftmost active chips of the burncycle are degraded               | burn               |
| restore          | the n leftmost degraded chips of the burncycle become active            | burn               |
| deactivate       | slot n of the burncycle loses its peg and its chip                      | burn               |
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
