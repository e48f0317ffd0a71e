"""The key `walk`: the way to a place, with what it costs, how likely it is and who sees you; then going there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from getaway.cli.console import outlook
from getaway.cli.console.said import fill, say
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Wrong
from getaway.cli.play.asking import Asking
from getaway.cli.play.compose import Menu
from getaway.cli.play.turn import Turn
from getaway.cli.play.written import name_of
from getaway.kernel import Refused
from getaway.kernel.plans import Step

QUERY = "walk"


def walk(turn: Turn[Any], _menu: Menu, typed: str) -> None:
    """Show the way, ask, and go; where dice are rolled for it and none are named, only how likely each number is."""
    asking = Asking(turn, QUERY)
    asking.read(typed)
    if not asking.target:
        raise asking.wrong()
    if asking.pool and not asking.numbers and likely(asking, 0) < 1:
        turn.sitting.screen.page("\n".join(rolls(asking)))
        turn.notice = say("walk-roll-how", where=asking.target)
        return
    found = asking.answer()
    turn.sitting.screen.write_all(["", *way(asking, found)])
    go(turn, [planned(each) for each in steps_of(found)])


def planned(step: Any) -> Step:  # noqa: ANN401 - any game's step
    """A step of a way as a plan takes it."""
    return Step(step.wish, tuple(getattr(step, "foreseen", ())), getattr(step, "least", {}))


def go(turn: Turn[Any], steps: Sequence[Step]) -> None:
    """Go if the player confirms it."""
    typed = turn.sitting.read(say("walk-go"))
    if typed == "" and turn.stands:
        turn.carry_through(steps)
    else:
        turn.notice = say("walk-stayed")


def rolls(asking: Asking) -> Iterator[str]:
    """How likely it is to get there with each number of dice that could be enough."""
    chances = [likely(asking, dice) for dice in range(asking.pool + 1)]
    if not any(chances):
        raise Wrong(say("walk-no-way"))
    yield say("walk-rolls", where=asking.target)
    for dice, each in enumerate(chances):
        if each and 1 not in chances[:dice]:
            yield "  " + say("walk-roll", dice=dice, chance=outlook.chance(each))


def likely(asking: Asking, dice: int) -> float:
    """How likely this many dice are enough for the way; what leads nowhere never is."""
    try:
        return float(getattr(asking.answer(dice), "chance", 1))
    except Refused:
        return 0.0


def steps_of(found: Any) -> Sequence[Any]:  # noqa: ANN401 - any game's answer
    """The steps of a way, which some games give alone and some with what the way costs."""
    return found if isinstance(found, tuple | list) else found.steps


def way(asking: Asking, found: Any) -> Iterator[str]:  # noqa: ANN401 - any game's answer
    """The way in lines."""
    wording = asking.turn.sitting.wording
    note = ", ".join(costs(asking, found))
    yield fill("walk-head", where=asking.target, note=note) if note else asking.target
    certain = [step for step in steps_of(found) if not getattr(step, "least", {})]
    for number, step in enumerate(certain, 1):
        yield fill("walk-step", number=str(number).rjust(2), wish=wording.wish(step.wish))
        yield from warned(wording, step)


def costs(asking: Asking, found: Any) -> Iterator[str]:  # noqa: ANN401 - any game's answer
    """What the whole way costs and how likely it is."""
    fields = msgspec.structs.asdict(found) if isinstance(found, msgspec.Struct) else {}
    for name, value in fields.items():
        if type(value) is int and name not in asking.declared:
            yield outlook.cost_of(asking.turn.sitting.wording, name, value)
    if "chance" in fields:
        yield outlook.chance(fields["chance"])


def warned(wording: Wording, step: Any) -> Iterator[str]:  # noqa: ANN401 - any game's step
    """Who sees the player on this step, and what isn't known of it."""
    who = [name for each in getattr(step, "watchers", ()) for name in names(wording, each)]
    if who:
        yield fill("walk-seen", who=wording.texts.join(who))
    elif getattr(step, "foreseen", ()):
        yield say("walk-alarm")
    if getattr(step, "stops", ""):
        yield say("walk-open")


def names(wording: Wording, watcher: msgspec.Struct) -> list[str]:
    """What the one who sees the player is called."""
    fields = msgspec.structs.asdict(watcher)
    return [name_of(wording, QUERY, name, value) for name, value in fields.items() if type(value) is int]
