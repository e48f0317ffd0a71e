"""The leak theorem on the wire: a table and its twin give one audience the same bytes on every way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.leak.wire import deeds, looking_back, paths
from tests.leak.wire.lines import Line, Socket
from tests.leak.wire.sides import Clock, Side

from getaway.kernel import SPECTATOR, Answer, Seat, State, Wish, from_json
from getaway.suite.leaks import knows
from getaway.suite.legal import Legality
from getaway.table.acts import AnyAct, Played
from getaway.table.seats import OVER

STEPS = 12
"""A twin is played on for at most this many deeds."""
WEIGHED = 4
RESENT = 0.3
MOST_SHOWN = 160


class Findings:
    """What was compared, how often, and where an audience could tell two worlds apart."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.size = 0
        self.counts: Counter[str] = Counter()
        self.varied: Counter[tuple[str, str]] = Counter()
        """By game and field of its state, in how many twins it was another than at the table."""
        self.leaks: list[str] = []

    def differ(self, game: str, one: State, other: State) -> None:
        """Note what is another in the twin: a secret that never is proves nothing."""
        fields = [name for name in one.__struct_fields__ if name != "tape"]
        self.varied.update((game, name) for name in fields if getattr(one, name) != getattr(other, name))

    def same(self, path: str, one: Sequence[bytes], other: Sequence[bytes], whose: Seat) -> None:
        """Note a comparison, and what it found."""
        self.compared[path] += 1
        self.size += sum(map(len, one))
        if list(one) != list(other):
            self.leaks.append(f"audience {whose} can tell two worlds apart by {path}: {_difference(one, other)}")


