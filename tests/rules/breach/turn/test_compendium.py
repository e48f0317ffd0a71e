"""What the compendium says: Cheats and Slides, placing and entering, disconnected ICE, cubes, Gateways."""

from __future__ import annotations

import pytest
from tests.rules.breach.boxed import boxed
from tests.rules.breach.firewall.watch import as_far_as_it_can
from tests.rules.breach.table import arrange, asked, can, cubes, do, g, ice, player, refused, told, whom

from getaway.games.breach.actions.events import Moved
from getaway.games.breach.attack.events import IceEliminated, Slid
from getaway.games.breach.cards.events import AvatarPlaced, GatewayMoved
from getaway.games.breach.database.events import BreachWorn
from getaway.games.breach.firewall.events import IceDeployed, IceDisconnected, IceMoved, QuickSubroutine
from getaway.games.breach.malware.events import MalwareDrawn
from getaway.games.breach.sheet.events import CubeGained
from getaway.games.breach.table.pieces import Effect, Malware, malware
from getaway.kernel import Match

NULL = {"breacher": "null", "ready": ("breacher",)}
"""Null's Cheat places the Avatar in a room of a traced node."""
CORNERED = {0: "v-1", 1: "gr-1", 3: ("in-1", 1)}
"""No way leads out of the top left corner."""
HANDSHAKE = Malware(
    owner="null", type="mission", timing="action-phase", condition="meets-avatar", effects=(Effect("credit"),)
)


# Cheats and Slides


@pytest.mark.clause("BR-CPC-03")
def test_a_cheat_wants_a_cube_from_its_own_box() -> None:
    """With a cube on the Slide box Open Breach is refused; the Slide takes that cube."""
    match = arrange(rooms={0: "v-1", 1: "v-4"}, breaches=[(0, 3, False)], seats=[{"ready": ("slide",)}])
    assert refused(match, "cheat", cheat="breach") == "BR-CHEAT-05"
    assert can(match, "cheat") == [{"cheat": "slide"}]
    do(match, "cheat", cheat="slide")
    assert player(match).ready == ()


@pytest.mark.clause("BR-SLIDECH-01", "BR-CPS-04")
def test_the_slide_cheat_moves_the_avatar_without_mp() -> None:
    """One Slide across links of 2 and 2, without a movement cube, an action or a Move."""
    rooms = {0: ("gr-2", 2), 1: "tm-1", 3: ("in-2", 1)}
    match = arrange(rooms=rooms, seats=[{"ready": ("slide",), "cubes": {}}], clicks=3)
    do(match, "cheat", cheat="slide")
    assert (player(match).room, g(match).moves) == (1, ())
    assert told(match, Slid) == [Slid(0, 1)]
    assert g(match).clicks == 3


@pytest.mark.clause("BR-CPS-01")
def test_an_ice_slides_through_dark_rooms() -> None:
    """The only way to Hugo leads through dark rooms: the Echo goes into the first, which stays dark."""
    rooms = {0: "v-1", 3: ("gr-1", 2), 8: "v-4", 5: ("in-1", 2), 7: "gr-2"}
    match = arrange(
        2, "resonance", rooms=rooms, dark=[1, 2], phase="password", password=1, deck=("resonance",),
        seats=[{"at": 8}, {"at": None}], ice=[{"name": "echo", "at": 0}], breaches=[(2, 5, False), (5, 8, False)],
    )  # fmt: skip
    as_far_as_it_can(match)
    assert told(match, IceMoved) == [IceMoved(11, 1)]
    assert (ice(match).room, g(match).is_dark(1)) == (1, True)


@pytest.mark.clause("BR-CPS-02")
def test_an_avatar_slides_to_revealed_rooms_only() -> None:
    """The dark room to the east can't be chosen, though it is connected."""
    rooms = {4: "v-1", 1: "v-2", 3: "v-4"}
    match = arrange(rooms=rooms, dark=[5, 7], seats=[{"at": 4, "ready": ("slide",)}])
    do(match, "cheat", cheat="slide")
    assert [each["room"] for each in can(match, "choose-room")] == [1, 3]
    assert refused(match, "choose-room", room=5) == "BR-CPS-02"
    match = arrange(rooms={0: "v-1"}, dark=[1, 3], seats=[{"ready": ("slide",)}])
    do(match, "cheat", cheat="slide")
    assert player(match).room == 0


