"""Write web/tests/frames.json: updates of real matches that were told with frames, and the views before and after.

The browser's tests lay the frames over the view before, and play them back. `--check` compares instead of writing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from scripts.fixtures import keep, wire

from getaway.bots.breach.greedy import decide as greedy
from getaway.kernel import Ask, Match, Wish
from getaway.kernel.wire import PlainWish
from getaway.table import Wanted, key_of
from getaway.table import commands as c
from getaway.table.deciding import decide, sit
from getaway.table.live import Live
from getaway.table.opening import opened
from getaway.table.telling import Shown, table_view

ROWS = 400
STEPS = 3
"""How many answers the plan has."""
Decider = Callable[[Match, Ask], list[Wish]]


class Told(NamedTuple):
    """An update of the first seat, and what it saw before and after."""

    before: Any
    update: Any
    after: Any

    @property
    def kinds(self) -> set[str]:
        """The events of the update."""
        return {item["event"]["event"] for item in self.update["items"] if item["item"] == "told"}

    @property
    def frames(self) -> list[Any]:
        """The frames of the update."""
        return self.update.get("frames", [])  # type: ignore[no-any-return]


def begun(game: str) -> Live:
    """A table of two people whose chance is always the same."""
    live = Live("table", bytes(32))
    act = opened(Wanted(game, 2, "Ada"), key_of("ada"), 1000)
    live.open(act)
    live.commit(act)
    live.commit(sit(live, "Bob", key_of("bob"), "", None, 1001))
    live.commit(decide(live, 0, c.Start(id="start"), 1002))
    return live


def told(game: str, decider: Decider) -> Iterator[Told]:
    """Every update of a match, in which the first who is asked answers."""
    live = begun(game)
    for number in range(ROWS):
        match = live.playing()
        if match.over:
            return
        shown, before, ask = Shown(live, 0), wire(match.view(0)), match.asks[0]
        steps = [c.PlainStep(PlainWish(verb=wish.verb, args=dict(wish.args))) for wish in decider(match, ask)]
        live.commit(decide(live, ask.seat, c.PlanIt(id="plan", ask=ask.id, steps=tuple(steps)), 2000 + number))
        update = shown.update(live, table_view(live), 2000, framed=True)
        yield Told(before, msgspec.json.decode(update or b"{}"), wire(live.playing().view(0)))


def at_random(dice: Random, most: int = 1) -> Decider:
    """Answers at random; with `most`, plans of as many steps as come after one another."""

    def decider(match: Match, ask: Ask) -> list[Wish]:
        fork, wishes = match.fork(), [ask.choice.sample(dice)]
        while len(wishes) < most:
            fork.answer(ask.seat, wishes[-1])
            asked = next((each for each in fork.asks if each.seat == ask.seat), None)
            if asked is None:
                break
            wishes.append(asked.choice.sample(dice))
        return wishes

    return decider


def entry(name: str, found: Iterator[Told], wanted: Callable[[Told], bool]) -> dict[str, Any]:
    """The first update that is wanted, by a name."""
    return {"name": name, **next(each for each in found if wanted(each))._asdict()}


def corporation(each: Told) -> bool:
    """A corporation's turn in which units walk and threat rises."""
    return {"CorporationTurn", "UnitStepped", "ThreatChanged"} <= each.kinds and len(each.frames) > STEPS


def plan(each: Told) -> bool:
    """A whole plan, and nothing else."""
    answers = [item for item in each.update["items"] if item["item"] == "did"]
    return len(answers) == STEPS and len(each.frames) > 1 and "CorporationTurn" not in each.kinds


def firewall(each: Told) -> bool:
    """A Firewall's turn in which ICE moves."""
    return {"CardRevealed", "IceMoved"} <= each.kinds and len(each.frames) > 1


def main() -> int:
    """Write or check."""
    dice = Random(3)  # noqa: S311 - play isn't cryptography
    updates = [
        entry("corporation", told("burncycle", at_random(dice)), corporation),
        entry("plan", told("burncycle", at_random(dice, STEPS)), plan),
        entry("firewall", told("breach", lambda match, ask: [greedy(match.g, ask)]), firewall),
    ]
    return keep("frames.json", {"updates": updates})


if __name__ == "__main__":
    sys.exit(main())
