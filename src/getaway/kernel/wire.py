"""Bytes in and out, the same everywhere: JSON for people and browsers, msgpack for hashes."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from getaway.kernel.wish import Refused, Wish

T = TypeVar("T")


def _plain(thing: object) -> object:
    if isinstance(thing, Wish):
        return {"verb": thing.verb, "args": thing.args}
    if isinstance(thing, Refused):
        return {"clause": thing.clause, "facts": thing.facts}
    msg = f"not wire data: {type(thing).__name__}"
    raise NotImplementedError(msg)


def _tupled(value: object) -> Any:  # noqa: ANN401 - an argument of any verb
    return tuple(_tupled(item) for item in value) if isinstance(value, list | tuple) else value


def _typed(kind: type[T], plain: Any) -> T:  # noqa: ANN401 - raw decoded data
    if kind is Wish:
        return Wish(plain["verb"], **{name: _tupled(value) for name, value in plain.get("args", {}).items()})  # type: ignore[return-value]
    msg = f"not wire data: {kind.__name__}"
    raise NotImplementedError(msg)


_json = msgspec.json.Encoder(enc_hook=_plain, order="deterministic")


def to_json(thing: object) -> bytes:
    """The thing as JSON: equal things give equal bytes."""
    return _json.encode(thing)


def from_json(data: bytes | str, kind: type[T]) -> T:
    """The thing back, checked against its type."""
    return msgspec.json.decode(data, type=kind, dec_hook=_typed)
