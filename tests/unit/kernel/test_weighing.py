"""What is known of an option before it's chosen, and what comes after going on."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.unit.kernel.hallway import EXTRA, GROW, REST, Hallway, acts, rests, shown, throw
from tests.unit.kernel.parlour import n, say

from getaway.kernel import Refused, Then, Wish
from getaway.kernel.ahead import ahead
from getaway.kernel.inside import inside
from getaway.kernel.weighing import as_sent, weigh


def test_an_option_is_weighed_by_carrying_it_out_on_a_fork() -> None:
    """Cost and odds come from the verb, consequences from what the rules do; the match stays as it is."""
    match = Hallway(rests(0, EXTRA), say(0)).new(players=1)
    before = match.state_hash, match.chain
    (weighed,) = weigh(match, 0, [Wish("tip", n=2)])
    assert (weighed.cost, weighed.need, weighed.chance) == ({"breath": 2}, 2, 0.333333)
    assert weighed.then == (Then("0 tips 2", {"n": 1}, "PL-1"),)
    assert not weighed.final
    assert (match.state_hash, match.chain) == before


@pytest.mark.parametrize(("chance", "sent"), [(Fraction(2, 3), 0.666667), (Fraction(1), 1.0), (0, 0.0)])
def test_a_chance_is_sent_with_six_digits(chance: Fraction | int, sent: float) -> None:
    """The exact one is a fraction, which no client needs."""
    assert as_sent(chance) == sent


def test_what_follows_a_draw_is_not_foretold() -> None:
    """The consequences up to the dice are; after them there is no undo."""
    match = Hallway(say(0), throw, say(0)).new(players=1)
    (weighed,) = weigh(match, 0, [n(1)])
    assert [then.what for then in weighed.then] == ["0 says 1"]
    assert weighed.final


def test_a_secret_that_would_be_shown_is_not_foretold() -> None:
    """Then nothing of what would change is told, only that it can't be undone."""
    match = Hallway(say(0), shown, say(0)).new(players=1)
    (weighed,) = weigh(match, 0, [n(1)])
    assert weighed.then == ()
    assert weighed.final


def test_weighing_stops_when_the_time_is_spent() -> None:
    """What there was no time for is left out."""
    match = Hallway(say(0), say(0)).new(players=1)
    assert len(weigh(match, 0, [n(0), n(1), n(2)], spent=lambda: True)) == 1


def test_only_what_is_legal_is_weighed() -> None:
    """An illegal wish is refused with its clause."""
    match = Hallway(say(0)).new(players=2)
    for seat, wish in ((0, n(9)), (1, n(1))):
        with pytest.raises(Refused):
            weigh(match, seat, [wish])


def test_the_questions_ahead_end_where_nothing_is_certain() -> None:
    """A seat sees what it is asked once it goes on, up to its next decision, a draw, a secret, or another seat."""
    match = Hallway(rests(0), rests(0, EXTRA), say(0)).new(players=2)
    found = ahead(match, 0)
    assert [(each.question, len(each.through)) for each in found] == [("extra", 1), ("outer", 2)]
    assert found[1].through == (Wish("on"), Wish("on"))
    assert [act["verb"] for act in found[1].choice] == ["say", "pick"]
    for step in (throw, shown, say(1)):
        assert ahead(Hallway(rests(0), step, say(0)).new(players=2), 0) == []
    assert ahead(Hallway(say(0)).new(players=1), 0) == []


def test_pictures_are_kept_between_acts() -> None:
    """Each act of an automatic turn leaves the state as it was then, with what everyone had been told."""
    match = Hallway(rests(0), acts, say(0), offers=(GROW,)).new(players=2)
    match.answer(0, Wish("on"))
    pictures = list(inside(match).audiences.pictures)
    assert [getattr(picture.state, "notes", None) for picture in pictures] == [
        (),
        ("0 goes on", "first"),
        ("0 goes on", "first", "second"),
        ("0 goes on", "first", "second", "third"),
    ]
    told = [item.rev for item in inside(match).streams[0] if type(item).__name__ == "Told"]
    assert [picture.revs[0] for picture in pictures[1:]] == [rev + 1 for rev in told[1:]]
    assert REST.name == "rest"


def test_a_fork_keeps_no_pictures() -> None:
    """Search needs none."""
    fork = Hallway(rests(0), acts, say(0)).new(players=1).fork()
    fork.answer(0, Wish("on"))
    assert inside(fork).tape.told == []
