"""Tests of the tests: the same game with a leak or a fault planted, which the suite must find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from getaway.kernel import (
    ALLOWED,
    Act,
    Answer,
    Cut,
    Deadline,
    Event,
    Game,
    Match,
    Question,
    Refused,
    Talk,
    Verb,
    Verdict,
    Wish,
    encode,
)
from getaway.kernel.requests import Asked
from getaway.suite.leaks import Leaks
from getaway.suite.legal import Legality
from getaway.suite.report import Report
from getaway.suite.walk import walk

MATCHES = 6


def bit(g: Any) -> int:
    """Something that depends on everything hidden."""
    return blake2b(encode(g), digest_size=1).digest()[0] & 1


class Leak(Event, frozen=True):
    """An event that should never have been told."""

    said: str = ""


class LeakyView(msgspec.Struct, frozen=True):
    """A view with something too much in it."""

    view: Any
    leak: int


class Planted:
    """A game that behaves like another but for what a plant changes."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.armed = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def starts(self) -> tuple[Callable[[Any], Match], ...]:
        """The same starts, of this game."""

        def planted(start: Callable[[Any], Match]) -> Callable[[Any], Match]:
            def begin(dice: Any) -> Match:
                there = start(dice)
                planted: Any = self
                since, at = there.since, there.base_at
                match = Match(planted, there.base, there.chance, options=there.options, since=since, now=at)
                match.tape.now = there.now
                return match

            return begin

        return tuple(planted(start) for start in self._game.starts())

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        """The game's verbs, and the one that plants use."""
        return {**self._game.verbs, "nudge": OFFERED_NUDGE}

    def script(self, g: Any) -> Any:
        """The game's own script, wrapped."""
        inner = self._game.script(g)
        return None if inner is None else self.wrapped(g, inner)

    def wrapped(self, g: Any, inner: Any) -> Any:
        """Pass requests out and entries in; `after` runs between."""
        entry = None
        while True:
            try:
                request = inner.send(entry)
            except StopIteration:
                self.after(g, entry)
                return
            except Cut:
                self.after(g, entry)
                raise
            self.after(g, entry)
            entry = yield self.asked(g, request)
            while isinstance(entry, Answer) and entry.wish.verb == "nudge" and not entry.offer:
                entry = yield self.asked(g, request)

    def after(self, g: Any, entry: object) -> None:
        """What is done each time the script has run on."""

    def asked(self, g: Any, request: Any) -> Any:
        """The request as it goes out."""
        return request


class InView(Planted):
    """The view says it."""

    def view(self, g: Any, seat: int) -> LeakyView:
        return LeakyView(self._game.view(g, seat), bit(g))

    def sample(self, record: Any, dice: Any) -> Any:
        return self._game.sample(msgspec.structs.replace(record, view=record.view.view), dice)


class LeakyQuestion(Question):
    """A question like another, but for what a plant changes."""

    __slots__ = ("_facts", "_of")

    def __init__(self, of: Question, verbs: tuple[Verb[Any], ...], facts: Mapping[str, Any]) -> None:
        super().__init__(
            of.name,
            verbs,
            cites=of.cites,
            others=of.others,
            instead=of.instead,
            otherwise=of.otherwise,
            secret=of.secret,
        )
        self._of, self._facts = of, facts

    def facts(self, g: Any, seat: int) -> dict[str, Any]:
        return {**self._of.facts(g, seat), **self._facts}


class InQuestion(Planted):
    """The question's facts say it."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked):
            question = LeakyQuestion(request.question, request.question.verbs, {"leak": bit(g)})
            return request._replace(question=question)
        return request


class Nudge(Verb[Any]):
    """A verb that exists in some worlds only."""

    name = "nudge"

    def judge(self, g: Any, seat: int, wish: Wish) -> Verdict:
        return Refused("GT-CHOICE-01")

    def options(self, g: Any, seat: int) -> Act | None:
        return None

    def near(self, g: Any, seat: int) -> Iterable[Wish]:
        return [Wish("nudge")]

    def run(self, g: Any, seat: int, wish: Wish) -> Any:
        yield from ()


class OfferedNudge(Nudge):
    """The same as an offer."""

    def judge(self, g: Any, seat: int, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Any, seat: int) -> Act | None:
        return Act("nudge")


NUDGE, OFFERED_NUDGE = Nudge(), OfferedNudge()


class InOptions(Planted):
    """One more verb can be chosen in some worlds."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked) and bit(g):
            question = request.question
            return request._replace(question=LeakyQuestion(question, (*question.verbs, OFFERED_NUDGE), {}))
        return request


