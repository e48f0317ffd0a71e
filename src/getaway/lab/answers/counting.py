"""Counting the answers of a match: by question and verb, by what they leave to decide, and in runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from getaway.kernel import Answer, Ask, Choice, Match, Seat, Wish
from getaway.kernel.inside import inside
from getaway.kernel.passing import go_on
from getaway.lab.answers.commands import Commands, Gestures, given

Decide = Callable[[Match, Ask], Wish]
NOBODY: Seat = -1
COMMANDED = ("commands", "closing", "stopped_plans", "passed")
"""The members of a tally that only a table with plans has."""


class Closing(NamedTuple):
    """The verbs of a game that carry nothing out, each with what it is for."""

    ends: Mapping[str, str]
    """They only end a step and go on."""
    gives_up: Mapping[str, str]
    """They pass up an opportunity that the question is about."""

    def has(self, verb: str) -> bool:
        """Whether a verb is one of them."""
        return verb in self.ends or verb in self.gives_up


class Played(NamedTuple):
    """A match to play, its twin with the same seed, who decides in it, and how its turns are counted."""

    match: Match
    twin: Match
    decide: Decide
    turns: Callable[[Match], int]


class Tally(msgspec.Struct, frozen=True):
    """What was counted in some matches."""

    matches: int = 0
    stopped: int = 0
    """Matches that weren't over after the most answers a match may have."""
    turns: int = 0
    runs: int = 0
    """How often a seat begins to answer, or goes on after a barrier: a draw, or something revealed."""
    answers: Mapping[str, Mapping[str, int]] = {}
    """By question and verb."""
    single: Mapping[str, int] = {}
    """By question, how often it had exactly one answer."""
    empty: Mapping[str, int] = {}
    """By question, how often that answer closes, and nothing was offered beside it."""
    commands: int = 0
    closing: int = 0
    """Commands that only end steps."""
    stopped_plans: int = 0
    """Plans that a surprise stopped."""
    passed: int = 0
    """Questions that passed by themselves."""

    @property
    def answered(self) -> int:
        """All answers."""
        return sum(sum(verbs.values()) for verbs in self.answers.values())

    def of(self, verbs: Collection[str]) -> int:
        """The answers with these verbs."""
        return sum(n for found in self.answers.values() for verb, n in found.items() if verb in verbs)


class Count:
    """Counts the answers of one match, in the order in which they are given."""

    def __init__(self, closing: Closing) -> None:
        self.closing = closing
        self.answers: dict[str, Counter[str]] = {}
        self.single, self.empty = Counter[str](), Counter[str]()
        self.runs = self.answered = 0
        self._seat = NOBODY

    def asked(self, match: Match, ask: Ask) -> None:
        """Note what a question leaves to decide."""
        only = only_answer(ask.choice)
        if only is None:
            return
        self.single[ask.question.name] += 1
        if self.closing.has(only.verb) and not offered_beside(match, ask):
            self.empty[ask.question.name] += 1

    def gave(self, ask: Ask, wish: Wish, *, barred: bool) -> None:
        """Note an answer; after a barrier the next one begins a run."""
        self.answers.setdefault(ask.question.name, Counter())[wish.verb] += 1
        self.answered += 1
        self.runs += ask.seat != self._seat
        self._seat = NOBODY if barred else ask.seat

    def tally(self, turns: int, *, over: bool) -> Tally:
        """What was counted, once the match has ended or was stopped."""
        return Tally(1, int(not over), turns, self.runs, self.answers, self.single, self.empty)


def only_answer(choice: Choice) -> Wish | None:
    """The answer of a choice that has just one."""
    if sum(act.count for act in choice.acts if not act.where) > 1:
        return None
    found = list(choice)
    return found[0] if len(found) == 1 else None


def offered_beside(match: Match, ask: Ask) -> bool:
    """Whether the seat may do anything unasked that the question doesn't ask for."""
    asked = {act.verb for act in ask.choice.acts}
    return any(act.verb not in asked for act in match.offers(ask.seat).acts)


def counted(match: Match, decide: Decide, closing: Closing, turns: Callable[[Match], int], most: int) -> Tally:
    """Play a match to its end, or until it has had the most answers, and count."""
    count = Count(closing)
    while not match.over and count.answered < most:
        ask = match.asks[0]
        count.asked(match, ask)
        wish, fixed = decide(match, ask), inside(match).fixed
        match.answer(ask.seat, wish)
        count.gave(ask, wish, barred=inside(match).fixed != fixed)
    return count.tally(turns(match), over=match.over)


def commanded(played: Played, closing: Closing, gestures: Gestures, most: int) -> Tally:
    """The same with what passes by itself and with plans, each of which is carried out as a table would."""
    match, twin, decide, turns = played
    count, commands = Count(closing), Commands(twin, gestures, frozenset(closing.ends))
    go_on(match)
    while not match.over and count.answered < most:
        ask = match.asks[0]
        count.asked(match, ask)
        wish, fixed = decide(match, ask), inside(match).fixed
        commands.add(given(match, ask.seat, wish))
        count.gave(ask, wish, barred=inside(match).fixed != fixed)
    commands.send()
    if twin.chain != match.chain:
        msg = "plans led elsewhere than their answers one by one"
        raise AssertionError(msg)
    passed = sum(isinstance(entry, Answer) and entry.auto for entry in match.log)
    return msgspec.structs.replace(
        count.tally(turns(match), over=match.over),
        commands=commands.sent,
        closing=commands.closing,
        stopped_plans=commands.stopped,
        passed=passed,
    )


def together(tallies: Sequence[Tally]) -> Tally:
    """The sum of some tallies."""
    answers: dict[str, Counter[str]] = {}
    for tally in tallies:
        for question, verbs in tally.answers.items():
            answers.setdefault(question, Counter()).update(verbs)
    return Tally(
        sum(tally.matches for tally in tallies),
        sum(tally.stopped for tally in tallies),
        sum(tally.turns for tally in tallies),
        sum(tally.runs for tally in tallies),
        {question: dict(sorted(answers[question].items())) for question in sorted(answers)},
        _summed([tally.single for tally in tallies]),
        _summed([tally.empty for tally in tallies]),
        *[sum(getattr(tally, name) for tally in tallies) for name in COMMANDED],
    )


def _summed(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    whole = Counter[str]()
    for count in counts:
        whole.update(count)
    return dict(sorted(whole.items()))
