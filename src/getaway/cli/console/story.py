"""A match told line by line, as one audience heard it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from getaway.cli.console.outlook import stopped
from getaway.cli.console.said import fill, say
from getaway.cli.console.screen import wrapped
from getaway.cli.console.wording import Wording
from getaway.kernel import Match, Seat
from getaway.kernel.inside import inside
from getaway.kernel.plans import Ran
from getaway.kernel.stream import AnyItem, Did, NewRules, Rang, Stood, Told, Undid


class Aside(NamedTuple):
    """Something that happened around the match, already in words."""

    text: str


class Stopped(NamedTuple):
    """A plan of this audience ended before its last step."""

    ran: Ran


class Reasoned(NamedTuple):
    """Why a bot did what came before."""

    seat: Seat
    name: str
    facts: Mapping[str, Any]


Item = AnyItem | Aside | Stopped | Reasoned


def lines(items: Iterable[Item], wording: Wording, *, cited: bool = True) -> Iterator[str]:
    """Each thing that happened, with its clauses if wanted; an answer only if no event follows from it."""
    silent: Item | None = None
    for item in items:
        if isinstance(item, Told):
            silent = None
            yield told(item, wording) if cited else wording.event(item.event)
            continue
        if silent is not None:
            yield plain(silent, wording)
        silent = item if isinstance(item, Did | Rang) and not passed(item) else None
        if isinstance(item, Undid | Stood | NewRules | Aside | Stopped | Reasoned) or passed(item):
            yield plain(item, wording)
    if silent is not None:
        yield plain(silent, wording)


def passed(item: Item) -> bool:
    """Whether this is a question that passed by itself: that is always told."""
    return isinstance(item, Did) and item.auto


def told(item: Told, wording: Wording) -> str:
    """An event and the clauses it follows from."""
    text = wording.event(item.event)
    return say("told", text=text, clauses=" ".join(item.cites)) if item.cites else text


def plain(item: Item, wording: Wording) -> str:  # noqa: C901, PLR0911 - a line for each kind of item
    """What a seat or the clock did."""
    match item:
        case Did(seat=seat, wish=None):
            return fill("did-hidden", seat=wording.seat("did-hidden", seat))
        case Did(seat=seat, wish=wish, auto=True) if wish is not None:
            return fill("did-by-itself", seat=wording.seat("did", seat), wish=wording.wish(wish))
        case Did(seat=seat, wish=wish) if wish is not None:
            return fill("did", seat=wording.seat("did", seat), wish=wording.wish(wish))
        case Rang(key=key):
            return say("rang", key=key)
        case Undid(seat=seat, agreed=agreed, practice=practice):
            how = "practice" if practice else "agreed" if agreed else "right"
            return fill("undid", seat=wording.seat("undid", seat), **{"how-is": how})
        case Stood(paused=paused):
            return say("paused" if paused else "resumed")
        case NewRules(old=old, new=new) if old == new:
            return say("set-back")
        case NewRules(old=old, new=new, cites=cites):
            return say("renewed", old=old, new=new, clauses=" ".join(cites))
        case Aside(text=text):
            return text
        case Reasoned(seat=seat, name=name, facts=facts):
            return fill("bot-says", seat=wording.seat("did", seat), reason=wording.says(name, facts))
        case Stopped(ran=ran):
            return stopped(ran, wording)
        case _:
            raise TypeError(item)


def newest(items: Sequence[Item], wording: Wording, width: int, room: int | None) -> list[str]:
    """What happened, in at most `room` lines: first the clauses are left out, then the oldest things."""
    full = [part for line in lines(items, wording) for part in news(line, width)]
    if room is None or len(full) <= room:
        return full
    bare = [news(line, width) for line in lines(items, wording, cited=False)]
    if sum(map(len, bare)) <= room:
        return [part for parts in bare for part in parts]
    return _last(bare, room)


def news(line: str, width: int) -> list[str]:
    """One thing that happened, as the list of news shows it."""
    return wrapped(say("news", text=line), width)


def _last(things: Sequence[list[str]], room: int) -> list[str]:
    """The last things that fit, none of them cut in two, under a line that says there were more."""
    kept: list[str] = []
    for parts in reversed(things):
        if len(parts) + len(kept) >= room:
            break
        kept = parts + kept
    return [say("news-cut"), *kept] if kept else []


def holding(items: Sequence[Item]) -> list[Item]:
    """The items without those that were undone; the undo itself stays."""
    kept: list[Item] = []
    for item in items:
        if isinstance(item, Undid):
            kept = [*_before(kept, item.holds)]
        kept.append(item)
    return kept


def _before(items: Iterable[Item], moment: int) -> Iterator[Item]:
    """The items of before a moment of the match; a bot's reason goes with what it did."""
    holds = True
    for item in items:
        if not isinstance(item, Aside | Stopped | Reasoned):
            holds = item.rev < moment
        if holds or isinstance(item, Aside | Stopped):
            yield item


def everything(match: Match) -> list[AnyItem]:
    """What all audiences heard together: where a seat heard more than the spectators, what it heard.

    Questions and answers reach everybody, so they cut all streams into parts that belong together.
    """
    parted = [_parts(stream) for stream in inside(match).streams]
    found: list[AnyItem] = []
    for parts in zip(*parted, strict=True):
        longest = max(parts, key=len)
        same = [part for part in parts if len(part) == len(longest)]
        found += [_fullest(versions) for versions in zip(*same, strict=True)]
    return found


def _parts(stream: Sequence[AnyItem]) -> list[list[AnyItem]]:
    parts: list[list[AnyItem]] = [[]]
    for item in stream:
        if isinstance(item, Told):
            parts[-1].append(item)
        else:
            parts += [[item], []]
    return parts


def _fullest(versions: tuple[AnyItem, ...]) -> AnyItem:
    """The version that fewest audiences share with the spectators, who come last and know least."""
    least = versions[-1]
    if isinstance(least, Told):
        return next((item for item in versions if isinstance(item, Told) and item.event != least.event), least)
    if isinstance(least, Did) and least.wish is None:
        return next((item for item in versions if isinstance(item, Did) and item.wish is not None), least)
    return least


def result(outcome: msgspec.Struct | None, wording: Wording) -> str:
    """How a match ended, in the words of the game or field by field; empty where it has not."""
    if outcome is None:
        return ""
    fields = flat(outcome)
    if "outcome" in wording.texts:
        return wording.say("outcome", fields)
    return "\n".join(
        fill("field", name=name, value=wording.value("outcome", name, value)) for name, value in fields.items()
    )


def flat(thing: msgspec.Struct) -> dict[str, object]:
    """The fields of a struct, those of structs in it beside them."""
    found: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(thing).items():
        found.update(flat(value) if isinstance(value, msgspec.Struct) else {name: value})
    return found
