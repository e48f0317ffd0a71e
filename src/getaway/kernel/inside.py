"""The inner names of a match, for the other rooms of this package. They may change in any release.

A program that uses getaway needs only the public names of `Match`.
"""

from __future__ import annotations

from typing import Any, overload

from getaway.kernel.audiences import Audiences
from getaway.kernel.chance import Chance
from getaway.kernel.entries import Past
from getaway.kernel.events import Event
from getaway.kernel.match import Match
from getaway.kernel.play import Play
from getaway.kernel.rules import Deadline, Rules
from getaway.kernel.state import Frame, State
from getaway.kernel.stream import AnyItem
from getaway.kernel.tape import Tape
from getaway.kernel.undo import Mark
from getaway.kernel.verbs import Asked


class InsidePlay:
    """What a position is run with."""

    __slots__ = ("_play",)

    def __init__(self, play: Play) -> None:
        self._play = play

    @property
    def base(self) -> Any:  # noqa: ANN401 - any game's state
        """The state at the last checkpoint."""
        return self._play._base

    @property
    def base_at(self) -> int:
        """Match time at the last checkpoint."""
        return self._play._base_at

    @property
    def since(self) -> list[Past]:
        """The entries since the last checkpoint."""
        return self._play._since

    @property
    def request(self) -> Asked | None:
        """What the script waits for; None when the match is over."""
        return self._play._request

    @property
    def sealed(self) -> bool:
        """Whether answers to the current question stay hidden until all are in."""
        request = self._play._request
        return request is not None and request.sealed

    @property
    def chance(self) -> Chance:
        """Where draws come from."""
        return self._play._chance

    @property
    def tape(self) -> Tape:
        """What the script writes and reads besides its state."""
        return self._play._tape

    @property
    def stuck(self) -> tuple[Deadline, ...]:
        """Deadlines that are left out because their rule raises or leaves them due."""
        return self._play._stuck


class InsideMatch(InsidePlay):
    """What a match records of its play."""

    __slots__ = ("_match",)

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._match = match

    @property
    def line(self) -> list[Past]:
        """The answers, draws and deadlines that count, without what was undone."""
        return self._match._line

    @property
    def fixed(self) -> int:
        """How many entries of the line can't be undone."""
        return self._match._fixed

    @property
    def marks(self) -> list[Mark]:
        """The checkpoints that undo may go back to, and the last one."""
        return self._match._marks

    @property
    def audiences(self) -> Audiences:
        """What each audience was sent."""
        return self._match._audiences

    @property
    def streams(self) -> tuple[list[AnyItem], ...]:
        """What each audience was sent: the seats in order, then the spectators."""
        return self._match._audiences.streams


@overload
def inside(play: Match) -> InsideMatch: ...
@overload
def inside(play: Play) -> InsidePlay: ...
def inside(play: Play) -> InsidePlay:
    """The inner names of a match, or of a fork."""
    return InsideMatch(play) if isinstance(play, Match) else InsidePlay(play)


class Unwatched(Play):
    """A match from its start without log, audiences and undo. Unless it is quiet, `heard` gives its events."""

    def __init__(self, game: Rules[Any], state: State, chance: Chance, *, quiet: bool = True) -> None:
        self.game, self._base, self._base_at, self._since, self._stuck = game, state, 0, [], ()
        self._chance, self._brought, self._tape = chance, None, Tape(game, quiet=quiet)
        self._open()
        self._go(None)

    def heard(self) -> list[Event]:
        """The events since the last call."""
        events = [telling[0] for telling in self._tape.told if not isinstance(telling, Frame)]
        self._tape.told.clear()
        return events
