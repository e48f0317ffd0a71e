"""The table of burncycle in plain text: the floor, what stands beside it, and things asked for."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.shown import text as drawn
from getaway.games.burncycle.shown.view import View, space_name
from getaway.games.burncycle.table.mats.network import graph
from getaway.games.burncycle.table.pieces import bots, captains
from getaway.kernel import Match
from getaway.texts import Texts

TEXTS = Texts(GAME.package, "en")
TEAM = ("processor", "byte", "casing")


def started() -> Match:
    """A table whose floor is laid out, with nobody on it but security."""
    return GAME.new(2, seed=4, mission="pillar_of_panic", team=TEAM)


def seen(match: Match) -> View:
    """What the first seat sees."""
    view = match.view(0)
    assert isinstance(view, View)
    return view


def test_the_mission_and_the_team_stand_before_the_floor() -> None:
    """While bots are chosen there is no floor yet."""
    match = GAME.new(2, seed=4, mission="pillar_of_panic")
    assert drawn.render_text(seen(match), TEXTS, 80) == "Pillar of Panic, standard"
    assert drawn.detail(seen(match), "net", TEXTS, 80) == ""


def test_mission_and_bots_are_read_before_the_team_is_chosen() -> None:
    """Players who choose know what for, and both sides of every bot."""
    view = seen(GAME.new(2, seed=4, mission="loss_adjusters"))
    assert "To win: Separate Statements" in drawn.detail(view, "mission", TEXTS, 80)
    crash = drawn.detail(view, "Crash", TEXTS, 80)
    side = bots()["crash"]
    assert f"Keeps up to {side.agent.limit} power" in crash
    assert f"starts with {side.module.power} power" in crash
    assert drawn.detail(view, "captain", TEXTS, 80) == ""


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_whole_table_fits_the_width(width: int) -> None:
    """No line is longer; every bot has its line, and the task is named."""
    shown = drawn.render_text(seen(started()), TEXTS, width)
    assert max(map(len, shown.splitlines())) <= width
    for name in ("Processor", "Byte", "Casing", "Sabotage Shopping", "Each collects"):
        assert name in " ".join(shown.split())


def test_units_stand_on_the_floor_with_their_facing() -> None:
    """Each at its row and column, by letter and arrow."""
    view = seen(started())
    lines = drawn.drawn_floor(view)
    for unit in view.units:
        row, column = floor(view.plan).at(unit.cell)
        at = 3 * column
        assert lines[2 * row][at : at + 2] == drawn.unit_letter(unit) + drawn.ARROWS[unit.facing]


def test_what_a_unit_sees_is_marked_on_the_floor() -> None:
    """Asked for by its number, its space, or what it is called beside the floor."""
    view = seen(started())
    unit = view.units[0]
    shown = drawn.detail(view, f"u{unit.number}", TEXTS, 80)
    assert shown == drawn.detail(view, f"{unit.name.capitalize()} {unit.number}", TEXTS, 80)
    assert shown == drawn.detail(view, space_name(floor(view.plan), unit.cell), TEXTS, 80)
    assert drawn.SEEN in shown.replace("star", "")
    assert f"{unit.number} sees" in shown.splitlines()[-2]
    assert shown.splitlines()[-1] == TEXTS.about(unit.name)


def test_a_bots_sheet_tells_what_its_abilities_do() -> None:
    """By its number, its name or M."""
    view = seen(started())
    assert "Swaps without the swap upgrade" in drawn.detail(view, "1", TEXTS, 80)
    assert drawn.detail(view, "Byte", TEXTS, 80) == drawn.detail(view, "2", TEXTS, 80)
    assert "2 more AP in the command module's strikes" in drawn.detail(view, "m", TEXTS, 80)


def test_network_and_mission_are_shown_in_detail() -> None:
    """The layers with their nodes; the tasks with their sentences."""
    view = seen(started())
    lines = drawn.detail(view, "net", TEXTS, 80).splitlines()
    assert [line[:8] for line in lines if line.startswith("Layer")] == [f"Layer {n}:" for n in (1, 2, 3, 4)]
    assert drawn.detail(view, "mission", TEXTS, 80).splitlines()[:3] == [
        "Pillar of Panic: NeedChain, floors 1 to 3: build a bomb, place it, and escape",
        "Floor 1: Sabotage Shopping",
        "[ ] Each collects a cache: Every bot collects a cache",
    ]
    assert drawn.detail(view, "nothing", TEXTS, 80) == ""


def test_what_is_done_is_ticked_on_the_mission_card() -> None:
    """All tasks of floors left behind and of a complete objective, none of those to come."""
    view = seen(started())
    later = msgspec.structs.replace(view, leg=1, done=True, objective="", tasks=())
    ticks = [line[:3] for line in drawn.detail(later, "mission", TEXTS, 80).splitlines() if line.startswith("[")]
    assert ticks[:3] == ["[x]", "[x]", "[x]"]
    assert ticks[-1] == "[ ]"


def test_captain_and_threat_card_say_what_will_come() -> None:
    """The captain's chip and abilities; every level, ticked once it is reached, without events if simplified."""
    view = msgspec.structs.replace(seen(started()), captain="oduya", threat=4)
    assert drawn.detail(view, "captain", TEXTS, 80) == drawn.detail(view, "oduya", TEXTS, 80)
    assert "a quarter turn to the left" in drawn.detail(view, "captain", TEXTS, 80)
    assert "Open Line: At the start" in drawn.detail(view, "captain", TEXTS, 80)
    levels = drawn.detail(view, "threat", TEXTS, 80).splitlines()[1:]
    assert levels[0].startswith("[x] 4 Activity Tracking: 2 pings")
    assert levels[1].startswith("[ ] 6 ")
    simplified = msgspec.structs.replace(view, difficulty="simplified")
    assert "Activity Tracking" not in drawn.detail(simplified, "threat", TEXTS, 80)


