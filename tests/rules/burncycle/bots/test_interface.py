"""Interface in disguise, in players' turns: nobody sees through it, and it moves like a guard."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.burncycle.bots.masks import AWAY, MASK, masked, walk
from tests.rules.burncycle.network import mats
from tests.rules.burncycle.security.watch import attacks, done, path
from tests.rules.burncycle.strike.blows import dice_for, roll_of
from tests.rules.burncycle.table import agent, arrange, asked, at, can, cited, do, faces, g, refused, told

from getaway.games.burncycle.bots.disguise import take_off
from getaway.games.burncycle.bots.events import DisguisePutOn, DisguiseTakenOff
from getaway.games.burncycle.floor import LEFT, RIGHT
from getaway.games.burncycle.security.events import Drained, UnitStopped
from getaway.games.burncycle.table.doing import Moving
from getaway.games.burncycle.table.pieces import guards

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
    assert refused(match, "take-off-disguise", seat=0) == "BC-FREE-05"


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


@pytest.mark.clause("BC-INTF-13", "BC-SACT-17")
@pytest.mark.parametrize("module", [False, True])
def test_a_bot_the_disguise_walks_into_stays_undetected(module: bool) -> None:
    """A Hamster's patrol ends in front of the bot, which is neither detected nor attacked; a real Hamster does both."""
    bot = {"at": (1, 5), "power": 5}
    guard = {"name": "hamster", "at": (1, 3), "facing": "right"}
    position: dict[str, Any] = {"phase": "security", **({"module": bot} if module else {"others": (bot,)})}
    match = masked(**position)
    assert path(match, MASK) == [(1, 4)]
    assert told(match, UnitStopped) == [UnitStopped(MASK, 1)]
    assert (agent(match, 1).chip, agent(match, 1).power) == (-1, 5)
    assert (attacks(match), agent(match).facing) == ([], RIGHT)
    assert cited(match, UnitStopped) == [("BC-SACT-17", "BC-INTF-13")]
    match = masked(space=(2, 1), units=[guard], name="tripod", **position)
    do(match, "choose-unit", unit=1)
    assert (agent(match, 1).detected, agent(match, 1).power) == (True, 4)


@pytest.mark.clause("BC-INTF-13")
def test_a_hidden_bot_the_disguise_walks_into_stays_hidden() -> None:
    """Sent to a chip on the hiding spot, Interface stops before the bot there, which goes on hiding."""
    own = {"name": "interface", "at": (2, 2), "disguise": "hamster", "facing": "right"}
    others = [{"at": (3, 3), "hidden": True, "power": 5}, {"at": (1, 8), "chip": (3, 3)}]
    match = arrange(3, phase="security", plan="watch_offices", agents=[own, *others], module={"at": (1, 9)})
    do(match, "choose-route", route=(at(match, (2, 3)), at(match, (3, 3))))
    assert told(match, UnitStopped) == [UnitStopped(MASK, 1)]
    assert (agent(match, 1).hidden, agent(match, 1).chip, agent(match, 1).power) == (True, -1, 5)


@pytest.mark.clause("BC-INTF-13", "BC-INTF-15")
def test_a_detected_bot_is_pursued_and_attacked_by_the_disguise() -> None:
    """Only undetected bots are safe from Interface."""
    match = masked(phase="security", others=({"at": (1, 5), "detected": True, "power": 5},))
    assert (path(match, MASK), attacks(match)) == ([(1, 4)], [(MASK, 1)])
    assert agent(match, 1).power == 4


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
    """A Walker has 4 spaces; after the first Interface stands on its chip, detected, and does not move on."""
    match = masked(faces(2), name="walker", own={"chip": (1, 4)}, module={"at": (2, 6)})
    walk(match, 1, (1, 4))
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert (g(match).moving.ap, g(match).moving.own) == (2, 0)


@pytest.mark.clause("BC-INTF-02", "BC-INTF-07", "BC-INTF-08")
def test_a_disguise_lost_in_the_move_leaves_the_ap_to_the_module() -> None:
    """Interface pushes a guard and is unmasked: the 2 AP of the optimized action still move the module alone."""
    match = masked(
        slots=("physical", "general"),
        own={"upgrades": ("push",)},
        module={"at": (2, 6)},
        units=[{"name": "walker", "at": (1, 4), "state": "stunned"}],
    )
    do(match, "move", basic=0, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (1, 4)), push=at(match, (1, 5)))
    assert (agent(match).disguise, agent(match).detected) == ("", True)
    assert refused(match, "step", bot=0, to=at(match, (2, 4))) == "BC-INTF-08"
    assert {row["bot"] for row in can(match, "step")} == {1}
    do(match, "step", bot=1, to=at(match, (2, 7)))
    do(match, "step", bot=1, to=at(match, (2, 8)))
    assert asked(match) == "act"
    assert agent(match).cell == at(match, (1, 4))


@pytest.mark.clause("BC-INTF-07", "BC-INTF-08")
def test_a_disguise_lost_in_bonus_movement_does_not_move_on_after_it() -> None:
    """The move action that goes on after the bonus movement has lost the disguise's 4 spaces, too."""
    outer = Moving(2, steps=(0, 0), own=4, masked=True)
    match = masked(name="walker", phase="moving", module={"at": (2, 6)}, moving=Moving(1, 0, (0, 0), outer=outer))
    take_off(g(match), 0, "BC-INTF-02")
    do(match, "step", bot=0, to=at(match, (1, 4)))
    assert (g(match).moving.bonus, g(match).moving.ap, g(match).moving.own) == (-1, 2, 0)
    assert refused(match, "step", bot=0, to=at(match, (1, 5))) == "BC-INTF-08"


@pytest.mark.clause("BC-INTF-08")
def test_the_next_move_action_is_interfaces_own_again() -> None:
    """Without a disguise from the start, the AP move Interface like any agent."""
    match = masked(faces(2), name="")
    walk(match, 1, (1, 4), (1, 5))
    assert agent(match).cell == at(match, (1, 5))


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
def test_a_draining_disguise_put_on_beside_an_agent_drains_it() -> None:
    """The Walker comes to stand beside the other agent like a guard that deploys there."""
    match = arrange(
        2, "walker", plan="masked_lane", module=AWAY, phase="route-first",
        agents=[{"name": "interface", "at": (1, 3)}, {"at": (1, 4), "reserve": ("utility",)}],
    )  # fmt: skip
    do(match, "disguise")
    do(match, "choose-facing", facing="up")
    assert told(match, Drained) == [Drained(MASK, 1, "utility")]


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


# What is shown of it


def test_a_disguise_that_cannot_be_put_on_says_why() -> None:
    """Detected, Interface sees it among what is blocked; another agent does not."""
    position = {"plan": "masked_lane", "module": AWAY, "phase": "route-first"}
    for name, clauses in (("interface", ["BC-INTF-02"]), ("exe", [])):
        match = arrange(1, agents=[{"name": name, "at": (1, 3), "detected": True}], **position)
        assert [each.clause for each in match.put(0).blocked if each.wish.verb == "disguise"] == clauses


def test_without_a_disguise_interface_faces_nowhere_in_particular() -> None:
    """The facing was that of the guard chip, which is gone."""
    match = masked()
    assert agent(match).facing == RIGHT
    do(match, "take-off-disguise")
    assert (agent(match).disguise, agent(match).facing) == ("", 0)
