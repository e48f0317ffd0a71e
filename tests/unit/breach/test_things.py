"""Every option belongs to a piece that its seat sees, and a turn has its steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.breach.table import arrange, do, sees

from getaway.games.breach import GAME
from getaway.kernel import END, Match
from getaway.kernel.stream import Put
from getaway.suite.walk import walk
from getaway.texts import missing

STARTS = len(GAME.starts())


def places_of(act: dict[str, Any]) -> Iterator[str]:
    """The piece of an act, and everything its items touch."""
    yield from [act["at"]] if "at" in act else []
    for part in act["parts"]:
        for place in part.get("places", ()):
            yield from [each for each in (place if isinstance(place, list) else [place]) if each is not None]


def named(put: Put) -> Iterator[str]:
    """Every thing that a question names: in its choice, its offers and what is blocked."""
    for act in (*(put.choice or ()), *put.offers):
        yield from places_of(act)
    for marked in put.blocked:
        yield from (marked.at, *marked.places)


def check_things(match: Match) -> set[str]:
    """Each is on the table as this seat sees it."""
    found = set()
    for seat in range(match.g.players):
        put = match.put(seat)
        assert isinstance(put, Put)
        there = GAME.things(sees(match, seat))
        unknown = set(named(put)) - there
        assert not unknown, (put.question, unknown)
        assert put.phase in (*GAME.phases, "")
        found |= {each.partition(":")[0] for each in named(put)}
    return found


@pytest.mark.parametrize("number", range(STARTS))
def test_every_option_names_things_that_its_seat_sees(number: int) -> None:
    """Along random matches from every start, for all seats: choice, offers and blocked options."""
    for match, _ in walk(GAME, number, 3, longest=90):
        check_things(match)


def test_matches_name_every_kind_of_thing() -> None:
    """So that the test above proves something about each of them."""
    kinds: set[str] = set()
    for number in range(STARTS):
        for match, _ in walk(GAME, number, 5, longest=60):
            kinds |= check_things(match)
    assert kinds >= {"room", "model", "node", "seat", "box", "card", "cheat", "development", "reward", "sheet", "deck"}
    assert kinds >= {"border", "token", "track"}


def test_the_avatar_moves_and_rooms_are_entered() -> None:
    """A Move belongs to the Avatar, entering to the room; both are what a click there means."""
    match = arrange(2, rooms={0: "tm-1"}, seats=[{"at": 0}, {"at": 4}])
    acts = {act["verb"]: act for act in match.put(0).choice}
    assert (acts["move"]["at"], acts["move"]["rank"]) == ("model:0", "usual")
    assert acts["infect"]["at"] == acts["shield"]["at"] == "model:0"
    assert (acts["develop"]["by"], acts["configure"]["by"]) == ("box", "what")
    assert (acts["end-actions"]["at"], acts["end-actions"]["rank"]) == ("seat:0", "end")
    do(match, "move", to="attack")
    acts = {act["verb"]: act for act in match.put(0).choice}
    assert (acts["go"]["by"], acts["go"]["rank"]) == ("room", "usual")
    assert acts["activate"]["at"] == "room:0"


def test_what_can_be_done_at_other_moments_too_is_free() -> None:
    """Cards, tokens, Cheats, purchases and orders are; actions are not."""
    free = {name for name, verb in GAME.verbs.items() if verb.free}
    assert free == {"play", "play-alternative", "research", "cheat", "buy", "order", "secret-order", "waive"}
    ends = {name for name, verb in GAME.verbs.items() if verb.rank == END}
    assert ends == {
        *("end-actions", "end-configuring", "end-turn", "stop", "pass"),
        *("keep", "forgo", "take-it", "buy-nothing"),
    }


def test_a_turn_has_the_steps_of_the_book() -> None:
    """Action, Configuration and Trace Phase, then the Firewall's turn; nothing at set-up and after the end."""
    assert GAME.phases == ("action", "configuration", "trace", "firewall")
    phases = ("turn", "act", "move", "configure", "trace", "password", "activation", "awakening")
    g, steps = arrange(2).g.copy(), []
    for phase in phases:
        g.phase = phase
        steps.append(GAME.phase(g))
    assert steps == ["action"] * 3 + ["configuration", "trace"] + ["firewall"] * 3
    for phase in ("setup-avatars", "over"):
        g.phase = phase
        assert GAME.phase(g) == ""


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_step_has_its_name(lang: str) -> None:
    """In all languages."""
    assert missing(GAME.package, lang, [f"phase-{name}" for name in GAME.phases]) == []
