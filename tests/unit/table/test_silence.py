"""How long a seat has been silent: nobody's doing but its own, and nothing that only some may know."""

from __future__ import annotations

import pytest
from tests.unit.table.test_checkpoints import begun

from getaway.games import find
from getaway.kernel import Act, One, Wish
from getaway.table import commands as c
from getaway.table.acts import Keyed, Returned, Said
from getaway.table.deciding import answer, decide
from getaway.table.live import Live


def asked(live: Live) -> tuple[int, ...]:
    """Since when each seat has been asked."""
    return live.table.asked


def test_all_are_asked_from_the_start() -> None:
    """Both bid at once."""
    assert asked(begun()) == (1002, 1002)


@pytest.mark.parametrize("act", [Said(seat=0, text="hm", at=1500), Keyed(seat=0, key="k", at=1500)])
def test_what_others_do_besides_is_no_answer(act: Said | Keyed) -> None:
    """Talk, or another device at another seat, gives a silent seat no more time."""
    live = begun()
    live.commit(act)
    assert asked(live) == (1002, 1002)


def test_the_answer_of_another_leaves_the_question_standing() -> None:
    """A seat that has answered is no longer asked; one that hasn't has been asked the whole time."""
    live = begun()
    live.commit(answer(live, 0, Wish("bid", amount=1), live.playing().asks[0].id, 1500))
    assert asked(live) == (0, 1002)


def test_a_question_that_changes_for_its_own_seat_alone_stands_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """All see since when a seat is asked, so what only that seat is shown leaves it alone."""
    live = begun()
    few = Act("bid", One("amount", range(3)))
    monkeypatch.setattr(type(find("toy").verbs["bid"]), "options", lambda *_: few)
    live.commit(answer(live, 0, Wish("bid", amount=1), live.playing().asks[0].id, 1500))
    assert asked(live) == (0, 1002)


def test_taking_back_asks_anew() -> None:
    """A seat that takes back is asked again from then on."""
    live = begun()
    live.commit(answer(live, 0, Wish("bid", amount=1), live.playing().asks[0].id, 1500))
    live.commit(decide(live, 0, c.Undo(id="undo"), 1600))
    assert asked(live) == (1600, 1002)


def test_time_that_stood_still_was_no_silence() -> None:
    """After a pause everybody has their whole time again."""
    live = begun()
    live.commit(decide(live, 0, c.Pause(id="pause"), 1500))
    live.commit(decide(live, 1, c.Resume(id="resume"), 9000))
    assert asked(live) == (9000, 9000)


def test_whoever_comes_back_has_time() -> None:
    """A seat's time starts over when its holder comes back."""
    live = begun()
    live.commit(Returned(seat=1, at=1700))
    assert asked(live) == (1002, 1700)
