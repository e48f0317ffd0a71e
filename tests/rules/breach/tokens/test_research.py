"""Research tokens: secret until they are used, each at its moment."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, can, cited, cubes, do, g, player, refused, told, whom

from getaway.games.breach import GAME
from getaway.games.breach.ground.events import ResearchRecycled
from getaway.games.breach.table.parts import FIREWALL, Gateway
from getaway.games.breach.tokens.events import ResearchGained, ResearchUsed
from getaway.kernel import Match

OPEN = {0: "v-4", 1: "v-1", 3: "tm-1", 4: "gr-1"}


def holding(*tokens: str, chances: tuple[str, ...] = (), **own: Any) -> Match:
    """Hugo holds these tokens in his Action Phase."""
    return arrange(2, *chances, rooms=OPEN, seats=[{"at": 0, "research": list(tokens), **own}, {"at": 0, "cubes": {}}])


@pytest.mark.clause("BR-RES-02")
def test_others_see_only_how_many_tokens_a_player_holds() -> None:
    """Hugo holds two tokens: he sees them, Sturm sees their backs, also when one more is gained."""
    match = arrange(2, "reroll", seats=[{"breacher": "vesper", "research": ["boost-attack", "push"], "hand": []}])
    assert GAME.view(g(match), 0).research[0] == ("boost-attack", "push")
    assert GAME.view(g(match), 1).research[0] == ("hidden", "hidden")
    do(match, "develop", box=5, cheat="slide")
    assert [each.token for each in told(match, ResearchGained, seat=1)] == ["hidden", "hidden"]
    assert "reroll" in [each.token for each in told(match, ResearchGained, seat=0)]
    assert GAME.view(g(match), 1).research[0] == ("hidden",) * 4


@pytest.mark.clause("BR-RES-02")
def test_nobody_uses_a_token_that_is_not_held() -> None:
    """Sturm holds a Push token, Hugo does not and cannot use one."""
    match = arrange(2, seats=[{"research": ["reset-threat"]}, {"research": ["push"]}])
    assert refused(match, "research", token="push") == "BR-RES-02"


@pytest.mark.clause("BR-RES-03")
def test_there_is_no_limit_to_tokens_held() -> None:
    """With ten tokens two more are gained, and nothing is discarded."""
    ten = ["boost-attack", "boost-defense", "boost-movement", "reroll", "push"] * 2
    match = arrange(2, "reset-threat", "remove-virus", seats=[{"breacher": "vesper", "research": ten}])
    do(match, "develop", box=5, cheat="slide")
    assert g(match).research[0] == tuple(sorted((*ten, "reset-threat", "remove-virus")))
    assert g(match).research_gone == ()


REST = (*["boost-movement", "boost-attack", "boost-defense", "reroll"] * 3, "push", "push", "reset-threat")
GONE = ("move-gateway", "move-gateway", "remove-virus", "remove-virus", "reset-threat")


@pytest.mark.clause("BR-RES-05")
def test_an_empty_reserve_is_refilled_from_the_discards() -> None:
    """The Reserve is empty and five tokens are discarded: they are the new Reserve, and tokens are taken of it."""
    seats = [{"breacher": "vesper", "hand": []}, {"research": list(REST)}]
    match = arrange(2, "move-gateway", "remove-virus", seats=seats, research_gone=GONE)
    assert g(match).research_left == ()
    do(match, "develop", box=5, cheat="slide")
    assert g(match).research[0] == ("move-gateway", "remove-virus")
    assert (g(match).research_left, g(match).research_gone) == (("move-gateway", "remove-virus", "reset-threat"), ())
    assert [each.n for each in told(match, ResearchRecycled)] == [5]


@pytest.mark.clause("BR-RES-05")
def test_discards_stay_while_the_reserve_has_tokens() -> None:
    """The Reserve has tokens left: discards are not touched."""
    match = arrange(2, "push", "reroll", seats=[{"breacher": "vesper"}], research_gone=("push",))
    do(match, "develop", box=5, cheat="slide")
    assert g(match).research_gone == ("push",)


@pytest.mark.clause("BR-RES-06")
@pytest.mark.parametrize("token", ["push", "reset-threat", "move-gateway", "remove-virus"])
def test_tokens_are_used_in_the_own_action_phase(token: str) -> None:
    """A token can be used in its player's Action Phase, not in another player's turn or the Configuration Phase."""
    own = {"research": [token], "threat": 1, "viruses": {"firewall": 1}}
    assert can(arrange(2, seats=[own]), "research") == [{"token": token}]
    other = arrange(2, seats=[own], active=1)
    assert refused(other, "research", seat=0, token=token) == "BR-RES-06"
    late = arrange(2, seats=[own])
    do(late, "end-actions")
    assert refused(late, "research", token=token) == "BR-RES-06"


@pytest.mark.clause("BR-RES-06")
def test_in_a_response_to_an_enemy_attack_a_push_token_is_refused() -> None:
    """Hugo is asked for a response in Sturm's turn: his Push token does not belong there."""
    seats = [{"at": 0, "research": ["push"]}, {"at": 0, "cubes": {"attack": {"attack": 1}}}]
    match = arrange(2, rooms=OPEN, seats=seats, active=1)
    do(match, "attack", to="defense")
    do(match, "target", model=0)
    assert (whom(match), asked(match)) == (0, "respond-to-attack")
    assert can(match, "research") == []
    assert refused(match, "research", token="push") == "BR-RES-06"