# Placing and entering


@pytest.mark.clause("BR-CPC-08")
def test_placing_crosses_no_links() -> None:
    """From a corner without a way out the Avatar is placed across the Database; what was attached stays behind."""
    match = arrange(
        rooms=CORNERED, traced={7: [0]}, seats=[{"at": 0, **NULL}], ice=[{"name": "worm", "at": 0, "on": 0}]
    )  # fmt: skip
    assert g(match).grid.nodes[7].rooms == (5, 8)
    do(match, "cheat", cheat="breacher")
    do(match, "choose-room", room=8)
    assert player(match).room == 8
    assert told(match, AvatarPlaced) == [AvatarPlaced(0, 8)]
    assert (ice(match).room, ice(match).on) == (0, -1)


@pytest.mark.clause("BR-CPC-09")
def test_placing_is_no_movement() -> None:
    """Placed in the room beside, through no Breach and for no MP; the Shield token is lost all the same."""
    match = arrange(
        breaches=[(0, 1, False)], traced={4: [0]}, seats=[{"at": 0, "shield": True, **NULL}]
    )  # fmt: skip
    do(match, "cheat", cheat="breacher")
    assert player(match).room == 1
    assert told(match, Moved) == []
    assert told(match, Slid) == []
    assert told(match, BreachWorn) == []
    assert not player(match).shield


@pytest.mark.clause("BR-CPC-09", "BR-CPE-08")
def test_an_avatar_that_is_placed_has_not_entered() -> None:
    """A Mission for entering a room with another Avatar: not after placing, but after a Move."""
    with boxed(malware(), handshake=HANDSHAKE):
        mine = {"at": 0, "hand": ["handshake"], **NULL}
        rooms = {0: "v-1", 1: "v-4"}
        match = arrange(rooms=rooms, traced={4: [0]}, seats=[mine, {"at": 1}])
        do(match, "cheat", cheat="breacher")
        assert player(match).room == player(match, 1).room
        assert refused(match, "play", card="handshake") == "BR-MTYPE-02"
        match = arrange(rooms=rooms, traced={4: [0]}, seats=[mine, {"at": 1}])
        do(match, "move", to="attack")
        do(match, "go", room=1)
        do(match, "play", card="handshake")
        assert player(match).credits == 1


@pytest.mark.clause("BR-CPE-07")
def test_an_avatar_that_slides_has_entered() -> None:
    """The same Mission after the Slide Cheat: played beside another Avatar, refused in an empty room."""
    with boxed(malware(), handshake=HANDSHAKE):
        mine = {"at": 0, "breacher": "null", "hand": ["handshake"], "ready": ("slide",)}
        rooms = {0: "v-1", 1: "v-4"}
        match = arrange(rooms=rooms, breaches=[(0, 3, False)], seats=[mine, {"at": 1}])
        do(match, "cheat", cheat="slide")
        do(match, "choose-room", room=1)
        do(match, "play", card="handshake")
        assert player(match).credits == 1
        match = arrange(rooms=rooms, breaches=[(0, 3, False)], seats=[mine, {"at": 1}])
        do(match, "cheat", cheat="slide")
        do(match, "choose-room", room=3)
        assert refused(match, "play", card="handshake") == "BR-MTYPE-02"


def slipping(hugo: int) -> Match:
    """On the move in the east, Mila slides through the middle to the west; Hugo stands somewhere on her way."""
    mila = {"avatar": "mila", "at": 5, "hand": ["slipstream", "pickpocket"]}
    rooms = {3: "v-1", 4: "v-4", 5: "tm-1"}
    match = arrange(rooms=rooms, seats=[mila, {"avatar": "hugo", "at": hugo, "credits": 2}])
    do(match, "move", to="cache")
    do(match, "play", card="slipstream")
    do(match, "choose-room", room=4)
    do(match, "choose-room", room=3)
    return match


