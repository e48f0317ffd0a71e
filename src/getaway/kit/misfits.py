"""Every way in which plain data, as read from a TOML file, doesn't fit a type. msgspec stops at the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from getaway.kit.toml_lines import Path

LONGEST = 40
"""Characters of a value in a message."""


class Misfit(NamedTuple):
    """An entry and what is wrong with it."""

    path: Path
    what: str


def misfits(data: object, kind: Any, path: Path = ()) -> Iterator[Misfit]:  # noqa: ANN401 - any type form
    """What is unknown, missing, of the wrong type or out of range; nothing if msgspec would accept the data."""
    kind = _certain(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _table(data, kind, path)
    elif get_origin(kind) in (dict, Mapping):
        keys, values = get_args(kind)
        yield from _mapping(data, keys, values, path)
    elif get_origin(kind) is tuple:
        yield from _array(data, get_args(kind), path)
    elif get_origin(kind) is Literal:
        if not any(data == value and type(data) is type(value) for value in get_args(kind)):
            yield Misfit(path, f"{_shown(data)} isn't one of {', '.join(map(str, get_args(kind)))}")
    else:
        yield from _value(data, kind, path)


def _certain(kind: Any) -> Any:  # noqa: ANN401 - any type form
    """The type of an optional table or array if it is present: TOML has no None."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    parts = [part for part in get_args(kind) if part is not type(None)]
    plain = len(parts) > 1 or parts[0] in _NAMES or get_origin(parts[0]) is Annotated
    return kind if plain else parts[0]


def _mapping(data: object, keys: Any, kind: Any, path: Path) -> Iterator[Misfit]:  # noqa: ANN401 - any type form
    """A table whose keys are any names, or only those that the type lists."""
    if not isinstance(data, Mapping):
        yield Misfit(path, f"expected a table, not {_shown(data)}")
        return
    known = [str(each) for each in get_args(keys)]
    for key, value in data.items():
        if known and key not in known:
            yield Misfit((*path, key), f"unknown key{meant(key, known)}")
        else:
            yield from misfits(value, kind, (*path, key))


def _table(data: object, kind: type[msgspec.Struct], path: Path) -> Iterator[Misfit]:
    if not isinstance(data, Mapping):
        yield Misfit(path, f"expected a table, not {_shown(data)}")
        return
    fields = _fields(kind)
    for key in data:
        if key not in fields:
            yield Misfit((*path, key), f"unknown key{meant(key, list(fields))}")
    for key, field in fields.items():
        if key in data:
            yield from misfits(data[key], field.type, (*path, key))
        elif field.required:
            yield Misfit((*path, key), "is missing")


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def meant(key: str, known: list[str]) -> str:
    """What an unknown key may be meant for: a similar one, or else the list of known keys."""
    near = get_close_matches(key, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; choose from {', '.join(known)}"


def _array(data: object, kinds: tuple[Any, ...], path: Path) -> Iterator[Misfit]:
    if not isinstance(data, list | tuple):
        yield Misfit(path, f"expected an array, not {_shown(data)}")
        return
    if kinds[-1] is Ellipsis:
        kinds = kinds[:1] * len(data)
    if len(data) != len(kinds):
        yield Misfit(path, f"expected {len(kinds)} values, not {len(data)}")
        return
    for place, (value, kind) in enumerate(zip(data, kinds, strict=True)):
        yield from misfits(value, kind, (*path, place))


def _value(data: object, kind: Any, path: Path) -> Iterator[Misfit]:  # noqa: ANN401 - any type form
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        expected = _expected(kind)
        yield Misfit(path, f"expected {expected}, not {_shown(data)}" if expected else str(fault))


_NAMES = {int: "a whole number", str: "a string", bool: "true or false"}


def _expected(kind: Any) -> str:  # noqa: ANN401 - any type form
    """What the type is called; empty for one that msgspec explains best itself."""
    if get_origin(kind) is Annotated:
        bare, note = get_args(kind)
        return f"{_NAMES[bare]} from {note.ge} to {note.le}" if None not in {note.ge, note.le} else ""
    if get_origin(kind) is Literal:
        return " or ".join(map(repr, get_args(kind)))
    parts = [part for part in get_args(kind) if part is not type(None)]
    return _NAMES.get(kind, "") if not parts else " or ".join(map(_expected, parts))


def _shown(data: object) -> str:
    """The value as in a TOML file, shortened if need be."""
    if isinstance(data, Mapping | list | tuple):
        return "a table" if isinstance(data, Mapping) else f"an array of {len(data)}"
    text = str(data).lower() if isinstance(data, bool) else repr(data) if isinstance(data, str) else str(data)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
