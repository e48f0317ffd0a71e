"""A match as text that a person can read as a diff.

It shows the board every few moves, who is asked what, the legal options, what was chosen, and what each audience was
told. Lines that start with a bar are only shown: a change of words or drawing changes them, and no rule has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from getaway.kernel import Event, Game, Match, Wish
from getaway.kernel.inside import inside
from getaway.kernel.stream import AnyItem, Told

FOLDER = Path(__file__).parent / "golden"
WHOLE = 1500
"""Answers after which even a match that is to be played to its end stops."""
PART = 80
"""Answers that show what is special about a mission or a mode."""
BOARD_EVERY = 20
MOST_OPTIONS = 12
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
SHOWN = "   | "


@dataclass(frozen=True)
class Playthrough:
    """A match played at random, verb first, told step by step."""

    name: str
    game: Game[Any]
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    longest: int = WHOLE

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The match, played now."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """Head, steps and outcome."""
        match, dice = self.game.new(self.players, seed=self.seed, **self.options), Random(self.seed)  # noqa: S311
        yield f"game: {self.game.name}"
        yield f"rules version: {self.game.version}"
        yield f"table: {self.players} players, seed {self.seed}{said(self.options, ', ')}"
        told = [0] * len(inside(match).streams)
        for step in range(self.longest):
            yield from heard(match, told)
            told = [len(stream) for stream in inside(match).streams]
            if match.over:
                break
            if step % BOARD_EVERY == 0:
                yield from board(match)
            yield from asked(match)
            seat, wish = decided(match, dice)
            yield f"\n{step + 1}. {NAMES[seat]}: {shown(wish)}"
            match.answer(seat, wish)
        yield from board(match)
        yield f"\noutcome: {shown(match.outcome) if match.over else 'none yet'}"
        yield f"hash chain: {match.chain.hex()}"


def decided(match: Match, dice: Random) -> tuple[int, Wish]:
    """Any seat that is asked, and any answer."""
    ask = match.asks[dice.randrange(len(match.asks))]
    return ask.seat, ask.choice.by_verb(dice)


def board(match: Match) -> Iterator[str]:
    """The table as the game draws it."""
    yield from (f"{SHOWN}{line}".rstrip() for line in str(match).splitlines())


def asked(match: Match) -> Iterator[str]:
    """The open questions: to whom, why now, and the first legal answers."""
    for ask in match.asks:
        cites, facts = " ".join(ask.question.cites), said(ask.question.facts(match.g, ask.seat), ", ")
        yield f"   ? {NAMES[ask.seat]}: {ask.question.name}{facts}, {ask.choice.count} answers [{cites}]"
        options = [shown(wish) for wish in islice(ask.choice, MOST_OPTIONS)]
        more = ["..."] if ask.choice.count > MOST_OPTIONS else []
        yield f"     {' | '.join([*options, *more])}"


def heard(match: Match, since: Sequence[int]) -> Iterator[str]:
    """What happened, once where all heard the same, else as each audience heard it."""
    told = [news(stream[start:]) for stream, start in zip(inside(match).streams, since, strict=True)]
    if len({len(items) for items in told}) > 1:
        for who, items in enumerate(told):
            yield from (f"   {audience(match, [who])}: {item}" for item in items)
        return
    for versions in zip(*told, strict=True):
        for version in dict.fromkeys(versions):
            to = [who for who, item in enumerate(versions) if item == version]
            yield f"   {version}" if len(to) == len(versions) else f"   {audience(match, to)}: {version}"


def news(items: Sequence[AnyItem]) -> list[str]:
    """The events among the items, each with its clauses."""
    return [f"{shown(item.event)} [{' '.join(item.cites)}]" for item in items if isinstance(item, Told)]


def audience(match: Match, to: Sequence[int]) -> str:
    """Some audiences by name."""
    return "to " + " ".join("spectators" if who == match.g.players else NAMES[who] for who in to)


def shown(thing: Wish | Event | msgspec.Struct | None) -> str:
    """A wish, event or outcome: its name and what it holds."""
    if isinstance(thing, Wish):
        return thing.verb + said(dict(sorted(thing.args.items())))
    return type(thing).__name__ + said(msgspec.structs.asdict(thing)) if thing else ""


def said(args: Mapping[str, Any], start: str = " ") -> str:
    """Names and values, in their order."""
    return "".join(f"{' ' if i else start}{name}={plain(value)}" for i, (name, value) in enumerate(args.items()))


def plain(value: object) -> str:
    """A value without brackets round a struct or a list of one."""
    if isinstance(value, msgspec.Struct):
        return "(" + said(msgspec.structs.asdict(value), "") + ")"
    return "(" + " ".join(map(plain, value)) + ")" if isinstance(value, tuple) else str(value)
