"""Scenes: a rule shown on the board. A position laid out by hand, a few steps with captions, and what they claim.

A game's scenes are the TOML files in its folder `rules/scenes`. A step may hold an answer. Its caption is written in
every language, and what the caption says is listed beside it, so that a test can hold it to the rules: `tells` are
events that the step brings, `shows` are parts of the view after it, and `refused` is the clause that forbids a wish.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, NamedTuple, Protocol

import msgspec

from getaway.kernel import Chance, Game, Match, Recorded, Refused, Seat, Seeded, Wish
from getaway.kernel.stream import Told
from getaway.kernel.wire import tupled

FOLDER = "rules/scenes"
LANGUAGES = ("en", "it", "fr")


class BadScene(Exception):
    """A scene that can't be read, or doesn't do what it says."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: str
    it: str
    fr: str

    def in_words(self, lang: str) -> str:
        """The text in a language."""
        return str(getattr(self, lang if lang in LANGUAGES else "en"))


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the view, by its path, and what is there: `units.0.facing` is `right`."""

    at: str
    value: Any


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish, and whose it is: the first seat that is asked, unless another is named."""

    verb: str
    args: dict[str, Any] = {}
    seat: int | None = None

    def by(self, match: Match) -> tuple[Seat, Wish]:
        """The seat and its wish in a match."""
        asked = match.asks[0].seat if match.asks else 0
        return asked if self.seat is None else self.seat, Wish(self.verb, **tupled(self.args))


class Refusal(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish that is refused, and the clause that refuses it."""

    clause: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a scene: what somebody does, if anything, and the caption for what the board then shows."""

    says: Said
    does: Deed | None = None
    tells: tuple[dict[str, Any], ...] = ()
    """Events that a seat is told by this step: `event` and some of its fields."""
    shows: tuple[Claim, ...] = ()
    refused: Refusal | None = None


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule shown on the board, as seen from a seat; `clauses` are the rules it shows, the most important first."""

    key: str
    title: Said
    clauses: tuple[str, ...]
    steps: tuple[Step, ...]
    position: dict[str, Any] = {}
    players: int = 1
    seat: int = 0
    chances: tuple[dict[str, Any], ...] = ()
    """What chance brings, in this order."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of scenes."""

    scene: tuple[Scene, ...]


class Arranging(Protocol):
    """A game that can be laid out by hand."""

    def arrange(self, players: int = ..., *, chance: Chance | None = ..., **position: Any) -> Match:  # noqa: ANN401 - each game has its own
        """A match at a position given by keywords."""


class Shown(NamedTuple):
    """The match after a step of a scene, and what its seat was told by it."""

    step: Step
    match: Match
    items: tuple[Told, ...]

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened, without the clauses."""
        return tuple(item.event for item in self.items)


@cache
def scenes(package: str) -> dict[str, Scene]:
    """The scenes of a game by key, in the order of their files."""
    folder = resources.files(package).joinpath(*FOLDER.split("/"))
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    found: dict[str, Scene] = {}
    for file in sorted(files, key=lambda file: file.name):
        try:
            read = msgspec.toml.decode(file.read_bytes(), type=File)
        except msgspec.DecodeError as fault:
            raise BadScene(f"{file.name}: {fault}") from fault
        for scene in read.scene:
            if scene.key in found:
                raise BadScene(f"{file.name}: there is a second scene {scene.key}")
            found[scene.key] = scene
    return found


def laid(game: Game[Any], scene: Scene, chance: Chance | None = None) -> Match:
    """The match that a scene begins with; its own chances unless others are given."""
    arranging: Arranging = game  # type: ignore[assignment]
    usual = Recorded([tupled(each) for each in scene.chances], Seeded(0))
    return arranging.arrange(scene.players, chance=chance or usual, **position_of(scene))


def position_of(scene: Scene) -> dict[str, Any]:
    """The keywords of a scene's position: TOML has neither tuples nor keys that are numbers."""
    laid_out: dict[str, Any] = numbered(scene.position)
    return laid_out


def numbered(value: object) -> Any:  # noqa: ANN401 - any part of a position
    """A part of a position as the games take it."""
    if isinstance(value, dict):
        return {int(key) if key.isdecimal() else key: numbered(each) for key, each in value.items()}
    return tuple([numbered(each) for each in value]) if isinstance(value, list) else value


def shown(game: Game[Any], scene: Scene) -> Iterator[Shown]:
    """Play a scene, step by step."""
    match = laid(game, scene)
    for step in scene.steps:
        before = len(match.told(scene.seat))
        if step.does is not None:
            match.answer(*step.does.by(match))
        news = match.told(scene.seat)[before:]
        yield Shown(step, match, tuple(item for item in news if isinstance(item, Told)))


def faults(game: Game[Any], scene: Scene) -> Iterator[str]:
    """What a scene claims that isn't so."""
    try:
        for number, moment in enumerate(shown(game, scene), 1):
            for wrong in wrongs(scene, moment):
                yield f"{scene.key}, step {number}: {wrong}"
    except Refused as refused:
        yield f"{scene.key}: an answer is refused by {refused.clause}"


def wrongs(scene: Scene, moment: Shown) -> Iterator[str]:
    """What a step claims that isn't so."""
    step, match, events = moment.step, moment.match, moment.events
    for wanted in step.tells:
        if not any(fits(event, wanted) for event in events):
            told = ", ".join(type(event).__name__ for event in events) or "nothing"
            yield f"doesn't tell {wanted}, but {told}"
    view = match.view(scene.seat)
    for claim in step.shows:
        found = part(view, claim.at)
        if plain(found) != claim.value:
            yield f"{claim.at} is {found!r}, not {claim.value!r}"
    if step.refused is not None:
        verdict = match.why(*step.refused.by(match))
        clause = verdict.clause if isinstance(verdict, Refused) else "nothing"
        if clause != step.refused.clause:
            yield f"{step.refused.verb} isn't refused by {step.refused.clause}, but by {clause}"


def fits(event: object, wanted: dict[str, Any]) -> bool:
    """Whether an event is of the kind that is wanted, with these fields."""
    kind = type(event).__name__ == wanted["event"]
    return kind and all(plain(getattr(event, name)) == value for name, value in wanted.items() if name != "event")


def plain(value: object) -> Any:  # noqa: ANN401 - as TOML has it
    """A value of events and views as it is written in a scene."""
    return msgspec.json.decode(msgspec.json.encode(value))


def part(view: object, path: str) -> Any:  # noqa: ANN401 - any part of a view
    """A part of a view by its path: names of fields and keys, and numbers of places."""
    found: Any = view
    for name in path.split("."):
        if isinstance(found, dict):
            found = found[name]
        elif isinstance(found, list | tuple | bytes):
            found = found[int(name)]
        else:
            found = getattr(found, name)
    return found
