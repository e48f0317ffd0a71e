"""The keys that aren't answers, at any table: rules, the log, the whole table, help, quitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from getaway.cli.console import story
from getaway.cli.console.clause import shown
from getaway.cli.console.said import say
from getaway.cli.console.screen import wrapped
from getaway.cli.errors import Left, Wrong
from getaway.cli.play import lesson
from getaway.cli.play.compose import Menu
from getaway.cli.play.turn import Turn

MOST_BLOCKED = 200


def rule(turn: Turn[Any], menu: Menu, about: str) -> None:
    """The clauses of a lesson's step and of the question, one clause, or why an option can or cannot be taken."""
    if not about:
        cites = dict.fromkeys((*lesson.clauses(turn.sitting.wording), *turn.put.cites))
        turn.sitting.screen.page("\n\n".join(clause(turn, each) for each in cites))
    elif about.isdecimal():
        turn.sitting.screen.page(_of_option(turn, menu, about))
    else:
        turn.sitting.screen.page(clause(turn, about.upper()))


def clause(turn: Turn[Any], clause_id: str) -> str:
    """A clause as players read it."""
    try:
        return shown(turn.sitting.wording.clause(clause_id))
    except KeyError:
        raise Wrong(say("no-clause", id=clause_id)) from None


def _of_option(turn: Turn[Any], menu: Menu, key: str) -> str:
    wording = turn.sitting.wording
    for entry in menu.entries:
        if entry.key == key:
            allowed = say("option-allowed", text=entry.text, clauses=" ".join(turn.put.cites))
            return "\n".join([allowed, *([entry.warning] if entry.warning else [])])
    for number, marked in turn.blocked(menu):
        if number == key:
            return "\n\n".join([wording.blocked(marked), clause(turn, marked.clause)])
    raise Wrong(say("no-option", key=key))


def log(turn: Turn[Any], _menu: Menu, much: str) -> None:
    """What this audience heard so far: the last screen of it, or with `all` everything."""
    if much not in ("", say("undo-all")):
        raise Wrong(say("log-how"))
    screen, wording = turn.sitting.screen, turn.sitting.wording
    told = story.lines(story.holding(turn.sitting.told(turn.eyes)), wording)
    lines = [part for line in told for part in wrapped(line, screen.width)]
    last = len(lines) if much or screen.height is None else screen.height - 1
    screen.page("\n".join(lines[-last:]) or say("log-empty"))


def view(turn: Turn[Any], _menu: Menu, what: str) -> None:
    """The whole table, however long it is, or a thing on it that the game can show in detail."""
    wording, screen = turn.sitting.wording, turn.sitting.screen
    detail = wording.drawing.detail if wording.drawing else None
    if not what or detail is None:
        screen.page(turn.board())
        return
    shown_thing = detail(wording.view, what, wording.texts, screen.width)
    if not shown_thing:
        raise Wrong(say("no-thing", thing=what))
    screen.page(shown_thing)


def back(turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """One step back."""
    if not turn.composer.back():
        raise Wrong(say("no-step"))


def unfold(turn: Turn[Any], menu: Menu, _rest: str) -> None:
    """List every blocked option."""
    turn.sitting.screen.page("\n".join(turn.not_allowed(menu, MOST_BLOCKED)) or say("blocked-none"))


def show_help(turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """What can be typed, what the game is about, and how the board is read."""
    texts = turn.sitting.wording.texts
    of_game = [texts.render(each) for each in ("help-goal", "help-board") if each in texts]
    turn.sitting.screen.page("\n\n".join([say(turn.sitting.help), *of_game]))


def leave(_turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """Leave the table; it is saved on the way out."""
    raise Left


SHARED: Mapping[str, Callable[[Turn[Any], Menu, str], None]] = {
    "?": rule,
    "l": log,
    "v": view,
    "b": back,
    "x": unfold,
    "h": show_help,
    "q": leave,
}
