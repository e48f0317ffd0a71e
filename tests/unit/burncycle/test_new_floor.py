"""How a new floor reads: whom a question places, what is worked at, and what is printed on the spaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tests.rules.burncycle.missions.legs import idle
from tests.rules.burncycle.table import arrange, asked, g

from getaway.cli.console.wording import Wording
from getaway.games.burncycle import GAME
from getaway.games.burncycle.floor import floor
from getaway.games.burncycle.missions.events import FloorLeft
from getaway.games.burncycle.proof.arrange import AGENTS, MODULE
from getaway.games.burncycle.shown import text as drawn
from getaway.games.burncycle.shown.view import View, space_name
from getaway.kernel import Match
from getaway.kernel.stream import Put

ELEVATOR = ((6, 13), (6, 14))
"""The service elevator of Salida, at the same place on both floors of the mission."""


def leaving(units: Sequence[Mapping[str, object]] = ()) -> Match:
    """The end of a turn in Terminal Viscosity, floor 2 done, both bots in the service elevator."""
    return arrange(
        1,
        mission="terminal_viscosity",
        plan="salida2",
        agents=[{"at": ELEVATOR[0]}],
        module={"at": ELEVATOR[1]},
        units=units,
        phase="handover",
        done=True,
    )


def seen(match: Match) -> View:
    """What the first seat sees."""
    view = match.view(0)
    assert isinstance(view, View)
    return view


def wording(match: Match) -> Wording:
    """The words at this table, for the first seat."""
    words = Wording(GAME)
    words.view = match.view(0)
    return words


def places_asked_for(match: Match) -> Iterator[str]:
    """Each question of who stands where in the safe zone, answered somehow."""
    while asked(match) == "where-in-the-zone":
        stands = match.put(0)
        assert isinstance(stands, Put)
        yield wording(match).asked(stands)
        idle(match)


def test_whoever_arrives_is_named() -> None:
    """Bots by name, and a guard that came along by name and number."""
    guard = {"name": "clerk", "at": (7, 13)}
    told = list(places_asked_for(leaving(units=(guard,))))
    assert [text.removeprefix("Where in the safe zone does ") for text in told] == [
        f"{AGENTS[0].capitalize()} go?",
        f"{MODULE.capitalize()} go?",
        "Clerk 1 go?",
    ]


def test_a_floor_is_told_by_its_number() -> None:
    """Not by the name of a space that has the same number."""
    assert wording(leaving()).event(FloorLeft(2, 1)) == "The team leaves floor 2 for floor 1."


def test_the_objective_of_a_floor_is_at_hand_while_bots_arrive() -> None:
    """Neither that of the floor before, nor the win objective, which comes last."""
    match = leaving()
    assert g(match).phase == "carry-over"
    view = seen(match)
    assert (view.objective, [task.complete for task in view.tasks]) == ("wreck-support", [False])


def test_what_is_printed_on_spaces_is_drawn() -> None:
    """Terminal spaces without a chip, objective spaces and safe zones, unless something lies there."""
    match = leaving()
    list(places_asked_for(match))
    view, house = seen(match), floor(seen(match).plan)
    assert not view.terminals
    signs = {space_name(house, cell): drawn.lying(view, house, cell)[0] for cell in range(house.size)}
    assert [signs[space] for space in ("K1", "K11", "M2", "B1", "K2", "A1")] == ["t", "t", "X", "_", ".", "~"]
