"""Rebooting the burncycle."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.table import agent, asked, can, do, g, refused, told
from tests.rules.burncycle.turn.playing import chips, left, team, turn, until

from getaway.games.burncycle.burn.events import BurncycleCreated, Rebooted, ReserveMade
from getaway.games.burncycle.network.events import IpReturned
from getaway.games.burncycle.security.events import CorporationTurn
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.table.pieces import supplies
from getaway.games.burncycle.threat.events import ThreatChanged, ThreatEvent
from getaway.games.burncycle.turn.events import TurnBegan, TurnEnded
from getaway.kernel import Match
from getaway.kernel.stream import Told


def kinds(match: Match, *wanted: type) -> list[type]:
    """The kinds of events told so far, of those wanted, in their order."""
    events = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [type(event) for event in events if isinstance(event, wanted)]


# When


@pytest.mark.clause("BC-REBOOT-01")
def test_nothing_reboots_by_itself() -> None:
    """With all chips degraded two turns go by, and the chips lie as they lay."""
    match = team(2, "1", "1", phase="begin", slots=("-general", "-captain", "-general"))
    for _ in range(2):
        do(match, "begin-turn")
        until(match, "before-turn")
    assert told(match, Rebooted) == []
    assert chips(match)[:3] == ["-general", "-captain", "-general"]


@pytest.mark.clause("BC-REBOOT-02")
def test_a_reboot_comes_right_before_a_players_turn() -> None:
    """It is accepted from any player before player 2's turn, and refused in every step of it."""
    match = team(2, phase="begin", active=1, team=("tech",) * 2)
    do(match, "reboot", seat=0)
    assert told(match, Rebooted) == [Rebooted(0)]
    assert asked(match) == "before-turn"
    do(match, "begin-turn", seat=1)
    for question in ("route-first", "act", "network", "route-last"):
        until(match, question)
        assert refused(match, "reboot") in {"BC-REBOOT-02", "BC-TURN-02"}
    assert len(told(match, Rebooted)) == 1


@pytest.mark.clause("BC-REBOOT-10")
def test_no_reboot_before_the_corporations_turn() -> None:
    """At the end of the marker holder's turn it is refused, and the corporation's turn follows unasked."""
    match = team(2, "1", phase="route-last", active=1, team=("tech",))
    do(match, "done")
    assert asked(match) == "last"
    assert refused(match, "reboot") == "BC-REBOOT-10"
    do(match, "end-turn")
    assert kinds(match, TurnEnded, CorporationTurn)[:2] == [TurnEnded, CorporationTurn]
    match = team(2, "1", phase="route-last", active=0, team=("tech",))
    do(match, "done")
    do(match, "end-turn")
    assert (asked(match), g(match).active) == ("before-turn", 1)
    do(match, "reboot")


@pytest.mark.clause("BC-REBOOT-11")
def test_a_reboot_between_the_corporations_turn_and_the_next_player() -> None:
    """The corporation's turn is over, nobody's has begun, and the reboot is accepted."""
    match = team(2, "1", phase="route-last", active=1)
    do(match, "done")
    assert (asked(match), g(match).active) == ("before-turn", 0)
    assert told(match, CorporationTurn)
    assert told(match, TurnBegan) == []
    do(match, "reboot")
    assert told(match, Rebooted) == [Rebooted(0)]


@pytest.mark.clause("BC-REBOOT-12")
@pytest.mark.parametrize("slots", [("general",) * 5, ("general", "-general"), ("-general", "-captain")])
def test_a_reboot_with_any_number_of_active_chips(slots: tuple[str, ...]) -> None:
    """With five, with one and with none the slots are full of active chips afterwards."""
    match = turn(phase="begin", slots=slots)
    do(match, "reboot")
    assert sorted(chips(match)[: len(slots)]) == sorted(["captain", *["general"] * (len(slots) - 1)])


# What happens


@pytest.mark.clause("BC-REBOOT-03", "BC-REBOOT-04")
def test_chips_of_burncycle_and_reserves_go_back_to_the_supply() -> None:
    """Active and degraded chips and all reserves, general chips in them too; only what is due leaves the supply."""
    agents = [{"at": (2, 1), "reserve": ("utility",)}, {"at": (2, 3), "reserve": ("general", "physical")}]
    slots = ("tech", "-tech", "captain", "-utility")
    match = team(2, phase="begin", slots=slots, agents=agents, team=("general", "physical"))
    do(match, "reboot")
    box = supplies().chips
    assert g(match).team == ()
    assert (agent(match).reserve, agent(match, 1).reserve) == (
        ("physical", "tech", "tech"),
        ("physical", "utility", "utility"),
    )
    assert left(match, "general") == box["general"] - 3
    assert left(match, "physical") == box["physical"] - 2
    assert (left(match, "tech"), left(match, "utility")) == (box["tech"] - 2, box["utility"] - 2)
    assert left(match, "captain") == 0