def test_rooms_are_told_by_name_type_and_bead() -> None:
    """All of them, or the one around a space; those with a surveillance bead have no tick."""
    view = seen(GAME.new(2, seed=4, mission="loss_adjusters", team=TEAM))
    canteen = "[ ] B1 to E3: canteen, office, 1 die, gives utility; doors B1-C1, C3-C4, E3-F3"
    assert drawn.detail(view, "C2", TEXTS, 80) == canteen
    assert canteen in drawn.detail(view, "rooms", TEXTS, 80).splitlines()
    assert "[x] N11: small elevator, safe zone; doors N10-N11" in drawn.detail(view, "rooms", TEXTS, 80).splitlines()
    inspected = msgspec.structs.replace(view, unseen=())
    assert drawn.detail(inspected, "C2", TEXTS, 80) == canteen.replace("[ ]", "[x]")
    assert drawn.detail(view, "F1", TEXTS, 80) == ""


def test_the_sheet_of_the_module_has_nothing_of_an_agent() -> None:
    """No IP, no imperative, no dice upgrades, but the prices of its slots."""
    shown = drawn.detail(seen(started()), "m", TEXTS, 80)
    assert "IP" not in shown
    assert "Imperative" not in shown
    assert "its slots cost " + ", ".join(map(str, bots()["casing"].module.costs)) in shown


def test_every_captain_says_what_its_chip_does() -> None:
    """As its card does."""
    for name in captains():
        assert f"chip-of-{name}" in TEXTS, name


def test_joan_flies_over_the_floor() -> None:
    """She is seen on her space, small while she is depleted."""
    view = seen(GAME.new(1, seed=4, mission="pillar_of_panic", team=("memory", "byte")))
    cell = next(cell for cell in range(floor(view.plan).size) if floor(view.plan).playable(cell))
    for charged, letter in ((True, "J "), (False, "j ")):
        there = msgspec.structs.replace(view, drone=cell, charged=charged, units=())
        assert drawn.mark(there, floor(view.plan), cell, 0) == letter


def test_the_network_tells_places_lines_and_where_an_ip_enters() -> None:
    """A node by place and kind, the other end of each line, IPs and pings on it, and IPs still outside."""
    view = seen(started())
    first = " ".join(drawn.detail(view, "net", TEXTS, 80).split())
    assert "3T+1 4U>2.3" in first
    assert "3U<1.4>3.2" in first
    node = graph().node(2, 2)
    bots_there = (msgspec.structs.replace(view.bots[0], ip=node), *view.bots[1:])
    later = " ".join(
        drawn.detail(msgspec.structs.replace(view, bots=bots_there, pings=(node,)), "net", TEXTS, 80).split()
    )
    assert "3T 4U>2.3" in later
    elsewhere = (msgspec.structs.replace(view.bots[0], access=2), *view.bots[1:])
    moved = " ".join(drawn.detail(msgspec.structs.replace(view, bots=elsewhere), "net", TEXTS, 80).split())
    assert "3T 4U>2.3" in moved
    assert moved.count("+1") == 1
    assert "3U<1.4>3.2[1!]" in later


def test_action_icons_stand_on_the_floor() -> None:
    """Behind the sign of the ground, so that a player who starts there knows what it is worth."""
    view = seen(GAME.new(2, seed=4, mission="loss_adjusters", team=TEAM))
    house = floor(view.plan)
    signs = {space_name(house, cell): drawn.lying(view, house, cell) for cell in range(house.size)}
    assert (signs["A5"], signs["A6"], signs["A7"]) == ("~t", "~ ", "~u")
