"""A disconnected Avatar: who profits by it, and what it can no longer do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.attack.fights import ALL_OFF, HERE, fight, strike
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, told, whom

from getaway.games.breach.attack.events import CopiedOrPaid
from getaway.games.breach.ground.events import GameEnded
from getaway.games.breach.table.parts import NOWHERE
from getaway.kernel import Match

SPARE = ("bio", "half-crypto")
"""What the victim's Hard Disk holds."""


def leaving(disk: tuple[str, ...] = SPARE, *, players: int = 3, **position: Any) -> Match:
    """Seat 0 logs out with Viruses of the others on it."""
    viruses = position.pop("viruses", {1: 1, 2: 1})
    seats = [{"disk": disk, "viruses": viruses, "at": HERE}, *position.pop("others", ())]
    return arrange(players, seats=seats, **{"tokens": {}, **position})


@pytest.mark.clause("BR-DISC-02")
def test_everybody_with_a_virus_on_the_avatar_chooses_clockwise_from_the_active_player() -> None:
    """Seats 1 and 3 have Viruses on seat 0, which is eliminated in the turn of seat 3: 3 chooses before 1."""
    far = {"cubes": {"defense": {"movement": 9}}, "at": HERE}
    match = arrange(
        4,
        seats=[
            {"disk": SPARE, "viruses": {1: 1, "firewall": 1}, **far},
            {"avatar": "mila"},
            {},
            {"avatar": "sturm", "at": HERE, "cubes": {"attack": {"attack": 1}}},
        ],
        active=3,
        tokens={},
    )
    strike(match, 0)
    assert (asked(match), whom(match)) == ("copy-or-credit", 3)
    do(match, "choose-token", token="credit")
    assert (asked(match), whom(match)) == ("copy-or-credit", 1)
    do(match, "choose-token", token="credit")
    assert asked(match) == "act"
    assert [each.credits for each in g(match).seats] == [0, 1, 0, 1]


@pytest.mark.clause("BR-DISC-02")
def test_in_the_firewall_turn_the_password_holder_chooses_first() -> None:
    """A Worm of seat 0's card eliminates seat 0; the Password is with seat 2, so 2 chooses before 1."""
    match = reveals(
        "gnaw",
        players=3,
        password=2,
        ice=bots(HERE),
        tokens={},
        seats=[{"at": HERE, "disk": SPARE, "viruses": {1: 1, 2: 1}, "cubes": {"defense": {"movement": 5}}}],
    )
    assert whom(match) == 2
    do(match, "choose-token", token="credit")
    assert whom(match) == 1


@pytest.mark.clause("BR-DISC-02")
def test_victory_is_checked_after_all_choices() -> None:
    """Seat 1 copies what completes its Objective: seat 2 chooses first, then the game is over."""
    match = leaving(disk=("half-crypto",), others=({"objective": "o01", "disk": ("bio", "science")},))
    do(match, "log-out")
    do(match, "choose-token", token="half-crypto")
    assert told(match, GameEnded) == []
    assert whom(match) == 2
    do(match, "choose-token", token="credit")
    assert [event.winner for event in told(match, GameEnded)] == [1]
    assert player(match, 2).credits == 1


@pytest.mark.clause("BR-DISC-03", "BR-COPY-01")
def test_the_choice_is_a_type_of_the_hard_disk_or_a_credit() -> None:
    """The disk holds Bio and Crypto: exactly these and the Credit are offered."""
    match = leaving()
    do(match, "log-out")
    assert can(match, "choose-token") == [{"token": "half-bio"}, {"token": "half-crypto"}, {"token": "credit"}]
    assert refused(match, "choose-token", token="half-politics") == "BR-DISC-03"
    assert refused(match, "choose-token", token="bio") == "BR-DISC-03"
    do(match, "choose-token", token="credit")
    assert (player(match, 1).credits, player(match, 1).disk) == (1, ())
    assert cited(match, CopiedOrPaid) == [("BR-DISC-03",)]


@pytest.mark.clause("BR-DISC-04")
def test_two_viruses_are_one_choice() -> None:
    """Seat 1 has two Viruses there and chooses once; seat 2 has none and is not asked."""
    match = leaving(viruses={1: 2})
    do(match, "log-out")
    do(match, "choose-token", token="credit")
    assert asked(match) == "configure"
    assert told(match, CopiedOrPaid) == [CopiedOrPaid(1, 0, "credit")]
    assert [each.credits for each in g(match).seats] == [0, 1, 0]


@pytest.mark.clause("BR-DISC-05")
def test_a_disconnection_ends_the_own_action_phase() -> None:
    """Seat 0 attacks with actions left, and Counterproof gives it the third Virus: it configures next."""
    match = fight(
        attacker={"viruses": {"firewall": 2}, "cubes": {"attack": {"attack": 1}}},
        target={"shield": True, "hand": ("counterproof",), "cubes": {"defense": {"movement": 2}}},
    )
    strike(match)
    do(match, "pass")
    do(match, "play", card="counterproof")
    assert not player(match).connected
    assert (g(match).clicks, g(match).click(0)) == (1, 3)
    assert (asked(match), g(match).phase, whom(match)) == ("configure", "configure", 0)


@pytest.mark.clause("BR-DISC-05")
def test_a_disconnection_in_another_turn_ends_nothing() -> None:
    """The eliminated Avatar is not the active one: the attacker goes on acting."""
    match = fight()
    strike(match)
    assert not player(match, 1).connected
    assert (asked(match), whom(match)) == ("act", 0)


