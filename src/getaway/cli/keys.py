"""The keys that are no answers: rules, undo, saving, the log, why, help, quitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from getaway.cli import story
from getaway.cli.clauses import shown
from getaway.cli.compose import Menu, Wrong
from getaway.cli.files import BadFile
from getaway.cli.said import say
from getaway.cli.screen import wrapped
from getaway.kernel import Refused, Wish
from getaway.texts import kebab

if TYPE_CHECKING:
    from getaway.cli.turn import Turn

FURTHEST = 200
"""Numbers up to this are looked through for the one that a player reads as typed."""


class Left(Exception):
    """The players leave the table."""


def pressed(turn: Turn, menu: Menu, typed: str) -> bool:
    """Carry out a key; whether it was one."""
    word, _, rest = typed.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", typed[1:]
    key = KEYS.get(word)
    if key is None:
        return False
    key(turn, menu, rest.strip())
    return True


def rule(turn: Turn, menu: Menu, about: str) -> None:
    """The clauses of the question, one clause, or why an option can or cannot be taken."""
    if not about:
        turn.sitting.screen.page("\n\n".join(_clause(turn, each) for each in turn.put.cites))
    elif about.isdecimal():
        turn.sitting.screen.page(_of_option(turn, menu, about))
    else:
        turn.sitting.screen.page(_clause(turn, about.upper()))


def _clause(turn: Turn, clause_id: str) -> str:
    try:
        return shown(turn.sitting.wording.clause(clause_id))
    except KeyError:
        raise Wrong(say("no-clause", id=clause_id)) from None


def _of_option(turn: Turn, menu: Menu, key: str) -> str:
    wording = turn.sitting.wording
    for entry in menu.entries:
        if entry.key == key:
            allowed = say("option-allowed", text=entry.text, clauses=" ".join(turn.put.cites))
            return "\n".join([allowed, *([entry.warning] if entry.warning else [])])
    for number, marked in turn.blocked(menu):
        if number == key:
            return "\n\n".join([wording.blocked(marked), _clause(turn, marked.clause)])
    raise Wrong(say("no-option", key=key))


def undo(turn: Turn, _menu: Menu, who: str) -> None:
    """Take back the own last answer by right, or with `all` the last answer of anybody."""
    if turn.composer.taken and not who:
        turn.start_over()
        turn.notice = say("steps-forgotten")
        return
    if who not in ("", say("undo-all")):
        raise Wrong(say("undo-how"))
    turn.sitting.undo(turn.seat, everybody=bool(who))


def save(turn: Turn, _menu: Menu, name: str) -> None:
    """Write the match to a file and go on."""
    try:
        turn.notice = say("saved", path=str(turn.sitting.save(Path(name) if name else None)))
    except BadFile as bad:
        raise Wrong(str(bad)) from None


def log(turn: Turn, _menu: Menu, much: str) -> None:
    """What this audience heard so far: the last screen of it, or with `all` everything."""
    if much not in ("", say("undo-all")):
        raise Wrong(say("log-how"))
    screen, wording = turn.sitting.screen, turn.sitting.wording
    told = story.lines(story.holding(turn.sitting.match.told(turn.eyes)), wording)
    lines = [part for line in told for part in wrapped(line, screen.width)]
    last = len(lines) if much or screen.height is None else screen.height - 1
    screen.page("\n".join(lines[-last:]) or say("log-empty"))


def view(turn: Turn, _menu: Menu, _rest: str) -> None:
    """The whole table, however long it is."""
    turn.sitting.screen.page(turn.board())


def back(turn: Turn, _menu: Menu, _rest: str) -> None:
    """One step back."""
    if not turn.composer.back():
        raise Wrong(say("no-step"))


def unfold(turn: Turn, menu: Menu, _rest: str) -> None:
    """List every blocked option."""
    turn.sitting.screen.page("\n".join(turn.not_allowed(menu, FURTHEST)) or say("blocked-none"))


def why(turn: Turn, _menu: Menu, wanted: str) -> None:
    """What the rules say to any wish."""
    wish = read_wish(turn, wanted)
    verdict = turn.sitting.match.why(turn.seat, wish)
    if not isinstance(verdict, Refused):
        turn.notice = say("why-allowed")
        return
    text = turn.sitting.wording.refusal(verdict)
    turn.sitting.screen.page(f"{text}\n\n{_clause(turn, verdict.clause)}")


def read_wish(turn: Turn, wanted: str) -> Wish:
    """`VERB name=value ...` as a wish, its values as the player reads them."""
    verb, *rest = wanted.split() or [""]
    pairs = [word.partition("=") for word in rest]
    known = turn.sitting.match.game.verbs
    if verb not in known or any(not equals for _, equals, _ in pairs):
        raise Wrong(say("why-how", verbs=tuple(sorted(known))))
    kinds = {**known[verb].takes, **known[verb].may}
    return Wish(verb, **{name: _value(turn, verb, name, text, kinds) for name, _, text in pairs})


def _value(turn: Turn, verb: str, name: str, text: str, kinds: Mapping[str, type]) -> Any:  # noqa: ANN401
    kind = kinds.get(name, str)
    if kind is tuple:
        return tuple(_value(turn, verb, name, each, {}) for each in text.split(",") if each)
    shown_as = turn.sitting.wording.value
    candidates: list[Any] = [*range(FURTHEST), *spoken(turn)]
    for candidate in candidates:
        named = str(shown_as(f"do-{kebab(verb)}", kebab(name), candidate))
        if text in (named, named.rpartition(" ")[2], turn.composer.word(named)) and (
            kind is str or isinstance(candidate, int)
        ):
            return candidate
    return int(text) if text.isdecimal() else text


def spoken(turn: Turn) -> list[str]:
    """Every word that the options of this question use."""
    wishes = [marked.wish for marked in turn.put.blocked]
    found = [value for wish in wishes for value in wish.args.values() if isinstance(value, str)]
    for act in turn.put.choice or ():
        for part in act["parts"]:
            rows = part.get("rows") or [part.get("items", ())]
            found += [value for row in rows for value in row if isinstance(value, str)]
    return list(dict.fromkeys(found))


def show_help(turn: Turn, _menu: Menu, _rest: str) -> None:
    """What can be typed, what the game is about, and how the board is read."""
    texts = turn.sitting.wording.texts
    of_game = [texts.render(each) for each in ("help-goal", "help-board") if each in texts]
    turn.sitting.screen.page("\n\n".join([say("help"), *of_game]))


def leave(_turn: Turn, _menu: Menu, _rest: str) -> None:
    """Leave the table; it is saved on the way out."""
    raise Left


KEYS: Mapping[str, Callable[[Turn, Menu, str], None]] = {
    "?": rule,
    "u": undo,
    "s": save,
    "l": log,
    "v": view,
    "b": back,
    "x": unfold,
    "w": why,
    "h": show_help,
    "q": leave,
}
