"""Log-Out: leaving the Database."""

from __future__ import annotations

import pytest
from tests.rules.breach.table import arrange, asked, can, cited, do, g, player, refused, told, whom

from getaway.games.breach.attack.events import CopiedOrPaid, Disconnected
from getaway.games.breach.table.parts import NOWHERE
from getaway.games.breach.tokens.events import CreditsGained


@pytest.mark.clause("BR-LOGOUT-01", "BR-DB-11")
def test_the_avatar_leaves_the_database() -> None:
    """It stands in no room any more, and comes back by Reconnection only."""
    match = arrange(seats=[{"at": 4}])
    do(match, "log-out")
    assert player(match).room == NOWHERE
    assert not player(match).connected
    assert told(match, Disconnected) == [Disconnected(0)]
    assert g(match).room_of(0) == NOWHERE


@pytest.mark.clause("BR-DB-11")
def test_an_avatar_disconnected_by_an_enemy_leaves_the_database_too() -> None:
    """Sturm's third Virus takes Hugo out of his room; he reconnects when his turn comes."""
    match = arrange(
        active=1, password=1, seats=[{"at": 4, "viruses": {"firewall": 2}, "cubes": {}}, {"at": 4}], tokens={}
    )  # fmt: skip
    do(match, "attack", to="defense")
    do(match, "target", model=0)
    assert player(match).room == NOWHERE
    do(match, "end-actions")
    do(match, "end-configuring")
    assert (asked(match), whom(match)) == ("where-to-reconnect", 0)


@pytest.mark.clause("BR-LOGOUT-02")
def test_log_out_ends_the_action_phase() -> None:
    """With 2 actions left, and Credits and Cheats besides, the Configuration Phase follows."""
    match = arrange(seats=[{"ready": ("slide",), "credits": 3, "hand": ["overclock"]}])
    do(match, "log-out")
    assert (g(match).phase, asked(match), whom(match)) == ("configure", "configure", 0)
    assert refused(match, "infect") == "BR-ROUND-03"
    assert refused(match, "cheat", cheat="slide") == "BR-CHEAT-07"
    assert can(match, "configure")


@pytest.mark.clause("BR-LOGOUT-02")
def test_log_out_is_an_action() -> None:
    """It takes one of the turn's actions, so it is refused when all are used."""
    match = arrange(clicks=3, seats=[{"ready": ("slide",)}])
    assert refused(match, "log-out") == "BR-ACTPH-02"


@pytest.mark.clause("BR-LOGOUT-03")
def test_every_infecting_player_takes_a_copy_or_a_credit() -> None:
    """Sturm copies partial Bio, Vitruvian takes a Credit; Hugo keeps what he has."""
    match = arrange(3, seats=[{"disk": ("bio",), "viruses": {1: 1, 2: 1}}, {}, {}])
    do(match, "log-out")
    assert (asked(match), whom(match)) == ("copy-or-credit", 1)
    assert [each["token"] for each in can(match, "choose-token")] == ["half-bio", "credit"]
    do(match, "choose-token", token="half-bio")
    assert whom(match) == 2
    do(match, "choose-token", token="credit")
    assert (player(match, 1).disk, player(match, 2).credits) == (("half-bio",), 1)
    assert player(match).disk == ("bio",)
    assert told(match, CopiedOrPaid) == [CopiedOrPaid(1, 0, "half-bio"), CopiedOrPaid(2, 0, "credit")]


@pytest.mark.clause("BR-LOGOUT-03")
def test_without_viruses_of_others_nobody_takes_anything() -> None:
    """Two Firewall Viruses lie on the Avatar."""
    match = arrange(seats=[{"disk": ("bio",), "viruses": {"firewall": 2}}])
    do(match, "log-out")
    assert asked(match) == "configure"
    assert told(match, CreditsGained) == []
    assert told(match, CopiedOrPaid) == []


@pytest.mark.clause("BR-LOGOUT-04")
def test_log_out_is_no_elimination() -> None:
    """The event is a disconnection by Log-Out, and a Mission that needs an elimination can't be played."""
    hand = {"avatar": "sturm", "hand": ["adrenaline-loop"]}
    match = arrange(seats=[{**hand, "viruses": {1: 1}}, {"avatar": "hugo"}])
    do(match, "log-out")
    assert cited(match, Disconnected) == [("BR-LOGOUT-01", "BR-LOGOUT-03")]
    assert g(match).just == ()
    assert refused(match, "play", card="adrenaline-loop") == "BR-TIMING-01"


@pytest.mark.clause("BR-LOGOUT-04")
def test_the_same_mission_answers_an_elimination() -> None:
    """Sturm's attack brings Hugo his third Virus: now the Mission can be played."""
    match = arrange(
        seats=[{"avatar": "sturm", "breacher": "cassia", "hand": ["adrenaline-loop"]},
               {"avatar": "hugo", "breacher": "argo", "at": 0, "cubes": {}, "viruses": {"firewall": 2}}],
    )  # fmt: skip
    assert refused(match, "play", card="adrenaline-loop") == "BR-MTYPE-02"
    do(match, "attack", to="defense")
    do(match, "target", model=1)
    do(match, "pass")  # no other card
    assert cited(match, Disconnected) == [("BR-VAVA-03",)]
    do(match, "play", card="adrenaline-loop")
    assert asked(match) == "push"
