"""How a game ends, and how a turn ends early."""

from __future__ import annotations

from typing import NoReturn

import msgspec

from getaway.games.burncycle.ground.events import GameEnded
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE, Pool
from getaway.kernel import Cut

WON = "won"


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended, when, and how alert the corporation was."""

    won: bool
    result: str
    rounds: int
    threat: int
    floors: int


def outcome(g: Burncycle) -> Outcome:
    """How it ended."""
    return Outcome(g.result == WON, g.result, g.round, g.threat, g.leg + 1)


def end_game(g: Burncycle, result: str, cites: str | tuple[str, ...]) -> NoReturn:
    """The game is over at once, whatever was going on."""
    tidy(g)
    g.todo, g.pending, g.waiting, g.acting, g.rolls = (), None, (), None, 0
    g.phase, g.result = "over", result
    g.tell(GameEnded(result), cites=cites)
    did(g, "won" if result == WON else "lost")
    raise Cut


def turn_is_over(g: Burncycle, i: int) -> None:
    """A shut down agent's turn ends on the spot (BC-SHUTBOT-05); effects that have begun are finished first."""
    if g.happening or g.carrying:
        g.later("turn-over", i)
    else:
        end_turn_now(g)


def end_overdue_turn(g: Burncycle) -> None:
    """When all effects that have begun are finished, the turn of an agent they shut down is over (BC-SHUTBOT-23)."""
    if not (g.happening or g.carrying) and Todo("turn-over", g.active) in g.todo:
        g.todo = tuple([todo for todo in g.todo if todo.kind != "turn-over"])
        end_turn_now(g)


def end_turn_now(g: Burncycle) -> NoReturn:
    """The turn ends on the spot, its remaining steps skipped (BC-SHUTBOT-05, BC-ESC-04).

    What is due at the end of every turn is not: the roll of the burncycle die, unless it was rolled (BC-DEGR-01). A
    chip that was just to be picked for it still is (BC-DEGR-04), and cards that do not fit still go (BC-INV-05).
    """
    tidy(g)
    asked = "" if g.pending is None else g.pending.cite
    picking = asked == "BC-DEGR-04"
    if picking:
        g.later("degrade")
    for i in range(len(g.bots)) if asked == "BC-INV-05" else ():
        g.later("overfull", i)
    g.pending, g.waiting = None, ()
    g.phase = "handover" if picking or g.phase == "last" else "cut-short"
    raise Cut


def tidy(g: Burncycle) -> None:
    """Put away what an action in progress had on the table; a terminal card in use is discarded (BC-TERM-08)."""
    if g.drawn:
        pile = g.equipment
        g.equipment = msgspec.structs.replace(pile, gone=tuple(sorted((*pile.gone, *g.drawn))))
    g.using, g.drawn, g.deal = "", (), None
    if g.at_terminal is not None:
        pile = g.terminal_cards
        g.terminal_cards = msgspec.structs.replace(pile, gone=tuple(sorted((*pile.gone, g.at_terminal.card))))
    g.pinging, g.happening, g.carrying = None, 0, 0
    g.roll = g.moving = g.striking = g.passing = g.at_keypad = g.at_terminal = None
    g.pool, g.tracker, g.acted, g.extra = Pool(), NOWHERE, False, False


def in_own_turn(g: Burncycle, i: int) -> bool:
    """Whether this bot is the agent of the player whose turn is running."""
    return i == g.active and g.phase in TURN


TURN = frozenset(
    (
        *("route-first", "act", "moving", "striking", "passing", "keypad", "terminal"),
        *("network", "landing", "route-last", "degrade", "last"),
    )
)
"""The phases of a player's turn; a reboot comes before it (BC-REBOOT-02)."""
