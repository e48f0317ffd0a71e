"""The calls of a page: the same paths, bodies and answers as over HTTP."""

from __future__ import annotations

import traceback
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from getaway.browser.bringing import brought
from getaway.browser.lines import carried_out
from getaway.browser.openings import Opening, begin
from getaway.browser.packs import lesson_pack, scene_pack
from getaway.browser.store import BrowserStore
from getaway.games import find
from getaway.kernel import Refused, Seat, to_json
from getaway.table import StoreDown, Tables, Wanted, key_of, lessons, scenes
from getaway.table.access import admitted
from getaway.table.advising import Advise
from getaway.table.around import Ending, result_of
from getaway.table.branching import WhatIf
from getaway.table.bringing import Bring
from getaway.table.calls import Attempt, NewSecret, Notes, Query, SitDown, status_of
from getaway.table.commands import AnyCommand
from getaway.table.exporting import exported
from getaway.table.lessons import TakeLesson
from getaway.table.messages import No
from getaway.table.past import shown
from getaway.table.reports import Bug
from getaway.table.reviewing import Review
from getaway.table.scenes import TryScene
from getaway.table.viewing import answered
from getaway.table.weighing import Weigh

T = TypeVar("T")
OK, NOTHING, BAD, NOWHERE, FAULT, DOWN = 200, 204, 400, 404, 500, 503


class Answer(NamedTuple):
    """What a call is answered."""

    status: int
    body: bytes


class NoSuchCall(LookupError):
    """There is no call of this path here."""


class Call:
    """One call of a page."""

    def __init__(self, method: str, address: str, secret: str, body: str) -> None:
        url = urlsplit(address)
        self.way = (method, *url.path.strip("/").split("/"))
        self.asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        self.key = key_of(secret) if secret else ""
        self.body = body

    def read(self, kind: type[T]) -> T:
        """The body, which must be this."""
        return msgspec.json.decode(self.body, type=kind)

    def needed_key(self) -> str:
        """The key, which must be there."""
        if not self.key:
            raise Refused("GT-KEY-01")
        return self.key

    @property
    def of(self) -> Seat | None:
        """Whose record is looked at, where it isn't the caller's own."""
        return int(self.asked["of"]) if "of" in self.asked else None


