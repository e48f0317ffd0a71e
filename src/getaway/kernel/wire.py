"""Bytes in and out, the same everywhere: JSON for people and browsers, msgpack for hashes."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from getaway.kernel.entries import Began, Drawn
from getaway.kernel.wish import Args, Refused, Wish

T = TypeVar("T")


class PlainWish(msgspec.Struct):
    """A wish as it arrives over the wire."""

    verb: str
    args: dict[str, Any] = {}


def _plain(thing: object) -> object:
    if isinstance(thing, Wish):
        return {"verb": thing.verb, "args": thing.args}
    if isinstance(thing, Refused):
        return {"clause": thing.clause, "facts": thing.facts}
    msg = f"not wire data: {type(thing).__name__}"
    raise NotImplementedError(msg)


def _tupled(value: object) -> Any:  # noqa: ANN401 - an argument of any verb
    return tuple(_tupled(item) for item in value) if isinstance(value, list | tuple) else value


def tupled(args: Args) -> Args:
    """Arguments read from JSON, in normal form: lists become tuples again."""
    return {name: _tupled(value) for name, value in args.items()}


def _typed(kind: type[T], plain: Any) -> T:  # noqa: ANN401 - raw decoded data
    if kind is Wish:
        said = msgspec.convert(plain, PlainWish)
        return Wish(said.verb, **tupled(said.args))  # type: ignore[return-value]
    msg = f"not wire data: {kind.__name__}"
    raise NotImplementedError(msg)


def whole(entry: T) -> T:
    """An entry read from JSON, in normal form: lists in options and draws become tuples again."""
    if isinstance(entry, Began):
        return msgspec.structs.replace(entry, options=tupled(entry.options))
    if isinstance(entry, Drawn):
        return msgspec.structs.replace(entry, value=tupled(entry.value))
    return entry


_json = msgspec.json.Encoder(enc_hook=_plain, order="deterministic")


def to_json(thing: object) -> bytes:
    """Encode a thing as JSON; equal things give equal bytes."""
    return _json.encode(thing)


def from_json(data: bytes | str, kind: type[T]) -> T:
    """Decode a thing, checked against its type."""
    found: T = _decoder(kind).decode(data)  # type: ignore[arg-type]
    return found


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401 - a type, or a union of types
    return msgspec.json.Decoder(kind, dec_hook=_typed)
