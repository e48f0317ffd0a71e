"""Prints the tests of every room touched since a commit (HEAD unless named); `client` stands for the browser's own.

A room's tests are those in the folder of its name. A chapter of a game is proved by the folder of its name in
tests/rules; what every chapter stands on, by all of them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
CLIENT = "client"
ALWAYS = ("tests/unit/games", "tests/unit/test_house_rules.py", "tests/unit/test_public_names.py")
"""Quick, and about the whole house."""
BESIDES = {
    "kernel": ("tests/rules/toy", "tests/rules/bombsquad"),
    "kit": ("tests/rules/bombsquad",),
    "suite": ("tests/leak/test_suite.py", "tests/unit/toy"),
}
"""The tests that show first what is wrong with a room that others stand on."""


def touched(since: str) -> list[str]:
    """The files that differ from a commit, new ones included."""
    changed = said("diff", "--name-only", since)
    return sorted({*changed, *said("ls-files", "--others", "--exclude-standard")})


def said(*words: str) -> list[str]:
    """What git says, line by line."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607 - git is on the path
    return done.stdout.split("\n")[:-1]


def tests_of(path: str) -> Iterator[str]:
    """The tests to run when a file was touched."""
    match PurePosixPath(path).parts:
        case ("src", "getaway", "games", game, room, *_) if (ROOT / "src/getaway/games" / game).is_dir():
            yield from tests_of_game(game, room)
        case ("src", "getaway", room, *_):
            yield from (f"tests/unit/{room}", f"tests/property/{room}", *BESIDES.get(room, ()))
        case ("tests", *_, name) if name.startswith("test_") and name.endswith(".py"):
            yield path
        case ("tests", "toy", *_):
            yield from ("tests/unit/toy", "tests/rules/toy")
        case ("tests", _, *_):
            yield str(PurePosixPath(path).parent)
        case ("web", *_):
            yield CLIENT
        case ("docs", *_) | (_,) if path.endswith(".md"):
            yield "tests/docs"
        case ("deploy", *_):
            yield from ("tests/deploy", "tests/docs/test_hosting.py")
        case ("scripts", *_):
            yield "tests/unit/lab"
        case _:
            pass


def tests_of_game(game: str, room: str) -> Iterator[str]:
    """A chapter has tests of its own; everything else in a game is proved by all of its clauses."""
    chapter = f"tests/rules/{game}/{room}"
    yield chapter if (ROOT / chapter).is_dir() else f"tests/rules/{game}"
    yield f"tests/unit/{game}"


def wanted(paths: Iterable[str]) -> list[str]:
    """All tests to run, none of them twice."""
    found = {test for path in paths for test in tests_of(path) if test == CLIENT or (ROOT / test).exists()}
    return sorted(test for test in found if not any(str(above) in found for above in PurePosixPath(test).parents))


if __name__ == "__main__":
    print(*ALWAYS, *wanted(touched(sys.argv[1] if len(sys.argv) > 1 else "HEAD")), sep="\n")
