"""Interface in disguise: an agent nobody sees in players' turns, a guard in the corporation's."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.security.watch import activate, decided, done, path, priorities
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import agent, arrange, asked, at, can, cited, do, faces, g, module, refused, told, unit

from getaway.games.burncycle.events import Detected
from getaway.games.burncycle.events_bots import DisguisePutOn, DisguiseTakenOff
from getaway.games.burncycle.events_security import Drained
from getaway.games.burncycle.floor import LEFT, RIGHT, Infobar, lay
from getaway.games.burncycle.missions.cards import missions
from getaway.games.burncycle.missions.conditions import holds_for
from getaway.games.burncycle.pieces import guards
from getaway.games.burncycle.takedown import shut_unit
from getaway.kernel import Match

LANE = lay(
    "masked_lane",
    """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +---+
    | .   .   .   .   .   .   .   . | z |
    +---+---+---+---+---+---+---+---+---+
    """,
)
AWAY = {"at": (2, 9)}
"""In room z, into which no way leads."""
MASK = -2
"""The number of the first agent as a guard."""


def masked(
    *chances: object,
    name: str = "hamster",
    space: tuple[int, int] = (1, 3),
    others: tuple[dict[str, object], ...] = (),
    phase: str = "act",
    **more: object,
) -> Match:
    """Interface on this space, disguised as this guard and facing right; the others' agents beside."""
    own = {"name": "interface", "at": space, "disguise": name, "facing": "right", **more.pop("own", {})}
    position = {"module": AWAY, "pool": (10, 5, 5), "reached": 26, **more}
    return arrange(1 + len(others), *chances, plan="masked_lane", agents=[own, *others], phase=phase, **position)


def walk(match: Match, dice: int, *spaces: tuple[int, int], bot: int = 0) -> None:
    """Take a move action and walk."""
    do(match, "move", basic=dice, advanced=0, elite=0)
    for space in spaces:
        do(match, "step", bot=bot, to=at(match, space))


# Putting it on and taking it off


def test_a_disguise_is_put_on_out_of_sight_once_on_a_floor() -> None:
    """Seen or detected it is refused; taken off, a second one needs Second Face."""
    own = {"name": "interface", "at": (1, 9)}
    position = {"plan": "masked_lane", "module": AWAY, "phase": "route-first"}
    guard = {"name": "hamster", "at": (1, 6), "facing": "right"}
    assert refused(arrange(1, agents=[own], units=[guard], **position), "disguise") == "BC-INTF-02"
    assert refused(arrange(1, agents=[{**own, "detected": True}], **position), "disguise") == "BC-INTF-02"
    assert refused(arrange(1, agents=[{**own, "name": "exe"}], **position), "disguise") == "BC-INTF-24"
    for upgrades, again in (((), False), (("unique-3",), True)):
        match = arrange(1, "walker", agents=[{**own, "upgrades": upgrades}], **position)
        left = g(match).guards[0].left.count("walker")
        do(match, "disguise")
        do(match, "choose-facing", facing="left")
        assert (agent(match).disguise, agent(match).facing) == ("walker", LEFT)
        assert g(match).guards[0].left.count("walker") == left - 1
        assert told(match, DisguisePutOn) == [DisguisePutOn(0, "walker", LEFT)]
        do(match, "take-off-disguise")
        assert (can(match, "disguise") != []) == again


@pytest.mark.clause("BC-INTF-05")
def test_on_the_own_turn_the_disguise_comes_off_as_a_free_action() -> None:
    """In front of a guard that is an awkward moment: Interface is seen at once."""
    match = masked(units=[{"name": "hamster", "at": (1, 1), "facing": "right"}])
    slot = g(match).tracker
    do(match, "take-off-disguise")
    assert (agent(match).disguise, g(match).guards[0].gone) == ("", ("hamster",))
    assert (asked(match), g(match).tracker) == ("act", slot)
    assert agent(match).detected
    assert refused(match, "take-off-disguise") == "BC-INTF-05"
    match = masked(others=({"at": (2, 8)},), active=1)
    assert refused(match, "take-off-disguise", seat=0) == "BC-ACT-02"


