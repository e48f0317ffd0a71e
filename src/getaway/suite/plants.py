"""Tests of the tests: the same game with a leak or a fault planted, which the suite must find."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from getaway.kernel import (
    Answer,
    Deadline,
    Game,
    Odds,
    Question,
    Refused,
    State,
    Talk,
    Then,
    Verb,
    Wish,
)
from getaway.kernel.verbs import Asked
from getaway.suite.leaks import Leaks
from getaway.suite.legal import Legality
from getaway.suite.planted import LAST_NUDGE, NUDGE, OFFERED_NUDGE, Leak, LeakyView, LikeVerb, Planted, bit
from getaway.suite.report import Report
from getaway.suite.walk import walk

MATCHES = 6


class InView(Planted):
    """The view gives it away."""

    def view(self, g: Any, seat: int) -> LeakyView:
        return LeakyView(self._game.view(g, seat), bit(g))

    def consequences(self, before: LeakyView, after: LeakyView) -> tuple[Then, ...]:
        return self._game.consequences(before.view, after.view)

    def sample(self, record: Any, dice: Any) -> Any:
        return self._game.sample(msgspec.structs.replace(record, view=record.view.view), dice)


class LeakyQuestion(Question):
    """A question like another except for what a plant changes."""

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

    def not_asked(self, verb: Verb[Any]) -> str:
        return self._of.not_asked(verb)


class InQuestion(Planted):
    """The question's facts give it away."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked):
            question = LeakyQuestion(request.question, request.question.verbs, {"leak": bit(g)})
            return request._replace(question=question)
        return request


class InOptions(Planted):
    """One more verb can be chosen in some worlds."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked) and bit(g):
            question = request.question
            return request._replace(question=LeakyQuestion(question, (*question.verbs, OFFERED_NUDGE), {}))
        return request


class InBlocked(Planted):
    """A blocked option is there only in some worlds."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked) and bit(g):
            question = request.question
            return request._replace(question=LeakyQuestion(question, (*question.verbs, NUDGE), {}))
        return request


class InOffers(Planted):
    """An offer is there only in some worlds."""

    def offers(self, g: Any, seat: int) -> tuple[Verb[Any], ...]:
        return (*self._game.offers(g, seat), *([OFFERED_NUDGE] if bit(g) else []))


class InEvents(Planted):
    """An event gives it away."""

    def after(self, g: Any, entry: object) -> None:
        g.tell(Leak(str(bit(g))))


class InOrder(Planted):
    """The order of two events gives it away."""

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


class TalkativeVerb(LikeVerb):
    """A verb whose refusals say too much."""

    own = frozenset(("judge",))

    def judge(self, g: Any, seat: int, wish: Wish) -> Any:
        verdict = self._verb.judge(g, seat, wish)
        if isinstance(verdict, Refused):
            return Refused(verdict.clause, **verdict.facts, leak=bit(g))
        return verdict


class InErrors(Planted):
    """A refusal gives it away."""

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        return {name: TalkativeVerb(verb) for name, verb in self._game.verbs.items()}


class PointingVerb(LikeVerb):
    """A verb whose piece says too much."""

    own = frozenset(("piece",))

    def piece(self, g: Any, seat: int) -> str:
        return f"seat:{bit(g)}"


class InAnchors(Planted):
    """The piece of an option gives it away."""

    def asked(self, g: Any, request: Any) -> Any:
        if isinstance(request, Asked):
            verbs = tuple(PointingVerb(verb) for verb in request.question.verbs)
            return request._replace(question=LeakyQuestion(request.question, verbs, {}))
        return request


class DearVerb(LikeVerb):
    """A verb whose cost says too much."""

    own = frozenset(("cost",))

    def cost(self, g: Any, seat: int, wish: Wish) -> Mapping[str, int]:
        return {"leak": bit(g)}


class InCosts(Planted):
    """The cost of an option gives it away."""

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        return {name: DearVerb(verb) for name, verb in self._game.verbs.items()}


class LuckyVerb(LikeVerb):
    """A verb whose odds say too much."""

    own = frozenset(("odds",))

    def odds(self, g: Any, seat: int, wish: Wish) -> Odds:
        return Odds(1, Fraction(1, 2 + bit(g)))


class InOdds(Planted):
    """The odds of an option give it away."""

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        return {name: LuckyVerb(verb) for name, verb in self._game.verbs.items()}


class InConsequences(Planted):
    """What an option would bring gives it away."""

    ran_with = 0

    def after(self, g: Any, entry: object) -> None:
        self.ran_with = bit(g)

    def consequences(self, before: Any, after: Any) -> tuple[Then, ...]:
        return (*self._game.consequences(before, after), Then("leak", {"n": self.ran_with}))


class InFrames(Planted):
    """A picture between two acts is there only in some worlds."""

    def after(self, g: Any, entry: object) -> None:
        if bit(g):
            State.frame(g)  # a state may have a field of that name


class InPasses(Planted):
    """In some worlds a seat has nothing to decide first, and passes by itself."""

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        return {**self._game.verbs, "nudge": LAST_NUDGE}

    def wrapped(self, g: Any, inner: Any) -> Any:
        outer, entry = super().wrapped(g, inner), None
        while True:
            try:
                request = outer.send(entry)
            except StopIteration:
                return
            if isinstance(request, Asked) and not request.sealed and bit(g):
                yield request._replace(question=LeakyQuestion(request.question, (LAST_NUDGE,), {}))
            entry = yield request


class InDeadlines(Planted):
    """The time of a deadline gives it away."""

    def deadlines(self, g: Any) -> tuple[Deadline, ...]:
        return (*self._game.deadlines(g), Deadline(10**9 + bit(g), "leak"))


class WhenTimeComes(Planted):
    """A deadline that fires gives it away."""

    def on_deadline(self, g: Any, key: str) -> Any:
        g.tell(Leak(str(bit(g))))
        yield from self._game.on_deadline(g, key)


class InUndo(Planted):
    """Whether an answer can be undone gives it away."""

    def after(self, g: Any, entry: object) -> None:
        if isinstance(entry, Answer):
            g.tape.barrier = bool(bit(g))


class InTalk(Planted):
    """What players may say gives it away."""

    def talk(self, g: Any, seat: int) -> Talk:
        return Talk("free" if bit(g) else "facts")


class InMemory(Planted):
    """The seat's memory holds what it never saw."""

    def memory(self, g: Any, seat: int) -> LeakyView:
        return LeakyView(self._game.memory(g, seat), bit(g))

    def sample(self, record: Any, dice: Any) -> Any:
        return self._game.sample(msgspec.structs.replace(record, memory=record.memory.view), dice)


class NoBarriers(Planted):
    """Secrets are shown without marking a barrier."""

    def after(self, g: Any, entry: object) -> None:
        g.tape.barrier = False


class Plant(NamedTuple):
    """What is planted, and which finding it must cause."""

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
    Plant("leak in the piece of an option", InAnchors, "leak"),
    Plant("leak in a cost", InCosts, "leak"),
    Plant("leak in the odds", InOdds, "leak"),
    Plant("leak in a consequence", InConsequences, "leak"),
    Plant("leak in a frame", InFrames, "leak"),
    Plant("leak in what passes by itself", InPasses, "leak"),
    Plant("leak in a deadline", InDeadlines, "leak"),
    Plant("leak when a deadline fires", WhenTimeComes, "leak"),
    Plant("leak in what can be undone", InUndo, "leak"),
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
