"""The free step through a door or wall that an action has just opened. It isn't a move action."""

from __future__ import annotations

from typing import Any

from getaway.games.burncycle.ground.questions import OfTheTurn, run
from getaway.games.burncycle.joan.drone import drone_enters, judge_entry
from getaway.games.burncycle.movement.arrive import arrive, place_bots
from getaway.games.burncycle.movement.events import SteppedThrough
from getaway.games.burncycle.table.doing import Passing
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.kernel import ALLOWED, END, Act, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask


def offer_step(g: Burncycle, bot: int, to: int, cite: str) -> None:
    """Let a bot step through the opening if the space beyond is in play and free; else the turn goes on.

    Swap and push don't help here (BC-KEYPAD-19, BC-STRWALL-16).
    """
    if to != NOWHERE and g.free(to) and g.bots[bot].acts:
        g.phase, g.passing = "passing", Passing(bot, to, cite)
    else:
        g.phase = "act"


def offer_drone_step(g: Burncycle, owner: int, to: int) -> None:
    """Joan the Drone may go through the door she unlocked for Memory (BC-JOAN-20)."""
    if g.bots[owner].acts and judge_entry(g, owner, to):
        g.phase, g.passing = "passing", Passing(owner, to, "BC-JOAN-20", drone=True)
    else:
        g.phase = "act"


class StepThrough(Verb[Burncycle]):
    """Step through the opening for free (BC-KEYPAD-17, BC-STRWALL-04)."""

    name = "step-through"

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        """The space beyond."""
        return None if g.passing is None else f"cell:{g.passing.to}"

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if is_open(g) else Refused("BC-SPACE-02")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return _STEP if is_open(g) else None

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """It triggers what any step does, surveillance and caches included (BC-KEYPAD-26), but not Grapple."""
        passing = g.passing
        assert passing is not None  # noqa: S101 - asked only then
        g.phase, g.passing = "act", None
        if passing.drone:
            yield from drone_enters(g, passing.bot, passing.to)
            return
        place_bots(g, ((passing.bot, passing.to),))
        g.tell(SteppedThrough(passing.bot, passing.to), cites=passing.cite)
        yield from arrive(g, passing.bot)


def is_open(g: Burncycle) -> bool:
    """Whether the space beyond is still free; for Joan Memory's space counts as free (BC-JOAN-12)."""
    passing = g.passing
    return passing is not None and (g.free(passing.to) or (passing.drone and g.bots[passing.bot].cell == passing.to))


class Stay(Verb[Burncycle]):
    """Don't take the free step."""

    name = "stay"
    rank = END
    forgoes = True

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return _STAY

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.phase, g.passing = "act", None


_STEP, _STAY = Act("step-through"), Act("stay")
VERBS: tuple[Verb[Any], ...] = (StepThrough(), Stay())
NO_KEYS = {"use-key": "BC-KEYCHIP-05", "unlock-with-key": "BC-KEYCHIP-05"}


def step_question(cite: str, instead: dict[str, str]) -> Question:
    """Step through or stay: the free step isn't a move action, and the action that granted it isn't over."""
    return OfTheTurn("step-through", VERBS, cites=(cite,), others="BC-ACT-02", instead=instead, otherwise="BC-FREE-03")


THROUGH_DOOR = step_question("BC-KEYPAD-17", {"alter": "BC-ALTER-09", "step": "BC-KEYPAD-18", **NO_KEYS})
THROUGH_WALL = step_question("BC-STRWALL-04", {"step": "BC-STRWALL-16", **NO_KEYS})


def passing(g: Burncycle) -> Script[None]:
    """Step through the door or the destroyed wall, or stay."""
    at_wall = g.passing is not None and g.passing.cite == "BC-STRWALL-04"
    wish = yield from ask(g, g.active, THROUGH_WALL if at_wall else THROUGH_DOOR)
    yield from run(g, wish)
