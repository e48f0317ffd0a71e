"""What counts as used, kind by kind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.unit.lab.burncycle.table import Aimless, table

from getaway.games.burncycle import GAME
from getaway.games.burncycle.bots.events import Repaired
from getaway.games.burncycle.burn.events import CaptainActed
from getaway.games.burncycle.floor.events import DoorUnlocked
from getaway.games.burncycle.free.events import AbilityUsed
from getaway.games.burncycle.ground.events import DiceRolled, PoolBuilt
from getaway.games.burncycle.inventory.events import (
    CardDiscarded,
    CardGained,
    CardResolved,
    CounterTurned,
    EquipmentLeft,
    EquipmentRolled,
    EquipmentUsed,
    ImperativeBroken,
    ImperativeDone,
    ImperativeDrawn,
    ImperativeDropped,
    ModInstalled,
)
from getaway.games.burncycle.keypad.events import Forced, KeypadBegun, LeftLocked
from getaway.games.burncycle.missions.events import FloorLeft, ObjectiveCompleted, TaskAdvanced
from getaway.games.burncycle.movement.events import KeyUsed, Swapped
from getaway.games.burncycle.network.events import NetworkCardUsed
from getaway.games.burncycle.security.events import UnitDone, UnitStepped
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Unit
from getaway.games.burncycle.terminal.events import OptionResolved
from getaway.games.burncycle.threat.events import ThreatEvent
from getaway.games.burncycle.turn.events import Upgraded
from getaway.kernel import Event, Wish
from getaway.lab.burncycle.matches import opened, recorded
from getaway.lab.burncycle.things import USED, things
from getaway.lab.burncycle.usage import Usage, uncounted


def position(*team: str, **changes: Any) -> Burncycle:
    """A position of two agents and a module, laid out, with a captain of choice on the floor."""
    match = opened(table())
    match.g.bots = tuple(
        [msgspec.structs.replace(bot, name=name) for bot, name in zip(match.g.bots, team, strict=True)]
    )
    for name, value in changes.items():
        setattr(match.g, name, value)
    return match.g  # type: ignore[no-any-return]


TEAM = ("byte", "patch", "processor")


def counted(g: Burncycle, *events: Event, wish: Wish | None = None) -> dict[tuple[str, str], int]:
    """What these count, rooms aside."""
    usage = Usage()
    usage.began(g)
    usage.hear(g, 0, wish, list(events))
    return {use: n for use, n in usage.counts.items() if n and use[0] != "room"}


@pytest.mark.parametrize(
    ("events", "counts"),
    [
        ([EquipmentUsed(0, "nitro-shot")], {("equipment", "nitro-shot"): 1}),
        ([CardResolved(0, "key-card")], {("equipment", "key-card"): 1}),
        ([CardGained(0, "nitro-shot")], {}),
        ([EquipmentRolled(0, "grapnel", 1, 3, False, "face-1-3")], {("equipment face", "face-1-3"): 1}),
        (
            [EquipmentRolled(0, "grapnel", 1, 3, False, "face-1-3"), EquipmentLeft(0, "grapnel")],
            {},
        ),
        (
            [EquipmentUsed(0, "battery-belt"), CounterTurned(0, "battery-belt", 2)],
            {("equipment", "battery-belt"): 1, ("equipment face", "face-3-3"): 1},
        ),
        (
            [EquipmentUsed(0, "battery-belt"), CardDiscarded(0, "battery-belt")],
            {("equipment", "battery-belt"): 1, ("equipment face", "face-3-1"): 1},
        ),
        ([ModInstalled(0, "cannonarm")], {("mod", "cannonarm"): 1}),
        ([ImperativeDone(0, "magpie")], {("imperative", "magpie"): 1}),
        ([ImperativeBroken(0, "magpie")], {("imperative", "magpie"): 1}),
        ([ImperativeDrawn(0, "magpie"), ImperativeDropped(0, "magpie")], {}),
        ([OptionResolved(0, "duty-roster", 2, "duty-roster-2")], {("terminal option", "duty-roster-2"): 1}),
        ([NetworkCardUsed(0, "quick-dash")], {("network card", "quick-dash"): 1}),
        ([CaptainActed("zuk")], {("captain action", "zuk"): 1}),
    ],
)
def test_cards_dice_and_captains(events: list[Event], counts: dict[tuple[str, str], int]) -> None:
    """Gaining, drawing, dropping or leaving a thing doesn't count as using it."""
    assert counted(position(*TEAM), *events) == counts


KEYPAD = KeypadBegun(0, 4, "crank", 1, ("physical",), False, False)


@pytest.mark.parametrize(
    ("between", "n"),
    [((), 1), ((Forced(0, 4, 6, 4),), 0), ((KeyUsed(0, 4),), 0), ((LeftLocked(0, 4),), 0)],
)
def test_a_keypad_card_is_resolved_where_its_inputs_open_the_door(between: tuple[Event, ...], n: int) -> None:
    """Not by force, not with a key, and not if the door was left."""
    found = counted(position(*TEAM), KEYPAD, *between, DoorUnlocked(4))
    assert found.get(("keypad card", "crank"), 0) == n


