"""Game play: on a turn a player takes exactly one of four actions."""

from __future__ import annotations

from getaway.games.bombsquad.activation.activate import ACTIVATE
from getaway.games.bombsquad.roles.commander import REVEAL
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import end_turn
from getaway.games.bombsquad.turn.discard import DISCARD
from getaway.games.bombsquad.turn.inform import INFORM, give_bonus
from getaway.games.bombsquad.turn.program import PROGRAM, PROGRAM_TOP
from getaway.games.bombsquad.variants.multiple_robots import CHANGE_ROBOT
from getaway.games.bombsquad.variants.no_programming import PLAY, PLAY_TOP
from getaway.kernel import Question, Script, Verb, ask, carry_out

VERBS: tuple[Verb[BombSquad], ...] = (
    INFORM,
    DISCARD,
    PROGRAM,
    ACTIVATE,
    PROGRAM_TOP,
    PLAY,
    PLAY_TOP,
    REVEAL,
    CHANGE_ROBOT,
)
"""The four actions, then those of roles and variants."""
TURN = Question(
    "turn",
    VERBS,
    cites=("BS-TURN-01", "BS-TURN-02"),
    others="BS-FEATURE-01",
    instead={"order": "BS-ACTIVATE-04", "go": "BS-OPERATE-01", "work": "BS-OPERATE-01"},
    otherwise="BS-TURN-02",
    private=True,
)


def turn(g: BombSquad) -> Script[None]:
    """Take one action; a turn has no time limit (BS-TURN-01, BS-TURN-02, BS-FEATURE-02)."""
    wish = yield from ask(g, g.active, TURN)
    yield from carry_out(g, g.active, wish)
    if g.phase == "turn":
        end_turn(g)


def bonus(g: BombSquad) -> Script[None]:
    """The Information Expert's bonus, then the turn ends."""
    yield from give_bonus(g)
    g.owes_bonus = False
    end_turn(g)
