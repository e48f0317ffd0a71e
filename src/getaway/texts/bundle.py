"""The messages of the table and of one game in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from getaway.kernel.events import Event
from getaway.kernel.verbs import Question
from getaway.kernel.wish import Refused, Wish
from getaway.rulebook import TABLE, read

TABLE_PACKAGE: Final = "getaway"
NO_ARGS: Final[Mapping[str, Any]] = {}
IS: Final = "-is"
ABOUT: Final = "-about"
PLAIN: Final = (str, bool, tuple, list)
"""What a message can select by, besides numbers."""
LARGEST: Final = 10**15
"""Numbers up to this are written with separators: Fluent's formatter fails on much larger ones."""
LONGEST: Final = 2000
"""Most characters of an argument: Fluent fills in no more than 2,500."""

Thing = Question | Wish | Event | Refused


class MissingText(LookupError):
    """A message, one of its variables or a whole language is missing, and there is no fallback."""


class Texts:
    """The messages of `texts/LANG.ftl` in a game's package, together with those of the table.

    The argument of a message may be a number, a name (its `word-NAME` is shown if there is one),
    a tuple of such values (shown as a list) or a struct (shown by `thing-TYPE` with its fields).
    For a name, a truth value or a list `$X` a message also has `$X-is`, the same in every language, to select by (a
    list is `none` or `some`), and for a name `$X-about`, the text of the message `about-NAME`, or `none`.
    """

    def __init__(self, game_package: str, lang: str) -> None:
        self.game_package = game_package
        self.lang = lang
        self.ids: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in (TABLE_PACKAGE, game_package):
            self._add(package)

    def _add(self, package: str) -> None:
        file = resources.files(package) / "texts" / f"{self.lang}.ftl"
        if not file.is_file():
            raise self._missing(f"no texts in {package}")
        resource = FluentResource(file.read_text(encoding="utf-8"))
        names: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise self._missing(f"can't read {entry.content!r}")
            if isinstance(entry, ast.Message):
                self._claim(entry.id.name, names)
        self._bundle.add_resource(resource)
        self.ids |= names

    def _claim(self, name: str, names: set[str]) -> None:
        """Refuse a second message with the same name: Fluent would silently keep the first."""
        if name in names or self._bundle.has_message(name):
            raise self._missing(f"{name} is defined twice")
        names.add(name)

    def lay(self, source: str) -> None:
        """Let these messages replace those with the same names; call it before any is shown."""
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def _missing(self, what: str) -> MissingText:
        return MissingText(f"{self.game_package} in {self.lang}: {what}")

    def __contains__(self, message_id: str) -> bool:
        return self._pattern(message_id) is not None

    def called(self, prefix: str, name: str) -> str:
        """The key that has a message `PREFIX-KEY` and whose `word-KEY` is this name; empty if there is none."""
        keys = [each.removeprefix(prefix) for each in sorted(self.ids) if each.startswith(prefix)]
        named = [key for key in keys if f"word-{key}" in self and self.fill(f"word-{key}").lower() == name.lower()]
        return named[0] if named else ""

    def _pattern(self, message_id: str) -> Any | None:  # noqa: ANN401 - Fluent's own type has no name
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def render(self, message_id: str, args: Mapping[str, Any] = NO_ARGS) -> str:
        """The message `NAME`, or its attribute `NAME.ATTRIBUTE`, with its variables filled in."""
        return self.fill(message_id, self.shown(args))

    def shown(self, args: Mapping[str, Any]) -> dict[str, int | str]:
        """Arguments in words, with the variables to select by."""
        names = {f"{name}{IS}": plain(value) for name, value in args.items() if isinstance(value, PLAIN)}
        names |= {f"{name}{ABOUT}": self.about(value) for name, value in args.items() if isinstance(value, str)}
        given = {name: value for name, value in args.items() if name.endswith(IS)}
        shown = {name: self.show(value) for name, value in args.items() if name not in given}
        return {**names, **shown, **given}

    def fill(self, message_id: str, shown: Mapping[str, int | str] = NO_ARGS) -> str:
        """The message with these arguments as they are: for people's names, which aren't translated."""
        pattern = self._pattern(message_id)
        if pattern is None:
            raise self._missing(f"no message {message_id}")
        text, faults = self._bundle.format_pattern(pattern, {name: _short(value) for name, value in shown.items()})
        if faults:
            raise self._missing(f"{message_id}: {faults[0]}")
        return str(text)

    def show(self, value: Any) -> int | str:  # noqa: ANN401 - any argument of any game
        """A value as a message shows it."""
        if isinstance(value, bool):
            return self.fill(f"word-{value}".lower())
        if isinstance(value, int):
            return value
        if isinstance(value, tuple | list):
            return self.join([str(self.show(each)) for each in value])
        if isinstance(value, msgspec.Struct):
            return self.render(f"thing-{kebab(type(value).__name__)}", msgspec.structs.asdict(value))
        word = f"word-{value}".replace("_", "-")
        return self.fill(word) if word in self else str(value)

    def about(self, name: str) -> str:
        """What the texts say about the thing with this name; `none` if they say nothing."""
        message = f"about-{name}".replace("_", "-")
        return self.fill(message) if message in self else "none"

    def join(self, shown: list[str]) -> str:
        """Things already in words as a list."""
        if not shown:
            return self.fill("list-none")
        *others, last = shown
        if not others:
            return last
        joined = others[0]
        for each in others[1:]:
            joined = self.fill("list-next", {"start": joined, "next": each})
        return self.fill("list-last", {"start": joined, "last": last})

    def describe(self, thing: Thing, args: Mapping[str, Any] = NO_ARGS) -> str:
        """A question, option, event or refusal in words, with `args` added to its own arguments."""
        if isinstance(thing, Refused):
            return self._refusal(thing, args)
        return self.render(message_id(thing), {**_own_args(thing), **args})

    def why(self, question: Question, args: Mapping[str, Any] = NO_ARGS) -> str:
        """Why a question is put now."""
        return self.render(f"{message_id(question)}.why", args)

    def _refusal(self, refused: Refused, args: Mapping[str, Any]) -> str:
        message = message_id(refused)
        known = message in self
        reason = self.render(message, {**refused.facts, **args}) if known else self._clause_text(refused.clause)
        return self.fill("refusal", {"reason": reason, "clause": refused.clause})

    def _clause_text(self, clause_id: str) -> str:
        book = TABLE if clause_id in TABLE else read(self.game_package)
        if clause_id not in book:
            raise self._missing(f"no clause {clause_id}")
        return book.in_language(self.lang)[clause_id].text


