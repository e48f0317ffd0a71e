"""A shut down agent in every step: none of it works, its player has the command module, and power brings it back."""

from __future__ import annotations

import pytest
from tests.pairs.burncycle.rooms import DOWN, NO_DICE, field, moved, on_the_move
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, faces, g, module, refused, told, unit

from getaway.games.burncycle.ground.events import Totalled
from getaway.games.burncycle.security.events import UnitAttacked
from getaway.games.burncycle.strike.events import Struck
from getaway.games.burncycle.terminal.events import TerminalOpened

MOVES: list[dict[str, object]] = [{"name": "byte", "upgrades": ("unique-1",)}, {"cards": ["servo-legs*"]}]


@pytest.mark.parametrize("mine", MOVES, ids=["ability", "mod"])
def test_a_move_of_the_module_has_no_ap_of_the_agents(mine: dict[str, object]) -> None:
    """The 2 AP of the chip are there, and not a third by the agent's ability or mod."""
    match = field(agents=[{"at": (1, 1), **mine, **DOWN}], slots=("physical", "general"))
    moved(match)
    assert g(match).moving.ap == 2
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-SHUTBOT-08"
    do(match, "step", bot=1, to=at(match, (3, 8)))


def test_a_mod_installed_meanwhile_gives_nothing_yet() -> None:
    """It lies installed, and the move is over as it has no AP."""
    match = field(agents=[{"at": (1, 1), "cards": ["servo-legs"], **DOWN}])
    do(match, "install", seat=0, card="servo-legs")
    moved(match)
    assert (asked(match), g(match).moving) == ("act", None)


def test_a_strike_is_the_modules_and_has_no_ap_of_the_agents() -> None:
    """Casing's Hydraulics and Press are of no use to the module, which strikes with dice of the player."""
    mine = {"name": "casing", "at": (1, 1), "upgrades": ("unique-1", "unique-2"), **DOWN}
    units = [{"at": (1, 2), "state": "stunned"}, {"at": (3, 8), "state": "stunned"}]
    match = field(1, faces(("advanced", 3)), agents=[mine], units=units, pool=(0, 1, 0))
    assert refused(match, "strike-unit", bot=0, unit=1, **NO_DICE) == "BC-SHUTBOT-08"
    do(match, "strike-unit", bot=1, unit=2, **{**NO_DICE, "advanced": 1})
    assert told(match, Struck)[0].ap == 3


def test_a_terminal_is_for_the_module_without_the_agents_ap() -> None:
    """EXE lies on one terminal, the module is on the other: only the module may, and Batch adds nothing to its roll."""
    mine = {"name": "exe", "at": (1, 4), "upgrades": ("unique-1",), **DOWN}
    position = {"plan": "pairs_office", "rig": {"terminal_cards": ["pay-slip"]}}
    here = {"terminals": (3, 4)}
    match = arrange(1, agents=[mine], module={"at": (1, 5)}, **position, **here)
    assert refused(match, "terminal", bot=0) == "BC-SHUTBOT-08"
    assert can(match, "terminal") == [{"bot": 1}]
    do(match, "terminal", bot=1)
    assert [event.bot for event in told(match, TerminalOpened)] == [1]
    do(match, "select", options=(1,))
    do(match, "roll", **NO_DICE)
    assert [event.ap for event in told(match, Totalled)] == [0]


def test_its_player_may_alter_the_burncycle() -> None:
    """That is a free action of the player, and takes chips of either reserve."""
    match = field(agents=[{"at": (1, 1), "reserve": ("tech",), **DOWN}], team=("utility",))
    do(match, "alter", slot=1, reserve="own", chip="tech")
    do(match, "alter", slot=2, reserve="team", chip="utility")
    assert [slot.chip for slot in g(match).slots[:2]] == ["tech", "utility"]


def test_swapped_onto_a_cache_it_gets_nothing() -> None:
    """The module swaps it onto a cache: nobody is asked, and the chip stays."""
    match = arrange(
        1, faces(2), plan="pairs_office", agents=[{"at": (1, 5), **DOWN}], module={"at": (2, 5), "upgrades": ("swap",)},
        caches=(10,), pool=(1, 0, 0),
    )  # fmt: skip
    assert g(match).caches == (at(match, (2, 5)),)
    moved(match, 1)
    do(match, "step", bot=1, to=at(match, (1, 5)))
    assert (agent(match).cell, asked(match), g(match).caches) == (at(match, (2, 5)), "moving", (at(match, (2, 5)),))


def test_nobody_attacks_it() -> None:
    """A guard comes to stand beside it and beside a detected bot: only that one loses power."""
    match = field(
        agents=[{"at": (1, 4), **DOWN}], module={"at": (2, 5), "detected": True, "power": 6},
        units=[{"at": (2, 2), "facing": "right"}], phase="security",
    )  # fmt: skip
    assert unit(match).cell == at(match, (2, 4))
    assert [event.bot for event in told(match, UnitAttacked)] == [1]
    assert (agent(match).shut, module(match).power) == (True, 5)


def test_moves_of_the_module_do_not_meet_its_imperative() -> None:
    """Keep Moving wants three move actions of the agent: a third by the module alone does not count for it."""
    mine = {"at": (1, 1), "imperative": "keep-moving", "imperative_age": 2}
    match = on_the_move(1, mine={**mine, **DOWN})
    assert (agent(match).imperative, agent(match).shut) == ("keep-moving", True)
    match = on_the_move(1, mine={**mine, "power": 3})
    assert (agent(match).imperative, agent(match).power) == ("", 5)


def test_the_thief_of_identities_and_the_masked_one_are_out_of_it() -> None:
    """Shut down Interface puts on no disguise."""
    match = field(agents=[{"name": "interface", "at": (1, 1), **DOWN}])
    assert can(match, "disguise") == []
    assert refused(match, "disguise") == "BC-SHUTBOT-08"
