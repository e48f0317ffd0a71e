"""Declaring a target: Range, and who is in it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.attack.fights import HERE, choose_seat, fight
from tests.rules.breach.firewall.watch import as_far_as_it_can, bots, reveals
from tests.rules.breach.table import asked, can, cubes, do, g, ice, player, refused, told

from getaway.games.breach.attack.events import Forgone
from getaway.games.breach.firewall.events import NoTarget
from getaway.kernel import Match, Refused, Wish

CORNER = {0: ("tm-2", 1), 1: "gr-1", 2: "v-1", 3: "in-1", 4: "v-4"}
"""Room 0 leads north, east and south, but not west; room 1 leads everywhere but west, so 0 and 1 are apart."""


def targets(match: Match) -> list[int]:
    """The models that can be named."""
    return [way["model"] for way in can(match, "target")]


def aiming(reach: int, **position: Any) -> Match:
    """An attack is declared with so much Range."""
    seat = {"reach": reach, **position.pop("attacker", {})}
    match = fight(attacker=seat, **position)
    do(match, "attack", to="defense")
    assert asked(match) == "name-target"
    return match


@pytest.mark.clause("BR-TARGET-01", "BR-TARGET-07")
def test_without_range_only_other_models_of_the_room_are_targets() -> None:
    """An Avatar, a Bot and a Hunter share the room; those next door and the attacker itself aren't targets."""
    near = [{"name": "worm", "at": HERE}, {"name": "echo", "at": HERE}, {"name": "worm", "at": 3}]
    match = aiming(0, ice=near, others=({"at": 5},))
    assert targets(match) == [1, 11, 12]
    assert refused(match, "target", model=13) == refused(match, "target", model=2) == "BR-TARGET-01"
    assert refused(match, "target", model=0) == "BR-TARGET-07"


@pytest.mark.clause("BR-TARGET-07")
def test_nobody_else_around_is_nobody_to_attack() -> None:
    """The attacker would be the only model in Range: it cannot take itself."""
    match = fight(attacker={"reach": 2}, target={"at": None})
    assert refused(match, "attack", to="defense") == "BR-TARGET-09"


@pytest.mark.clause("BR-TARGET-03")
def test_range_follows_connected_rooms() -> None:
    """Rooms 0 and 1 touch at a closed link: at Range 1 the model there is out of reach, by 3 and 4 it is at Range 3."""
    position: dict[str, Any] = {
        "rooms": CORNER,
        "attacker": {"at": 0},
        "target": {"at": 0},
        "ice": [{"name": "worm", "at": 1}],
    }
    assert targets(aiming(1, **position)) == [1]
    assert targets(aiming(2, **position)) == [1]
    assert targets(aiming(3, **position)) == [1, 11]


@pytest.mark.clause("BR-TARGET-03")
def test_two_connected_rooms_lead_round_a_closed_link() -> None:
    """The next room's link is closed; at Range 2 a path of two connected rooms reaches the room behind the corner."""
    position: dict[str, Any] = {
        "rooms": CORNER,
        "attacker": {"at": 0},
        "target": {"at": 0},
        "ice": [{"name": "worm", "at": 4}],
    }
    assert targets(aiming(1, **position)) == [1]
    assert targets(aiming(2, **position)) == [1, 11]


@pytest.mark.clause("BR-TARGET-04")
def test_dark_rooms_count_for_range() -> None:
    """A Bot in a dark room next door is a target at Range 1, and one behind the dark room at Range 2."""
    position: dict[str, Any] = {"dark": (5,), "rooms": {HERE: "v-4", 2: "in-1"}}
    models = [{"name": "worm", "at": 5}, {"name": "worm", "at": 2}]
    assert targets(aiming(1, ice=models, **position)) == [1, 11]
    assert targets(aiming(2, ice=models, **position)) == [1, 11, 12]


