"""Certificates: whole matches that reach the perfect score within the bombs' times, found by the planner."""

from __future__ import annotations

from typing import Any, NamedTuple

from getaway.games.bombsquad.game import GAME
from getaway.games.bombsquad.pack.steps import Task, task
from getaway.games.bombsquad.scoring.outcome import Outcome
from getaway.games.bombsquad.table.pieces import Mission
from getaway.kernel import Match
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import Lost, Planner, route_in_time

TURN_SECONDS = 8
ROLES = ("role_engineer", "role_recon_specialist", "role_programmer", "role_sergeant", "role_operator", "role_analyst")
"""Who sits where in a certificate, where the mission has roles: at most one from the Activation family."""
MOST_SEEDS = 20


class Certificate(NamedTuple):
    """A match that shows it, and how many seeds were tried to find it."""

    match: Match
    seeds: int


def certify(
    sheet: Mission, *, epic: bool, players: int = 0, most: int = MOST_SEEDS, text: str = ""
) -> Certificate | None:
    """Try seeds 0, 1, 2 ... until the planner reaches the perfect score; None if it never does.

    Without a number of players it is the smallest the mission is made for. `text` is the mission file of a sheet
    that isn't in the box.
    """
    job = task(sheet, epic=epic)
    route = route_in_time(job, TURN_SECONDS)
    if route is None:
        return None
    outlook = Outlook(job, job.start, route.steps)
    seats = players or sheet.players[0]
    options = options_of(sheet, epic=epic, players=seats, text=text)
    for seed in range(most):
        match = played(job, outlook, seed, seats, options)
        if match is not None and is_perfect(match):
            return Certificate(match, seed + 1)
    return None


def played(job: Task, outlook: Outlook, seed: int, players: int, options: dict[str, Any]) -> Match | None:
    """One match played by the planner; None if it got lost."""
    match = GAME.new(players, seed=seed, **options)
    try:
        return Planner(job, outlook).play(match)
    except Lost:
        return None


def options_of(sheet: Mission, *, epic: bool, players: int, text: str = "") -> dict[str, Any]:
    """The table's choices in a certificate."""
    options: dict[str, Any] = {"sheet": text} if text else {"mission": sheet.id}
    options |= {"level": "epic" if epic else "standard"}
    options |= {"clock": "turns", "turn_seconds": TURN_SECONDS}
    return options | ({"roles": ROLES[:players]} if sheet.roles.required else {})


def is_perfect(match: Match) -> bool:
    """Whether a match ended in success with the best possible score."""
    outcome = match.outcome
    return isinstance(outcome, Outcome) and outcome.success and outcome.score == match.g.building.perfect
