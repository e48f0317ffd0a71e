"""Building what one audience is sent: everything at once, or what a row changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

import msgspec

from getaway.bots import level_name, offered
from getaway.games import find
from getaway.kernel import FREE, SPECTATOR, Game, Refused, Seat, State, Talk, to_json
from getaway.kernel.stream import Ended, Put
from getaway.table.change import SAME, Known, change
from getaway.table.live import NOTHING, Live
from getaway.table.messages import Clock, FrameView, SeatView, Sync, TableView, UndoView, Update
from getaway.table.seats import OVER, Table

SHOWN = 150
"""How many of its own updates an audience is told again. More rows are kept, because some tell it nothing; how far back
its story goes must not show how many of those there are."""


def table_view(live: Live) -> TableView:
    """What everybody with the link sees."""
    table, game = live.table, find(live.table.game)
    asked = table.asked or (0,) * table.players
    return TableView(
        table.id,
        table.game,
        game.title(table.options),
        table.options,
        table.players,
        table.pace,
        table.practice,
        table.watch,
        table.stage,
        table.paused,
        table.host,
        tuple([_seat_view(table, game, seat, since) for seat, since in enumerate(asked)]),
        table.vote,
        table.rematch,
        table.commitment,
        live.seed.hex() if table.stage == OVER else "",
        table.patience,
        table.branch,
        table.takeover,
        level_name(game, table.bots),
        table.hints_left,
        table.tempo,
        table.absent,
        offered(game, alone=False),
        table.brought,
        live.taught,
        table.warns,
    )


def _seat_view(table: Table, game: Game[Any], seat: Seat, since: int) -> SeatView:
    held = table.seats[seat]
    return SeatView(held.kind, held.called, held.away, since, table.stopping[seat], level_name(game, table.level(seat)))


def clock(live: Live, stamp: int) -> Clock | None:
    """Match time now."""
    match = live.match
    if match is None:
        return None
    return Clock(live.match_time(stamp), stamp, not match.paused and not match.over, live.timed)


def talk(live: Live, seat: Seat) -> Talk:
    """What this audience may say now; spectators listen."""
    if seat == SPECTATOR:
        return Talk("silent")
    return live.match.talk(seat) if live.match is not None else FREE


def undo(live: Live, seat: Seat) -> UndoView:
    """What taking back would do now."""
    if live.match is None or seat == SPECTATOR:
        return UndoView("no", "GT-UNDO-01")
    verdict = live.match.why_undo(seat)
    if not isinstance(verdict, Refused):
        return UndoView("right")
    return UndoView("vote" if verdict.clause == "GT-UNDO-02" else "no", verdict.clause)


class Alike:
    """What is done once for all audiences that are told a row: kept until the next row is told, at whatever table."""

    def __init__(self, everybody: TableView) -> None:
        self.everybody = everybody
        self.known: Known = {}
        self._raw: msgspec.Raw | None = None

    @property
    def encoded(self) -> Any:  # noqa: ANN401 - it stands for a table in a message
        """The table, encoded once."""
        if self._raw is None:
            self._raw = msgspec.Raw(to_json(self.everybody))
        return self._raw


_alike: list[Alike] = []


def _alike_in(everybody: TableView) -> Alike:
    if not _alike or _alike[0].everybody is not everybody:
        _alike[:] = [Alike(everybody)]
    return _alike[0]


def question(live: Live, seat: Seat) -> Put | Ended | None:
    """What stands now."""
    return live.match.put(seat) if live.match is not None else None


def view(live: Live, seat: Seat) -> msgspec.Struct | None:
    """The game's view for this audience."""
    return live.match.view(seat) if live.match is not None else None


def told(live: Live, seat: Seat, since: int = 0) -> list[msgspec.Raw]:
    """What this audience was told after its update number `since`, as far as the story goes back."""
    found = []
    first = max(since, live.revs[seat] - SHOWN)
    for telling in reversed(live.story):
        if telling.revs[seat] <= first:
            break
        found.append(msgspec.Raw(telling.to(seat)))
    return found[::-1]


def joined(parts: list[msgspec.Raw]) -> Any:  # noqa: ANN401 - items as they were encoded once
    """Lists of items as one list."""
    inner = [bytes(part)[1:-1] for part in parts]
    return msgspec.Raw(b"[" + b",".join(part for part in inner if part) + b"]")


def sync(live: Live, seat: Seat, stamp: int, notes: str) -> bytes:
    """Everything this audience may see."""
    return to_json(
        Sync(
            rev=live.revs[seat],
            seat=seat,
            table=table_view(live),
            view=view(live, seat),
            items=joined(told(live, seat)),
            question=question(live, seat),
            clock=clock(live, stamp),
            talk=talk(live, seat),
            undo=undo(live, seat),
            notes=notes,
        )
    )


