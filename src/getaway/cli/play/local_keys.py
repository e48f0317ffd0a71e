"""The keys that only a match in this process has: undoing, saving, and asking why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from getaway.cli.console.said import say
from getaway.cli.errors import BadFile, Wrong
from getaway.cli.play.compose import Menu
from getaway.cli.play.keys import SHARED, clause
from getaway.cli.play.sitting import Sitting
from getaway.cli.play.turn import Turn
from getaway.kernel import Match, Refused, Wish
from getaway.texts import MissingText, kebab

FURTHEST = 200
"""Numbers up to this are looked through for the one that a player reads as typed."""


class Here(Sitting, Protocol):
    """A match in this process, which can be saved and asked anything."""

    match: Match

    def save(self, path: Path | None) -> Path:
        """Write the match to this file, or to its own."""


def undo(turn: Turn[Here], _menu: Menu, who: str) -> None:
    """Undo your own last answer by right, or with `all` anybody's."""
    if turn.composer.taken and not who:
        turn.start_over()
        turn.notice = say("steps-forgotten")
        return
    if who not in ("", say("undo-all")):
        raise Wrong(say("undo-how"))
    turn.sitting.undo(turn.seat, everybody=bool(who))


def save(turn: Turn[Here], _menu: Menu, name: str) -> None:
    """Write the match to a file and go on."""
    try:
        turn.notice = say("saved", path=str(turn.sitting.save(Path(name) if name else None)))
    except BadFile as bad:
        raise Wrong(str(bad)) from None


def why(turn: Turn[Here], _menu: Menu, wanted: str) -> None:
    """Show what the rules say to any wish."""
    wish = read_wish(turn, wanted)
    verdict = turn.sitting.match.why(turn.seat, wish)
    if not isinstance(verdict, Refused):
        turn.notice = say("why-allowed")
        return
    text = turn.sitting.wording.refusal(verdict)
    turn.sitting.screen.page(f"{text}\n\n{clause(turn, verdict.clause)}")


def read_wish(turn: Turn[Here], wanted: str) -> Wish:
    """`VERB name=value ...` as a wish, its values as the player reads them."""
    verb, *rest = wanted.split() or [""]
    pairs = [word.partition("=") for word in rest]
    known = turn.sitting.match.game.verbs
    if verb not in known or any(not equals for _, equals, _ in pairs):
        raise Wrong(say("why-how", verbs=tuple(sorted(known))))
    kinds = {**known[verb].takes, **known[verb].may}
    return Wish(verb, **{name: _value(turn, verb, name, text, kinds) for name, _, text in pairs})


def _value(turn: Turn[Here], verb: str, name: str, text: str, kinds: Mapping[str, type]) -> Any:  # noqa: ANN401
    kind = kinds.get(name, str)
    if kind is tuple:
        return tuple(_value(turn, verb, name, each, {}) for each in text.split(",") if each)
    candidates: list[Any] = [*range(FURTHEST), *(spoken(turn) if kind is str else ())]
    for candidate in candidates:
        named = _name(turn, verb, name, candidate)
        if text in (named, named.partition(" ")[0], named.rpartition(" ")[2]):
            return candidate
    return int(text) if text.isdecimal() else text


def _name(turn: Turn[Here], verb: str, name: str, value: Any) -> str:  # noqa: ANN401 - any argument of any game
    """What a value would be called there; nothing for a number where words are meant."""
    try:
        return str(turn.sitting.wording.value(f"do-{kebab(verb)}", kebab(name), value))
    except MissingText:
        return ""


def spoken(turn: Turn[Here]) -> list[str]:
    """Every word that the options of this question use."""
    wishes = [marked.wish for marked in turn.put.blocked]
    found = [value for wish in wishes for value in wish.args.values() if isinstance(value, str)]
    for act in turn.put.choice or ():
        for part in act["parts"]:
            rows = part.get("rows") or [part.get("items", ())]
            found += [value for row in rows for value in row if isinstance(value, str)]
    return list(dict.fromkeys(found))


KEYS: Mapping[str, Callable[[Turn[Here], Menu, str], None]] = {**SHARED, "u": undo, "s": save, "w": why}
