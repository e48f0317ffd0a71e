"""Shield: what it costs, what it stops, and when it is lost."""

from __future__ import annotations

import pytest
from tests.rules.breach.attack.fights import ALL_OFF, HERE, assigned, fight, from_the_tower, strike, viruses
from tests.rules.breach.firewall.watch import bots, reveals
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, may, player, refused, told, whom

from getaway.games.breach.attack.events import ShieldHeld, ThreatIgnored
from getaway.games.breach.table.parts import Moving

GUARDED = {"avatar": "vitruvian", "cubes": {"defense": {"defense": 2}}}
MILA = {"avatar": "mila"}


@pytest.mark.clause("BR-SHIELD-01", "BR-SHIELD-03")
def test_a_shield_costs_a_defense_cube() -> None:
    """The cube goes from Defense along an arrow, and the Avatar is shielded by a token of the Reserve."""
    match = fight(attacker=GUARDED, target=MILA)
    assert refused(match, "shield", to="attack") == "BR-ABIL-12"
    do(match, "shield", to="cache")
    assert (cubes(match, "defense", "defense"), cubes(match, "cache", "defense")) == (1, 1)
    assert player(match).shield
    assert (g(match).shield_reserve, g(match).clicks) == (3, 1)


@pytest.mark.clause("BR-SHIELD-02")
def test_without_a_defense_cube_there_is_no_shield() -> None:
    """Cubes of another colour in the Defense box cannot be shifted."""
    match = fight(attacker={"avatar": "vitruvian", "cubes": {"defense": {"attack": 2}}}, target=MILA)
    assert refused(match, "shield", to="cache") == "BR-SHIELD-02"
    assert can(match, "shield") == []
    assert not player(match).shield


@pytest.mark.clause("BR-SHIELD-04", "BR-SHIELD-07")
def test_a_shield_stops_one_virus_of_each_attack() -> None:
    """Twice 1 Virus, twice stopped: the token stays where it is."""
    match = fight(
        attacker={"cubes": {"attack": {"attack": 2}}}, target={"shield": True, "cubes": {"defense": {"movement": 9}}}
    )
    strike(match)
    assert (assigned(match), viruses(match), player(match, 1).shield) == (0, 0, True)
    strike(match)
    assert (assigned(match), viruses(match), player(match, 1).shield) == (0, 0, True)
    assert told(match, ShieldHeld) == [ShieldHeld(1)] * 2


@pytest.mark.clause("BR-SHIELD-04")
def test_the_player_may_take_the_virus_all_the_same() -> None:
    """2 Viruses for a shielded Avatar: 1 of them, or both if its player waives the shield."""
    match = from_the_tower(3, 2, shield=True)
    do(match, "target", model=1)
    assert viruses(match) == 1
    waived = from_the_tower(3, 2, shield=True)
    do(waived, "waive", 1, stops="threat")
    do(waived, "target", model=1)
    assert (viruses(waived), player(waived, 1).shield) == (2, True)


@pytest.mark.clause("BR-SHIELD-05", "BR-SHIELD-07")
def test_a_shield_keeps_threat_away() -> None:
    """Double Threat does nothing to a shielded Avatar, which stays shielded; waived, it rises by 2."""
    match = fight("double-threat", attacker={"shield": True})
    do(match, "infect")
    assert (player(match).threat, player(match).shield) == (0, True)
    assert told(match, ThreatIgnored) == [ThreatIgnored(0)]
    waived = fight("double-threat", attacker={"shield": True})
    do(waived, "waive", stops="viruses")
    do(waived, "infect")
    assert player(waived).threat == 2


@pytest.mark.clause("BR-SHIELD-04", "BR-SHIELD-05")
def test_viruses_and_threat_are_let_through_apart() -> None:
    """Who lets Viruses through still ignores Threat, and the other way round."""
    threat = fight("double-threat", attacker={"shield": True})
    do(threat, "waive", stops="threat")
    do(threat, "infect")
    assert player(threat).threat == 0
    virus = from_the_tower(3, 2, shield=True)
    do(virus, "waive", 1, stops="viruses")
    do(virus, "target", model=1)
    assert viruses(virus) == 1


