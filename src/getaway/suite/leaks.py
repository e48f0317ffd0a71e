"""The leak theorem: two worlds that differ only in what a seat may not know are the same to that seat, to the byte."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from getaway.kernel import Match, Refused, Seeded, State, Wish, known, to_json
from getaway.kernel.ahead import ahead
from getaway.kernel.inside import inside
from getaway.kernel.passing import go_on
from getaway.kernel.weighing import weigh
from getaway.kernel.worlds import build
from getaway.suite.branch import again
from getaway.suite.legal import Legality
from getaway.suite.report import Report
from getaway.suite.walk import let_time_pass

TRIES = 10_000
"""Where much was shown since the checkpoint, hardly one proposal in a thousand fits; fewer tries could miss them."""
AFTER_ALL = 100
"""How many are tried once none was found: the game has failed by then, and other checks should have their say soon."""
ERRORS = 6
OUTLOOK = 3


def knows(g: State, seat: int) -> bytes:
    """Everything a seat may know of a state, by declaration."""
    return to_json(known(g, seat))


def another_world(match: Match, seat: int, dice: Random, report: Report) -> Match | None:
    """A world that by declaration differs only in what the seat may not know.

    It comes from the game's sampler without the kernel's filter, so that a leak is seen and not sampled away.
    """
    record = match.record(seat)
    failed = any(finding.startswith("worlds") for finding in report.findings)
    for _ in range(AFTER_ALL if failed else TRIES):
        state, hidden = match.game.sample(record, dice)
        world = build(match.game, record, state, hidden, Seeded(dice.randrange(1 << 62)))
        if world is None:
            continue
        if knows(state, seat) == knows(inside(match).base, seat) and knows(world.g, seat) == knows(match.g, seat):
            return world
        report.tried["worlds that did not fit"] += 1
    report.found("worlds", f"no world fits what seat {seat} knows at {match.asks!r}")
    return None


def shown(match: Match, seat: int) -> dict[str, bytes]:
    """Everything a seat can see at this moment, by where it comes from."""
    record = match.record(seat)
    return {
        **outlook(match, seat),
        "record": b"\n".join(record.told),
        "number": str(len(record.told)).encode(),
        "view": to_json(match.view(seat)),
        "view at the checkpoint": to_json(record.view),
        "memory": to_json(record.memory),
        "entries": to_json(record.since),
        "talk": to_json(match.talk(seat) if seat >= 0 else None),
        "deadlines": to_json(match.game.deadlines(match.g)),
    }


def outlook(match: Match, seat: int) -> dict[str, bytes]:
    """What a seat that is asked learns of its options and of the questions ahead."""
    ask = match.ask_of(seat)
    if ask is None:
        return {}
    each = [wish for act in ask.choice.acts for wish in (act.unrank(0), act.unrank(act.count - 1))]
    return {
        "weighed options": to_json(weigh(match, seat, [wish for wish in each if wish is not None][:OUTLOOK])),
        "questions ahead": to_json(ahead(match, seat)),
    }


def frames(match: Match, seat: int, since: int) -> list[bytes]:
    """What a seat sees between the acts since its item `since`; a picture like the one before is not shown."""
    found: list[bytes] = []
    for revs, state in inside(match).audiences.pictures:
        seen = to_json(match.game.view(state, seat))
        if revs[seat] > since and (not found or found[-1] != seen):
            found.append(seen)
    return found


class Leaks:
    """Compares pairs of worlds along a match."""

    def __init__(self, legality: Legality, report: Report) -> None:
        self.legality, self.report = legality, report

    def check(self, match: Match, dice: Random) -> None:
        """Compare with another world: the same to a seat now, and after an answer unless that shows it something."""
        seat = dice.randrange(-1, match.g.players)
        world = another_world(match, seat, dice, self.report)
        if world is None:
            return
        self.report.tried["worlds compared"] += 1
        self._count_hidden(match, world)
        self._same(match, world, seat, "now")
        self._same_errors(match, world, seat, dice)
        self._after_an_answer(match, world, seat, dice)
        self._after_a_deadline(match, world, seat)

    def _count_hidden(self, match: Match, world: Match) -> None:
        for name, values in self.report.hidden.items():
            one, other = getattr(match.g, name), getattr(world.g, name)
            values.add(blake2b(to_json(other), digest_size=8).digest())
            if one != other:
                self.report.varied.add(name)

    def _same(self, match: Match, world: Match, seat: int, when: str) -> bool:
        here, there = shown(match, seat), shown(world, seat)
        different = [path for path in here if here[path] != there[path]]
        if different:
            self.report.found("leak", f"seat {seat} can tell two worlds apart {when} by its {', '.join(different)}")
        return not different

    def _same_errors(self, match: Match, world: Match, seat: int, dice: Random) -> None:
        for _ in range(ERRORS):
            wish = self.legality.loose(dice)
            verdicts = [
                to_json(v if isinstance(v, Refused) else "ok") for v in (m.why(seat, wish) for m in (match, world))
            ]
            self.report.tried["refusals compared"] += 1
            if verdicts[0] != verdicts[1]:
                self.report.found("leak", f"seat {seat} learns from the refusal of {wish!r}")

    def _after_an_answer(self, match: Match, world: Match, seat: int, dice: Random) -> None:
        """Answer alike in both: only a marked barrier may show the seat something, and only what it may know."""
        answer = legal_in_both(match, world, dice)
        if answer is None:
            return
        one, other = again(match), again(world)
        for branch in (one, other):
            try:
                branch.answer(*answer)
            except Refused as refused:
                self.report.found("leak", f"{answer[1]!r} is offered but refused: {refused!r}")
                return
        self.report.tried["answers in two worlds"] += 1
        self._after_passing(one, other, seat, answer[1])
        here, there = [inside(branch).fixed == len(inside(branch).line) for branch in (one, other)]
        if knows(one.g, seat) == knows(other.g, seat):
            self._same_since(one, other, seat)
            if here != there:
                self.report.found("leak", f"seat {seat} learns from whether {answer[1]!r} can be undone")
        elif not here and not there and not one.over:  # after the end nothing can be undone anyway
            self.report.found("barrier", f"{answer[1]!r} showed seat {seat} something and isn't marked")

    def _after_passing(self, one: Match, other: Match, seat: int, wish: Wish) -> None:
        """What passes by itself afterwards must pass in both worlds, if the seat can't tell them apart."""
        if knows(one.g, seat) != knows(other.g, seat):
            return
        passed = [go_on(branch) for branch in (again(one), again(other))]
        self.report.tried["passes in two worlds"] += 1
        if passed[0] != passed[1]:
            self.report.found("leak", f"seat {seat} learns after {wish!r} from what passes by itself")

    def _after_a_deadline(self, match: Match, world: Match, seat: int) -> None:
        """Let the next deadline fire in both worlds: the seat must not learn more than it may know."""
        if not match.game.deadlines(match.g):
            return
        one, other = again(match), again(world)
        for branch in (one, other):
            let_time_pass(branch)
        self.report.tried["deadlines in two worlds"] += 1
        if knows(one.g, seat) == knows(other.g, seat):
            self._same_since(one, other, seat)

    def _same_since(self, one: Match, other: Match, seat: int) -> None:
        streams = [[to_json(item) for item in inside(branch).streams[seat]] for branch in (one, other)]
        if streams[0] != streams[1] or to_json(one.view(seat)) != to_json(other.view(seat)):
            self.report.found("leak", f"seat {seat} was told more than it may know by an answer")
        if frames(one, seat, 0) != frames(other, seat, 0):
            self.report.found("leak", f"seat {seat} was shown more than it may know between two acts")


def legal_in_both(match: Match, world: Match, dice: Random) -> tuple[int, Wish] | None:
    """An answer that both worlds accept."""
    ask = match.asks[dice.randrange(len(match.asks))]
    for _ in range(20):
        wish = ask.choice.by_verb(dice)
        if any(put.seat == ask.seat and wish in put.choice for put in world.asks):
            return ask.seat, wish
    return None
