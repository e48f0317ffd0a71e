"""Setup: eleven steps, the last of which starts the timer and opens the first turn."""

from __future__ import annotations

from getaway.games.bombsquad.ground.piles import show
from getaway.games.bombsquad.roles.taking import take_roles
from getaway.games.bombsquad.setup.events import Dealt, SetUp, TimerStarted
from getaway.games.bombsquad.table.pieces import (
    DECK,
    HAND_SIZE,
    ROBOTS,
    mission,
)
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import SECOND, countdowns
from getaway.games.bombsquad.variants.fog import lay_fog
from getaway.games.bombsquad.variants.multiple_robots import place_robots
from getaway.kernel import (
    ALLOWED,
    HIDDEN,
    Act,
    Question,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask_any,
    pick,
    shuffle,
)
from getaway.kit.zones import put


def set_up(g: BombSquad) -> Script[None]:
    """The steps in the book's order (BS-SETUP-01): the mission, the building and what stands on it."""
    sheet = mission(g.mission)
    g.tell(SetUp("mission", sheet.title), cites=("BS-SETUP-02", "BS-SETUP-03"))
    g.tell(SetUp("building", ", ".join(face for line in sheet.layout for face in line)), cites="BS-SETUP-05")
    g.tell(SetUp("frame"), cites="BS-SETUP-06")
    g.tell(SetUp("robot", ROBOTS[g.robot_tile].name), cites="BS-SETUP-07")
    yield from place_tokens(g)
    g.phase = "roles"


def set_roles(g: BombSquad) -> Script[None]:
    """Timer and batteries, then the roles."""
    g.due = countdowns(g)
    g.tell(SetUp("timer", g.due[0] // SECOND), cites=("BS-SETUP-13", "BS-SETUP-14"))
    g.tell(SetUp("batteries", g.main), cites=("BS-SETUP-15", "BS-SETUP-16"))
    g.tell(SetUp("roles", g.role_choice), cites=why_roles(g))
    yield from take_roles(g)
    g.phase = "deal"


def why_roles(g: BombSquad) -> str:
    """The rule by which this table plays with or without roles."""
    sheet = mission(g.mission)
    if sheet.roles.required:
        return "BS-SETUP-18"
    return "BSX-TRAIN-02" if sheet.series == "training" and g.role_choice == "none" else "BS-SETUP-17"


def set_hands(g: BombSquad) -> Script[None]:
    """The first player, then the deal."""
    if g.first < 0:
        g.first = yield from pick(g, tuple(range(g.players)))
    g.active = g.first
    g.tell(SetUp("first", g.first), cites="BS-SETUP-19")
    yield from deal(g)
    g.phase = "ready"


def place_tokens(g: BombSquad) -> Script[None]:
    """The mission's tokens and the robot, or both robots (BS-SETUP-09, BS-SETUP-10, BS-SETUP-11); the fog comes too."""
    g.tell(SetUp("tokens"), cites=("BS-SETUP-09", "BS-SETUP-10", "BS-SETUP-11"))
    if g.parked is not None:
        yield from place_robots(g)
    if g.fog:
        yield from lay_fog(g)


def deal(g: BombSquad) -> Script[None]:
    """Shuffle the deck and deal the hands (BS-SETUP-20, BS-SETUP-21, BS-SETUP-22, BS-SETUP-23).

    All but its holder see a hand (BS-SETUP-24, BS-SETUP-25, BS-FEATURE-04).
    """
    order = yield from shuffle(g, len(g.draw))
    deck = tuple([g.draw[i] for i in order])
    g.tell(SetUp("deal", HAND_SIZE[g.players]), cites=("BS-SETUP-20", "BS-SETUP-21", "BS-SETUP-22", "BS-SETUP-23"))
    for seat in range(g.players):
        hand, deck = deck[: g.hand_size(seat)], deck[g.hand_size(seat) :]
        g.hands = put(g.hands, seat, hand)
        for card in hand:
            show(g, card, g.seers(seat))
        faces = tuple([DECK[card] for card in hand])
        hidden = Dealt(seat, (HIDDEN,) * len(hand))
        g.tell(Dealt(seat, faces), to=g.seats(g.seers(seat)), otherwise=hidden, cites=("BS-SETUP-24", "BS-ROLE-02"))
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
    """No answer is accepted and no time runs until someone starts the timer (BS-SETUP-27)."""
    answer = yield from ask_any(g, READY, lambda g: tuple(range(g.players)))
    if answer:
        yield from START.run(g, *answer)
