"""The rules of Sticks, and everything that the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from getaway import kernel as k
from getaway.kernel import ALLOWED, Act, Public, Question, Refused, Script, Seat, Verb, Verdict, Wish
from sticks.box import BOX, heaps

MOST = 3
"""Sticks that a player may take at once."""
STEPS = ("take", "leave-four")


class Guide(msgspec.Struct, frozen=True):
    """The step of the lesson that comes next, the clauses it teaches, and the steps done and left."""

    lesson: str
    step: str
    clauses: tuple[str, ...]
    done: tuple[str, ...]
    left: tuple[str, ...]


def guide(done: int) -> Guide:
    """The lesson after this many steps."""
    step = STEPS[done] if done < len(STEPS) else ""
    return Guide("sticks", step, ("STK-TAKE-01",) if step else (), STEPS[:done], STEPS[done:])


class Table(k.State, kw_only=True):
    """Everything on the table. Nothing is hidden."""

    heap: Public[str]
    sticks: Public[int]
    turn: Public[Seat] = 0
    guide: Public[Guide | None] = None


class Took(k.Event, frozen=True):
    """A player takes sticks; some are left."""

    seat: Seat
    sticks: int
    left: int


class Outcome(msgspec.Struct, frozen=True):
    """Who took the last stick."""

    winner: Seat


class Take(Verb[Table]):
    """Take sticks from the heap."""

    name, takes = "take", {"sticks": int}

    def judge(self, g: Table, seat: Seat, wish: Wish) -> Verdict:
        if not 1 <= wish["sticks"] <= MOST:
            return Refused("STK-TAKE-01", most=MOST)
        return ALLOWED if wish["sticks"] <= g.sticks else Refused("STK-TAKE-02", left=g.sticks)

    def options(self, g: Table, seat: Seat) -> Act:
        return Act(self.name, k.One("sticks", range(1, min(MOST, g.sticks) + 1)))

    def run(self, g: Table, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.sticks -= wish["sticks"]
        g.tell(Took(seat, wish["sticks"], g.sticks), cites="STK-TAKE-01" if g.sticks else "STK-END-01")
        if seat == 0 and g.guide and g.guide.step and (g.guide.step == "take" or g.sticks % (MOST + 1) == 0):
            g.guide = guide(len(g.guide.done) + 1)
        if g.sticks:
            g.turn = (seat + 1) % g.players


TAKE = Take()
ASK_TAKE = Question("take", (TAKE,), cites=("STK-TAKE-01",), others="STK-SETUP-02", otherwise="STK-TAKE-01")


class SticksGame(k.Game[Table]):
    """Take one, two or three sticks. The last stick wins."""

    name, package, version, state, complete = "sticks", "sticks", 1, Table, True
    players = (2, 4)
    verbs = {TAKE.name: TAKE}
    first_match = k.FirstMatch(2, {"heap": "small", "lesson": True}, guided=True)
    drawing = "sticks.text:DRAWING"
    packs = "sticks.box:PACKS"
    campaign = "sticks.campaign:CAMPAIGN"
    solver = "sticks.solver:SOLVER"
    levels = {"random": "getaway.bots:AtRandom", "sharp": "sticks.players:Sharp"}

    @property
    def settings(self) -> tuple[k.Setting, ...]:
        """A pack may bring other heaps, so they are read again each time."""
        return (k.Setting("heap", tuple(heaps())), k.Setting("lesson", (False, True), extra=True))

    def begin(self, players: int, options: Mapping[str, Any]) -> Table:
        if not 2 <= players <= 4:
            raise Refused("STK-SETUP-01", players=players)
        allowed = {setting.name: setting.values for setting in self.settings}
        chosen = {name: values[0] for name, values in allowed.items()} | BOX.without_pack(options)
        for name, value in chosen.items():
            if value not in allowed.get(name, ()):
                raise Refused("GT-SETUP-01", option=name, value=str(value))
        lesson = guide(0) if chosen["lesson"] else None
        return Table(players=players, heap=chosen["heap"], sticks=heaps()[chosen["heap"]], guide=lesson)

    def script(self, g: Table) -> Script[None] | None:
        return self.move(g) if g.sticks else None

    def move(self, g: Table) -> Script[None]:
        """Ask the player whose turn it is, and carry out the answer (STK-TAKE-01)."""
        wish = yield from k.ask(g, g.turn, ASK_TAKE)
        yield from k.carry_out(g, g.turn, wish)

    def outcome(self, g: Table) -> Outcome | None:
        return None if g.sticks else Outcome(g.turn)

    def view(self, g: Table, seat: Seat) -> Table:
        return msgspec.convert(k.known(g, seat), Table)

    def title(self, options: Mapping[str, Any]) -> str:
        return f"option-heap-{options.get('heap', next(iter(heaps())))}"

    def sample(self, record: k.Record, dice: k.Dice) -> tuple[Table, tuple[k.Args, ...]]:
        """Nothing is hidden, so the one world that fits is the one seen."""
        return msgspec.structs.replace(record.view), ()


GAME = SticksGame()
