"""Options that know their place: their things are in the view, and what is foretold of them happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from getaway.kernel import Answer, Game, Match, Wish
from getaway.kernel.inside import inside
from getaway.kernel.passing import MOST, go_on, way_on
from getaway.kernel.plans import CHANGED, COMPLETE, OTHERS, OVER, SURPRISE, Step, carry_through
from getaway.kernel.stream import Put
from getaway.kernel.weighing import weigh
from getaway.kernel.wish import Refused
from getaway.suite.branch import again
from getaway.suite.report import Report
from getaway.texts import kebab, texts_of

WEIGHED = 3
STEPS = 6
TRIED_OUT = 0.2
"""At how many decisions of a check options are tried out; `scripts/figures/foretold` does so at all of them."""


def check_options(match: Match, dice: Random, report: Report) -> None:
    """Everything below, at one decision: the anchors always, what must be tried out at some of them."""
    check_anchors(match, report)
    if dice.random() < TRIED_OUT:
        check_weighed(match, dice, report)
        check_plan(match, dice, report)
        check_passes(match, report)


# Anchors


def check_anchors(match: Match, report: Report) -> None:
    """Every thing that an option, an offer or a blocked option names is in the view of the seat."""
    for seat in range(match.g.players):
        put = match.put(seat)
        if not isinstance(put, Put):
            return
        things = match.game.things(match.view(seat))
        for verb, name in named(put):
            report.tried["anchors"] += 1
            if name not in things:
                report.found("anchor", f"{verb} names {name}, which the view of seat {seat} does not show")
        if put.phase:
            report.said.add(f"phase-{kebab(put.phase)}")
            if put.phase not in match.game.phases:
                report.found("phase", f"{put.phase} is none of the game's phases")


def named(put: Put) -> Iterator[tuple[str, str]]:
    """Each thing that a question names, with the verb that names it."""
    for act in (*(put.choice or ()), *put.offers):
        if "at" in act:
            yield act["verb"], act["at"]
        for part in act["parts"]:
            for place in flat(part.get("places", ())):
                yield act["verb"], place
    for marked in put.blocked:
        for place in (marked.at, *marked.places):
            yield marked.wish.verb, place


def flat(places: Any) -> Iterator[str]:
    """The places of a part, however deep they lie."""
    for place in places:
        if isinstance(place, str):
            yield place
        elif place is not None:
            yield from flat(place)


# What is foretold


def check_weighed(match: Match, dice: Random, report: Report) -> None:
    """What is foretold of an option happens, and it is final exactly if it can't be undone."""
    ask = match.asks[dice.randrange(len(match.asks))]
    for wish in {repr(wish): wish for wish in (ask.choice.by_verb(dice) for _ in range(WEIGHED))}.values():
        (weighed,) = weigh(match, ask.seat, [wish])
        branch = again(match)
        before = branch.view(ask.seat)
        branch.answer(ask.seat, wish)
        final = inside(branch).fixed == len(inside(branch).line)
        happened = match.game.consequences(before, branch.view(ask.seat))
        report.tried["options weighed"] += 1
        report.tried["consequences foretold"] += len(weighed.then)
        if weighed.final != final:
            report.found("final", f"{wish!r}: foretold {weighed.final}, was {final}")
        elif not final and weighed.then != happened:
            report.found("consequence", f"{wish!r}: foretold {weighed.then!r}, happened {happened!r}")
        report.said.update(f"then-{kebab(then.what)}" for then in (*weighed.then, *happened))
        report.said.update(f"cost-{kebab(name)}" for name in weighed.cost)
        report.cited.update(then.clause for then in (*weighed.then, *happened) if then.clause)


def check_messages(game: Game[Any], report: Report) -> None:
    """Every consequence, cost and phase that came up has a message in every language."""
    for lang in game.languages["messages"]:
        texts = texts_of(game.package, lang)
        for message in sorted(report.said):
            report.tried["messages of options"] += 1
            if message not in texts:
                report.found("message", f"{message} is missing in {lang}")


# Plans


def check_plan(match: Match, dice: Random, report: Report) -> None:
    """A plan leads where its steps lead one by one, and stops at a surprise, a refusal and where others are asked."""
    seat = match.asks[dice.randrange(len(match.asks))].seat
    branch, steps = again(match), list[Step]()
    while len(steps) < STEPS:
        ask = branch.ask_of(seat)
        if ask is None:
            break
        wish, before = ask.choice.by_verb(dice), branch.view(seat)
        branch.answer(seat, wish)
        found = match.game.consequences(before, branch.view(seat))
        steps.append(Step(wish, tuple(then.what for then in found if then.alarm)))
    whole = again(match)
    ran = carry_through(whole, seat, steps)
    report.tried["plans carried through"] += 1
    if (ran.done, ran.why) != (len(steps), COMPLETE) or whole.chain != branch.chain:
        report.found("plan", f"{steps!r} leads elsewhere than one by one: {ran!r}")
        return
    _check_surprise(match, seat, steps, report)
    _check_end(match, seat, steps, branch, report)


def _check_surprise(match: Match, seat: int, steps: list[Step], report: Report) -> None:
    """An alarm that was not foreseen stops the plan right after it."""
    first = next((i for i, step in enumerate(steps) if step.foreseen), None)
    if first is None or first + 1 == len(steps):
        return
    ran = carry_through(again(match), seat, [Step(step.wish) for step in steps])
    report.tried["plans stopped by a surprise"] += 1
    if (ran.done, ran.why) != (first + 1, SURPRISE):
        report.found("plan", f"step {first} of {steps!r} is a surprise, and the plan ended with {ran!r}")


def _check_end(match: Match, seat: int, steps: list[Step], after: Match, report: Report) -> None:
    """A step that can't be made any more stops the plan, and says why."""
    ran = carry_through(again(match), seat, [*steps, Step(Wish("no-such-verb"))])
    asked = [put.seat for put in after.asks]
    expected = OVER if after.over else CHANGED if seat in asked else OTHERS
    report.tried[f"plans stopped ({expected})"] += 1
    if (ran.done, ran.why) != (len(steps), expected):
        report.found("plan", f"the plan should have stopped ({expected}) after {steps!r}: {ran!r}")
    if expected == CHANGED and ran.clause != "GT-VERB-01":
        report.found("plan", f"the plan stopped by {ran.clause}, not because its next step isn't legal")


# Questions that pass by themselves


def check_passes(match: Match, report: Report) -> None:
    """After passing no empty question stands; it's the same as answering by hand; no right to undo is lost."""
    branch, by_hand = again(match), again(match)
    rights = [ask.seat for ask in branch.asks if not isinstance(branch.why_undo(ask.seat), Refused)]
    logged = len(branch.log)
    passed = go_on(branch)
    for entry in branch.log[logged:]:
        if isinstance(entry, Answer):
            by_hand.answer(entry.seat, entry.wish)
    report.tried["questions passed by themselves"] += passed
    if passed == MOST or (not branch.over and way_on(branch) is not None):
        report.found("pass", f"an empty question is left: {branch.asks!r}")
    if by_hand.state_hash != branch.state_hash:
        report.found("pass", f"passing leads elsewhere than answering by hand at {match.asks!r}")
    for seat in rights:
        if not branch.over and isinstance(branch.why_undo(seat), Refused):
            report.found("pass", f"seat {seat} lost its right to undo at {match.asks!r}")
