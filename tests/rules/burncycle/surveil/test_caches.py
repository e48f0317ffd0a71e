"""Caches: who may collect them, when, and what they give."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, can, cited, do, faces, g, module, refused, told, unit

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import lay
from getaway.games.burncycle.surveil.events import CacheCollected, CacheLeft
from getaway.games.burncycle.table.pieces import equipment
from getaway.kernel import Match

CACHES = lay(
    "caches",
    """
    +---+---+---+---+---+---+
    | a   a   aC  aT  aC  a |
    +===+---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
    """,
)
FIRST, SECOND = (1, 3), (1, 5)
KEPT = next(name for name, card in equipment().items() if card.category == "single")


def on_the_way(*chances: Any, ap: int = 2, players: int = 1, **position: Any) -> Match:
    """The agent stands before the first cache, in a move action; the equipment deck holds one known card."""
    given = {
        "agents": [{"at": (1, 2)}],
        "module": {"at": (2, 1)},
        "caches": tuple(CACHES.cell(*space) for space in (FIRST, SECOND)),
        "terminals": (CACHES.cell(1, 4),),
        "rig": {"equipment": [KEPT]},
        **position,
    }
    match = arrange(players, faces(ap), *chances, plan="caches", **given)
    do(match, "move", basic=1, advanced=0, elite=0)
    return match


@pytest.mark.clause("BC-CACHE-02")
def test_every_cache_space_of_a_new_floor_gets_its_chip() -> None:
    """All but those the floorplan leaves bare."""
    match = GAME.new(1, seed=1, team=("processor", "access"))
    floor = g(match).floor
    assert len(floor.caches) > 2
    assert sorted(g(match).caches) == sorted(set(floor.caches) - set(floor.bare))


@pytest.mark.clause("BC-CACHE-07", "BC-CACHE-08")
def test_collecting_gives_equipment_and_the_move_goes_on() -> None:
    """The chip is gone, one card is in the inventory, and the AP are still there."""
    match = on_the_way(KEPT)
    do(match, "step", bot=0, to=at(match, FIRST))
    assert asked(match) == "collect-cache"
    assert refused(match, "step", bot=0, to=at(match, (1, 4))) == "BC-FREE-04"
    ap = g(match).moving.ap
    do(match, "collect")
    assert g(match).caches == (at(match, SECOND),)
    assert [held.card for held in agent(match).cards] == [KEPT]
    assert g(match).equipment.left == ()
    assert cited(match, CacheCollected) == [("BC-CACHE-07",)]
    assert (asked(match), g(match).moving.ap) == ("moving", ap)
    do(match, "step", bot=0, to=at(match, (1, 4)))


@pytest.mark.clause("BC-MOVE-09", "BC-CACHE-15")
def test_a_cache_that_was_left_stays_until_the_bot_comes_again() -> None:
    """In place it cannot be had any more."""
    match = on_the_way(faces(2), agents=[{"at": (1, 2), "power": 5}], slots=("general", "general", "captain"))
    do(match, "step", bot=0, to=at(match, FIRST))
    do(match, "leave")
    assert told(match, CacheLeft) == [CacheLeft(0, at(match, FIRST))]
    assert at(match, FIRST) in g(match).caches
    assert agent(match).cards == ()
    assert refused(match, "collect") == "BC-CACHE-15"
    do(match, "stop")
    assert asked(match) == "act"
    assert refused(match, "collect") == "BC-CACHE-15"
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 2)))
    do(match, "step", bot=0, to=at(match, FIRST))
    assert asked(match) == "collect-cache"


@pytest.mark.clause("BC-CACHE-11")
def test_an_empty_cache_space_offers_nothing() -> None:
    """Its chip was taken before."""
    match = on_the_way(caches=(CACHES.cell(*SECOND),))
    do(match, "step", bot=0, to=at(match, FIRST))
    assert asked(match) == "moving"
    assert refused(match, "collect") == "BC-CACHE-15"


@pytest.mark.clause("BC-CACHE-05")
def test_a_bot_swapped_onto_a_cache_may_collect_it() -> None:
    """Its own player decides, in another player's turn."""
    agents = [{"at": FIRST, "upgrades": ("swap",)}, {"at": (1, 4)}]
    match = on_the_way(KEPT, players=2, agents=agents)
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert agent(match, 1).cell == at(match, FIRST)
    assert asked(match) == "collect-cache"
    assert [ask.seat for ask in match.asks] == [1]
    assert refused(match, "collect", seat=0) == "BC-MOVE-09"
    do(match, "collect", seat=1)
    assert [held.card for held in agent(match, 1).cards] == [KEPT]
    assert agent(match).cards == ()


