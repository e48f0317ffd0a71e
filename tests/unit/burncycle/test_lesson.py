"""First Shift: each step of the lesson is reached by doing it, and by nothing else; a newcomer can win it."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from tests.rules.burncycle.table import agent, arrange, asked, at, cited, do, g, told
from tests.unit.burncycle.newcomer import begun, play

from getaway.games import burncycle
from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.missions.events import GoalReached, LessonEnded
from getaway.games.burncycle.missions.lesson import HOLDS, WHEN, named
from getaway.games.burncycle.pack.vocabulary import HAPPENINGS
from getaway.games.burncycle.shown.view import View
from getaway.games.burncycle.table.mission_cards import Step, lessons, missions, wrong_with
from getaway.games.burncycle.table.pieces import bots, captains, dice, imperatives, keypad_cards
from getaway.kernel import Match, Refused
from getaway.rulebook import read
from getaway.texts import Texts

LESSON = lessons()["first_shift"]
STEPS = [step.key for step in LESSON.steps]
TEXTS = Texts(GAME.package, "en")
BOOK = read(GAME.package)
NEWCOMERS = 20


def seen(match: Match) -> View:
    """What the player sees."""
    view = match.view(0)
    assert isinstance(view, View)
    return view


def here(match: Match) -> str:
    """The step that the view names."""
    view = seen(match)
    assert view.guide is not None
    assert (*view.guide.done, *view.guide.left) == tuple(STEPS)
    return view.guide.step


HOUSE = floor("first_shift")
STORAGE = HOUSE.room_named("storage")
TERMINAL = HOUSE.cell(7, 3)


def at_step(key: str, *chances: Mapping[str, Any], **position: Any) -> Match:
    """A position of the lesson in which everything before this step is done; terminal and bead are still there."""
    position = {"plan": "first_shift", "terminals": (TERMINAL,), "unseen": (STORAGE,), **position}
    met = tuple(STEPS[: STEPS.index(key)])
    return arrange(1, *chances, mission="first_shift", met=met, **position)


# The whole lesson


@cache
def played() -> tuple[Match, ...]:
    """Whole matches of newcomers, by ordinary seeded chance."""
    matches = tuple([begun(seed) for seed in range(NEWCOMERS)])
    for match in matches:
        play(match)
    return matches


def test_a_newcomer_who_follows_the_text_wins() -> None:
    """In the first match that is won every step is announced once, in order, with its clauses, then the end."""
    match = next(match for match in played() if g(match).result == "won")
    reached = told(match, GoalReached)
    assert [event.step for event in reached] == STEPS
    assert [event.number for event in reached] == list(range(1, len(STEPS) + 1))
    assert [event.then for event in reached] == [*STEPS[1:], ""]
    assert cited(match, GoalReached) == [step.clauses for step in LESSON.steps]
    assert told(match, LessonEnded) == [LessonEnded("first_shift", True, len(STEPS), len(STEPS))]
    assert here(match) == ""


def test_nearly_all_newcomers_win() -> None:
    """With nothing but the text to go by, nine in ten, each after every step; the rest come as far as the last one."""
    results = [g(match).result for match in played()]
    assert results.count("won") >= len(results) * 0.9
    for match in played():
        assert len(told(match, GoalReached)) == len(STEPS) - (g(match).result != "won")


def test_no_imperative_is_broken_by_following_the_steps() -> None:
    """None that punishes what a step asks for is in the lesson's deck."""
    taught = {what for step in (*LESSON.steps, *LESSON.marks) for what in step.does}
    asked_for = taught | {"network-card", "hub", "key", "pass", "upgrade", "hide", "move"}
    for name in LESSON.imperatives:
        assert asked_for.isdisjoint(imperatives()[name].broken_by), name


def test_every_keypad_of_the_lesson_can_be_paid_without_chips() -> None:
    """So no door is locked to a newcomer for the chips they don't have."""
    for name in LESSON.keypads:
        column = keypad_cards()[name].columns[0]
        assert not column.jam
        assert set(column.inputs) <= {"alarm", "ping", "shock"}


def test_whoever_loses_is_told_how_far_they_came_and_how_to_begin_again() -> None:
    """A lost match ends with the steps that were done."""
    match = begun()
    play(match, lambda state: "keypad" in state.met)
    done = len(told(match, GoalReached))
    g(match).threat = 25
    play(match)
    assert g(match).result == "threat"
    (ended,) = told(match, LessonEnded)
    assert (ended.won, ended.of) == (False, len(STEPS))
    assert done <= ended.number < len(STEPS)
    assert "getaway play burncycle --mission first_shift" in TEXTS.describe(ended)


