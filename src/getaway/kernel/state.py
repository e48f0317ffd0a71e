"""A game's state: plain data that is cheap to copy, with every field saying who may know it.

Values are immutable (ints, strings, tuples, frozen structs): rules replace them and never change
them in place, so a copy shares everything and costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from hashlib import blake2b
from operator import attrgetter, is_
from typing import Annotated, Any, NamedTuple, Self, TypeVar, get_type_hints

import msgspec

from getaway.kernel.events import Event

T = TypeVar("T")
S = TypeVar("S", bound="State")
Seat = int
SPECTATOR: Seat = -1


class Secrecy(NamedTuple):
    """Who may know a field: `known(state, seat)` is the part of it this seat may know."""

    known: Callable[[Any, Seat], object] | None


EVERYBODY = Secrecy(None)
Public = Annotated[T, EVERYBODY]


def secret(known: Callable[[Any, Seat], object]) -> Secrecy:
    """Declare a field that each seat may know only in part. What a seat once saw counts as known."""
    return Secrecy(known)


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. `tape` takes what the running script tells; it isn't part of the state."""

    tape: Any = msgspec.UNSET
    players: Public[int]

    def tell(
        self,
        event: Event,
        *,
        to: tuple[Seat, ...] | None = None,
        otherwise: Event | None = None,
        cites: str | tuple[str, ...] = (),
    ) -> None:
        """Tell everyone what happened, or tell some seats and the rest `otherwise` (or nothing)."""
        if not self.tape.quiet:
            self.tape.told.append((event, to, otherwise, (cites,) if isinstance(cites, str) else cites))

    def frame(self) -> None:
        """Mark that an act of an automatic turn is complete: clients can show the table as it is now."""
        if not self.tape.quiet:
            self.tape.told.append(Frame(self.copy()))

    def copy(self) -> Self:
        """A copy that can change on its own; the values are shared, since they are immutable."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]

    def happened(self, thing: object) -> None:
        """Let other rules react to what happened, in quiet mode too. A game with such rules overrides this."""

    def barrier(self) -> None:
        """Mark that this step showed a seat a secret: undo never goes back past it."""
        self.tape.barrier = True

    @property
    def now(self) -> int:
        """Match time in milliseconds, as stamped on the entry that is being carried out."""
        return int(self.tape.now)


class Frame(NamedTuple):
    """The state after an act that happened by itself, between what was told before and after it."""

    state: State


_encoder = msgspec.msgpack.Encoder(order="deterministic")


def encode(g: State) -> bytes:
    """The state as bytes: the same state gives the same bytes on every machine."""
    tape, g.tape = g.tape, msgspec.UNSET
    try:
        return _encoder.encode(g)
    finally:
        g.tape = tape


def state_hash(g: State) -> str:
    """A short digest of exactly this state."""
    return blake2b(encode(g), digest_size=16).hexdigest()


@cache
def secrecy(kind: type[State]) -> dict[str, Secrecy | None]:
    """Each field's declaration, or None where it has none."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: next((m for m in getattr(hints[name], "__metadata__", ()) if isinstance(m, Secrecy)), None)
        for name in kind.__struct_fields__
        if name != "tape"
    }


def known(g: State, seat: Seat) -> dict[str, object]:
    """Everything a seat may know of a state by declaration, field by field."""
    fields = _fields(type(g))
    return dict(zip(fields.names, fields.values(g), strict=True)) | known_parts(g, seat)


def known_parts(g: State, seat: Seat) -> dict[str, object]:
    """The same of those fields alone that seats know only in part."""
    return {name: part(g, seat) for name, part in _fields(type(g)).secrets}


class Fields(NamedTuple):
    """The fields of a state but the tape: their names, what reads them all at once, and those known only in part."""

    names: tuple[str, ...]
    values: Callable[[State], tuple[object, ...]]
    secrets: tuple[tuple[str, Callable[[Any, Seat], object]], ...]


@cache
def _fields(kind: type[State]) -> Fields:
    declared = secrecy(kind)
    secrets = tuple([(name, part.known) for name, part in declared.items() if part and part.known])
    return Fields(tuple(declared), attrgetter(*declared), secrets)


def once(made: Callable[[S], T]) -> Callable[[S], T]:
    """Make something of a state once for all audiences: again when a field is no longer the very same object.

    It's for what every audience sees alike, made for one right after the other, so only the last one is kept. What is
    made must not depend on the time or anything else on the tape.
    """
    last: tuple[type[State], tuple[object, ...], T] | None = None

    @wraps(made)
    def look(g: S) -> T:
        nonlocal last
        values = _fields(type(g)).values(g)
        if last is None or last[0] is not type(g) or not all(map(is_, last[1], values)):
            last = (type(g), values, made(g))
        return last[2]

    return look
