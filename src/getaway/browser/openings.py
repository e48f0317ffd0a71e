"""First matches that begin alike in every browser, so that their first picture is a file and Python can come later."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec

from getaway.games import find
from getaway.kernel import FirstMatch, Refused
from getaway.kit.lessons import Lesson
from getaway.table import Tables, Wanted, key_of, lessons
from getaway.table.commands import Start
from getaway.table.messages import Seated
from getaway.table.opening import Secret, lay, opened, spoken_name

TableId = Annotated[str, msgspec.Meta(pattern="^[a-z2-9]{13}$")]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first match as a page wants it: the secrets are those of the seats that one person takes."""

    game: str
    lesson: bool
    name: str
    secrets: tuple[Secret, ...]


async def begin(tables: Tables, table: str, opening: Opening) -> Seated:
    """Open the table under this id, take the seats and start; done again, it changes nothing."""
    return await (_begin_lesson if opening.lesson else _begin_match)(tables, table, opening)


async def _begin_lesson(tables: Tables, table: str, opening: Opening) -> Seated:
    lesson = first_lesson(opening.game)
    if lesson is None or len(opening.secrets) != 1:
        raise Refused("GT-SETUP-01", option="opening", value=opening.game)
    (secret,) = opening.secrets
    row = lessons.opened(find(opening.game), lesson, spoken_name(opening.name), key_of(secret), tables.house.now())
    await lay(tables.house.store, row, msgspec.convert(table, TableId), lesson.chance)
    return Seated(table, lesson.seat, secret)


async def _begin_match(tables: Tables, table: str, opening: Opening) -> Seated:
    match = match_of(opening.game)
    if match is None or len(opening.secrets) != people(match):
        raise Refused("GT-SETUP-01", option="opening", value=opening.game)
    first, *others = opening.secrets
    wanted = Wanted(opening.game, match.players, opening.name, dict(match.options))
    act = opened(wanted, key_of(first), tables.house.now())
    await lay(tables.house.store, act, msgspec.convert(table, TableId), seed_of(opening))
    for seat, secret in enumerate(others, 1):
        await tables.sit(table, f"{opening.name} {seat + 1}", "", seat, secret)
    await tables.command(table, key_of(first), Start(id="opening"))
    return Seated(table, 0, first)


def match_of(game: str) -> FirstMatch | None:
    """The match that a click in the lobby begins."""
    found = find(game)
    return found.alone or found.first_match


def first_lesson(game: str) -> Lesson | None:
    """The lesson to begin with, where the game has one."""
    return next((lesson for lesson in lessons.in_order(find(game)) if lesson.first), None)


def people(match: FirstMatch) -> int:
    """How many seats the person takes."""
    return 1 if match.bots else match.players


def seed_of(opening: Opening) -> bytes:
    """What the chance of this first match comes from: always the same."""
    return sha256(f"getaway opening 1 {opening.game} {opening.lesson}".encode()).digest()
