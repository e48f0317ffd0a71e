"""Find won matches of burncycle: for each mission one that the scripted team wins by ordinary seeded chance.

A line is written as JSON: the table, how many seeds were tried, what came of it, and every answer. Dice and cards are
never chosen: who plays the answers again with the same seed must meet the same chance.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.games.burncycle import GAME
from getaway.games.burncycle.ground.ending import WON
from getaway.kernel import Args, Match, Seat, Wish, to_json
from getaway.kernel.inside import Unwatched
from getaway.kernel.wire import tupled
from getaway.lab.burncycle.matches import PLAYER, Decide, Table, offered, play, player
from getaway.lab.checkout import ROOT
from getaway.lab.spread import spreading

FOLDER = ROOT / "tests" / "playthroughs" / "wins"
DIFFICULTY = "standard"
SEEDS = range(401)


class Line(msgspec.Struct, frozen=True):
    """A whole match: who sat down to what, what came of it, and every answer in order."""

    mission: str
    players: int
    difficulty: str
    team: tuple[str, ...]
    """Drawn by the seed: agents by seat, then the command module."""
    captain: str
    seed: int
    seeds: int
    """How many seeds were tried with this number of players until this match was found."""
    version: int
    """The version of the rules."""
    rounds: int
    threat: int
    hash: str
    """Of the state at the end."""
    answers: tuple[tuple[Seat, str, Args], ...]
    """Each as seat, verb and arguments."""

    @property
    def table(self) -> Table:
        """The table it was played at."""
        return Table(self.mission, self.players, self.difficulty, self.seed)


class Found(NamedTuple):
    """A match that was looked for, and the seeds tried."""

    table: Table
    match: Unwatched
    answers: list[tuple[Seat, Wish]]
    seeds: int


def won(match: Unwatched) -> bool:
    """Whether the match was won."""
    return match.over and match.g.result == WON


def search(
    mission: str, players: int, seeds: Iterable[int], decide: Decide, wanted: Callable[[Unwatched], bool] = won
) -> Found | None:
    """The first match among these seeds that is as wanted."""
    for tried, seed in enumerate(seeds, 1):
        table = Table(mission, players, DIFFICULTY, seed)
        match, answers = play(table, decide)
        if wanted(match):
            return Found(table, match, answers, tried)
    return None


def line_of(found: Found) -> Line:
    """A match that was found, as it is kept."""
    g = found.match.g
    return Line(
        *found.table[:3],
        team=tuple([bot.name for bot in g.bots]),
        captain=g.captain,
        seed=found.table.seed,
        seeds=found.seeds,
        version=GAME.version,
        rounds=g.round,
        threat=g.threat,
        hash=found.match.state_hash,
        answers=tuple([(seat, wish.verb, wish.args) for seat, wish in found.answers]),
    )


def replayed(line: Line) -> Match:
    """The match again, answer by answer, from its seed: every answer is judged by the rules."""
    match = GAME.new(line.players, seed=line.seed, **line.table.options)
    for seat, verb, args in line.answers:
        match.answer(seat, Wish.of(verb, args))
    return match


def place(mission: str, folder: Path = FOLDER) -> Path:
    """Where the line of a mission is kept."""
    return folder / f"burncycle-{mission}.json"


def read(path: Path) -> Line:
    """A line that is kept."""
    line = msgspec.json.decode(path.read_bytes(), type=Line)
    answers = tuple([(seat, verb, tupled(args)) for seat, verb, args in line.answers])
    return msgspec.structs.replace(line, answers=answers)


def write(line: Line, folder: Path = FOLDER) -> None:
    """Keep a line, an answer in each row."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = [f'  "{name}": {to_json(getattr(line, name)).decode()}' for name in line.__struct_fields__[:-1]]
    answers = ",\n".join(f"    {to_json(answer).decode()}" for answer in line.answers)
    text = "{\n" + ",\n".join([*rows, f'  "answers": [\n{answers}\n  ]']) + "\n}\n"
    place(line.mission, folder).write_text(text, encoding="utf-8")


def sought(given: argparse.Namespace, mission: str) -> bool:
    """Look for a won match of a mission with each number of players in turn, and keep the first; say what was found."""
    for players in given.players:
        found = search(mission, players, given.seeds, player(given.player))
        if found is not None:
            line = line_of(found)
            write(line, given.folder)
            told = f"{line.rounds} rounds, threat {line.threat}, {len(line.answers)} answers"
            print(f"{mission}: won by {players} with seed {line.seed} ({line.seeds} tried): {told}", flush=True)
            return True
        print(f"{mission}: not won by {players} with {len(given.seeds)} seeds", flush=True)
    return False


def span(text: str) -> range:
    """The seeds from one to another, such as 0-400."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main(words: list[str]) -> int:
    """Look for what was asked for; 1 if anything was not found, whose old line then stays as it was."""
    parser = argparse.ArgumentParser(prog="scripts/wins", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("missions", nargs="*", metavar="MISSION")
    parser.add_argument("--all", action="store_true", help="every mission, and no line of a mission that is gone")
    parser.add_argument("--players", type=lambda text: (int(text),), default=(2, 3, 4, 1), help="2, else 3, 4, 1")
    parser.add_argument("--seeds", type=span, default=SEEDS, help="0-400")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--player", default=PLAYER, help="who decides, as module:function")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where lines are kept")
    given = parser.parse_args(words)
    unknown = [name for name in given.missions if name not in offered()]
    if unknown or bool(given.missions) == given.all:
        parser.error(f"no mission {unknown[0]}" if unknown else "name missions, or say --all")
    if given.all:
        for path in given.folder.glob("burncycle-*.json"):
            if path not in [place(mission, given.folder) for mission in offered()]:
                path.unlink()
    with spreading(given.workers) as spread:
        found = list(spread(partial(sought, given), given.missions or offered()))
    return int(not all(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
