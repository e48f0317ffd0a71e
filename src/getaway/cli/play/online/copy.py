"""The table as this client knows it: everything it was sent, put together in the game's own types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from time import monotonic
from typing import Any, get_args, get_type_hints

import msgspec

from getaway.cli.console.story import Item
from getaway.cli.play.online.happenings import aside
from getaway.games import find
from getaway.kernel import Event, Game
from getaway.kernel.stream import Ended, Put, Told
from getaway.kernel.wire import tupled
from getaway.table.change import WHOLE
from getaway.table.items import TableItem
from getaway.table.messages import AnyNews, Clock, Sync, TableView, Update

MS = 1000


class Gap(Exception):
    """An update follows one that never came."""


class Copy:
    """What one audience knows."""

    def __init__(self, sync: Sync) -> None:
        self.game = find(sync.table.game)
        self.question: Put | Ended | None = None
        self._restart(sync)

    def _restart(self, sync: Sync) -> None:
        self.rev, self.seat = sync.rev, sync.seat
        self.table: TableView = sync.table
        self._ask(sync.question)
        self._see(sync.view)
        self._set(sync.clock)
        self.items: list[Item] = [*self._told(sync.items)]

    def take(self, message: Sync | Update) -> None:
        """Lay a message over what is there."""
        if isinstance(message, Sync):
            self._restart(message)
            return
        if message.since != self.rev:
            raise Gap
        self.rev = message.rev
        self.table = message.table or self.table
        if message.question is not None:
            self._ask(message.question)
        if message.view is not None:
            self._see(message.view if message.fresh else laid_over(self._plain, message.view))
        if message.clock is not None:
            self._set(message.clock)
        self.items += self._told(message.items)

    # Views

    def _see(self, plain: Any) -> None:  # noqa: ANN401 - any game's view
        self._plain = plain
        self.view = None if plain is None else msgspec.convert(plain, returned(self.game, "view"))

    # Time

    def _set(self, clock: Clock | None) -> None:
        self._clock, self._since = clock, monotonic()

    @property
    def now(self) -> int:
        """Match time, reckoned on from what the server last said."""
        if self._clock is None:
            return 0
        return self._clock.now + (int((monotonic() - self._since) * MS) if self._clock.runs else 0)

    # What happened, and what is asked

    def _told(self, news: list[AnyNews]) -> Iterator[Item]:
        for item in news:
            if isinstance(item, TableItem):
                yield aside(item, self.table, self.seat)
            elif isinstance(item, Told):
                yield msgspec.structs.replace(item, event=event(self.game, item.event))
            else:
                yield item

    def _ask(self, question: Put | Ended | None) -> None:
        """The question that stands; one that is put again as it was keeps the steps taken towards its answer."""
        if question is None or self.question is None or question.rev != self.question.rev:
            self.question = self._settled(question)

    def _settled(self, question: Put | Ended | None) -> Put | Ended | None:
        """With every value in the form that the game's own questions have."""
        if isinstance(question, Ended):
            return msgspec.structs.replace(
                question, outcome=msgspec.convert(question.outcome, returned(self.game, "outcome"))
            )
        if question is None:
            return None
        settle([*(question.choice or ()), *question.offers])
        return msgspec.structs.replace(question, facts=tupled(question.facts))


def settle(acts: Iterable[dict[str, Any]]) -> None:
    """Give the values of a choice the form that the game's own have."""
    for act in acts:
        for part in act["parts"]:
            part.update(tupled({name: part[name] for name in ("items", "rows") if name in part}))


def laid_over(old: Any, change: Any) -> Any:  # noqa: ANN401 - any plain data
    """A view with a change laid over it."""
    if isinstance(old, dict) and isinstance(change, dict):
        if change.keys() == {WHOLE}:
            return change[WHOLE]
        return {**old, **{name: laid_over(old.get(name), value) for name, value in change.items()}}
    return change


def returned(game: Game[Any], method: str) -> Any:  # noqa: ANN401 - a type
    """The type that a method of the game says it returns, without the None."""
    kind = get_type_hints(getattr(type(game), method))["return"]
    return next((each for each in get_args(kind) if each is not type(None)), kind)


def event(game: Game[Any], plain: dict[str, Any]) -> Any:  # noqa: ANN401 - an event of any game
    """An event in its own type."""
    kind = events(game.package).get(plain["event"])
    if kind is None:
        raise msgspec.ValidationError(plain["event"])
    return msgspec.convert(plain, kind)


@cache
def events(package: str) -> dict[str, type[Event]]:
    """The events of a game, by the name they have on the wire."""
    kinds = [kind for kind in _below(Event) if kind.__module__.startswith(package)]
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
