"""Pursue first, then investigate, then patrol."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.security.watch import (
    RING,
    UP,
    activate,
    attacks,
    decided,
    done,
    investigators,
    log,
    path,
    priorities,
)
from tests.rules.burncycle.table import agent, arrange, asked, at, can, cited, do, g, refused, told, unit

from getaway.games.burncycle.detection.events import ChipCleared
from getaway.games.burncycle.security.events import ChipTurned, InvestigatorFound, UnitDecided, UnitDone, UnitStopped
from getaway.games.burncycle.security.situation import Candidate
from getaway.kernel.stream import Told

AWAY = {"at": (1, 13)}
"""The command module in a room that nobody comes to."""


def hamster(row: int, col: int, facing: str = "right", **more: Any) -> dict[str, object]:
    """A Hamster: movement 2, awareness 6 and 3, pace."""
    return {"name": "hamster", "at": (row, col), "facing": facing, **more}


# The order of the groups


@pytest.mark.clause("BC-SACT-02")
def test_pursuers_then_investigators_then_patrols() -> None:
    """The patrolling unit is numbered first, and yet acts last."""
    match = activate(
        2,
        plan="watch_wings",
        agents=[{"at": (1, 12), "detected": True}, {"at": (1, 14), "chip": (1, 8)}],
        module=AWAY,
        units=[hamster(1, 1), hamster(1, 5), hamster(1, 9)],
    )
    assert priorities(match) == [(3, "pursue"), (2, "investigate"), (1, "patrol")]
    assert done(match) == [3, 2, 1]


@pytest.mark.clause("BC-SACT-20", "BC-PURSUE-02", "BC-PURSUE-03")
def test_all_pursuers_move_and_attack_before_anybody_investigates() -> None:
    """Both pursue the same bot, in an order that the players choose."""
    match = activate(
        2,
        plan="watch_wings",
        agents=[{"at": (1, 12), "detected": True, "power": 5}, {"at": (1, 14), "chip": (1, 8)}],
        module=AWAY,
        units=[hamster(1, 5), hamster(1, 9), hamster(1, 10)],
    )
    assert asked(match) == "who-pursues-first"
    assert can(match, "choose-unit") == [{"unit": 2}, {"unit": 3}]
    assert refused(match, "choose-unit", unit=1) == "BC-PURSUE-02"
    do(match, "choose-unit", seat=1, unit=3)
    assert log(match) == [
        *("step 3", "attack 3", "done 3"),
        *("step 2", "step 2", "attack 2", "done 2"),
        *("step 1", "step 1", "done 1"),
    ]
    assert agent(match).power == 3
    assert [decided(match, n).decision.target for n in (2, 3)] == [0, 0]


@pytest.mark.clause("BC-PURSUE-02")
def test_pursuers_are_read_anew_after_each_unit() -> None:
    """Unit 1 pursues the bot below it and swaps unit 2 up to where that sees the other bot, and so pursues as well."""
    match = activate(
        2,
        plan="watch_square",
        agents=[{"at": (6, 1), "detected": True}, {"at": (1, 5), "detected": True}],
        module={"at": (6, 7)},
        units=[hamster(1, 1, "down"), {"name": "latch", "at": (2, 1), "facing": "right"}],
    )
    assert priorities(match) == [(1, "pursue"), (2, "pursue")]
    assert [decided(match, n).decision.target for n in (1, 2)] == [0, 1]
    assert path(match, 2) == [(1, 2), (1, 3), (1, 4)]
    assert investigators(match) == []


# Pursue


@pytest.mark.clause("BC-PURSUE-01")
def test_a_detected_bot_in_range_makes_a_pursuer() -> None:
    """Six spaces ahead it is in range, seven ahead it is not."""
    near = activate(
        plan="watch_field", agents=[{"at": (1, 7), "detected": True}], module={"at": (1, 8)}, units=[hamster(1, 1)]
    )
    assert priorities(near) == [(1, "pursue")]
    assert cited(near, UnitDecided)[0][0] == "BC-PURSUE-01"
    far = activate(
        plan="watch_field",
        agents=[{"at": (1, 7), "detected": True}],
        module={"at": (1, 8)},
        units=[hamster(1, 1, "down")],
    )
    assert priorities(far) == [(1, "investigate")]


@pytest.mark.clause("BC-PURSUE-06", "BC-PURSUE-07", "BC-SACT-28", "BC-SACT-26")
def test_pursued_chips_are_turned_and_not_investigated() -> None:
    """After the pursuit two units are left, neither investigates the turned chip; in the end all is turned back."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 12), "detected": True, "power": 5}],
        module=AWAY,
        units=[hamster(1, 1), hamster(1, 5), hamster(1, 9)],
    )
    assert asked(match) == "who-patrols-next"
    assert agent(match).flipped
    assert [event.bot for event in told(match, ChipTurned)] == [0]
    assert unit(match, 3).state == "acted"
    assert unit(match, 3).facing == 1
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}]
    do(match, "choose-unit", unit=1)
    assert investigators(match) == []
    assert done(match) == [3, 1, 2]
    assert not agent(match).flipped
    assert agent(match).detected


