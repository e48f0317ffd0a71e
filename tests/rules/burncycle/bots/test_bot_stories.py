"""Abilities of bots that are good for something of their own, and that no ability of a bot is left out."""

from __future__ import annotations

import pytest
from tests.rules.burncycle.bots import test_bot_checks, test_bot_uses
from tests.rules.burncycle.bots.masks import LANE
from tests.rules.burncycle.bots.upgraded import ONE_DIE, as_module, with_ability
from tests.rules.burncycle.network.mats import at as node
from tests.rules.burncycle.network.mats import ping_turn, where
from tests.rules.burncycle.seen import changed, play, seen, start, walk
from tests.rules.burncycle.table import agent, at, can, do, faces, g, module, refused, unit
from tests.rules.burncycle.terminal.offices import results

from getaway.games.burncycle.floor import Infobar, lay
from getaway.games.burncycle.table.pieces import bots

STUNNED = {"at": (1, 3), "state": "stunned"}
FLAT = lay(
    "joans_lane",
    """
    +---+---+---+---+---+---+
    | .   .   .   . : a   a |
    +   +   +   +   +   +   +
    | .   .   .   . | a   a |
    +---+---+---+---+---+---+
    """,
    rooms={"a": Infobar("laboratory", "tech", "", 1)},
).key
"""A hallway with a room behind a door, for Joan."""
PLAIN = {"keypads": ((0, "plain"),)}


# Swaps, pushes, shut downs


def pipeline() -> None:
    """Processor changes places with the module without the upgrade; Crash does not."""
    for bot, swaps in (("processor", True), ("crash", False)):
        match = with_ability(bot, "pipeline", 0, faces(1))
        do(match, "move", **ONE_DIE)
        assert ({"bot": 0, "to": at(match, (1, 1))} in can(match, "step")) == swaps
    match = with_ability("processor", "pipeline", 0, faces(1))
    before = seen(match)
    play(match, ("move", ONE_DIE), *walk((1, 1)))
    assert (seen(match)["at"], seen(match)["module at"]) == (before["module at"], before["at"])


def relay() -> None:
    """Access as the command module changes places with the agent without the upgrade; Casing does not."""
    for bot, swaps in (("access", True), ("casing", False)):
        match = as_module(bot, faces(1))
        do(match, "move", **ONE_DIE)
        assert ({"bot": 1, "to": at(match, (1, 2))} in can(match, "step")) == swaps
    match = as_module("access", faces(1))
    play(match, ("move", ONE_DIE), *walk((1, 2), bot=1))
    assert (seen(match)["at"], seen(match)["module at"]) == ((1, 1), (1, 2))


def right_of_way() -> None:
    """EXE pushes for 1 AP in all; with the upgrade Crash needs 2."""
    for bot, pushes in (("exe", True), ("crash", False)):
        match = with_ability(bot, "right-of-way", 0, faces(1), agent={"upgrades": ("push",)}, units=[STUNNED])
        do(match, "move", **ONE_DIE)
        step = {"bot": 0, "to": at(match, (1, 3)), "push": at(match, (1, 4))}
        assert (step in can(match, "step")) == pushes
        if pushes:
            do(match, "step", **step)
            assert (seen(match)["at"], unit(match).cell, g(match).moving) == ((1, 3), at(match, (1, 4)), None)


def side_step() -> None:
    """Bit as the command module pushes without the upgrade, for 2 AP; Casing does not."""
    for bot, pushes in (("bit", True), ("casing", False)):
        match = as_module(bot, faces(2), module={"at": (1, 4)}, units=[{**STUNNED, "at": (1, 5)}])
        do(match, "move", **ONE_DIE)
        step = {"bot": 1, "to": at(match, (1, 5)), "push": at(match, (1, 6))}
        assert (step in can(match, "step")) == pushes
        if pushes:
            do(match, "step", **step)
            assert (seen(match)["module at"], unit(match).cell, g(match).moving) == ((1, 5), at(match, (1, 6)), None)


def crumple_zone() -> None:
    """Shut down by dropping its imperative, Crash costs 2 threat, and EXE 3."""
    for bot, threat in (("crash", 8), ("exe", 9)):
        own = {"name": bot, "power": 1, "imperative": "bouncer"}
        match = start(agent=own, others=[{"name": "byte", "at": (1, 7), "power": 3}])
        do(match, "drop-imperative")
        assert (agent(match).shut, g(match).threat, g(match).round) == (True, threat, 1)