@pytest.mark.parametrize("key", STEPS)
def test_nothing_is_forced(key: str) -> None:
    """Whatever the current step is, the options are those of the same position outside of a lesson."""
    position = {"agents": [{"at": (4, 7)}], "plan": "first_shift", "units": [{"at": (4, 9), "facing": "up"}]}
    free, taught = arrange(1, **position), at_step(key, **position, terminals=(), unseen=())
    assert list(taught.asks[0].choice) == list(free.asks[0].choice)
    assert len(free.asks[0].choice) > 1


# Its data


def test_the_lesson_is_a_sound_mission_and_not_one_of_the_box() -> None:
    """It stands beside the missions, is offered last, and names what exists."""
    assert set(lessons()).isdisjoint(missions())
    assert GAME.settings[0].values[-len(lessons()) :] == tuple(lessons())
    assert wrong_with(LESSON) == []
    assert len(LESSON.floors) == 1
    assert {*LESSON.agents, LESSON.module} <= set(bots())
    assert len({*LESSON.agents, LESSON.module}) == GAME.players[1] + 1
    assert LESSON.captain in captains()
    assert floor(LESSON.plan).number == LESSON.floors[0].number
    assert len(floor(LESSON.plan).starts) == GAME.players[1] + 1


def test_its_guards_are_of_level_1_and_threat_starts_at_1() -> None:
    """An easy floor: one guard in the hallway."""
    match = begun()
    assert [unit.captain for unit in g(match).units] == [False]
    assert g(match).level == 1
    assert g(match).threat == 1


SUBJECTS = {
    "route": "rout",
    "start": "outdoor",
    "move": "AP|action",
    "keypad": "keypad|door",
    "terminal": "terminal",
    "ip": "IP|network",
    "network-card": "network card|card",
    "room": "room|surveil",
    "seen": "aware|detect|range",
    "lost": "awareness|spot|detected",
    "watch": "corporation|unit",
    "win": "objective",
}


@pytest.mark.parametrize("step", LESSON.steps, ids=STEPS)
def test_a_step_names_clauses_that_state_its_rule(step: object) -> None:
    """Two to five, each of the rulebook, each about what the step teaches; and its words are there."""
    assert isinstance(step, type(LESSON.steps[0]))
    assert 2 <= len(step.clauses) <= 5
    for clause in step.clauses:
        assert re.search(SUBJECTS[step.key], BOOK[clause].text, re.IGNORECASE), clause
    assert TEXTS.render(f"guide-{step.key}")
    assert len(TEXTS.render(f"guide-{step.key}.text")) > 100
    assert set(step.does) <= set(HAPPENINGS)
    assert not step.holds or step.holds in HOLDS
    assert step.does or step.holds
    assert step.after in ("", *STEPS[: STEPS.index(step.key)], *[mark.key for mark in LESSON.marks])


def test_every_mark_is_waited_for() -> None:
    """By a step; it isn't a step itself, so it has no words."""
    waited_for = {step.after for step in LESSON.steps}
    for mark in LESSON.marks:
        assert mark.key in waited_for
        assert mark.key not in STEPS
        assert set(mark.does) <= set(HAPPENINGS)


def test_every_space_and_door_that_the_text_names_is_there() -> None:
    """So that a redrawn floor doesn't leave the lesson behind."""
    house, match = floor(LESSON.plan), begun()
    named = set(seen(match).named["space"]), set(seen(match).named["door"])
    text = " ".join(TEXTS.render(f"guide-{key}.text") for key in STEPS)
    doors = re.findall(r"\b[A-J]\d-[A-J]\d\b", text)
    assert len(doors) >= 3
    assert set(doors) <= named[1]
    assert set(re.findall(r"\b[A-J]\d\b", text)) <= named[0]
    assert house.room(house.cell(7, 3)) is not None
    assert house.cell(7, 3) in house.terminals
    assert {house.cell(8, 5), house.cell(8, 7)} <= set(house.starts)


# The table


def test_the_lesson_brings_its_own_bots_and_captain() -> None:
    """Where the table leaves them open; what it names is kept, and a wrong name refused."""
    match = GAME.new(2, seed=1, mission="first_shift")
    assert [bot.name for bot in g(match).bots] == [*LESSON.agents[:2], LESSON.module]
    assert g(match).captain == LESSON.captain
    chosen = GAME.new(1, seed=1, mission="first_shift", team=("exe", "byte"), captain="zuk")
    assert [bot.name for bot in g(chosen).bots] == ["exe", "byte"]
    assert g(chosen).captain == "zuk"
    with pytest.raises(Refused):
        GAME.new(1, seed=1, mission="first_shift", team="nobody")


