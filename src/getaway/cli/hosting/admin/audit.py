"""`getaway admin audit`: what operators have done."""

from __future__ import annotations

from getaway.cli.hosting.admin.acting import everything, moment, run, show
from getaway.store.operating import Noted, PostgresOperating


def audit(most: int, *, json: bool) -> None:
    """The last deeds, the newest first."""

    async def look() -> list[Noted]:
        async with everything() as store:
            stores = dict.fromkeys([store.directory, *store.shards])
            found = [deed for each in stores for deed in await PostgresOperating(each).deeds(most)]
        return sorted(found, key=lambda deed: deed.done_at, reverse=True)[:most]

    found = run(look())
    show(found, map(_line, found), json=json)


def _line(deed: Noted) -> str:
    return f"{deed.n:>6}  {moment(deed.done_at)}  {deed.who}  {deed.what} {deed.whom}  {deed.why}".rstrip()
