"""What a message says where a list is empty, where a bead is traded, and where a room reaches from."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.turn.playing import team
from tests.speaking import in_all_languages

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.burn.events import BurncycleCreated
from getaway.games.burncycle.inventory.events import Traded
from getaway.games.burncycle.network.events import PingMoved
from getaway.games.burncycle.shown import open_cards
from getaway.games.burncycle.shown.view import View
from getaway.kernel import Event, Wish


@pytest.fixture(name="words", scope="module")
def _words() -> dict[str, Wording]:
    """The words of a table of two by language."""
    words = in_all_languages(GAME)
    for wording in words.values():
        wording.view = team(2).view(0)
    return words


def said(words: dict[str, Wording], event: Event) -> dict[str, str]:
    """An event by language."""
    return {lang: wording.event(event) for lang, wording in words.items()}


def test_a_traded_bead_has_its_name(words: dict[str, Wording]) -> None:
    """In the event and in the option."""
    assert said(words, Traded(0, 1, ("bead:ledger",), ("key",))) == {
        "en": "Processor gives the ledger to EXE for a key.",
        "it": "Processor commercia con EXE: dà il registro, riceve una chiave.",
        "fr": "Processor donne le registre à EXE contre une clé.",
    }
    wish = Wish("trade", bot=0, other=1, give=("bead:ledger",), take=())
    assert words["en"].wish(wish) == "Processor gives the ledger to EXE"


def test_whoever_gives_nothing_gets_something(words: dict[str, Wording]) -> None:
    """A trade in one direction reads as a gift."""
    assert said(words, Traded(0, 1, (), ("bead:ledger",))) == {
        "en": "Processor gets the ledger from EXE.",
        "it": "Processor commercia con EXE: riceve il registro.",
        "fr": "Processor reçoit le registre du robot EXE.",
    }


def test_an_inactive_slot_is_left_out(words: dict[str, Wording]) -> None:
    """Only the chips that were drawn are named."""
    told = said(words, BurncycleCreated(("general", "captain", "", "", "")))
    assert told["en"] == "The new burncycle: general and captain."
    assert not any("none" in text for text in told.values())


def test_a_ping_that_cannot_move_stays(words: dict[str, Wording]) -> None:
    """Another is on the next node."""
    told = said(words, PingMoved(3, (), "ping"))
    assert [text.rpartition(":")[2] for text in told.values()] == [
        " another is in its way.",
        " un altro gli sbarra la strada.",
        " un autre lui barre la route.",
    ]


def test_a_room_reaches_from_space_to_space(words: dict[str, Wording]) -> None:
    """In the language of the table."""
    shown = {}
    for lang, wording in words.items():
        assert isinstance(wording.view, View)
        shown[lang] = open_cards.room_line(wording.view, 0, wording.texts)
    assert " to " in shown["en"].partition(":")[0]
    assert not any(" to " in shown[lang] for lang in ("it", "fr"))