@pytest.mark.clause("BC-PURSUE-07")
@pytest.mark.parametrize(("flipped", "priority"), [(True, "patrol"), (False, "pursue")])
def test_a_turned_chip_is_neither_pursued_nor_investigated(flipped: bool, priority: str) -> None:
    """A unit that comes to see the bot later in the activation leaves it alone, though it attacks if beside it."""
    match = arrange(
        phase="activation",
        plan="watch_line",
        agents=[{"at": (1, 7), "detected": True, "flipped": flipped, "power": 5}],
        module={"at": (1, 14)},
        units=[hamster(1, 4)],
    )
    assert priorities(match) == [(1, priority)]
    assert attacks(match) == [(1, 0)]


@pytest.mark.clause("BC-PURSUE-07", "BC-PRIOEX-15")
@pytest.mark.parametrize(("flipped", "acted"), [(True, []), (False, [1])])
def test_a_turned_chip_does_not_bring_a_guard_in_a_room_to_act(flipped: bool, acted: list[int]) -> None:
    """The bot is in the same room and in full sight; as its chip is turned, the guard neither moves nor attacks."""
    match = arrange(
        phase="activation",
        plan="watch_offices",
        agents=[{"at": (2, 3), "detected": True, "flipped": flipped, "power": 5}],
        module={"at": (1, 8)},
        units=[hamster(2, 2)],
    )
    assert done(match) == acted
    assert agent(match).power == 5 - len(acted)


