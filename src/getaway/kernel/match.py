"""A match: a play with its log, its hash chain, what every audience was sent, and undo."""

from __future__ import annotations

import reprlib
import sys
import traceback
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from getaway.kernel.audiences import Audiences, Revs
from getaway.kernel.chance import Chance, Recorded
from getaway.kernel.choice import Choice, Dice
from getaway.kernel.entries import Answer, AnyEntry, Began, Drawn, Fired, Past, Paused, Renewed, Resumed, Undone
from getaway.kernel.former import keep
from getaway.kernel.play import Ask, Play
from getaway.kernel.record import Record, seen
from getaway.kernel.rules import Deadline, Rules
from getaway.kernel.state import Seat, State, encode
from getaway.kernel.stream import AnyItem, Ended, Put, blocked, choice_wire, same_question, warned
from getaway.kernel.tape import Tape
from getaway.kernel.undo import Mark, kept, mark_before
from getaway.kernel.verbs import Asked, Chanced
from getaway.kernel.wire import to_json
from getaway.kernel.wish import ALLOWED, Refused, Verdict, Wish
from getaway.kernel.written import read_wish

NOBODY: frozenset[Seat] = frozenset()
MOST_INCIDENTS = 50
"""Older ones are dropped, so that a client can't fill the memory with them."""


class Incident(NamedTuple):
    """A fault in the rules: what was being carried out, and the traceback."""

    entry: Past | Wish
    trace: str