@pytest.mark.clause("BR-SHIELD-04", "BR-SHIELD-05")
def test_a_choice_to_let_through_ends_with_the_token() -> None:
    """Hugo's shield stops nothing, and he moves: without a token there is nothing to say, and the next one works."""
    match = fight(
        "double-threat", attacker={"shield": True, "cubes": {"movement": {"movement": 1}, "defense": {"defense": 1}}}
    )
    do(match, "waive", stops="nothing")
    do(match, "move", to="attack")
    do(match, "stop")
    assert (player(match).shield, may(match, 0, "waive")) == (False, [])
    do(match, "shield", to="cache")
    do(match, "infect")
    assert player(match).threat == 0


@pytest.mark.clause("BR-SHIELD-03", "BR-SHIELD-05")
def test_a_new_token_stops_everything_at_a_table_from_before() -> None:
    """Under the first rules the choice outlived the token, so a running table may still hold one: it ends here."""
    match = fight("double-threat", attacker=GUARDED)
    g(match).set_seat(0, waived=True, waives_threat=True)
    do(match, "shield", to="cache")
    assert (player(match).waived, player(match).waives_threat) == (False, False)
    do(match, "infect")
    assert player(match).threat == 0


@pytest.mark.clause("BR-SHIELD-06")
def test_a_shielded_avatar_infects_beside_anti_virus() -> None:
    """An Echo in the room forbids to Infect, but not to who is shielded."""
    echo = [{"name": "echo", "at": HERE}]
    assert refused(fight(ice=echo), "infect") == "BR-ANTIV-01"
    match = fight("virus", attacker={"shield": True}, ice=echo)
    do(match, "infect")
    assert g(match).infected[HERE] == 1


@pytest.mark.clause("BR-SHIELD-06")
@pytest.mark.parametrize("shield", [True, False])
def test_a_shielded_avatar_ignores_leech_and_grip(shield: bool) -> None:
    """An attached Worm takes 1 MP, a Tentacle in the room makes leaving 1 dearer; a shield ignores both."""
    sheet = {"avatar": "mila", "at": HERE, "shield": shield, "cubes": {"movement": {"movement": 2}}}
    worm = arrange(2, seats=[sheet], ice=[{"name": "worm", "at": HERE, "on": 0}])
    do(worm, "move", to="cache")
    assert g(worm).moves[-1].mp == (4 if shield else 3)
    rooms = {HERE: "v-4", 5: "tm-1"}
    held = arrange(2, seats=[sheet], rooms=rooms, bot="tentacle", ice=bots(HERE, name="tentacle"))
    do(held, "move", to="cache")
    do(held, "go", room=5)
    assert g(held).moves[-1].mp == (4 - 3 if shield else 4 - 4)


@pytest.mark.clause("BR-SHIELD-06")
@pytest.mark.parametrize(("shield", "n"), [(True, 0), (False, 2)])
def test_a_shielded_avatar_ignores_the_pack(shield: bool, n: int) -> None:
    """Kynodontas is stronger for another in its room, unless its target is shielded: 2 against 2, not 3 against 2."""
    match = reveals(
        "bite",
        die=2,
        ice=bots(HERE, HERE, name="kynodontas"),
        seats=[{"at": HERE, "shield": shield, "cubes": {"defense": {"movement": 2}}}, {"at": None}],
    )
    do(match, "choose-model", model=11)
    assert viruses(match, 0) == n


@pytest.mark.clause("BR-SHIELD-08")
def test_an_attack_costs_the_shield_once_it_is_resolved() -> None:
    """The token is there while the target answers, and gone afterwards."""
    match = fight(attacker={"shield": True}, target={"cubes": {"defense": {"defense": 1}}})
    strike(match)
    assert asked(match) == "elude"
    assert player(match).shield
    do(match, "take-it")
    assert not player(match).shield
    assert g(match).shield_reserve == 4


@pytest.mark.clause("BR-SHIELD-09")
def test_a_move_costs_the_shield_once_it_is_resolved() -> None:
    """Also a Move that leaves the Avatar in its room; while MP are spent the token is there."""
    match = fight(attacker={"shield": True, "cubes": {"movement": {"movement": 2}}})
    do(match, "move", to="attack")
    do(match, "go", room=5)
    assert player(match).shield
    do(match, "stop")
    assert not player(match).shield
    still = fight(attacker={"shield": True, "cubes": {"movement": {"movement": 2}}})
    do(still, "move", to="attack")
    do(still, "stop")
    assert (player(still).shield, player(still).room) == (False, HERE)


