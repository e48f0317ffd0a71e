"""Take a lesson by its own text and print what happens: `python -m tests.lessons GAME LESSON [ANSWERS]`."""

from __future__ import annotations

import sys

from click import echo
from tests.lessons.taking import Taken

from getaway.games import find
from getaway.kernel.stream import Did, Told
from getaway.kit.lessons import lessons


def main(game: str, key: str, most: str = "200") -> None:
    """Print each question with its options, the answer, and what it brings."""
    taken = Taken(game, lessons(find(game).package)[key])
    seat, heard = taken.lesson.seat, 0
    for _ in range(int(most)):
        step, ask = taken.step, taken.match.ask_of(seat)
        if step is None or taken.match.over:
            break
        echo(f"\n== {step.key}: {step.says.en}")
        if ask is not None:
            verbs = ", ".join(f"{act.verb} x{act.count}" for act in ask.choice.acts)
            echo(f"   asked {ask.question.name}: {verbs}")
        meant = taken.suggestion()
        wish = taken.follow()
        echo(f"   -> {wish}{'' if meant else '   (a hint, the text suggests nothing)'}")
        for item in taken.match.told(seat, heard):
            if isinstance(item, Told):
                echo(f"      {item.event}")
            elif isinstance(item, Did) and item.seat != seat:
                echo(f"      seat {item.seat}: {item.wish}")
            heard = item.rev + 1
    echo("\nfinished" if taken.finished else f"\nNOT finished: {taken.where}")


if __name__ == "__main__":
    main(*sys.argv[1:])
