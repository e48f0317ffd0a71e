"""The threat cards of Salida and Halden Mutual, entry by entry, and what the three cards have together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.keypad.doors import at_door, begin
from tests.rules.burncycle.network.mats import at, chips, go, ping_turn, pings
from tests.rules.burncycle.strike.blows import POOL, dice_for, roll_of
from tests.rules.burncycle.table import Space, agent, can, do, g, told
from tests.rules.burncycle.threat.rising import advance, happened

from getaway.games.burncycle.floor import LEFT, RIGHT, UP, floor
from getaway.games.burncycle.keypad.events import Forced
from getaway.games.burncycle.network.events import PingDieRolled
from getaway.games.burncycle.table.parts import ACCESS
from getaway.games.burncycle.table.pieces import corporations, imperatives
from getaway.games.burncycle.threat.dial import escalation
from getaway.games.burncycle.threat.events import ThreatEvent
from getaway.kernel import Match

FIRST, SECOND, THIRD, *_ = imperatives()
SLOTS = ("tech", "general", "captain")


def approach(corporation: str, level: int, **position: Any) -> Match:
    """One player, and threat advances to this level on the first floor of a corporation."""
    return advance(1, level - 1, **{"plan": f"{corporation}1", "corporation": corporation, **position})


def spot(match: Match, cell: int) -> Space:
    """The row and column of a space."""
    row, col = divmod(cell, g(match).floor.cols)
    return row + 1, col + 1


# What is looked at


def the_imperative(match: Match) -> object:
    """The agent's, and that the command module has none."""
    return agent(match).imperative, g(match).bots[1].imperative


def the_facings(match: Match) -> object:
    """Which way the units look."""
    return [unit.facing for unit in g(match).units]


def the_captain(match: Match) -> object:
    """Where the captain is, at the last of the posts it may come to."""
    if can(match, "choose-cell"):
        do(match, "choose-cell", **can(match, "choose-cell")[-1])
    return [spot(match, unit.cell) for unit in g(match).units if unit.captain]


def the_power(match: Match) -> object:
    """Of the agent and of the command module."""
    return [bot.power for bot in g(match).bots]


def the_chips(match: Match) -> object:
    """The chip of each slot, marked where it is degraded."""
    return [("-" if slot.degraded else "") + slot.chip for slot in g(match).slots[:3]]


def the_pegs(match: Match) -> object:
    """Which of the first three slots are active."""
    return [slot.active for slot in g(match).slots[:3]]


def the_doors(match: Match) -> object:
    """How many doors of the storage are unlocked, and how many rooms have their bead."""
    house = g(match).floor
    storage = house.rooms[house.room_named("storage")]
    return sum([g(match).unlocked >> door & 1 for door in storage.doors]), len(g(match).unseen)


def the_guards(match: Match) -> object:
    """The spaces of the guards, by row and column, and how many rooms have their bead."""
    return [spot(match, unit.cell) for unit in g(match).units], len(g(match).unseen)


def the_ip(match: Match) -> object:
    """Where the agent's IP is, and whether the agent is detected."""
    return agent(match).ip, agent(match).detected


def the_ceo(match: Match) -> object:
    """The CEO's network level."""
    return g(match).ceo


class Entry(NamedTuple):
    """An event: the position, what is looked at, and what that is one level below and at its level."""

    corporation: str
    level: int
    title: str
    look: Callable[[Match], object]
    below: object
    reached: object
    position: dict[str, Any] = {}


def rooms(plan: str, *names: str) -> tuple[int, ...]:
    """The numbers of rooms."""
    return tuple(floor(plan).room_named(name) for name in names)


POWERED = {"agents": [{"power": 4}], "module": {"power": 5}}
DECK = {"rig": {"imperatives": [FIRST]}}
HALLWAY = [{"name": "hamster", "at": (8, 9), "facing": "up"}, {"name": "zuk", "at": (3, 9), "facing": "left"}]
IN_STORAGE = floor("salida1").rooms[floor("salida1").room_named("storage")]
OPENED = {"unlocked": IN_STORAGE.doors, "unseen": rooms("salida1", "storage", "server_room")}
CLAIMS = rooms("halden1", "claims_hall", "restroom")

