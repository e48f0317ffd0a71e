"""Threat: three steps, a Virus with the third, and what ignoring it means."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, cited, do, g, player, told

from getaway.games.breach.attack.events import Disconnected, ThreatIgnored, ThreatRose, VirusAssigned
from getaway.games.breach.table.parts import FIREWALL
from getaway.kernel import Match

FIREWALL_VIRUSES = 17


def raised(**own: Any) -> Match:
    """Sturm's second box has raised the Threat of his player by 1, and given two cubes."""
    match = arrange(2, seats=[{"avatar": "sturm", **own}, {"avatar": "hugo"}])
    do(match, "develop", box=4, cheat="slide")
    return match


def infected(face: str, **own: Any) -> Match:
    """Hugo has rolled this face of the Infection die."""
    match = arrange(2, face, "virus", seats=[{"at": 4, **own}])
    do(match, "infect")
    return match


@pytest.mark.clause("BR-THREAT-02")
def test_the_first_increase_puts_a_token_on_1() -> None:
    """Threat 0 becomes 1, and a Virus of the Firewall's supply lies on the indicator."""
    match = raised()
    assert player(match).threat == 1
    assert g(match).virus_supply[FIREWALL] == FIREWALL_VIRUSES - 1
    assert [each.threat for each in told(match, ThreatRose)] == [1]


@pytest.mark.clause("BR-THREAT-03")
def test_the_second_increase_moves_it_to_2() -> None:
    """Threat 1 becomes 2 with the same token."""
    match = raised(threat=1)
    assert player(match).threat == 2
    assert g(match).virus_supply[FIREWALL] == FIREWALL_VIRUSES - 1


@pytest.mark.clause("BR-THREAT-04")
def test_the_third_increase_resets_it_and_brings_a_virus() -> None:
    """At Threat 2 the next increase leaves Threat 0 and a Firewall Virus on the Avatar."""
    match = raised(threat=2)
    assert (player(match).threat, player(match).viruses) == (0, (0, 0, 0, 0, 1))
    assert g(match).virus_supply[FIREWALL] == FIREWALL_VIRUSES - 1
    assert ("BR-THREAT-04",) in cited(match, VirusAssigned)


@pytest.mark.clause("BR-THREAT-05")
def test_two_steps_are_taken_one_by_one() -> None:
    """Double Threat at Threat 2: the first step brings a Virus, the second leaves Threat at 1. At 0 it becomes 2."""
    match = infected("double-threat", threat=2)
    assert (player(match).threat, player(match).viruses[FIREWALL]) == (1, 1)
    low = infected("double-threat")
    assert (player(low).threat, player(low).viruses[FIREWALL]) == (2, 0)
    assert [each.threat for each in told(low, ThreatRose)] == [1, 2]


@pytest.mark.clause("BR-THREAT-05")
def test_a_step_that_eliminates_the_avatar_is_the_last() -> None:
    """With 2 Viruses and Threat 2 the first of two steps eliminates Hugo; the second finds nobody."""
    match = infected("double-threat", threat=2, viruses={"firewall": 2})
    assert (player(match).connected, player(match).threat, sum(player(match).viruses)) == (False, 0, 3)


@pytest.mark.clause("BR-THREAT-06")
def test_the_virus_from_threat_can_be_the_third() -> None:
    """Two Viruses, one of them Sturm's, and Threat 2: the next increase eliminates the Avatar."""
    match = raised(threat=2, viruses={"firewall": 1, 1: 1})
    assert not player(match).connected
    assert len(told(match, Disconnected)) == 1
    assert player(match).viruses == (0, 1, 0, 0, 2)


@pytest.mark.clause("BR-THREAT-07")
def test_the_token_on_the_indicator_is_no_virus_on_the_avatar() -> None:
    """Threat rises to 2 with 2 Viruses: the Avatar still has 2 and is not eliminated."""
    match = raised(threat=1, viruses={"firewall": 2})
    assert (player(match).threat, sum(player(match).viruses), player(match).connected) == (2, 2, True)


@pytest.mark.clause("BR-CPA-06")
def test_reset_threat_gives_the_token_back() -> None:
    """Threat 1 is reset: it is 0, and the token is back with the Firewall."""
    match = arrange(2, seats=[{"threat": 1, "research": ["reset-threat"]}])
    assert g(match).virus_supply[FIREWALL] == FIREWALL_VIRUSES - 1
    do(match, "research", token="reset-threat")
    assert player(match).threat == 0
    assert g(match).virus_supply[FIREWALL] == FIREWALL_VIRUSES


@pytest.mark.clause("BR-CPI-02")
def test_an_ignored_increase_has_no_consequence() -> None:
    """A shielded Avatar at Threat 2 ignores Double Threat: Threat stays, no Virus comes, nobody is eliminated."""
    match = infected("double-threat", threat=2, viruses={"firewall": 2}, shield=True)
    own = player(match)
    assert (own.threat, sum(own.viruses), own.connected, own.shield) == (2, 2, True, True)
    assert len(told(match, ThreatIgnored)) == 1
    assert told(match, ThreatRose) == []
    waived = infected("double-threat", threat=2, viruses={"firewall": 2}, shield=True, waives_threat=True)
    assert not player(waived).connected