# The network


def ip_spoofer() -> None:
    """Access's level rises by 1 in the network step, once a turn."""
    match = start(agent={"name": "access"}, module={"name": "exe"}, phase="network", slots=("general", "general"))
    before = seen(match)
    do(match, "network-ability", ability="ip-spoofer")
    assert changed(match, before) == {"level": 2}
    assert refused(match, "network-ability", ability="ip-spoofer") == "BC-IPMOVE-25"


def identity_theft() -> None:
    """Bought for 2 power: before the pings move, Interface's IP goes on 3 nodes; not bought, nobody asks."""
    assert agent(with_ability("interface", "identity-theft", 2)).upgrades == ("unique-1",)
    own = {"name": "interface", "ip": node(1, 8)}
    match = ping_turn(1, agents=[{**own, "upgrades": ("unique-1",)}], held=(node(2, 2),))
    do(match, "steal-identity")
    assert where(match) == (1, 11)
    match = ping_turn(1, agents=[own], held=(node(2, 2),))
    assert where(match) == (1, 8)


# Disguises


def facade() -> None:
    """Out of sight Interface looks like a guard of the floor, once on each floor."""
    match = with_ability("interface", "facade", 0, "walker", plan=LANE.key)
    do(match, "disguise")
    do(match, "choose-facing", facing="left")
    assert agent(match).disguise == "walker"
    do(match, "take-off-disguise")
    assert refused(match, "disguise") == "BC-INTF-24"


def second_face() -> None:
    """Bought for 3 power it is good for one disguise more on this floor, and no third."""
    match = with_ability("interface", "second-face", 3, "walker", "hamster", plan=LANE.key)
    for name in ("walker", "hamster"):
        do(match, "disguise")
        do(match, "choose-facing", facing="left")
        assert agent(match).disguise == name
        do(match, "take-off-disguise")
    assert refused(match, "disguise") == "BC-INTF-24"


# Joan the Drone


def joan() -> None:
    """She flies 4 spaces in a turn and no fifth, while Memory stays."""
    match = with_ability("memory", "joan", 0, plan=FLAT, agent={"at": (1, 2)}, module={"at": (2, 1)})
    for space in ((1, 3), (1, 4), (2, 4), (2, 3)):
        do(match, "move-drone", to=at(match, space))
    assert (seen(match)["drone"], seen(match)["at"]) == (((2, 3), True), (1, 2))
    assert refused(match, "move-drone", to=at(match, (2, 2))) == "BC-JOAN-14"


def scout() -> None:
    """For 1 power she surveils the room she flies into, and is depleted."""
    given = {"plan": FLAT, "agent": {"at": (1, 3)}, "unlocked": [0], "unseen": (0,)}
    match = with_ability("memory", "scout", 1, results("powercell"), **given)
    before = seen(match)
    do(match, "move-drone", to=at(match, (1, 4)))
    do(match, "move-drone", to=at(match, (1, 5)))
    assert changed(match, before) == {"unseen": (), "drone": ((1, 5), False), "power": 9}
    other = with_ability("memory", "scout", 0, **given)
    do(other, "move-drone", to=at(other, (1, 4)))
    assert refused(other, "move-drone", to=at(other, (1, 5))) == "BC-JOAN-05"


def distract() -> None:
    """For 2 power she stuns a guard next to her, and is depleted."""
    given = {"plan": FLAT, "agent": {"at": (1, 2), "detected": True}, "units": [{"at": (1, 4), "facing": "right"}]}
    match = with_ability("memory", "distract", 2, **given)
    do(match, "move-drone", to=at(match, (1, 3)))
    before = seen(match)
    do(match, "distract", unit=1)
    assert changed(match, before) == {"units": (("hamster", "stunned", 0),), "drone": ((1, 3), False)}
    other = with_ability("memory", "distract", 0, **given)
    do(other, "move-drone", to=at(other, (1, 3)))
    assert refused(other, "distract", unit=1) == "BC-JOAN-05"


