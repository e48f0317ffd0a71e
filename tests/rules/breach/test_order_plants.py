"""Orders that the rules once had, planted again: the tests of order notice them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.nets.breach.firewall.plants import marks_first
from tests.rules.breach import test_order

from getaway.games.breach import turn, viruses
from getaway.games.breach.model import Breach
from getaway.kernel import Script, Seat


def virus_before_information(patch: pytest.MonkeyPatch) -> None:
    """The Virus lies in the node before the Information is gained."""
    gain = turn.gain

    def early(g: Breach, seat: Seat, token: str, cites: str) -> Script[None]:
        yield from turn.infect_node(g, seat, 0)
        yield from gain(g, seat, token, cites)

    patch.setattr(turn, "gain", early)


def mark_before_victory(patch: pytest.MonkeyPatch) -> None:
    """The mark that a copy covers moves its cube, with all that follows, before Objectives are looked at."""
    patch.setattr(viruses, "share_out", marks_first().new)  # type: ignore[attr-defined]


NOTICED: list[tuple[Callable[[pytest.MonkeyPatch], object], Callable[[], None]]] = [
    (virus_before_information, test_order.test_trace),
    (mark_before_victory, test_order.test_a_copy_that_completes),
]


@pytest.mark.parametrize(("plant", "noticing"), NOTICED, ids=[plant.__name__ for plant, _ in NOTICED])
def test_a_planted_order_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], object], noticing: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of order passes with the rules as they are, and fails with the fault in them."""
    noticing()
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        noticing()
