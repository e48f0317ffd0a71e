"""The Guardian: its deployment, and what cannot happen to it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.firewall.watch import (
    CELL,
    NOBODY,
    STILL,
    asleep,
    bots,
    guardian,
    order,
    reveals,
    room_of,
    row,
    tough,
)
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, to_the_end_of_turn, told

from getaway.games.breach.attack.eliminate import remove_ice
from getaway.games.breach.attack.events import (
    AttackDeclared,
    Disconnected,
    GuardianInfected,
    IceEliminated,
    VirusAssigned,
)
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    GuardianAwoke,
    IceActivated,
    IceDeployed,
    IceDisconnected,
    IceStayed,
    NoTarget,
    QuickIgnored,
    TrackAdvanced,
)
from getaway.games.breach.table.parts import FIREWALL, GUARDIAN
from getaway.games.breach.turn.events import TurnEnded

# An ICE that is never gone


@pytest.mark.clause("BR-GUARD-01")
def test_the_guardian_attacks_like_any_ice() -> None:
    """Crush under die 4: Attack 4 + 1, one target in its room, Firewall Viruses, no cube."""
    match = row("crush", STILL, at=5, gates=(5, 0), die=4)
    assert told(match, AttackDeclared) == [AttackDeclared(0, GUARDIAN, 5)]
    assert cited(match, AttackDeclared) == [("BR-ICE-11", "BR-FWDIE-01")]
    assert told(match, VirusAssigned) == [VirusAssigned(0, FIREWALL)]


@pytest.mark.clause("BR-GUARD-02", "BR-GUARD-04")
def test_viruses_on_the_guardian_lie_on_its_card_and_never_eliminate_it() -> None:
    """Two Viruses lie there, three more come: it stays in its room, and the attacker gains nothing."""
    cubes = {"attack": {"attack": 3}}
    match = arrange(
        2, dark=range(9), ice=[guardian(0)], guardian_viruses=(2, 0, 0, 0), seats=[{"at": 0, "cubes": cubes}]
    )
    supply = g(match).virus_supply[0]
    do(match, "attack", to="cache")
    do(match, "target", model=GUARDIAN)
    assert g(match).guardian_viruses == (5, 0, 0, 0)
    assert g(match).virus_supply[0] == supply - 3
    assert told(match, GuardianInfected) == [GuardianInfected(0)] * 3
    assert cited(match, GuardianInfected) == [("BR-GUARD-04",)] * 3
    assert room_of(match, GUARDIAN) == 0
    assert told(match, IceEliminated) == []
    assert (player(match).credits, g(match).pushes, asked(match)) == (0, 0, "act")


@pytest.mark.clause("BR-GUARD-04")
def test_viruses_on_the_guardian_stay_over_the_end_of_turns() -> None:
    """Those on Kynodontas are gone when the turn ends, those on the Guardian's card are not."""
    hunter = {"name": "kynodontas", "at": 0, "viruses": 2}
    match = arrange(2, ice=[guardian(4), hunter], hunter="kynodontas", guardian_viruses=(0, 2, 0, 0))
    to_the_end_of_turn(match)
    assert told(match, TurnEnded) == [TurnEnded(0)]
    assert g(match).guardian_viruses == (0, 2, 0, 0)
    assert g(match).ice[1].viruses == 0


@pytest.mark.clause("BR-GUARD-03", "BR-GUARD-11")
@pytest.mark.parametrize(("second", "left"), [("squirm", [GUARDIAN]), ("scrub", [GUARDIAN, 11])])
def test_what_disconnects_a_bot_leaves_the_guardian(second: str, left: list[int]) -> None:
    """No Avatar is in the Database any more: a Bot card then costs the Bot, a Guardian card costs nothing.

    The tracks of that card advance all the same.
    """
    seats = [tough(at=0, viruses={"firewall": 2}), NOBODY]
    ice_ = [guardian(0), *bots(4)]
    match = reveals("containment", second, gateways={1: (0, 3)}, ice=ice_, track=(3, 2, 0), seats=seats)
    do(match, "choose-what", what="bot")
    assert told(match, Disconnected) == [Disconnected(0)]
    assert [each.number for each in g(match).ice] == left
    assert told(match, IceDisconnected) == [IceDisconnected(11)] * (second == "squirm")
    assert len(told(match, CardRevealed)) == 2
    assert g(match).track == ((5, 3, 1) if second == "squirm" else (4, 4, 0))


