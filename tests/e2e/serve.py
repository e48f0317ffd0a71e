"""Two nodes and a worker on a database of their own, for the browser tests: `python -m tests.e2e.serve`.

The first line printed says where the nodes are. Then each line read is a table's id, and the answer is who is to answer
there and what a good player would answer; or JSON, which lays a table or plays on at one (see `laid`);
or `truth` and an id, and the answer is what each seat there may not know (see `truth`);
or `here` and a folder, and the answer is where a node is that serves the site in it.
Ends when nothing more can be read.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Any
from urllib.request import urlopen

from tests.e2e.laid import CHOOSERS, Layer
from tests.e2e.truth import Teller
from tests.ports import free_port
from tests.serving import NATS, database

from getaway.bots.burncycle.team import decide as of_burncycle
from getaway.cli.console.wording import Wording
from getaway.games.bombsquad.pack.steps import task
from getaway.games.bombsquad.table.pieces import mission
from getaway.kernel import Ask, Match, Wish, to_json
from getaway.kernel.stream import Anchors
from getaway.kernel.verbs import END
from getaway.solve.bombsquad.outlook import Outlook
from getaway.solve.bombsquad.planner import Planner, route_in_time
from getaway.store import PostgresStore
from getaway.table.deciding import wish_of
from getaway.table.live import Live
from getaway.texts import kebab

NODES = 2
TURN_SECONDS = 8
WALKING = ("move", "step")
MOST_STEPS = 40


def started(stack: ExitStack, dsn: str, *words: str, **more: str) -> None:
    """A process of the server that ends with this one."""
    environ = {
        **os.environ,
        "GETAWAY_DATABASE": dsn,
        "GETAWAY_NATS": NATS,
        "GETAWAY_RATE": "0",
        "GETAWAY_EXAMPLES": "true",
        **more,
    }
    process = subprocess.Popen([sys.executable, "-m", "getaway.server", *words], env=environ)
    stack.callback(process.wait)
    stack.callback(process.send_signal, signal.SIGKILL)


def node(stack: ExitStack, dsn: str, **more: str) -> str:
    """Start a node; where it will be."""
    port = free_port()
    started(stack, dsn, "node", GETAWAY_PORT=str(port), **more)
    return f"http://127.0.0.1:{port}"


def ready(url: str) -> None:
    """Wait until a node may serve."""
    while True:
        try:
            urlopen(f"{url}/ready").close()  # noqa: S310 - our own node
        except OSError:
            time.sleep(0.1)
        else:
            return


class Adviser:
    """Looks into the log of a table, where everything is known, and says what to answer."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.planners: dict[str, Planner] = {}

    def __call__(self, table: str) -> dict[str, Any]:
        """Who is to answer, and what; nobody where the match is over or has not begun."""
        live = asyncio.run(self._loaded(table))
        match = live.match
        if match is None or match.over:
            return {"seq": live.seq, "seat": -1, "wish": None, "said": None, "places": [], "ends": False, "walk": None}
        ask, wish = self._lesson(live, match) or self._chosen(table, live, match)
        told = {
            "seq": live.seq,
            "seat": ask.seat,
            "wish": json.loads(to_json(wish)),
            "said": _said(live, match.view(ask.seat), wish),
            **_anchored(match, ask, wish),
        }
        walks = live.table.game == "burncycle" and wish.verb in WALKING and live.table.learning is None
        return {**told, "walk": _walk(match, wish) if walks else None}

    def _chosen(self, table: str, live: Live, match: Match) -> tuple[Ask, Wish]:
        ask = match.asks[0]
        choose = CHOOSERS.get(live.table.game)
        return ask, choose(match.g, ask) if choose else self._planned(table, match, ask)

    @staticmethod
    def _lesson(live: Live, match: Match) -> tuple[Ask, Wish] | None:
        """What a lesson suggests to its player; None where nothing is taught, or somebody else is asked."""
        taught = live.taught
        ask = match.ask_of(taught.seat) if taught else None
        if taught is None or taught.wish is None or ask is None:
            return None
        return ask, wish_of(taught.wish)

    def _planned(self, table: str, match: Match, ask: Ask) -> Wish:
        if table not in self.planners:
            job = task(mission(match.g.mission), epic=match.g.epic)
            route = route_in_time(job, TURN_SECONDS)
            assert route is not None
            self.planners[table] = Planner(job, Outlook(job, job.start, route.steps))
        return self.planners[table].choose(match, ask.seat)

    async def _loaded(self, table: str) -> Live:
        store = PostgresStore(self.dsn)
        await store.start()
        try:
            stored = await store.load(table)
            assert stored is not None
            return Live.load(table, stored)
        finally:
            await store.stop()


def _said(live: Live, view: Any, wish: Wish) -> dict[str, Any]:
    """How a wish is put in words: whole, by its verb alone, and by each of its arguments."""
    wording = Wording(live.playing().game)
    wording.view, wording.names = view, [seat.name for seat in live.table.seats]
    verb = kebab(wish.verb)
    values = [str(wording.value(f"do-{verb}", kebab(name), value)) for name, value in wish.args.items()]
    return {"whole": wording.wish(wish), "verb": wording.verb(wish.verb), "values": values}


def _anchored(match: Match, ask: Ask, wish: Wish) -> dict[str, Any]:
    """The things on the board that a wish touches, the piece it starts at first, and whether it only goes on."""
    verb = next((each for each in ask.question.verbs if each.name == wish.verb), None)
    if verb is None:
        return {"places": [], "ends": False}
    piece, touched = Anchors(match.g, ask.seat, verb).of(wish)
    return {"places": [piece, *touched], "ends": verb.rank == END}


def _walk(match: Match, wish: Wish) -> str | None:
    """The space at which the scripted player would end its move; the match is played on for it."""
    seat, to = match.asks[0].seat, None
    for _ in range(MOST_STEPS):
        if wish.verb == "step":
            to = wish.args["to"]
        elif to is not None:
            break
        match.answer(seat, wish)
        if match.over or match.asks[0].seat != seat or match.asks[0].question.name == "act":
            break
        wish = of_burncycle(match.g, match.asks[0])
    return None if to is None else f"cell:{to}"


def said(answer: dict[str, Any]) -> None:
    """One line for the tests."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Serve and advise until nobody asks any more."""
    with ExitStack() as stack:
        dsn = stack.enter_context(database())
        urls = [node(stack, dsn) for _ in range(NODES)]
        started(stack, dsn, "worker")
        for url in urls:
            ready(url)
        said({"urls": urls})
        advise, lay, tell = Adviser(dsn), Layer(dsn), Teller(dsn)
        for line in sys.stdin:
            match line.strip().partition(" "):
                case "truth", _, table:
                    said(tell(table))
                case "here", _, folder:
                    url = node(stack, dsn, GETAWAY_SITE=folder)
                    ready(url)
                    said({"url": url})
                case first, _, _:
                    said(lay(line) if line.startswith("{") else advise(first))


if __name__ == "__main__":
    main()
