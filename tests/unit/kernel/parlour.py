"""Parlour: a game as small as a test needs. Its steps are the scripts that the test gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, ClassVar

import msgspec

from getaway.kernel import (
    ALLOWED,
    Act,
    Args,
    Deadline,
    Event,
    Game,
    Match,
    One,
    Public,
    Question,
    Refused,
    Script,
    Seat,
    Some,
    State,
    Verb,
    Verdict,
    Wish,
    ask,
    ask_all,
    chance,
    secret,
    shuffle,
)

Step = Callable[["Room"], Script[None]]


class Room(State, kw_only=True):
    """What was noted, how high one may say, which deadlines run, and a hidden number per seat."""

    step: Public[int] = 0
    notes: Public[tuple[str, ...]] = ()
    most: Public[int] = 3
    dues: Public[tuple[tuple[int, str], ...]] = ()
    closed: Public[bool] = False
    hands: Annotated[tuple[int, ...], secret(lambda g, seat: g.hands[seat : seat + 1] if seat >= 0 else ())] = ()

    def note(self, *words: object) -> None:
        """Keep what happened, and tell it."""
        text = " ".join(map(str, words))
        self.notes = (*self.notes, text)
        self.tell(Noted(text), cites="PL-1")


class Noted(Event, frozen=True):
    """Something was noted."""

    text: str


class Seen(msgspec.Struct, frozen=True):
    """What a seat sees: the notes, and its own hidden number."""

    notes: tuple[str, ...]
    hand: tuple[int, ...]


class Ending(msgspec.Struct, frozen=True):
    """All that was noted."""

    notes: tuple[str, ...]


class Say(Verb[Room]):
    """Say a number below `most`."""

    name = "say"
    takes: Mapping[str, type] = {"n": int}
    anchor = "n"

    def judge(self, g: Room, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if 0 <= wish["n"] < g.most else Refused("PL-SAY-01", most=g.most)

    def options(self, g: Room, seat: Seat) -> Act:
        return Act("say", One("n", range(g.most)))

    def near(self, g: Room, seat: Seat) -> Iterable[Wish]:
        return (Wish("say", n=n) for n in (0, g.most, g.most + 1))

    def warnings(self, g: Room, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        return ((Wish("say", n=0), "PL-SAY-02", {"of": seat}),)

    def place(self, g: Room, seat: Seat, name: str, value: Any) -> str | None:
        return f"{name}:{value}"


class Pick(Verb[Room]):
    """Pick one or two of three words. The judge allows more than the question offers."""

    name = "pick"
    takes: Mapping[str, type] = {"words": tuple}
    may: Mapping[str, type] = {"loud": int}

    def judge(self, g: Room, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Room, seat: Seat) -> Act:
        return Act("pick", Some("words", ("ace", "bow", "cat"), 1, 2))


class Low(Say):
    """Say a number below `most`; the condition reads the state when it is asked, not before."""

    name = "low"

    def options(self, g: Room, seat: Seat) -> Act:
        return Act("low", One("n", range(10)), where=lambda args: args["n"] < g.most)


class Grow(Verb[Room]):
    """At any time: one number more may be said."""

    name = "grow"

    def judge(self, g: Room, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Room, seat: Seat) -> Act:
        return Act(self.name)

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        g.most += 1
        g.note(seat, "grows", g.most)
        yield from ()


class Shrink(Grow):
    """At any time: only 0 may be said any more."""

    name = "shrink"

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        g.most = 1
        g.note(seat, "shrinks")
        yield from ()


class Ponder(Grow):
    """At any time: asks the seat a question of its own, then throws a die."""

    name = "ponder"

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        said = yield from ask(g, seat, INNER)
        die = yield from chance(g, One("die", range(6)), seen=None)
        g.note(seat, "ponders", said["n"], die["die"])


class Trip(Grow):
    """At any time: the rules stumble, at once or after what the test wants to happen first."""

    name = "trip"
    after: ClassVar[Step]

    def run(self, g: Room, seat: Seat, wish: Wish) -> Script[None]:
        g.note("about to stumble")
        yield from type(self).after(g)
        raise LookupError(seat)


SAY, PICK, GROW, SHRINK, PONDER, TRIP, LOW = Say(), Pick(), Grow(), Shrink(), Ponder(), Trip(), Low()
OUTER = Question("outer", (SAY, PICK), cites=("PL-ASK-01",), others="PL-ASK-02", instead={"grow": "PL-ASK-03"})
INNER = Question("inner", (SAY,), cites=("PL-ASK-04",))
BID = Question("bid", (SAY,), cites=("PL-ASK-05",), secret=True)
UNDER = Question("under", (LOW,), cites=("PL-ASK-06",))


class Parlour(Game[Room]):
    """Its steps are scripts; a deadline runs the script of its key; offers are open to every seat."""

    name = "parlour"
    version = 1
    package = "tests.unit.kernel"
    state = Room
    players = (1, 4)
    verbs: ClassVar[Mapping[str, Verb[Any]]] = {
        verb.name: verb for verb in (SAY, PICK, GROW, SHRINK, PONDER, TRIP, LOW)
    }

    def __init__(self, *steps: Step, on: Mapping[str, Step] | None = None, offers: tuple[Verb[Any], ...] = ()) -> None:
        self.steps = steps
        self.on = on or {}
        self.open = offers

    def begin(self, players: int, options: Mapping[str, Any]) -> Room:
        return Room(players=players, hands=tuple(range(10, 10 + players)), **options)

    def script(self, g: Room) -> Script[None] | None:
        return self._step(g) if g.step < len(self.steps) else None

    def _step(self, g: Room) -> Script[None]:
        yield from self.steps[g.step](g)
        g.step += 1

    def outcome(self, g: Room) -> Ending:
        return Ending(g.notes)

    def view(self, g: Room, seat: Seat) -> Seen:
        return Seen(g.notes, g.hands[seat : seat + 1] if seat >= 0 else ())

    def deadlines(self, g: Room) -> tuple[Deadline, ...]:
        return tuple(Deadline(at, key) for at, key in g.dues)

    def on_deadline(self, g: Room, key: str) -> Script[None]:
        g.dues = tuple(due for due in g.dues if due[1] != key)
        g.note("rings", key)
        yield from self.on.get(key, nothing)(g)

    def offers(self, g: Room, seat: Seat) -> tuple[Verb[Any], ...]:
        return self.open


def nothing(g: Room) -> Script[None]:
    """A script that does nothing."""
    yield from ()


def say(seat: Seat) -> Step:
    """A step in which this seat says a number."""

    def script(g: Room) -> Script[None]:
        wish = yield from ask(g, seat, OUTER)
        g.note(seat, "says", wish.get("n", wish.get("words")))

    return script


def twice(seat: Seat) -> Step:
    """One step in which a seat says two numbers."""

    def script(g: Room) -> Script[None]:
        first = yield from ask(g, seat, INNER)
        g.note(seat, "first", first["n"])
        second = yield from ask(g, seat, INNER)
        g.note(seat, "second", second["n"])

    return script


def bids(g: Room) -> Script[None]:
    """A step in which all seats bid, sealed, until the window is closed."""
    given = yield from ask_all(g, BID, lambda g: () if g.closed else tuple(range(g.players)))
    g.note("bids", *[f"{seat}={wish['n']}" for seat, wish in given.items()])


def throw(g: Room) -> Script[None]:
    """A step in which a die is thrown for all to see and a deck shuffled unseen."""
    die = yield from chance(g, One("die", range(6)), seen=None)
    deck = yield from shuffle(g, 5)
    g.hands = tuple(deck[: g.players])
    g.note("die", die["die"])


def shown(g: Room) -> Script[None]:
    """A step in which a hidden number is turned up."""
    g.note("shows", g.hands[0])
    g.barrier()
    yield from ()


def n(number: int) -> Wish:
    """To say this number."""
    return Wish("say", n=number)


def steps_of(match: Match) -> tuple[Step, ...]:
    """The steps of the match's game."""
    assert isinstance(match.game, Parlour)
    return match.game.steps
