"""The shared replay: one seat leads, and those who follow see the same moment, each in their own numbers.

Where somebody leads isn't logged. The leader says it again every few seconds; otherwise it's forgotten.
"""

from __future__ import annotations

import msgspec

from getaway.kernel import SPECTATOR, Refused, Seat, from_json, to_json
from getaway.table.access import admitted
from getaway.table.commands import EndLead, Lead, PassLead
from getaway.table.house import House
from getaway.table.messages import Led
from getaway.table.past import EVERYTHING, Past
from getaway.table.ports import Listener
from getaway.table.room import Room
from getaway.table.seats import OVER

SILENT = 15_000
"""Milliseconds of silence after which a leader no longer leads."""

AnyLead = Lead | PassLead | EndLead


class Place(msgspec.Struct, frozen=True):
    """Who leads, to which row, and as whom all look; None is everybody as themselves. Between nodes only."""

    seat: Seat
    seq: int
    at: int
    of: int | None = None


class Leading:
    """Who leads the replay, and where to, in the rooms of a house."""

    def __init__(self, house: House, past: Past) -> None:
        self.house = house
        self.past = past

    async def lead(self, table: str, key: str, command: AnyLead) -> None:
        """Lead the others to a moment, hand the lead to another seat, or end it."""
        async with self.house.room(table) as room:
            seat = admitted(room.live, key)
            place = await self._led(room, seat, command)
        said = to_json(place)
        await self.house.bus.call(table, said)
        await self.called(table, said)

    async def _led(self, room: Room, seat: Seat, command: AnyLead) -> Place:
        if seat == SPECTATOR:
            raise Refused("GT-SEAT-01")
        held, stands, now = room.live.table, self._standing(room), self.house.now()
        if stands is not None and stands.seat != seat:
            raise Refused("GT-LEAD-01", seat=stands.seat)
        if isinstance(command, Lead):
            if command.of is not None and held.stage != OVER:
                raise Refused("GT-REPLAY-01")
            if command.of is not None and not EVERYTHING <= command.of < held.players:
                raise Refused("GT-SEAT-01")
            return Place(seat, await self.past.seq_of(room.id, held.players, seat, command.moment), now, command.of)
        if stands is None:
            raise Refused("GT-LEAD-01", seat=seat)
        if isinstance(command, EndLead):
            return msgspec.structs.replace(stands, seat=SPECTATOR, at=now)
        if command.seat >= held.players:
            raise Refused("GT-SEAT-02")
        return msgspec.structs.replace(stands, seat=command.seat, at=now)

    def _standing(self, room: Room) -> Place | None:
        """Who leads now."""
        place = from_json(room.led, Place) if room.led else None
        led = place is not None and place.seat != SPECTATOR and self.house.now() - place.at <= SILENT
        return place if led else None

    async def called(self, table: str, said: bytes) -> None:
        """Someone leads, here or at another node: tell everyone who listens here."""
        room = self.house.rooms.get(table)
        if room is None or not room.listeners:
            return
        room.led = said
        place = from_json(said, Place)
        numbers = await self.past.numbers(table, room.players, place.seq)
        for seat, listeners in list(room.listeners.items()):
            message = to_json(Led(seat=place.seat, moment=numbers[seat], of=place.of))
            for listener in list(listeners):
                listener.send(message)

    async def introduce(self, room: Room, listener: Listener) -> None:
        """Take a new listener to where the leader is."""
        place = self._standing(room)
        if place is not None:
            numbers = await self.past.numbers(room.id, room.players, place.seq)
            listener.send(to_json(Led(seat=place.seat, moment=numbers[listener.seat], of=place.of)))
