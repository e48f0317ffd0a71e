"""A planted fault: a script that raises changes nothing."""

from __future__ import annotations

from typing import Any

from getaway.kernel import Answer, Game, Match, Refused
from getaway.kernel.inside import inside
from getaway.suite.planted import Planted
from getaway.suite.report import Report
from getaway.suite.walk import walk


class Stumbles(Planted):
    """Once armed, its script changes the state and then raises."""

    def after(self, g: Any, entry: object) -> None:
        if self.armed and isinstance(entry, Answer):
            self.armed = False  # the match is rebuilt from its position, including this entry
            raise ZeroDivisionError


def check_faults(game: Game[Any], seed: int, report: Report) -> None:
    """Check that a script that raises changes nothing and that the match goes on."""
    planted = Stumbles(game)
    planted.armed = False
    for number in range(2):
        for match, dice in walk(planted, number, seed):  # type: ignore[arg-type]
            before = everything(match)
            ask = match.asks[0]
            planted.armed = True
            try:
                match.answer(ask.seat, ask.choice.by_verb(dice))
                report.found("fault", "a script that raised was not noticed")
            except Refused as refused:
                report.tried["planted faults"] += 1
                if refused.clause != "GT-FAULT-01" or everything(match) != before:
                    report.found("fault", f"a script that raised changed something: {refused!r}")
            planted.armed = False
            match.incidents.clear()


def everything(match: Match) -> tuple[Any, ...]:
    """Everything that a fault must not change."""
    held = inside(match)
    streams = tuple(len(stream) for stream in held.streams)
    asks = tuple((ask.id, ask.seat, ask.choice.count) for ask in match.asks)
    return (match.state_hash, len(match.log), len(held.line), match.chain, streams, held.chance.drawn, asks)
