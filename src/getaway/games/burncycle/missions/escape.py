"""Escapes: leaving the building for the rest of the game, where and when a mission says so (BC-ESC-01)."""

from __future__ import annotations

from getaway.games.burncycle.ground.ending import end_game, end_turn_now, in_own_turn
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.missions.events import Escaped
from getaway.games.burncycle.table.mission_cards import mission_card
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, Refused, Verdict


def escape_steps(g: Burncycle, bot: int) -> tuple[int, ...]:
    """NOWHERE where one step further would be an escape, else nothing."""
    if not g.broken or not mission_card(g.mission).escape:
        return ()
    return (NOWHERE,) if judge_escape(g, bot, NOWHERE) else ()


def judge_escape(g: Burncycle, bot: int, _to: int) -> Verdict:
    """From beside a destroyed exterior wall of the mission's room, one further step leads out (BC-ESC-09, BC-XWALL-04).

    Only once the floor's objective is complete (BC-OBJ-03). A destroyed wall alone isn't a way out (BC-STRWALL-14);
    here the mission's word beats the book's (BC-MISS-03).
    """
    room = mission_card(g.mission).escape
    here = g.floor.room(g.bots[bot].cell)
    if not room or here is None or here.key != room or not beside_gap(g, g.bots[bot].cell):
        return Refused("BC-STRWALL-14")
    final = g.leg == len(mission_card(g.mission).floors) - 1
    return ALLOWED if g.done and final else Refused("BC-OBJ-03")


def beside_gap(g: Burncycle, cell: int) -> bool:
    """Whether a destroyed wall on a side of this space leads out of play."""
    floor = g.floor
    return any(floor.beyond[cell][d] == NOWHERE and floor.edge(cell, d) in g.broken for d in range(4))


def step_out(g: Burncycle, bot: int) -> None:
    """The bot is out of the game (BC-ESC-02); an agent's escape ends its player's turn at once (BC-ESC-04).

    With all agents gone and the command module left behind the game is lost (BC-ESC-06, BC-ESC-11). The module's own
    escape leaves turn and burncycle as they are (BC-ESC-07, BC-ESC-10).
    """
    ends_turn = in_own_turn(g, bot)
    cell = g.bots[bot].cell
    g.set_bot(bot, cell=NOWHERE, chip=NOWHERE, flipped=False, hidden=False, escaped=True)
    g.tell(Escaped(bot), cites=("BC-ESC-02", "BC-ESC-09"))
    did(g, "escape", bot, cell)
    if all(g.bots[i].escaped for i in g.everyone) and not g.bots[g.module].escaped:
        end_game(g, "left-behind", "BC-ESC-06")
    if ends_turn:
        end_turn_now(g)