def test_other_missions_have_no_guide() -> None:
    """Nothing is shown or noted there."""
    match = GAME.new(1, seed=1, mission="heavy_lifting", team="random")
    while g(match).phase != "begin":
        match.answer(0, next(iter(match.asks[0].choice)))
    assert seen(match).guide is None
    assert g(match).met == ()
    assert told(match, GoalReached) == []


# Step by step


def test_routing_is_done_when_the_agent_is_ready() -> None:
    """Not by the first upgrade."""
    match = begun()
    do(match, "upgrade-module", upgrade="slot-4", shares=(2, 0))
    do(match, "upgrade", upgrade="advanced")
    assert here(match) == "route"
    do(match, "ready")
    assert here(match) == "start"


def test_the_start_is_chosen_when_all_bots_stand() -> None:
    """Not while one is still to be placed."""
    match = begun()
    play(match, lambda state: state.phase == "setup-place")
    do(match, "choose-cell", cell=at(match, (8, 5)))
    assert here(match) == "start"
    do(match, "choose-cell", cell=at(match, (8, 7)))
    assert here(match) == "move"


def test_a_move_action_is_more_than_a_roll() -> None:
    """Without a space moved, whichever bot moves, it doesn't count."""
    match = at_step("move", {"faces": (2, 2)}, {"faces": (2,)}, agents=[{"at": (8, 5)}], module={"at": (8, 7)})
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "stop")
    assert here(match) == "move"
    do(match, "move", basic=1, advanced=0, elite=0)
    do(match, "step", bot=1, to=at(match, (8, 8)))
    assert here(match) == "keypad"


def test_a_move_goes_on_to_its_end() -> None:
    """The way to C8 isn't done after its first space."""
    match = at_step("move", {"faces": (2, 2)}, agents=[{"at": (8, 5)}], module={"at": (8, 7)})
    do(match, "move", basic=2, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (8, 4)))
    assert here(match) == "move"
    do(match, "step", bot=0, to=at(match, (8, 3)))
    assert here(match) == "keypad"


def test_a_door_must_open() -> None:
    """A keypad that was tried without success isn't enough."""
    match = at_step("keypad", agents=[{"at": (8, 3)}], rig={"keypad_cards": ["buzzer"]})
    door = at_door(match, (7, 3), (8, 3))
    do(match, "keypad", bot=0, door=door)
    do(match, "leave-locked")
    assert here(match) == "keypad"
    g(match).set_bot(0, keys=1)
    do(match, "keypad", bot=0, door=door)
    do(match, "unlock-with-key")
    assert here(match) == "terminal"


def at_door(match: Match, a: tuple[int, int], b: tuple[int, int]) -> int:
    """The door between two spaces."""
    cells = {at(match, a), at(match, b)}
    return next(n for n, door in enumerate(g(match).floor.doors) if {door.a, door.b} == cells)


def test_a_terminal_is_used_whatever_comes_out() -> None:
    """Standing on it does not count; using it does, even without success."""
    match = at_step("terminal", agents=[{"at": (7, 3)}])
    assert here(match) == "terminal"
    do(match, "terminal", bot=0)
    assert here(match) == "terminal"
    do(match, "select", options=(1,))
    do(match, "roll", basic=0, advanced=0, elite=0)
    assert here(match) == "ip"


def test_without_a_terminal_the_step_counts_as_done() -> None:
    """It cannot be fulfilled any more; so nobody is stuck."""
    match = at_step("terminal", agents=[{"at": (8, 3)}], terminals=())
    do(match, "pass")
    assert here(match) == "ip"


def test_an_ip_must_move() -> None:
    """A chip that is passed in the network step is not enough."""
    match = at_step("ip", agents=[{"at": (8, 3)}], phase="network")
    do(match, "network-pass")
    assert here(match) == "ip"
    move_ip(match)
    through_the_network(match)
    assert here(match) == "network-card"


def test_every_chip_may_move_the_ip_before_the_next_step() -> None:
    """A network card can't be drawn in the network step, so nothing says to do it there."""
    match = at_step("ip", agents=[{"at": (8, 3)}], phase="network", slots=("general",) * 3)
    for _ in range(3):
        assert (asked(match), here(match)) == ("network", "ip")
        move_ip(match)
    assert (asked(match), here(match)) == ("route-last", "network-card")


