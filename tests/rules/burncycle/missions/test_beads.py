"""Objective beads and objective spaces."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.missions.legs import cells, collect, march, on_the_move
from tests.rules.burncycle.table import agent, arrange, asked, at, can, do, g, refused

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.kernel import Match

SHELF = (1, 2)
"""The objective space of the generator room on NeedChain's floor 2."""


def crate(**position: Any) -> Match:
    """Heavy Lifting: the crate lies in the generator room, an agent with two cards beside it."""
    bead = (("crate", cells("needchain2", SHELF)[0]),)
    agents = [{"at": (1, 3), "cards": ["nitro-shot", "nitro-shot"]}]
    position = {"mission": "heavy_lifting", "agents": agents, "beads": bead, **position}
    return on_the_move(1, plan="needchain2", **position)


@pytest.mark.clause("BC-BEAD-02")
def test_a_mission_lays_beads_at_set_up() -> None:
    """A crate on every objective space of the floor; another mission lays none there."""
    match = GAME.new(2, seed=1, mission="heavy_lifting", team="random")
    assert g(match).level == 2
    assert g(match).beads == tuple(("crate", cell) for cell in floor("needchain2").objectives)
    assert g(match).beads
    assert g(GAME.new(2, seed=1, mission="pillar_of_panic", team="random")).beads == ()


@pytest.mark.clause("BC-BEAD-03")
def test_a_bead_is_in_nobodys_way() -> None:
    """A bot enters its space and goes on."""
    match = crate(mission="pillar_of_panic", done=True)
    march(match, 0, SHELF)
    assert asked(match) == "moving"
    assert agent(match).cell == at(match, SHELF)
    march(match, 0, (2, 2))
    assert g(match).beads == (("crate", at(match, SHELF)),)


@pytest.mark.clause("BC-BEAD-05")
def test_a_crate_fills_an_inventory_slot() -> None:
    """Who has two cards must discard one, and holds but one beside the crate."""
    match = crate()
    march(match, 0, SHELF)
    do(match, "choose-what", what="take")
    assert asked(match) == "what-goes"
    do(match, "choose-card", card="nitro-shot")
    assert len(agent(match).cards) == 1
    assert agent(match).carries == ("crate",)
    assert asked(match) == "moving"


@pytest.mark.clause("BC-BEAD-05")
def test_with_a_slot_to_spare_nothing_has_to_go() -> None:
    """One card and the crate are two slots."""
    match = crate(agents=[{"at": (1, 3), "cards": ["nitro-shot"]}])
    march(match, 0, SHELF)
    do(match, "choose-what", what="take")
    assert asked(match) == "moving"
    assert len(agent(match).cards) == 1


@pytest.mark.clause("BC-BEAD-04")
def test_on_a_mat_a_bead_fills_no_slot_by_default() -> None:
    """The bomb of another mission: two cards stay."""
    bomb = (("bomb", cells("needchain2", SHELF)[0]),)
    match = crate(mission="pillar_of_panic", beads=bomb, done=True)
    march(match, 0, SHELF)
    do(match, "choose-what", what="take")
    assert asked(match) == "moving"
    assert len(agent(match).cards) == 2


@pytest.mark.clause("BC-BEAD-04")
def test_who_carries_the_bomb_still_has_two_slots() -> None:
    """A second card comes into the inventory and stays; with the crate it would not."""
    shelf = {"caches": cells("needchain2", (1, 4)), "rig": {"equipment": ["nitro-shot"]}, "beads": ()}
    agents = {"bomb": "pillar_of_panic", "crate": "heavy_lifting"}
    for bead, mission in agents.items():
        carrier = [{"at": (2, 4), "cards": ["nitro-shot"], "carries": (bead,)}]
        match = crate(mission=mission, agents=carrier, done=True, **shelf)
        collect(match, 0, (1, 4))
        assert asked(match) == ("what-goes" if bead == "crate" else "moving")


@pytest.mark.clause("BC-BEAD-06")
def test_beads_never_run_out() -> None:
    """However many lie about, the next is there."""
    many = tuple([("marker", 20)] * 60)
    agents = [{"at": (2, 13), "cards": ["nitro-shot"]}]
    match = arrange(1, plan="needchain2", mission="pillar_of_panic", agents=agents, beads=many, progress=((0,),))
    do(match, "discard", bot=0, card="nitro-shot")
    do(match, "choose-cell", cell=at(match, (3, 14)))
    assert len(g(match).beads) == 61


# Objective spaces


@pytest.mark.clause("BC-OSPACE-01")
def test_an_objective_space_is_a_space_like_any_other() -> None:
    """On floor 3 of Pillar of Panic nothing happens in the executive office."""
    spot = floor("needchain3").at(floor("needchain3").objectives[0])
    match = on_the_move(1, plan="needchain3", mission="pillar_of_panic", agents=[{"at": (spot[0], spot[1] - 1)}], ap=2)
    march(match, 0, spot)
    assert asked(match) == "moving"
    assert g(match).moving.ap == 1
    assert g(match).progress == ((),)


@pytest.mark.clause("BC-OSPACE-02")
def test_a_mission_may_give_it_a_meaning() -> None:
    """In Terminal Viscosity the command module wins there, and nowhere else in the room."""
    position: dict[str, Any] = {
        "plan": "salida1",
        "mission": "terminal_viscosity",
        "done": True,
        "agents": [{"at": (12, 3)}],
    }
    beside = on_the_move(1, module={"at": (1, 14)}, **position)
    march(beside, 1, (2, 14))
    assert not beside.over
    march(beside, 1, (2, 13))
    assert beside.over


def test_the_crate_may_be_left_where_it_is() -> None:
    """And is offered again when the bot comes back."""
    match = crate()
    march(match, 0, SHELF)
    assert [each["what"] for each in can(match, "choose-what")] == ["take", "leave"]
    assert refused(match, "choose-what", what="eat") == "BC-MISS-12"
    do(match, "choose-what", what="leave")
    march(match, 0, (2, 2), SHELF)
    assert asked(match) == "take-the-bead"