@pytest.mark.clause("BC-PURSUE-06")
def test_the_chip_is_turned_only_after_the_last_pursuer() -> None:
    """While pursuers are left it is not."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 4), "detected": True, "power": 8}],
        module={"at": (1, 8)},
        units=[hamster(1, 2), hamster(2, 3), hamster(1, 6)],
    )
    do(match, "choose-unit", unit=1)
    assert done(match) == [1]
    assert asked(match) == "who-pursues-first"
    assert not agent(match).flipped
    do(match, "choose-unit", unit=3)
    while g(match).phase == "activation":
        do(match, "choose-route", **can(match, "choose-route")[0])
    assert done(match) == [1, 3, 2]
    assert [event.bot for event in told(match, ChipTurned)] == [0]
    kinds = [type(item.event) for item in match.told(0) if isinstance(item, Told)]
    assert kinds.index(ChipTurned) > max(n for n, kind in enumerate(kinds) if kind is UnitDone)


@pytest.mark.clause("BC-PURSUE-08")
def test_a_unit_pursues_the_closest_of_several_bots() -> None:
    """At 2 and 4 it takes the one at 2; of two equally close ones the players choose."""
    match = activate(
        2,
        plan="watch_field",
        agents=[{"at": (1, 5), "detected": True}, {"at": (3, 1), "detected": True}],
        module={"at": (1, 8)},
        units=[hamster(1, 1)],
    )
    assert decided(match).decision.target == 1
    assert [(c.what, c.steps) for c in decided(match).decision.candidates] == [(0, 4), (1, 2)]
    assert path(match) == [(2, 1)]
    match = activate(
        2,
        plan="watch_field",
        agents=[{"at": (1, 4), "detected": True}, {"at": (4, 1), "detected": True}],
        module={"at": (1, 8)},
        units=[hamster(1, 1)],
    )
    assert asked(match) == "which-bot-is-pursued"
    assert match.asks[0].question.facts(g(match), 0) == {"about": 1}
    assert can(match, "choose-bot") == [{"bot": 0}, {"bot": 1}]
    assert refused(match, "choose-bot", bot=2) == "BC-PURSUE-08"
    do(match, "choose-bot", bot=0)
    assert path(match) == [(1, 2), (1, 3)]
    assert attacks(match) == [(1, 0)]


# Investigate


@pytest.mark.clause("BC-INVEST-01", "BC-INVEST-03", "BC-INVEST-06", "BC-PATROL-01")
def test_the_closest_free_unit_investigates_and_no_other() -> None:
    """Units at 3 and 5 from the chip: the one at 3 goes, before any patrol; the others patrol."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 8)}],
        module=AWAY,
        units=[hamster(1, 3), hamster(1, 11), hamster(1, 1)],
    )
    assert investigators(match) == [(2, 0)]
    assert asked(match) == "who-patrols-next"
    assert priorities(match) == [(2, "investigate")]
    do(match, "choose-unit", unit=1)
    assert priorities(match) == [(2, "investigate"), (1, "patrol"), (3, "patrol")]


@pytest.mark.clause("BC-PATROL-01", "BC-SACT-20")
def test_nobody_is_called_back_from_patrol_to_investigate() -> None:
    """The first patrol detects a bot behind the other unit; its chip lies open, and yet the other unit patrols."""
    match = activate(
        plan="watch_line",
        agents=[{"at": (1, 8), "power": 5}],
        module={"at": (1, 13)},
        units=[hamster(1, 1, "left"), {"name": "latch", "at": (1, 12), "facing": "right"}],
    )
    assert asked(match) == "who-patrols-next"
    do(match, "choose-unit", unit=1)
    assert agent(match).detected
    assert priorities(match) == [(1, "patrol"), (2, "patrol")]
    assert investigators(match) == []
    assert path(match, 1) == [(1, 2), (1, 3)]
    assert path(match, 2) == []  # a Latch with no unlocked door to go to
    assert (attacks(match), agent(match).power) == ([], 5)


@pytest.mark.clause("BC-PATROL-01", "BC-PURSUE-02")
def test_nobody_is_called_back_from_patrol_to_pursue() -> None:
    """The first patrol swaps the other unit to where that detects a bot straight ahead: it patrols all the same."""
    match = activate(
        plan="watch_square",
        agents=[{"at": (5, 4), "power": 5}],
        module={"at": (6, 7)},
        units=[hamster(1, 3), {"name": "latch", "at": (1, 5), "facing": "down"}],
    )
    do(match, "choose-unit", unit=1)
    assert agent(match).detected
    assert priorities(match) == [(1, "patrol"), (2, "patrol")]
    assert unit(match, 2).cell == at(match, (1, 4))


