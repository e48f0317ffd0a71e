"""The audiences of a match: the seats in order, then the spectators, each with its own stream and counter."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from getaway.kernel.entries import Answer, Fired, Renewed, Undone
from getaway.kernel.state import SPECTATOR, Frame, Seat, State
from getaway.kernel.stream import AnyItem, Did, NewRules, Put, Rang, Stood, Told, Undid, heard
from getaway.kernel.tape import Telling

Revs = tuple[int, ...]
"""One counter for each audience."""
MOST_FRAMES = 400
"""How many pictures of automatic turns are kept; older ones go."""


class Picture(NamedTuple):
    """The state between two acts, and the number that each audience's next item had then."""

    revs: Revs
    state: State


class Audiences:
    """What each audience has been sent so far."""

    __slots__ = ("_seats", "first", "pictures", "streams")

    def __init__(self, players: int, first: Revs = ()) -> None:
        self._seats = (*range(players), SPECTATOR)
        self.first = first or (0,) * (players + 1)
        self.streams: tuple[list[AnyItem], ...] = tuple([] for _ in range(players + 1))
        self.pictures: deque[Picture] = deque(maxlen=MOST_FRAMES)

    def each(self) -> Iterable[tuple[Seat, list[AnyItem], int]]:
        """Every audience with its stream and the number its next item gets."""
        for seat, stream, first in zip(self._seats, self.streams, self.first, strict=True):
            yield seat, stream, first + len(stream)

    @property
    def revs(self) -> Revs:
        """The number each audience's next item gets."""
        return tuple([first + len(stream) for stream, first in zip(self.streams, self.first, strict=True)])

    def did(self, entry: Answer | Fired) -> None:
        """Send that an entry was made; only its own seat gets a secret wish."""
        for seat, stream, rev in self.each():
            if isinstance(entry, Fired):
                stream.append(Rang(rev, entry.key))
            else:
                shown = None if entry.secret and seat != entry.seat else entry.wish
                stream.append(Did(rev, entry.seat, shown, entry.offer, entry.auto))

    def picture(self, state: State, revs: Revs = ()) -> None:
        """Keep the state as it is between two acts, with the numbers if they are known."""
        self.pictures.append(Picture(revs or self.revs, state))

    def told(self, tellings: Iterable[Telling | Frame]) -> None:
        """Send each audience its version of what happened."""
        for telling in tellings:
            if isinstance(telling, Frame):
                self.picture(telling.state)
                continue
            for seat, stream, rev in self.each():
                event = heard(telling, seat)
                if event is not None:
                    stream.append(Told(rev, event, telling[3]))

    def stood(self, *, paused: bool) -> None:
        """Send that match time was paused or resumed."""
        for _, stream, rev in self.each():
            stream.append(Stood(rev, paused))

    def undid(self, entry: Undone, holds: Revs) -> None:
        """Send what no longer holds."""
        for (_, stream, rev), hold in zip(self.each(), holds, strict=True):
            stream.append(Undid(rev, entry.seat, hold, entry.agreed, entry.practice))

    def renewed(self, entry: Renewed) -> None:
        """Send that newer rules apply from here on."""
        for _, stream, rev in self.each():
            stream.append(NewRules(rev, entry.old, entry.new))

    def cut(self, revs: Revs) -> None:
        """Forget everything from these numbers on."""
        for stream, first, rev in zip(self.streams, self.first, revs, strict=True):
            del stream[rev - first :]
        while self.pictures and self.pictures[-1].revs[-1] > revs[-1]:
            self.pictures.pop()

    def forget(self, revs: Revs) -> None:
        """Keep only what comes from these numbers on: a long match needn't keep everything it ever sent."""
        if revs == self.first:
            return
        for stream, first, rev in zip(self.streams, self.first, revs, strict=True):
            del stream[: rev - first]
        self.first = revs

    def holding(self, seat: Seat, mark: int) -> list[AnyItem]:
        """The items from number `mark` on that still hold, numbered as if nothing had been undone."""
        items: list[AnyItem] = []
        for item in self.streams[seat][mark - self.first[seat] :]:
            if isinstance(item, Undid):
                items = [old for old in items if old.rev < item.holds]
            if isinstance(item, Undid | NewRules):
                if items and isinstance(items[-1], Put):  # the question is asked again
                    items.pop()
            elif not isinstance(item, Stood):
                items.append(item)
        return [msgspec.structs.replace(item, rev=mark + i) for i, item in enumerate(items)]
