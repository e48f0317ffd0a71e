"""A table in memory: its seats, its match, and what its audiences were told lately.

A row of the log is taken in the same way whether this node wrote it or another did: first it is carried out, then
`_absorb` counts it. Every node that has taken the same rows has the same table, to the byte.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from getaway.games import find
from getaway.kernel import SPECTATOR, AnyEntry, Committed, Match, Refused, Seat, State, from_json, to_json
from getaway.kernel.inside import inside
from getaway.kernel.logbook import apply
from getaway.kernel.passing import ALWAYS, go_on
from getaway.kernel.position import Position, is_renewed, position, restore
from getaway.kernel.stream import AnyItem, Ended, NewRules, Put
from getaway.table import learning, renewal, seats
from getaway.table.acts import BOT, PERSON, AnyAct, Opened, Played, Sat, Started
from getaway.table.items import items_of, reasons_of
from getaway.table.messages import Taught
from getaway.table.overlong import RULES, Overlong
from getaway.table.planning import Plan, resumed
from getaway.table.ports import Checkpoint, Edition, Row, Stored
from getaway.table.seats import OVER, PLAYING, TEMPOS, Table
from getaway.table.silence import asked_since, shown_to_all

STORY = 200
"""How many rows are kept for those who come late."""
GRACE = 150
"""A deadline is fired this many milliseconds late: an answer that came in time and is still on its way wins."""
COURTESY = 4_000
"""How many milliseconds a bot takes to answer at least where people may answer in its place."""
HEAD_START = 500
"""How many milliseconds before its answer a bot begins to think, so that nobody learns from the time it takes."""


class Diverged(Exception):
    """A stored row, carried out again, did not lead where its log says. The table must not go on like this."""

    def __init__(self, table: str, row: int, clause: str = "") -> None:
        super().__init__(f"table {table}, row {row}" + (f", by {clause}" if clause else ""))
        self.row = row


@contextmanager
def leading(table: str, row: int) -> Iterator[None]:
    """What stumbles over stored data, whatever it raises, has not led where the log says."""
    try:
        yield
    except (Diverged, Overlong, Refused):
        raise
    except Exception as fault:
        raise Diverged(table, row, type(fault).__name__) from fault


class Overtaken(Exception):
    """An answer was refused, but deadlines before it were fired: those must be stored all the same."""

    def __init__(self, act: Played, refused: Refused) -> None:
        super().__init__(refused.clause)
        self.act = act
        self.refused = refused


class Telling(NamedTuple):
    """What a row told: each audience's counter after it, and the items as JSON (one text where all heard the same)."""

    revs: tuple[int, ...]
    told: tuple[bytes, ...]

    def to(self, seat: Seat) -> bytes:
        """What this audience was told."""
        return self.told[seat] if len(self.told) > 1 else self.told[0]

    @property
    def size(self) -> int:
        """How much that is."""
        return sum(map(len, self.told))


class Kept(msgspec.Struct, frozen=True):
    """What a checkpoint holds."""

    table: Table
    revs: tuple[int, ...]
    due: int | None
    last: int
    position: Position | None
    latest: Position | None = None
    """The same from the last checkpoint of the match on, for newer rules: they'd have more to accept otherwise."""

    @property
    def outdated(self) -> bool:
        """Whether it was kept under older rules, or the match was set back to it."""
        return self.position is not None and is_renewed(find(self.table.game), self.position)


class Framed(NamedTuple):
    """The state between two acts of a row, and how many items each audience was told before: seats, then spectators."""

    items: tuple[int, ...]
    state: State


NOTHING = b"[]"
QUESTIONS: Final = (Put, Ended)
"""What stands; it's shown beside what was told."""


def kept_in(checkpoint: Checkpoint) -> Kept:
    """What a checkpoint holds."""
    return from_json(checkpoint.data, Kept)


def _counts(told: Sequence[tuple[int, Sequence[int]]], upto: Sequence[int]) -> tuple[int, ...]:
    """How many items of a row each audience was told before its counter came to `upto`."""
    return tuple(first + bisect_left(revs, rev) for (first, revs), rev in zip(told, upto, strict=True))


