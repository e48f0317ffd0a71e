"""Write web/tests/choices.json: questions of every kind with every answer the rules accept.

The browser composes answers in steps; its tests hold it to these answers. `--check` compares instead of writing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from typing import Any

from scripts.fixtures import all_games, decisions, keep, wire

from getaway.games import bombsquad
from getaway.kernel import Act, Choice, Game, Match, One, Order, Rows, Some, Split
from getaway.kernel.stream import Put

LONGEST = 160
MOST = 120
"""Questions with more answers than this are left to the smaller ones like them."""
BETWEEN_TWO: dict[str, Any] = {"mission": "m02", "level": "epic", "robot": (4, 2), "frame": ["red_rescue_hostage"]}
"""Where one card of Bomb Squad fits two hostages, which random play hardly meets."""
SHAPES = {
    "some": Act("pick", Some("cards", range(5), 1, 3)),
    "any": Act("pick", Some("cards", range(4), 0, 4)),
    "order": Act("sort", Order("slots", range(4), drop=1)),
    "split": Act("share", Split("points", 5, [(0, 3), (1, 4), (0, 2)])),
    "mixed": Act(
        "trade",
        One("seat", [1, 2]),
        Rows(("give", "take"), [(give, take) for give in (None, 0, 1, 2, 3) for take in (1, 2, 3) if give != take]),
        Some("extras", ("oil", "rope"), 0, 1),
    ),
}
"""Choices that no installed game has yet, in the kernel's own form."""


def asked(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Questions as the seat that is asked gets them, each with a verb or a shape that those before it had not."""
    known: set[Any] = set()
    for match in chain(arranged(game), (match for _, match in decisions(game, LONGEST))):
        for ask in match.asks:
            put, offers = match.put(ask.seat), match.offers(ask.seat)
            forms = {form(ask.question.name, act.wire()) for act in (*ask.choice.acts, *offers.acts)}
            if isinstance(put, Put) and forms - known and ask.choice.count <= MOST:
                known |= forms
                view = match.view(ask.seat)
                scene = {name: wire(game.queries[name](view)) for name in game.queries if name == "scene"}
                asked_for = {act.verb for act in ask.choice.acts}
                others = [wish for wish in offers if wish.verb not in asked_for]
                yield {**question(game.name, put, [*ask.choice, *others], view), **scene}


def form(name: str, act: dict[str, Any]) -> tuple[Any, ...]:
    """What is new about an act of a question, apart from its items."""
    return (name, act["verb"], act["count"] == 1, *[(part["shape"], part.get("drop")) for part in act["parts"]])


def arranged(game: Game[Any]) -> Iterator[Match]:
    """Positions that random play hardly meets."""
    if game.name == "bombsquad":
        yield bombsquad.arrange(3, phase="operate", **BETWEEN_TWO)


def made() -> Iterator[dict[str, Any]]:
    """A question for each shape, alone and beside another verb."""
    for name, act in SHAPES.items():
        for others in ((), (Act("rest"),)):
            choice = Choice((act, *others))
            acts = [{**each, "parts": [with_places(part) for part in each["parts"]]} for each in choice.wire()]
            yield question("", Put(1, (0,), name, (), choice=acts), [*choice], None)


def with_places(part: dict[str, Any]) -> dict[str, Any]:
    """A part that touches nothing on any board."""
    if "rows" in part:
        return {**part, "places": [[None] * len(part["names"]) for _ in part["rows"]]}
    return {**part, "places": [None] * len(part["items"])} if "items" in part else part


def question(game: str, put: Put, answers: list[Any], view: Any) -> dict[str, Any]:  # noqa: ANN401 - any game's view
    """A question with its answers."""
    return {"game": game, "view": wire(view), "ask": wire(put), "answers": [wire(wish) for wish in answers]}


def main() -> int:
    """Write or check the fixture."""
    questions = [case for game in all_games() for case in asked(game)]
    return keep("choices.json", {"questions": [*questions, *made()]})


if __name__ == "__main__":
    sys.exit(main())
