"""docs/figures/answers.md and .json: what was counted, with one column for each time it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from getaway.lab.answers.counting import Closing, Tally
from getaway.lab.answers.players import MOST, PLAYERS, Player
from getaway.lab.burncycle.page import table
from getaway.lab.checkout import DOCS

PAGE = DOCS / "figures" / "answers.md"
TITLES = {"burncycle": "burncycle", "breach": "The Breach", "bombsquad": "Bomb Squad"}
LEAST = 0.005
"""A question that comes up less often per turn isn't listed."""


class Column(msgspec.Struct, frozen=True):
    """What one run counted, by game."""

    plans: bool
    """Whether a run of answers was one command."""
    games: Mapping[str, Tally] = {}


Columns = Mapping[str, Column]


def load(page: Path = PAGE) -> dict[str, Column]:
    """The columns that are kept."""
    kept = page.with_suffix(".json")
    return msgspec.json.decode(kept.read_bytes(), type=dict[str, Column]) if kept.exists() else {}


def save(columns: Columns, page: Path = PAGE) -> None:
    """Keep the columns, and write the page made of them."""
    raw = msgspec.json.format(msgspec.json.encode(columns), indent=1)
    page.with_suffix(".json").write_bytes(raw + b"\n")
    page.write_text(made(columns), encoding="utf-8")


def made(columns: Columns) -> str:
    """The whole page."""
    parts = [HEAD]
    for game, player in PLAYERS.items():
        found = {name: column for name, column in columns.items() if game in column.games}
        if found:
            parts += _game(game, player, found)
    return "\n\n".join(parts) + "\n"


HEAD = f"""# How many answers a turn takes

Written by `scripts/figures/answers`; the counts are in `answers.json` beside this page. Scripted players play the same
matches each time, and everything is divided by the number of players' turns, set-up included. A match is stopped
after {MOST:,} answers.

- An *answer* is a choice that a seat makes.
- A *command* is what a client sends: one answer or, where the table takes plans, what a player puts together on the
  board: a walk with its dice, a set of upgrades, a run of moves on the network, and steps that only go on together with
  what follows. Each plan is carried out on a second match of the same seed, which must end in the same hash chain; an
  alarm that wasn't foretold stops it, and the rest counts as another command.
- A *run* is as long as one seat answers and learns nothing in between that it couldn't know before: nothing is drawn,
  nothing is revealed, no deadline fires. So no plan gets by with fewer commands than there are runs.
- An answer *ends a step* if it does nothing else, and *gives something up* if it passes up what the question is about.
- A question has a *single* answer if there is exactly one. It is *empty* if that answer ends a step or gives something
  up, and the seat is offered nothing beside it."""


def _game(game: str, player: Player, columns: Columns) -> Iterator[str]:
    yield f"## {TITLES[game]}"
    yield f"Played by {player.who}."
    figures = [dict(_figures(column.games[game], player, plans=column.plans)) for column in columns.values()]
    rows = [[name, *[figure[name] for figure in figures]] for name in figures[0]]
    yield table(["", *columns], rows)
    yield "Verbs that end a step or give something up, per turn:"
    tallies = [column.games[game] for column in columns.values()]
    yield table(["verb", "what it does", "", *columns], list(_verbs(player.closing, tallies)), names=3)
    yield "Questions, per turn:"
    yield table(["question", *columns], list(_questions(tallies)))


def _figures(tally: Tally, player: Player, *, plans: bool) -> Iterator[tuple[str, str]]:
    turns = tally.turns
    yield "matches", f"{tally.matches}"
    yield "stopped", f"{tally.stopped}"
    yield "turns", f"{turns:,}"
    yield "answers per turn", f"{tally.answered / turns:.2f}"
    yield "commands per turn", f"{(tally.commands if plans else tally.answered) / turns:.2f}"
    yield "runs per turn", f"{tally.runs / turns:.2f}"
    yield "commands that only end a step, per turn", f"{_closing(tally, player, plans=plans) / turns:.2f}"
    yield "plans stopped by a surprise, per turn", f"{tally.stopped_plans / turns:.3f}"
    yield "questions that passed by themselves, per turn", f"{tally.passed / turns:.2f}"
    yield "answers that give something up, per turn", f"{tally.of(player.closing.gives_up) / turns:.2f}"
    yield "questions with a single answer, per turn", f"{sum(tally.single.values()) / turns:.3f}"
    yield "empty questions, per turn", f"{sum(tally.empty.values()) / turns:.3f}"
    yield "empty questions", ", ".join(f"`{name}` {n}" for name, n in Counter(tally.empty).most_common()) or "none"


def _closing(tally: Tally, player: Player, *, plans: bool) -> int:
    """The commands that only end steps; without plans each answer is a command."""
    return tally.closing if plans else tally.of(player.closing.ends)


def _verbs(closing: Closing, tallies: Sequence[Tally]) -> Iterator[list[str]]:
    kinds = (("ends a step", closing.ends), ("gives up", closing.gives_up))
    for kind, verbs in kinds:
        for verb, does in verbs.items():
            yield [f"`{verb}`", does, kind, *[f"{tally.of((verb,)) / tally.turns:.3f}" for tally in tallies]]


def _questions(tallies: Sequence[Tally]) -> Iterator[list[str]]:
    """The questions, the most frequent first; those that hardly ever come up are left out."""
    names = {name for tally in tallies for name in tally.answers}
    asked = {name: [sum(t.answers.get(name, {}).values()) / t.turns for t in tallies] for name in names}
    for name, each in sorted(asked.items(), key=lambda row: (-max(row[1]), row[0])):
        if max(each) >= LEAST:
            yield [f"`{name}`", *[f"{n:.3f}" for n in each]]