class Live:
    """One table as this process knows it."""

    def __init__(self, table_id: str, seed: bytes) -> None:
        self.id = table_id
        self.seed = seed
        self.seq = 0
        self.kept = 0
        """The row of the checkpoint from which this was loaded."""
        self.left = 0
        """The row of the last checkpoint that was written to let go of it."""
        self.match: Match | None = None
        self.revs: list[int] = []
        self.story: deque[Telling] = deque(maxlen=STORY)
        self.story_bytes = 0
        self.due: int | None = None
        self.last = 0
        """When the last thing happened."""
        self.ids: deque[str | None] = deque(maxlen=STORY)
        """The ids of the last rows: what comes again under one of them is done already."""
        self._table: Table | None = None
        self.frames: tuple[Framed, ...] = ()
        """The pictures between the acts of the last row."""
        self._heard: tuple[int, ...] = ()
        self._question: Any = None
        """The last question as all were shown it."""
        self._taught: tuple[int, Taught | None] = (-1, None)
        self._timed: tuple[int, bool] = (-1, False)

    # Reading

    @property
    def table(self) -> Table:
        """The table; there is one from its first row on."""
        if self._table is None:
            msg = f"table {self.id} has no first row"
            raise LookupError(msg)
        return self._table

    def playing(self) -> Match:
        """The match, or a refusal where it has not begun."""
        if self.match is None:
            raise Refused("GT-START-02")
        return self.match

    def match_time(self, at: int) -> int:
        """Match time at a moment of Unix time; never earlier than the last entry."""
        match = self.playing()
        return match.now if match.paused else max(at - self.table.zero, match.now)

    def heard(self, seat: Seat) -> int:
        """The number of the last item of the match that this audience was told."""
        return self._heard[seat]

    @property
    def taught(self) -> Taught | None:
        """Of a lesson: how far its player has come, and what to do next."""
        if self.table.learning is None or self.match is None:
            return None
        if self._taught[0] != self.seq:
            self._taught = (self.seq, learning.taught(self.match, self.table.learning))
        return self._taught[1]

    @property
    def timed(self) -> bool:
        """Whether something will happen by itself when its time comes."""
        if self._timed[0] != self.seq:
            match = self.match
            timed = match is not None and not match.over and bool(match.game.deadlines(match.g))
            self._timed = (self.seq, timed)
        return self._timed[1]

    def audiences(self) -> range:
        """All audiences: the spectators, then the seats."""
        return range(SPECTATOR, self.table.players)

    # Carrying out what is decided here

    def open(self, act: Opened) -> None:
        """The first row; a what-if brings its match along, and so does one that is carried on."""
        self._table = seats.opened(self.id, act)
        self.revs = [0] * (self.table.players + 1)
        came = act.branch or act.brought
        if came is not None and came.position is not None:
            self.match = self._restored(came.position, renewal.Passed(0))
            self._heard = inside(self.match).audiences.revs

    def begin(self, at: int, stored: Sequence[AnyEntry] | None = None) -> Started:
        """Set up the match, and pass what passes by itself, or carry out the entries that were stored."""
        table = self.table
        numbers = [bytes.fromhex(seat.number) for seat in table.seats]
        chance = Committed(self.seed, numbers)
        new = partial(find(table.game).new, chance=chance, practice=table.practice, vetted=True)
        with RULES:
            self.match = new(table.players, **table.options)
        self._heard = (0,) * (table.players + 1)
        self.match.log.clear()
        if stored is None:
            with RULES:
                self.pass_on(self.match)
        for entry in stored or ():
            apply(self.match, entry)
        entries = tuple(self.match.log)
        self.match.log.clear()
        return Started(at=at, chain=self.match.chain.hex(), version=self.match.game.version, entries=entries)

    def play(self, at: int, run: Callable[[Match], Plan | None]) -> Played:
        """Let the match go on, and pass what passes by itself; what it wrote into its log becomes an act."""
        match = self.playing()
        before = match.now
        try:
            with RULES:
                plan = run(match)
                self.pass_on(match)
                plan = plan or self._resumed(match)
        except Refused as refused:
            played = self._played(at, before)
            if played.entries:
                raise Overtaken(played, refused) from refused
            raise
        return self._played(at, before, plan)

    def pass_on(self, match: Match) -> None:
        """Pass the questions in which nothing is decided; bots decide for themselves where they could do something."""
        held = zip(self.table.seats, self.table.stopping, strict=True)
        go_on(match, [stop if seat.kind == PERSON else ALWAYS for seat, stop in held])

    def _resumed(self, match: Match) -> Plan | None:
        """What becomes of a plan that waited for others."""
        waiting = self.table.waiting
        return resumed(match, waiting, match.log, self.pass_on) if waiting is not None else None

    def _played(self, at: int, before: int, plan: Plan | None = None) -> Played:
        match, zero = self.playing(), self.table.zero
        entries = tuple(match.log)
        match.log.clear()
        # time that passed without an entry is known to nobody else: another node may still write an earlier stamp
        inside(match).tape.now = max([before, *[getattr(entry, "at", before) for entry in entries]])
        if self.table.paused and not match.paused:
            zero = at - match.now
        ran, rest = plan or (None, ())
        return Played(entries=entries, zero=zero, chain=match.chain.hex(), at=at, plan=ran, rest=rest)

    def commit(self, act: AnyAct, row_id: str | None = None, *, woken: bool = False) -> Row:
        """The row that an act becomes. A woken table says again when to wake it, since its claim is used up."""
        due, edition = self.due, self._edition()
        with RULES:
            told = self._absorb(act)
        self.ids.append(row_id)
        clears = act.seat if isinstance(act, Sat) else None
        timed = self.due if woken or self.due != due else None
        return Row(self.id, self.seq, row_id, to_json(act), told, timed, clears, edition)

    def _edition(self) -> Edition | None:
        """The rules under which the match goes on, if it does: what is over may be read under any."""
        over = self._table is not None and self._table.stage == OVER
        return Edition(self.table.game, self.match.game.version) if self.match is not None and not over else None

    # Taking in what was stored

    @classmethod
    def load(cls, table_id: str, stored: Stored) -> Live:
        """The table from its last checkpoint and a few rows since; `loading` takes any number of them."""
        live = cls(table_id, stored.seed)
        if stored.checkpoint is not None:
            with leading(table_id, stored.checkpoint.seq):
                kept = kept_in(stored.checkpoint)
                passed = renewal.Passed(find(kept.table.game).version)
            if kept.outdated:
                all(passed.add(row) for row in stored.rows)
            live.restore(stored.checkpoint.seq, kept, stored.before, passed)
        for row in stored.rows:
            live.take(row)
        live.settle()
        return live

    def settle(self) -> None:
        """The rows that were stored are taken in."""
        if self.renewed:
            self._heard = self._up_to_newer_rules()

    def take(self, row: Row) -> None:
        """Carry out a stored row."""
        with RULES, leading(self.id, row.seq):
            act: AnyAct = from_json(row.act, AnyAct)  # type: ignore[arg-type]
            self._carry_out(row, act)
            self._absorb(act, row.told)
        self.ids.append(row.id)

    def _carry_out(self, row: Row, act: AnyAct) -> None:
        match act:
            case Opened():
                self.open(act)
            case Started(chain=chain, entries=entries):
                self.begin(act.at, entries)
                self._check(row, chain)
            case Played() if renewal.is_beyond(act, self.playing().game.version):
                raise Diverged(self.id, row.seq)
            case Played() if self.renewed and not renewal.says_so(act, self.playing().game.version):
                renewal.pass_over(self.playing(), act)
            case Played():
                self._again(row, act)
            case _:
                pass

    def _again(self, row: Row, act: Played) -> None:
        match = self.playing()
        try:
            for entry in act.entries:
                apply(match, entry)  # a renewal was carried out when the match was restored
        except Refused as refused:
            raise Diverged(self.id, row.seq, refused.clause) from refused
        match.log.clear()
        match.incidents.clear()  # the node that wrote the row has filed them
        self._check(row, act.chain)

    def _check(self, row: Row, chain: str) -> None:
        if self.playing().chain.hex() != chain:
            raise Diverged(self.id, row.seq)

    def _absorb(self, act: AnyAct, told: tuple[bytes, ...] = ()) -> tuple[bytes, ...]:
        """Count an act that was carried out."""
        self._table = seats.after(self.table, act)
        self.seq += 1
        self.last = act.at
        if self.match is not None:
            self._follow(self.match, act)
        told = told or self._told(act)
        self.frames = self._framed(act)
        if self.match is not None:
            self._heard = inside(self.match).audiences.revs
            inside(self.match).audiences.forget(inside(self.match).marks[0].revs)
        for audience in self.audiences():
            self.revs[audience] += told[audience if len(told) > 1 else 0] != NOTHING
        self._remember(Telling(tuple(self.revs), told))
        self.due = self._next_due()
        return told

    def _follow(self, match: Match, act: AnyAct) -> None:
        """Note on the table what the match made of an act."""
        question = shown_to_all(match)
        asked = asked_since(self.table, match, act, same=question == self._question)
        self._question = question
        stage = OVER if match.over else PLAYING
        self._table = msgspec.structs.replace(self.table, asked=asked, stage=stage, paused=match.paused)
        if self.table.learning is not None:
            taught = learning.after(match, self.table.learning, self._heard)
            self._table = msgspec.structs.replace(self.table, learning=taught)

    def _told(self, act: AnyAct) -> tuple[bytes, ...]:
        """What each audience is told about an act: the seats in order, then the spectators."""
        heard = (*range(self.table.players), SPECTATOR)
        told = [to_json([*items_of(act, seat), *self._news(seat), *reasons_of(act)]) for seat in heard]
        return (told[0],) if len(set(told)) == 1 else tuple(told)

    def _news(self, seat: Seat) -> Sequence[AnyItem]:
        if self.match is None:
            return ()
        return [item for item in self.match.told(seat, self._heard[seat]) if type(item) not in QUESTIONS]

    def _framed(self, act: AnyAct) -> tuple[Framed, ...]:
        """The pictures between the acts of this row."""
        if self.match is None:
            return ()
        pictures = inside(self.match).audiences.pictures
        found = [picture for picture in pictures if picture.revs[SPECTATOR] > self._heard[SPECTATOR]]
        pictures.clear()
        told = [self._numbers(act, seat) for seat in (*range(self.table.players), SPECTATOR)] if found else []
        return tuple(Framed(_counts(told, picture.revs), picture.state) for picture in found)

    def _numbers(self, act: AnyAct, seat: Seat) -> tuple[int, list[int]]:
        """What a row tells an audience: how many items come before those of the match, and the numbers of these."""
        return len(items_of(act, seat)), [item.rev for item in self._news(seat)]

    # Time

    def _next_due(self) -> int | None:
        """When this table must be looked at again: a deadline of the match, or a bot's turn."""
        match, table = self.match, self.table
        if match is None or match.over or match.paused or table.closed:
            return None
        stuck = inside(match).stuck
        moments = [table.zero + due.at + GRACE for due in match.game.deadlines(match.g) if due not in stuck]
        moments += [self.begins_at(seat) for seat in self.bots_asked()]
        moments += [self.given_up_at(seat) for seat in self.missed()]
        return min(moments, default=None)

    def bots_asked(self) -> list[Seat]:
        """The seats of bots that answer now; what anybody may answer they leave to the people who are there.

        Before its own turn a bot goes on by itself, if the people let some time pass.
        """
        match, held = self.match, self.table.seats
        if match is None or match.over or match.paused:
            return []
        asked = [ask.seat for ask in match.asks]
        if not inside(match).sealed and any(held[seat].kind == PERSON and not held[seat].away for seat in asked):
            asked = [seat for seat in asked if seat == match.asks[0].question.leads(match.g)]
        return [seat for seat in asked if held[seat].kind == BOT]

    def thinking(self, seat: Seat) -> int:
        """How many milliseconds a bot takes to answer: longer where people may answer in its place."""
        people = any(self.table.seats[ask.seat].kind == PERSON for ask in self.playing().asks if ask.seat != seat)
        tempo = TEMPOS[self.table.tempo]
        return max(tempo, COURTESY) if people and not inside(self.playing()).sealed else tempo

    def answers_at(self, seat: Seat) -> int:
        """When a bot answers."""
        return self.table.asked[seat] + self.thinking(seat)

    def begins_at(self, seat: Seat) -> int:
        """When a bot begins to think about its answer."""
        return max(self.table.asked[seat], self.answers_at(seat) - HEAD_START)

    def missed(self) -> list[Seat]:
        """The seats whose turn it is and whose players a bot stands in for once they are away (GT-AWAY-03).

        The last player who is there is never replaced.
        """
        match, held = self.match, self.table.seats
        if self.table.absent != BOT or match is None or match.over or match.paused:
            return []
        there = [seat for seat in held if seat.kind == PERSON and not seat.away]
        asked = [ask.seat for ask in match.asks if held[ask.seat].kind == PERSON]
        return [seat for seat in asked if there and (held[seat].away or len(there) > 1)]

    def given_up_at(self, seat: Seat) -> int:
        """When nobody waits any longer for a player: at once if they have left, else when their time is up."""
        return self.table.asked[seat] + (0 if self.table.seats[seat].away else self.table.patience)

    # Checkpoints

    def checkpoint(self, *, last: bool = False) -> Checkpoint:
        """Everything as data; `last` where newer rules may go on from it."""
        where = position(self.match, undoable=True) if self.match is not None else None
        latest = renewal.latest(self.match, where) if last and self.match is not None and where is not None else None
        kept = Kept(self.table, tuple(self.revs), self.due, self.last, where, latest)
        return Checkpoint(self.seq, to_json(kept))

    def restore(self, seq: int, kept: Kept, before: Sequence[Row], passed: renewal.Passed) -> None:
        """The table as a checkpoint has it; `passed` is what happened since, should it be one of older rules."""
        self.seq = self.kept = seq
        self._table, self.due, self.last = kept.table, kept.due, kept.last
        self.revs = list(kept.revs)
        with RULES, leading(self.id, seq):
            if kept.position is not None:
                again = kept.latest if kept.outdated and not passed.entries else None
                self.match = self._restored(again or kept.position, passed)
                self._heard = inside(self.match).audiences.revs
                self._question = shown_to_all(self.match)
            self._recall(before)

    def _restored(self, where: Position, passed: renewal.Passed) -> Match:
        game = find(self.table.game)
        chance = Committed(self.seed, [bytes.fromhex(seat.number) for seat in self.table.seats])
        if is_renewed(game, where):
            return restore(game, passed.beyond(where), chance)
        match = restore(game, where, chance)
        match.log.clear()  # what came after the position's own checkpoint is in the table's log
        return match

    def _up_to_newer_rules(self) -> tuple[int, ...]:
        """How far each audience has heard: up to the news that the rules are newer (GT-VERSION-01)."""
        streams = inside(self.playing()).streams
        return tuple(next(item.rev for item in stream if isinstance(item, NewRules)) for stream in streams)

    @property
    def renewed(self) -> bool:
        """Whether the match goes on under newer rules and its log does not say so yet."""
        return self.match is not None and bool(self.match.log)

    def _recall(self, before: Sequence[Row]) -> None:
        """The story up to the checkpoint, from what the rows say was told."""
        self.ids.extend(row.id for row in before)
        revs = list(self.revs)
        tellings = []
        for row in reversed(before):
            tellings.append(Telling(tuple(revs), row.told))
            for audience in self.audiences():
                revs[audience] -= row.told[audience if len(row.told) > 1 else 0] != NOTHING
        for telling in reversed(tellings):
            self._remember(telling)

    def _remember(self, telling: Telling) -> None:
        """The oldest makes room. How far the story goes back must not depend on how much others were told."""
        if len(self.story) == STORY:
            self.story_bytes -= self.story[0].size
        self.story.append(telling)
        self.story_bytes += telling.size