@pytest.mark.clause("BC-INTF-06")
def test_the_disguise_lasts_from_turn_to_turn() -> None:
    """The turn ends, the corporation's too, and Interface is still a Tripod."""
    match = masked(name="tripod", phase="handover", others=({"at": (2, 8)},), active=1, marker=1)
    assert told(match, DisguiseTakenOff) == []
    while asked(match) != "before-turn":
        ask = match.asks[0]
        wish = next(iter(ask.choice))
        do(match, wish.verb, **dict(wish.args))
    assert (g(match).round, agent(match).disguise) == (2, "tripod")


# In sight


@pytest.mark.clause("BC-INTF-01")
def test_disguised_interface_is_not_detected_by_awareness() -> None:
    """It walks in front of a Hamster; undisguised the same walk detects it."""
    guard = {"name": "hamster", "at": (1, 1), "facing": "right"}
    match = masked(faces(1), units=[guard])
    walk(match, 1, (1, 4), (1, 5))
    assert agent(match).chip == -1
    match = masked(faces(2), name="", units=[guard])
    walk(match, 1, (1, 4), (1, 5))
    assert agent(match).detected


@pytest.mark.clause("BC-INTF-02", "BC-INTF-03")
def test_striking_a_unit_gives_the_disguise_away() -> None:
    """The strike detects; the disguise is gone, its chip in the discards."""
    match = masked(roll_of(1), units=[{"name": "walker", "at": (1, 4), "state": "stunned"}])
    do(match, "strike-unit", bot=0, unit=1, **dice_for(1))
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert g(match).guards[0].gone == ("hamster",)
    assert cited(match, DisguiseTakenOff) == [("BC-INTF-02",)]


@pytest.mark.clause("BC-INTF-03")
def test_losing_a_boot_to_a_ping_gives_the_disguise_away_and_a_ban_does_not() -> None:
    """The ping comes onto the IP at equal levels; in the other case it passes the access point."""
    own = {"name": "interface", "at": (1, 3), "disguise": "tripod"}
    match = mats.ping_turn(
        1, held=(mats.at(1, 2),), plan="masked_lane", agents=[{**own, "ip": mats.at(1, 3)}], module=AWAY
    )  # fmt: skip
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    match = mats.ping_turn(
        1, held=(mats.at(1, 1),), plan="masked_lane", agents=[{**own, "ip": mats.at(2, 6)}], module=AWAY
    )
    assert agent(match).ip < -1
    assert (agent(match).disguise, agent(match).detected) == ("tripod", False)


@pytest.mark.clause("BC-INTF-13")
def test_bots_in_the_range_of_the_disguise_stay_undetected() -> None:
    """Another agent walks in front of it in its own turn, and Interface acts as a guard without detecting it."""
    match = masked(faces(1), others=({"at": (1, 6)},), active=1)
    walk(match, 1, (1, 5), bot=1)
    assert agent(match, 1).chip == -1
    match = masked(phase="security", others=({"at": (2, 6)},))
    assert done(match) == [MASK]
    assert agent(match, 1).chip == -1


# Moving


@pytest.mark.clause("BC-INTF-07", "BC-INTF-08", "BC-INTF-09")
def test_in_a_move_action_it_moves_by_the_disguise_and_the_ap_are_the_modules() -> None:
    """A Walker moves 4 spaces, whatever is rolled; the 2 AP go to the module; then the disguise is turned."""
    assert guards()["walker"].movement == 4
    match = masked(faces(2), name="walker", module={"at": (2, 6)})
    walk(match, 1, (1, 4), (1, 5), (1, 6), (1, 7))
    assert g(match).moving.ap == 2
    assert refused(match, "step", bot=0, to=at(match, (1, 8))) == "BC-INTF-08"
    assert {row["bot"] for row in can(match, "step")} == {1}
    do(match, "step", bot=1, to=at(match, (2, 7)))
    do(match, "step", bot=1, to=at(match, (2, 8)))
    assert [row["facing"] for row in can(match, "choose-facing")] == ["up", "right", "down", "left"]
    do(match, "choose-facing", facing="left")
    assert agent(match).facing == LEFT
    assert asked(match) == "act"


