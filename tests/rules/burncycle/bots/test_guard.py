"""Interface in disguise: an agent in players' turns, a guard in the corporation's."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.bots.masks import AWAY, MASK, masked
from tests.rules.burncycle.security.watch import activate, decided, done, path, priorities
from tests.rules.burncycle.table import agent, arrange, asked, at, do, g, module, told, unit

from getaway.games.burncycle.bots.events import DisguiseTakenOff, PowerChanged
from getaway.games.burncycle.detection.events import Detected
from getaway.games.burncycle.floor import RIGHT, Infobar, lay
from getaway.games.burncycle.missions.conditions import holds_for
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.security.takedown import shut_unit
from getaway.games.burncycle.table.mission_cards import missions

# As an agent


@pytest.mark.clause("BC-INTF-12")
def test_in_players_turns_it_counts_as_an_agent() -> None:
    """Power for all agents reaches it, and a terminal obeys it."""
    lay(
        "masked_desk",
        """
        +---+---+
        | aT  a |
        +---+---+
        """,
    )
    match = arrange(
        1, plan="masked_desk", agents=[{"name": "interface", "at": (1, 1), "disguise": "tripod", "power": 2}],
        module={"at": (1, 2)}, terminals=(0,), mainframes=(0,), rig={"terminal_cards": ["maintenance-log"]},
    )  # fmt: skip
    do(match, "terminal", bot=0)
    do(match, "select", options=(2,))
    assert agent(match).power == 3


# As a guard


@pytest.mark.clause("BC-INTF-14", "BC-INTF-15")
def test_in_security_activation_it_acts_as_the_guard_it_seems_to_be() -> None:
    """It pursues a detected bot in its range with the stats of its disguise, and attacks it."""
    match = masked(phase="security", others=({"at": (1, 6), "detected": True, "power": 4},))
    assert priorities(match)[:1] == [(MASK, "pursue")]
    assert (path(match, MASK), decided(match, MASK).decision.target) == ([(1, 4), (1, 5)], 1)
    assert (agent(match).cell, agent(match).facing) == (at(match, (1, 5)), RIGHT)
    assert agent(match, 1).power == 3
    match = masked(phase="security", others=({"at": (2, 8), "chip": (1, 1)},))
    assert priorities(match)[:1] == [(MASK, "investigate")]
    assert agent(match, 1).chip == -1  # it walked onto the chip
    match = masked(phase="security")
    assert priorities(match)[:1] == [(MASK, "patrol")]
    assert path(match, MASK) == [(1, 4), (1, 5)]


@pytest.mark.clause("BC-INTF-16")
def test_in_the_corporations_turn_abilities_mean_it_as_a_guard() -> None:
    """Kessler lets guards go one space further: a Hamster's 2 spaces are 3, for the disguise as well."""
    match = masked(phase="security", captain="kessler", space=(1, 1))
    assert len(path(match, MASK)) == 2
    kessler = {"name": "kessler", "at": (2, 8), "facing": "right"}
    match = masked(phase="security", captain="kessler", space=(1, 1), units=[kessler])
    if asked(match) == "who-patrols-next":
        do(match, "choose-unit", unit=MASK)
    assert len(path(match, MASK)) == 3


@pytest.mark.clause("BC-INTF-12", "BC-INTF-16")
def test_an_objective_for_agents_counts_it_in_players_turns_only() -> None:
    """All agents in a safe zone: met in a player's turn, not met by what is a guard in the corporation's."""
    zone = lay(
        "masked_zone",
        """
        +---+---+---+
        | .   . : s |
        +---+---+---+
        """,
        rooms={"s": Infobar("stairwell", "safe", safe=True, zone=0)},
    )
    task = missions()["improbable"].win.tasks[0]
    assert (task.who, task.holds, task.where.spot) == ("all-agents", "stands", "safe")
    own = {"name": "interface", "at": (1, 3), "disguise": "tripod"}
    for phase, disguise, holds in (("act", "tripod", True), ("security", "tripod", False), ("security", "", True)):
        match = arrange(
            1, plan=zone.key, agents=[{**own, "disguise": disguise}], module={"at": (1, 1), "chip": (1, 2)}, phase="act"
        )  # fmt: skip
        g(match).phase = phase
        assert holds_for(g(match), task, 0) == holds


@pytest.mark.clause("BC-INTF-12", "BC-INTF-16")
@pytest.mark.parametrize(("threat", "result"), [(24, "won"), (25, "threat")])
def test_bots_in_separate_rooms_count_it_after_the_corporations_turn_only(threat: int, result: str) -> None:
    """As a guard it enters an empty room: nothing is won before the threat of the round, and everything after."""
    win = missions()["loss_adjusters"].win.tasks[0]
    assert (win.who, win.holds) == ("all-bots", "apart")
    own = {"name": "interface", "at": (5, 6), "disguise": "hamster", "facing": "left"}
    position = {"plan": "halden1", "mission": "loss_adjusters", "done": True, "unseen": (), "reached": 26}
    module = {"at": (1, 9), "chip": (5, 5)}
    match = arrange(1, "level", phase="security", agents=[own], module=module, threat=threat, **position)
    assert agent(match).cell == at(match, (5, 5))
    assert [event.part for event in told(match, CorporationTurn)] == ["pings", "threat"]
    assert (match.over, g(match).result) == (True, result)


@pytest.mark.clause("BC-INTF-12", "BC-INTF-16")
def test_what_it_does_counts_for_tasks_in_players_turns_only() -> None:
    """Equipment discarded in the restroom is part of the bomb, but not what a guard discards there."""
    own = {"name": "interface", "at": (2, 13), "disguise": "hamster", "cards": ["nitro-shot", "smoke-charge"]}
    guards = [
        {"name": "hamster", "at": (4, 6), "facing": "right"},
        {"name": "hamster", "at": (8, 6), "facing": "right"},
    ]
    position = {"plan": "needchain2", "mission": "pillar_of_panic", "module": {"at": (5, 2)}, "unseen": ()}
    for phase, disguise, credit in (("act", "hamster", (0,)), ("security", "hamster", ()), ("security", "", (0,))):
        match = arrange(1, phase=phase, agents=[{**own, "disguise": disguise}], units=guards, **position)
        do(match, "discard", bot=0, card="nitro-shot")
        assert g(match).progress == (credit,)


@pytest.mark.clause("BC-INTF-17")
def test_shut_down_as_a_guard_it_loses_the_disguise_and_two_power() -> None:
    """5 power: 3 are left, and Interface is not shut down."""
    match = masked(own={"power": 5}, phase="security", units=[{"at": (1, 9), "facing": "left"}])
    shut_unit(g(match), MASK, "BC-SHUTSEC-02")
    bot = agent(match)
    assert (bot.power, bot.disguise, bot.shut) == (3, "", False)
    assert bot.detected  # the other guard looks at it
    assert g(match).guards[0].gone == ("hamster",)
    assert unit(match).number == 1
    told_of = {type(event): cites for event, _, _, cites in g(match).tape.told}
    assert (told_of[DisguiseTakenOff], told_of[PowerChanged]) == (("BC-INTF-17",), ("BC-INTF-17",))


def test_activation_without_a_disguise_leaves_interface_alone() -> None:
    """It is then an agent like any other."""
    match = activate(1, plan="masked_lane", agents=[{"name": "interface", "at": (1, 3)}], module=AWAY)
    assert done(match) == []
    assert told(match, Detected) == []
    assert module(match).cell == at(match, (2, 9))
