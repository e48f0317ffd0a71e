"""Every option of every terminal card in play: the AP it needs, and what it changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.seen import FAR, SIDE, UPPER, Seen, Step, changed, chip, door, play, seen, start, walk
from tests.rules.burncycle.table import asked, can, do, faces, g
from tests.rules.burncycle.terminal.offices import SECOND, TERMINAL, THIRD, B, cells, results

from getaway.games.burncycle.floor import RIGHT, UP
from getaway.games.burncycle.table.parts import ACCESS, BANNED
from getaway.games.burncycle.table.pieces import option_name, terminal_cards
from getaway.kernel import Match

DICE = 9
"""Basic dice in the pool."""


class Case(NamedTuple):
    """The AP an option needs, and what it changes apart from the dice and the terminal chip that are spent."""

    ap: int
    changes: Seen
    steps: tuple[Step, ...] = ()
    given: dict[str, Any] = {}
    chances: tuple[Any, ...] = ()


def row(*columns: int, name: str = "latch") -> list[dict[str, Any]]:
    """Guards in the hallway that look away; the agent walks 2 spaces to [1, 2] and on from there."""
    return [{"at": (1, column), "facing": "right", "name": name} for column in columns]


def units(*shown: tuple[str, int]) -> tuple[tuple[str, str, int], ...]:
    """Guards as they are now: their state, and the rounds it lasts after this one."""
    return tuple([("latch", state, rounds) for state, rounds in shown])


OPEN = {"unlocked": [UPPER], "agent": {"detected": True}}
CHIP = {"agent": {"chip": (1, 7)}}
MODULE, MATE = {"at": (1, 1), "power": 5}, {"at": (1, 7), "power": 3}
MOD = {"rig": {"mods": ["servo-legs", "gyroscope", "line-tap"]}}
DECK = {"rig": {"equipment": ["grapnel", "overclock", "pulse-rod", "tool-roll"]}}
SPOILED = {"slots": ("general", "-tech", "-general", "general")}
BEAD = {"unseen": (B,)}
SWEEP = Case(0, {"unseen": (), "mainframes": (THIRD,)}, given=BEAD, chances=(results("mainframe"),))
CRATE = Case(0, {"cards": ["grapnel"], "deck": 3}, given=DECK, chances=("grapnel",))
TURNED: Step = ("choose-cell", {"cell": THIRD})
LIGHTS_OUT = {"agent": {"chip": (1, 7)}, "module": {"chip": (1, 6)}, "others": [{**MATE, "at": (3, 5), "chip": (1, 5)}]}

OPTIONS: dict[str, tuple[Case, Case, Case]] = {
    "patch-panel": (
        Case(2, {"power": 3}),
        Case(4, {"unlocked": (SIDE,)}, (door(SIDE),)),
        Case(5, {"cards": ["servo-legs"]}, given=MOD, chances=("servo-legs",)),
    ),
    "duty-roster": (
        Case(3, {"threat": 5}),
        Case(4, {"units": units(("stunned", 0), ("awake", 0))}, given={"units": row(6, 7), **OPEN}),
        Case(5, {"keys": 1}),
    ),
    "night-watch": (
        Case(3, {"chip": None}, given=CHIP),
        Case(4, {"pings": (3, 31)}, (("choose-node", {"node": 20}),), {"pings": (3, 20, 31)}),
        Case(5, {"power": 4}),
    ),
    "loading-plan": (
        CRATE._replace(ap=3),
        Case(4, {"unlocked": (FAR,)}, (door(FAR),)),
        Case(5, {"cards": ["gyroscope"]}, given=MOD, chances=("gyroscope",)),
    ),
    "camera-feed": (
        SWEEP._replace(ap=3),
        Case(4, {"threat": 5}),
        Case(5, {"mainframes": (THIRD,)}, (TURNED,)),
    ),
    "maintenance-log": (
        Case(3, {"reserve": ("tech",)}, (chip("tech"),)),
        Case(4, {"power": 3, "others": ((4, 1, None),), "module": (6, 0, None)}, given={"others": [MATE]}),
        Case(5, {"team": ("physical", "tech")}, (chip("tech"), chip("physical"))),
    ),
    "root-shell": (
        Case(3, {"level": 2}),
        Case(5, {"ceo": 2}),
        Case(6, {"mainframes": (THIRD,), "level": 2}, (TURNED,)),
    ),
    "break-schedule": (
        Case(2, {"pool": (9 - 2 + 2, 0, 0)}),
        Case(3, {"chip": THIRD}, (TURNED,)),
        Case(6, {"power": 3, "others": ((4, 1, None),)}, given={"others": [MATE]}),
    ),
    "pay-slip": (
        Case(2, {"reserve": ("general",)}, (chip("general"),)),
        Case(4, {"power": 4}),
        Case(6, {"threat": 4}),
    ),
    "lift-control": (
        Case(3, {"at": (1, 3)}, tuple(walk((2, 2), (1, 2), (1, 3))), {"unlocked": [UPPER]}),
        Case(4, {"unlocked": (UPPER,), "at": (2, 2)}, (door(UPPER), *walk((2, 2)))),
        Case(
            6,
            {"units": units(("awake", 0), ("stunned", 1))},
            (("choose-unit", {"unit": 2}),),
            {"units": row(6, 7), **OPEN},
        ),
    ),
    "firmware-vault": (
        Case(3, {"degraded": (3,)}, given=SPOILED),
        Case(4, {"cards": ["gyroscope"]}, given=MOD, chances=("gyroscope",)),
        Case(7, {"cards": ["servo-legs", "gyroscope"]}, given=MOD, chances=("servo-legs", "gyroscope")),
    ),
    "stock-count": (
        Case(3, {"chip": (3, 6)}, (("choose-cell", {"cell": (3, 6)}),)),
        Case(
            4,
            {"cards": ["overclock"], "deck": 1},
            (("choose-card", {"card": "overclock"}),),
            DECK,
            ("grapnel", "overclock", "pulse-rod"),
        ),
        Case(7, {"keys": 2}),
    ),
    "help-desk": (
        Case(3, {"hand": ("reflow",)}, given={"rig": {"network_cards": ["reflow"]}}, chances=("reflow",)),
        Case(
            4,
            {"ip": ACCESS, "level": 1},
            (("choose-access", {"access": 2}),),
            {"agent": {"ip": BANNED, "level": 0, "access": -1}},
        ),
        Case(3, {"module": (7, 0, None)}),
    ),
    "fire-drill": (
        Case(3, {"at": (3, 2), "unlocked": (SIDE,)}, tuple(walk((2, 2), (3, 2)))),
        Case(
            5, {"chip": None, "module": (5, 0, None), "others": ((3, 1, None),)}, given=LIGHTS_OUT
        ),
        Case(
            8,
            {"units": (("zuk", "stunned", 0), ("latch", "awake", 0)), "facing": (UP, RIGHT)},
            given={**OPEN, "units": [{"at": (1, 3), "name": "zuk", "state": "stunned"}, *row(4, 5)]},
        ),
    ),
    "archive-index": (
        SWEEP._replace(ap=2),
        CRATE._replace(ap=4),
        Case(5, {"pings": (20,)}, tuple([("choose-node", {"node": n}) for n in (3, 31)]), {"pings": (3, 20, 31)}),
    ),
    "boardroom-feed": (
        Case(3, {"level": 2}),
        Case(4, {"team": ("utility",)}, (chip("utility"),)),
        Case(6, {"threat": 5, "power": 3}),
    ),
}  # fmt: skip
NAMES = [(card, option) for card in OPTIONS for option in (1, 2, 3)]


def at_terminal(card: str, option: int, case: Case, ap: int) -> Match:
    """The agent chose this option at the terminal it stands on, and rolls this many AP for it."""
    own = {"at": TERMINAL, **case.given.get("agent", {})}
    rig = {"terminal_cards": [card], **case.given.get("rig", {})}
    more = {**case.given, "agent": own, "rig": rig, "terminals": cells(TERMINAL, SECOND, THIRD)}
    more = {"slots": ("general", "tech", "general"), **more}
    match = start(card, faces(*[1] * ap), *case.chances, pool=(DICE, 0, 0), **more)
    do(match, "terminal", bot=0)
    do(match, "select", options=(option,))
    return match


def spent(before: Seen, ap: int) -> Seen:
    """The table with the dice and the terminal chip gone."""
    return {**before, "pool": (DICE - ap, 0, 0), "terminals": before["terminals"][1:]}


@pytest.mark.parametrize(("card", "option"), NAMES)
def test_an_option_does_what_it_says(card: str, option: int) -> None:
    """With just the AP it needs, all of it and nothing else; then the agent may go on with its turn."""
    case = OPTIONS[card][option - 1]
    match = at_terminal(card, option, case, case.ap)
    before = seen(match)
    do(match, "roll", basic=case.ap, advanced=0, elite=0)
    do(match, "assign", options=(option,))
    play(match, *case.steps)
    assert changed(match, spent(before, case.ap)) == case.changes
    assert asked(match) == "act"
    assert g(match).terminal_cards.gone == (card,)


@pytest.mark.parametrize(("card", "option"), NAMES)
def test_an_ap_less_is_not_enough(card: str, option: int) -> None:
    """Nothing is changed by it but the dice and the terminal chip."""
    case = OPTIONS[card][option - 1]
    match = at_terminal(card, option, case, case.ap - 1)
    before = seen(match)
    do(match, "roll", basic=case.ap - 1, advanced=0, elite=0)
    assert changed(match, spent(before, case.ap - 1)) == {}
    assert asked(match) == "act"


@pytest.mark.parametrize(
    ("card", "option", "doors"),
    [("patch-panel", 2, {UPPER, SIDE}), ("lift-control", 2, {UPPER, SIDE}), ("loading-plan", 2, {UPPER, SIDE, FAR})],
)
def test_which_doors_an_option_reaches(card: str, option: int, doors: set[int]) -> None:
    """Those of the agent's room, or of the whole floor."""
    case = OPTIONS[card][option - 1]
    match = at_terminal(card, option, case, case.ap)
    do(match, "roll", basic=case.ap, advanced=0, elite=0)
    do(match, "assign", options=(option,))
    assert {row["door"] for row in can(match, "choose-door")} == doors


def test_no_option_is_left_out() -> None:
    """The table names every card of the box, and each has three options."""
    assert set(OPTIONS) == set(terminal_cards())
    assert all(len(cases) == 3 for cases in OPTIONS.values())
    assert [option_name(card, option) for card, option in NAMES] == [
        option_name(card, n) for card in OPTIONS for n in range(1, 1 + len(terminal_cards()[card].options))
    ]
