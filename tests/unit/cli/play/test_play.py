"""`getaway play`: bots alone, people at the keyboard, saving and going on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Program

from getaway.cli import saved

M01 = ("play", "bombsquad", "--mission", "m01", "--players", "3", "--seed", "7")
ALPHA = ("play", "bombsquad", "--mission", "alpha", "--players", "2", "--seed", "7", "--save", "it.match")
START = "1\n\n"
"""Start the timer, then take the keyboard."""


def test_bots_play_a_whole_match(program: Program) -> None:
    """Three bots play Mission 1 to its end, told with clauses, and the outcome has its parts and stars."""
    done = program(*M01, "--bots", "3")
    assert done.code == 0
    assert "Player 1 starts the timer. [BS-SETUP-27]" in done.out
    assert "Each player takes a role. [BS-SETUP-18]" in done.out
    assert "Player 1 is " in done.out
    assert "Reserve cells used" in done.out
    assert "of 5" in done.out.splitlines()[-1]
    assert not list(Path().iterdir()), "nothing is saved unasked"


def test_same_seed_same_match(program: Program) -> None:
    """The same seed gives the same match to the letter, another seed another one."""
    first, again = program(*M01, "--bots", "3"), program(*M01, "--bots", "3")
    other = program(*M01[:-1], "8", "--bots", "3")
    assert first == again
    assert other.out != first.out


@pytest.mark.parametrize(("name", "players"), [("bombsquad", "2"), ("bombsquad", "6"), ("toy", "2"), ("toy", "4")])
def test_any_game_plays_itself(program: Program, name: str, players: str) -> None:
    """Every installed game is played by bots alone, without a line of its own in the terminal."""
    done = program("play", name, "--players", players, "--bots", players, "--seed", "3")
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) > 20


def test_piped_output_is_plain() -> None:
    """Piped, there are no colours, no control codes and no line wider than 80; also where only ASCII is known."""
    plain = {"PYTHONIOENCODING": "ascii", "PATH": os.environ["PATH"], "TERM": "xterm-256color"}
    command = [sys.executable, "-c", "from getaway.cli import main; main()", *M01, "--bots", "3"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True, env=plain, text=True)
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_keyboard_alone_answers(program: Program) -> None:
    """A person programs a card by numbers, the screen is passed on, and the next person sees that."""
    done = program(*ALPHA, typed=START + "3\n2\n\nq\n")
    assert "So far: Program a card" in done.out
    assert "Player 1 programs card 2 into slot 1, face up" in done.out
    assert "Pass the keyboard to player 2." in done.out
    assert "Player 2, it's your turn." in done.out


def test_words_answer_too(program: Program) -> None:
    """The beginning of a word picks an option; one that fits several is refused with what to do."""
    done = program(*ALPHA, typed=START + "a\nprog\ncard 3\n\nq\n")
    assert '"a" matches 2 options. Type more of it' in done.out
    assert "Player 1 programs card 3 into slot 1" in done.out


def test_question_says_who_what_why(program: Program) -> None:
    """A question names its seat, the decision, the reason and its clauses; a blocked option its own."""
    done = program(*ALPHA, typed=START)
    assert "Player 1, it's your turn. Action (step 1 of 4).\nWhat do you do this turn?\n" in done.out
    assert "You take exactly one action. [BS-TURN-01 BS-TURN-02]" in done.out
    assert "x4  Activate the robot: not allowed. No cards are programmed. [BS-ACTIVATE-17]" in done.out


def test_own_hand_stays_hidden(program: Program) -> None:
    """Between the first pass screen and the first answer, the screen shows no face of the player's own hand."""
    done = program(*ALPHA, typed=START)
    seen = done.out[done.out.index("Player 1, it's your turn.") - 1200 :]
    assert "You      ????  ????  ????  ????  ????  ????" in seen
    assert "Player 2 dis1  dis3  mov2  dis2  res2  doo1" in seen


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9\n", '"9" isn\'t in the list. Type a number from 1 to 3'),
        ("\n", "Nothing was typed. Type a number from 1 to 3"),
        ("4\n", "No cards are programmed. [BS-ACTIVATE-17]"),
        ("b\n", "There's no step to go back to."),
        ("?\n", "BS-TURN-02 (Game Play)"),
        ("?\n", "Table ruling: A player takes exactly one of the available actions"),
        ("? bs-info-08\n", "Table ruling: A clue has to fit"),
        ("? 1\n", "Give information: allowed."),
        ("?4\n", "BS-ACTIVATE-17 ("),
        ("? XX-NO-01\n", "There is no clause XX-NO-01."),
        ("? 9\n", "There is no option 9 here."),
        ("u 3\n", "Type u to undo your own last move"),
        ("w program card=1\n", "Allowed"),
        ("w program card=9\n", "There's no card 9 in your hand. [BS-PROGRAM-02]"),
        ("w inform to=1 colour=red\n", "not to yourself. [BS-INFO-01]"),
        ("w dance\n", "Type w, an action and what it needs"),
        ("w inform\n", '"to" of "inform" is missing'),
        ("x\n", "x4  Activate the robot: not allowed."),
        ("l\n", 'The mission is "Open House".'),
        ("v\n", "Battery  main 20 of 20, reserve 8"),
        ("h\n", "save and quit"),
        ("h\n", "H2 yellow hostage"),
        ("s other.match\n", "Saved to other.match."),
        ("s no/such/folder\n", "We can't write"),
        ("2\n1\n5\n", "Call a colour, an action type or both"),
    ],
)
def test_every_key_says_something(program: Program, typed: str, said: str) -> None:
    """Each key does its work, and each wrong input says what to do next and leaves the question standing."""
    done = program(*ALPHA, typed=START + typed)
    after = done.out[done.out.index("What do you do this turn?") :]
    assert " ".join(said.split()) in " ".join(after.split())
    assert done.code == 0
    assert "Traceback" not in done.err


