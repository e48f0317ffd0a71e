"""docs/figures/bombsquad-bots.md: how far each team gets, from the stored results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from getaway.lab.bombsquad import stored
from getaway.lab.bombsquad.matches import PERSON, TEAMS, TURN_SECONDS, Record
from getaway.lab.bombsquad.sums import GOALS, Sum, bootstrap, summed
from getaway.lab.burncycle.page import table

HEAD: Final = ("mission", "players", "team", "deals", "of the perfect score", "five stars", "turns", "reserve", "ended")


def lines(records: Sequence[Record]) -> Iterator[str]:
    """A line for each kind of table."""
    for row in rows(records):
        yield ", ".join(f"{name} {value}" for name, value in zip(HEAD, row, strict=True))


def rows(records: Sequence[Record]) -> Iterator[list[str]]:
    """A row for each kind of table."""
    for mission, level, players, team in sorted(set(map(kind_of, records))):
        some = [
            each
            for each in records
            if (each.mission, each.level, each.players, each.team) == (mission, level, players, team)
        ]
        yield [f"{mission} {level}", str(players), team, *cells(summed(some))]


def kind_of(record: Record) -> tuple[str, str, int, str]:
    """The kind of table that a match was played at."""
    return record.mission, record.level, record.players, record.team


def cells(found: Sum) -> list[str]:
    """The figures of one kind of table."""
    return [
        str(found.matches),
        f"{100 * found.share:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})",
        f"{100 * found.stars:.0f} % ({100 * found.fewest:.0f} to {100 * found.most:.0f})",
        f"{found.turns:.0f}",
        f"{found.reserve:.1f}",
        ", ".join(f"{cause} {count}" for cause, count in sorted(found.causes.items())),
    ]


ABOUT: Final = f"""\
All seats are played by one team, and the clock runs {TURN_SECONDS} seconds a turn. `newcomer`, `regular` and `expert`
are literal: a clue means what it says. `coded` is a team of experts with a secret code, which only plays where every
seat is a bot. `{PERSON}` has a scripted person at the first seat, who shares nothing with the bots. `random`
answers at random, and the planner that sees all hands does what no team can. Intervals are at 95 %: by bootstrap for
the score, Wilson for five stars. Made by `scripts/figures/bombsquad_bots`, which keeps the matches in
`docs/figures/bombsquad-bots`."""
OLD: Final = "Some of these results were made with other rules or bots than there are now."
STANDARD: Final = tuple(f"m{number:02}" for number in range(1, 9))
"""The missions that the goals are for."""
TOTALS: Final = ("players", "team", "deals", "of the perfect score", "five stars", "goal")


def made(records: Sequence[Record], *, old: bool) -> str:
    """The whole page."""
    goal = " ".join([goal_of(team) for team in GOALS])
    parts = ["# How far the bots of Bomb Squad get", ABOUT, f"Goals on standard missions: {goal}", *[OLD] * old]
    chapters = ["## Standard missions together", table(list(TOTALS), list(totals(records))), beside(records)]
    return "\n\n".join([*parts, *chapters, "## By mission", table(list(HEAD), list(rows(records)))]) + "\n"


def goal_of(team: str) -> str:
    """The goal of a team in words."""
    score, stars = GOALS[team]
    return f"`{team}` {100 * score:.0f} % of the perfect score and five stars in {100 * stars:.0f} % of matches."


def totals(records: Sequence[Record]) -> Iterator[list[str]]:
    """A row for each team and number of players, over the missions that the goals are for."""
    some = [each for each in records if each.level == "standard" and each.mission in STANDARD]
    order = list(TEAMS)
    for players, team in sorted({(each.players, each.team) for each in some}, key=lambda p: (p[0], order.index(p[1]))):
        found = summed([each for each in some if (each.players, each.team) == (players, team)])
        score, stars = GOALS.get(team, (0.0, 0.0))
        reached = "" if team not in GOALS else "yes" if found.share >= score and found.stars >= stars else "no"
        yield [str(players), team, *cells(found)[:3], reached]


def beside(records: Sequence[Record]) -> str:
    """What a person in place of an expert costs, on the same deals."""
    by_table = {(each.mission, each.level, each.players, each.seed, each.team): each for each in records}
    pairs = [(each, by_table.get((*key[:4], "expert"))) for key, each in by_table.items() if key[4] == PERSON]
    costs = [float(expert.score - each.score) for each, expert in pairs if expert is not None]
    if not costs:
        return "No deal was played both by experts and with a person."
    low, high = bootstrap(costs)
    mean = sum(costs) / len(costs)
    return (
        f"A person in place of one expert costs {mean:.1f} points a match ({low:.1f} to {high:.1f}, {len(costs)} deals"
        " played both ways); the goal is at most 5."
    )


def write(folder: Path = stored.FOLDER) -> None:
    """Write the page beside the results."""
    records = [record for each in stored.load(folder).values() for record in each]
    old = len(list(stored.current(stored.names_now(), folder))) < len(records)
    folder.with_suffix(".md").write_text(made(records, old=old), encoding="utf-8")
