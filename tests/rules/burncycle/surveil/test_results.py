"""The results of the surveillance dice: in which order they come, who chooses, and what each does."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.surveil.rooms import BEHIND_THE_DOOR, DOOR, enter
from tests.rules.burncycle.table import agent, asked, at, can, do, faces, g, module, refused, told
from tests.rules.burncycle.terminal.offices import FAR_DOOR, UPPER_DOOR, cells, office, results

from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.surveil.events import ResultResolved


@pytest.mark.clause("BC-SURVDIE-02", "BC-SURVDIE-03")
def test_all_results_are_resolved_in_the_order_the_player_likes() -> None:
    """A guard and the autolock, either way round."""
    for first, second in (("guard", "autolock"), ("autolock", "guard")):
        match = enter("guard", "autolock")
        assert can(match, "choose-what") == [{"what": "guard"}, {"what": "autolock"}]
        assert refused(match, "choose-what", what="powercell") == "BC-SURVDIE-03"
        do(match, "choose-what", what=first)
        assert [event.face for event in told(match, ResultResolved)] == [first, second]
        assert len(g(match).units) == 1
        assert g(match).unlocked == 0


@pytest.mark.clause("BC-SURVDIE-03", "BC-SURVDIE-11")
def test_the_player_who_rolled_chooses_alone() -> None:
    """Of two players the one whose agent entered, also where another's swap put it into the room."""
    desks = cells((2, 3), (2, 4))
    entering = [{"at": (1, 2), "upgrades": ("swap",)}, {"at": (1, 7)}]
    swapped = [{"at": DOOR, "upgrades": ("swap",)}, {"at": (1, 2)}]
    for agents, to, seat in ((entering, DOOR, 0), (swapped, (1, 2), 1)):
        match = office(2, faces(1), results("mainframe", "guard"), agents=agents, terminals=desks, **BEHIND_THE_DOOR)
        do(match, "move", basic=1, advanced=0, elite=0)
        do(match, "step", bot=0, to=at(match, to))
        assert (asked(match), [ask.seat for ask in match.asks]) == ("which-result", [seat])
        assert refused(match, "choose-what", seat=1 - seat, what="guard") == "BC-SURVDIE-03"
        do(match, "choose-what", what="mainframe")
        assert (asked(match), [ask.seat for ask in match.asks]) == ("which-terminal", [seat])
        assert [todo.what for todo in g(match).todo] == ["guard"]  # it waits in the state meanwhile
        assert refused(match, "choose-cell", seat=1 - seat, cell=desks[0]) == "BC-SURVDIE-11"


@pytest.mark.clause("BC-SURVDIE-13")
def test_a_powercell_is_for_the_bot_that_entered() -> None:
    """The agent's, or the command module's."""
    match = enter("powercell", "powercell", module={"at": (1, 7), "power": 6})
    assert (agent(match).power, module(match).power) == (6, 6)
    match = enter(
        "powercell", "powercell", bot=1, module={"at": (1, 2), "power": 2}, agents=[{"at": (1, 7), "power": 4}]
    )
    assert (agent(match).power, module(match).power) == (4, 4)


@pytest.mark.clause("BC-SURVDIE-14", "BC-SURVDIE-16")
def test_autolock_locks_all_doors_of_the_room_behind_the_bot_too() -> None:
    """The doors of another room stay open."""
    match = enter("autolock", "autolock", unlocked=(UPPER_DOOR, FAR_DOOR))
    assert g(match).unlocked == 1 << FAR_DOOR
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-MOVE-06"
    both = enter("autolock", "autolock", unlocked=range(len(g(match).floor.doors)))
    assert g(both).unlocked == 1 << FAR_DOOR


@pytest.mark.clause("BC-SURVDIE-15")
def test_autolock_leaves_destroyed_walls_open() -> None:
    """The bot goes out where it cannot use the door."""
    house = floor("offices")
    wall = house.edge(house.cell(2, 2), 3)
    match = enter("autolock", "autolock", broken=(wall,))
    assert g(match).broken == (wall,)
    assert refused(match, "step", bot=0, to=at(match, (1, 2))) == "BC-MOVE-06"
    do(match, "step", bot=0, to=at(match, (2, 1)))
    assert agent(match).cell == at(match, (2, 1))


@pytest.mark.clause("BC-IMP-03", "BC-IMP-06")
def test_the_imperative_is_for_an_agent_without_one() -> None:
    """Not for the command module."""
    match = enter("imperative", "imperative")
    assert agent(match).imperative
    match = enter("imperative", "imperative", bot=1)
    assert (agent(match).imperative, module(match).imperative) == ("", "")


@pytest.mark.clause("BC-MAINF-01", "BC-SURVDIE-11")
def test_of_several_terminals_the_player_turns_one() -> None:
    """One result turns one; a second result the other."""
    terminals = cells((2, 3), (2, 4), (2, 7))
    match = enter("mainframe", "powercell", terminals=terminals)
    do(match, "choose-what", what="mainframe")
    assert asked(match) == "which-terminal"
    assert can(match, "choose-cell") == [{"cell": cell} for cell in terminals[:2]]
    assert refused(match, "choose-cell", cell=terminals[2]) == "BC-SURVDIE-11"
    do(match, "choose-cell", cell=terminals[1])
    assert g(match).mainframes == (terminals[1],)
    assert g(match).terminals == terminals
    match = enter("mainframe", "mainframe", terminals=terminals)
    do(match, "choose-cell", cell=terminals[0])
    assert g(match).mainframes == terminals[:2]


@pytest.mark.clause("BC-SURVDIE-12")
def test_without_a_terminal_nothing_is_turned() -> None:
    """A terminal in another room does not count."""
    match = enter("mainframe", "mainframe", terminals=cells((2, 7)))
    assert (g(match).mainframes, g(match).terminals) == ((), cells((2, 7)))
    assert asked(match) == "moving"