def test_a_network_step_that_was_passed_teaches_nothing() -> None:
    """The goal waits for the next one."""
    match = at_step("ip", agents=[{"at": (8, 3)}], phase="network")
    through_the_network(match)
    assert (asked(match), here(match)) == ("route-last", "ip")


def move_ip(match: Match) -> None:
    """The IP goes to the first node that is offered."""
    do(match, "ip-move", node=next(wish["node"] for wish in match.asks[0].choice if wish.verb == "ip-move"))


def through_the_network(match: Match) -> None:
    """The chips that are left in the network step are passed."""
    while asked(match) == "network":
        do(match, "network-pass")


def test_a_network_card_is_drawn_by_an_action() -> None:
    """Passing the chip is not enough."""
    match = at_step("network-card", agents=[{"at": (8, 3)}])
    do(match, "pass")
    assert here(match) == "network-card"
    do(match, "netcard", bot=0)
    assert here(match) == "room"


def test_a_room_is_looked_into_by_entering_it() -> None:
    """The lobby has nothing to surveil; the storage has."""
    power = {"faces": (dice().surveillance.index("powercell"),)}
    match = at_step("room", {"faces": (2, 2, 2)}, power, agents=[{"at": (4, 7)}], unlocked=range(8))
    do(match, "move", basic=3, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (4, 6)))
    assert here(match) == "room"
    do(match, "step", bot=0, to=at(match, (4, 7)))
    do(match, "step", bot=0, to=at(match, (3, 7)))
    assert here(match) == "seen"


def test_without_a_bead_the_room_counts_as_done() -> None:
    """All rooms were surveilled, perhaps by a threat event."""
    match = at_step("room", agents=[{"at": (8, 3)}], unseen=())
    do(match, "pass")
    assert here(match) == "seen"


def in_the_hallway(key: str, **more: Any) -> Match:
    """An agent that walks the hallway, with a guard that looks along it; a move of 4 AP has begun."""
    guard = {"name": "hamster", "at": (4, 10), "facing": "left"}
    return at_step(key, {"faces": (2, 2, 2, 2)}, agents=[{"at": (5, 5), **more}], units=[guard])


def test_being_seen_needs_a_unit_that_sees() -> None:
    """A step in the hallway out of its range is none; one into its straight line is."""
    match = in_the_hallway("seen")
    do(match, "move", basic=4, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (5, 6)))
    assert here(match) == "seen"
    do(match, "step", bot=0, to=at(match, (4, 6)))
    assert agent(match).detected
    assert here(match) == "lost"


def test_sight_is_lost_by_leaving_it() -> None:
    """As long as the chip goes along nothing is reached."""
    match = in_the_hallway("lost", at=(4, 6), chip=(4, 6))
    do(match, "move", basic=4, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (4, 5)))
    assert agent(match).detected
    assert here(match) == "lost"
    do(match, "step", bot=0, to=at(match, (5, 5)))
    assert not agent(match).detected
    assert here(match) == "watch"


def test_who_was_never_seen_has_lost_nobody() -> None:
    """The goals after being seen wait for it, although no bot is detected and rounds end."""
    match = begun()
    play(match, lambda state: state.round == 2)
    assert "seen" not in g(match).met
    assert {"lost", "watch"}.isdisjoint(g(match).met)


def test_the_corporation_is_watched_through_its_whole_turn() -> None:
    """The end of the player's own turn isn't enough, the end of the round is."""
    match = at_step("watch", agents=[{"at": (8, 3)}], slots=("general",), phase="route-last")
    assert here(match) == "watch"
    seen_before = len(told(match, GoalReached))
    play(match, lambda state: state.round == 2)
    assert len(told(match, GoalReached)) == seen_before + 1
    assert here(match) == "win"


def test_the_last_step_is_the_win() -> None:
    """Both tasks done, one space before the safe zone; the floor's objective alone is not enough."""
    match = at_step("win", {"faces": (2, 2)}, agents=[{"at": (1, 4)}], unlocked=range(8), done=True, terminals=())
    do(match, "move", basic=2, advanced=0, elite=0)
    assert here(match) == "win"
    do(match, "step", bot=0, to=at(match, (1, 3)))
    assert g(match).result == "won"
    assert here(match) == ""
    assert told(match, LessonEnded)[0].won


