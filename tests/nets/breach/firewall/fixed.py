"""Positions that chance seldom makes, each with the answers that lead through what is rare about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.games.breach.proof.arrange import arranged
from getaway.games.breach.table.model import Breach

BEFORE_THE_MARK: dict[str, Any] = {
    "die": 4,
    "track": (0, 0, 2),
    "marks": (True, False),
    "dark": range(9),
    "ahead": ("burrow",),
    "seers": ((0,),),
    "tokens": {},
}
"""The second mark is open, and its box brings a Hunter; a Worm is about to burrow."""


def only_approach() -> Breach:
    """A Worm that can reach nobody, and two Slides: it may use both, one or none."""
    return arranged(
        players=2,
        phase="password",
        password=1,
        dark=range(9),
        ahead=("crawl",),
        seers=((0,),),
        seats=[{"at": 0}, {"at": None}],
        ice=[{"name": "worm", "at": 8}],
    )


def completes_and_covers() -> Breach:
    """Seat 1 completes the Objective by copying, and covers the second mark, which brings a Hunter upon seat 1."""
    return arranged(
        players=3,
        phase="password",
        password=0,
        **BEFORE_THE_MARK,
        seats=[
            {"at": None, "disk": ["half-politics"], "objective": "o12"},
            {"at": 4, "disk": ["bio", "science", "half-bio"], "objective": "o01", "viruses": {2: 1, "firewall": 1}},
            {"at": 8, "disk": ["half-crypto"], "objective": "o11", "viruses": {1: 2}, "cubes": {}},
        ],
        ice=[{"name": "worm", "at": 8}, {"name": "echo", "at": 4}, {"name": "echo", "at": 4}],
    )


def two_complete_at_once() -> Breach:
    """Two players copy what they lack from the same Avatar; one of them also covers a mark."""
    lacking = {"disk": ["bio", "science", "half-bio"], "objective": "o01"}
    return arranged(
        players=3,
        phase="password",
        password=2,
        **BEFORE_THE_MARK,
        seats=[
            {"at": None, **lacking},
            {"at": 8, "disk": ["half-crypto"], "objective": "o11", "viruses": {0: 1, 2: 1}, "cubes": {}},
            {"at": None, "disk": ["bio", "half-science", "half-science"], "objective": "o01"},
        ],
        ice=[{"name": "worm", "at": 8}],
    )


def nobody_left() -> Breach:
    """The Guardian eliminates the only Avatar; the additional card finds none, and an ICE is disconnected."""
    return arranged(
        players=2,
        phase="password",
        password=1,
        track=(0, 0, 5),
        omega=1,
        ahead=("crush", "crawl"),
        seers=((0,), (0,)),
        seats=[{"at": 0, "viruses": {"firewall": 2}, "cubes": {}}, {"at": None}],
        ice=[{"name": "worm", "at": 4}, {"name": "worm", "at": 5}, {"name": "xan4th", "at": 0}],
    )


def alone_and_disconnected() -> Breach:
    """Alone, without an Avatar or a traced node: an ICE can be put in any room, Omega too."""
    return arranged(
        players=1,
        mode="solo",
        phase="password",
        track=(2, 0, 5),
        omega=1,
        ahead=("crawl",),
        seers=((0,),),
        seats=[{"at": None}],
        ice=[{"name": "xan4th", "at": 4}],
    )


def no_way() -> Breach:
    """No chain of connected rooms leads from the Bots to the Avatar."""
    return arranged(
        players=2,
        phase="password",
        password=1,
        rooms={0: ("v-2", 1), 1: ("gr-2", 2), 3: ("tm-2", 2)},
        ahead=("crawl",),
        seers=((0,),),
        seats=[{"at": 0}, {"at": None}],
        ice=[{"name": "worm", "at": 8}, {"name": "worm", "at": 5}],
    )


def full_base() -> Breach:
    """A Shield token and two Worms are at the Avatar's base: a third Worm finds no room there."""
    return arranged(
        players=2,
        phase="password",
        password=1,
        dark=range(9),
        ahead=("crawl",),
        seers=((0,),),
        seats=[{"at": 4, "shield": True}, {"at": None}],
        ice=[{"name": "worm", "at": 4, "on": 0}, {"name": "worm", "at": 4, "on": 0}, {"name": "worm", "at": 8}],
    )


FIXED: tuple[Callable[[], Breach], ...] = (
    *(only_approach, completes_and_covers, two_complete_at_once),
    *(nobody_left, alone_and_disconnected, no_way, full_base),
)
