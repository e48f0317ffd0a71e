"""The parts that a game may declare beside its rules, and how to find them.

A game names the place of each part (`drawing = "my_game.text:DRAWING"`). Nothing is imported before somebody asks for
it here, so a part may stand in a module that the rules must not know, and a command loads only what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from getaway.kernel import Game, Match, Rules
from getaway.kit.box import Pack
from getaway.kit.campaign import Campaign
from getaway.kit.toml_files import Fault

T = TypeVar("T")


class Words(Protocol):
    """The messages of a game in the reader's language."""

    def render(self, message_id: str, args: Mapping[str, Any] = ..., /) -> str:
        """A message; its arguments are shown by the words that the game has for them."""

    def fill(self, message_id: str, shown: Mapping[str, int | str] = ..., /) -> str:
        """A message with its arguments as they stand."""


class BadDeclaration(Exception):
    """A part that a game declares isn't where the game says; the message says which and why."""


# In text


def _nothing(*_: object) -> str:
    return ""


def _no_facts(*_: object) -> dict[str, Any]:
    return {}


def _as_it_is(value: str, _: object) -> str:
    return value


class Drawing(msgspec.Struct, frozen=True):
    """A table in text. `texts` are the game's messages in the reader's language; only `render_text` is needed."""

    render_text: Callable[[Any, Any, int, int], str]
    """The view, the texts, the width in characters and match time in milliseconds give the whole table."""
    named: Callable[[str, Any], str] = _as_it_is
    """What a word of the game is called, if it isn't a message of its own."""
    facts: Callable[[Any, int], Mapping[str, Any]] = _no_facts
    """What the view says about a number, for messages to use: `row` and `column` of a space, for example."""
    label: Callable[[Any, str, Any], str] = _nothing
    """What this audience knows about a thing on the board, such as `hand:0:2`."""
    about: Callable[[Any, int, Any], str] = _nothing
    """A reminder for a seat, shown with every question."""
    detail: Callable[[Any, str, Any, int], str] | None = None
    """A thing by its name in full, for a reader who looks it up; the last argument is the width."""


# Content


class Thing(NamedTuple):
    """A thing of a pack: its name, a word for it, and whether that word has figures, so that an old one is wrong."""

    name: str
    word: str
    figures: bool = False


def _no_things(_: Pack) -> Iterable[Thing]:
    return ()


class Packs(msgspec.Struct, frozen=True):
    """Folders of an owner's cards, laid over the box of a game."""

    lay: Callable[[Pack | None], None]
    """Play with this pack from now on, or with the box alone."""
    laid: Callable[[], Pack | None]
    """The pack that lies over the box."""
    read_folder: Callable[[Path], tuple[Pack, list[Fault]]]
    """The pack in a folder, and the faults of files that don't belong in one."""
    check: Callable[[Pack | None, str], Sequence[Fault]]
    """The faults of a pack over the box, with the folder to name in them; of the box alone where there is none."""
    summary: Callable[[Pack], Mapping[str, Sequence[str]]]
    """What a pack brings, as names by kind."""
    things: Callable[[Pack], Iterable[Thing]] = _no_things
    """What a pack brings that the game's texts may lack a word for."""


class Sheets(msgspec.Struct, frozen=True):
    """Files that one match is played with, such as a mission sheet: given in place of a setting's value."""

    setting: str
    """The setting whose value may be the name of a file."""
    option: str
    """The option that holds the text of the file."""
    check: Callable[[bytes, str], Sequence[Fault]]
    """The faults of a file, which is called by this name."""
    text: Callable[[bytes], str]
    """The text of a file without faults, for the option."""
    summary: Callable[[bytes, Words], str]
    """What a file without faults holds, in one line."""
    check_thoroughly: Callable[[bytes, str], Sequence[Fault]] | None = None
    """The same for an author, who has more time than somebody who wants to play."""


# Solving


class Finding(msgspec.Struct, frozen=True):
    """What a solver found out on one level, in lines to read."""

    level: str
    lines: Sequence[str]
    impossible: bool = False
    match: Match | None = None
    """A match that shows how it's done."""


class BadTask(Exception):
    """The solver can't work on this; the message says why, and so do the faults of a file."""

    def __init__(self, why: str, faults: Sequence[Fault] = ()) -> None:
        """Keep the faults beside the message."""
        super().__init__(why)
        self.faults = faults


class Task(msgspec.Struct, frozen=True):
    """What a solver is asked: a stage by name or the content of a file, a level or all of them."""

    name: str
    source: bytes | None = None
    level: str | None = None
    players: int = 0
    """0 leaves the number to the solver."""
    seeds: int = 20
    """How many matches it may try."""


class Solver(msgspec.Struct, frozen=True):
    """Says what can be said of a match before it is played, and shows how."""

    stages: Callable[[], Sequence[str]]
    """What it knows by name."""
    solve: Callable[[Task, Words], Iterator[Finding]]


# Finding them


def at(place: str) -> Any:  # noqa: ANN401 - whatever stands there
    """What stands at `package.module:NAME`."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as fault:
        raise BadDeclaration(f"there is nothing at {place!r}: {fault}") from fault


def _part(place: str, kind: type[T]) -> T | None:
    if not place:
        return None
    found = at(place)
    if not isinstance(found, kind):
        raise BadDeclaration(f"{place!r} is not a {kind.__name__}")
    return found


def drawing_of(game: Rules[Any]) -> Drawing | None:
    """How a game is drawn in text; None where nothing is declared."""
    return _part(game.drawing, Drawing)


def packs_of(game: Game[Any]) -> Packs | None:
    """The packs of a game; None where it has none."""
    return _part(game.packs, Packs)


def sheets_of(game: Game[Any]) -> Sheets | None:
    """The sheets of a game; None where it has none."""
    return _part(game.sheets, Sheets)


def campaign_of(game: Game[Any]) -> Campaign | None:
    """The campaign of a game; None where it has none."""
    return _part(game.campaign, Campaign)


def solver_of(game: Game[Any]) -> Solver | None:
    """The solver of a game; None where it has none."""
    return _part(game.solver, Solver)


def faults_of(game: Game[Any]) -> list[str]:
    """Every part that the game declares and that isn't there, or isn't what it should be."""
    found = []
    for look in (drawing_of, packs_of, sheets_of, campaign_of, solver_of):
        try:
            look(game)
        except BadDeclaration as fault:
            found.append(str(fault))
    for name, level in game.levels.items():
        try:
            if not callable(at(level.player)):
                found.append(f"the bot of level {name}, {level.player!r}, cannot be made")
        except BadDeclaration as fault:
            found.append(str(fault))
    return found
