"""Every equipment card in play: what it changes, and that it changes nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest
from tests.rules.burncycle.seen import UPPER, Seen, Step, changed, chip, guards, play, seen, start, use, walk
from tests.rules.burncycle.table import asked, can, g, refused
from tests.rules.burncycle.terminal.offices import B, cells, results

from getaway.games.burncycle.table.doing import Moving
from getaway.games.burncycle.table.pieces import equipment
from getaway.kernel import Match


class Case(NamedTuple):
    """A card in the hands of the first agent, and what its use changes."""

    changes: Seen
    steps: tuple[Step, ...] = ()
    """What comes after the use."""
    given: dict[str, Any] = {}
    chances: tuple[Any, ...] = ()
    uses: int = 1


DETECTED = {"agent": {"detected": True}}
ALONG = [(1, 3), (1, 4), (1, 5), (1, 6)]
FIRST = ("servo-legs",)
SPOILED = {"slots": ("-general", "-general", "-tech", "general")}


def stunned(*shown: str) -> tuple[tuple[str, str, int], ...]:
    """Guards as they are now."""
    return tuple([("latch", state, 0) for state in shown])


# Cards that work when they are gained


AT_ONCE: dict[str, Seen] = {
    "key-card": {"keys": 1},
    "power-cell": {"power": 5},
    "false-report": {"threat": 4},
}


@pytest.mark.parametrize("card", AT_ONCE)
def test_a_card_that_works_at_once(card: str) -> None:
    """Collected from a cache it pays and is gone."""
    match = in_the_cache(card)
    before = seen(match)
    play(match, *walk((3, 4)), ("collect", {}))
    assert changed(match, before) == {"at": (3, 4), "caches": (), "deck": 0, **AT_ONCE[card]}
    assert g(match).equipment.gone == (card,)


def in_the_cache(card: str) -> Match:
    """The agent is beside a cache, in a move action, and this card lies there."""
    here = {"phase": "moving", "moving": Moving(3, steps=(0, 0)), "caches": cells((3, 4)), "rig": {"equipment": [card]}}
    return start(agent={"at": (2, 4)}, slots=("-general", "-general", "-tech", "general"), **here)


# Cards that are used up


SINGLE: dict[str, Case] = {
    "nitro-shot": Case({"at": (1, 6)}, tuple(walk(*ALONG))),
    "smoke-charge": Case({"chip": None}, given={"agent": {"chip": (1, 7)}}),
    "flash-charge": Case({"units": stunned("stunned", "awake")}, given={"units": guards(3), **DETECTED}),
    "skeleton-code": Case({"unlocked": (UPPER,)}),
    "scavenger-drone": Case(
        {"cards": ["overclock"], "deck": 1},
        (("choose-card", {"card": "overclock"}),),
        {"rig": {"equipment": ["grapnel", "overclock", "pulse-rod", "tool-roll"]}},
        ("grapnel", "overclock", "pulse-rod"),
    ),
    "overclock": Case({"pool": (2, 2, 0)}),
    "cold-restart": Case({"degraded": (3,)}, given=SPOILED),
    "spare-parts": Case({"cards": ["servo-legs"]}, given={"rig": {"mods": ["servo-legs", "gyroscope"]}}, chances=FIRST),
}  # fmt: skip


@pytest.mark.parametrize("card", SINGLE)
def test_a_card_for_a_single_use(card: str) -> None:
    """Used once it does what it says, to the full and no more, and is gone."""
    case = SINGLE[card]
    match = holder(card, case)
    before = seen(match)
    play(match, use(card), *case.steps)
    assert changed(match, before) == {"cards": [], **case.changes}
    assert card in g(match).equipment.gone
    assert asked(match) == "act"
    assert refused(match, "use", what=card) == "BC-FREE-07"


def holder(card: str, case: Case, **more: Any) -> Match:
    """The agent holds this card in its action step."""
    own = {**case.given.get("agent", {}), "cards": [card]}
    return start(*case.chances, **{**case.given, "agent": own, **more})


# Counters


COUNTERS: dict[str, Case] = {
    "battery-belt": Case({"power": 5}, uses=3),
    "signal-damper": Case({"threat": 4}, uses=2),
    "ammo-drum": Case({"pool": (6, 0, 0)}, uses=4),
    "solder-spool": Case({"degraded": (3,)}, uses=2),
}


@pytest.mark.parametrize("card", COUNTERS)
def test_a_card_with_a_counter(card: str) -> None:
    """From a cache to its last use: this many times and no more, with the same result each time."""
    case = COUNTERS[card]
    match = in_the_cache(card)
    play(match, *walk((3, 4)), ("collect", {}), ("stop", {}))
    before = seen(match)
    assert before["cards"] == [card]
    for n in range(case.uses):
        assert seen(match)["cards"] == [card], n
        play(match, use(card))
    assert changed(match, before) == {"cards": [], **case.changes}
    assert refused(match, "use", what=card) == "BC-FREE-07"


@pytest.mark.parametrize("card", [name for name, card in equipment().items() if card.category != "discard"])
def test_when_a_card_can_be_used(card: str) -> None:
    """While power is routed as well, but for those that add dice to the pool: that is built only then."""
    act_only = card in ("overclock", "ammo-drum", "tool-roll")
    match = start(agent={"cards": [card]}, phase="route-first")
    assert (can(match, "use") == []) == act_only
    if act_only:
        assert refused(match, "use", what=card) == "BC-FREE-07"


# Cards with a die: each face


RUN = {n: Case({"at": (1, 2 + n)}, tuple(walk(*ALONG[:n]))) for n in (1, 2, 3, 4)}
GAIN = Case({"power": 3})
SCAN = Case({"unseen": (), "mainframes": ((2, 7),)}, given={"unseen": (B,), "terminals": cells((2, 7))})


def stuns(distance: int) -> Case:
    """A unit so far away is stunned, and one a space further is not."""
    return Case({"units": stunned("stunned", "awake")}, given={"units": guards(distance), **DETECTED})


def dice(*added: int) -> Case:
    """The pool with more dice; it had two basic ones."""
    return Case({"pool": (2 + added[0], *added[1:])})


KEPT, BREAKS = False, True
SPRINTS = ((RUN[1], KEPT), (RUN[2], KEPT), (RUN[2], KEPT), (RUN[3], KEPT), (RUN[3], BREAKS), (RUN[4], BREAKS))
FACES: dict[str, tuple[tuple[Case, bool], ...]] = {
    "rocket-skates": SPRINTS,
    "grapnel": SPRINTS,
    "tool-roll": (
        *((dice(1, 0, 0), KEPT), (dice(1, 0, 0), KEPT), (dice(2, 0, 0), KEPT), (dice(2, 0, 0), KEPT)),
        *((dice(0, 1, 0), BREAKS), (dice(0, 0, 1), BREAKS)),
    ),
    "lucky-coil": (
        *((GAIN, KEPT), (GAIN, KEPT), (Case({"threat": 5}), KEPT)),
        (Case({"reserve": ("utility",)}, (chip("utility"),)), KEPT),
        (Case({"power": 4}), BREAKS),
        (stuns(3), BREAKS),
    ),
    "pulse-rod": (
        (Case({}, given={"units": guards(1), **DETECTED}), KEPT),
        *((stuns(1), KEPT), (stuns(1), KEPT), (stuns(2), KEPT), (stuns(2), BREAKS), (stuns(4), BREAKS)),
    ),
    "field-scanner": (
        *((Case({}), KEPT), (SCAN, KEPT), (SCAN, KEPT)),
        (Case({"chip": None}, given={"agent": {"chip": (1, 7)}}), KEPT),
        (Case({"unlocked": (UPPER,)}), BREAKS),
        (Case({"keys": 1}), BREAKS),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("card", "face"), [(card, face) for card in FACES for face in range(1, 7)])
def test_each_face_of_a_die(card: str, face: int) -> None:
    """Resolved it does what it shows; with the break icon the card is gone then, otherwise it rests until next turn."""
    case, breaks = FACES[card][face - 1]
    match = holder(card, case._replace(chances=({"faces": (face - 1,)}, results("mainframe"))))
    before = seen(match)
    play(match, use(card), ("choose-what", {"what": "resolve"}), *case.steps)
    assert changed(match, before) == {**({"cards": []} if breaks else {}), **case.changes}
    assert asked(match) == "act"
    assert refused(match, "use", what=card) == ("BC-FREE-07" if breaks else "BC-EQUIP-11")


# All of them


def test_no_card_is_left_out() -> None:
    """The tables name every card of the box, and every face of the dice of breakable ones."""
    by_category: dict[str, Iterable[str]] = {
        "discard": AT_ONCE,
        "single": SINGLE,
        "counter": COUNTERS,
        "breakable": FACES,
    }
    for category, table in by_category.items():
        assert set(table) == {name for name, card in equipment().items() if card.category == category}
    assert all(len(faces) == 6 for faces in FACES.values())
    dice_rolled = {equipment()[card].die for card in FACES}
    assert dice_rolled == {1, 2, 4, 5, 6}
    assert {equipment()[card].die for card in COUNTERS} == {3}
