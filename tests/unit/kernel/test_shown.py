"""How a match looks from Python: its name, its table, and its refusals in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import pytest
from tests.unit.kernel.parlour import BID, GROW, Parlour, bids, n, say

from getaway.kernel import Match, Refused
from getaway.kernel.speech import Mute, speak_with, speech


class Loud(Mute):
    """Shows what it is given."""

    def table(self, play: Match) -> str:
        return f"<{play.g.players} players & {len(play.g.notes)} notes>"

    def refusal(self, refused: Refused) -> str:
        seen = refused.view() if refused.view else None
        return f"{refused.game and refused.game.name}: {refused.clause} {refused.facts} {seen and seen.hand}"


@pytest.fixture
def loud() -> Iterator[None]:
    """Speak loudly for the time of a test."""
    was = speech()
    speak_with(Loud)
    yield
    speak_with(lambda: was)


def test_repr_names_game_options_and_question() -> None:
    """`repr` says what is played and who is asked, and nothing that a seat may not know."""
    match = Parlour(say(1), bids).new(players=2, most=4)
    assert repr(match) == "<Match parlour most=4 players=2: seat 1 asked 'outer'>"
    assert repr(match.fork()) == "<Play parlour players=2: seat 1 asked 'outer'>"
    match.answer(1, n(1))
    assert repr(match) == f"<Match parlour most=4 players=2: seats 0, 1 asked {BID.name!r}>"
    match.answer(0, n(2))
    assert repr(match) == "<Match parlour most=4 players=2: seat 1 asked 'bid'>"
    match.answer(1, n(3))
    assert repr(match) == "<Match parlour most=4 players=2: over>"


def test_repr_shortens_what_is_long() -> None:
    """A mission sheet among the options does not fill the screen."""
    match = Parlour(say(0)).new(players=1, notes=("long " * 200,))
    assert len(repr(match)) < 120


@pytest.mark.usefixtures("loud")
def test_a_match_prints_as_its_table() -> None:
    """`print`, IPython and notebooks show the table; what stands in it is escaped for HTML."""

    class Printer:
        said = ""

        def text(self, said: str) -> None:
            self.said = said

    match, printer = Parlour(say(0)).new(players=1), Printer()
    assert str(match) == str(match.fork()) == "<1 players & 0 notes>"
    match._repr_pretty_(printer, cycle=False)
    assert printer.said == str(match)
    assert match._repr_html_() == "<pre>&lt;1 players &amp; 0 notes&gt;</pre>"


@pytest.mark.usefixtures("loud")
def test_a_refusal_knows_in_whose_words_it_is_told() -> None:
    """A refusal by a match carries the game and the view of the seat that is refused; one by set-up the game."""
    match = Parlour(say(0), offers=(GROW,)).new(players=2)
    with pytest.raises(Refused) as refused:
        match.answer(0, n(7))
    assert str(refused.value) == "parlour: PL-SAY-01 {'most': 3} (10,)"
    assert str(match.why(1, n(7))) == "parlour: PL-ASK-02 {'verb': 'say'} (11,)"
    assert str(match.why(0, "sing")) == "parlour: GT-VERB-01 {'verb': 'sing'} None"
    assert str(Refused("PL-SAY-01")) == "None: PL-SAY-01 {} None"

    class Closed(Parlour):
        """A game that refuses to begin."""

        def begin(self, players: int, options: object) -> NoReturn:
            raise Refused("PL-CLOSED-01", players=players)

    with pytest.raises(Refused) as refused:
        Closed().new(players=2)
    assert str(refused.value) == "parlour: PL-CLOSED-01 {'players': 2} None"


def test_without_texts_there_are_clause_and_facts() -> None:
    """Before the package has said where its texts are, a refusal is its clause and a match its name."""
    mute = Mute()
    assert mute.refusal(Refused("PL-SAY-01", most=3, of="x")) == "PL-SAY-01 (most=3, of='x')"
    assert mute.refusal(Refused("PL-SAY-01")) == "PL-SAY-01"
    match = Parlour(say(0)).new(players=1)
    assert mute.table(match) == repr(match)
