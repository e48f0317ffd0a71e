"""What is offered beside a question: standing orders and the shield, where they are of use."""

from __future__ import annotations

from getaway.games.breach import GAME
from getaway.kernel import Match, Wish


def offered(match: Match, seat: int = 0) -> list[str]:
    """The verbs offered to a seat."""
    return [act.verb for act in match.offers(seat).acts]


def test_no_standing_order_in_the_middle_of_an_own_action() -> None:
    """It is offered between actions, during your Move only to the other player, and after it again."""
    match = GAME.arrange(2, rooms={0: "tm-1"}, seats=[{"at": 0}, {"at": 4}])
    assert "order" in offered(match)
    match.answer(0, Wish("move", to="attack"))
    assert "order" not in offered(match)
    assert "order" in offered(match, 1)
    match.answer(0, Wish("stop"))
    assert "order" in offered(match)


def test_the_shield_is_waived_only_where_there_is_one() -> None:
    """Without a Shield token there is nothing to say; waived, it can be used again."""
    match = GAME.arrange(2, seats=[{"at": 0, "shield": True}, {"at": 4}])
    assert ("waive" in offered(match), "waive" in offered(match, 1)) == (True, False)
    match.answer(0, Wish("waive", stops="nothing"))
    assert "waive" in offered(match)