@pytest.mark.clause("BR-RES-07")
def test_tokens_are_used_one_after_the_other() -> None:
    """The first Push is made before the second token can be discarded."""
    match = holding("push", "push")
    do(match, "research", token="push")
    assert (g(match).research_gone, asked(match)) == (("push",), "push")
    assert can(match, "research") == []
    refused(match, "research", token="push")
    do(match, "push", box="movement", colour="movement", to="cache")
    do(match, "research", token="push")
    assert g(match).research_gone == ("push", "push")


@pytest.mark.clause("BR-RES-08")
def test_a_used_token_lies_open_among_the_discards() -> None:
    """Everybody sees which token was used, and finds it in the discards, no longer in the hand."""
    match = holding("reset-threat")
    do(match, "research", token="reset-threat")
    assert [each.token for each in told(match, ResearchUsed, seat=1)] == ["reset-threat"]
    assert GAME.view(g(match), 1).research_gone == ("reset-threat",)
    assert g(match).research[0] == ()
    assert cited(match, ResearchUsed) == [("BR-RES-08",)]


# Boosts


@pytest.mark.clause("BR-RES-09")
def test_a_movement_boost_adds_2_mp_as_the_move_is_declared() -> None:
    """Before the Move the token is refused; once it is declared, 2 MP are added; the next Move has them no more."""
    match = holding("boost-movement", cubes={"movement": {"movement": 2}})
    assert refused(match, "research", token="boost-movement") == "BR-RES-09"
    do(match, "move", to="cache")
    assert g(match).moves[-1].mp == 4
    do(match, "research", token="boost-movement")
    assert g(match).moves[-1].mp == 6
    do(match, "stop")
    do(match, "move", to="cache")
    assert g(match).moves[-1].mp == 2


@pytest.mark.clause("BR-RES-09")
def test_a_movement_boost_comes_too_late_once_mp_are_spent() -> None:
    """Hugo has gone on: his Move is no longer being declared."""
    match = holding("boost-movement")
    do(match, "move", to="cache")
    do(match, "go", room=1)
    assert can(match, "research") == []
    assert refused(match, "research", token="boost-movement") == "BR-RES-09"


@pytest.mark.clause("BR-RES-09")
def test_an_attack_boost_adds_2_to_the_attack_declared() -> None:
    """Attack 2 against Defense 2 would be 1 Virus; with the Boost it is twice the Defense and 3."""
    seats = [
        {"at": 0, "research": ["boost-attack"], "cubes": {"attack": {"attack": 1}}},
        {"at": 0, "cubes": {"defense": {"movement": 2}}},
    ]
    match = arrange(2, rooms=OPEN, seats=seats)
    assert refused(match, "research", token="boost-attack") == "BR-RES-09"
    do(match, "attack", to="cache")
    do(match, "target", model=1)
    assert (whom(match), asked(match)) == (0, "respond-to-attack")
    do(match, "research", token="boost-attack")
    assert not player(match, 1).connected
    assert sum(player(match, 1).viruses) == 3


@pytest.mark.clause("BR-RES-17")
def test_only_the_defense_boost_is_used_outside_the_own_turn() -> None:
    """Sturm attacks Hugo with 3: the Defense Boost can answer, Attack and Movement Boosts cannot; it saves a Virus."""
    seats = [
        {
            "at": 0,
            "research": ["boost-defense", "boost-attack", "boost-movement"],
            "cubes": {"defense": {"movement": 2}},
        },
        {"at": 0, "cubes": {"attack": {"attack": 1, "movement": 1}}},
    ]
    match = arrange(2, rooms=OPEN, seats=seats, active=1)
    do(match, "attack", to="defense")
    do(match, "target", model=0)
    assert can(match, "research") == [{"token": "boost-defense"}]
    assert refused(match, "research", token="boost-attack") == "BR-RES-09"
    assert refused(match, "research", token="boost-movement") == "BR-RES-09"
    do(match, "research", token="boost-defense")
    do(match, "pass")
    assert player(match).viruses[1] == 1