def test_a_task_is_used_when_it_is_complete_on_its_floor() -> None:
    """The floor is the one the team was on; the win objective is named so."""
    done = TaskAdvanced("t", 0, True)
    events = [TaskAdvanced("t", 0, False), done, ObjectiveCompleted("x"), FloorLeft(1, 2)]
    found = counted(position(*TEAM), *events, ObjectiveCompleted("y"), done)
    assert found == {("task", "pillar_of_panic 1 t"): 1, ("task", "pillar_of_panic win t"): 1}


def test_abilities_that_always_hold_count_where_they_take_effect() -> None:
    """Master Clock with every pool, Soldering Iron with a repair; a check for something else counts nothing."""
    g = position(*TEAM)
    assert counted(g, PoolBuilt(0, 4, 0, 0)) == {("module ability", "processor master-clock"): 1}
    assert counted(g, Repaired(1, 0, 1)) == {("agent ability", "patch soldering-iron"): 1}
    assert counted(g, DiceRolled(0, "move", ("basic",), (1,))) == {}
    g.set_bot(0, upgrades=("unique-1",))
    assert counted(g, DiceRolled(0, "move", ("basic",), (1,))) == {("agent ability", "byte soft-landing"): 1}
    assert counted(g, DiceRolled(0, "strike", ("basic",), (1,))) == {}


def test_an_innate_swap_does_not_count_where_the_upgrade_did_it() -> None:
    """The ability made a difference only if the upgrade was not bought."""
    g = position("processor", "patch", "byte")
    assert counted(g, Swapped(0, 1)) == {("agent ability", "processor pipeline"): 1}
    g.set_bot(0, upgrades=("swap",))
    assert counted(g, Swapped(0, 1)) == {}


def test_abilities_by_name() -> None:
    """On dice they're counted by the wish, as a free action by the event; a mod's name isn't an ability of the bot."""
    g = position(*TEAM)
    wish = Wish("use-on-dice", ability="tumble-magnet", die=0)
    assert counted(g, wish=wish) == {("agent ability", "byte tumble-magnet"): 1}
    assert counted(g, wish=Wish("use-on-dice", ability="gyroscope", die=0)) == {}
    assert counted(g, AbilityUsed(0, "free-fall")) == {("agent ability", "byte free-fall"): 1}
    assert counted(g, AbilityUsed(0, "trickle-charger")) == {}


def test_guards_count_when_they_act_and_a_captain_when_it_matters() -> None:
    """Kessler's guards go one space further: the step beyond the printed movement is hers."""
    captain = Unit(2, "kessler", 0, 0, captain=True)
    g = position(*TEAM, captain="kessler", roster=("hamster", "kessler"), units=(captain,))
    assert counted(g, UnitDone(1)) == {("guard", "hamster"): 1}
    steps = [UnitStepped(1, cell, 0) for cell in range(3)]
    assert counted(g, *steps[:2]) == {}
    assert counted(g, *steps) == {("captain ability", "kessler on-the-double"): 1}
    g.units = ()
    assert counted(g, *steps) == {}


def test_slots_and_upgrades() -> None:
    """Buying back a green slot doesn't count as using it; unique upgrades count as abilities, when used."""
    g = position(*TEAM)
    paid = (1, 0, 0)
    assert counted(g, Upgraded(2, "slot-4", paid)) == {("slot", "processor slot-4"): 1}
    assert counted(g, Upgraded(2, "slot-1", paid)) == {}
    assert counted(g, Upgraded(0, "swap", paid)) == {("upgrade", "swap"): 1}
    assert counted(g, Upgraded(0, "free-fall", paid)) == {}


def test_a_room_is_entered_once_until_it_is_left() -> None:
    """Steps within a room are no entries."""
    g = position(*TEAM, plan="needchain1")
    room = next(room for room in g.floor.rooms if len(room.cells) > 1)
    hall = g.floor.room_of.index(-1)
    usage = Usage()
    usage.began(g)
    for cell in (hall, room.cells[0], room.cells[1], hall, room.cells[1]):
        g.bots = tuple([msgspec.structs.replace(bot, cell=cell if i == 0 else hall) for i, bot in enumerate(g.bots)])
        usage.hear(g, 0, None, [])
    assert usage.counts == {("room", room.key): 2}


def test_threat_counts_by_kind_and_corporation() -> None:
    """Events happen, escalations come into force."""
    g = position(*TEAM)
    found = counted(g, ThreatEvent(4, "activity-tracking"), ThreatEvent(8, "monitor-protocol"))
    assert found == {
        ("threat event", "needchain activity-tracking"): 1,
        ("threat escalation", "needchain monitor-protocol"): 1,
    }


# Nothing is missed


def test_every_method_hears_an_event_that_there_is() -> None:
    """A misspelt one would hear nothing."""
    known = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__.startswith(GAME.package)}
    assert [name for name in Usage().hearing if name not in known] == []


def test_nothing_that_abilities_give_is_left_uncounted() -> None:
    """What a new ability gives needs a place in `usage` where it is counted."""
    assert uncounted() == []


def test_what_is_counted_is_among_the_things() -> None:
    """Whole matches count nothing that the report would not list."""
    usage = Usage()
    for players in (1, 3):
        for seed in range(3):
            recorded(table(players, seed), Aimless(seed), usage)
    known = {(thing.kind, thing.name) for thing in things()}
    assert [use for use in usage.counts if use not in known] == []
    assert {kind for kind, _ in known} == set(USED)
    assert len(known) == len(things())
