"""The rules of Sticks, and everything that the game declares about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from getaway import kernel as k
from getaway.kernel import ALLOWED, Act, Public, Question, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.odds import at_least, distribution
from sticks.box import BOX, heaps

MOST = 3
"""Sticks that a player may take at once."""
DIE, NEED, GRABBED = range(1, 7), 4, 4
"""The faces of the die, what a roll needs, and the sticks it grabs."""
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
    die: Public[bool] = False
    rolled: Public[int] = 0
    turn: Public[Seat] = 0
    guide: Public[Guide | None] = None


class Took(k.Event, frozen=True):
    """A player takes sticks; some are left."""

    seat: Seat
    sticks: int
    left: int


class Rolled(k.Event, frozen=True):
    """A player rolls the die."""

    seat: Seat
    rolled: int


class Outcome(msgspec.Struct, frozen=True):
    """Who took the last stick."""

    winner: Seat


def taken(g: Table, seat: Seat, sticks: int) -> None:
    """Take this many, and pass the turn if some are left (STK-SETUP-02)."""
    g.sticks -= sticks
    g.tell(Took(seat, sticks, g.sticks), cites="STK-TAKE-01" if g.sticks else "STK-END-01")
    if seat == 0 and g.guide and g.guide.step and (g.guide.step == "take" or g.sticks % (MOST + 1) == 0):
        g.guide = guide(len(g.guide.done) + 1)
    if g.sticks:
        g.turn = (seat + 1) % g.players


class Take(Verb[Table]):
    """Take sticks from the heap."""

    name, takes, rank = "take", {"sticks": int}, k.USUAL

    def piece(self, g: Table, seat: Seat) -> str:
        return "heap"

    def judge(self, g: Table, seat: Seat, wish: Wish) -> Verdict:
        if not 1 <= wish["sticks"] <= MOST:
            return Refused("STK-TAKE-01", most=MOST)
        return ALLOWED if wish["sticks"] <= g.sticks else Refused("STK-TAKE-02", left=g.sticks)

    def options(self, g: Table, seat: Seat) -> Act:
        return Act(self.name, k.One("sticks", range(1, min(MOST, g.sticks) + 1)))

    def run(self, g: Table, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        taken(g, seat, wish["sticks"])


class Grab(Verb[Table]):
    """Roll the die for four sticks at once."""

    name = "grab"

    def piece(self, g: Table, seat: Seat) -> str:
        return "heap"

    def judge(self, g: Table, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if g.die and g.sticks >= GRABBED else Refused("STK-GRAB-01")

    def options(self, g: Table, seat: Seat) -> Act | None:
        return Act(self.name) if g.die and g.sticks >= GRABBED else None

    def odds(self, g: Table, seat: Seat, wish: Wish) -> k.Odds:
        return k.Odds(NEED, at_least(distribution([DIE]), NEED))

    def run(self, g: Table, seat: Seat, wish: Wish) -> Script[None]:
        """Four sticks or none (STK-GRAB-02)."""
        g.rolled = yield from k.pick(g, tuple(DIE))
        g.tell(Rolled(seat, g.rolled), cites="STK-GRAB-02")
        g.frame()
        taken(g, seat, GRABBED if g.rolled >= NEED else 0)
        g.rolled = 0


TAKE, GRAB = Take(), Grab()

ASK_TAKE = Question("take", (TAKE, GRAB), cites=("STK-TAKE-01",), others="STK-SETUP-02", otherwise="STK-TAKE-01")


class SticksGame(k.Game[Table]):
    """Take one, two or three sticks. The last stick wins."""

    name, package, version, state, complete = "sticks", "sticks", 1, Table, True
    players = (2, 4)
    verbs = {verb.name: verb for verb in (TAKE, GRAB)}
    phases = ("turn",)
    first_match = k.FirstMatch(2, {"heap": "small", "lesson": True}, guided=True)
    drawing = "sticks.text:DRAWING"
    packs = "sticks.box:PACKS"
    campaign = "sticks.campaign:CAMPAIGN"
    solver = "sticks.solver:SOLVER"
    levels = {"random": k.Level("getaway.bots:AtRandom"), "sharp": k.Level("sticks.players:Sharp")}
    voiced = "sticks.players:VOICED"

    @property
    def settings(self) -> tuple[k.Setting, ...]:
        """A pack may bring other heaps, so they are read again each time."""
        extra = [k.Setting(name, (False, True), extra=True) for name in ("lesson", "die")]
        return (k.Setting("heap", tuple(heaps())), *extra)

    def begin(self, players: int, options: Mapping[str, Any]) -> Table:
        if not 2 <= players <= 4:
            raise Refused("STK-SETUP-01", players=players)
        allowed = {setting.name: setting.values for setting in self.settings}
        chosen = {name: values[0] for name, values in allowed.items()} | BOX.without_pack(options)
        for name, value in chosen.items():
            if value not in allowed.get(name, ()):
                raise Refused("GT-SETUP-01", option=name, value=str(value))
        heap, lesson = chosen["heap"], guide(0) if chosen["lesson"] else None
        return Table(players=players, heap=heap, sticks=heaps()[heap], die=chosen["die"], guide=lesson)

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

    def things(self, view: Table) -> frozenset[str]:
        return frozenset({"heap", *super().things(view)})

    def phase(self, g: Table) -> str:
        return "turn"

    def consequences(self, before: Table, after: Table) -> tuple[k.Then, ...]:
        if before.sticks and not after.sticks:
            return (k.Then("won", {"seat": after.turn}, "STK-END-01"),)
        if before.sticks > after.sticks:
            return (k.Then("left", {"sticks": after.sticks}, "STK-TAKE-01"),)
        return (k.Then("missed", {}, "STK-GRAB-02", alarm=True),) if before.turn != after.turn else ()

    def title(self, options: Mapping[str, Any]) -> str:
        return f"option-heap-{options.get('heap', next(iter(heaps())))}"

    def sample(self, record: k.Record, dice: k.Dice) -> tuple[Table, tuple[k.Args, ...]]:
        """Nothing is hidden, so the one world that fits is the one seen."""
        return msgspec.structs.replace(record.view), ()

    def starts(self) -> tuple[Callable[[k.Dice], k.Match], ...]:
        return (*super().starts(), lambda dice: self.new(2, seed=dice.randrange(99), die=True))


GAME = SticksGame()
