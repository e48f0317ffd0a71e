"""Eliminating ICE, and what it drops."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.attack.fights import HERE, fight, strike
from tests.rules.breach.table import arrange, asked, do, g, ice, player, told

from getaway.games.breach.attack.events import AttackResolved, GuardianInfected, IceEliminated
from getaway.games.breach.firewall.events import IceDeployed, IceDisconnected
from getaway.games.breach.table.parts import TAKE_NONE
from getaway.games.breach.tokens.events import CreditsGained

KYNODONTAS: dict[str, Any] = {"hunter": "kynodontas", "ice": [{"name": "kynodontas", "at": HERE}]}


@pytest.mark.clause("BR-ELIM-01")
@pytest.mark.parametrize(("die", "gone"), [(1, True), (3, True), (4, False)])
def test_viruses_up_to_the_resistance_eliminate(die: int, gone: bool) -> None:
    """Attack 4 on an Echo of Resistance 2: 3 Viruses or 2 eliminate it, a single one does not."""
    match = fight(ice=[{"name": "echo", "at": HERE}], die=die)
    strike(match, 11)
    assert (g(match).model(11) is None) == gone
    assert told(match, IceEliminated) == ([IceEliminated(11, "echo", 0)] if gone else [])
    if not gone:
        assert ice(match).viruses == 1


@pytest.mark.clause("BR-ELIM-02")
def test_an_eliminated_bot_can_be_deployed_again() -> None:
    """All four Worms are out and one is eliminated; the next box of the track deploys a Worm again."""
    match = fight("virus-bot", ice=[{"name": "worm", "at": room} for room in (HERE, 0, 1, 2)])
    strike(match, 11)
    do(match, "push", box="attack", colour="attack", to="defense")
    assert [each.number for each in g(match).ice] == [12, 13, 14]
    do(match, "infect")
    assert [(event.ice, event.room) for event in told(match, IceDeployed)] == [("worm", HERE)]
    assert len(g(match).ice) == 4


@pytest.mark.clause("BR-ELIM-02")
def test_an_attack_on_an_ice_that_is_gone_assigns_nothing() -> None:
    """Sturm attacks a Tentacle, and before that is over the free Attack of the Program eliminates it."""
    match = fight(attacker={"ready": ("program",)}, ice=[{"name": "tentacle", "at": HERE}], bot="tentacle")
    strike(match, 11)
    do(match, "cheat", cheat="program")
    do(match, "target", model=11)
    while asked(match) == "respond-to-attack":
        do(match, "pass")
    assert told(match, IceEliminated) == [IceEliminated(11, "tentacle", 0)]
    assert told(match, AttackResolved) == [AttackResolved(0, 11, 3), AttackResolved(0, 11, 0)]


@pytest.mark.clause("BR-ELIM-03")
def test_who_eliminates_an_ice_gains_its_drop() -> None:
    """An Echo drops a Credit and a Research token, for the attacker alone."""
    match = fight("push", ice=[{"name": "echo", "at": HERE}])
    strike(match, 11)
    assert (player(match, 0).credits, g(match).research[0]) == (1, ("push",))
    assert (player(match, 1).credits, g(match).research[1]) == (0, ())


@pytest.mark.clause("BR-ELIM-04")
def test_kynodontas_drops_two_credits_and_two_pushes() -> None:
    """The Credits come, then the player makes two Pushes."""
    match = fight(**KYNODONTAS)
    strike(match, 11)
    assert player(match).credits == 2
    assert told(match, CreditsGained) == [CreditsGained(0, 2)]
    do(match, "push", box="attack", colour="attack", to="defense")
    assert asked(match) == "push"
    do(match, "push", box="defense", colour="attack", to="cache")
    assert asked(match) == "act"


@pytest.mark.clause("BR-VLIMIT-02")
def test_the_guardian_gets_no_more_viruses_than_the_attacker_has() -> None:
    """An attack of 3 Viruses by a player with one left, who takes none back for the others."""
    match = fight(
        ice=[{"name": "xan4th", "at": HERE}], guardian_viruses=(3, 0, 0, 0), infected={room: [0] for room in range(5)}
    )
    strike(match, 10)
    while asked(match) == "which-virus":
        do(match, "choose-virus", virus=TAKE_NONE)
    assert g(match).guardian_viruses == (4, 0, 0, 0)
    assert told(match, AttackResolved) == [AttackResolved(0, 10, 1)]


@pytest.mark.clause("BR-CPG-04")
def test_the_guardian_cannot_be_eliminated() -> None:
    """Three Viruses more on its card, and it stands where it stood."""
    match = fight(ice=[{"name": "xan4th", "at": HERE}], guardian_viruses=(3, 0, 0, 0))
    before = ice(match, 10)
    strike(match, 10)
    assert ice(match, 10) == before
    assert g(match).guardian_viruses == (6, 0, 0, 0)
    assert len(told(match, GuardianInfected)) == 3
    assert told(match, IceEliminated) == []


@pytest.mark.clause("BR-CPG-04")
def test_the_guardian_is_not_disconnected_by_a_card_that_finds_nobody() -> None:
    """No way leads to the only Avatar: a Bot goes back to the Reserve, the Guardian stays."""
    match = arrange(
        2,
        "crawl",
        phase="activation",
        waiting=(0,),
        active=0,
        deck=("crawl",),
        rooms={0: "tw-2", 3: ("in-1", 1)},
        seats=[{"at": 0}, {"at": None}],
        ice=[{"name": "worm", "at": 8}, {"name": "xan4th", "at": 8}],
    )
    assert told(match, IceDisconnected) == [IceDisconnected(11)]
    assert g(match).model(11) is None
    assert ice(match, 10).room == 8
