"""Orders that the rules once had, planted again: the tests of order notice them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.nets.breach.firewall.plants import marks_first
from tests.rules.breach.turn import test_order

from getaway.games.breach.attack import disconnect
from getaway.games.breach.sheet.hard_disk import gain
from getaway.games.breach.table.model import Breach
from getaway.games.breach.turn import trace_phase
from getaway.kernel import Script, Seat


def virus_before_information(patch: pytest.MonkeyPatch) -> None:
    """The Virus lies in the node before the Information is gained."""

    def early(g: Breach, seat: Seat, token: str, cites: str) -> Script[None]:
        yield from trace_phase.infect_node(g, seat, 0)
        yield from gain(g, seat, token, cites)

    patch.setattr(trace_phase, "gain", early)


def mark_before_victory(patch: pytest.MonkeyPatch) -> None:
    """The mark that a copy covers moves its cube, with all that follows, before Objectives are looked at."""
    patch.setattr(disconnect, "share_out", marks_first().new)  # type: ignore[attr-defined]


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