@pytest.mark.clause("BC-SACT-20", "BC-PURSUE-02", "BC-INVEST-01", "BC-INVEST-11")
def test_nobody_is_called_back_from_investigation_to_pursue() -> None:
    """An investigator comes upon a hidden bot in sight of the two other guards in the room.

    Nobody pursues any more: its chip is investigated, and so by one of the two; the other stays.
    """
    match = activate(
        2,
        plan="watch_offices",
        agents=[{"at": (3, 3), "hidden": True, "power": 5}, {"at": (1, 8), "chip": (3, 3)}],
        module={"at": (1, 9)},
        units=[hamster(3, 2, "left"), hamster(2, 2, "left"), hamster(2, 4, "right")],
    )
    assert asked(match) == "who-investigates"
    assert agent(match).detected
    do(match, "choose-unit", unit=2)
    do(match, "choose-route", route=(at(match, (2, 3)),))
    assert investigators(match) == [(1, 1), (2, 0)]
    assert priorities(match) == [(1, "investigate"), (2, "investigate")]
    assert (done(match), path(match, 3)) == ([1, 2], [])
    assert (attacks(match), agent(match).power) == ([(1, 0), (2, 0)], 3)


@pytest.mark.clause("BC-INVEST-02")
def test_the_players_choose_which_chip_comes_first() -> None:
    """Two chips in play: either may be first, and then the other is next."""
    match = activate(
        2,
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 4)}, {"at": (1, 15), "chip": (1, 8)}],
        module=AWAY,
        units=[hamster(1, 1), hamster(1, 12)],
    )
    assert asked(match) == "which-chip-is-investigated"
    assert can(match, "choose-bot") == [{"bot": 0}, {"bot": 1}]
    assert refused(match, "choose-bot", bot=2) == "BC-INVEST-02"
    do(match, "choose-bot", bot=1)
    assert investigators(match) == [(2, 1), (1, 0)]


@pytest.mark.clause("BC-INVEST-04")
def test_the_team_chooses_among_equally_close_units() -> None:
    """Both are 3 away."""
    match = activate(
        2,
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 6)}, {"at": (1, 15)}],
        module=AWAY,
        units=[hamster(1, 3), hamster(1, 9), hamster(1, 1)],
    )
    assert asked(match) == "who-investigates"
    assert {ask.seat for ask in match.asks} == {0, 1}
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}]
    assert refused(match, "choose-unit", unit=3) == "BC-INVEST-04"
    do(match, "choose-unit", seat=1, unit=2)
    assert investigators(match) == [(2, 0)]
    assert path(match, 2) == [(1, 8), (1, 7)]


@pytest.mark.clause("BC-INVEST-05", "BC-INVEST-15", "BC-INVEST-16", "BC-SACT-15")
def test_areas_and_locked_doors_do_not_matter_for_the_investigator() -> None:
    """The guard in room a, 2 away through a locked door, goes; the one in the chip's hallway is 4 away."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (1, 8), "chip": (3, 1)}],
        module={"at": (1, 9)},
        units=[hamster(2, 2, "up"), hamster(4, 4, "right")],
    )
    found = investigators(match)
    assert found == [(1, 0)]
    assert path(match, 1) == [(3, 2), (3, 1)]
    assert g(match).unlocked == 0


@pytest.mark.clause("BC-INVEST-16")
def test_a_guard_in_a_room_leaves_it_to_investigate() -> None:
    """It is the only unit, and would not patrol."""
    match = activate(
        plan="watch_offices",
        agents=[{"at": (1, 8), "chip": (1, 4)}],
        module={"at": (1, 9)},
        units=[hamster(2, 3, "up")],
    )
    assert priorities(match) == [(1, "investigate")]
    assert path(match) == [(2, 4), (1, 4)]


@pytest.mark.clause("BC-INVEST-15")
def test_bots_are_counted_through_for_the_investigator() -> None:
    """A bot stands between the closest unit and the chip, and that unit goes all the same."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 8)}],
        module={"at": (1, 7), "power": 5},
        units=[hamster(1, 6, "left"), hamster(1, 12, "left")],
    )
    assert investigators(match)[0] == (1, 0)


