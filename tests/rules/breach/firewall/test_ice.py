"""The description cards: models, Force, Resistance, Drop, traits and Quick Subroutine of every ICE."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.breach.firewall.watch import NOBODY, STILL, bots, corridor, guardian, reveals, room_of, tough
from tests.rules.breach.table import arrange, asked, can, do, g, ice, player, refused, told

from getaway.games.breach.actions.events import MoveBegun, Moved
from getaway.games.breach.attack.events import AttackDeclared, IceAttached, IceEliminated
from getaway.games.breach.firewall.events import IceDeployed, QuickIgnored, QuickSubroutine
from getaway.games.breach.table.parts import GUARDIAN
from getaway.games.breach.table.pieces import ice as descriptions
from getaway.kernel import Match


class Entry(NamedTuple):
    """What a description card says; the card attacks without a bonus and makes the Force visible."""

    category: str
    models: int
    force: int
    resistance: int
    drop: dict[str, int]
    traits: tuple[str, ...]
    quick: tuple[int, str]
    """How far it slides, and what it does then."""
    card: str


ICE = {
    "worm": Entry("bot", 4, 2, 1, {"push": 1}, ("leech",), (1, "attach"), "burrow"),
    "tentacle": Entry("bot", 4, 3, 2, {"hand": 1}, ("grip",), (1, "attack"), "reach"),
    "echo": Entry("hunter", 2, 4, 2, {"credit": 1, "research": 1}, ("anti-virus",), (1, "attack"), "ping"),
    "kynodontas": Entry("hunter", 2, 6, 3, {"credit": 2, "push": 2}, ("pack",), (2, "attack"), "hunt"),
    "xan4th": Entry("guardian", 1, 8, 0, {}, ("anti-virus", "colossus"), (1, "attack"), "override"),
}
MORTAL = [name for name in ICE if name != "xan4th"]


def test_the_table_names_every_ice_and_trait() -> None:
    """Four ICE and the Guardian; each trait has its test below."""
    assert {name: each.traits for name, each in descriptions().items()} == {n: each.traits for n, each in ICE.items()}


def model(name: str, room: int, **more: Any) -> dict[str, Any]:
    """One model of an ICE."""
    return {"name": name, "at": room, **more}


def position(name: str) -> dict[str, Any]:
    """The ICE is the one of its category in this match."""
    return {} if name == "xan4th" else {ICE[name].category: name}


# Models, Force, Resistance and Drop


@pytest.mark.parametrize("name", MORTAL)
@pytest.mark.parametrize("missing", [1, 0])
def test_so_many_models_there_are(name: str, missing: int) -> None:
    """With one fewer in the Database one more is deployed; with all of them none is."""
    entry = ICE[name]
    card, track = ("burrow", (0, 1, 0)) if entry.category == "hunter" else ("reverb", (0, 2, 4))
    there = bots(*[8] * (entry.models - missing), name=name)
    match = reveals(card, ice=there, track=track, seats=[tough(at=0), NOBODY], **position(name))
    if entry.category == "bot":
        do(match, "choose-what", what="guardian")
    assert len(told(match, IceDeployed)) == missing
    assert len(g(match).of_category(entry.category)) == entry.models


@pytest.mark.parametrize("name", ICE)
def test_its_force_is_its_attack_under_a_high_die(name: str) -> None:
    """Under die 8 every ICE attacks with its Force."""
    cards = (ICE[name].card, STILL) if name == "xan4th" else (ICE[name].card,)
    there = [model(name, 0)]
    match = reveals(
        *cards, ice=there, die=8, track=(1, 2, 0), gateways={1: (0, 3), 2: (8, 1)}, seats=[tough(at=0), NOBODY]
    )
    assert [event.attack for event in told(match, AttackDeclared)] == [ICE[name].force]


def attacked(name: str, before: int) -> Match:
    """An Avatar assigns 1 Virus to an ICE that has this many already."""
    cubes = {"attack": {"attack": 1}}
    there = model(name, 0) if name == "xan4th" else model(name, 0, viruses=before)
    match = arrange(2, ice=[there], die=2, seats=[{"at": 0, "cubes": cubes}, {"at": 8}], **position(name))
    do(match, "attack", to="cache")
    do(match, "target", model=GUARDIAN if name == "xan4th" else 11)
    return match


def gained(match: Match) -> dict[str, int]:
    """What the attacker has got."""
    pushes = g(match).pushes if asked(match) == "push" else 0
    found = {"credit": player(match).credits, "push": pushes}
    found |= {"hand": len(g(match).hands[0]), "research": len(g(match).research[0])}
    return {name: n for name, n in found.items() if n}


@pytest.mark.parametrize("name", MORTAL)
def test_the_virus_of_its_resistance_eliminates_it_and_gives_its_drop(name: str) -> None:
    """The last Virus eliminates it: it is gone, and the attacker gains exactly what its card shows."""
    match = attacked(name, ICE[name].resistance - 1)
    assert told(match, IceEliminated) == [IceEliminated(11, name, 0)]
    assert g(match).ice == ()
    assert gained(match) == ICE[name].drop


@pytest.mark.parametrize("name", [name for name in ICE if ICE[name].resistance != 1])
def test_a_virus_less_does_not(name: str) -> None:
    """It stays, and nothing is gained; the Guardian, which has no Resistance, always does."""
    match = attacked(name, ICE[name].resistance - 2)
    assert told(match, IceEliminated) == []
    assert len(g(match).ice) == 1
    assert gained(match) == {}


# Traits


@pytest.mark.parametrize(("worms", "mp"), [(0, 4), (1, 3), (2, 2)])
def test_leech_takes_movement(worms: int, mp: int) -> None:
    """Each Worm attached takes 1 MP of the pool."""
    there = [model("worm", 0, on=0) for _ in range(worms)]
    match = arrange(2, ice=there, seats=[{"at": 0, "cubes": {"movement": {"movement": 2}}}, {"at": 8}])
    do(match, "move", to="cache")
    assert [event.mp for event in told(match, MoveBegun)] == [mp]


@pytest.mark.parametrize("there", [True, False])
def test_grip_makes_leaving_dearer(there: bool) -> None:
    """Leaving the Tentacle's room costs 1 MP more."""
    tentacles = [model("tentacle", 0)] if there else [model("tentacle", 8)]
    seats = [{"at": 0, "cubes": {"movement": {"movement": 4}}}, {"at": 6}]
    match = arrange(2, bot="tentacle", rooms={0: "v-4", 1: "v-1"}, ice=tentacles, seats=seats)
    do(match, "move", to="cache")
    do(match, "go", room=1)
    assert [event.cost for event in told(match, Moved)] == [3 if there else 2]