@pytest.mark.clause("BR-CPE-07", "BR-MTYPE-02")
def test_slides_of_a_move_meet_whom_they_end_beside() -> None:
    """Mila picks Hugo's pocket where her second Slide ends, but not where the first one only led past him."""
    match = slipping(hugo=3)
    do(match, "play", card="pickpocket")
    assert (player(match).credits, player(match, 1).credits) == (1, 1)
    past = slipping(hugo=4)
    assert refused(past, "play", card="pickpocket") == "BR-MTYPE-02"
    assert (player(past).credits, player(past, 1).credits) == (0, 2)


@pytest.mark.clause("BR-CPE-08")
def test_an_ice_that_is_deployed_has_not_entered() -> None:
    """A Worm comes to Hugo's room: it did not move there, and it does not cling to him."""
    match = arrange(2, "virus-bot", seats=[{"at": 4}])
    do(match, "infect")
    assert told(match, IceDeployed) == [IceDeployed(11, "worm", 4)]
    assert told(match, IceMoved) == []
    assert ice(match).on == -1


# Disconnected ICE


def stuck(name: str, card: str, n: int) -> Match:
    """ICE in a corner without a way out, as this card is revealed."""
    return arrange(
        2, card, rooms=CORNERED, phase="password", password=1, bot=name, deck=(card,), seats=[{"at": 8}, {"at": None}],
        ice=[{"name": name, "at": 0}] * n,
    )  # fmt: skip


@pytest.mark.clause("BR-CPE-05")
def test_an_ice_that_is_merely_disconnected_gives_no_drop() -> None:
    """The Tentacle cannot come nearer to anybody and is disconnected: nobody draws its card."""
    match = stuck("tentacle", "spread", 1)
    assert told(match, IceDisconnected) == [IceDisconnected(11)]
    assert told(match, IceEliminated) == []
    assert told(match, MalwareDrawn) == []
    assert g(match).hands == ((), ())


@pytest.mark.clause("BR-CPE-05")
def test_eliminated_it_gives_its_drop() -> None:
    """Sturm eliminates the same Tentacle and draws."""
    match = arrange(2, "grit", bot="tentacle", seats=[{"avatar": "sturm"}], ice=[{"name": "tentacle", "at": 0}])
    do(match, "attack", to="defense")
    do(match, "target", model=11)
    assert len(told(match, IceEliminated)) == 1
    assert g(match).hands[0] == ("grit",)


@pytest.mark.clause("BR-DB-12")
def test_a_disconnected_ice_can_be_deployed_again() -> None:
    """All four Worms are in the Database; one is disconnected, so the track deploys it beside Hugo."""
    match = stuck("worm", "crawl", 4)
    assert whom(match) == 0
    do(match, "choose-model", model=12)
    assert told(match, IceDisconnected) == [IceDisconnected(12)]
    assert [(each.ice, each.room) for each in told(match, IceDeployed)] == [("worm", 8)]
    assert len(g(match).ice) == 4


@pytest.mark.clause("BR-DB-12")
def test_without_a_model_in_the_reserve_none_is_deployed() -> None:
    """The same four Worms, none disconnected: the track brings a Quick Subroutine instead."""
    match = arrange(2, "virus-bot", seats=[{"at": 4}], ice=[{"name": "worm", "at": 4}] * 4)
    do(match, "infect")
    do(match, "choose-model", model=11)
    assert told(match, IceDeployed) == []
    assert told(match, QuickSubroutine) == [QuickSubroutine(11, 0)]


# Cards and attacks


@pytest.mark.clause("BR-CPE-01")
def test_in_the_competitive_mode_a_card_has_its_normal_effect_only() -> None:
    """Shatter has the icon; its other effect is for Solo."""
    hand = {"avatar": "sturm", "hand": ["shatter"]}
    match = arrange(seats=[hand])
    assert g(match).mode == "competitive"
    assert can(match, "play-alternative") == []
    assert refused(match, "play-alternative", card="shatter") == "BR-CPE-01"
    solo = arrange(1, mode="solo", seats=[hand])
    assert can(solo, "play-alternative") == [{"card": "shatter"}]


