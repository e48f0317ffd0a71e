"""The verdict on a mission: impossible with a proof, demonstrated with a match, or unproven."""

from __future__ import annotations

from typing import Literal

import msgspec

from getaway.games.bombsquad.pack.search import search
from getaway.games.bombsquad.pack.steps import Task, task
from getaway.games.bombsquad.table.pieces import Mission
from getaway.solve.bombsquad.cards import Route, fewest_cards
from getaway.solve.bombsquad.certificate import MOST_SEEDS, Certificate, certify
from getaway.solve.bombsquad.closure import Closed, impossible, is_monotone

Verdict = Literal["impossible", "unproven", "demonstrated"]


class Feasibility(msgspec.Struct, frozen=True):
    """Whether the perfect result can be reached at all; None if the search gave up."""

    answer: bool | None
    proof: tuple[Closed, ...] = ()
    positions: int = 0
    """How many positions a search has seen; all there are, where it says no."""


class Finding(msgspec.Struct, frozen=True):
    """Everything that was found out."""

    verdict: Verdict
    feasibility: Feasibility
    route: Route | None = None
    certificate: Certificate | None = None


def feasible(job: Task) -> Feasibility:
    """By closure where nothing moves, by search where something does."""
    if is_monotone(job.house):
        proof = impossible(job)
        return Feasibility(answer=not proof, proof=proof)
    found = search(job)
    return Feasibility(answer=found.found or (False if found.exhausted else None), positions=found.positions)


def solve(sheet: Mission, *, epic: bool = False, players: int = 0, seeds: int = MOST_SEEDS, text: str = "") -> Finding:
    """Everything about a mission on one level; `text` is the file of a custom mission."""
    job = task(sheet, epic=epic)
    feasibility = feasible(job)
    if feasibility.answer is False:
        return Finding("impossible", feasibility)
    certificate = certify(sheet, epic=epic, players=players, most=seeds, text=text)
    verdict: Verdict = "demonstrated" if certificate else "unproven"
    return Finding(verdict, feasibility, fewest_cards(job), certificate)
