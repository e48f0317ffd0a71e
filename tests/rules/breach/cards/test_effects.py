"""Effects: resolved as far as possible, the same wherever they are printed, and dangerous ones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.cards.changes import CUBES, ROOMS
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, player, refused, told

from getaway.games.breach.attack.events import ThreatIgnored, ThreatRose
from getaway.games.breach.sheet.events import CubeGained, ProgramFlipped
from getaway.games.breach.table.parts import FIREWALL
from getaway.kernel import Match
from getaway.kernel.stream import Told


def sitting(avatar: str, breacher: str, *chances: str, **own: Any) -> Match:
    """One player in the middle room, with one cube of each colour."""
    others: dict[str, Any]
    others = {"avatar": "sturm" if avatar != "sturm" else "hugo", "breacher": "cassia", "cubes": {}, "at": 8}
    mine = {"avatar": avatar, "breacher": breacher, "at": 4, "cubes": CUBES, **own}
    return arrange(2, *chances, rooms=ROOMS, seats=[mine, others])


def order(match: Match, *kinds: type) -> list[type]:
    """The events of these kinds, in the order they came."""
    items = [item.event for item in match.told(0) if isinstance(item, Told)]
    return [type(event) for event in items if isinstance(event, kinds)]


@pytest.mark.clause("BR-EFFECT-03")
def test_three_effects_of_a_card_are_one_card_effect() -> None:
    """Skeleton Key turns two rooms and slides: one Cheat resolves all three, and only then the card is done with."""
    match = sitting("mila", "argo", ready=("program",))
    do(match, "cheat", cheat="program")
    do(match, "choose-turn", turn=1)
    do(match, "choose-room", room=5)
    do(match, "choose-turn", turn=2)
    assert told(match, ProgramFlipped) == []
    do(match, "choose-room", room=1)
    assert (g(match).turns[4], g(match).turns[5], player(match).room) == (1, 2, 1)
    assert len(told(match, ProgramFlipped)) == 1


@pytest.mark.clause("BR-EFFECT-04")
def test_what_is_impossible_is_skipped_and_the_rest_is_done() -> None:
    """Vitruvian's box removes Viruses, resets Threat and makes 2 Pushes: with Threat 0 the first and third are done."""
    match = sitting("vitruvian", "argo", viruses={"firewall": 1}, threat=0)
    do(match, "develop", box=4, cheat="slide")
    assert sum(player(match).viruses) == 0
    do(match, "push", box="attack", colour="attack", to="defense")
    do(match, "push", box="defense", colour="attack", to="movement")
    assert cubes(match, "movement", "attack") == 1
    assert asked(match) == "act"


@pytest.mark.clause("BR-EFFECT-04")
def test_a_cost_that_cannot_be_paid_stops_the_whole_effect() -> None:
    """Black Market costs a Credit: without one nothing of it happens, with one all of it does."""
    poor = sitting("hugo", "argo", side=1, ready=("program",))
    assert refused(poor, "cheat", cheat="program") == "BR-EFFECT-04"
    assert player(poor).ready == ("program",)
    rich = sitting("hugo", "argo", "push", "overclock", "ransom", side=1, ready=("program",), credits=1)
    do(rich, "cheat", cheat="program")
    assert (len(g(rich).research[0]), len(g(rich).hands[0]), player(rich).credits) == (1, 2, 0)


@pytest.mark.clause("BR-EFFECT-04")
def test_what_can_be_resolved_must_be() -> None:
    """Overclock makes 2 Pushes: after the first the second cannot be left out."""
    match = sitting("hugo", "argo", hand=["overclock"])
    do(match, "play", card="overclock")
    do(match, "push", box="defense", colour="defense", to="movement")
    assert {wish.verb for wish in match.asks[0].choice} == {"push"}
    assert refused(match, "end-actions") == "BR-PUSH-05"


@pytest.mark.clause("BR-EFFECT-05")
def test_pushes_of_a_card_and_of_a_room_are_the_same() -> None:
    """Overclock and a Terminal make 2 Pushes each: the same cubes, the same arrows, the same refusals."""
    card = sitting("hugo", "argo", hand=["overclock"])
    do(card, "play", card="overclock")
    rooms = {**ROOMS, 4: "tm-1", 3: "v-4"}
    own = {"at": 4, "cubes": {**CUBES, "movement": {"movement": 2}, "cache": {}}}
    room = arrange(2, rooms=rooms, seats=[own, {"at": 8}])
    do(room, "move", to="attack")
    do(room, "activate")
    for match in (card, room):
        assert (asked(match), g(match).pushes) == ("push", 2)
        assert refused(match, "push", box="defense", colour="defense", to="attack") == "BR-PUSH-01"
        assert refused(match, "push", box="cache", colour="attack", to="defense") == "BR-PUSH-03"
        do(match, "push", box="defense", colour="defense", to="movement")
        do(match, "push", box="movement", colour="defense", to="cache")
        assert cubes(match, "cache", "defense") == 1
        assert asked(match) != "push"


