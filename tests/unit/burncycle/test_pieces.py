"""Every option belongs to a piece that players can see, and knows how prominent it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest
from tests.rules.burncycle.table import arrange

from getaway.games.burncycle.game import GAME
from getaway.kernel import Match
from getaway.kernel.stream import Put
from getaway.suite.walk import walk
from getaway.texts import missing

MATCHES, LONG = 26, 100


def named(put: Put) -> Iterator[str]:
    """Every piece and place that a question names: in its choice, its offers and what it blocks."""
    for act in (*(put.choice or ()), *put.offers):
        yield from of_act(act)
    for marked in put.blocked:
        yield from (marked.at, *marked.places)


def of_act(act: Mapping[str, Any]) -> Iterator[str]:
    """The piece of an act, and the places of its parts."""
    if "at" in act:
        yield act["at"]
    for part in act["parts"]:
        for place in flat(part.get("places", ())):
            if place is not None:
                yield place


def flat(places: Iterable[Any]) -> Iterator[str | None]:
    """Places one by one; those of rows lie in lists."""
    for each in places:
        yield from each if isinstance(each, list) else (each,)


@pytest.mark.parametrize("number", range(MATCHES))
def test_what_an_option_names_is_in_the_view(number: int) -> None:
    """At every decision of a random match, for every seat."""
    for match, _ in walk(GAME, number, 7, LONG):
        for seat in range(match.g.players):
            put = match.put(seat)
            assert isinstance(put, Put)
            strange = set(named(put)) - GAME.things(GAME.view(match.g, seat))
            assert not strange, (put.question, strange)


def test_nearly_every_option_has_a_piece_of_its_own() -> None:
    """Only what ends or passes something, and yes or no to another player, belongs to the seat."""
    of_seat: Counter[str] = Counter()
    for number in range(20):
        for match, _ in walk(GAME, number, 11, LONG):
            for ask in match.asks:
                of_seat.update(act["verb"] for act in acts(match, ask.seat) if act.get("at") == f"seat:{ask.seat}")
    endings = {name for name, verb in GAME.verbs.items() if verb.rank == "end"}
    assert set(of_seat) <= {*endings, "agree"}
    assert {"begin-turn", "done", "pass", "network-pass", "total", "stop"} <= set(of_seat)


def acts(match: Match, seat: int) -> Iterable[Mapping[str, Any]]:
    """The acts of a seat's question."""
    put = match.put(seat)
    return (put.choice or ()) if isinstance(put, Put) else ()


def test_a_move_belongs_to_the_agent_and_a_slot_to_the_burncycle() -> None:
    """The dice of a move lie in the pool; a slot is touched where a chip of the reserve goes."""
    match = arrange(1, pool=(2, 1, 0), agents=({"reserve": ("tech",)},))
    by_verb = {act["verb"]: act for act in acts(match, 0)}
    move, alter = by_verb["move"], by_verb["alter"]
    assert (move["at"], move["rank"]) == ("bot:0", "usual")
    assert [part["places"] for part in move["parts"]] == [
        [None, "die:basic", "die:basic"],
        [None, "die:advanced"],
        [None],
    ]
    assert (alter["by"], alter["free"]) == ("slot", True)
    assert ["reserve:0", "chip:tech"] in alter["parts"][1]["places"]


def test_a_network_card_belongs_to_the_agent_and_lies_on_its_deck() -> None:
    """The agent's verbs hold it, and the deck beside the network mat draws it."""
    by_verb = {act["verb"]: act for act in acts(arrange(1), 0)}
    draw = by_verb["netcard"]
    assert (draw["at"], draw["parts"][0]["places"]) == ("bot:0", ["deck:network"])


@pytest.mark.parametrize("lang", GAME.languages["messages"])
def test_every_step_of_a_turn_has_its_name(lang: str) -> None:
    """In all languages."""
    assert not missing(GAME.package, lang, [f"phase-{step}" for step in GAME.phases])


def test_the_step_of_a_turn_is_known() -> None:
    """In its order; before a turn there is none, and moving is part of the action step."""
    seen = []
    for number in range(30):
        for match, _ in walk(GAME, number, 3, LONG):
            put = match.put(0)
            assert isinstance(put, Put)
            assert put.phase in ("", *GAME.phases)
            if put.question in ("before-turn", "route-at-setup"):
                assert put.phase == ""
            if put.question in ("moving", "strike-result", "keypad-approach", "after-the-roll"):
                assert put.phase == "act"
            seen.append(put.phase)
    assert {*GAME.phases} - {*seen} == {"pool"}