class Calls:
    """Answers the calls of a page."""

    def __init__(self, tables: Tables, store: BrowserStore) -> None:
        self.tables = tables
        self.store = store

    async def answer(self, call: Call) -> Answer:
        """What a call is answered, whatever happens."""
        try:
            said = await self._said(call)
        except Refused as refused:
            return Answer(status_of(refused.clause), to_json(No(id="", clause=refused.clause, facts=refused.facts)))
        except StoreDown:
            return Answer(DOWN, to_json(No(id="", clause="GT-STORE-01")))
        except NoSuchCall:
            return Answer(NOWHERE, b"{}")
        except (msgspec.MsgspecError, ValueError):
            return Answer(BAD, b"{}")
        except Exception:  # noqa: BLE001 - a fault of ours is answered too, and the browser's console has the rest
            traceback.print_exc()
            return Answer(FAULT, b"{}")
        return Answer(NOTHING, b"") if said is None else Answer(OK, said)

    async def _said(self, call: Call) -> bytes | None:
        match call.way:
            case (_, "tables", table, "replay", *place):
                return await self._past(call, table, place)
            case ("GET", "tables", table, *what):
                return await self._shown(call, table, what)
            case (_, "tables", table, what):
                return await self._done(call, table, what)
        return await self._new(call)

    async def _new(self, call: Call) -> bytes | None:
        """What isn't about a table that is there already: a new one, options, and rules shown on the board."""
        match call.way:
            case ("POST", "tables"):
                wanted = call.read(Wanted)
                await self.store.bring(wanted.game)
                return to_json(await self.tables.open(wanted))
            case ("POST", "openings", table):
                opening = call.read(Opening)
                await self.store.bring(opening.game)
                if opening.lesson:
                    await self.store.bring(lesson_pack(opening.game))
                return to_json(await begin(self.tables, table, opening))
            case ("POST", "logs"):
                return to_json(await brought(self.tables, self.store, call.read(Bring)))
            case ("POST", "games", game, "try"):
                attempt = call.read(Attempt)
                await self.store.bring(game)
                await self.tables.try_out(game, attempt.players, attempt.options)
                return None
            case ("POST", "rules", game, "lessons", key, "tables"):
                await self.store.bring(game)
                await self.store.bring(lesson_pack(game))
                return to_json(await lessons.take(self.tables.house, game, key, call.read(TakeLesson)))
            case (_, "rules", game, "scenes", *scene):
                await self.store.bring(game)
                await self.store.bring(scene_pack(game))
                return await self._scene(call, game, scene)
        raise NoSuchCall(call.way)

    async def _scene(self, call: Call, game: str, place: list[str]) -> bytes:
        """Rules shown on the board."""
        lang = call.asked.get("lang", "en")
        if not place:
            return to_json(scenes.listed(find(game), lang))
        known, scene = scenes.found(game, place[0])
        match call.way[0], place[1:]:
            case ("GET", []):
                return scenes.played(known, scene, lang)
            case ("POST", [number, "query"]):
                query = call.read(Query)
                return scenes.queried(known, scene, int(number), query.name, query.args)
            case ("POST", ["tables"]):
                return to_json(await scenes.try_out(self.tables.house, game, scene.key, call.read(TryScene)))
        raise NoSuchCall(call.way)

    async def _shown(self, call: Call, table: str, what: list[str]) -> bytes:
        """What can be read of a table."""
        match what:
            case []:
                return to_json(await self.tables.view(table))
            case ["sync"]:
                return await self.tables.sync(table, call.key)
            case ["result"]:
                async with self.tables.room(table) as room:
                    admitted(room.live, call.key)
                    return to_json(Ending(result_of(room.live)))
            case ["log"]:
                return await self._log(call, table)
        raise NoSuchCall(call.way)

    async def _log(self, call: Call, table: str) -> bytes:
        async with self.tables.room(table) as room:
            admitted(room.live, call.key)
            parts = exported(self.store, room.live, self.tables.house.gate, early=True)  # its player knows it all
        return "".join([part async for part in parts]).encode()

    async def _done(self, call: Call, table: str, what: str) -> bytes | None:
        """What can be done at a table."""
        said: Any
        match what:
            case "seats":
                sit = call.read(SitDown)
                said = await self.tables.sit(table, sit.name, sit.number, sit.seat, sit.secret)
            case "move":
                said = await self.tables.rekey(table, call.needed_key(), call.read(NewSecret).secret, only=True)
            case "do":
                said = await carried_out(self.tables, table, call.needed_key(), call.read(AnyCommand))  # type: ignore[arg-type]
            case "what-if":
                said = await self.tables.what_if(table, call.needed_key(), call.read(WhatIf))
            case "bugs":
                bug = call.read(Bug)
                said = await self.tables.report(table, call.needed_key(), bug.id, bug.text)
            case "notes":
                seat = await self.tables.seat(table, call.needed_key())
                await self.store.write_notes(table, seat, call.read(Notes).text)
                return None
            case _:
                return await self._asked(call, table, what)
        return to_json(said)

    async def _asked(self, call: Call, table: str, what: str) -> bytes:
        """What can be asked about a position."""
        match what:
            case "query":
                query = call.read(Query)
                return await self.tables.query(table, call.key, query.name, query.args)
            case "weigh":
                return await self.tables.weigh(table, call.needed_key(), call.read(Weigh))
            case "advise":
                return await self.tables.advise(table, call.needed_key(), call.read(Advise))
            case "review":
                return await self.tables.review(table, call.needed_key(), call.read(Review))
        raise NoSuchCall(call.way)

    async def _past(self, call: Call, table: str, place: list[str]) -> bytes:
        """What can be seen of the past."""
        past = self.tables.past
        if not place:
            return await past.story(table, call.key, call.of, int(call.asked.get("since", 0)))
        async with past.moment(table, call.key, int(place[0]), call.of) as moment:
            match place[1:]:
                case []:
                    return shown(moment)
                case ["query"]:
                    query = call.read(Query)
                    return answered(moment.match.game, moment.view, query.name, query.args)
        raise NoSuchCall(call.way)
