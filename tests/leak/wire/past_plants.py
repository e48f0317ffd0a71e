"""Leaks planted into the past: replay, what-ifs, reports and the shared replay."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.leak.wire.planting import hidden, instead, plant

from getaway.server import past_api
from getaway.table import branching, past, reports
from getaway.table.book import Book
from getaway.table.past import Moment, Past


@plant("another seat's view of a moment")
def _moment(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        return lambda moment: own(moment._replace(of=(moment.of + 1) % moment.match.g.players))

    instead(stack, past_api, "shown", wrap)


@plant("what another seat was told, in the story")
def _story(stack: ExitStack) -> None:
    instead(stack, past, "_told", lambda own: lambda book, row, of: own(book, row, (of + 1) % book.players))


@plant("a moment as the table is now")
def _later(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def at(book: Book, _seq: int, seed: bytes) -> Any:
            live = await own(book, book.length, seed)
            live.last += hidden(live)
            return live

        return at

    instead(stack, Book, "at", wrap)


@plant("the true world in a what-if")
def _world(stack: ExitStack) -> None:
    def wrap(_: Any) -> Any:
        def known(moment: Moment) -> Any:
            return branching.begun(moment.match)

        return known

    instead(stack, branching, "known_at", wrap)


@plant("dice of the true world in a what-if")
def _dice(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def drawn(known: Any, sampler: Any) -> Any:
            return await own(known, lambda record, seed: sampler(record, seed + extra[0]))

        return drawn

    extra = [0]

    def noting(own: Any) -> Any:
        def known(moment: Moment) -> Any:
            extra[0] = hidden(moment.live)
            return own(moment)

        return known

    instead(stack, branching, "known_at", noting)
    instead(stack, branching, "position_of", wrap)


@plant("a secret in the name of a report")
def _report(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        def report(live: Any, *rest: Any) -> Any:
            found = own(live, *rest)
            return found._replace(quote=f"{found.quote}{hidden(live)}")

        return report

    instead(stack, reports, "report", wrap)


@plant("the leader's own number, told to all")
def _leader(stack: ExitStack) -> None:
    def wrap(own: Any) -> Any:
        async def numbers(past: Past, table: str, players: int, seq: int) -> dict[int, int]:
            found = await own(past, table, players, seq)
            return {seat: sum(found.values()) for seat in found}

        return numbers

    instead(stack, Past, "numbers", wrap)
