"""All card sets of the box and a pack; one that can't be read is None."""

from __future__ import annotations

from typing import NamedTuple

from getaway.games.breach.pack.folder import Shelf
from getaway.games.breach.table.pieces import (
    ActivationCard,
    Awakening,
    BreacherCard,
    Description,
    Draw,
    Interface,
    Malware,
    Map,
    ObjectiveCard,
    ResearchToken,
    Reward,
    Room,
    RoomType,
    Sheet,
    Supplies,
)

Tracks = dict[str, dict[str, tuple[str, ...]]]


class Contents(NamedTuple):
    """All card sets."""

    interface: Interface | None
    supplies: Supplies | None
    avatars: dict[str, Sheet] | None
    breachers: dict[str, BreacherCard] | None
    objectives: dict[str, ObjectiveCard] | None
    rooms: dict[str, Room] | None
    room_types: dict[str, RoomType] | None
    maps: dict[str, Map] | None
    random_information: dict[str, Draw] | None
    research: dict[str, ResearchToken] | None
    ice: dict[str, Description] | None
    tracks: Tracks | None
    activation: dict[str, ActivationCard] | None
    guardian: Awakening | None
    malware: dict[str, Malware] | None
    rewards: dict[str, Reward] | None


def contents(shelf: Shelf) -> Contents:
    """Open every document."""
    return Contents(
        interface=shelf.open("interface.toml", Interface),
        supplies=shelf.open("supplies.toml", Supplies),
        avatars=shelf.open("avatars.toml", dict[str, Sheet]),
        breachers=shelf.open("breachers.toml", dict[str, BreacherCard]),
        objectives=shelf.open("objectives.toml", dict[str, ObjectiveCard]),
        rooms=shelf.open("rooms.toml", dict[str, Room]),
        room_types=shelf.open("room_types.toml", dict[str, RoomType]),
        maps=shelf.open("maps.toml", dict[str, Map]),
        random_information=shelf.open("random_information.toml", dict[str, Draw]),
        research=shelf.open("research.toml", dict[str, ResearchToken]),
        ice=shelf.open("ice.toml", dict[str, Description]),
        tracks=shelf.open("tracks.toml", Tracks),
        activation=shelf.open("activation.toml", dict[str, ActivationCard]),
        guardian=shelf.open("guardian.toml", Awakening),
        malware=shelf.open("malware.toml", dict[str, Malware]),
        rewards=shelf.open("rewards.toml", dict[str, Reward]),
    )
