"""The keys that aren't answers, at any table: rules, the log, the whole table, help, quitting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from getaway.cli.console import story
from getaway.cli.console.advice import advised
from getaway.cli.console.clause import shown
from getaway.cli.console.outlook import in_full
from getaway.cli.console.said import say
from getaway.cli.console.screen import wrapped
from getaway.cli.errors import Left, Wrong
from getaway.cli.play.compose import Menu
from getaway.cli.play.odds import odds
from getaway.cli.play.turn import ASKS, Turn
from getaway.cli.play.walk import walk
from getaway.kernel import SPECTATOR
from getaway.kernel.passing import STOPS
from getaway.kernel.weighing import Weighed

MOST_BLOCKED = 200


def rule(turn: Turn[Any], menu: Menu, about: str) -> None:
    """The clauses of a lesson's step and of the question, one clause, or why an option can or cannot be taken."""
    if not about:
        cites = dict.fromkeys((*turn.guide(menu).clauses, *turn.put.cites))
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
    if not turn.step_back():
        raise Wrong(say("no-step"))


def unfold(turn: Turn[Any], menu: Menu, _rest: str) -> None:
    """List every blocked option."""
    turn.sitting.screen.page("\n".join(turn.not_allowed(menu, MOST_BLOCKED)) or say("blocked-none"))


def show_help(turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """What can be typed, what the game is about, and how the board is read."""
    texts, queries = turn.sitting.wording.texts, turn.sitting.wording.game.queries
    keys = "\n".join([say(turn.sitting.help), *(say(f"help-{each}") for each in ASKS if each in queries)])
    of_game = [texts.render(each) for each in ("help-goal", "help-board") if each in texts]
    turn.sitting.screen.page("\n\n".join([keys, *of_game]))


def weigh(turn: Turn[Any], menu: Menu, which: str) -> None:
    """What an option costs, how likely it is and what it would bring; without a number, each that is complete."""
    wording = turn.sitting.wording
    known = zip(menu.entries, turn.weighed(menu), strict=True)
    found = [(entry, each) for entry, each in known if which in ("", entry.key) and each is not None]
    if not found:
        raise Wrong(say("weigh-how"))
    seen = [(entry, in_public(turn, each)) for entry, each in found]
    told = ["\n".join(in_full(wording, each, entry.text)) for entry, each in seen]
    turn.sitting.screen.page("\n\n".join(told))


def hint(turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """What a bot would do and why, then the next best thing; only the player at this seat may read it."""
    if turn.eyes == SPECTATOR:
        raise Wrong(say("hint-in-public"))
    decision = turn.sitting.advise(turn.put, turn.seat)
    if decision is None:
        raise Wrong(say("hint-none"))
    turn.sitting.screen.page("\n\n".join(advised(turn.sitting.wording, decision)))


def in_public(turn: Turn[Any], weighed: Weighed) -> Weighed:
    """Without what it would bring, where everybody looks at the screen: that is told to the seat alone."""
    return replace(weighed, then=()) if turn.eyes == SPECTATOR else weighed


def stop(turn: Turn[Any], _menu: Menu, setting: str) -> None:
    """Say when to be asked where everything that could be done is optional."""
    if setting not in STOPS:
        raise Wrong(say("stop-how"))
    turn.sitting.said[turn.seat] = say("stop-set", stop=setting)
    turn.sitting.stop_at(turn.seat, setting)


def leave(_turn: Turn[Any], _menu: Menu, _rest: str) -> None:
    """Leave the table; it is saved on the way out."""
    raise Left


SHARED: Mapping[str, Callable[[Turn[Any], Menu, str], None]] = {
    "?": rule,
    "l": log,
    "v": view,
    "b": back,
    "x": unfold,
    "weigh": weigh,
    "odds": odds,
    "walk": walk,
    "stop": stop,
    "hint": hint,
    "h": show_help,
    "q": leave,
}
