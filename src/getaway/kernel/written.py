"""Wishes as text: `program card=0`. What `written` writes, `read_wish` reads back.

A number and a plain word are written as they are, any other text in double quotes, a tuple with commas between its
items. A tuple within a tuple has brackets.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from getaway.kernel.choice import Choice
from getaway.kernel.verbs import Verb
from getaway.kernel.wish import Refused, Wish

MOST_LINES: Final = 40
"""More options than this are counted, not listed."""
WORD: Final = re.compile(r"[^\W\d][\w.:+/-]*")
PIECE: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[(),]|[^\s(),"]+)')
PAIR: Final = re.compile(r'([^\s="]+)=((?:[^\s"]|"(?:[^"\\]|\\.)*")*)')
TRUTHS: Final = {"true": True, "false": False}


def written(wish: Wish) -> str:
    """This wish as a line of text."""
    return " ".join([wish.verb, *[f"{name}={_value(value)}" for name, value in wish.args.items()]])


def _value(value: Any) -> str:  # noqa: ANN401 - any argument
    return ",".join(map(_item, value)) if isinstance(value, tuple) else _item(value)


def _item(value: Any) -> str:  # noqa: ANN401 - any argument
    if isinstance(value, tuple):
        return f"({_value(value)})"
    if isinstance(value, bool):
        return str(value).lower()
    is_plain = isinstance(value, int) or (WORD.fullmatch(value) and value not in TRUTHS)
    return str(value) if is_plain else json.dumps(value, ensure_ascii=False)


def read_wish(verbs: Mapping[str, Verb[Any]], text: str) -> Wish:
    """The wish in a line of text; `Refused` if it isn't one of these verbs with its arguments."""
    name, *rest = text.split(maxsplit=1) or [""]
    verb = verbs.get(name)
    if verb is None:
        raise Refused("GT-VERB-01", verb=name)
    said = rest[0] if rest else ""
    if left := PAIR.sub("", said).split():
        raise Refused("GT-FORM-01", verb=name, argument=left[0])
    kinds = {**verb.takes, **verb.may}
    return Wish.of(name, {key: _read(name, key, value, kinds.get(key, str)) for key, value in PAIR.findall(said)})


def _read(verb: str, name: str, said: str, kind: type) -> Any:  # noqa: ANN401 - any argument
    if kind is str and not said.startswith('"'):
        return said
    try:
        items = _items(iter(PIECE.findall(said)))
    except ValueError as error:
        raise Refused("GT-FORM-01", verb=verb, argument=name) from error
    if kind is not tuple and len(items) != 1:
        raise Refused("GT-FORM-01", verb=verb, argument=name)
    return items if kind is tuple else items[0]


def _items(pieces: Iterator[str]) -> tuple[Any, ...]:
    """The items up to the end, or up to the bracket that closes them."""
    found: list[Any] = []
    for piece in pieces:
        if piece == ")":
            break
        if piece == "(":
            found.append(_items(pieces))
        elif piece != ",":
            found.append(_plain(piece))
    return tuple(found)


def _plain(piece: str) -> int | str:
    if piece.startswith('"'):
        quoted: str = json.loads(piece)
        return quoted
    if piece in TRUTHS:
        return TRUTHS[piece]
    return int(piece) if piece.lstrip("-").isdecimal() else piece


class Options(Collection[Wish]):
    """What a seat may do now. Printed, it is a line for each option, as `Match.answer` reads it."""

    __slots__ = ("_choices",)

    def __init__(self, *choices: Choice) -> None:
        self._choices = choices

    def __iter__(self) -> Iterator[Wish]:
        for choice in self._choices:
            for act in choice.acts:
                yield from (wish for i in range(act.count) if (wish := act.unrank(i)) is not None)

    def __len__(self) -> int:
        return sum(map(len, self._choices))

    def __contains__(self, wish: object) -> bool:
        return any(wish in choice for choice in self._choices)

    def __str__(self) -> str:
        lines = [written(wish) for wish in islice(self, MOST_LINES)]
        more = sum(choice.count for choice in self._choices) - len(lines)
        return "\n".join([*lines, f"... and {more} more"] if len(lines) == MOST_LINES and more else lines)

    __repr__ = __str__