@pytest.mark.clause("BR-RES-17")
def test_the_defense_boost_is_for_the_own_avatar_only() -> None:
    """Sturm attacks Vitruvian: Hugo is asked whether he plays a card, yet his Boost is not for others or attacks."""
    seats = [
        {"at": 0, "breacher": "ishtar", "hand": ["bloodlust"], "research": ["boost-defense"]},
        {"at": 4},
        {"at": 4, "breacher": "vesper", "cubes": {}},
    ]
    match = arrange(3, rooms=OPEN, seats=seats, active=1)
    do(match, "attack", to="defense")
    do(match, "target", model=2)
    assert (whom(match), asked(match)) == (0, "respond-to-attack")
    assert can(match, "research") == []
    assert refused(match, "research", token="boost-defense") == "BR-RES-17"
    own = holding("boost-defense")
    assert refused(own, "research", token="boost-defense") == "BR-RES-17"
    do(own, "attack", to="cache")
    assert refused(own, "research", token="boost-defense") == "BR-RES-17"


# The other tokens


@pytest.mark.clause("BR-RES-10")
def test_a_reroll_counts_instead_of_the_first_roll() -> None:
    """Double Threat is rolled and rolled again: Threat stays, and the Virus of the new result is placed."""
    match = holding("reroll", chances=("double-threat", "virus-bot"))
    assert refused(match, "research", token="reroll") == "BR-RES-10"
    do(match, "infect")
    assert asked(match) == "after-the-roll"
    do(match, "research", token="reroll")
    assert (player(match).threat, g(match).track) == (0, (1, 0, 0))
    assert g(match).infected[0] == 1


@pytest.mark.clause("BR-RES-11")
def test_move_gateway_moves_one_gateway_of_choice() -> None:
    """Any of the four can be named; that one changes its place and the others stay."""
    match = holding("move-gateway")
    before = g(match).gateways
    do(match, "research", token="move-gateway")
    assert [each["gateway"] for each in can(match, "choose-gateway")] == [1, 2, 3, 4]
    do(match, "choose-gateway", gateway=3)
    do(match, "choose-edge", edge=g(match).grid.outer.index((1, 0)))
    assert g(match).gateways == (before[0], before[1], Gateway(3, 1, 0), before[3])


@pytest.mark.clause("BR-RES-12")
def test_a_gateway_goes_to_a_room_without_one() -> None:
    """The corner rooms have Gateways and take no second; every outer side of the other rooms can be named."""
    match = holding("move-gateway")
    do(match, "research", token="move-gateway")
    do(match, "choose-gateway", gateway=1)
    outer = g(match).grid.outer
    edges = [each["edge"] for each in can(match, "choose-edge")]
    assert [outer[edge] for edge in edges] == [(1, 0), (5, 1), (7, 2), (3, 3)]
    assert refused(match, "choose-edge", edge=outer.index((2, 0))) == "BR-RES-12"


@pytest.mark.clause("BR-RES-12")
def test_no_gateway_comes_between_omega_and_its_room() -> None:
    """Omega lies at the north side of room 1: that side isn't an outer edge any more, and Omega takes no Gateway."""
    match = arrange(2, seats=[{"research": ["move-gateway"]}], omega=1)
    outer = g(match).grid.outer
    assert outer[1] == (1, 0)
    do(match, "research", token="move-gateway")
    do(match, "choose-gateway", gateway=1)
    assert [outer[each["edge"]] for each in can(match, "choose-edge")] == [(5, 1), (7, 2), (3, 3)]


@pytest.mark.clause("BR-RES-13")
def test_remove_virus_takes_a_virus_of_the_firewall() -> None:
    """Of a Firewall Virus and one of Sturm's the Firewall's goes, back to its supply."""
    match = holding("remove-virus", viruses={"firewall": 1, 1: 1})
    supply = g(match).virus_supply[FIREWALL]
    do(match, "research", token="remove-virus")
    assert (player(match).viruses[FIREWALL], player(match).viruses[1]) == (0, 1)
    assert g(match).virus_supply[FIREWALL] == supply + 1


@pytest.mark.clause("BR-RES-13")
def test_remove_virus_takes_only_one() -> None:
    """Two Firewall Viruses lie there, one is left."""
    match = holding("remove-virus", viruses={"firewall": 2})
    do(match, "research", token="remove-virus")
    assert player(match).viruses[FIREWALL] == 1


@pytest.mark.clause("BR-RES-14")
def test_remove_virus_takes_none_of_a_player() -> None:
    """Only Sturm's Virus lies there: the token is refused."""
    match = holding("remove-virus", viruses={1: 1})
    assert can(match, "research") == []
    assert refused(match, "research", token="remove-virus") == "BR-RES-14"


@pytest.mark.clause("BR-RES-15")
def test_a_push_token_makes_one_push() -> None:
    """One cube goes along an arrow, and that is all."""
    match = holding("push", cubes={"cache": {"movement": 2}})
    do(match, "research", token="push")
    do(match, "push", box="cache", colour="movement", to="defense")
    assert (asked(match), cubes(match, "defense", "movement"), cubes(match, "cache", "movement")) == ("act", 1, 1)
    assert g(match).clicks == 0


@pytest.mark.clause("BR-RES-16")
def test_reset_threat_clears_the_indicator() -> None:
    """Threat 2 becomes 0."""
    match = holding("reset-threat", threat=2)
    do(match, "research", token="reset-threat")
    assert player(match).threat == 0