class Match(Play):
    """A match in play: the object that bots, tests, notebooks and the server all use."""

    __slots__ = (
        "_audiences",
        "_fixed",
        "_lens",
        "_line",
        "_marks",
        "_put_before",
        "chain",
        "incidents",
        "log",
        "paused",
        "practice",
        "settings",
    )

    def __init__(
        self,
        game: Rules[Any],
        base: State,
        chance: Chance,
        *,
        options: Mapping[str, Any],
        before: Iterable[Past] = (),
        since: Iterable[Past] = (),
        revs: Revs = (),
        now: int = 0,
        practice: bool = False,
        began: Began | None = None,
    ) -> None:
        """Start at a checkpoint and tell everything from there on; what came `before` it can't be undone."""
        past = list(since)
        self._brought = game.prepare(options)
        self.game, self._base, self._base_at, self._since = game, base, now, []
        self._chance = Recorded([e.value for e in past if isinstance(e, Drawn)], chance) if past else chance
        self._tape = Tape(game, quiet=False, now=now)
        self.settings, self.practice, self.paused = dict(options), practice, False
        self._audiences = Audiences(base.players, revs)
        self._line: list[Past] = list(before)
        self.log: list[AnyEntry] = []
        self.chain = b""
        self.incidents: list[Incident] = []
        self._stuck = ()
        self._fixed = len(self._line)
        self._marks = [Mark(self._fixed, base, now, self._audiences.revs)]
        self._lens: list[Revs] = [self._audiences.revs] * self._fixed
        self._put_before: tuple[Ask, ...] = ()
        if began:
            self._note(began)
        self._open()
        self._run(None)
        for entry in past:
            self._again(entry)

    @classmethod
    def begin(
        cls,
        game: Rules[Any],
        state: State,
        chance: Chance,
        options: Mapping[str, Any],
        *,
        practice: bool = False,
    ) -> Match:
        """A new match, at its first question."""
        began = Began(game.name, game.version, state.players, dict(options), chance.promise, practice)
        return cls(game, state, chance, options=options, practice=practice, began=began)

    def _again(self, entry: Past) -> None:
        """Carry out an entry of a stored position; draws come by themselves."""
        if isinstance(entry, Drawn):
            return
        self._tape.now = max(self._tape.now, entry.at)
        if isinstance(entry, Answer):
            asked = [put.choice for put in self.asks if put.seat == entry.seat]
            if not any(entry.wish in choice for choice in ([self.offers(entry.seat)] if entry.offer else asked)):
                raise Refused("GT-CHOICE-01")
        self._enter(entry)

    @property
    def _mark(self) -> Mark:
        """The last checkpoint."""
        return self._marks[-1]

    # Playing

    def why(self, seat: Seat, wish: Wish | str, ask: int | None = None) -> Verdict:
        """What the rules say to this wish now; `ask` names the question it was meant for."""
        if self.paused:
            return Refused("GT-PAUSE-01")
        if ask is not None and self.ask_of(seat, ask) is None:
            return Refused("GT-ASK-02")
        return super().why(seat, wish)

    def _judged(self, seat: Seat, wish: Wish) -> Verdict:
        try:
            return super()._judged(seat, wish)
        except Exception as error:  # noqa: BLE001 - a judge that raises refuses, and an incident is kept
            self._incident(wish, error)
            return Refused("GT-FAULT-01")

    def answer(
        self, seat: Seat, wish: Wish | str, *, at: int | None = None, ask: int | None = None, auto: bool = False
    ) -> None:
        """Judge and carry out an answer or offer; anything against the rules raises `Refused`.

        A line of text, as `print(match.options(seat))` shows them, is as good as a wish.

        Deadlines up to the time `at` fire first; without it no time passes. An `auto` answer passed by itself.
        """
        if isinstance(wish, str):
            wish = self._read(wish)
        if at is not None and not self.paused:
            self.advance(at)
        verdict = self.why(seat, wish, ask)
        if isinstance(verdict, Refused):
            raise verdict
        asked = any(put.seat == seat and wish in put.choice for put in self.asks)
        if not asked and wish not in self.offers(seat):
            raise Refused("GT-CHOICE-01")
        sealed = self._request is not None and self._request.sealed
        secret = sealed if asked else self.game.verbs[wish.verb].secret
        self._enter(Answer(seat, wish, self.now, offer=not asked, secret=secret, auto=auto))

    def play_on(self, dice: Dice, most: int = sys.maxsize) -> int:
        """The same with every answer judged and logged; a fork is faster."""
        given = 0
        while given < most and self.asks:
            self.answer(self.asks[0].seat, self.asks[0].choice.sample(dice))
            given += 1
        return given

    def _read(self, text: str) -> Wish:
        try:
            return read_wish(self.game.verbs, text)
        except Refused as refused:
            refused.game = self.game
            raise

    def advance(self, at: int) -> None:
        """Let match time pass, unless it is paused; deadlines fire at their own time."""
        if self.paused and at > self.now:
            raise Refused("GT-PAUSE-01")
        super().advance(at)

    def _fire(self, due: Deadline) -> None:
        """Fire a deadline; one whose rule raises is left out from then on, so that the match stays playable."""
        try:
            self._enter(Fired(due.key, self.now))
        except Refused:
            self._stuck = (*self._stuck, due)

    def pause(self, at: int) -> None:
        """Stop match time."""
        if self.paused:
            raise Refused("GT-PAUSE-01")
        self.advance(at)
        self._stand(Paused(at), paused=True)

    def resume(self, at: int) -> None:
        """Let match time run again, from where it stopped."""
        if not self.paused or at != self.now:
            raise Refused("GT-TIME-01")
        self._stand(Resumed(at), paused=False)

    def _renew(self, old: int) -> None:
        """Say in the log and to everyone that newer rules apply from here on (GT-VERSION-01)."""
        entry = Renewed(old, self.game.version, self.now)
        self._note(entry)
        self._audiences.renewed(entry)
        self._put()

    def _stand(self, entry: Paused | Resumed, *, paused: bool) -> None:
        self.paused = paused
        self._note(entry)
        self._audiences.stood(paused=paused)

    def why_undo(self, seat: Seat, *, agreed: Iterable[Seat] = ()) -> Verdict:
        """Whether this seat may undo its last answer: by right, or with the agreement of these seats."""
        keep = self._kept(seat, frozenset(agreed))
        return keep if isinstance(keep, Refused) else ALLOWED

    def undo(self, seat: Seat, *, agreed: Iterable[Seat] = ()) -> None:
        """Undo this seat's last answer: by right, or with the agreement of all other seats."""
        votes = frozenset(agreed)
        keep = self._kept(seat, votes)
        if isinstance(keep, Refused):
            raise keep
        mark = mark_before(self._marks, keep)
        self._back(keep, mark, Undone(seat, keep, self.now, tuple(sorted(votes)), self.practice))

    def _kept(self, seat: Seat, votes: frozenset[Seat]) -> int | Refused:
        """How many entries still count after this seat's undo, or why it may not undo."""
        if self.over or self.paused:
            return Refused("GT-OVER-01" if self.over else "GT-PAUSE-01")
        everybody = bool(votes) and votes | {seat} >= frozenset(range(self.g.players))
        fixed = 0 if self.practice else self._fixed
        return kept(self._line, self._marks, fixed, seat, votes if everybody else NOBODY)

    def _back(self, keep: int, mark: Mark, entry: Undone) -> None:
        holds = self._lens[keep]
        self._note(entry)
        self._base, self._base_at, self._since = mark.base, mark.at, self._line[mark.length : keep]
        del self._line[keep:], self._lens[keep:]
        self._marks = [m for m in self._marks if m.length <= mark.length]
        self._fixed = min(self._fixed, keep)
        self._restore()
        self._put_before = ()
        self._link(encode(self.g))
        self._audiences.undid(entry, holds)
        self._put()

    # Running

    def _enter(self, entry: Answer | Fired) -> None:
        """Log an entry and run; a script that raises changes nothing (GT-FAULT-01)."""
        before = self._bookmark()
        try:
            self._note(entry)
            self._line.append(entry)
            revs = self._audiences.revs
            self._lens.append(revs)
            self._audiences.picture(self.g.copy(), revs)
            self._audiences.did(entry)
            self._run(entry)
        except Exception as error:
            self._back_to(before)
            self._incident(entry, error)
            raise Refused("GT-FAULT-01") from error

    def _incident(self, entry: Past | Wish, error: Exception) -> None:
        newest = Incident(entry, "".join(traceback.format_exception(error)))
        self.incidents = [*self.incidents[1 - MOST_INCIDENTS :], newest]

    def _run(self, entry: Past | None) -> None:
        length = len(self._line)
        self._go(entry)
        self._flush()
        if self._tape.barrier or len(self._line) > length or type(entry) is Fired:
            self._fixed = len(self._line)
            self._tape.barrier = False
        if not self.practice:
            oldest = mark_before(self._marks, self._fixed)
            self._marks = [mark for mark in self._marks if mark.length >= oldest.length]
        self._put(answered=entry.seat if isinstance(entry, Answer) and not entry.offer else None)

    def _draw(self, request: Chanced) -> Drawn:
        drawn = super()._draw(request)
        self._note(drawn)
        self._line.append(drawn)
        self._lens.append(self._audiences.revs)
        return drawn

    def _checkpoint(self) -> None:
        super()._checkpoint()
        self._flush()
        self._marks.append(Mark(len(self._line), self._base, self._base_at, self._audiences.revs))
        self._link(encode(self.g))

    def _note(self, entry: AnyEntry) -> None:
        """Write an entry into the log and link it into the hash chain."""
        self.log.append(entry)
        self._link(to_json(entry))

    def _link(self, what: bytes) -> None:
        self.chain = blake2b(self.chain + what, digest_size=32).digest()

    def _flush(self) -> None:
        self._audiences.told(self._tape.told)
        self._tape.told.clear()

    def _bookmark(self) -> tuple[Any, ...]:
        lengths = (len(self.log), len(self._line), self._audiences.revs)
        held = (self._base, self._base_at, self.chain, self._fixed, self._asks)
        return (self._since.copy(), self._chance.fork(), self._marks.copy(), lengths, held)

    def _back_to(self, bookmark: tuple[Any, ...]) -> None:
        self._since, self._chance, self._marks, (logged, lined, revs), held = bookmark
        self._base, self._base_at, self.chain, self._fixed, asks = held
        del self.log[logged:], self._line[lined:], self._lens[lined:]
        self._audiences.cut(revs)
        self._tape.told.clear()
        self._restore()
        for put in asks or ():  # a condition reads the state it was built for, which the fault changed
            put.choice = self._ask(put.question, put.seat).choice
        self._asks = asks

    # Telling

    def _put(self, *, answered: Seat | None = None) -> None:
        """Put the current question to every audience, or tell them how the match ended.

        A seat whose question is still the same may answer it by its older numbers too. A seat that has just answered
        gets a new number even for an identical question, so that an answer sent twice counts once.
        """
        before = {ask.seat: ask for ask in self._put_before if ask.seat != answered}
        self._asks = None
        request, asks = self._request, []
        phase = self.game.phase(self.g) if request is not None else ""
        for seat, stream, rev in self._audiences.each():
            if request is None:
                stream.append(Ended(rev, self.outcome))
            elif seat not in request.seats:
                stream.append(self._for_all(request, seat, rev, phase))
            else:
                ask = self._ask(request.question, seat)
                ask.id = ask.since = rev
                asks.append(ask)
                put = self._for_asked(request, ask, phase)
                if seat in before and same_question(stream, put):
                    ask.since = before[seat].since
                stream.append(put)
        self._asks = self._put_before = tuple(asks)

    def _for_all(self, request: Asked, seat: Seat, rev: int, phase: str) -> Put:
        question = request.question
        facts, offers = question.facts(self.g, seat), self._offers_wire(seat)
        return Put(rev, request.seats, question.name, question.cites, facts, offers=offers, phase=phase)

    def _for_asked(self, request: Asked, ask: Ask, phase: str) -> Put:
        """The question with its choice; what is asked anyway isn't offered as well."""
        g, seat, question = self.g, ask.seat, ask.question
        asked = {act.verb for act in ask.choice.acts}
        return Put(
            ask.id,
            request.seats,
            question.name,
            question.cites,
            question.facts(g, seat),
            choice_wire(g, seat, ask.choice, question.verbs),
            blocked(g, question, seat),
            warned(g, question, seat),
            [act for act in self._offers_wire(seat) if act["verb"] not in asked],
            phase,
        )

    def _offers_wire(self, seat: Seat) -> list[dict[str, Any]]:
        """What a seat may do without being asked, in the form every client can draw."""
        verbs = self._offered(seat)
        return choice_wire(self.g, seat, Choice(self._acts(verbs, seat)), verbs) if verbs else []

    def __repr__(self) -> str:
        chosen = "".join([f" {name}={reprlib.repr(value)}" for name, value in self.settings.items()])
        return f"<Match {self.game.name}{chosen} players={self.g.players}: {self._stands()}>"

    @property
    def _streams(self) -> tuple[list[AnyItem], ...]:
        """What each audience was sent: the seats in order, then the spectators."""
        return self._audiences.streams

    def put(self, seat: Seat) -> Put | Ended:
        """The current question as this audience has it, with blocked options and offers."""
        stream = self._audiences.streams[self._audience(seat)]
        for item in reversed(stream):
            if type(item) is Put or type(item) is Ended:
                return item
        raise LookupError(seat)

    def told(self, seat: Seat, since: int = 0) -> list[AnyItem]:
        """What this audience was sent from number `since` on."""
        return self._streams[self._audience(seat)][max(0, since - self._audiences.first[seat]) :]

    def record(self, seat: Seat) -> Record:
        """Everything this seat knows."""
        mark = self._mark.revs[self._audience(seat)]
        return Record(
            self.game.name,
            self.game.version,
            self.g.players,
            seat,
            self.settings,
            self.now,
            self._base_at,
            self.game.view(self._base, seat),
            self.game.memory(self._base, seat),
            tuple(seen(entry, seat) for entry in self._since),
            mark,
            tuple(to_json(item) for item in self._audiences.holding(seat, mark)),
            tuple(to_json(item) for item in self._streams[seat]),
        )


keep(Match, "again", "audiences", "fixed", "lens", "line", "mark", "marks", "renew", "streams")
