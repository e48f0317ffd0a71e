"""The shared replay: its leader takes the others to a moment, on every node, and none of it is logged."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.seated import At, House, at_home, house, refused
from tests.unit.table.test_after_the_end import concede
from tests.unit.table.test_past import play

from getaway.kernel import SPECTATOR
from getaway.table import commands as c
from getaway.table.leading import SILENT


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.seat, self.key, self.frames = SPECTATOR, "", False
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        """Note it."""
        self.heard.append(msgspec.json.decode(message))

    def close(self) -> None:
        """Nothing to do."""

    async def led(self) -> dict[str, Any]:
        """The last that was heard of a lead; waits for the first."""
        for _ in range(500):
            found = [said for said in self.heard if said["type"] == "led"]
            if found:
                return found[-1]
            await asyncio.sleep(0.01)
        raise AssertionError(self.heard)


def lead(number: int, of: int | None = None) -> c.Lead:
    """Come here."""
    return c.Lead(id=new_id(), moment=number, of=of)


@pytest.mark.clause("GT-LEAD-01")
def test_one_leads_and_the_others_follow(dsn: str) -> None:
    """Until the lead is handed over, ended, or nothing was heard of it for long; the log has no row of it."""

    async def told(here: House) -> None:
        at = await here.open(2)
        await play(at, 3)
        here.bus.called = here.tables.called
        rows = len(await here.store.tail(at.id, 0))
        ears = {seat: Ear() for seat in (0, 1, SPECTATOR)}
        number = (await at.sync(0)).rev
        async with listening(at, ears[0], 0), listening(at, ears[1], 1), listening(at, ears[SPECTATOR], SPECTATOR):
            await at.do(0, lead(number - 1))
            for ear in ears.values():
                assert await ear.led() == {"type": "led", "seat": 0, "moment": number - 1, "of": None}
            await refused("GT-LEAD-01", at.do(1, lead(number)))
            await refused("GT-SEAT-01", at.do(SPECTATOR, lead(number)))
            await at.do(0, c.PassLead(id=new_id(), seat=1))
            await refused("GT-LEAD-01", at.do(0, lead(number)))
            await at.do(1, lead(number))
            assert (await ears[0].led())["seat"] == 1
            await at.do(1, c.EndLead(id=new_id()))
            assert (await ears[0].led())["seat"] == SPECTATOR
            await refused("GT-LEAD-01", at.do(1, c.EndLead(id=new_id())))
            await at.do(1, lead(number))
            here.clock.at += SILENT + 1
            await at.do(0, lead(number))
        assert len(await here.store.tail(at.id, 0)) == rows

    at_home(dsn, told)


def listening(at: At, ear: Ear, seat: int) -> Any:
    """A listener of a seat."""
    return at.house.tables.listening(at.id, at.keys[seat], None, ear)


def test_the_lead_reaches_other_nodes_and_whoever_comes_late(dsn: str) -> None:
    """By the bus; a newcomer at a node that knows of it is told at once."""

    async def told(here: House) -> None:
        async with house(dsn, here.clock) as there:
            for each in (here, there):
                each.bus.called = each.tables.called
            at = await here.open(2)
            away = at.through(there)
            one, other, late = Ear(), Ear(), Ear()
            number = (await at.sync(0)).rev
            async with listening(at, one, 0), listening(away, other, 1):
                while not other.heard[1:]:  # a line to the bus may not stand yet
                    await at.do(0, lead(number))
                    await asyncio.sleep(0.1)
                assert (await other.led())["moment"] == number
                async with listening(away, late, SPECTATOR):
                    assert (await late.led())["seat"] == 0

    at_home(dsn, told)


def test_all_look_as_one_seat_after_the_end_only(dsn: str) -> None:
    """Before it everybody looks as themselves."""

    async def told(here: House) -> None:
        at = await here.open(2)
        number = (await at.sync(0)).rev
        await refused("GT-REPLAY-01", at.do(0, lead(number, 1)))
        await refused("GT-REPLAY-02", at.do(0, lead(number + 1)))
        await at.answer(0)
        await concede(at, 1)
        ear = Ear()
        async with listening(at, ear, 1):
            await at.do(0, lead(number, -2))
            assert (await ear.led())["of"] == -2
            await refused("GT-SEAT-01", at.do(0, lead(number, 9)))

    at_home(dsn, told)