@cache
def texts_of(package: str, lang: str) -> Texts:
    """The messages of a game, read once."""
    return Texts(package, lang)


def plain(value: str | bool | tuple[Any, ...] | list[Any]) -> str:
    """A name, a truth value or a list as a message selects by it."""
    if isinstance(value, tuple | list):
        return "some" if value else "none"
    return str(value).lower() if isinstance(value, bool) else value


def _short(value: int | str) -> int | str:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}..."
    return value if abs(value) <= LARGEST else str(value)


def message_id(thing: Thing) -> str:
    """The id of the message for a thing, from its kind and name."""
    if isinstance(thing, Question):
        return f"ask-{kebab(thing.name)}"
    if isinstance(thing, Wish):
        return f"do-{kebab(thing.verb)}"
    if isinstance(thing, Event):
        return f"event-{kebab(type(thing).__name__)}"
    return f"no-{thing.clause.lower()}"


def kebab(name: str) -> str:
    """`RobotMoved` and `robot_moved` as `robot-moved`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def missing(package: str, lang: str, ids: Iterable[str]) -> list[str]:
    """Which of `ids` a game's texts in one language lack."""
    texts = Texts(package, lang)
    return [message for message in ids if message not in texts]


def _own_args(thing: Question | Wish | Event) -> dict[str, Any]:
    if isinstance(thing, Wish):
        return dict(thing.args)
    return msgspec.structs.asdict(thing) if isinstance(thing, Event) else {}
