"""Faults that the rules once had, planted again: a test of the pairs notices each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.nets.burncycle.plants import interface_detects
from tests.pairs.burncycle import test_disguised, test_shut, test_units

from getaway.games.burncycle.floor import bot_ways, steps_from
from getaway.games.burncycle.ground import dice
from getaway.games.burncycle.ground.abilities import abilities
from getaway.games.burncycle.movement import step
from getaway.games.burncycle.strike import strike
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Unit
from getaway.kernel import Refused

Plant = Callable[[pytest.MonkeyPatch], None]


def reaches_the_captain(patch: pytest.MonkeyPatch) -> None:
    """What reaches guards from afar reaches the captain, too."""

    def targets(g: Burncycle, bot: int) -> list[Unit]:
        far = steps_from(bot_ways(g.floor, g.unlocked, g.broken), g.bots[bot].cell)
        return [unit for unit in g.units if far[unit.cell] <= strike.reach(g, bot)]

    patch.setattr(strike, "targets", targets)


def shut_down_agents_give(patch: pytest.MonkeyPatch) -> None:
    """A shut down agent's abilities and mods go on adding AP."""

    def gives(g: Burncycle, i: int, what: str) -> int:
        return sum(ability.gives.get(what, 0) for ability in abilities(g, i) if ability.gives)

    patch.setattr(dice, "gives", gives)


def ap_after_the_disguise(patch: pytest.MonkeyPatch) -> None:
    """Unmasked in the middle of a move, Interface goes on with the rolled AP."""
    patch.setattr(step, "without_ap", lambda g, bot: g.bots[bot].disguise != "")


NOTICED: list[tuple[Plant, Callable[[], None]]] = [
    (reaches_the_captain, lambda: test_units.test_what_reaches_guards_from_afar_does_not_reach_the_captain(2)),
    (shut_down_agents_give, lambda: test_shut.test_a_move_of_the_module_has_no_ap_of_the_agents(test_shut.MOVES[0])),
    (shut_down_agents_give, test_shut.test_a_mod_installed_meanwhile_gives_nothing_yet),
    (interface_detects, test_disguised.test_on_patrol_she_stops_before_an_undetected_bot_and_does_not_detect_it),
    (ap_after_the_disguise, test_disguised.test_a_push_in_mid_move_leaves_her_none_of_the_rolled_ap),
]


@pytest.mark.parametrize(("plant", "noticing"), NOTICED, ids=[plant.__name__ for plant, _ in NOTICED])
def test_a_planted_fault_is_noticed(
    plant: Plant, noticing: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the pair passes with the rules as they are, and fails with the fault in them."""
    noticing()
    plant(monkeypatch)
    with pytest.raises((AssertionError, Refused, pytest.fail.Exception)):
        noticing()