@pytest.mark.clause("BR-EFFECT-06")
def test_an_icon_gives_what_it_shows() -> None:
    """The Credit of Insider Tip is gained, and the Research icon of Deep Scan brings a token."""
    credit = sitting("hugo", "argo", hand=["insider-tip"])
    do(credit, "play", card="insider-tip")
    assert (player(credit).credits, g(credit).credit_reserve) == (1, 15)
    scan = sitting("hugo", "vesper", "reroll", hand=["deep-scan"])
    do(scan, "play", card="deep-scan")
    assert g(scan).research[0] == ("reroll",)


@pytest.mark.clause("BR-EFFECT-06")
def test_an_icon_performs_the_effect_it_shows() -> None:
    """The Slide of Slipstream is performed, twice as it says."""
    match = sitting("mila", "argo", hand=["slipstream"])
    do(match, "play", card="slipstream")
    do(match, "choose-room", room=5)
    do(match, "choose-room", room=4)
    assert (player(match).room, asked(match)) == (4, "act")


# Dangerous effects


@pytest.mark.clause("BR-DANGER-02")
def test_the_danger_comes_before_the_benefit() -> None:
    """Sturm's box: Threat rises to 1, and only then cubes are gained."""
    match = sitting("sturm", "vesper")
    do(match, "develop", box=4, cheat="slide")
    assert (player(match).threat, cubes(match, "attack", "attack")) == (1, 3)
    assert order(match, ThreatRose, CubeGained) == [ThreatRose, CubeGained, CubeGained]


@pytest.mark.clause("BR-DANGER-02")
def test_the_danger_hits_the_avatar_that_uses_the_effect() -> None:
    """Pandemic raises the Threat of its player, not of another."""
    seats = [{"at": 4}, {"at": 4, "breacher": "cassia", "side": 1, "ready": ("program",)}]
    match = arrange(2, rooms=ROOMS, seats=seats, active=1)
    do(match, "cheat", cheat="program")
    assert (player(match, 0).threat, player(match, 1).threat) == (0, 1)


@pytest.mark.clause("BR-DANGER-03")
@pytest.mark.parametrize("shield", [False, True])
def test_a_virus_penalty_is_a_virus_of_the_firewall(shield: bool) -> None:
    """Warpath with Sturm's own shield or without: one more Virus, the Firewall's; a shield is for attacks only."""
    match = sitting("sturm", "argo", viruses={1: 1}, ready=("program",), shield=shield)
    before = g(match).virus_supply[FIREWALL]
    do(match, "cheat", cheat="program")
    assert player(match).viruses == (0, 1, 0, 0, 1)
    assert g(match).virus_supply[FIREWALL] == before - 1


@pytest.mark.clause("BR-DANGER-05")
def test_after_an_elimination_the_benefit_is_what_is_still_possible() -> None:
    """Mila's box eliminates her: cube and Research are gained, the free Move is not, and her phase is over."""
    match = sitting("mila", "argo", "push", viruses={"firewall": 2})
    do(match, "develop", box=4, cheat="slide")
    assert not player(match).connected
    do(match, "choose-colour", colour="movement")
    assert (cubes(match, "movement", "movement"), g(match).research[0]) == (2, ("push",))
    assert (asked(match), g(match).moves) == ("configure", ())


@pytest.mark.clause("BR-DANGER-05")
def test_a_shielded_avatar_ignores_a_threat_penalty_and_has_the_benefit() -> None:
    """Sturm's box costs Threat: shielded he ignores it, stays shielded, and gains both cubes."""
    match = sitting("sturm", "argo", shield=True)
    do(match, "develop", box=4, cheat="slide")
    assert (player(match).threat, player(match).shield, cubes(match, "attack", "attack")) == (0, True, 3)
    assert len(told(match, ThreatIgnored)) == 1


def test_effects_with_no_choice_ask_nothing() -> None:
    """Argo's 2 Credits are gained without a question."""
    match = sitting("hugo", "argo")
    do(match, "develop", box=5, cheat="slide")
    assert (asked(match), can(match, "choose-what")) == ("act", [])