class InBlocked(Planted):
    """A blocked option is there in some worlds only."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked) and bit(g):
            question = request.question
            return request._replace(question=LeakyQuestion(question, (*question.verbs, NUDGE), {}))
        return request


class InOffers(Planted):
    """An offer is there in some worlds only."""

    def offers(self, g: Any, seat: int) -> tuple[Verb[Any], ...]:
        return (*self._game.offers(g, seat), *([OFFERED_NUDGE] if bit(g) else []))


class InEvents(Planted):
    """An event says it."""

    def after(self, g: Any, entry: object) -> None:
        g.tell(Leak(str(bit(g))))


class InOrder(Planted):
    """Two events come in an order that says it."""

    def after(self, g: Any, entry: object) -> None:
        for said in ("ab", "ba")[bit(g)]:
            g.tell(Leak(said))


class InNumber(Planted):
    """An event comes once or twice."""

    def after(self, g: Any, entry: object) -> None:
        for _ in range(1 + bit(g)):
            g.tell(Leak())


class InSize(Planted):
    """A message is longer or shorter."""

    def after(self, g: Any, entry: object) -> None:
        g.tell(Leak("x" * (3 + bit(g))))


class TalkativeVerb(Verb[Any]):
    """A verb whose refusals say too much."""

    def __init__(self, verb: Verb[Any]) -> None:
        self._verb = verb

    def __getattribute__(self, name: str) -> Any:
        if name in ("judge", "_verb", "__class__"):
            return object.__getattribute__(self, name)
        return getattr(object.__getattribute__(self, "_verb"), name)

    def __eq__(self, other: object) -> bool:
        return self._verb is other

    __hash__ = None  # type: ignore[assignment]

    def judge(self, g: Any, seat: int, wish: Wish) -> Any:
        verdict = self._verb.judge(g, seat, wish)
        if isinstance(verdict, Refused):
            return Refused(verdict.clause, **verdict.facts, leak=bit(g))
        return verdict


class InErrors(Planted):
    """A refusal says it."""

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        return {name: TalkativeVerb(verb) for name, verb in self._game.verbs.items()}


class InDeadlines(Planted):
    """The time of something says it."""

    def deadlines(self, g: Any) -> tuple[Deadline, ...]:
        return (*self._game.deadlines(g), Deadline(10**9 + bit(g), "leak"))


class InTalk(Planted):
    """What may be said says it."""

    def talk(self, g: Any, seat: int) -> Talk:
        return Talk("free" if bit(g) else "facts")


class InMemory(Planted):
    """The seat's memory holds what it never saw."""

    def memory(self, g: Any, seat: int) -> LeakyView:
        return LeakyView(self._game.memory(g, seat), bit(g))

    def sample(self, record: Any, dice: Any) -> Any:
        return self._game.sample(msgspec.structs.replace(record, memory=record.memory.view), dice)


class NoBarriers(Planted):
    """Nothing that is shown is marked as a barrier."""

    def after(self, g: Any, entry: object) -> None:
        g.tape.barrier = False


class Plant(NamedTuple):
    """What is planted, and which finding must come of it."""

    what: str
    kind: type[Planted]
    finding: str


PLANTS = (
    Plant("leak in a view", InView, "leak"),
    Plant("leak in a question", InQuestion, "leak"),
    Plant("leak in the options", InOptions, "leak"),
    Plant("leak in the blocked options", InBlocked, "leak"),
    Plant("leak in the offers", InOffers, "leak"),
    Plant("leak in an event", InEvents, "leak"),
    Plant("leak in the order of events", InOrder, "leak"),
    Plant("leak in the number of events", InNumber, "leak"),
    Plant("leak in the size of a message", InSize, "leak"),
    Plant("leak in a refusal", InErrors, "leak"),
    Plant("leak in a deadline", InDeadlines, "leak"),
    Plant("leak in the talk policy", InTalk, "leak"),
    Plant("leak in the memory", InMemory, "leak"),
    Plant("barrier not marked", NoBarriers, "barrier"),
)


def try_plant(game: Game[Any], plant: Plant, seed: int) -> bool:
    """Whether the suite finds the plant."""
    planted: Any = plant.kind(game)
    report = Report(plant.what)
    leaks = Leaks(Legality(planted, report), report)
    for number in range(MATCHES):
        for match, dice in walk(planted, number, seed):
            leaks.check(match, dice)
            if any(finding.startswith(plant.finding) for finding in report.findings):
                return True
    return False


class Stumbles(Planted):
    """A script that raises, once it is armed, after it has changed the state."""

    def after(self, g: Any, entry: object) -> None:
        if self.armed and isinstance(entry, Answer):
            self.armed = False  # the match is rebuilt from its position, through this very entry
            raise ZeroDivisionError


def check_faults(game: Game[Any], seed: int, report: Report) -> None:
    """A script that raises changes nothing, and the match goes on."""
    planted = Stumbles(game)
    planted.armed = False
    for number in range(2):
        for match, dice in walk(planted, number, seed):  # type: ignore[arg-type]
            before = everything(match)
            ask = match.asks[0]
            planted.armed = True
            try:
                match.answer(ask.seat, ask.choice.by_verb(dice))
                report.found("fault", "a script that raised was not noticed")
            except Refused as refused:
                report.tried["planted faults"] += 1
                if refused.clause != "GT-FAULT-01" or everything(match) != before:
                    report.found("fault", f"a script that raised changed something: {refused!r}")
            planted.armed = False
            match.incidents.clear()


def everything(match: Match) -> tuple[Any, ...]:
    """All that a fault must not change."""
    streams = tuple(len(stream) for stream in match.streams)
    asks = tuple((ask.id, ask.seat, ask.choice.count) for ask in match.asks)
    return (match.state_hash, len(match.log), len(match.line), match.chain, streams, match.chance.drawn, asks)
