"""Write web/tests/words.json: things of every kind that a game says, with the terminal's words for them.

The browser words a game by itself; its tests hold it to these words. `--check` compares instead of writing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from scripts.fixtures import all_games, decisions, keep, wire

from getaway.cli.console.said import speak
from getaway.cli.console.story import flat
from getaway.cli.console.wording import Wording
from getaway.kernel import Event, Game, Match, Refused, Wish
from getaway.kernel.stream import Did, Ended, Marked, Put, Told
from getaway.rulebook import LANGUAGES

LONGEST = 160
OF_A_KIND = {"event": 3, "wish": 4, "label": 2, "about": 3}
"""How many things of one name are kept; of other kinds one."""
ON_THE_BOARD = {"label", "about"}
"""What is said by the view of the moment; for everything else one view of a match is enough."""
DRAWN = ("bombsquad",)
"""The games with a picture in the browser, which has words of its own for what lies on their boards."""
NAMES = ("Ilias", "red", "", "none", "Zoé", "bot")
"""Who has the seats where they have names: a bot has none, and a person's may be a word of the game."""
MOST_ANSWERS = 400
"""This many answers of a question are looked through for ways to fill its arguments."""


class Thing(NamedTuple):
    """Something that can be said: of what kind, by which name, and what is known of it."""

    kind: str
    name: str
    of: Any


class Speaker:
    """One game in all its languages."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.wordings = dict(self._wordings())

    def _wordings(self) -> Iterator[tuple[str, Wording]]:
        for lang in LANGUAGES:
            if lang in self.game.languages["messages"]:
                speak(lang)
                yield lang, Wording(self.game)

    def say(self, thing: Thing, view: Any, names: tuple[str, ...] = ()) -> dict[str, str]:  # noqa: ANN401 - any game's view
        """The words for a thing, by language."""
        found = {}
        for lang, wording in self.wordings.items():
            speak(lang)
            wording.view, wording.names = view, names
            found[lang] = worded(wording, thing)
        return found


def worded(wording: Wording, thing: Thing) -> str:
    """The terminal's words for a thing."""
    match thing.kind:
        case "event":
            return wording.event(thing.of)
        case "outcome":
            return outcome(wording, thing.of)
        case "wish" | "verb" | "asked" | "why" | "label" | "about" | "warning":
            return str(getattr(wording, thing.kind)(thing.of))
        case _:
            return wording.refusal(Refused(thing.of.clause, **thing.of.facts))


def outcome(wording: Wording, end: msgspec.Struct) -> str:
    """How a match ended, as `getaway replay` tells it."""
    if "outcome" in wording.texts:
        return wording.say("outcome", flat(end))
    return "\n".join(f"{name}: {wording.value('outcome', name, value)}" for name, value in flat(end).items())


# What there is to say


def things(match: Match) -> Iterator[tuple[int, Thing]]:
    """What every seat hears and is asked at one decision."""
    for seat in range(match.g.players):
        put = match.put(seat)
        drawn = match.game.name in DRAWN
        if isinstance(put, Put):
            yield from ((seat, thing) for thing in of_question(put) if drawn or thing.kind not in ON_THE_BOARD)
        if drawn:
            yield seat, Thing("about", "", seat)
        yield from ((seat, thing) for item in match.told(seat)[-8:] for thing in of_item(item))
    for ask in match.asks:
        ways = {(wish.verb, *sorted(wish.args)): wish for wish in islice(ask.choice, MOST_ANSWERS)}
        yield from ((ask.seat, Thing("wish", wish.verb, wish)) for wish in ways.values())


def of_question(put: Put) -> Iterator[Thing]:
    """A question, what it offers and what it forbids."""
    yield Thing("asked", put.question, put)
    yield Thing("why", put.question, put)
    yield from (Thing("warning", marked.clause, marked) for marked in put.warned)
    yield from (Thing("refusal", marked.clause, marked) for marked in put.blocked)
    for act in (*(put.choice or ()), *put.offers):
        yield Thing("verb", act["verb"], act["verb"])
        places = [place for part in act["parts"] for place in part.get("places", ()) if isinstance(place, str)]
        yield from (Thing("label", place.partition(":")[0], place) for place in places)


def of_item(item: object) -> Iterator[Thing]:
    """An answer, an event or the end."""
    match item:
        case Did(wish=Wish() as wish):
            yield Thing("wish", wish.verb, wish)
        case Told(event=event):
            yield Thing("event", type(event).__name__, event)
        case Ended(outcome=end):
            yield Thing("outcome", "", end)


