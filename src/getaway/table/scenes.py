"""Scenes at a table: what a client shows of one step by step, and a table that begins where the scene does."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from getaway.kernel import Game, Refused, Seat, to_json
from getaway.kit.scenes import Scene, Shown, laid, scenes, shown
from getaway.table import alone, telling
from getaway.table.acts import Opened
from getaway.table.branching import Tried
from getaway.table.house import House
from getaway.table.live import Live
from getaway.table.messages import Clock, Sync, UndoView
from getaway.table.opening import Secret, spoken_name
from getaway.table.viewing import answered

NAME = "Ada"


class SceneName(msgspec.Struct, frozen=True):
    """A scene in the list of its game: its title in the language asked for, and the clauses it shows."""

    key: str
    title: str
    clauses: tuple[str, ...]


class Moment(msgspec.Struct, frozen=True):
    """A step of a scene: its caption, and everything that the seat is shown."""

    says: str
    shown: Sync


class SceneView(msgspec.Struct, frozen=True):
    """A scene as a client plays it."""

    key: str
    title: str
    clauses: tuple[str, ...]
    moments: tuple[Moment, ...]


class TryScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play on from where a scene begins."""

    name: str = NAME
    secret: Secret = ""


def listed(game: Game[Any], lang: str) -> tuple[SceneName, ...]:
    """All scenes of a game."""
    return tuple(SceneName(each.key, each.title.in_words(lang), each.clauses) for each in scenes(game.package).values())


def found(game: str, key: str) -> tuple[Game[Any], Scene]:
    """A scene by its name, or a refusal."""
    return alone.found(game, key, scenes)


def played(game: Game[Any], scene: Scene, lang: str) -> bytes:
    """A scene with all its moments."""
    live = table_of(game, scene)
    moments = [Moment(each.step.says.in_words(lang), frame(live, each, scene.seat)) for each in shown(game, scene)]
    return to_json(SceneView(scene.key, scene.title.in_words(lang), scene.clauses, tuple(moments)))


def queried(game: Game[Any], scene: Scene, number: int, name: str, args: dict[str, Any]) -> bytes:
    """A game's query on what the seat sees at a step, counted from 0."""
    moment = next(islice(shown(game, scene), number, None), None)
    if moment is None:
        raise Refused("GT-REPLAY-02", moment=number)
    return answered(game, moment.match.view(scene.seat), name, args)


def frame(live: Live, moment: Shown, seat: Seat) -> Any:  # noqa: ANN401 - a `Sync`, encoded before the match goes on
    """What the seat is shown after a step."""
    live.match = match = moment.match
    sync = Sync(
        rev=len(match.told(seat)),
        seat=seat,
        table=telling.table_view(live),
        view=match.view(seat),
        items=list(moment.items),
        question=telling.question(live, seat),
        clock=Clock(match.now, 0, runs=False),
        talk=telling.talk(live, seat),
        undo=UndoView("no", "GT-REPLAY-01"),
        notes="",
    )
    return msgspec.Raw(to_json(sync))


def table_of(game: Game[Any], scene: Scene) -> Live:
    """A table at which a scene is shown."""
    live = Live(f"scene:{scene.key}", b"")
    live.open(opened(game, scene, NAME, "", 0))
    return live


def opened(game: Game[Any], scene: Scene, name: str, key: str, at: int) -> Opened:
    """The first row of such a table."""
    return alone.first_row(laid(game, scene), "scene", scene, alone.seats(scene, name, key), at)


async def try_out(house: House, game: str, key: str, wanted: TryScene) -> Tried:
    """Open a table that begins where a scene does."""
    known, scene = found(game, key)
    name, now = spoken_name(wanted.name), house.now()
    return await alone.laid(house, scene, wanted.secret, lambda own: opened(known, scene, name, own, now))