@pytest.mark.clause("BR-CPE-06")
def test_elude_is_used_once_in_an_attack() -> None:
    """Three Viruses are about to come: one is eluded, the question does not come again, and two are assigned."""
    tough = {"at": 0, "cubes": {"defense": {"defense": 3}}}
    match = arrange(seats=[{"avatar": "sturm", "cubes": {"attack": {"attack": 6}}}, {"avatar": "hugo", **tough}])
    do(match, "attack", to="defense")
    do(match, "target", model=1)
    assert (asked(match), whom(match)) == ("elude", 1)
    do(match, "elude", to="movement")
    assert (asked(match), whom(match)) == ("act", 0)
    assert player(match, 1).viruses[0] == 2
    assert (cubes(match, "defense", "defense", 1), cubes(match, "movement", "defense", 1)) == (2, 1)
    assert refused(match, "elude", seat=1, to="movement") == "BR-ROUND-02"


@pytest.mark.clause("BR-CPE-06")
def test_in_another_attack_elude_is_there_again() -> None:
    """Each Attack action has its own."""
    tough = {"at": 0, "cubes": {"defense": {"defense": 3}}}
    match = arrange(seats=[{"avatar": "sturm", "cubes": {"attack": {"attack": 2}}}, {"avatar": "hugo", **tough}])
    for _ in range(2):
        do(match, "attack", to="defense")
        do(match, "target", model=1)
        assert asked(match) == "elude"
        do(match, "elude", to="movement")
    assert sum(player(match, 1).viruses) == 0


# Cubes


@pytest.mark.clause("BR-CPO-05")
def test_a_cube_of_a_fixed_colour_asks_nothing() -> None:
    """Sturm's second development gives two attack cubes in the Attack box, for a Threat."""
    match = arrange(seats=[{"avatar": "sturm"}])
    before = cubes(match, "attack", "attack")
    do(match, "develop", box=4, cheat="slide")
    assert asked(match) == "act"
    assert told(match, CubeGained) == [CubeGained(0, "attack")] * 2
    assert cubes(match, "attack", "attack") == before + 2


@pytest.mark.clause("BR-CPO-05")
@pytest.mark.parametrize("colour", ["movement", "attack", "defense"])
def test_a_cube_of_any_colour_goes_to_the_box_of_its_colour(colour: str) -> None:
    """The second common development lets the player choose."""
    match = arrange()
    before = cubes(match, colour, colour)
    do(match, "develop", box=2, cheat="slide")
    assert [each["colour"] for each in can(match, "choose-colour")] == ["movement", "attack", "defense"]
    do(match, "choose-colour", colour=colour)
    assert cubes(match, colour, colour) == before + 1


@pytest.mark.clause("BR-CPO-05")
def test_a_colour_that_ran_out_is_not_gained() -> None:
    """Without attack cubes in the Reserve that colour cannot be chosen, and a fixed one does not come."""
    match = arrange(cube_reserve=(18, 3, 18), seats=[{"avatar": "sturm"}, {"avatar": "hugo"}])
    assert g(match).cube_reserve[1] == 0
    do(match, "develop", box=4, cheat="slide")
    assert told(match, CubeGained) == []
    do(match, "develop", box=2, cheat="breach")
    assert [each["colour"] for each in can(match, "choose-colour")] == ["movement", "defense"]
    assert refused(match, "choose-colour", colour="attack") == "BR-CPO-05"


# Gateways


@pytest.mark.clause("BR-CPS-06")
def test_one_gateway_moves_to_a_room_that_has_none() -> None:
    """Any of the four may be chosen, and any outer side of another room; the others stay."""
    match = arrange(seats=[{"research": ["move-gateway"]}])
    before = g(match).gateways
    do(match, "research", token="move-gateway")
    assert [each["gateway"] for each in can(match, "choose-gateway")] == [1, 2, 3, 4]
    do(match, "choose-gateway", gateway=3)
    outer = g(match).grid.outer
    assert [outer[each["edge"]] for each in can(match, "choose-edge")] == [(1, 0), (5, 1), (7, 2), (3, 3)]
    assert refused(match, "choose-edge", edge=outer.index((0, 3))) == "BR-RES-12"
    do(match, "choose-edge", edge=outer.index((5, 1)))
    moved = [(old.number, new.room, new.side) for old, new in zip(before, g(match).gateways, strict=True) if old != new]
    assert moved == [(3, 5, 1)]
    assert told(match, GatewayMoved) == [GatewayMoved(3, 5, 1)]