@pytest.mark.clause("BR-SHIELD-09")
def test_a_free_move_costs_the_shield_too() -> None:
    """Mila's second development box gives a free Move."""
    mila = {"avatar": "mila", "shield": True, "cubes": {"movement": {"movement": 2}}}
    match = fight("push", attacker=mila)
    do(match, "develop", box=4, cheat="slide")
    do(match, "choose-colour", colour="attack")
    assert asked(match) == "move"
    assert player(match).shield
    do(match, "stop")
    assert not player(match).shield


@pytest.mark.clause("BR-SHIELD-10")
def test_a_slide_costs_the_shield() -> None:
    """The Slide Cheat takes the Avatar next door, without its token."""
    match = fight(attacker={"shield": True, "ready": ("slide",)})
    do(match, "cheat", cheat="slide")
    assert player(match).shield
    do(match, "choose-room", room=5)
    assert (player(match).room, player(match).shield, g(match).shield_reserve) == (5, False, 4)


@pytest.mark.clause("BR-SHIELD-10", "BR-SHIELD-11")
def test_a_slide_that_leads_nowhere_leaves_the_shield() -> None:
    """All rooms around are dark: the Cheat is used up, the Avatar stays, and so does its token."""
    match = fight(attacker={"shield": True, "ready": ("slide",)}, dark=[1, 3, 5, 7])
    do(match, "cheat", cheat="slide")
    assert (player(match).room, player(match).shield, g(match).shield_reserve) == (HERE, True, 3)
    assert (asked(match), player(match).ready) == ("act", ())


@pytest.mark.clause("BR-SHIELD-11")
def test_other_actions_leave_the_shield() -> None:
    """Infect, Configure and Develop, one after another: still shielded."""
    match = fight("virus", attacker={"shield": True, "cubes": ALL_OFF})
    do(match, "infect")
    assert player(match).shield
    do(match, "configure", what="draw")
    assert player(match).shield
    do(match, "develop", box=1, cheat="slide")
    assert g(match).clicks == 3
    assert player(match).shield


@pytest.mark.clause("BR-SHIELD-11")
def test_a_placing_in_another_room_and_an_effect_that_says_so_remove_it() -> None:
    """Null's Backdoor places the Avatar; Shatter discards the token of its target."""
    match = fight(attacker={"breacher": "null", "ready": ("breacher",), "shield": True}, traced={0: (0,)})
    do(match, "cheat", cheat="breacher")
    do(match, "choose-room", room=0)
    assert not player(match).shield
    shatter = fight(attacker={"hand": ("shatter",)}, target={"shield": True, "cubes": {"defense": {"movement": 9}}})
    strike(shatter)
    do(shatter, "play", card="shatter")
    assert (player(shatter, 1).shield, viruses(shatter)) == (False, 1)


@pytest.mark.clause("BR-SHIELD-12")
def test_an_avatar_has_one_shield_token_at_most() -> None:
    """A shielded Avatar cannot Shield again, and a free Shield gives no second token."""
    match = fight(attacker={**GUARDED, "shield": True, "hand": ("aegis",)}, target=MILA)
    assert refused(match, "shield", to="cache") == "BR-SHIELD-12"
    assert can(match, "shield") == []
    do(match, "play", card="aegis")
    assert (player(match).shield, g(match).shield_reserve) == (True, 3)
    assert cubes(match, "defense", "defense") == 2


@pytest.mark.clause("BR-SHIELD-12")
def test_each_of_four_players_can_have_a_token() -> None:
    """Three are shielded, and the fourth token is there for the fourth player; then none is left."""
    match = arrange(4, seats=[GUARDED, *[{"avatar": name, "shield": True} for name in ("hugo", "sturm", "mila")]])
    do(match, "shield", to="cache")
    assert [each.shield for each in g(match).seats] == [True] * 4
    assert g(match).shield_reserve == 0


@pytest.mark.clause("BR-CPM-08")
def test_an_avatar_that_is_moved_by_others_keeps_its_shield() -> None:
    """A Tentacle pulls a shielded Avatar into its room."""
    match = reveals(
        "drag",
        ice=bots(0, name="tentacle"),
        seats=[{"at": 2, "shield": True, "cubes": {"defense": {"movement": 9}}}, {"at": None}],
    )
    assert (player(match).room, player(match).shield) == (1, True)
    own = fight(attacker={"shield": True}, phase="move", moves=(Moving(0, 9),))
    do(own, "go", room=5)
    do(own, "stop")
    assert (player(own).room, player(own).shield, whom(own)) == (5, False, 0)