def seldom(game: Game[Any]) -> Iterator[Thing]:
    """Refusals and events that no random match meets, made from what their messages and types name."""
    for message, names in refusals(game).items():
        clause = message.removeprefix("no-").upper()
        yield Thing("refusal", clause, Marked(Wish("none"), clause, fillers(names)))
    for kind in Event.__subclasses__():
        if kind.__module__.startswith(game.package):
            yield Thing("event", kind.__name__, kind(*[plain(field) for field in msgspec.structs.fields(kind)]))


def refusals(game: Game[Any]) -> dict[str, list[str]]:
    """The messages of refusals, with the variables that they have in any language."""
    found: dict[str, list[str]] = {}
    for lang in game.languages["messages"]:
        source = (files(game.package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("no-"):
                found.setdefault(entry.id.name, []).extend(variables(entry))
    return found


def variables(entry: ast.Message) -> list[str]:
    """The variables of a message."""
    found: list[str] = []

    class Names(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.append(node.id.name)

    Names().visit(entry)
    return found


def fillers(names: list[str]) -> dict[str, int | str]:
    """An argument for each variable: a word where a message chooses by it, else a number."""
    plain = dict.fromkeys([name.removesuffix("-is").removesuffix("-next") for name in names])
    return {name: "A" if f"{name}-is" in names else 1 for name in plain}


def plain(field: msgspec.structs.FieldInfo) -> Any:  # noqa: ANN401 - any argument of an event
    """Some value of a field's type."""
    return {int: 1, str: "A", bool: True}.get(field.type, (0, 1))


# Choosing


class Collection:
    """A few things of every kind and name of one game, with their words and the views they are said by."""

    def __init__(self, game: Game[Any], views: list[Any]) -> None:
        self.game = game
        self.speaker = Speaker(game)
        self.views = views
        self.kept: dict[tuple[str, str], list[Any]] = {}
        self.cases: list[dict[str, Any]] = []

    def wants(self, thing: Thing) -> bool:
        """Whether there is not enough like it yet."""
        alike = self.kept.get((thing.kind, thing.name), [])
        return len(alike) < OF_A_KIND.get(thing.kind, 1) and said(thing) not in alike

    def keep(self, thing: Thing, view: Any) -> None:  # noqa: ANN401 - any game's view
        """Keep a thing with its words, and with those that seats with names change."""
        of, words, named = said(thing), self.speaker.say(thing, view), self.speaker.say(thing, view, NAMES)
        self.kept.setdefault((thing.kind, thing.name), []).append(of)
        case = {"game": self.game.name, "view": self._number(view), "kind": thing.kind, "of": of}
        self.cases.append({**case, "words": words} if named == words else {**case, "words": words, "named": named})

    def _number(self, view: Any) -> int:  # noqa: ANN401 - any game's view
        plain = wire(view)
        if plain not in self.views:
            self.views.append(plain)
        return self.views.index(plain)


def said(thing: Thing) -> Any:  # noqa: ANN401 - JSON of any kind
    """A thing as a client gets it, as short as its words allow."""
    if isinstance(thing.of, Put):
        return {"question": thing.of.question, "facts": wire(thing.of.facts)}
    return wire(thing.of)


def collect(game: Game[Any], views: list[Any]) -> list[dict[str, Any]]:
    """Everything that random matches and the texts offer; things on the board are said by the view of the moment."""
    found, of_match, view = Collection(game, views), dict[int, Any](), None
    for number, match in decisions(game, LONGEST):
        for seat, thing in things(match):
            if found.wants(thing):
                of_match[number] = of_match.get(number) or match.view(0)
                view = match.view(seat) if thing.kind in ON_THE_BOARD else of_match[number]
                found.keep(thing, view)
    for thing in seldom(game):
        if (thing.kind, thing.name) not in found.kept:
            found.keep(thing, view)
    return found.cases


def clauses(game: Game[Any], cases: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The clauses that stand for a message where the texts have none."""
    speaker = Speaker(game)
    for clause in sorted({case["of"]["clause"] for case in cases if case["kind"] in {"refusal", "warning"}}):
        texts = {}
        for lang, wording in speaker.wordings.items():
            speak(lang)
            if f"no-{clause.lower()}" not in wording.texts and f"warn-{clause.lower()}" not in wording.texts:
                texts[lang] = wording.clause(clause).text
        if texts:
            yield {"id": clause, "text": texts}


def main() -> int:
    """Write or check the fixture."""
    views: list[Any] = [None]
    by_game = [(game, collect(game, views)) for game in all_games()]
    rules = [clause for game, cases in by_game for clause in clauses(game, cases)]
    found = [case for _, cases in by_game for case in cases]
    return keep("words.json", {"names": [*NAMES], "views": views, "clauses": rules, "cases": found})


if __name__ == "__main__":
    sys.exit(main())
