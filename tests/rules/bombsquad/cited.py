"""The clauses that each event may be told by."""

from __future__ import annotations

import msgspec

from getaway.kernel import Match, Seat
from getaway.kernel.stream import Told

CITED = {
    "Activated": ["BS-ACTIVATE-01 BS-ACTIVATE-03 BS-ACTIVATE-04", "BS-PROGRAM-05 BS-ACTIVATE-03 BS-ACTIVATE-04"],
    "ActivationEnded": ["BS-OPERATE-22"],
    "Dealt": ["BS-SETUP-24 BS-ROLE-02"],
    "Discarded": ["BS-DISCARD-01 BS-DISCARD-03"],
    "Drew": ["BS-DISCARD-10", "BS-NOPROG-05", "BS-PROGRAM-06", "BS-SETUP-26"],
    "Dropped": ["BS-ACTIVATE-08"],
    "Exploded": ["BS-TIMER-03"],
    "Failed": ["BS-OPERATE-02", "BS-OPERATE-06", "BS-OPERATE-13", "BS-OPERATE-16"],
    "Filmed": ["BSX-CAMERA-02"],
    "Fizzled": ["BSX-NONFATAL-01"],
    "Informed": ["BS-INFO-03 BS-INFO-07"],
    "MishapDeclared": ["BS-SETUP-26 BS-DRAW-04"],
    "MissionEnded": [
        "BS-END-01",
        "BS-END-02 BS-OBJECTIVE-03 BS-OBJECTIVE-04",
        "BS-END-03 BS-BATTERY-04",
        "BSX-NONFATAL-01",
    ],
    "Moved": ["BS-OPERATE-09 BS-OPERATE-10"],
    "Ordered": ["BS-ACTIVATE-05"],
    "Paid": [
        "BS-ACTIVATE-12 BS-ACTIVATE-13",
        "BS-ACTIVATE-15 BS-OPERATE-24",
        "BS-NOPROG-02",
        "BS-ROLE-14",
        "BS-ROLE-16",
        "BSX-CAMERA-02",
        "BSX-ROBOT-02",
    ],
    "Played": ["BS-NOPROG-01 BS-NOPROG-06"],
    "Programmed": [
        "BS-PROGRAM-07 BS-PROGRAM-04",
        "BS-PROGRAM-03 BS-PROGRAM-04",
        "BS-ROLE-19 BS-PROGRAM-04",
        "BSX-TRAIN-01 BS-PROGRAM-04",
    ],
    "Recharged": ["BS-DISCARD-04", "BS-DISCARD-04 BS-ROLE-06", "BS-DISCARD-05", "BS-DISCARD-05 BS-ROLE-06"],
    "Revealed": ["BS-ROLE-16"],
    "RobotChanged": ["BS-MULTI-06", "BS-MULTI-08", "BS-MULTI-11"],
    "RobotOut": ["BS-MULTI-11"],
    "RobotPlaced": ["BS-MULTI-03"],
    "RoleTaken": ["BS-SETUP-17 BS-COMP-04"],
    "TakenBack": ["BS-ROLE-14 BS-ROLE-15"],
    "TimerStarted": ["BS-SETUP-27"],
    "TurnedOver": ["BS-DRAW-01 BS-DRAW-02"],
    "TurnedUp": ["BS-FOG-04"],
    "Unprogrammed": ["BS-ROLE-17"],
    "Worked": ["BS-OPERATE-06 BS-OPERATE-19"],
}
STEPS = {
    "mission": ["BS-SETUP-02 BS-SETUP-03"],
    "building": ["BS-SETUP-05"],
    "frame": ["BS-SETUP-06"],
    "robot": ["BS-SETUP-07"],
    "tokens": ["BS-SETUP-09 BS-SETUP-10 BS-SETUP-11"],
    "timer": ["BS-SETUP-13 BS-SETUP-14"],
    "batteries": ["BS-SETUP-15 BS-SETUP-16"],
    "roles": ["BS-SETUP-17", "BS-SETUP-18", "BSX-TRAIN-02"],
    "first": ["BS-SETUP-19"],
    "deal": ["BS-SETUP-20 BS-SETUP-21 BS-SETUP-22 BS-SETUP-23"],
}
"""The same for the steps of set-up, which are one event."""


def wrongly_cited(match: Match, seat: Seat) -> list[str]:
    """What the seat was told by other clauses than those above, or with values that the event can't have."""
    items = [item for item in match.told(seat) if isinstance(item, Told)]
    return [f"{item.event!r} by {item.cites}" for item in items if not _rightly(item)]


def _rightly(item: Told) -> bool:
    name = type(item.event).__name__
    may = STEPS[item.event.step] if name == "SetUp" else CITED[name]
    return _joined(item.cites) in may and _is_well_formed(item.event)


def _joined(cites: object) -> str:
    return " ".join(cites) if isinstance(cites, tuple) else ""


def _is_well_formed(event: object) -> bool:
    try:
        return repr(msgspec.convert(msgspec.to_builtins(event), type(event))) == repr(event)
    except msgspec.ValidationError:
        return False
