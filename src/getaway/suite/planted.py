"""A game that behaves like another except for what is planted in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.kernel import ALLOWED, END, Act, Answer, Cut, Event, Game, Match, Refused, Verb, Verdict, Wish, encode
from getaway.kernel.inside import inside


def bit(g: Any) -> int:
    """Something that depends on everything hidden."""
    return blake2b(encode(g), digest_size=1).digest()[0] & 1


class Leak(Event, frozen=True):
    """An event that should never have been told."""

    said: str = ""


class LeakyView(msgspec.Struct, frozen=True):
    """A view that shows too much."""

    view: Any
    leak: int


class Nudge(Verb[Any]):
    """A verb that exists only in some worlds."""

    name = "nudge"

    def judge(self, g: Any, seat: int, wish: Wish) -> Verdict:
        return Refused("GT-CHOICE-01")

    def options(self, g: Any, seat: int) -> Act | None:
        return None

    def near(self, g: Any, seat: int) -> Iterable[Wish]:
        return [Wish("nudge")]

    def run(self, g: Any, seat: int, wish: Wish) -> Any:
        yield from ()


class OfferedNudge(Nudge):
    """The same verb as an offer."""

    def judge(self, g: Any, seat: int, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Any, seat: int) -> Act | None:
        return Act("nudge")


class LastNudge(OfferedNudge):
    """The same verb as all there is to do."""

    rank = END


NUDGE, OFFERED_NUDGE, LAST_NUDGE = Nudge(), OfferedNudge(), LastNudge()


class LikeVerb(Verb[Any]):
    """A verb like another, except for the methods in `own`."""

    own: frozenset[str] = frozenset()

    def __init__(self, verb: Verb[Any]) -> None:
        self._verb = verb

    def __getattribute__(self, name: str) -> Any:
        if name in ("_verb", "__class__") or name in type(self).own:
            return object.__getattribute__(self, name)
        return getattr(object.__getattribute__(self, "_verb"), name)

    def __eq__(self, other: object) -> bool:
        return self._verb is other

    __hash__ = None  # type: ignore[assignment]


class Planted:
    """A game that behaves like another except for what a plant changes."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.armed = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def starts(self) -> tuple[Callable[[Any], Match], ...]:
        """The same starts, of this game."""

        def planted(start: Callable[[Any], Match]) -> Callable[[Any], Match]:
            def begin(dice: Any) -> Match:
                there = start(dice)
                planted: Any = self
                at = inside(there)
                match = Match(planted, at.base, at.chance, options=there.settings, since=at.since, now=at.base_at)
                inside(match).tape.now = there.now
                return match

            return begin

        return tuple(planted(start) for start in self._game.starts())

    @property
    def verbs(self) -> Mapping[str, Verb[Any]]:
        """The game's verbs and the one that plants use."""
        return {**self._game.verbs, "nudge": OFFERED_NUDGE}

    def script(self, g: Any) -> Any:
        """The game's own script, wrapped."""
        inner = self._game.script(g)
        return None if inner is None else self.wrapped(g, inner)

    def wrapped(self, g: Any, inner: Any) -> Any:
        """Pass requests out and entries in; `after` runs in between."""
        entry = None
        while True:
            try:
                request = inner.send(entry)
            except StopIteration:
                self.after(g, entry)
                return
            except Cut:
                self.after(g, entry)
                raise
            self.after(g, entry)
            entry = yield self.asked(g, request)
            while isinstance(entry, Answer) and entry.wish.verb == "nudge" and not entry.offer:
                entry = yield self.asked(g, request)

    def after(self, g: Any, entry: object) -> None:
        """What to do each time the script has run."""

    def asked(self, g: Any, request: Any) -> Any:
        """The request as it goes out."""
        return request
