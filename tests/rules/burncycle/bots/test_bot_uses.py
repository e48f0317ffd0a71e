"""Every ability of a bot that is used as a free action, as agent and as command module."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.bots.upgraded import as_module, with_ability
from tests.rules.burncycle.inventory.store import play_out_the_round
from tests.rules.burncycle.seen import Seen, Step, changed, chip, guards, play, seen, use, walk
from tests.rules.burncycle.table import asked, can, do, refused


class Case(NamedTuple):
    """Whose ability it is, what it costs, what a use changes, and when it can be used again."""

    bot: str
    cost: int
    changes: Seen
    again: str
    steps: tuple[Step, ...] = ()
    given: dict[str, Any] = {}
    chances: tuple[Any, ...] = ()


SEEN = {"agent": {"detected": True}}
MATE = {"others": [{"name": "crash", "at": (1, 7), "power": 3}]}
SPOILED = {"slots": ("general", "-tech", "-tech", "-tech", "general")}
STUNNED = (("latch", "stunned", 0), ("latch", "awake", 0))
TO_MATE: Step = ("choose-bot", {"bot": 1})

USES: dict[str, Case] = {
    "hot-restart": Case("processor", 3, {"degraded": (3, 4)}, "floor", given=SPOILED),
    "free-fall": Case("byte", 3, {"at": (1, 4)}, "round", tuple(walk((1, 3), (1, 4)))),
    "shockwave": Case("casing", 3, {"units": STUNNED}, "floor", given={"units": guards(1), **SEEN}),
    "scheduler": Case("exe", 2, {"reserve": ("tech",)}, "floor", (chip("tech"),)),
    "kill-process": Case("exe", 3, {"units": STUNNED}, "floor", given={"units": guards(2), **SEEN}),
    "rebound": Case("crash", 2, {"power": 8}, "floor"),
    "sticky-fingers": Case("bit", 2, {"keys": 1}, "floor"),
    "stockpile": Case(
        "bit",
        3,
        {"cards": ["grapnel"], "deck": 1},
        "floor",
        given={"rig": {"equipment": ["grapnel", "overclock"]}},
        chances=("grapnel",),
    ),
    "sinkhole": Case(
        "access", 2, {"pings": (3, 31)}, "floor", (("choose-node", {"node": 20}),), {"pings": (3, 20, 31)}
    ),
    "log-cleaner": Case("access", 3, {"threat": 5}, "floor"),
    "small-talk": Case("interface", 2, {"threat": 5}, "floor"),
    "rewire": Case("patch", 2, {"degraded": (4,)}, "floor", given=SPOILED),
    "jump-start": Case("patch", 2, {"others": ((5, 1, None),)}, "floor", (TO_MATE,), MATE),
    "spare-magazine": Case("patch", 3, {"team": ("tech", "utility")}, "floor", (chip("utility"), chip("tech"))),
}


@pytest.mark.parametrize("key", USES)
def test_an_ability_that_an_agent_uses(key: str) -> None:
    """Bought for its cost it does all it says once, and again when its turn or its floor is over."""
    case = USES[key]
    match = with_ability(case.bot, key, case.cost, *case.chances, **case.given)
    before = seen(match)
    play(match, use(key), *case.steps)
    assert changed(match, before) == case.changes
    assert asked(match) == "act"
    assert refused(match, "use", what=key) == "BC-FREE-07"
    if not case.given.get("others"):
        play_out_the_round(match)
        do(match, "begin-turn")
        assert ({"what": key} in can(match, "use")) == (case.again == "round")


@pytest.mark.parametrize("key", USES)
def test_an_ability_that_was_not_bought(key: str) -> None:
    """Without its upgrade there is nothing to use."""
    match = with_ability(USES[key].bot, key, 0)
    assert refused(match, "use", what=key) == "BC-FREE-07"
    assert can(match, "use") == []


def test_jump_start_is_never_for_patch() -> None:
    """The command module or another agent gains the 2 power."""
    match = with_ability("patch", "jump-start", 2, **MATE)
    play(match, use("jump-start"))
    assert refused(match, "choose-bot", bot=0) == "BC-UNIT-03"
    before = seen(match)
    play(match, ("choose-bot", {"bot": 2}))
    assert changed(match, before) == {"module": (7, 0, None)}


MODULE_USES: dict[str, Case] = {
    "docking-port": Case("patch", 0, {"others": ((4, 1, None),)}, "round", (TO_MATE,), MATE),
}


@pytest.mark.parametrize("key", MODULE_USES)
def test_an_ability_that_the_command_module_uses(key: str) -> None:
    """Any player uses it on their own turn, once in the whole round."""
    case = MODULE_USES[key]
    match = as_module(case.bot, **case.given)
    before = seen(match)
    play(match, use(key), *case.steps)
    assert changed(match, before) == case.changes
    assert refused(match, "use", what=key) == "BC-FREE-07"


def test_a_docking_port_is_for_one_player_a_round() -> None:
    """Used up it stays so in the next player's turn; in the next round it is there again."""
    match = as_module("patch", marker=1, **MATE)
    play(match, use("docking-port"), ("choose-bot", {"bot": 0}))
    while asked(match) != "before-turn":
        quiet = next(verb for verb in ("pass", "network-pass", "done", "end-turn", "choose-slot") if can(match, verb))
        do(match, quiet, **can(match, quiet)[0])
    do(match, "begin-turn")
    assert refused(match, "use", what="docking-port") == "BC-FREE-07"
    play_out_the_round(match)
    do(match, "begin-turn")
    assert {"what": "docking-port"} in can(match, "use")