EVENTS = (
    Entry("salida", 4, "exit-interview", the_imperative, ("", ""), (FIRST, ""), DECK),
    Entry("salida", 6, "all-hands", the_facings, [UP, LEFT], [RIGHT, UP], {"units": HALLWAY}),
    Entry("salida", 10, "floor-manager", the_captain, [], [(8, 10)]),
    Entry("salida", 12, "trace-route", pings, [(2, 8)], [(2, 11), (4, 3)], {"pings": (at(2, 8),)}),
    Entry("salida", 14, "brownout", the_power, [4, 5], [3, 5], POWERED),
    Entry("salida", 19, "performance-review", the_imperative, ("", ""), (FIRST, ""), DECK),
    Entry("salida", 21, "seat-reduction", the_pegs, [True, True, True], [False, True, True], {"slots": SLOTS}),
    Entry("salida", 25, "fire-doors", the_doors, (2, 2), (0, 0), OPENED),
    Entry("halden", 3, "actuarial-table", the_ceo, 1, 2),
    Entry("halden", 5, "first-premium", the_power, [4, 5], [3, 5], POWERED),
    Entry("halden", 9, "early-warning", pings, [(2, 8)], [(2, 11), (4, 3)], {"pings": (at(2, 8),)}),
    Entry("halden", 14, "loss-adjuster", the_captain, [], [(8, 9)]),
    Entry("halden", 16, "lapsed-cover", the_chips, [*SLOTS], ["-tech", "-general", "captain"], {"slots": SLOTS}),
    Entry(
        "halden", 18, "second-premium", the_power, [4, 5], [3, 5], {"agents": [{"power": 4}], "module": {"power": 5}}
    ),
    Entry("halden", 22, "full-disclosure", the_guards, ([], 2), ([(10, 3), (10, 5)], 0), {"unseen": CLAIMS}),
    Entry("halden", 24, "force-majeure", the_ip, (at(2, 3), False), (ACCESS, False), {"agents": [{"ip": at(2, 3)}]}),
)
ESCALATIONS = (
    ("salida", 8, "badge-check", "door-level", 0, 2),
    ("salida", 17, "all-lines-busy", "hub-rolls", 0, 2),
    ("salida", 23, "no-way-out", "door-level", 2, 3),
    ("halden", 7, "house-odds", "ceo-lowest", 0, 2),
    ("halden", 12, "predictive-model", "hub-rolls", 0, 2),
    ("halden", 20, "sure-thing", "ceo-lowest", 2, 4),
)


# Events


@pytest.mark.parametrize("entry", EVENTS, ids=[entry.title for entry in EVENTS])
def test_an_event_happens_at_its_level(entry: Entry) -> None:
    """It changes the table when its level is reached, and nothing one level below."""
    below = approach(entry.corporation, entry.level - 1, **entry.position)
    assert (happened(below), entry.look(below)) == ([], entry.below)
    match = approach(entry.corporation, entry.level, **entry.position)
    assert told(match, ThreatEvent) == [ThreatEvent(entry.level, entry.title)]
    assert entry.look(match) == entry.reached


@pytest.mark.parametrize("entry", EVENTS, ids=[entry.title for entry in EVENTS])
def test_no_event_on_the_simplified_side(entry: Entry) -> None:
    """There its level is passed without anything."""
    match = approach(entry.corporation, entry.level, difficulty="simplified", **entry.position)
    assert (happened(match), entry.look(match)) == ([], entry.below)


@pytest.mark.parametrize(("corporation", "level"), [("salida", 4), ("salida", 19)])
def test_who_has_an_imperative_keeps_it(corporation: str, level: int) -> None:
    """No other is drawn."""
    match = approach(corporation, level, agents=[{"imperative": SECOND}], rig={"imperatives": [THIRD]})
    assert agent(match).imperative == SECOND


@pytest.mark.parametrize(("corporation", "level", "number"), [("salida", 10, 1), ("halden", 14, 2)])
def test_the_captain_comes_to_one_of_the_posts_with_its_number(corporation: str, level: int, number: int) -> None:
    """The players choose among them; it faces by the arrow of its post."""
    match = approach(corporation, level)
    posts = {post.cell: post.facing for post in g(match).floor.hallway_posts if post.number == number}
    assert sorted(way["cell"] for way in can(match, "choose-cell")) == sorted(posts)
    assert len(posts) == 2
    for cell, facing in posts.items():
        match = approach(corporation, level)
        do(match, "choose-cell", cell=cell)
        assert [(unit.name, unit.cell, unit.facing) for unit in g(match).units] == [("zuk", cell, facing)]


@pytest.mark.parametrize(("corporation", "level"), [("salida", 10), ("halden", 14)])
def test_a_captain_on_the_floor_stays_where_it_is(corporation: str, level: int) -> None:
    """No second one comes."""
    match = approach(corporation, level, units=[{"name": "zuk", "at": (4, 8)}])
    assert happened(match) == [level]
    assert [(unit.cell, unit.captain) for unit in g(match).units] == [(g(match).floor.cell(4, 8), True)]


# Escalations


