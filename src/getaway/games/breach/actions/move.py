"""Move: MP for entering rooms, revealing dark ones and activating the room the Avatar stands in."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.actions.activate import ACTIVATE
from getaway.games.breach.actions.enter import GO, set_move
from getaway.games.breach.actions.events import MoveBegun, MoveEnded
from getaway.games.breach.actions.reveal import REVEAL
from getaway.games.breach.attack.shield import drop_shield
from getaway.games.breach.ground.asking import Telling
from getaway.games.breach.ground.clicks import Action, judge_action, take_action
from getaway.games.breach.ground.strength import value
from getaway.games.breach.malware.play import PLAY, PLAY_ALTERNATIVE
from getaway.games.breach.malware.windows import respond
from getaway.games.breach.sheet.cheats import CHEAT
from getaway.games.breach.sheet.cubes import Shift, can_shift, leads, move_cube, shifts
from getaway.games.breach.table.arguments import TO_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import BOXES, MOVEMENT, NOWHERE, Moving
from getaway.games.breach.table.pieces import ice, rooms
from getaway.games.breach.tokens.research import USE
from getaway.kernel import END, USUAL, Act, Args, Script, Seat, Verdict, Wish, ask, carry_out
from getaway.kit.verbs import Plain


def mp_left(g: Breach, seat: Seat) -> Args:
    """The MP of the Move in progress (BR-MOVE-01), what kind of room the Avatar stands in (BR-ACTROOM-01).

    Also whether a room just revealed can be entered for less (BR-REVEAL-05, BR-REVEAL-07).
    """
    room = g.seats[g.moves[-1].seat].room if g.moves else NOWHERE
    code = g.codes[room] if 0 <= room < g.grid.size and not g.is_dark(room) else ""
    kind, fresh = rooms()[code].type if code else "", bool(g.moves) and g.moves[-1].revealed != NOWHERE
    return {"mp": g.moves[-1].mp if g.moves else 0, "kind": kind, "fresh": fresh}


LEECH = 1
"""How many MP an attached Worm takes from a Move."""


class Move(Action, Shift):
    """Fix the MP, shift a movement cube, then spend the MP (BR-MOVE-01 to BR-MOVE-04).

    Only Avatars move like this; ICE slide (BR-CPM-06). The MP are those before the cube is shifted (BR-ABIL-10), which
    counts for later actions only (BR-ABIL-15).
    """

    name = "move"
    rank = USUAL

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        return self.judge_shift(g, seat, MOVEMENT, wish, "BR-MOVE-03") if verdict else verdict

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        if not judge_action(g, seat) or not can_shift(player, MOVEMENT):
            return None
        return shifts(self.name, player.avatar, MOVEMENT)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=BOXES[to]) for to in leads(g.seats[seat], MOVEMENT)]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-MOVE-01")
        mp = pool(g, seat)
        move_cube(g, seat, MOVEMENT, MOVEMENT, BOXES.index(wish[TO_BOX]), "BR-MOVE-02")
        g.phase = "move"
        yield from begin_move(g, seat, mp, free=False)


def pool(g: Breach, seat: Seat) -> int:
    """The MP of a Move: the Movement value, less what attached Worms take from an unshielded Avatar (BR-MOVE-01)."""
    player = g.seats[seat]
    worms = [each for each in g.ice if each.on == seat and "leech" in ice()[each.name].traits]
    return max(0, value(player, MOVEMENT) - (0 if player.shield else LEECH * len(worms)))


def begin_move(g: Breach, seat: Seat, mp: int, *, free: bool) -> Script[None]:
    """Begin a Move with these MP; other players may respond to it (BR-TIMING-05)."""
    g.moves = (*g.moves, Moving(seat, mp, free))
    g.tell(MoveBegun(seat, mp), cites="BR-MOVE-01")
    for other in g.clockwise(seat)[1:]:
        yield from respond(g, other, "move")


def free_move(g: Breach, seat: Seat) -> Script[None]:
    """A free Move shifts no cube and uses no Click (BR-FREE-01, BR-FREE-04)."""
    if not g.seats[seat].connected:
        return
    resolving, g.resolving = g.resolving, False  # also inside a card, others may respond to the Move (BR-TIMING-05)
    yield from begin_move(g, seat, pool(g, seat), free=True)
    while (yield from move_step(g)):
        pass
    end_move(g)
    g.resolving = resolving


def move_step(g: Breach) -> Script[bool]:
    """Spend MP on one thing; return whether the Move goes on (BR-MOVE-05, BR-MOVE-06)."""
    move = g.moves[-1]
    if not g.seats[move.seat].connected:
        return False
    wish = yield from ask(g, move.seat, MOVING)
    if wish.verb == "stop":
        return False
    if wish.verb in ("play", "research", "play-alternative", "cheat"):
        set_move(g, revealed=NOWHERE)  # the reduced entry comes before anything else (BR-REVEAL-07)
    else:
        g.just = ()
        set_move(g, begun=True)
    yield from carry_out(g, move.seat, wish)
    return True


def end_move(g: Breach) -> None:
    """End a Move: MP left are lost (BR-MOVE-07), and so is the Shield token (BR-SHIELD-09)."""
    move = g.moves[-1]
    g.moves = g.moves[:-1]
    g.tell(MoveEnded(move.seat, move.mp), cites="BR-MOVE-07")
    drop_shield(g, move.seat, "BR-SHIELD-09")


MOVE, STOP = Move(), Plain("stop", END)
MOVING = Telling(
    "move",
    (GO, REVEAL, ACTIVATE, STOP, PLAY, PLAY_ALTERNATIVE, USE, CHEAT),
    tells=mp_left,
    cites=("BR-MOVE-04",),
    others="BR-ROUND-02",
    instead={"buy": "BR-BUY-01"},
    otherwise="BR-ACTPH-06",
    private=True,
)


def moving(g: Breach) -> Script[None]:
    """Play a Move of the Action Phase step by step, then go on with the Action Phase."""
    if (yield from move_step(g)):
        return
    end_move(g)
    g.phase = "act"


VERBS = (MOVE, STOP)