def test_the_command_module_collects_for_itself() -> None:
    """By the decision of the active player."""
    match = on_the_way(KEPT, players=2, agents=[{"at": (2, 2)}, {"at": (2, 5)}], module={"at": (1, 2)})
    do(match, "step", bot=2, to=at(match, FIRST))
    assert [ask.seat for ask in match.asks] == [0]
    do(match, "collect")
    assert [held.card for held in module(match).cards] == [KEPT]


@pytest.mark.clause("BC-CACHE-13")
def test_bonus_movement_collects_as_well() -> None:
    """No move action is needed."""
    match = arrange(
        1,
        "lift-control",
        KEPT,
        plan="caches",
        agents=[{"at": (1, 4)}],
        module={"at": (2, 1)},
        caches=(CACHES.cell(*FIRST),),
        terminals=(CACHES.cell(1, 4),),
        mainframes=(CACHES.cell(1, 4),),
        rig={"terminal_cards": ["lift-control"], "equipment": [KEPT]},
    )
    do(match, "terminal", bot=0)
    do(match, "select", options=(1,))
    do(match, "step", bot=0, to=at(match, FIRST))
    assert asked(match) == "collect-cache"
    do(match, "collect")
    assert [held.card for held in agent(match).cards] == [KEPT]
    assert g(match).moving.bonus == 0


# Units


@pytest.mark.clause("BC-CACHE-03", "BC-CACHE-09", "BC-TERMCHIP-03")
def test_caches_and_terminals_are_in_nobodys_way() -> None:
    """A guard after a chip walks over a cache and a terminal and takes neither; a bot steps on both."""
    chips = {
        "caches": (CACHES.cell(*FIRST), CACHES.cell(*SECOND)),
        "terminals": (CACHES.cell(1, 4),),
        "slots": ("general",),
    }
    for place, end in (((1, 1), FIRST), ((1, 2), (1, 4)), (FIRST, SECOND)):
        match = arrange(
            1,
            plan="caches",
            phase="security",
            agents=[{"at": (2, 4), "chip": (1, 6)}],
            module={"at": (2, 2)},
            units=[{"at": place, "facing": "right"}],
            **chips,
        )
        assert unit(match).cell == at(match, end)
        assert (g(match).caches, g(match).terminals) == (chips["caches"], chips["terminals"])
    match = on_the_way()
    do(match, "step", bot=0, to=at(match, FIRST))
    do(match, "leave")
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert agent(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-CACHE-10")
def test_under_a_guard_a_cache_is_out_of_reach() -> None:
    """Unless the guard is pushed away."""
    guard = [{"at": FIRST, "facing": "right"}]
    match = on_the_way(units=guard)
    assert refused(match, "step", bot=0, to=at(match, FIRST)) == "BC-PUSH-01"
    assert {"bot": 0, "to": at(match, FIRST)} not in can(match, "step")
    match = on_the_way(units=guard, agents=[{"at": (1, 2), "upgrades": ("push",)}])
    do(match, "step", bot=0, to=at(match, FIRST), push=at(match, (1, 4)))
    assert asked(match) == "collect-cache"
    do(match, "collect")
    assert at(match, FIRST) not in g(match).caches
