"""`getaway admin tables`: look at tables, or close one. `setting_back` has what else can be done to them."""

from __future__ import annotations

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.admin.acting import Acting, Answer, answer, everything, opened, run, show
from getaway.cli.hosting.admin.cards import CLOSED, TableCard, brief, card, whole
from getaway.cli.hosting.admin.setting_back import ATTEMPTS, now
from getaway.kernel import Refused
from getaway.store import AnyStore
from getaway.store.around import PostgresListing
from getaway.store.operating import PostgresOperating
from getaway.table.acts import Closed
from getaway.table.loading import load
from getaway.table.slices import Gate


def listed(most: int, *, json: bool) -> None:
    """The tables that were opened last."""

    async def look() -> list[TableCard]:
        async with everything() as store:
            found = [
                await card(each, table) for each in store.shards for table in await PostgresOperating(each).newest(most)
            ]
        return sorted(found, key=lambda card: card.opened, reverse=True)[:most]

    found = run(look())
    show(found, map(brief, found), json=json)


def shown(table: str, *, json: bool) -> None:
    """One table."""

    async def look() -> TableCard:
        async with opened(table) as store:
            return await card(store, table)

    found = run(look())
    show(found, whole(found), json=json)


# Closing


def close(table: str, acting: Acting) -> None:
    """End a table for good; everyone there is told (GT-TABLE-02)."""

    async def work() -> Answer:
        async with everything() as store:
            found = await card(await store.home(table), table)
            if found.stage == CLOSED:
                raise Refused("GT-TABLE-02")
            if found.diverged:
                raise BadCommand(say("admin-table-diverged", why=found.diverged, table=table))
            names = [seat.name for seat in found.seats if seat.name]
            if not acting.yes:
                return Answer(False, say("admin-close", table=table, game=found.game, names=names))
            for _ in range(ATTEMPTS):
                if await _closed(store, table, acting):
                    return Answer(True, say("admin-closed", table=table))
            raise BadCommand(say("repair-busy"))

    answer(run(work()), json=acting.json)


async def _closed(store: AnyStore, table: str, acting: Acting) -> bool:
    live = await load(table, store, Gate())
    if live is None:
        raise Refused("GT-TABLE-01")
    row = live.commit(Closed(at=max(await now(store), live.last)))
    if not await PostgresOperating(await store.home(table)).close(row, live.checkpoint()):
        return False
    await PostgresListing(store.directory).drop(table)
    await PostgresOperating(store.directory).note(acting.deed("close", table))
    return True