def _difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    for here, there in zip(one, other, strict=False):
        if here != there:
            alike = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            at = max(0, alike - MOST_SHOWN // 2)
            return f"{here[at:][:MOST_SHOWN]!r} and {there[at:][:MOST_SHOWN]!r}"
    return f"{len(one)} messages and {len(other)}: {[*one, *other][-1][:MOST_SHOWN]!r}"


class Pair:
    """One table on two sides, watched by one audience."""

    def __init__(self, sides: tuple[Side, Side], clock: Clock, watched: Seat, findings: Findings) -> None:
        self.sides = sides
        self.clock = clock
        self.watched = watched
        self.findings = findings
        self.lines: tuple[list[Line], list[Line]] = ([], [])
        self.others: list[Socket] = []
        self.since = 0
        """The audience's number when the twin was made: of what was before, the other world has no position."""

    # Lines that stay open

    async def open(self) -> None:
        """The audience listens at both nodes and by events; everybody else listens too."""
        self.since = (await self.sides[0].live()).revs[self.watched]
        for side, lines in zip(self.sides, self.lines, strict=True):
            for seat in (SPECTATOR, *side.secrets):
                if seat != self.watched:
                    self.others.append(await side.socket(0, side.hello(seat)))
            for node in range(len(side.nodes)):
                lines.append(await side.socket(node, side.hello(self.watched)))
            lines.append(await side.stream(len(side.nodes) - 1, self.watched, None))
            await side.at_rest()

    async def close(self) -> None:
        """Everybody goes."""
        for line in (*self.lines[0], *self.lines[1], *self.others):
            await line.leave()  # type: ignore[attr-defined]
        for side in self.sides:
            await side.at_rest()

    # Comparing

    async def knows_the_same(self) -> bool:
        """Whether the audience may still not tell the worlds apart."""
        one, other = [await side.match() for side in self.sides]
        return knows(one.g, self.watched) == knows(other.g, self.watched)

    async def compare_lines(self) -> None:
        """All that came over the open lines, from the beginning."""
        names = (*[f"socket at node {i + 1}" for i in range(len(self.lines[0]) - 1)], "events")
        there = await self._as_if_here([line.heard for line in self.lines[1]])
        for name, line, other in zip(names, self.lines[0], there, strict=True):
            self.findings.same(name, line.heard, other, self.watched)

    async def compare_paths(self, dice: Random) -> None:
        """Every other way, one after the other."""
        live = await self.sides[0].live()
        asked = paths.queries(live.table.game, dice)
        node = dice.randrange(len(self.sides[0].nodes))
        for wanted in paths.reads(asked, dice, over=live.table.stage == OVER):
            said = [[await paths.read(side, node, self.watched, wanted)] for side in self.sides]
            await self._compare(wanted.name, said)
        await self._compare_outlook(node, dice)
        for visit in paths.visits(live.revs[self.watched], dice):
            heard = [await paths.visited(side, node, self.watched, visit) for side in self.sides]
            await self._compare(visit.name, heard)
        if live.table.stage != OVER:
            await self._compare_the_past(node, dice)

    async def _compare_outlook(self, node: int, dice: Random) -> None:
        """What the audience's options would bring, and the questions ahead, if it is asked."""
        one, other = [await side.match() for side in self.sides]
        ask = next((ask for ask in one.asks if ask.seat == self.watched), None)
        if ask is None:
            return
        there = next((each for each in other.asks if each.seat == self.watched), None)
        wishes = [ask.choice.by_verb(dice) for _ in range(WEIGHED)]
        body = {"wishes": [deeds.wire(wish) for wish in wishes if there and wish in there.choice], "ahead": True}
        said = []
        for side, match in zip(self.sides, (one, other), strict=True):
            wanted = {**body, "ask": match.put(self.watched).rev}
            said.append([await side.ask(node, "POST", "/weigh", self.watched, body=wanted)])
        await self._compare("weighed options", said)

    async def _compare_the_past(self, node: int, dice: Random) -> None:
        """What the audience may look back at, try and report; and a replay that somebody leads."""
        live = await self.sides[0].live()
        span = looking_back.Span(self.since + 1, live.revs[self.watched])
        for wanted in looking_back.reads(span, live.table.game, self.watched, dice):
            said = [[await paths.read(side, node, self.watched, wanted)] for side in self.sides]
            await self._compare(wanted.name, said)
        seed = dice.getrandbits(64)
        tried = [
            await looking_back.tried(side, node, self.watched, span, Random(seed))  # noqa: S311 - the same for both
            for side in self.sides
        ]
        await self._compare("what-if", tried)
        if span.low > span.high:  # in their own past the others were told other things, and would lead elsewhere
            return
        leader = await looking_back.leader_of(self.sides[0], dice)
        for ends in (False, True):
            led = [[await looking_back.lead(side, leader, ends=ends)] for side in self.sides]
            if leader == self.watched:
                await self._compare("answer to a lead", led)
        await self.compare_lines()

    async def _compare(self, path: str, said: list[list[bytes]]) -> None:
        (there,) = await self._as_if_here([said[1]])
        self.findings.same(path, said[0], there, self.watched)

    async def _as_if_here(self, heard: list[list[bytes]]) -> list[list[bytes]]:
        """After the end the seed isn't secret: where the twin gives its own seed, read the table's."""
        one, other = [await side.live() for side in self.sides]
        if one.table.stage != OVER:
            return heard
        return [[said.replace(other.seed.hex().encode(), one.seed.hex().encode()) for said in line] for line in heard]

    # Playing on

    async def step(self, dice: Random, number: str, legality: Legality) -> bool:
        """One deed in both worlds; whether the audience still may not tell them apart."""
        one, other = [await side.match() for side in self.sides]
        table = (await self.sides[0].live()).table
        deed = deeds.chosen(deeds.Stage(one, other, table, self.watched, legality), dice)
        self.clock.now += dice.randrange(50, 3000)
        before = await self._moments()
        if deed is None:
            await self._let_time_pass()
        else:
            await self._do(deed, number, dice)
        await self._compare_pace(before)
        if not await self._answered_alike(before):
            self.findings.counts["twins whose bots chose otherwise"] += 1
            return False
        if dice.random() < 0.3:
            side = dice.choice(self.sides)
            self.findings.counts[f"in secret: {await deeds.in_secret(side, self.watched, dice)}"] += 1
            await side.at_rest()
        if not await self.knows_the_same():
            self.findings.counts["twins told apart by right"] += 1
            return False
        return True

    async def _do(self, deed: deeds.Deed, number: str, dice: Random) -> None:
        """The watched audience speaks by its socket or by HTTP and hears the same; the others speak by HTTP."""
        self.findings.counts[f"deeds: {deed.command['do']}"] += 1
        node, by_socket = dice.randrange(len(self.sides[0].nodes)), dice.random() < 0.5
        said = []
        for side, lines in zip(self.sides, self.lines, strict=True):
            line: Any = lines[node]
            if deed.seat == self.watched and by_socket and not line.closed:
                since = len(line.heard)
                line.send(await deeds.commanded(side, deed, number))
                await line.until(f'"id":"{number}"'.encode(), since)
            else:
                said.append([await deeds.done(side, node, deed, number)])
            await side.at_rest()
        if deed.seat != self.watched or not await self.knows_the_same():
            return
        if said:
            await self._compare("answer to a command", said)
        if dice.random() < RESENT:
            again = [[await deeds.done(side, node, deed, number)] for side in self.sides]
            await self._compare("answer to a command sent again", again)

    async def _let_time_pass(self) -> None:
        """Do what is due: the table says when, and the twin must have the same to do then."""
        self.findings.counts["deeds: time passes"] += 1
        due = (await self.sides[0].live()).due
        if due is not None:
            self.clock.now = max(self.clock.now, due)
        for side in self.sides:
            await side.wake(self.clock.now)
            await side.at_rest()

    async def _moments(self) -> list[tuple[int, int | None]]:
        """How many rows each side's log has, and when its next one is due."""
        lives = [await side.live() for side in self.sides]
        return [(live.seq, live.due) for live in lives]

    async def _compare_pace(self, before: list[tuple[int, int | None]]) -> None:
        """Whether something happened, and when the next thing will, shows to all, whatever they may learn by it."""
        now = await self._moments()
        one, other = [[b"%d" % (after[0] - then[0])] for after, then in zip(now, before, strict=True)]
        self.findings.same("whether something happened", one, other, self.watched)
        if await self.knows_the_same():
            one, other = [[str(due).encode()] for _, due in now]
            self.findings.same("when something is due", one, other, self.watched)

    async def _answered_alike(self, before: list[tuple[int, int | None]]) -> bool:
        """Whether the same was answered on both sides: a bot that knows something else may choose otherwise."""
        answers = [await _answers(side, seq) for side, (seq, _) in zip(self.sides, before, strict=True)]
        return answers[0] == answers[1]


async def _answers(side: Side, since: int) -> list[tuple[Seat, Wish]]:
    """Who answered what in the rows after a number; what passed by itself shows on the lines."""
    rows = await side.store.tail(side.table, since)
    acts: list[AnyAct] = [from_json(row.act, AnyAct) for row in rows]  # type: ignore[arg-type]  # a union of types
    entries = [entry for act in acts if isinstance(act, Played) for entry in act.entries]
    return [(entry.seat, entry.wish) for entry in entries if isinstance(entry, Answer) and not entry.auto]
