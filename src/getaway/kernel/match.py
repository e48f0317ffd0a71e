"""A match: a play with its log, its hash chain, what every audience was sent, and undo."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from getaway.kernel.chance import Chance, Recorded
from getaway.kernel.entries import Answer, AnyEntry, Began, Drawn, Fired, Past, Paused, Resumed, Undone
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.record import Record, seen
from getaway.kernel.requests import Chanced
from getaway.kernel.state import SPECTATOR, Seat, State, encode
from getaway.kernel.stream import (
    AnyItem,
    Did,
    Ended,
    Put,
    Rang,
    Stood,
    Told,
    Undid,
    blocked,
    choice_wire,
    heard,
    warned,
)
from getaway.kernel.tape import Tape
from getaway.kernel.undo import Mark, kept, mark_before
from getaway.kernel.wire import to_json
from getaway.kernel.wish import Refused, Verdict, Wish


class Incident(NamedTuple):
    """A fault in the rules: what was being carried out, and where it stumbled."""

    entry: Past
    trace: str


class Match(Play):
    """The object bots, tests, notebooks and server use alike."""

    __slots__ = (
        "_lens",
        "_marked",
        "chain",
        "fixed",
        "incidents",
        "line",
        "log",
        "marks",
        "options",
        "paused",
        "practice",
        "revs",
        "streams",
    )

    def __init__(
        self,
        game: Game[Any],
        base: State,
        chance: Chance,
        *,
        options: Mapping[str, Any],
        since: Iterable[Past] = (),
        revs: tuple[int, ...] = (),
        now: int = 0,
        practice: bool = False,
    ) -> None:
        """Stand at a checkpoint and tell everything from there on."""
        past = list(since)
        self.game, self.base, self.since = game, base, []
        self.chance = Recorded([e.value for e in past if isinstance(e, Drawn)], chance) if past else chance
        self.tape = Tape(game, quiet=False, now=now)
        self.options, self.practice, self.paused = dict(options), practice, False
        self.revs = revs or (0,) * (base.players + 1)
        self.streams: tuple[list[AnyItem], ...] = tuple([] for _ in range(base.players + 1))
        self.line: list[Past] = []
        self.log: list[AnyEntry] = []
        self.chain = b""
        self.incidents: list[Incident] = []
        self.marks, self.fixed = [Mark(0, base)], 0
        self._lens: list[tuple[int, ...]] = []
        self._marked = self.revs
        self._open()
        self._run(None)
        for entry in past:
            self._again(entry)

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        state: State,
        chance: Chance,
        options: Mapping[str, Any],
        *,
        practice: bool = False,
    ) -> Match:
        """A new match, at its first question."""
        match = cls(game, state, chance, options=options, practice=practice)
        match.log.insert(0, Began(game.name, game.version, state.players, match.options))
        return match

    def _again(self, entry: Past) -> None:
        """Carry out an entry of a stored position; its draws come by themselves."""
        if isinstance(entry, Drawn):
            return
        self.tape.now = max(self.tape.now, entry.at)
        self._enter(entry)

    # Playing

    def why(self, seat: Seat, wish: Wish, ask: int | None = None) -> Verdict:
        """What the rules say to this wish, now; `ask` names the question it was meant for."""
        if self.paused:
            return Refused("GT-PAUSE-01")
        if ask is not None and ask not in [put.id for put in self.asks if put.seat == seat]:
            return Refused("GT-ASK-02")
        return super().why(seat, wish)

    def answer(self, seat: Seat, wish: Wish, *, at: int | None = None, ask: int | None = None) -> None:
        """Judge and carry out an answer or offer; anything against the rules raises `Refused`."""
        if at is not None and not self.paused:
            self.advance(at)
        verdict = self.why(seat, wish, ask)
        if isinstance(verdict, Refused):
            raise verdict
        asked = any(put.seat == seat and wish in put.choice for put in self.asks)
        if not asked and wish not in self.offers(seat):
            raise Refused("GT-CHOICE-01")
        secret = asked and self.request is not None and self.request.sealed
        self._enter(Answer(seat, wish, self.now, offer=not asked, secret=secret))

    def advance(self, at: int) -> None:
        """Let match time pass; deadlines that come are fired at their own time."""
        if at < self.now or (self.paused and at > self.now):
            raise Refused("GT-PAUSE-01" if self.paused else "GT-TIME-01")
        while not self.over:
            due = min(self.game.deadlines(self.g), default=None)
            if due is None or due.at > at:
                break
            self.tape.now = max(due.at, self.now)
            self._enter(Fired(due.key, self.now))
        self.tape.now = at

    def pause(self, at: int) -> None:
        """Stop match time."""
        self.advance(at)
        self._stand(Paused(at), paused=True)

    def resume(self, at: int) -> None:
        """Let match time run again."""
        self._stand(Resumed(at), paused=False)

    def _stand(self, entry: Paused | Resumed, *, paused: bool) -> None:
        self.paused = paused
        self.log.append(entry)
        for stream, rev in self._audiences():
            stream.append(Stood(rev, paused))

    def undo(self, seat: Seat, *, agreed: Iterable[Seat] = ()) -> None:
        """Take back this seat's last answer: by right, or with the agreement of all other seats."""
        if self.over or self.paused:
            raise Refused("GT-OVER-01" if self.over else "GT-PAUSE-01")
        votes = frozenset(agreed)
        everybody = votes | {seat} >= frozenset(range(self.g.players))
        fixed = 0 if self.practice else self.fixed
        keep = kept(self.line, self.marks, fixed, seat, votes if everybody else frozenset())
        mark = mark_before(self.marks, keep)
        self._back(keep, mark, Undone(seat, keep, self.now, tuple(sorted(votes)), self.practice))

    def _back(self, keep: int, mark: Mark, entry: Undone) -> None:
        holds = self._lens[keep]
        self.log.append(entry)
        self.base, self.since = mark.base, self.line[mark.length : keep]
        del self.line[keep:], self._lens[keep:]
        self.marks = [m for m in self.marks if m.length <= mark.length]
        self.fixed = min(self.fixed, keep)
        self._restore()
        self._link()
        for (stream, rev), hold in zip(self._audiences(), holds, strict=True):
            stream.append(Undid(rev, entry.seat, hold, entry.agreed, entry.practice))
        self._put()

    # Running

    def _enter(self, entry: Answer | Fired) -> None:
        """Log an entry and run; a script that raises changes nothing (GT-FAULT-01)."""
        before = self._bookmark()
        try:
            self.log.append(entry)
            self.line.append(entry)
            self._lens.append(self._revs())
            self._did(entry)
            self._run(entry)
        except Exception as error:
            self._back_to(before)
            self.incidents.append(Incident(entry, "".join(traceback.format_exception(error))))
            raise Refused("GT-FAULT-01") from error

    def _run(self, entry: Past | None) -> None:
        length = len(self.line)
        self._go(entry)
        self._flush()
        if self.tape.barrier or len(self.line) > length or type(entry) is Fired:
            self.fixed = len(self.line)
            self.tape.barrier = False
        if not self.practice:
            oldest = mark_before(self.marks, self.fixed)
            self.marks = [mark for mark in self.marks if mark.length >= oldest.length]
        self._put()

    def _draw(self, request: Chanced) -> Drawn:
        drawn = super()._draw(request)
        self.log.append(drawn)
        self.line.append(drawn)
        self._lens.append(self._revs())
        return drawn

    def _checkpoint(self) -> None:
        super()._checkpoint()
        self._flush()
        self._marked = self._revs()
        self.marks.append(Mark(len(self.line), self.base))
        self._link()

    def _link(self) -> None:
        self.chain = blake2b(self.chain + encode(self.g), digest_size=32).digest()

    def _bookmark(self) -> tuple[Any, ...]:
        lens = tuple(len(stream) for stream in self.streams)
        since = self.since.copy()
        kept_as_is = (self.base, self.chain, self.marks.copy(), self.fixed, self._marked, self._asks)
        return (since, len(self.log), len(self.line), lens, self.chance.fork(), kept_as_is)

    def _back_to(self, bookmark: tuple[Any, ...]) -> None:
        self.since, logged, lined, lens, self.chance, rest = bookmark
        del self.log[logged:], self.line[lined:], self._lens[lined:]
        for stream, length in zip(self.streams, lens, strict=True):
            del stream[length:]
        self.tape.told.clear()
        self.base, self.chain, self.marks, self.fixed, self._marked, asks = rest
        self._restore()
        for put in asks or ():  # a condition reads the state it was built for, which the fault has changed
            put.choice = self._ask(put.question, put.seat).choice
        self._asks = asks

    # Telling

    def _audiences(self) -> Iterable[tuple[list[AnyItem], int]]:
        """Each audience's stream and next number: the seats in order, then the spectators."""
        return [(stream, rev + len(stream)) for stream, rev in zip(self.streams, self.revs, strict=True)]

    def _revs(self) -> tuple[int, ...]:
        return tuple(rev for _, rev in self._audiences())

    def _seats(self) -> tuple[Seat, ...]:
        return (*range(self.g.players), SPECTATOR)

    def _did(self, entry: Answer | Fired) -> None:
        for seat, (stream, rev) in zip(self._seats(), self._audiences(), strict=True):
            if isinstance(entry, Fired):
                stream.append(Rang(rev, entry.key))
            else:
                shown = None if entry.secret and seat != entry.seat else entry.wish
                stream.append(Did(rev, entry.seat, shown, entry.offer))

    def _flush(self) -> None:
        """Send each audience what it is told."""
        for telling in self.tape.told:
            for seat, (stream, rev) in zip(self._seats(), self._audiences(), strict=True):
                event = heard(telling, seat)
                if event is not None:
                    stream.append(Told(rev, event, telling[3]))
        self.tape.told.clear()

    def _put(self) -> None:
        """Put the question that now stands, or tell the end."""
        asks = []
        for seat, (stream, rev) in zip(self._seats(), self._audiences(), strict=True):
            if self.request is None:
                stream.append(Ended(rev, self.outcome))
                continue
            question, asked = self.request.question, seat in self.request.seats
            offers = self.offers(seat)
            put = Put(
                rev,
                self.request.seats,
                question.name,
                question.cites,
                question.facts(self.g, seat),
                offers=choice_wire(self.g, seat, offers, self.game.offers(self.g, seat)) if offers.acts else [],
            )
            if asked:
                ask = self._ask(question, seat)
                ask.id = rev
                asks.append(ask)
                put = msgspec.structs.replace(
                    put,
                    choice=choice_wire(self.g, seat, ask.choice, question.verbs),
                    blocked=blocked(self.g, question, seat),
                    warned=warned(self.g, question, seat),
                )
            stream.append(put)
        self._asks = tuple(asks)

    def put(self, seat: Seat) -> Put | Ended:
        """The question as it stands for this audience, with blocked options and offers."""
        last = self.streams[seat][-1]
        if isinstance(last, Stood):
            last = next(item for item in reversed(self.streams[seat]) if isinstance(item, Put | Ended))
        return last  # type: ignore[return-value]

    def told(self, seat: Seat, since: int = 0) -> list[AnyItem]:
        """What this audience was sent from number `since` on."""
        return self.streams[seat][max(0, since - self.revs[seat]) :]

    def record(self, seat: Seat) -> Record:
        """All that this seat knows."""
        return Record(
            self.game.name,
            self.game.version,
            self.g.players,
            seat,
            self.options,
            self.now,
            self.game.view(self.base, seat),
            self.game.memory(self.base, seat),
            tuple(seen(entry, seat) for entry in self.since),
            self._marked[seat] - self.revs[seat],
            tuple(to_json(item) for item in self.streams[seat]),
        )
