"""The query `window`: when it closes, what fits of your own hand, and what happens on passing."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.breach.attack.fights import HERE, fight, strike
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.malware.hands import reveal
from tests.rules.breach.table import asked, do, sees
from tests.speaking import in_all_languages, speaking

from getaway.games.breach import GAME
from getaway.games.breach.shown.window import window
from getaway.kernel import Match, Then, Wish
from getaway.rulebook import read
from getaway.suite.walk import walk

CLAUSES = read(GAME.package).by_id
DEFENDED = {"hand": ("aegis", "mirror-plate", "purge-script"), "cubes": {"defense": {"movement": 3}}}
STARTS = len(GAME.starts())


def attacked(seconds: int = 0) -> Match:
    """Sturm attacks Vitruvian with 4 against 3."""
    match = fight(target=DEFENDED, window=seconds)
    strike(match)
    return match


def test_the_seat_that_is_asked_sees_what_fits_and_what_comes() -> None:
    """Aegis and Mirror Plate fit; passing lets two Viruses through."""
    told = window(sees(attacked(), 1))
    assert told is not None
    assert (told.kind, told.seat, told.closes, told.order) == ("attack", 1, 0, "ask")
    assert [wish["card"] for wish in told.fits] == ["aegis", "mirror-plate"]
    assert told.passing == (Then("viruses", {"n": 2}, "BR-VAVA-01", alarm=True),)
    assert told.at_close is None


def test_others_see_who_is_asked_and_no_card() -> None:
    """The attacker and spectators learn nothing of the hand."""
    match = attacked(15)
    for seat in (0, -1):
        told = window(sees(match, seat))
        assert told is not None
        assert (told.seat, told.closes, told.fits, told.at_close) == (1, 15_000, (), None)
        assert told.passing == (Then("viruses-on", {"seat": 1, "n": 2}, "BR-VAVA-01"),)


def test_your_own_order_is_what_the_close_answers() -> None:
    """A pass without one, the card with one."""
    match = attacked(15)
    assert window(sees(match, 1)).at_close == Wish("pass")
    do(match, "secret-order", 1, card="aegis")
    assert window(sees(match, 1)).at_close == Wish("play", card="aegis")
    assert sees(match, 1).secret_orders[1] == ("aegis",)
    match.advance(15_000)
    assert match.g.seats[1].shield


def test_a_threat_on_its_last_step_brings_a_virus() -> None:
    """A Worm threatens Null."""
    null = {"avatar": "hugo", "breacher": "null", "hand": ("decoy",), "at": HERE}
    match = reveals("squirm", ice=bots(HERE), seats=[null, {"at": HERE}])
    reveal(match)
    match.answer(0, next(wish for wish in match.asks[0].choice if wish.args == {"seat": 0}))
    assert asked(match) == "respond-to-target"
    assert window(sees(match, 0)).passing == (Then("subroutine", {"model": 11, "seat": 0}, "BR-SUBR-03"),)


def test_no_window_no_answer() -> None:
    """Between actions nothing is open."""
    assert window(sees(fight(), 0)) is None


@pytest.mark.parametrize("numbers", [range(1, STARTS, 2), range(0, STARTS, 2)])
def test_every_window_of_random_matches_is_told(numbers: range) -> None:
    """What fits is what can be answered; what comes has words in all languages, and a clause."""
    words, kinds = in_all_languages(GAME), Counter[str]()
    for number in numbers:
        for match, _ in walk(GAME, number, 5, longest=110):
            seat = match.asks[0].seat
            told = window(sees(match, seat))
            if told is None:
                continue
            kinds[told.kind] += 1
            assert {Wish("pass"), *told.fits} == set(match.asks[0].choice)
            for then in told.passing:
                assert then.clause in CLAUSES
                for lang, wording in words.items():
                    with speaking(lang):
                        wording.view = match.view(seat)
                        assert "$" not in wording.say(f"then-{then.what}", then.facts)
    assert kinds.keys() >= {"attack", "firewall"}