@pytest.mark.clause("BR-GUARD-03")
def test_no_effect_takes_the_guardian_from_the_database() -> None:
    """An effect that disconnects a chosen ICE removes a Bot, and is ignored for the Guardian."""
    state = g(arrange(2, ice=[guardian(4), *bots(4)]))
    remove_ice(state, 11)
    remove_ice(state, GUARDIAN)
    assert [each.number for each in state.ice] == [GUARDIAN]


@pytest.mark.clause("BR-GUARD-11")
def test_a_guardian_card_without_any_way_to_an_avatar() -> None:
    """The Guardian is walled in at its Gateway: it stays there connected, its attack finds nobody, tracks advance."""
    position: dict[str, Any] = {"gateways": {1: (6, 3), 2: (2, 1)}, "ice": [guardian(6)], "track": (0, 2, 0)}
    match = reveals("purge-cycle", STILL, **CELL, **position, seats=[tough(at=2), NOBODY])
    assert told(match, IceStayed) == [IceStayed(GUARDIAN)]
    assert cited(match, IceStayed) == [("BR-GACT-04", "BR-GACT-05")]
    assert told(match, NoTarget) == [NoTarget(GUARDIAN, "attack")]
    assert told(match, IceDisconnected) == []
    assert room_of(match, GUARDIAN) == 6
    assert told(match, TrackAdvanced) == [TrackAdvanced("hunter", 3)]


# Deployment


@pytest.mark.clause("BR-GUARD-05", "BR-GUARD-07", "BR-GUARD-08")
def test_the_guardian_icon_deploys_the_guardian() -> None:
    """Seat 1 moves the Guardian cube onto the icon: it stands in seat 1's room, connected, and seat 1 has its sheet."""
    match = reveals("reverb", track=(0, 2, 5), waiting=(1,), active=1, seats=[{"at": 0}, {"at": 7}])
    assert g(match).model(GUARDIAN) is None
    do(match, "choose-what", what="guardian")
    assert told(match, IceDeployed) == [IceDeployed(GUARDIAN, "xan4th", 7)]
    assert cited(match, IceDeployed) == [("BR-GUARD-05", "BR-GUARD-08", "BR-DEPLOY-01")]
    assert g(match).guardian_there()
    assert g(match).sheet == 1


@pytest.mark.clause("BR-GUARD-05")
def test_another_box_does_not_deploy_it() -> None:
    """One step before the icon nothing of the Guardian is in the Database, and nobody has the sheet."""
    match = reveals("reverb", track=(0, 2, 4))
    do(match, "choose-what", what="guardian")
    assert (g(match).track[2], g(match).guardian, g(match).sheet) == (5, "asleep", -1)
    assert not g(match).guardian_there()


@pytest.mark.clause("BR-GUARD-06", "BR-GUARD-07")
def test_on_deployment_only_the_model_is_handled() -> None:
    """In a player's turn the die moves the Bot cube, and that the Guardian cube: cards and sheet are as before."""
    match = arrange(2, "virus-bot", track=(4, 0, 5), seats=[{"at": 0}, {"at": 8}])
    deck, cards = g(match).deck, g(match).guardian_deck
    do(match, "infect")
    assert told(match, IceDeployed) == [IceDeployed(GUARDIAN, "xan4th", 0)]
    assert room_of(match, GUARDIAN) == 0
    assert (g(match).deck, g(match).guardian_deck, len(cards)) == (deck, cards, 6)
    assert g(match).guardian == "deployed"
    assert g(match).omega == -1
    assert told(match, GuardianAwoke) == []


@pytest.mark.clause("BR-GUARD-08")
def test_viruses_on_its_card_go_with_the_sheet_to_nobody_else() -> None:
    """Who deploys it holds the sheet; an attack by the other player does not change that."""
    cubes = {"attack": {"attack": 1}}
    match = arrange(2, **asleep(holder=1, at=0), seats=[{"at": 0, "cubes": cubes}, {"at": 8}])
    do(match, "attack", to="cache")
    do(match, "target", model=GUARDIAN)
    assert g(match).sheet == 1
    assert g(match).guardian_viruses[0] > 0


