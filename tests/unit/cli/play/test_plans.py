"""Several answers at once, what passes by itself, what an option brings, ways and odds."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.unit.cli.conftest import Program

from getaway import games
from getaway.bots import any_answer
from getaway.cli import saved
from getaway.cli.console import outlook
from getaway.cli.console.screen import Screen
from getaway.cli.play.compose import alike
from getaway.cli.play.local import LocalSitting
from getaway.cli.play.turn import Turn
from getaway.kernel import Answer, Match

BURNCYCLE = ("play", "burncycle", "--players", "1", "--seed", "3", "--save", "it.match")
SETUP = "; ".join([*"1" * 12, "3"])
"""Two bots, five upgrades, and on."""
TURN = f"{SETUP}\n5; 1\n"
"""Both bots in the street, and the question before the first turn."""
ACT = f"{SETUP}; 5; 1; begin; continue\n"
"""To the first action."""


def after(out: str, typed: str) -> str:
    """What was shown after this was typed."""
    return out.split(f"> {typed}\n", 1)[1]


def words(text: str) -> str:
    """Without the breaks between lines."""
    return " ".join(text.split())


def answers(*, auto: bool = False) -> list[str]:
    """The verbs of the saved match's last answers."""
    match = saved.resume(Path("it.match"))
    return [entry.wish.verb for entry in match.log if isinstance(entry, Answer) and entry.auto == auto]


# One line


def test_answers_on_one_line_are_given_one_after_the_other(program: Program) -> None:
    """Each is taken by its own question, steps of a choice included; then everything that happened is told."""
    done = program(*BURNCYCLE, typed=ACT)
    shown = after(done.out, ACT.strip())
    assert "- Processor upgrades: Swap (paid by Processor (1))." in shown
    assert "- Player 1 has 3 basic, 0 advanced and 0 elite dice." in shown
    assert "Player 1, it's your turn. Actions (step 3 of 9)." in shown
    assert shown.count("it's your turn") == 1
    assert answers()[-2:] == ["begin-turn", "done"]


def test_a_line_stops_at_what_cannot_be_answered(program: Program) -> None:
    """It says after how many and why, and the question stands."""
    done = program(*BURNCYCLE, typed=f"{SETUP}\n5; 1; dance; continue\n")
    assert 'Your plan stopped after 2 of 4: "dance" isn\'t in the list.' in words(done.out)
    assert answers()[-1] == "choose-cell"


def test_a_line_may_end_within_a_choice(program: Program) -> None:
    """The steps typed are taken, and the next is asked for."""
    done = program(*BURNCYCLE, typed=f"{SETUP}\n5; 1; begin; 1\nb\n")
    shown = after(done.out, "5; 1; begin; 1")
    assert "So far: Upgrade your agent" in shown
    assert "3  Continue" in after(shown, "b")


def test_answers_written_in_full_are_one_plan(program: Program) -> None:
    """A step that the rules refuse stops it, with the clause; those before it count."""
    line = "step bot=processor to=H12; step bot=processor to=I12; step bot=processor to=A1; stop"
    done = program(*BURNCYCLE, typed=f"{ACT}move; 3\n{line}\n")
    assert "Your plan stopped after 2 of 4: " in words(after(done.out, line))
    assert "[BC-" in after(done.out, line).split("Your plan stopped")[1]
    assert answers()[-2:] == ["step", "step"]


# Ahead


def test_an_option_of_a_later_question_goes_on_first(program: Program) -> None:
    """It is numbered on from the others; one step back leads to the question that stands."""
    done = program(*BURNCYCLE, typed=f"{TURN}move\nb\n7\n2\n")
    ahead = done.out.split("Going on, you could also:\n", 1)[1]
    assert " 7  Move\n" in ahead
    assert "Begin Player 1's turn" in after(ahead, "b")
    assert answers()[-3:] == ["begin-turn", "done", "move"]


def test_the_number_of_an_option_is_not_looked_for_in_later_ones() -> None:
    """The Breach: 1 keeps the roll, although a later option speaks of 1 Virus."""
    match, dice = games.find("breach").new(1, seed=1), Random(1)  # noqa: S311 - a test's own dice
    while match.asks[0].question.name != "after-the-roll":
        match.answer(0, match.asks[0].choice.by_verb(dice))
    turn = Turn(LocalSitting(match, {}, Screen()), 0, 0)
    menu = turn.menu()
    assert alike([each.entry for each in turn.beyond(menu)], "1")
    assert not turn.go_beyond(menu, "1")


# By itself


def test_what_passes_by_itself_is_told(program: Program) -> None:
    """After the first chip nothing new is possible: the question passes, and a line says so."""
    done = program(*BURNCYCLE, typed=f"{ACT}walk J12 2\n\nstop\n")
    assert "- Player 1: Go to the next chip (by itself)" in after(done.out, "stop")
    assert answers(auto=True) == ["next-chip"]


@pytest.mark.parametrize("way", ["option", "key"])
def test_a_player_can_be_asked_every_time(program: Program, way: str) -> None:
    """By an option of the program, or by a key at any question."""
    option = ("--stop", "always") if way == "option" else ()
    key = "stop always\n" if way == "key" else ""
    done = program(*BURNCYCLE, *option, typed=f"{ACT}{key}walk J12 2\n\nstop\n")
    assert "Go to the next chip\n" in after(done.out, "stop")
    assert answers(auto=True) == []


def test_a_wrong_setting_says_which_there_are(program: Program) -> None:
    """At the prompt and on the command line."""
    assert "Type stop always, stop new or stop never" in program(*BURNCYCLE, typed="stop sometimes\n").out
    done = program(*BURNCYCLE, "--stop", "sometimes")
    assert done.code == 2
    assert '"sometimes" isn\'t one of always, new and never.' in done.err


