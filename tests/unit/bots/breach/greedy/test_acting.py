"""The greedy player's turn: what it does with actions, MP, Pushes, Credits, cards and nodes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.breach.table import arrange, asked, do

from getaway.bots.breach.greedy import decide, sheet
from getaway.bots.breach.greedy.goals import goal
from getaway.kernel import Match, Wish

RUN = {"movement": {"movement": 3}, "defense": {"defense": 1}}
AWAY = {"at": 8}
BIO, CALM = "half-bio", "reset-threat"


def answer(match: Match) -> Wish:
    """What the player answers to the question that stands."""
    return decide(match.g, match.asks[0])


def at(room: int = 0, *chances: str, me: dict[str, Any] | None = None, **position: Any) -> Match:
    """An Avatar that wants Science of the north side, with nothing left to develop."""
    mine = {"at": room, "cubes": RUN, "objective": "o01", "boxes": (), "avatar": "mila", **(me or {})}
    return arrange(2, *chances, seats=[mine, AWAY], **{"tokens": {"N0": "half-science"}, **position})


def test_a_wanted_room_is_infected() -> None:
    """And not twice, nor is one that no goal needs: the Avatar moves on."""
    assert answer(at()) == Wish("infect")
    assert answer(at(infected={0: [0]})) == Wish("move", to="cache")
    assert answer(at(4)).verb == "move"


def test_a_move_goes_to_the_goal_and_stops_there() -> None:
    """Step by step along the cheapest way."""
    match = at(0, infected={0: [0]})
    do(match, "move", to="cache")
    assert answer(match) == Wish("go", room=1)
    do(match, "go", room=1)
    assert answer(match).verb in ("activate", "stop")
    assert "go" not in answer(match).verb


def test_a_dark_room_on_the_way_is_revealed_and_entered() -> None:
    """It is turned so that the way in is open."""
    match = at(0, "v-2", infected={0: [0]}, rooms={0: "v-1"}, dark=range(1, 9))
    do(match, "move", to="cache")
    assert answer(match) == Wish("reveal", room=1)
    do(match, "reveal", room=1)
    assert asked(match) == "turn-room"
    do(match, answer(match).verb, **answer(match).args)
    assert answer(match) == Wish("go", room=1)


def test_spare_mp_reset_threat_in_a_garden() -> None:
    """Only if there is any."""
    for threat, verb in ((2, "activate"), (0, "go")):
        match = at(0, infected={0: [0]}, rooms={0: "gr-1", 1: "v-4"}, me={"threat": threat})
        do(match, "move", to="cache")
        assert answer(match).verb == verb


def test_without_a_cube_to_move_it_pushes_one_home() -> None:
    """The cube in the Cache is one Push away for Mila."""
    cubes = {"cache": {"movement": 1}, "defense": {"attack": 1}}
    match = at(0, infected={0: [0]}, me={"cubes": cubes})
    assert answer(match) == Wish("configure", what="pushes")
    do(match, "configure", what="pushes")
    assert answer(match) == Wish("push", box="cache", colour="movement", to="movement")


def test_developing_readies_a_slide_to_the_goal() -> None:
    """The cube box is as good as any, and the Slide spares the Move."""
    match = at(0, infected={0: [0]}, me={"boxes": (1,)})
    assert answer(match) == Wish("develop", box=2, cheat="slide")
    do(match, "develop", box=2, cheat="slide")
    assert answer(match) == Wish("choose-colour", colour="attack")
    do(match, "choose-colour", colour="attack")
    assert answer(match) == Wish("cheat", cheat="slide")


def test_a_slide_leads_to_the_goal() -> None:
    """Of all rooms that are connected."""
    match = at(0, infected={0: [0]}, me={"ready": ("slide",)})
    do(match, "cheat", cheat="slide")
    assert answer(match) == Wish("choose-room", room=1)


@pytest.mark.parametrize(("credits_", "bought"), [(2, ""), (3, "data-broker"), (4, "data-broker")])
def test_information_is_bought_where_it_is_cheapest(credits_: int, bought: str) -> None:
    """A Reward for three, rather than the Purchase for four; then the type that no node offers."""
    match = at(me={"credits": credits_}, rewards=("data-broker", "tool-cache"))
    assert answer(match) == (Wish("buy", reward=bought) if bought else Wish("infect"))
    if bought:
        do(match, "buy", reward=bought)
        assert answer(match) == Wish("choose-token", token=BIO)


def test_cards_are_played_when_they_help() -> None:
    """Pushes with cubes abroad, not with all at home; Threat is reset when there is some."""
    abroad = {"movement": {"movement": 2}, "cache": {"movement": 2}}
    assert answer(at(me={"avatar": "hugo", "cubes": abroad, "hand": ["overclock"]})) == Wish("play", card="overclock")
    assert answer(at(me={"avatar": "hugo", "hand": ["overclock"]})) == Wish("infect")
    assert answer(at(me={"research": ["reset-threat"], "threat": 2})) == Wish("research", token=CALM)
    assert answer(at(me={"research": ["reset-threat"]})) == Wish("infect")


def test_a_virus_is_placed_where_the_goal_misses_one() -> None:
    """Spore Cloud for the room beside; with that room infected it is kept."""
    me = {"breacher": "cassia", "hand": ["spore-cloud"], "credits": 1}
    match = at(me=me, infected={0: [0]})
    assert answer(match) == Wish("play", card="spore-cloud")
    do(match, "play", card="spore-cloud")
    assert answer(match) == Wish("choose-room", room=1)
    assert answer(at(me=me, infected={1: [0]})) == Wish("infect")


def test_wanted_nodes_are_traced_first_and_viruses_kept_for_the_goal() -> None:
    """Science before Politics; a token without use is left while its Viruses serve the goal."""
    tokens = {"N0": "half-science", "W0": "half-politics"}
    infected = {room: [0] for room in (0, 1, 3)}
    match = at(tokens=tokens, infected=infected, phase="trace")
    assert answer(match) == Wish("trace", node=match.g.grid.node("N0"))
    whole = {"C00": "science", "W0": "half-politics"}
    match = at(tokens=whole, infected={0: [0], 3: [0]}, phase="trace")
    assert answer(match) == Wish("end-turn")


def test_it_reconnects_near_its_goal() -> None:
    """The node traced lies beside the rooms it wants; no Gateway is as near."""
    me = {"at": None, "room": -1, "last": 8}
    tokens = {"C11": "science"}
    match = at(me=me, tokens=tokens, phase="turn", traced={0: [0]}, infected={5: [0], 7: [0], 8: [0]})
    assert asked(match) == "where-to-reconnect"
    assert answer(match) == Wish("choose-room", room=4)


def test_cubes_come_home_by_the_shortest_way() -> None:
    """Pushes from each box, by colour, for Hugo; a shift goes where the way back is shortest."""
    assert sheet.home("hugo")[0] == (0, 3, 1, 2)
    assert sheet.away("hugo", ((1, 0, 0), (0, 1, 0), (0, 0, 0), (1, 0, 1))) == 3
    assert sheet.shift(arrange(2).g, 0, "move", 0) == Wish("move", to="cache")


SLOW = {"movement": {"movement": 1}, "defense": {"defense": 1}}


def test_mp_are_kept_for_a_dark_room_on_the_way() -> None:
    """With 2 MP the garden here would leave none to enter the room that 1 MP reveals."""
    match = at(0, infected={0: [0]}, rooms={0: "gr-1"}, dark=range(1, 9), me={"threat": 2, "cubes": SLOW})
    do(match, "move", to="cache")
    assert answer(match) == Wish("reveal", room=1)


@pytest.mark.parametrize("code", ["gr-2", "v-2"])
def test_a_room_just_revealed_is_turned_so_that_the_mp_left_lead_into_it(code: str) -> None:
    """Even where another way round would make the rest of the way cheaper."""
    dark: dict[str, Any] = {"rooms": {0: "v-1"}, "dark": range(1, 9)}
    match = at(0, code, **dark, infected={0: [0]}, me={"cubes": SLOW}, tokens={"C00": "half-science"})
    do(match, "move", to="cache")
    do(match, "reveal", room=1)
    do(match, answer(match).verb, **answer(match).args)
    assert Wish("go", room=1) in match.asks[0].choice


def test_a_goal_stays_the_goal_once_a_move_to_it_has_begun() -> None:
    """A rival is about to trace the node, and the Move has cost an action; but it also brings the Avatar there."""
    me = {"cubes": {"movement": {"movement": 3}, "attack": {"attack": 2}}}
    match = at(1, infected={0: [1], 1: [0]}, me=me, clicks=1, tokens={"N0": "half-science", "C11": "science"})
    before = goal(match.g, 0)
    do(match, "move", to="cache")
    assert goal(match.g, 0) == before