@pytest.mark.parametrize("name", ["echo", "xan4th"])
def test_anti_virus_forbids_infecting(name: str) -> None:
    """In its room Infect is refused, in another it is not."""
    match = arrange(2, ice=[model(name, 0)], seats=[{"at": 0}, {"at": 8}])
    assert refused(match, "infect") == "BR-ANTIV-01"
    match = arrange(2, ice=[model(name, 4)], seats=[{"at": 0}, {"at": 8}])
    assert can(match, "infect") == [{}]


@pytest.mark.parametrize(("others", "attack"), [(0, 2), (1, 3), (2, 4)])
def test_pack_counts_other_ice_in_its_room(others: int, attack: int) -> None:
    """Under die 2: one more for each other ICE in the room, none for one elsewhere."""
    there = [model("kynodontas", 0), *[model("worm", 0) for _ in range(others)], model("worm", 8)]
    match = reveals("hunt", ice=there, die=2, track=(0, 2, 0), seats=[tough(at=0), NOBODY])
    assert [event.attack for event in told(match, AttackDeclared)] == [attack]


def test_nothing_is_attached_to_the_colossus() -> None:
    """A Worm comes to a room with the Guardian and an Avatar: it attaches itself to the Avatar, unasked."""
    match = reveals("crawl", ice=[guardian(0), model("worm", 1)], seats=[tough(at=0), NOBODY])
    assert told(match, IceAttached) == [IceAttached(11, 0)]
    assert ice(match, GUARDIAN).on == -1


# Quick Subroutines


def quick(name: str, distance: int) -> Match:
    """No model is left to deploy; all stand in room 0, so far from the Avatar, with Gateway 1 beyond it."""
    entry = ICE[name]
    there = [model(name, 0) for _ in range(entry.models)]
    beginning: dict[str, Any] = {**corridor(6, 5, 4), "ice": there, "die": 2, "seats": [tough(at=distance), NOBODY]}
    if entry.category == "hunter":
        return reveals("burrow", track=(0, 1, 0), hunter=name, **beginning)
    at = {"bot": 4, "guardian": 5}[entry.category]
    match = reveals("reverb", track=(0, 2, at), **beginning, **position(name))
    do(match, "choose-what", what="guardian")
    return match


@pytest.mark.parametrize("name", ICE)
def test_its_quick_subroutine_is_resolved_as_far_as_it_reaches(name: str) -> None:
    """It slides to the Avatar and does what its card says; of several models the player takes the first."""
    entry = ICE[name]
    distance, what = entry.quick
    match = quick(name, distance)
    if asked(match) == "which-ice-quick":
        do(match, "choose-model", model=11)
    number = GUARDIAN if name == "xan4th" else 11
    assert told(match, QuickSubroutine) == [QuickSubroutine(number, 0)]
    assert room_of(match, number) == distance
    attacks = [event.attack for event in told(match, AttackDeclared)]
    assert (ice(match, number).on == 0, attacks) == ((True, []) if what == "attach" else (False, [2]))


@pytest.mark.parametrize("name", ICE)
def test_its_quick_subroutine_reaches_no_further(name: str) -> None:
    """One room further none of them can target the Avatar."""
    match = quick(name, ICE[name].quick[0] + 1)
    assert told(match, QuickIgnored) == [QuickIgnored(ICE[name].category)]
    assert told(match, QuickSubroutine) == []
    assert {each.room for each in g(match).ice} == {0}
