"""The past on the wire: moments, what-ifs and reports of one audience, and a shared replay that someone leads.

A what-if is made by dice of its own. Both sides are given the same, so that what is answered and stored must be equal.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from tests.leak.wire import paths
from tests.leak.wire.known import Known
from tests.leak.wire.paths import Read
from tests.leak.wire.sides import Side

from getaway.kernel import SPECTATOR, Seat, to_json
from getaway.table.acts import PERSON

SECRETS = ("getaway.table.opening.secrets", "getaway.table.branching.secrets")


class Span(NamedTuple):
    """The moments that both worlds can be asked for, by the audience's own numbers."""

    low: int
    high: int


def reads(span: Span, game: str, seat: Seat, dice: Random) -> list[Read]:
    """The story, a moment of it, and what may not be seen yet."""
    found = [
        Read("replay", "GET", "/replay", {"query": f"since={dice.choice((0, span.low))}"}),
        Read("replay refused", "GET", f"/replay/{span.high}", {"query": f"of={dice.choice((-2, seat ^ 1))}"}),
        Read("replay refused", "GET", f"/replay/{dice.choice((0, span.high + 1))}", {}),
        Read("report", "POST", "/bugs", {"body": {"id": f"bug-{dice.randrange(99)}", "text": "odd"}}),
    ]
    if span.low > span.high:
        return found
    number = dice.randrange(span.low, span.high + 1)
    name, args = dice.choice([*paths.queries(game, dice).items()])
    return [
        *found,
        Read("moment", "GET", f"/replay/{number}", {}),
        Read(f"query {name} of a moment", "POST", f"/replay/{number}/query", {"body": {"name": name, "args": args}}),
        Read("drawing of a moment", "GET", f"/replay/{number}/drawing", {"query": "width=60"}),
    ]


async def tried(side: Side, node: int, seat: Seat, span: Span, dice: Random) -> list[bytes]:
    """A what-if from a moment: what is answered, what is stored, and what is seen there."""
    if span.low > span.high:
        return []
    number, known = dice.randrange(span.low, span.high + 1), Known(dice)
    body = {"moment": number, "alone": dice.random() < 0.5}
    with patch(SECRETS[0], known), patch(SECRETS[1], known):
        said = await side.ask(node, "POST", "/what-if", seat, body=body)
    if not said.startswith(b"201"):
        return [said]
    made: dict[str, Any] = msgspec.json.decode(said.partition(b"\n")[2])
    rows = await side.store.tail(made["table"], 0)
    stored = [to_json((row.seq, row.id, row.act, row.told)) for row in rows]
    async with side.store.connected() as connection:
        due = await connection.fetch("select at from due where table_id = $1", made["table"])
        await connection.execute("delete from due where table_id = $1", made["table"])
    secret = made["secrets"][made["seat"]]
    seen = await side.nodes[node].tables.sync(made["table"], side.key(secret))
    return [said, *stored, str([record["at"] for record in due]).encode(), seen]


async def lead(side: Side, leader: Seat, *, ends: bool) -> bytes:
    """Someone leads to the newest moment, by numbers of their own, or ends it; everyone listening hears of it.

    They lead at the first node, where all others listen: a node with nobody there keeps no lead that could be ended.
    """
    live = await side.live()
    numbers = await side.nodes[0].tables.past.numbers(side.table, live.table.players, live.seq)
    what: dict[str, Any] = {"do": "unlead"} if ends else {"do": "lead", "moment": numbers[leader]}
    said = await side.do(0, leader, {**what, "id": "lead"})
    await side.at_rest()
    return said


async def leader_of(side: Side, dice: Random) -> Seat:
    """A seat that may lead."""
    live = await side.live()
    held = [seat for seat, each in enumerate(live.table.seats) if each.kind == PERSON]
    return dice.choice(held) if held else SPECTATOR