# Weighing


def test_options_show_what_they_cost(program: Program) -> None:
    """Behind the text, unless the text says it already; `weigh` says what they bring, with clauses."""
    done = program(*BURNCYCLE, typed=f"{TURN}weigh 2\nweigh 3\nweigh 9\n")
    assert " 2  Reboot the burncycle (+1 threat)\n" in done.out
    assert " 3  Pay 1 power to drop the imperative\n" in done.out
    assert "  You can't undo it: " in after(done.out, "weigh 2")
    dropped = after(done.out, "weigh 3")
    assert "  Costs 1 power.\n  ! Processor: -1 power [BC-POWER-01]\n" in dropped
    assert "Type weigh and the number of an option." in after(done.out, "weigh 9")


@pytest.mark.parametrize(("likely", "said"), [(0, "0%"), (0.001, "1%"), (0.555, "56%"), (0.999, "99%"), (1, "100%")])
def test_only_what_is_certain_is_said_to_be(likely: float, said: str) -> None:
    """A chance that is left is never rounded away."""
    assert outlook.chance(likely) == said


# Ways and odds


def test_a_walk_is_shown_and_then_gone(program: Program) -> None:
    """Its cost, its chance and its steps first; Enter goes, anything else stays."""
    done = program(*BURNCYCLE, typed=f"{ACT}walk J12 dice 2\nno\nwalk j12 2\n\n")
    shown = after(done.out, "walk J12 dice 2")
    assert shown.lstrip().startswith("J12: 3 AP, 56%\n 1  Move: roll 2 basic dice\n 2  Move Processor to H12\n")
    assert ">> You stay where you are." in shown
    assert "- Processor moves to J12; 1 AP left." in after(done.out, "walk j12 2")
    assert answers()[-4:] == ["move", "step", "step", "step"]


def test_a_walk_goes_on_while_moving(program: Program) -> None:
    """Then no dice are rolled, and another bot can be named."""
    done = program(*BURNCYCLE, typed=f"{ACT}walk J12 2\n\nwalk I12\nno\nwalk byte d12\n\n")
    assert "I12: 1 AP, 100%\n 1  Move Processor to I12\n" in after(done.out, "walk I12")
    assert "- Byte moves to D12; 0 AP left." in after(done.out, "walk byte d12")


def test_without_dice_a_walk_says_how_many_it_takes(program: Program) -> None:
    """Only those that could be enough; what needs none is shown at once."""
    done = program(*BURNCYCLE, typed=f"{ACT}walk K12\nwalk F12\nno\n")
    assert "to K12?\n  2 dice: 19%\n  3 dice: 55%\n" in after(done.out, "walk K12")
    assert "F12: 1 AP, 100%\n" in after(done.out, "walk F12")


def test_who_sees_a_step_is_named(program: Program) -> None:
    """Before anybody goes there, on the step on which it happens."""
    match, space = in_sight()
    saved.save(match, Path("seen.match"))
    done = program("play", "--resume", "seen.match", typed=f"walk {space} 9\nno\n")
    assert re.search(r"^ *\d+  Move .*\n    Seen by \w+ \d", after(done.out, f"walk {space} 9"), re.MULTILINE)


def in_sight() -> tuple[Match, str]:
    """A match in which a way within reach is seen, and where it leads."""
    game = games.find("burncycle")
    match = game.new(1, seed=1)
    while True:
        if match.asks[0].question.name == "act":
            pool = msgspec.structs.asdict(match.g.pool)
            reach = match.query(0, "reach", bot=0, **pool).spaces
            seen = [space.cell for space in reach if space.step.watchers]
            if seen:
                return match, match.view(0).named["space"][seen[0]]  # type: ignore[attr-defined]
        match.answer(0, any_answer(match.asks[0], 1))


def test_a_walk_that_leads_nowhere_says_so(program: Program) -> None:
    """How to name a place, or by which clause there is no way."""
    done = program(*BURNCYCLE, typed=f"{ACT}walk Z99\nwalk\nwalk N1 3\nq\n")
    assert "Type walk and where to" in after(done.out, "walk Z99")
    assert "Type walk and where to" in after(done.out, "walk")
    assert "[BC-AP-04]" in after(done.out, "walk N1 3")


def test_odds_are_a_ladder(program: Program) -> None:
    """For the roll at hand or another, with some dice or all of them; what it takes comes last."""
    done = program(*BURNCYCLE, typed=f"{ACT}odds\nodds 2\nodds strike 3\n")
    assert "Move, 3 basic:\n  1 AP or more: 100%\n  2 AP or more: 100%\n  3 AP or more: 96%\n" in done.out
    assert "Move, 2 basic:\n" in after(done.out, "odds 2")
    assert "Strike a wall, 3 basic:\n" in after(done.out, "odds strike 3")
    assert "It takes 10: 0%." in after(done.out, "odds strike 3")
    assert "Nothing is rolled for here." in program(*BURNCYCLE, typed="odds\n").out


def test_a_game_without_ways_has_no_such_key(program: Program) -> None:
    """There the word is looked for among the options, and the help leaves it out."""
    done = program("play", "toy", "--players", "2", "--seed", "2", "--save", "it.match", typed="\nwalk A1\nh\n")
    assert '"walk A1" isn\'t in the list.' in words(done.out)
    assert "walk C4" not in done.out
    assert "walk C4 2" in program(*BURNCYCLE, typed="h\n").out
