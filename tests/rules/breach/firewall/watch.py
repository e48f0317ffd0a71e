"""Positions in the Firewall's turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, can, do, g, whole, whom

from getaway.games.breach.database.distance import steps
from getaway.games.breach.table.pieces import activation_cards, ice, lit
from getaway.kernel import Event, Match, Refused, Seat, Wish
from getaway.kernel.stream import Told

OPEN = range(9)
"""All nine rooms dark: every border is open, and rooms are numbered row by row."""
CELL: dict[str, Any] = {"rooms": {3: "tm-2", 6: "tw-2"}, "dark": (0, 1, 2, 4, 5, 7, 8)}
"""Room 6 is closed towards room 7, and room 3 towards room 6; all other borders are open."""
NOBODY = {"at": None}
"""A player whose Avatar is disconnected."""
STILL, STILL_TOO = "twitch", "whisper"
"""A Bot card and a Hunter card that advance no track."""


def tough(**more: Any) -> dict[str, Any]:
    """A player whose Avatar has Defense 6 and no cube to elude with: an attack up to that assigns 1 Virus."""
    return {"cubes": {"defense": {"movement": 3, "attack": 3}}, **more}


def reveals(*cards: str, players: int = 2, **position: Any) -> Match:
    """Seat 0 reveals these cards one after another, if it may; nobody else does."""
    used: dict[str, str] = {
        ice()[activation_cards()[card].ice].category: activation_cards()[card].ice for card in cards
    }
    used.pop("guardian", None)
    beginning: dict[str, Any] = {"waiting": (0,), "active": 0, "deck": tuple(sorted(cards)), "dark": OPEN, **used}
    return arrange(players, *cards, phase="activation", **beginning | position)


def corridor(length: int, *gates: int) -> dict[str, Any]:
    """Rooms in a row, all connected, so that numbers are distances; Gateways 1, 2, ... at these rooms."""
    gateways = {number: (room, 0) for number, room in enumerate(gates or (0, length - 1), start=1)}
    return {"size": (length, 1), "dark": range(length), "tokens": {}, "gateways": gateways}


def bots(*rooms: int, name: str = "worm") -> list[dict[str, Any]]:
    """ICE in these rooms, numbered from 11."""
    return [{"name": name, "at": room} for room in rooms]


def guardian(room: int) -> dict[str, Any]:
    """The Guardian in a room."""
    return {"name": "xan4th", "at": room}


def row(*cards: str, at: int = 0, gates: tuple[int, ...] = (3, 5), **position: Any) -> Match:
    """Seat 0 reveals with the Guardian in a corridor; Gateway 1 is at room 3 unless said otherwise."""
    beginning: dict[str, Any] = {"ice": [guardian(at)], "track": (1, 2, 0), "seats": [tough(at=5), NOBODY]}
    return reveals(*cards, **{**corridor(6, *gates), **beginning, **position})


def asleep(holder: int = 0, **position: Any) -> dict[str, Any]:
    """The Guardian deployed in a room and not yet awake, as this player has its sheet."""
    room = position.pop("at", 4)
    cards = ("advance-protocol", "containment", "lockdown", "override", "purge-cycle", "quarantine")
    deck = tuple(sorted((*lit("worm", 2), *lit("echo", 2))))
    sheet = {"guardian": "deployed", "sheet": holder, "guardian_deck": cards}
    return {"ice": [guardian(room)], "deck": deck, **sheet, **position}


def story(match: Match, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, or all of them, oldest first."""
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [event for event in events if not kinds or isinstance(event, kinds)]


def order(match: Match, *kinds: type[Event]) -> list[str]:
    """The kinds of these events in the order in which they happened."""
    return [type(event).__name__ for event in story(match, *kinds)]


def options(match: Match, verb: str, name: str) -> list[Any]:
    """What can be answered, by the argument that matters."""
    return sorted(wish[name] for wish in can(match, verb))


def aim(match: Match, target: Seat, by: Seat | None = None) -> None:
    """Who is asked, or the one named, chooses this player."""
    match.answer(whom(match) if by is None else by, Wish("choose-seat", seat=target))
    whole(match)


def aim_refused(match: Match, target: Seat, by: Seat | None = None) -> str:
    """The clause that refuses this choice; nothing has changed after it."""
    before = match.state_hash
    with pytest.raises(Refused) as caught:
        aim(match, target, by)
    assert match.state_hash == before
    return caught.value.clause


def room_of(match: Match, number: int = 11) -> int:
    """Where a model stands; -1 in the Reserve."""
    return g(match).room_of(number)


def as_far_as_it_can(match: Match) -> None:
    """An ICE that comes nearer uses all its movement: of the rooms asked about, one of the furthest."""
    while match.asks and match.asks[0].question.name == "which-way-ice-goes":
        state = g(match)
        assert state.activation is not None
        far = steps(state.layout, state.room_of(state.activation.ice))
        do(match, "choose-room", room=max(options(match, "choose-room", "room"), key=lambda room: far[room]))