@pytest.mark.clause("BC-INTF-08")
def test_bonus_ap_do_not_move_the_disguise_either() -> None:
    """On a physical chip 2 AP without a die: the module's; Interface has the 2 spaces of a Hamster."""
    match = masked(slots=("physical", "general"), module={"at": (2, 6)})
    walk(match, 0, (1, 4), (1, 5))
    assert (g(match).moving.ap, g(match).moving.own) == (2, 0)
    assert refused(match, "step", bot=0, to=at(match, (1, 6))) == "BC-INTF-08"


@pytest.mark.clause("BC-INTF-07")
def test_bonus_movement_is_no_move_action_and_so_not_the_disguises() -> None:
    """A Nitro Shot takes the Hamster's disguise 4 spaces far, and nobody asks where it faces."""
    match = masked(own={"cards": ["nitro-shot"]}, phase="route-first")
    do(match, "use", what="nitro-shot")
    for space in ((1, 4), (1, 5), (1, 6), (1, 7)):
        do(match, "step", bot=0, to=at(match, space))
    assert (agent(match).cell, asked(match)) == (at(match, (1, 7)), "route-first")


@pytest.mark.clause("BC-INTF-02")
def test_walking_onto_the_own_chip_gives_the_disguise_away_with_its_movement() -> None:
    """A Walker has 4 spaces; after the first Interface stands on its chip, detected, with the 2 AP that were rolled."""
    match = masked(faces(2), name="walker", own={"chip": (1, 4)})
    walk(match, 1, (1, 4))
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert (g(match).moving.ap, g(match).moving.own) == (2, 0)


# Abilities


@pytest.mark.clause("BC-INTF-10")
def test_the_disguises_abilities_work_on_the_teams_bots() -> None:
    """A Walker's Drain: the agent it comes to stand beside discards a reserve chip; Interface has no loss."""
    match = masked(
        faces(1), name="walker", own={"reserve": ("tech",)}, others=({"at": (1, 6), "reserve": ("utility",)},)
    )  # fmt: skip
    walk(match, 1, (1, 4), (1, 5))
    assert told(match, Drained) == [Drained(MASK, 1, "utility")]
    assert (agent(match, 0).reserve, agent(match, 1).reserve) == (("tech",), ())


@pytest.mark.clause("BC-INTF-10")
def test_a_grappling_disguise_holds_the_teams_bots() -> None:
    """Leaving the space beside a Clinch costs 1 AP more."""
    match = masked(faces(2), name="clinch", others=({"at": (1, 4)},), active=1)
    walk(match, 1, (1, 5), bot=1)
    assert asked(match) == "act"


@pytest.mark.clause("BC-INTF-11")
def test_disguised_interface_suffers_from_no_ability_of_a_unit() -> None:
    """Beside a Walker it keeps its chips, away from a Clinch it goes for one space, before Zuk it keeps its power."""
    match = masked(own={"reserve": ("tech",)}, units=[{"name": "walker", "at": (1, 5), "facing": "right"}])
    walk(match, 0, (1, 4))
    assert agent(match).reserve == ("tech",)
    match = masked(units=[{"name": "clinch", "at": (1, 4), "facing": "right"}])
    walk(match, 0, (1, 2))
    assert g(match).moving.own == 1
    match = masked(units=[{"name": "zuk", "at": (1, 9), "facing": "left"}], own={"power": 3})
    walk(match, 0, (1, 4))
    assert agent(match).power == 3


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


@pytest.mark.clause("BC-INTF-17")
def test_shut_down_as_a_guard_it_loses_the_disguise_and_two_power() -> None:
    """5 power: 3 are left, and Interface is not shut down."""
    match = masked(own={"power": 5}, phase="security", units=[{"at": (1, 9), "facing": "left"}])
    shut_unit(g(match), MASK, "BC-SHUTSEC-02")
    bot = agent(match)
    assert (bot.power, bot.disguise, bot.shut) == (3, "", False)
    assert g(match).guards[0].gone == ("hamster",)
    assert unit(match).number == 1


def test_activation_without_a_disguise_leaves_interface_alone() -> None:
    """It is then an agent like any other."""
    match = activate(1, plan="masked_lane", agents=[{"name": "interface", "at": (1, 3)}], module=AWAY)
    assert done(match) == []
    assert told(match, Detected) == []
    assert module(match).cell == at(match, (2, 9))
