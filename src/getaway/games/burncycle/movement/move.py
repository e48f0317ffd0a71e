"""Move actions: roll for AP, then step by step with agent and command module in any mix (BC-MOVE-03, BC-MOVE-19)."""

from __future__ import annotations

from getaway.games.burncycle.bots.disguise import turn_disguise
from getaway.games.burncycle.ground.dice import DICE_ARGS, Check, ap_check, dice_cost, dice_shapes, judge_dice
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import OPTIMIZED_AP, actors, optimized, use_opportunity, whose_doing
from getaway.games.burncycle.ground.own_dice import OWN_DIE
from getaway.games.burncycle.ground.questions import OfTheTurn
from getaway.games.burncycle.ground.settle import settle
from getaway.games.burncycle.movement.events import MoveEnded
from getaway.games.burncycle.movement.step import STEP, whose_move
from getaway.games.burncycle.movement.use_key import USE_KEY
from getaway.games.burncycle.table.doing import Moving
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.pieces import guards
from getaway.kernel import END, USUAL, Act, Args, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask, carry_out
from getaway.kit.verbs import Plain


class Move(Verb[Burncycle]):
    """Take a move action with any number of dice, none included (BC-MOVE-01): it goes as far as its AP (BC-AP-04)."""

    name = "move"
    arguments = DICE_ARGS
    rank = USUAL

    def piece(self, g: Burncycle, seat: Seat) -> str:
        """The agent; if it can't act, the command module that moves instead."""
        return f"bot:{whose_doing(g)}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if g.acted and not g.extra:
            return Refused("BC-ACT-04")
        return judge_dice(g, wish) if actors(g, seat) else Refused("BC-ESC-03")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return Act(self.name, *dice_shapes(g)) if actors(g, seat) else None

    def cost(self, g: Burncycle, seat: Seat, wish: Wish) -> dict[str, int]:
        return dice_cost(wish)

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The roll, then the move sets out."""
        check = check_of(g, seat)
        use_opportunity(g)
        ap = yield from ap_check(g, check, wish)
        yield from set_out(g, seat, ap)


def check_of(g: Burncycle, seat: Seat) -> Check:
    """The AP check of a move action: two AP more if it is optimized (BC-PHYS-02)."""
    return Check(seat, "move", OPTIMIZED_AP * optimized(g, "physical"))


def set_out(g: Burncycle, seat: Seat, ap: int) -> Script[None]:
    """A move begins with these AP; a disguised agent has the movement of its disguise for itself (BC-INTF-07)."""
    disguise = g.bots[seat].disguise
    own = guards()[disguise].movement if disguise else 0
    g.moving = Moving(ap, steps=(0,) * len(g.bots), own=own, masked=disguise != "")
    g.phase = "moving"
    did(g, "move", whose_doing(g))
    yield from settle(g)


# The move goes on


MOVE, STOP = Move(), Plain("stop", END)
"""Stopping ends the move; AP left are lost (BC-AP-06, BC-AP-07)."""
VERBS = (MOVE, STEP, USE_KEY, OWN_DIE, STOP)


class MovingOn(OfTheTurn):
    """A question that says what movement is left, with what only the agent may use apart (BC-MOVE-18)."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        left = g.moving or Moving(0)
        return {"ap": left.ap, "own": left.own}


class BonusMovingOn(Question):
    """A question that says which bot has bonus movement, and how far it can go (BC-MOVE-20)."""

    __slots__ = ()

    def facts(self, g: Burncycle, seat: Seat) -> Args:
        left = g.moving or Moving(0)
        return {"bot": left.bonus, "ap": left.ap}


MOVING = MovingOn(
    "moving",
    (STEP, USE_KEY, OWN_DIE, STOP),
    cites=("BC-MOVE-04", "BC-MOVE-19"),
    others="BC-ACT-02",
    instead={"collect": "BC-CACHE-15"},
    otherwise="BC-FREE-08",
)
BONUS = BonusMovingOn(
    "bonus-moving",
    (STEP, USE_KEY, OWN_DIE, STOP),
    cites=("BC-MOVE-20", "BC-MOVE-21"),
    others="BC-MOVE-20",
    instead={"collect": "BC-CACHE-15"},
    otherwise="BC-FREE-04",
)
"""Of one bot that an effect lets move: no swap, no push, no key (BC-MOVE-21)."""


def moving(g: Burncycle) -> Script[None]:
    """One step after another of either bot until the player stops or nothing is left to do (BC-CMD-18, BC-SWAP-03).

    What comes in between, such as surveillance, leaves the AP as they are (BC-MOVE-13).
    """
    seat = whose_move(g)
    if g.moving is None or not any(verb.options(g, seat) for verb in (STEP, USE_KEY, OWN_DIE)):
        yield from end_move(g)
        return
    wish = yield from ask(g, seat, MOVING if g.moving.bonus == NOWHERE else BONUS)
    if wish.verb == "stop":
        yield from end_move(g)
        return
    yield from carry_out(g, seat, wish)
    yield from settle(g)


def end_move(g: Burncycle) -> Script[None]:
    """The move is over: a disguise is turned (BC-INTF-09), and what the move was part of goes on."""
    done = g.moving
    if done is not None:
        g.tell(MoveEnded(done.ap), cites="BC-AP-06")
    g.moving = done.outer if done is not None else None
    if done is None or done.bonus == NOWHERE:
        g.phase = "act"
        did(g, "move-end", whose_doing(g))
        yield from turn_disguise(g, g.active)
    yield from settle(g)
