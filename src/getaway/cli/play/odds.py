"""The key `odds`: how likely each result of a roll is, what it takes, and which dice would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from getaway.cli.console import outlook
from getaway.cli.console.said import fill, say
from getaway.cli.errors import Wrong
from getaway.cli.play.asking import Asking
from getaway.cli.play.compose import Menu
from getaway.cli.play.turn import Turn

QUERY = "odds"


def odds(turn: Turn[Any], _menu: Menu, typed: str) -> None:
    """The ladder of a roll with these dice; without a number, with all there are."""
    asking = Asking(turn, QUERY)
    if asking.rolled is None:
        raise Wrong(say("odds-not-now"))
    asking.read(typed)
    found = asking.answer() if asking.numbers else asking.answer(asking.pool)
    turn.sitting.screen.page("\n".join(ladder(asking, found)))


def ladder(asking: Asking, found: Any) -> Iterator[str]:  # noqa: ANN401 - any game's answer
    """The ladder in lines."""
    wording = asking.turn.sitting.wording
    dice = asking.dice(asking.numbers or [asking.pool])
    what = [wording.verb(asking.given["verb"]), *outlook.costs(wording, dice)]
    yield fill("odds-head", what=", ".join(what))
    for rung in found.rungs:
        yield "  " + fill("odds-rung", total=total(asking, rung), chance=outlook.chance(rung.chance))
    if found.need is not None:
        yield fill("odds-need", total=found.need, chance=outlook.chance(found.chance))
    for pick in found.picks:
        dice = {name: getattr(pick, name) for name in asking.amounts}
        enough = wording.texts.join(outlook.costs(wording, dice))
        yield fill("odds-pick", dice=enough, chance=outlook.chance(pick.chance))


def total(asking: Asking, rung: msgspec.Struct) -> str:
    """What a rung of the ladder brings, such as 3 AP."""
    brought = [(name, value) for name, value in msgspec.structs.asdict(rung).items() if type(value) is int]
    return ", ".join(outlook.cost_of(asking.turn.sitting.wording, name, value) for name, value in brought)