@pytest.mark.clause("BC-REBOOT-05", "BC-BURN-02")
def test_the_bag_holds_the_captain_chip_and_general_chips_for_all_active_slots() -> None:
    """Four active slots: the captain chip, even if it was out of the burncycle, and three general ones."""
    match = turn(phase="begin", slots=("tech", "", "utility", "-tech", "physical"))
    do(match, "reboot")
    assert sorted(chips(match)) == ["", "captain", "general", "general", "general"]
    assert chips(match)[1] == ""
    assert all(slot.active == (slot.chip != "") for slot in g(match).slots)


@pytest.mark.clause("BC-REBOOT-06")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_chips_are_drawn_into_the_active_slots_from_left_to_right(place: int) -> None:
    """The captain chip, drawn first, second or third, lies in the first, second or third active slot, active."""
    order = [1, 2]
    order.insert(place, 0)
    match = turn({"order": tuple(order)}, phase="begin", slots=("-general", "", "-captain", "general"))
    do(match, "reboot")
    expected = ["general", "general"]
    expected.insert(place, "captain")
    assert [chips(match)[slot] for slot in (0, 2, 3)] == expected
    created = told(match, BurncycleCreated)[0].chips
    assert [created[slot] for slot in (0, 1, 2, 3, 4)] == [*expected[:1], "", *expected[1:], ""]


def test_without_any_active_slot_no_chip_is_drawn() -> None:
    """The captain chip stays in the supply."""
    match = turn(phase="begin", slots=())
    do(match, "reboot")
    assert chips(match) == [""] * 5
    assert left(match, "captain") == 1


@pytest.mark.clause("BC-REBOOT-07")
def test_reserves_are_made_after_the_draw_the_teams_first() -> None:
    """A bot in room a gives the team its utility chip; the agent has its own allotment."""
    match = turn(phase="begin", agents=[{"at": (2, 4)}], module={"at": (2, 1)})
    do(match, "reboot")
    assert (g(match).team, agent(match).reserve) == (("utility",), ("physical", "tech", "tech"))
    assert kinds(match, BurncycleCreated, ReserveMade) == [BurncycleCreated, ReserveMade, ReserveMade]
    assert [event.bot for event in told(match, ReserveMade)] == [g(match).module, 0]


@pytest.mark.clause("BC-REBOOT-08")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_threat_advances_by_the_player_count(players: int) -> None:
    """From 10 by one for each player."""
    match = team(players, phase="begin", threat=10, reached=10)
    do(match, "reboot")
    assert g(match).threat == 10 + players


@pytest.mark.clause("BC-REBOOT-09")
def test_banned_ips_return() -> None:
    """Both are in access points at level 1 again."""
    agents = [{"at": (2, 1), "ip": BANNED, "level": 4}, {"at": (2, 3), "ip": BANNED, "level": 3}]
    match = team(2, phase="begin", agents=agents)
    do(match, "reboot")
    while asked(match) == "which-access-point":
        do(match, "choose-access", **can(match, "choose-access")[0])
    assert [(bot.ip, bot.level) for bot in g(match).bots[:2]] == [(ACCESS, 1), (ACCESS, 1)]
    assert agent(match).access != agent(match, 1).access


@pytest.mark.clause("BC-REBOOT-14")
def test_the_order_of_a_reboot() -> None:
    """Draw, reserves, threat, the event it reaches, and last the banned IP."""
    match = turn(phase="begin", agents=[{"at": (2, 1), "ip": BANNED}], threat=5, reached=5)
    do(match, "reboot")
    until_asked = kinds(match, BurncycleCreated, ReserveMade, ThreatChanged, ThreatEvent, IpReturned)
    assert until_asked == [BurncycleCreated, ReserveMade, ReserveMade, ThreatChanged, ThreatEvent]
    assert agent(match).ip == BANNED
    assert chips(match)[0] == ""
    do(match, "choose-access", **can(match, "choose-access")[0])
    assert told(match, IpReturned)[0].seat == 0
    assert agent(match).ip == ACCESS


@pytest.mark.clause("BC-REBOOT-02")
def test_a_reboot_is_no_part_of_the_turn_that_follows() -> None:
    """An agent shut down by an event that the reboot sets off still has its turn."""
    agents = [{"at": (2, 1), "power": 1}]
    match = turn(phase="begin", agents=agents, corporation="salida", threat=13, reached=13)
    do(match, "reboot")
    assert told(match, ThreatEvent)[0].title == "brownout"
    assert agent(match).shut
    assert (asked(match), g(match).active) == ("before-turn", 0)
    assert [*told(match, TurnEnded), *told(match, CorporationTurn)] == []
    do(match, "begin-turn")
    assert asked(match) == "route-first"