@pytest.mark.clause("BR-GUARD-09")
def test_it_awakes_at_the_end_of_the_firewall_turn_under_way() -> None:
    """Deployed by the first card of the turn: the second player still reveals, then it awakes."""
    match = arrange(
        2,
        "reverb",
        STILL,
        phase="activation",
        waiting=(0, 1),
        track=(0, 2, 5),
        deck=("reverb", STILL),
        seats=[{"at": 0}, {"at": 8}],
    )
    do(match, "choose-what", what="guardian")
    assert order(match, IceDeployed, CardResolved, GuardianAwoke) == [
        "IceDeployed",
        "CardResolved",
        "CardResolved",
        "GuardianAwoke",
    ]
    assert g(match).guardian == "awake"


@pytest.mark.clause("BR-GUARD-09")
def test_deployed_in_a_players_turn_it_awakes_after_the_next_firewall_turn() -> None:
    """The turn of seat 1 ends with the Guardian asleep; it awakes as the Firewall's turn ends, not before."""
    cards = (STILL, "whisper")
    match = arrange(2, "virus-bot", *cards, active=1, track=(4, 0, 5), deck=cards, seats=[{"at": 0}, {"at": 8}])
    do(match, "infect")
    assert g(match).guardian == "deployed"
    to_the_end_of_turn(match)
    assert order(match, IceDeployed, TurnEnded, CardResolved, GuardianAwoke) == [
        "IceDeployed",
        "TurnEnded",
        "CardResolved",
        "CardResolved",
        "GuardianAwoke",
    ]
    assert g(match).guardian == "awake"


@pytest.mark.clause("BR-GUARD-10")
def test_between_deployment_and_awakening_no_guardian_card_comes_up() -> None:
    """Seat 1 deploys it in its turn: none of its cards is in the deck from which the Firewall then reveals."""
    cards = tuple(sorted((STILL, "split")))
    match = arrange(2, "virus-bot", "split", STILL, active=1, track=(4, 2, 5), deck=cards, seats=[{"at": 0}, {"at": 8}])
    do(match, "infect")
    assert g(match).deck == cards
    to_the_end_of_turn(match)
    assert asked(match) == "which-track"
    assert g(match).guardian == "deployed"
    assert g(match).deck == (STILL,)
    assert len(g(match).guardian_deck) == 6


@pytest.mark.clause("BR-GUARD-10")
def test_between_deployment_and_awakening_it_is_not_activated() -> None:
    """A Guardian icon comes up once more: with the Avatar in its room its Quick Subroutine is ignored all the same."""
    match = reveals("reverb", **asleep(at=0, deck=("reverb",)), track=(0, 2, 5), seats=[tough(at=0), NOBODY])
    do(match, "choose-what", what="guardian")
    assert told(match, QuickIgnored) == [QuickIgnored("guardian")]
    assert cited(match, QuickIgnored) == [("BR-GUARD-10",)]
    assert [*told(match, IceActivated), *told(match, AttackDeclared)] == []


@pytest.mark.clause("BR-GUARD-10")
def test_before_it_awakes_its_traits_are_not_in_force() -> None:
    """Its Anti-Virus does not yet keep an Avatar in its room from infecting it; awake it does."""
    match = arrange(2, **asleep(at=0), seats=[{"at": 0}, {"at": 8}])
    assert can(match, "infect") == [{}]
    match = arrange(2, ice=[guardian(0)], seats=[{"at": 0}, {"at": 8}])
    assert refused(match, "infect") == "BR-ANTIV-01"


@pytest.mark.clause("BR-GUARD-10")
@pytest.mark.parametrize(("attack", "viruses"), [(7, 1), (8, 2)])
def test_it_can_be_attacked_before_it_awakes(attack: int, viruses: int) -> None:
    """Under die 7 its Defense is 7, as its Force is 8; Viruses stay on its card."""
    cubes = {"attack": {"attack": 1, "movement": attack - 2}}
    match = arrange(2, **asleep(at=0), die=7, seats=[{"at": 0, "cubes": cubes}, {"at": 8}])
    do(match, "attack", to="cache")
    do(match, "target", model=GUARDIAN)
    assert g(match).guardian_viruses == (viruses, 0, 0, 0)
