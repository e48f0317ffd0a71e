"""NeedChain's threat card, level by level."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.keypad.doors import at_door, begin, inputs
from tests.rules.burncycle.network.mats import at, chips, go, ping_turn, pings, starts, story
from tests.rules.burncycle.strike.blows import POOL, dice_for, roll_of
from tests.rules.burncycle.table import agent, do, g, told
from tests.rules.burncycle.threat.rising import advance, happened

from getaway.games.burncycle.burn.events import Degraded
from getaway.games.burncycle.keypad.events import Forced
from getaway.games.burncycle.network.events import LevelChanged, PingAdded, PingDieRolled, PingMoved, PingTransferred
from getaway.games.burncycle.surveil.events import ResultResolved, Surveilled
from getaway.games.burncycle.table.parts import ACCESS
from getaway.games.burncycle.table.pieces import corporations, imperatives, keypad_cards
from getaway.games.burncycle.threat.dial import escalation
from getaway.games.burncycle.threat.events import ThreatEvent

# Escalations


@pytest.mark.clause("BC-THRCARD-03")
@pytest.mark.parametrize(("threat", "rolls"), [(12, 1), (13, 2), (14, 2)])
def test_an_escalation_is_in_force_at_or_above_its_level(threat: int, rolls: int) -> None:
    """Two dice a hub from 13 on."""
    match = ping_turn(1, *["level"] * rolls, threat=threat, held=(at(2, 4),))
    assert len(told(match, PingDieRolled)) == rolls


@pytest.mark.clause("BC-THRCARD-03")
def test_an_escalation_ends_when_threat_falls_and_comes_back_when_it_rises() -> None:
    """The one at 8 holds at 8, ends at 7 by a hub, and holds again at 8."""
    match = chips("general", threat=8, reached=8, agents=[{"ip": at(2, 0)}])
    assert escalation(g(match), "door-level") == 2
    go(match, 2, 1)
    assert (g(match).threat, escalation(g(match), "door-level")) == (7, 0)
    match = advance(1, 7, reached=8)
    assert (g(match).threat, escalation(g(match), "door-level")) == (8, 2)


@pytest.mark.clause("BC-THRCARD-08")
@pytest.mark.parametrize(("threat", "level"), [(7, 1), (8, 2)])
def test_monitor_protocol_makes_level_1_doors_level_2(threat: int, level: int) -> None:
    """On floor 1 the keypad is read in column 2 and withstands 6 from 8 on, in column 1 and 4 below."""
    card = next(
        name for name, card in keypad_cards().items() if len({each.inputs for each in card.columns[:2]} - {()}) == 2
    )
    match = at_door(card, roll_of(4), threat=threat, pool=POOL)
    begin(match)
    assert inputs(match) == keypad_cards()[card].columns[level - 1].inputs
    match = at_door("live-wire", roll_of(4), threat=threat, pool=POOL)
    begin(match)
    do(match, "brute-force", **dice_for(4))
    assert told(match, Forced)[0].durability == (4, 6)[level - 1]


@pytest.mark.clause("BC-THRCARD-10")
def test_shadow_profiles_means_two_rolls_for_a_hub() -> None:
    """One hub with a ping at 13: two; two hubs: four."""
    match = ping_turn(1, "level", "level", threat=13, held=(at(2, 4),))
    assert [rolled.left for rolled in told(match, PingDieRolled)] == [1, 0]
    match = ping_turn(1, *["level"] * 4, threat=13, held=(at(2, 4), at(3, 4)))
    assert len(told(match, PingDieRolled)) == 4


@pytest.mark.clause("BC-THRCARD-12")
@pytest.mark.parametrize(("threat", "ceo"), [(20, 3), (19, 2)])
def test_needchain_prime_keeps_the_ceo_at_3(threat: int, ceo: int) -> None:
    """The CEO at 3 wins a boot: it stays 3 at 20, and falls to 2 below."""
    match = chips("general", threat=threat, reached=threat, ceo=3, agents=[{"ip": at(1, 4)}], pings=(at(1, 5),))
    go(match, 1, 5)
    assert (agent(match).ip, g(match).ceo) == (ACCESS, ceo)


@pytest.mark.clause("BC-THRCARD-12")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 3), (5, 5)])
def test_needchain_prime_lifts_the_ceo_to_3(before: int, after: int) -> None:
    """As soon as 20 is reached; a higher level stays."""
    match = advance(1, 19, ceo=before)
    assert happened(match) == [20]
    assert g(match).ceo == after
    assert len(told(match, LevelChanged)) == (before != after)


# Events


@pytest.mark.clause("BC-THRCARD-06")
def test_activity_tracking_adds_two_pings_and_activates_all_once() -> None:
    """At 4: both enter and move, no die is rolled, and the one that ends on a line outwards does not transfer."""
    match = advance(1, 3)
    assert told(match, PingAdded) == [PingAdded(at(4, 0)), PingAdded(at(4, 1))]
    assert starts(match) == [(4, 1), (4, 0)]
    assert pings(match) == [(4, 2), (4, 3)]
    assert told(match, PingDieRolled) == []
    assert told(match, PingTransferred) == []


@pytest.mark.clause("BC-THRCARD-06")
def test_activity_tracking_moves_the_pings_that_were_there_too() -> None:
    """From the outermost layer inwards, with boots as usual, and with equal gaps chosen by the players."""
    match = advance(1, 3, pings=(at(2, 8), at(3, 0)), agents=[{"ip": at(2, 10)}])
    assert starts(match) == [(2, 8), (3, 0), (4, 1), (4, 0)]
    assert (agent(match).ip, agent(match).detected) == (ACCESS, True)
    match = advance(1, 3, pings=(at(2, 2), at(2, 8)))
    assert told(match, PingMoved) == []
    do(match, "choose-node", node=at(2, 8))
    assert starts(match)[:2] == [(2, 8), (2, 2)]
    assert g(match).pinging is None


@pytest.mark.clause("BC-THRCARD-07")
def test_remote_spindown_deactivates_the_first_slot() -> None:
    """At 6 slot 1 has no peg and its chip is in the supply; the other slots stay."""
    match = advance(1, 5, slots=("tech", "general", "captain"))
    first, second, third, *_ = g(match).slots
    assert (first.active, first.chip) == (False, "")
    assert (second.chip, third.chip) == ("general", "captain")
    without = advance(1, 4, slots=("tech", "general", "captain"))
    assert g(without).slots[0].chip == "tech"
    assert g(match).supply[2] == g(without).supply[2] + 1


@pytest.mark.clause("BC-THRCARD-09")
def test_new_quotas_gives_imperatives_to_agents_without_one() -> None:
    """At 10 the first agent draws one, the second keeps its own, the command module gets none."""
    first, second, third, *_ = imperatives()
    match = advance(2, 8, first, agents=[{}, {"imperative": second}], rig={"imperatives": [first, third]})
    assert happened(match) == [10]
    assert [bot.imperative for bot in g(match).bots] == [first, second, ""]
    match = advance(2, 7, agents=[{}, {"imperative": second}], rig={"imperatives": [first]})
    assert agent(match).imperative == ""


@pytest.mark.clause("BC-THRCARD-11")
def test_strikebuster_adds_two_pings_and_activates_all() -> None:
    """At 16, as at 4."""
    match = advance(1, 15, pings=(at(2, 8),))
    assert told(match, ThreatEvent) == [ThreatEvent(16, "strikebuster")]
    assert told(match, PingAdded) == [PingAdded(at(4, 0)), PingAdded(at(4, 1))]
    assert starts(match) == [(2, 8), (4, 1), (4, 0)]
    assert told(match, PingDieRolled) == []


@pytest.mark.clause("BC-THRCARD-11")
@pytest.mark.parametrize(("slots", "slot"), [(("tech", "captain"), 1), (("-tech", "general", "captain"), 2)])
def test_at_18_the_leftmost_active_chip_is_degraded(slots: tuple[str, ...], slot: int) -> None:
    """The first chip, or the second where the first is degraded already; no other."""
    match = advance(1, 17, slots=slots)
    assert happened(match) == [18]
    assert [degraded.slot for degraded in told(match, Degraded)] == [slot]
    assert [n for n, each in enumerate(g(match).slots, 1) if each.degraded] == list(range(1, slot + 1))


@pytest.mark.clause("BC-THRCARD-13")
def test_reinforcements_surveil_every_room_with_guards() -> None:
    """Two rooms with beads and posts at 23: each die counts as a guard, and a guard stands on each post."""
    storage, security = 0, 1
    match = advance(1, 22, unseen=(storage, security))
    assert happened(match) == [23]
    assert [(each.room, each.faces) for each in told(match, Surveilled)] == [
        (storage, ("guard",)),
        (security, ("guard",)),
    ]
    assert [each.face for each in told(match, ResultResolved)] == ["guard", "guard"]
    rooms = g(match).floor.rooms
    assert sorted(unit.cell for unit in g(match).units) == sorted(rooms[n].room_posts[0].cell for n in (0, 1))
    assert g(match).unseen == ()
    assert g(advance(1, 21, unseen=(storage, security))).unseen == (storage, security)


def test_needchain_sits_at_silicon_mountain() -> None:
    """Its card has events and escalations from 4 to 23, in rising order."""
    card = corporations()["needchain"]
    assert card.place == "Silicon Mountain"
    assert [entry.level for entry in card.threat] == [4, 6, 8, 10, 13, 16, 18, 20, 23]
    assert [entry.level for entry in card.threat if entry.kind == "escalation"] == [8, 13, 20]


def test_events_told_once_each() -> None:
    """A long way up tells every level once, in order."""
    match = advance(4, 14, slots=("general", "captain"))
    assert story(match, ThreatEvent) == [ThreatEvent(16, "strikebuster"), ThreatEvent(18, "throttled")]