@pytest.mark.clause("BC-INVEST-15", "BC-SECAB-12")
@pytest.mark.parametrize("bot", [{"at": (1, 8), "chip": (2, 2)}, {"at": (2, 2), "detected": True, "power": 9}])
def test_the_distance_to_the_chip_is_counted_through_walls_for_shift(bot: dict[str, object]) -> None:
    """A Wraith is 1 away from the chip through the wall and 5 without, a Hamster 2: the Wraith goes.

    So it does if the chip lies on its bot, though the Hamster would be adjacent to the bot first.
    """
    match = activate(
        plan="watch_offices",
        agents=[bot],
        module={"at": (1, 9)},
        units=[{"name": "wraith", "at": (1, 2), "facing": "left"}, hamster(3, 1, "down")],
    )
    assert investigators(match) == [(1, 0)]
    assert dict(told(match, InvestigatorFound)[0].found.steps) == {1: 1, 2: 2}


@pytest.mark.clause("BC-INVEST-09")
def test_a_chip_out_of_reach_is_turned_and_stays_in_play() -> None:
    """The investigator falls short; the chip is turned while others patrol, and lies where it was."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14), "chip": (1, 8)}],
        module=AWAY,
        units=[hamster(1, 5), hamster(1, 1), hamster(1, 12)],
    )
    assert investigators(match) == [(1, 0)]
    assert asked(match) == "who-patrols-next"
    assert agent(match).flipped
    assert agent(match).chip == at(match, (1, 8))
    assert unit(match, 1).cell == at(match, (1, 7))


@pytest.mark.clause("BC-INVEST-10", "BC-SACT-09", "BC-SACT-10")
def test_a_lone_chip_within_reach_is_cleared() -> None:
    """The unit ends on its space, and faces as it came there."""
    match = activate(
        plan="watch_field",
        agents=[{"at": (1, 8), "chip": (2, 4)}],
        module={"at": (1, 9)},
        units=[hamster(4, 4, "left")],
    )
    assert path(match) == [(3, 4), (2, 4)]
    assert unit(match).cell == at(match, (2, 4))
    assert unit(match).facing == 0
    assert agent(match).chip == -1


@pytest.mark.clause("BC-INVEST-11")
def test_it_ends_when_no_unit_is_left() -> None:
    """Three chips and two free units: two chips are investigated."""
    match = activate(
        3,
        plan="watch_wings",
        agents=[{"at": (1, 13), "chip": (1, 3)}, {"at": (1, 14), "chip": (1, 7)}, {"at": (1, 15), "chip": (1, 8)}],
        module={"at": (1, 10)},
        units=[hamster(1, 1, "left"), hamster(1, 4, "left")],
    )
    do(match, "choose-bot", bot=0)
    do(match, "choose-bot", bot=1)
    assert investigators(match) == [(2, 0), (1, 1)]
    assert g(match).phase != "activation"
    assert agent(match, 2).chip == at(match, (1, 8))


@pytest.mark.clause("BC-INVEST-12")
def test_chips_that_share_a_space() -> None:
    """The first investigator that reaches them clears both; if it falls short, a second unit goes for the other."""
    position = {
        "plan": "watch_wings",
        "agents": [{"at": (1, 14), "chip": (1, 7)}, {"at": (1, 15), "chip": (1, 7)}],
        "module": AWAY,
    }
    reaches = activate(2, **position, units=[hamster(1, 5), hamster(1, 2)])
    do(reaches, "choose-bot", bot=0)
    assert investigators(reaches) == [(1, 0)]
    assert [bot.chip for bot in g(reaches).bots[:2]] == [-1, -1]
    short = activate(2, **position, units=[hamster(1, 4), hamster(1, 2)])
    do(short, "choose-bot", bot=0)
    assert investigators(short) == [(1, 0), (2, 1)]


@pytest.mark.clause("BC-INVEST-13", "BC-INVEST-14", "BC-SACT-07", "BC-SACT-08")
def test_a_bot_detected_out_of_sight_is_investigated() -> None:
    """A Walker with movement 4 stops adjacent to the bot 3 away, faces it and attacks."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 8), "detected": True, "power": 5}],
        module=AWAY,
        units=[{"name": "walker", "at": (1, 4), "facing": "left"}],
    )
    assert priorities(match)[0] == (1, "investigate")
    assert ("pursue" in [priority for _, priority in priorities(match)]) is False
    assert unit(match).cell == at(match, (1, 7))
    assert unit(match).facing == 1
    assert told(match, UnitStopped) == []  # the goal is to become adjacent, not to step onto the bot
    assert attacks(match) == [(1, 0)]
    assert agent(match).power == 4