def test_what_was_done_before_its_step_was_shown_is_not_ticked() -> None:
    """A card drawn too early doesn't count; the next one does."""
    match = at_step("ip", agents=[{"at": (8, 3)}], slots=("general", "general"))
    do(match, "netcard", bot=0)
    assert here(match) == "ip"
    do(match, "pass")
    move_ip(match)
    through_the_network(match)
    assert [event.step for event in told(match, GoalReached)] == ["ip"]
    assert here(match) == "network-card"


def test_a_bot_seen_and_lost_on_the_way_to_the_room_has_learned_neither() -> None:
    """Both are still to come when their steps are shown."""
    match = in_the_hallway("room")
    do(match, "move", basic=4, advanced=0, elite=0)
    do(match, "step", bot=0, to=at(match, (4, 5)))
    assert agent(match).detected
    do(match, "step", bot=0, to=at(match, (5, 5)))
    assert not agent(match).detected
    assert told(match, GoalReached) == []
    assert here(match) == "room"


def test_a_bot_that_is_still_seen_when_the_step_comes_has_done_it() -> None:
    """It can't be detected a second time."""
    match = in_the_hallway("seen", at=(4, 6), chip=(4, 6))
    do(match, "pass")
    assert here(match) == "lost"


# What to do for a step, and where


def first_offered(match: Match) -> str:
    """The option that a client puts first."""
    told_now = seen(match).guide
    assert told_now is not None
    offered = {wish.verb for wish in match.asks[0].choice}
    return next((verb for verb in told_now.verbs if verb in offered), "")


@pytest.mark.parametrize("step", LESSON.steps, ids=STEPS)
def test_a_step_names_options_and_things_that_exist(step: Step) -> None:
    """And says what to do in at most fifteen words, in every language."""
    match = at_step(step.key, agents=[{"at": (8, 3)}], units=[{"at": (4, 9), "facing": "up"}])
    assert any(cue.verbs for cue in step.cues)
    assert {verb for cue in step.cues for verb in cue.verbs} <= set(GAME.verbs)
    assert {cue.when for cue in step.cues} <= {"", *WHEN}
    assert {named(g(match), cue.thing) for cue in step.cues if cue.thing} <= GAME.things(seen(match))
    for lang in GAME.languages["messages"]:
        assert 0 < len(Texts(GAME.package, lang).render(f"guide-{step.key}.short").split()) <= 15


def test_routing_is_led_from_upgrade_to_upgrade() -> None:
    """Slot 4, the die, then going on."""
    match = begun()
    assert (first_offered(match), seen(match).guide.things[0]) == ("upgrade-module", "slot:3")
    do(match, "upgrade-module", upgrade="slot-4", shares=(2, 0))
    assert first_offered(match) == "upgrade"
    do(match, "upgrade", upgrade="advanced")
    assert first_offered(match) == "ready"


def test_a_keypad_comes_first_beside_the_door_and_moving_elsewhere() -> None:
    """Whatever else can be done there, such as striking a wall."""
    for column, verb in ((3, "keypad"), (5, "move")):
        match = at_step("keypad", agents=[{"at": (8, column)}], module={"at": (8, 7)})
        assert first_offered(match) == verb


def test_a_terminal_comes_first_on_its_space_and_a_card_anywhere() -> None:
    """As their steps say."""
    assert first_offered(at_step("terminal", agents=[{"at": (7, 3)}])) == "terminal"
    assert first_offered(at_step("terminal", agents=[{"at": (6, 3)}])) == "move"
    assert first_offered(at_step("network-card", agents=[{"at": (8, 5)}])) == "netcard"


def test_a_reboot_comes_first_once_few_chips_are_left() -> None:
    """Before a turn, and not sooner."""
    for chips, verb in ((4, "begin-turn"), (2, "reboot")):
        match = at_step("win", agents=[{"at": (8, 3)}], slots=("general",) * chips, phase="begin")
        assert first_offered(match) == verb


def test_the_steps_are_in_the_order_in_which_they_teach() -> None:
    """Move, keypad, terminal, network, detection."""
    order = ["move", "keypad", "terminal", "ip", "network-card", "seen", "lost", "watch", "win"]
    assert all(STEPS.index(a) < STEPS.index(b) for a, b in pairwise(order))


def test_no_module_of_the_rules_asks_whether_it_is_a_lesson() -> None:
    """Only set-up, the floor and the view know about lessons: nothing is stubbed."""
    names = [each.name for each in pkgutil.walk_packages(burncycle.__path__, "getaway.games.burncycle.")]
    knowing = {name.rpartition(".")[2] for name in names if "lessons" in vars(importlib.import_module(name))}
    assert knowing <= {"mission_cards", "floors", "lesson", "setup", "starts", "missions", "contents"}
