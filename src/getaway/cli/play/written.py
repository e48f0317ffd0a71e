"""A wish that is typed in full: `VERB name=value ...`, its values as the player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from getaway.cli.console.said import say
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Wrong
from getaway.kernel import Wish
from getaway.kernel.stream import Put
from getaway.texts import MissingText, kebab

FURTHEST = 200
"""Numbers up to this are looked through for the one that a player reads as typed."""


def read_wish(wording: Wording, put: Put, wanted: str) -> Wish:
    """The wish that is meant; any wish that the game knows, whether it is allowed or not."""
    verb, *rest = wanted.split() or [""]
    pairs = [word.partition("=") for word in rest]
    known = wording.game.verbs
    if verb not in known or any(not equals for _, equals, _ in pairs):
        raise Wrong(say("why-how", verbs=tuple(sorted(known))))
    kinds = {**known[verb].takes, **known[verb].may}
    words = spoken(put)
    return Wish(verb, **{name: _value(wording, words, verb, name, text, kinds) for name, _, text in pairs})


def read_answer(wording: Wording, put: Put, wanted: str) -> Wish:
    """A wish with everything that its verb needs."""
    wish = read_wish(wording, put, wanted)
    if not wording.game.verbs[wish.verb].formed(wish):
        raise Wrong(say("why-how", verbs=(wish.verb,)))
    return wish


def _value(wording: Wording, words: list[str], verb: str, name: str, text: str, kinds: Mapping[str, type]) -> Any:  # noqa: ANN401
    kind = kinds.get(name, str)
    if kind is tuple:
        return tuple(_value(wording, words, verb, name, each, {}) for each in text.split(",") if each)
    candidates: list[Any] = [*range(FURTHEST), *(words if kind is str else ())]
    meant = next(called(wording, f"do-{kebab(verb)}", name, text, candidates), None)
    if meant is not None:
        return meant
    return int(text) if text.isdecimal() else text


def called(wording: Wording, message: str, name: str, text: str, candidates: Iterable[Any]) -> Iterator[Any]:
    """Which of these values are called this, in full or by their first or last word."""
    for candidate in candidates:
        named = name_of(wording, message, name, candidate).casefold()
        if text.casefold() in (named, named.partition(" ")[0], named.rpartition(" ")[2]):
            yield candidate


def name_of(wording: Wording, message: str, name: str, value: Any) -> str:  # noqa: ANN401 - any argument of any game
    """What a value would be called there; nothing for a number where words are meant."""
    try:
        return str(wording.value(message, kebab(name), value))
    except MissingText:
        return ""


def spoken(put: Put) -> list[str]:
    """Every word that the options of this question use."""
    found = [value for marked in put.blocked for value in marked.wish.args.values() if isinstance(value, str)]
    for act in put.choice or ():
        for part in act["parts"]:
            rows = part.get("rows") or [part.get("items", ())]
            found += [value for row in rows for value in row if isinstance(value, str)]
    return list(dict.fromkeys(found))