# At the end


@pytest.mark.clause("BC-SACT-27")
def test_all_units_are_turned_back() -> None:
    """Units that acted and a stunned one are active; one with a longer stun sleeps on."""
    match = activate(
        plan="watch_wings",
        agents=[{"at": (1, 14)}],
        module=AWAY,
        units=[hamster(1, 1), hamster(1, 5, state="stunned"), hamster(1, 9, state="stunned", rounds=1)],
    )
    assert done(match) == [1]
    assert [each.state for each in g(match).units] == ["awake", "awake", "stunned"]
    assert unit(match, 3).rounds == 0


@pytest.mark.clause("BC-PATROL-02")
def test_the_players_choose_the_order_of_patrols() -> None:
    """Any of three may be next."""
    match = activate(
        plan="watch_wings", agents=[{"at": (1, 14)}], module=AWAY, units=[hamster(1, 1), hamster(1, 5), hamster(1, 9)]
    )
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}, {"unit": 3}]
    do(match, "choose-unit", unit=3)
    assert can(match, "choose-unit") == [{"unit": 1}, {"unit": 2}]
    assert refused(match, "choose-unit", unit=3) == "BC-PATROL-02"
    do(match, "choose-unit", unit=2)
    assert done(match) == [3, 2, 1]


def test_an_investigation_is_told_with_its_chip_and_the_way_to_it() -> None:
    """The chip lies 5 spaces away."""
    match = activate(
        plan="watch_line", agents=[{"at": (1, 13), "chip": (1, 6)}], module={"at": (1, 14)}, units=[hamster(1, 1)]
    )
    event = decided(match)
    assert event.decision.candidates == (Candidate(0, at(match, (1, 6)), 5),)
    assert (event.steps, event.priority) == (5, "investigate")


@pytest.mark.clause("BC-INVEST-10")
def test_an_investigator_that_stands_on_the_chip_clears_it_without_a_step() -> None:
    """The unit was on the space already."""
    match = activate(
        plan="watch_line", agents=[{"at": (1, 13), "chip": (1, 3)}], module={"at": (1, 14)}, units=[hamster(1, 3)]
    )
    assert priorities(match) == [(1, "investigate")]
    assert path(match) == []
    assert agent(match).chip == -1
    assert told(match, ChipCleared) == [ChipCleared(0)]


@pytest.mark.clause("BC-INVEST-14")
def test_a_bot_is_reached_through_a_destroyed_wall() -> None:
    """Nobody is aware of the detected bot in the closed room; the space before its broken wall is adjacent to it.

    The Walker comes there with a step to spare, and is not stopped by the bot.
    """
    room: dict[str, Any] = {
        "plan": "watch_ring",
        "agents": [{"at": (2, 2), "detected": True, "power": 5}],
        "module": {"at": (2, 3)},
    }
    walker = {"name": "walker", "at": (3, 1), "facing": "down"}
    match = activate(units=[walker], broken=(RING.edge(RING.cell(2, 2), UP),), **room)
    assert (investigators(match), decided(match).steps) == ([(1, 0)], 4)
    assert path(match) == [(2, 1), (1, 1), (1, 2)]
    assert told(match, UnitStopped) == []
    assert attacks(match) == [(1, 0)]