@pytest.mark.clause("BR-DISC-06")
def test_a_disconnected_avatar_is_no_target() -> None:
    """Neither an attack nor a subroutine finds it, whatever the Range."""
    match = fight(attacker={"reach": 2}, target={"at": None}, ice=[{"name": "worm", "at": HERE}])
    do(match, "attack", to="defense")
    assert can(match, "target") == [{"model": 11}]
    assert refused(match, "target", model=1) == "BR-TARGET-01"
    squirm = reveals("squirm", ice=bots(HERE), seats=[{"at": HERE}, {"at": None, "last": HERE}])
    assert [each.threat for each in g(squirm).seats] == [1, 0]


@pytest.mark.clause("BR-DISC-07")
def test_a_disconnected_avatar_performs_no_action() -> None:
    """All seven actions are refused in its Action Phase; in the Configuration Phase it configures."""
    out = {"at": None, "cubes": {"attack": {"attack": 1}, "defense": {"defense": 1}, "movement": {"movement": 1}}}
    match = fight(attacker=out)
    wishes: tuple[tuple[str, dict[str, Any]], ...] = (
        ("move", {"to": "attack"}),
        ("attack", {"to": "defense"}),
        ("shield", {"to": "cache"}),
        ("infect", {}),
        ("develop", {"box": 1, "cheat": "slide"}),
        ("configure", {"what": "draw"}),
        ("log-out", {}),
    )
    for verb, args in wishes:
        assert refused(match, verb, **args) == "BR-DISC-07"
        assert can(match, verb) == []
    do(match, "end-actions")
    assert asked(match) == "configure"
    do(match, "configure", what="draw")
    assert len(g(match).hands[0]) == 1


@pytest.mark.clause("BR-DISC-08")
def test_a_disconnected_avatar_is_neither_placed_nor_moved() -> None:
    """Null's Backdoor places nobody, a card that slides is refused, and a Tentacle pulls nobody who is not there."""
    backdoor = {"breacher": "null", "avatar": "hugo", "ready": ("breacher",), "hand": ("clean-exit",)}
    match = fight(attacker={**backdoor, "at": None, "last": HERE}, traced={0: (0,)}, phase="turn")
    do(match, "cheat", cheat="breacher")
    assert (asked(match), player(match).room, player(match).ready) == ("where-to-reconnect", NOWHERE, ())
    assert refused(match, "play", card="clean-exit") == "BR-TIMING-01"
    there = fight(attacker=backdoor, traced={0: (0,)})
    do(there, "cheat", cheat="breacher")
    assert {way["room"] for way in can(there, "choose-room")} == set(g(there).grid.nodes[0].rooms) - {HERE}
    pulled = reveals("drag", ice=bots(0, name="tentacle"), seats=[{"at": 2}, {"at": None, "last": 1}])
    assert player(pulled, 1).room == NOWHERE


@pytest.mark.clause("BR-DISC-08")
def test_an_avatar_eliminated_by_an_attack_does_not_slide_after_it() -> None:
    """Ghost Trail would slide Mila once the attack is resolved, but three Viruses come first."""
    position = {"avatar": "mila", "hand": ("ghost-trail",)}
    match = fight(target={**position, "cubes": ALL_OFF})
    strike(match)
    do(match, "play", card="ghost-trail")
    assert player(match, 1).room == NOWHERE
    stays = fight(target={**position, "cubes": {"defense": {"movement": 9}}})
    strike(stays)
    do(stays, "play", card="ghost-trail")
    assert (asked(stays), whom(stays)) == ("where-to-slide", 1)


# Copying


@pytest.mark.clause("BR-COPY-02", "BR-COPY-03")
def test_a_copy_comes_from_the_reserve_and_the_victim_keeps_all() -> None:
    """Seat 1 copies Crypto: its disk has a partial token more, the Reserve one fewer, the victim's disk is the same."""
    match = leaving()
    left = sum(g(match).reserve)
    do(match, "log-out")
    do(match, "choose-token", token="half-crypto")
    assert player(match, 1).disk == ("half-crypto",)
    assert player(match, 0).disk == SPARE
    assert sum(g(match).reserve) == left - 1
    assert player(match, 1).credits == 0


@pytest.mark.clause("BR-COPY-04")
def test_an_empty_disk_leaves_only_the_credit() -> None:
    """Both players with a Virus get a Credit without being asked."""
    match = leaving(disk=())
    do(match, "log-out")
    assert asked(match) == "configure"
    assert [each.credits for each in g(match).seats] == [0, 1, 1]


@pytest.mark.clause("BR-COPY-04")
def test_a_type_without_a_partial_token_left_cannot_be_copied() -> None:
    """All partial Crypto tokens lie elsewhere: Bio or the Credit."""
    nodes = ("N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1", "C00")
    match = leaving(viruses={1: 1}, tokens=dict.fromkeys(nodes, "half-crypto"))
    do(match, "log-out")
    assert [way["token"] for way in can(match, "choose-token")] == ["half-bio", "credit"]
    last = leaving(viruses={1: 1}, tokens=dict.fromkeys(nodes[1:], "half-crypto"))
    do(last, "log-out")
    assert [way["token"] for way in can(last, "choose-token")] == ["half-bio", "half-crypto", "credit"]


@pytest.mark.clause("BR-COPY-05")
def test_a_whole_token_is_copied_as_a_partial_one() -> None:
    """The disk holds only a whole Bio: the copy is half."""
    match = leaving(disk=("bio",), viruses={1: 1})
    do(match, "log-out")
    do(match, "choose-token", token="half-bio")
    assert player(match, 1).disk == ("half-bio",)
    assert player(match, 0).disk == ("bio",)
