"""Setup: eleven steps, the last of which starts the timer and opens the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from getaway.games.bombsquad.building import building
from getaway.games.bombsquad.clocks import SECOND, countdowns
from getaway.games.bombsquad.drawing import show
from getaway.games.bombsquad.events import Dealt, SetUp, TimerStarted
from getaway.games.bombsquad.model import BombSquad
from getaway.games.bombsquad.pieces import DECK, HAND_SIZE, ROBOTS, Mission, added_missions, mission, missions
from getaway.kernel import (
    ALLOWED,
    HIDDEN,
    Act,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask_any,
    pick,
    shuffle,
)

LEVELS = ("standard", "epic")
CLOCKS = ("real", "turns")
DEFAULTS: Mapping[str, Any] = {
    "mission": "alpha",
    "level": "standard",
    "robot": None,
    "clock": "turns",
    "turn_seconds": 8,
    "single_timer": False,
    "face_up": None,
    "empty_clues": False,
    "mishaps": False,
    "roles": "none",
    "first": None,
}
"""What a table may choose. A robot or a way of programming left out is the mission's own."""


def begin(players: int, options: Mapping[str, Any]) -> BombSquad:
    """The table's choices as a state, before anything is laid out."""
    chosen = {**DEFAULTS, **options}
    _check(players, chosen)
    sheet = mission(chosen["mission"])
    epic = chosen["level"] == "epic"
    house = building(sheet.id, epic=epic)
    tile = ROBOTS[chosen["robot"] or sheet.robot]  # BS-SETUP-07, BS-SETUP-08
    return BombSquad(
        players=players,
        mission=sheet.id,
        epic=epic,
        robot_tile=tile.key,
        clock=chosen["clock"],
        turn_time=chosen["turn_seconds"] * SECOND,
        single_timer=chosen["single_timer"],
        face_up=_face_up(sheet, chosen["face_up"]),
        empty_clues=chosen["empty_clues"],
        mishaps=chosen["mishaps"],
        first=-1 if chosen["first"] is None else chosen["first"],
        board=house.board,
        robot=house.start,
        main=tile.main_start,
        reserve=tile.reserve_start,
        draw=tuple(range(len(DECK))),
        hands=((),) * players,
    )


def _check(players: int, chosen: Mapping[str, Any]) -> None:
    """Refuse what no table can be opened with; only a choice whose default is None may be left open."""
    if players not in HAND_SIZE:
        raise Refused("BS-INTRO-01", players=players)
    choices = _choices(players)
    for name, value in chosen.items():
        if name not in choices:
            raise Refused("GT-SETUP-01", option=name, value=str(value))
        values, clause = choices[name]
        left_open = value is None and DEFAULTS[name] is None
        if not left_open and (type(value) is not type(values[0]) or value not in values):
            raise Refused(clause, option=name, value=str(value))


def _choices(players: int) -> Mapping[str, tuple[Sequence[Any], str]]:
    """For each option: its values, and the clause that refuses others."""
    either = (False, True)
    return {
        "mission": ((*missions(), *added_missions()), "BS-SETUP-02"),
        "level": (LEVELS, "BS-SETUP-03"),
        "robot": (tuple(ROBOTS), "BS-SETUP-07"),
        "clock": (CLOCKS, "BS-COMP-11"),
        "turn_seconds": (range(1, 601), "BSX-CLOCK-01"),
        "single_timer": (either, "GT-SETUP-01"),
        "face_up": (either, "GT-SETUP-01"),
        "empty_clues": (either, "GT-SETUP-01"),
        "mishaps": (either, "GT-SETUP-01"),
        "roles": (("none",), "BSX-ROLES-01"),
        "first": (range(players), "BS-SETUP-19"),
    }


def _face_up(sheet: Mission, chosen: bool | None) -> bool:
    """Face up as the mission says (BS-PROGRAM-08), or by the table's choice in any mission (BS-PROGRAM-07)."""
    return sheet.programming == "face_up" if chosen is None else chosen


def set_up(g: BombSquad) -> Script[None]:
    """The steps in the book's order (BS-SETUP-01)."""
    sheet = mission(g.mission)
    g.tell(SetUp("mission", sheet.title), cites=("BS-SETUP-02", "BS-SETUP-03"))
    g.tell(SetUp("building", ", ".join(face for line in sheet.layout for face in line)), cites="BS-SETUP-05")
    g.tell(SetUp("frame"), cites="BS-SETUP-06")
    g.tell(SetUp("robot", ROBOTS[g.robot_tile].name), cites="BS-SETUP-07")
    g.tell(SetUp("tokens"), cites=("BS-SETUP-09", "BS-SETUP-10", "BS-SETUP-11"))
    g.due = countdowns(g)
    g.tell(SetUp("timer", g.due[0] // SECOND), cites=("BS-SETUP-13", "BS-SETUP-14"))
    g.tell(SetUp("batteries", g.main), cites=("BS-SETUP-15", "BS-SETUP-16"))
    g.tell(SetUp("roles"), cites=("BS-SETUP-17", "BSX-ROLES-01") if sheet.roles.required else "BSX-TRAIN-02")
    if g.first < 0:
        g.first = yield from pick(g, tuple(range(g.players)))
    g.active = g.first
    g.tell(SetUp("first", g.first), cites="BS-SETUP-19")
    yield from deal(g)
    g.phase = "ready"


def deal(g: BombSquad) -> Script[None]:
    """Shuffle and deal; a hand is seen by all but its holder (BS-SETUP-20 to BS-SETUP-25, BS-FEATURE-04)."""
    order = yield from shuffle(g, len(g.draw))
    deck = tuple([g.draw[i] for i in order])
    g.tell(SetUp("deal", g.hand_size), cites=("BS-SETUP-20", "BS-SETUP-21", "BS-SETUP-22", "BS-SETUP-23"))
    for seat in range(g.players):
        hand, deck = deck[: g.hand_size], deck[g.hand_size :]
        g.hands = (*g.hands[:seat], hand, *g.hands[seat + 1 :])
        for card in hand:
            show(g, card, g.everybody & ~(1 << seat))
        faces = tuple([DECK[card] for card in hand])
        hidden = Dealt(seat, (HIDDEN,) * len(hand))
        g.tell(Dealt(seat, faces), to=g.others(seat), otherwise=hidden, cites="BS-SETUP-24")
    g.draw = deck


class Start(Verb[BombSquad]):
    """Start the timer."""

    name = "start"

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        return _START

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.started_at = g.now
        g.phase = "turn"
        g.tell(TimerStarted(seat), cites="BS-SETUP-27")


_START = Act("start")
START = Start()
READY = Question("ready", (START,), cites=("BS-SETUP-27",), others="BS-SETUP-27", otherwise="BS-SETUP-27")


def start_timer(g: BombSquad) -> Script[None]:
    """Nothing is accepted and no time runs until someone starts the timer (BS-SETUP-27)."""
    answer = yield from ask_any(g, READY, lambda g: tuple(range(g.players)))
    if answer:
        yield from START.run(g, *answer)