@pytest.mark.parametrize(("corporation", "level", "title", "what", "below", "value"), ESCALATIONS)
def test_an_escalation_holds_from_its_level_on(
    corporation: str, level: int, title: str, what: str, below: int, value: int
) -> None:
    """Below it the one before holds, or none; at the level and above it does."""
    before = approach(corporation, level - 1)
    assert (happened(before), escalation(g(before), what)) == ([], below)
    match = approach(corporation, level)
    assert told(match, ThreatEvent) == [ThreatEvent(level, title)]
    assert escalation(g(match), what) == value
    assert escalation(g(approach(corporation, level + 1)), what) == value


@pytest.mark.parametrize(("threat", "durability"), [(7, 4), (8, 6), (22, 6), (23, 8)])
def test_salidas_doors_withstand_more(threat: int, durability: int) -> None:
    """A keypad of floor 1 is of level 2 from 8 on, and of level 3 from 23 on."""
    match = at_door("live-wire", roll_of(4), threat=threat, pool=POOL, corporation="salida")
    begin(match)
    do(match, "brute-force", **dice_for(4))
    assert told(match, Forced)[0].durability == durability


@pytest.mark.parametrize(("corporation", "level"), [("salida", 17), ("halden", 12)])
def test_two_dice_for_a_hub(corporation: str, level: int) -> None:
    """From the level on; one below it."""
    for threat, rolls in ((level - 1, 1), (level, 2)):
        match = ping_turn(1, *["level"] * rolls, threat=threat, held=(at(2, 4),), corporation=corporation)
        assert len(told(match, PingDieRolled)) == rolls


@pytest.mark.parametrize(("level", "least"), [(7, 2), (20, 4)])
@pytest.mark.parametrize("before", [1, 3, 5])
def test_haldens_ceo_is_lifted(level: int, least: int, before: int) -> None:
    """To the least of that level if it was lower; one level below nothing lifts it."""
    assert g(approach("halden", level, ceo=before)).ceo == max(before, least)
    assert g(approach("halden", level - 1, ceo=before)).ceo == before


@pytest.mark.parametrize(("threat", "ceo", "after"), [(6, 2, 1), (7, 2, 2), (19, 4, 3), (20, 4, 4)])
def test_haldens_ceo_is_held(threat: int, ceo: int, after: int) -> None:
    """It wins a boot, which costs it a level unless that is the least it may have."""
    position = {"threat": threat, "reached": threat, "ceo": ceo, "corporation": "halden"}
    match = chips("general", agents=[{"ip": at(1, 4)}], pings=(at(1, 5),), **position)
    go(match, 1, 5)
    assert (agent(match).ip, g(match).ceo) == (ACCESS, after)


# The cards


def test_every_entry_is_proven_here() -> None:
    """The tables name each level and title of both cards."""
    named = {(entry.corporation, entry.level, entry.title, "event") for entry in EVENTS}
    named |= {(corporation, level, title, "escalation") for corporation, level, title, *_ in ESCALATIONS}
    cards = {name: corporations()[name].threat for name in ("salida", "halden")}
    assert named == {(name, each.level, each.title, each.kind) for name, card in cards.items() for each in card}


@pytest.mark.parametrize("corporation", ["salida", "halden"])
def test_a_card_rises_by_events_and_three_escalations(corporation: str) -> None:
    """Six to eight events, between 2 and 25, in rising order; it takes 1 power at a time, twice at most."""
    card = corporations()[corporation].threat
    levels = [entry.level for entry in card]
    assert levels == sorted(set(levels))
    assert 2 <= levels[0] <= levels[-1] <= 25
    assert 6 <= sum(entry.kind == "event" for entry in card) <= 8
    assert sum(entry.kind == "escalation" for entry in card) == 3
    losses = [effect.n for entry in card for effect in entry.effects if effect.do == "lose-power"]
    assert losses in ([1], [1, 1])


def test_the_three_cards_cover_what_corporations_do() -> None:
    """And no two of them are alike."""
    cards = {name: corporations()[name].threat for name in ("needchain", "salida", "halden")}
    done = {effect.do for card in cards.values() for entry in card for effect in entry.effects}
    assert done >= {"add-pings", "activate-pings", "deactivate", "degrade", "imperative", "surveil-all", "captain"}
    given = {what for card in cards.values() for entry in card for what in entry.gives}
    assert given == {"door-level", "ceo-lowest", "hub-rolls"}
    titles = [entry.title for card in cards.values() for entry in card]
    assert len(titles) == len(set(titles))


def test_every_floor_has_posts_for_the_captain() -> None:
    """At least one of each number that a card names."""
    for name in ("salida", "halden"):
        numbers = {each.n for entry in corporations()[name].threat for each in entry.effects if each.do == "captain"}
        assert numbers
        for key in corporations()[name].floors.values():
            assert numbers <= {post.number for post in floor(key).hallway_posts}
