"""Write web/src/lobby/living/match.json: a match of Bomb Squad that was played well, as somebody who watches sees it.

The lobby replays it. `--check` compares instead of writing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from scripts.fixtures import wire

from getaway.games.bombsquad.pack.steps import task
from getaway.games.bombsquad.table.pieces import mission
from getaway.kernel import SPECTATOR
from getaway.kernel.wire import PlainWish
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import Planner, route_in_time
from getaway.table import Wanted, key_of
from getaway.table import commands as c
from getaway.table.change import SAME, change
from getaway.table.deciding import decide, sit
from getaway.table.live import Live
from getaway.table.opening import opened
from getaway.table.telling import joined, table_view, told
from getaway.table.viewing import answered

FILE = Path(__file__).parents[1] / "web" / "src" / "lobby" / "living" / "match.json"
MISSION = "m01"
NAMES = ("Nora", "Ilias", "Wren")
SEED = bytes(range(32))
TURN_SECONDS = 8
AT = 1_000_000
ROWS = 400


def begun() -> Live:
    """A table of three people whose chance is always the same."""
    live = Live("living", SEED)
    options = {"mission": MISSION, "clock": "turns", "roles": "random"}
    act = opened(Wanted("bombsquad", len(NAMES), NAMES[0], options), key_of(NAMES[0]), AT)
    live.open(act)
    live.commit(act)
    for name in NAMES[1:]:
        live.commit(sit(live, name, key_of(name), "", None, AT))
    live.commit(decide(live, 0, c.Start(id="start"), AT))
    return live


class Moment(NamedTuple):
    """What is seen after an answer, the scene of it, and what was told with it."""

    view: Any
    scene: Any
    items: list[Any]


def moments(live: Live) -> Iterator[Moment]:
    """The whole match, answer by answer, as somebody plays it who has a plan."""
    job = task(mission(MISSION), epic=False)
    route = route_in_time(job, TURN_SECONDS)
    if route is None:
        raise LookupError(f"nobody can play {MISSION} in time")
    planner = Planner(job, Outlook(job, job.start, route.steps))
    for number in range(ROWS):
        match = live.playing()
        view = match.view(SPECTATOR)
        items = json.loads(bytes(joined(told(live, SPECTATOR, live.revs[SPECTATOR] - 1))))
        yield Moment(wire(view), json.loads(answered(match.game, view, "scene", {})), items)
        if match.over:
            return
        ask = match.asks[0]
        wish = planner.choose(match, ask.seat)
        plain = PlainWish(verb=wish.verb, args=dict(wish.args))
        live.commit(decide(live, ask.seat, c.AnswerIt(id=f"a{number}", ask=ask.id, wish=plain), AT + number))


def lively(found: Iterator[Moment]) -> list[Moment]:
    """The moments at which something on the floor has changed, and the one before each."""
    every = list(found)
    moved = [each for each, then in pairwise(every) if floor(each) != floor(then)]
    changed = [then for each, then in pairwise(every) if floor(each) != floor(then)]
    return [each for each in every if each in moved or each in changed]


def floor(moment: Moment) -> list[Any]:
    """What lies on the floor."""
    return [moment.view["tokens"], moment.view["table"]["robot"]]


def main() -> int:
    """Write or check."""
    live = begun()
    first, *rest = lively(moments(live))
    scenes: list[Any] = [first.scene]
    steps, before = [], first.view
    for each in rest:
        if each.scene not in scenes:
            scenes.append(each.scene)
        changed = change(before, each.view)
        told_now = [item for item in each.items if item["item"] == "told"]
        steps.append({"view": {} if changed is SAME else changed, "items": told_now, "scene": scenes.index(each.scene)})
        before = each.view
    text = json.dumps(
        {"table": wire(table_view(live)), "view": first.view, "scenes": scenes, "steps": steps},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    if "--check" not in sys.argv[1:]:
        FILE.write_text(f"{text}\n", encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == f"{text}\n":
        return 0
    print(f"{FILE.name} is out of date with the rules: run this again without --check", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
