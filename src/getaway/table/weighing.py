"""What a seat's options would bring, on demand and within a time budget."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from getaway.kernel import Refused, Seat, to_json
from getaway.kernel.ahead import Ahead, ahead
from getaway.kernel.weighing import Weighed, weigh
from getaway.kernel.wire import PlainWish
from getaway.table.access import admitted
from getaway.table.deciding import wish_of
from getaway.table.house import House
from getaway.table.live import Live
from getaway.table.overlong import RULES

MOST_WISHES = 60
BUDGET = 0.1
"""Seconds that one request may take of the loop; what is not weighed by then is left out."""


class Weigh(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which options of a question to weigh, and whether to look ahead beyond it."""

    ask: int
    wishes: Annotated[tuple[PlainWish, ...], msgspec.Meta(max_length=MOST_WISHES)] = ()
    ahead: bool = False


class Outlook(msgspec.Struct, frozen=True):
    """What is known of the options asked about, as many as there was time for, and the questions ahead."""

    weighed: list[Weighed]
    ahead: list[Ahead] = []


class Weighing:
    """Weighs options at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def outlook(self, table: str, key: str, wanted: Weigh) -> bytes:
        """What the options of the seat that this key opens would bring, as far as that seat may know."""
        until = asyncio.get_running_loop().time() + BUDGET
        async with self.house.room(table) as room:
            live, work, found = room.live, self.house.gate.work(), []
            seat = asked(live, key, wanted.ask)
            for said in wanted.wishes:
                with RULES:
                    found += weigh(live.playing(), seat, [wish_of(said)])
                if asyncio.get_running_loop().time() > until:
                    break
                await work.step()
            with RULES:
                return to_json(Outlook(found, ahead(live.playing(), seat) if wanted.ahead else []))


def asked(live: Live, key: str, ask: int) -> Seat:
    """The seat of a key, if the question with this number is put to it."""
    seat = admitted(live, key)
    if live.playing().ask_of(seat, ask) is None:
        raise Refused("GT-ASK-02")
    return seat