@pytest.mark.clause("BR-TARGET-05")
def test_range_goes_round_corners() -> None:
    """The room diagonally across is two connected rooms away."""
    position: dict[str, Any] = {"rooms": {HERE: "v-4", 5: "tm-1", 8: "v-1"}, "ice": [{"name": "worm", "at": 8}]}
    assert targets(aiming(2, **position)) == [1, 11]
    assert targets(aiming(1, **position)) == [1]


@pytest.mark.clause("BR-TARGET-06")
def test_range_1_reaches_the_own_room_and_the_next() -> None:
    """Models at distances 0, 1 and 2: the third is not included."""
    models = [{"name": "worm", "at": room} for room in (3, 4, 5)]
    row = {3: "v-4", 4: "tm-1", 5: "v-1"}
    match = aiming(1, rooms=row, ice=models, attacker={"at": 3}, target={"at": 3})
    assert targets(match) == [1, 11, 12]
    assert refused(match, "target", model=13) == "BR-TARGET-01"


@pytest.mark.clause("BR-TARGET-08")
def test_an_effect_without_range_finds_its_target_in_the_room() -> None:
    """A Worm threatens: of the two Avatars in its room the player chooses one; the third, next door, does not count."""
    match = reveals("squirm", players=3, ice=bots(HERE), seats=[{"at": HERE}, {"at": HERE}, {"at": 5}])
    do(match, "choose-room", room=HERE)
    assert asked(match) == "which-target"
    assert can(match, "choose-seat") == [{"seat": 0}, {"seat": 1}]
    with pytest.raises(Refused, match="BR-SUBR-03"):
        match.answer(0, Wish("choose-seat", seat=2))
    choose_seat(match, 1)
    assert [each.threat for each in g(match).seats] == [0, 1, 0]


@pytest.mark.clause("BR-TARGET-08")
def test_an_effect_without_a_target_in_the_room_finds_none() -> None:
    """After two Slides the Worm stands one room short of the only Avatar, which its Threat does not reach."""
    match = reveals("squirm", ice=bots(0), seats=[{"at": 5}, {"at": None}])
    as_far_as_it_can(match)
    assert ice(match).room in (2, HERE)
    assert told(match, NoTarget) == [NoTarget(11, "threat")]
    assert player(match).threat == 0


@pytest.mark.clause("BR-TARGET-09")
def test_without_a_target_the_attack_is_refused_and_no_cube_moves() -> None:
    """Nobody else is in the room, and nothing gives Range."""
    match = fight(target={"at": 0})
    assert refused(match, "attack", to="defense") == "BR-TARGET-09"
    assert can(match, "attack") == []
    assert (cubes(match, "attack", "attack"), g(match).clicks) == (2, 0)


@pytest.mark.clause("BR-TARGET-09")
def test_a_card_that_gives_range_lets_the_attack_be_declared() -> None:
    """With Long Shot in hand the enemy next door can come into Range; if it isn't played, action and cube are spent."""
    match = fight(attacker={"hand": ("long-shot",)}, target={"at": 5})
    do(match, "attack", to="defense")
    assert targets(match) == []
    do(match, "forgo")
    assert told(match, Forgone) == [Forgone(0)]
    assert (cubes(match, "attack", "attack"), g(match).clicks, g(match).attacks) == (1, 1, ())
    assert sum(player(match, 1).viruses) == 0
    far = fight(attacker={"hand": ("long-shot",)}, target={"at": 8})
    assert refused(far, "attack", to="defense") == "BR-TARGET-09"


@pytest.mark.clause("BR-TARGET-09")
def test_a_program_that_gives_range_lets_the_attack_be_declared() -> None:
    """Siege Engine reaches two rooms far, if its Cheat is ready."""
    ishtar = {"breacher": "ishtar", "side": 1}
    match = fight(attacker={**ishtar, "ready": ("program",)}, target={"at": 8})
    do(match, "attack", to="defense")
    assert targets(match) == []
    do(match, "cheat", cheat="program")
    assert targets(match) == [1]
    assert refused(match, "forgo") == "BR-TARGET-09"
    idle = fight(attacker=ishtar, target={"at": 8})
    assert refused(idle, "attack", to="defense") == "BR-TARGET-09"