@pytest.mark.parametrize("wish", ["target model=7", "play card=7", "buy reward=nothing", "choose-room room=B2"])
def test_any_wish_is_answered(program: Program, wish: str) -> None:
    """A wish that names something unknown is refused; the program goes on."""
    done = program("play", "breach", "--players", "2", "--seed", "1", "--save", "it.match", typed=f"\n\nw {wish}\nq\n")
    assert done.code == 0
    assert not done.err
    assert "Saved to it.match" in " ".join(done.out.split())


def test_step_back_and_start_over(program: Program) -> None:
    """The key b goes back one step, u forgets all steps; nothing has been answered by then."""
    done = program(*ALPHA, typed=START + "2\n1\nb\nu\nq\n")
    assert done.out.count("Which card do you discard?") == 2
    assert "Your steps are cleared" in done.out
    assert saved.resume(Path("it.match")).view(0).draw == 42  # type: ignore[attr-defined]


def test_undo_by_right_and_by_agreement(program: Program) -> None:
    """The start is undone by right; what showed a card is refused with its clause, even if all agree."""
    done = program(*ALPHA, typed="1\nu\n1\n\n3\n1\nu\n\nu all\nq\n")
    assert "Player 1 undoes a move." in done.out
    assert done.out.count("[GT-UNDO-03]") == 2


def test_practice_takes_everything_back(program: Program) -> None:
    """At a practice table a drawn card is taken back, and the log says so."""
    done = program(*ALPHA, "--practice", typed=START + "3\n1\n\nu all\nl\nq\n")
    assert "Player 1 undoes a move (practice table)." in done.out


def test_end_of_input_saves(program: Program) -> None:
    """When the keyboard is gone the match is saved, the way back is told, and the exit is clean."""
    done = program(*ALPHA, typed=START)
    assert done.code == 0
    assert done.out.endswith("Saved to it.match. To continue: getaway play --resume it.match\n")


def test_resume_stands_where_it_was_left(program: Program) -> None:
    """Saved and resumed twice, a match has the same state hash and the same question."""
    program(*ALPHA, typed=START + "3\n2\n")
    left = saved.resume(Path("it.match"))
    done = program("play", "--resume", "it.match", typed="\n")
    again = saved.resume(Path("it.match"))
    assert again.state_hash == left.state_hash
    assert again.asks[0].seat == left.asks[0].seat == 1
    assert "Player 2, it's your turn." in done.out


def test_one_person_among_bots_passes_nothing(program: Program) -> None:
    """With a single person there is nobody to hide the screen from."""
    done = program("play", "bombsquad", "--players", "3", "--bots", "2", "--seed", "1", typed="1\n3\n1\n")
    assert "Pass the keyboard" not in done.out
    assert "--bots 2" in done.out.splitlines()[-1]


def test_sealed_bids_of_the_toy(program: Program) -> None:
    """An outside game is drawn field by field; a bid is sealed until the other is in, then the window opens."""
    typed = "\n1\n4\n" + "\n1\n7\n" + "\npass\n"  # each takes the keyboard; player 1 is asked first in the window
    done = program("play", "toy", "--players", "2", "--seed", "2", "--save", "toy.match", typed=typed)
    assert "coins: (15, 15)" in done.out
    sealed, _, opened = done.out.partition("Player 2 bids most for lot 5: 7. [TOY-BID-01 TOY-BID-03]")
    assert "- Player 1 has answered." in sealed
    assert "Player 1: bid 4" not in sealed
    assert "- Player 1: bid 4" in opened
    assert "Do you let the sale go on?" in opened
    assert "\nPlayer 1: pass\n" in opened


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play",), "Which game? Type getaway play and one of: bombsquad"),
        (("play", "chess"), 'There is no game "chess". Installed games: bombsquad'),
        (("play", "bombsquad", "--mission", "m99"), 'no mission "m99": choose one from the box'),
        (("play", "bombsquad", "--level", "mad"), "choose standard or epic. [BS-SETUP-03]"),
        (("play", "bombsquad", "--players", "7"), "a team has two to six players. [BS-INTRO-01]"),
        (("play", "bombsquad", "--clock", "sand"), "choose real or turns. [BS-COMP-11]"),
        (("play", "bombsquad", "--option", "colour=red"), 'no option "colour"'),
        ((*M01, "--option", "roles=all"), "choose roles=none, choose or random. [BS-SETUP-17]"),
        ((*M01, "--option", "roles=none"), "choose roles=choose or roles=random. [BS-SETUP-18]"),
        (("play", "bombsquad", "--option", "roles"), "Write name=value"),
        (("play", "bombsquad", "--bots", "5"), "Choose 0 to 2"),
        (("play", "toy", "--option", "window=3"), "[GT-SETUP-01]"),
        (("play", "--resume", "gone.match"), "We can't read gone.match"),
    ],
)
def test_a_wrong_command_says_what_to_do(program: Program, words: tuple[str, ...], said: str) -> None:
    """A command that cannot be carried out ends with 2 and one sentence, never a traceback."""
    done = program(*words)
    assert done.code == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1


def test_options_reach_the_game(program: Program) -> None:
    """`--option` hands numbers, truth values and words to the game."""
    words = ("--option", "turn_seconds=20", "--option", "face_up=yes", "--option", "robot=lynx", "--save", "x.match")
    program("play", "bombsquad", "--bots", "2", "--seed", "1", "--level", "epic", *words)
    table = saved.resume(Path("x.match")).g
    assert (table.turn_time, table.face_up, table.robot_tile, table.epic) == (20_000, True, "lynx", True)