def remote_hands() -> None:
    """For 3 power Memory opens a keypad where Joan is."""
    given = {"plan": FLAT, "agent": {"at": (1, 3)}, **PLAIN}
    match = with_ability("memory", "remote-hands", 3, **given)
    do(match, "move-drone", to=at(match, (1, 4)))
    do(match, "drone-keypad", door=0)
    do(match, "resolve-inputs")
    assert (seen(match)["unlocked"], seen(match)["at"]) == ((0,), (1, 3))
    other = with_ability("memory", "remote-hands", 0, **given)
    do(other, "move-drone", to=at(other, (1, 4)))
    assert refused(other, "drone-keypad", door=0) == "BC-JOAN-05"


# Repairs


def soldering_iron() -> None:
    """Patch repairs without the upgrade, and the other bot gains 1 more than Patch gives, to 10 at most."""
    match = with_ability("patch", "soldering-iron", 0)
    before = seen(match)
    do(match, "repair", bot=0, other=1, power=2)
    assert changed(match, before) == {"power": 7, "module": (8, 0, None)}
    full = with_ability("patch", "soldering-iron", 0, module={"power": 9})
    do(full, "repair", bot=0, other=1, power=1)
    assert (agent(full).power, module(full).power) == (8, 10)
    other = with_ability("crash", "soldering-iron", 0)
    assert refused(other, "repair", bot=0, other=1, power=2) == "BC-GEN-03"
    upgraded = with_ability("crash", "soldering-iron", 0, agent={"upgrades": ("repair",)})
    do(upgraded, "repair", bot=0, other=1, power=2)
    assert (agent(upgraded).power, module(upgraded).power) == (7, 7)
    shut = with_ability("patch", "soldering-iron", 0, others=[{"name": "exe", "at": (1, 7), "power": 0, "shut": True}])
    do(shut, "repair", bot=0, other=1, power=1)
    assert (agent(shut, 1).power, agent(shut, 1).shut) == (2, False)
    assert refused(as_module("patch"), "repair", bot=1, other=0, power=1) == "BC-GEN-03"


STORIES = {
    "pipeline": pipeline,
    "relay": relay,
    "right-of-way": right_of_way,
    "side-step": side_step,
    "crumple-zone": crumple_zone,
    "ip-spoofer": ip_spoofer,
    "identity-theft": identity_theft,
    "facade": facade,
    "second-face": second_face,
    "joan": joan,
    "scout": scout,
    "distract": distract,
    "remote-hands": remote_hands,
    "soldering-iron": soldering_iron,
}


@pytest.mark.parametrize("key", STORIES)
def test_what_an_ability_is_good_for(key: str) -> None:
    """In a separate story."""
    STORIES[key]()


# All of them


ABILITIES = {
    "processor": ("pipeline", "turbo", "branch-prediction", "hot-restart", "master-clock"),
    "byte": ("tumble-magnet", "soft-landing", "spare-magnet", "free-fall", "tailwind"),
    "casing": ("pressure", "hydraulics", "press", "shockwave", "hull"),
    "exe": ("right-of-way", "batch", "scheduler", "kill-process", "shared-library"),
    "crash": ("crumple-zone", "momentum", "rebound", "head-on", "battering-ram"),
    "bit": ("lift", "light-feet", "sticky-fingers", "stockpile", "side-step"),
    "access": ("ip-spoofer", "root-shell", "sinkhole", "log-cleaner", "relay"),
    "memory": ("joan", "scout", "distract", "remote-hands", "look-ahead"),
    "interface": ("facade", "identity-theft", "small-talk", "second-face", "front-desk"),
    "patch": ("soldering-iron", "rewire", "jump-start", "spare-magazine", "docking-port"),
}


def test_no_ability_is_left_out() -> None:
    """Every ability of every bot, innate, bought or of the command module, is in exactly one of the tables."""
    cards = {name: (card.agent.innate, *card.agent.unique, card.module.innate) for name, card in bots().items()}
    assert {name: tuple([ability.key for ability in sides]) for name, sides in cards.items()} == ABILITIES
    checks, uses = test_bot_checks, test_bot_uses
    tables = (STORIES, checks.MORE_AP, checks.POOLS, checks.REROLLS, checks.ROLLS, uses.USES, uses.MODULE_USES)
    assert sorted(key for table in tables for key in table) == sorted(
        key for keys in ABILITIES.values() for key in keys
    )