def caught_up(live: Live, seat: Seat, since: int, stamp: int) -> bytes | None:
    """One update for all that an audience missed; None where the story does not go back so far."""
    if not _remembers(live, seat, since):
        return None
    return to_json(
        Update(
            rev=live.revs[seat],
            since=since,
            items=joined(told(live, seat, since)),
            fresh=True,
            view=view(live, seat),
            question=question(live, seat),
            table=table_view(live),
            clock=clock(live, stamp),
            talk=talk(live, seat),
            undo=undo(live, seat),
        )
    )


def _remembers(live: Live, seat: Seat, since: int) -> bool:
    return 0 < since <= live.revs[seat] and reaches(live, seat, since)


def reaches(live: Live, seat: Seat, since: int) -> bool:
    """Whether the story still has all that this audience was told after its update number `since`."""
    missed = live.revs[seat] - since
    if missed == 0:
        return True
    oldest = live.story[0]
    before = oldest.revs[seat] - (oldest.to(seat) != NOTHING)
    return missed <= SHOWN and before <= since


class Shown:
    """What the listeners of one audience have on their screens, so that only the change need be sent."""

    def __init__(self, live: Live, seat: Seat) -> None:
        self.seat = seat
        self.rev = live.revs[seat]
        self.view = view(live, seat)
        self.question = _rev(question(live, seat))
        self.table = table_view(live)
        self.rest = self._rest(live)

    def _rest(self, live: Live) -> tuple[tuple[int, bool], Talk, UndoView]:
        return ((live.table.zero, live.timed), talk(live, self.seat), undo(live, self.seat))

    def left_behind(self, live: Live) -> bool:
        """Whether too much has happened to send only what changed."""
        return not reaches(live, self.seat, self.rev)

    def update(self, live: Live, everybody: TableView, stamp: int, *, framed: bool = False) -> bytes | None:
        """The update that brings the screens to where the table is now; None where this audience was told nothing."""
        return self.updates(live, everybody, stamp, {framed}).get(framed)

    def updates(self, live: Live, everybody: TableView, stamp: int, wanted: AbstractSet[bool]) -> Mapping[bool, bytes]:
        """The update as it's wanted: with the views between the acts of the row (True), without them (False), or both.

        Empty where this audience was told nothing.
        """
        rev, before = live.revs[self.seat], self.view
        if rev == self.rev:
            return {}
        alike = _alike_in(everybody)
        framed = bool(live.frames) and True in wanted and rev == self.rev + 1
        frames, last = frames_of(live, self.seat, before) if framed else ((), before)
        update = self._next(live, alike, stamp)
        plain = (
            to_json(_shown(update, (), change(before, self.view, alike.known)))
            if not framed or False in wanted
            else b""
        )
        pictured = to_json(_shown(update, frames, change(last, self.view, alike.known))) if framed else plain
        return {way: pictured if way else plain for way in wanted}

    def _next(self, live: Live, alike: Alike, stamp: int) -> Update:
        """Put everything but the view's change into an update, and note what is on the screens now."""
        everybody = alike.everybody
        seat, asked, table, (beat, said, right) = self.seat, self.question, self.table, self.rest
        since, self.rev, put = self.rev, live.revs[seat], question(live, seat)
        self.view, self.question, self.table = view(live, seat), _rev(put), everybody
        now = self.rest = self._rest(live)
        moved = (beat, table.paused, table.stage) != (now[0], everybody.paused, everybody.stage)
        return Update(
            rev=self.rev,
            since=since,
            items=joined(told(live, seat, since)),
            question=put if self.question != asked else None,
            table=alike.encoded if table != everybody else None,  # seats have keys that are nobody's business
            clock=clock(live, stamp) if moved else None,
            talk=now[1] if said != now[1] else None,
            undo=now[2] if right != now[2] else None,
        )


def _rev(put: Put | Ended | None) -> int:
    return -1 if put is None else put.rev


def _shown(update: Update, frames: tuple[FrameView, ...], changed: Any) -> Update:  # noqa: ANN401 - of any view
    """The update with these frames, and how the view has changed since the last of them."""
    return msgspec.structs.replace(update, view=None if changed is SAME else changed, frames=frames)


def frames_of(
    live: Live,
    seat: Seat,
    view: Any,  # noqa: ANN401 - any view
    seen: Callable[[State], msgspec.Struct] | None = None,
) -> tuple[tuple[FrameView, ...], Any]:
    """What an audience sees between the acts of the last row, each as a change, and the last of these views.

    A picture that looks like the one before is left out, so that their number says no more than they show. `seen` is
    how to look at a state, if not as this audience.
    """
    found: list[FrameView] = []
    for framed in live.frames:
        shown = seen(framed.state) if seen is not None else live.playing().game.view(framed.state, seat)
        changed = change(view, shown)
        if changed is not SAME:
            found.append(FrameView(framed.items[seat], changed))
            view = shown
    return tuple(found), view
