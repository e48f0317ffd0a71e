"""Game play: on a turn a player takes exactly one of four actions."""

from __future__ import annotations

from getaway.games.bombsquad.activation import ACTIVATE
from getaway.games.bombsquad.clocks import pass_turn_time
from getaway.games.bombsquad.discard import DISCARD
from getaway.games.bombsquad.inform import INFORM
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.program import PROGRAM
from getaway.kernel import Question, Script, ask

ACTIONS = {verb.name: verb for verb in (INFORM, DISCARD, PROGRAM, ACTIVATE)}
TURN = Question(
    "turn",
    (INFORM, DISCARD, PROGRAM, ACTIVATE),
    cites=("BS-TURN-01", "BS-TURN-02"),
    others="BS-FEATURE-01",
    instead={"order": "BS-ACTIVATE-04", "go": "BS-OPERATE-01", "work": "BS-OPERATE-01"},
    otherwise="BS-TURN-02",
)


def turn(g: BombSquad) -> Script[None]:
    """One action, with no time limit of its own (BS-TURN-01, BS-TURN-02, BS-FEATURE-02)."""
    wish = yield from ask(g, g.active, TURN)
    yield from ACTIONS[wish.verb].run(g, g.active, wish)
    if g.phase == "turn":
        end_turn(g)


def end_turn(g: BombSquad) -> None:
    """The turn passes to the next player clockwise (BS-TURN-03)."""
    g.active = g.left(g.active)
    pass_turn_time(g)
