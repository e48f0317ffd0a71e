"""What is known of an option beforehand, in words: what it costs, how likely it is, what it brings; how plans end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from getaway.cli.console.said import fill, say
from getaway.cli.console.wording import Wording
from getaway.kernel import Refused, Then
from getaway.kernel.plans import CHANGED, OTHERS, SURPRISE, Ran
from getaway.kernel.weighing import Weighed
from getaway.texts import kebab

WHOLE = 100


def costs(wording: Wording, cost: Mapping[str, int]) -> list[str]:
    """Each thing that is used up, such as 2 AP."""
    return [cost_of(wording, name, n) for name, n in cost.items() if n]


def cost_of(wording: Wording, name: str, n: int) -> str:
    """So much of a thing, in the game's words if it has any for it."""
    key = f"cost-{kebab(name)}"
    return wording.say(key, {"n": n}) if key in wording.texts else fill("cost", n=n, name=wording.texts.show(name))


def chance(likely: float) -> str:
    """A chance in percent; 0 and 100 only where nothing is left to chance."""
    percent = round(likely * WHOLE)
    return say("chance", percent=percent if likely in (0, 1) else min(max(percent, 1), WHOLE - 1))


def note(wording: Wording, weighed: Weighed, text: str) -> str:
    """What stands behind an option in the list; empty where there is nothing to say that its text doesn't."""
    odds = [] if weighed.chance is None else [chance(weighed.chance)]
    return ", ".join([part for part in (*costs(wording, weighed.cost), *odds) if part not in text])


def in_full(wording: Wording, weighed: Weighed, text: str) -> Iterator[str]:
    """An option with everything that is known of it."""
    yield text
    cost = costs(wording, weighed.cost)
    if cost:
        yield fill("weigh-costs", costs=wording.texts.join(cost))
    if weighed.chance is not None:
        yield say("weigh-chance", need=weighed.need, chance=chance(weighed.chance))
    yield from (fill("weigh-then", then=then(wording, each)) for each in weighed.then)
    if weighed.final:
        yield say("weigh-final")
    elif not (cost or weighed.then or weighed.chance is not None):
        yield say("weigh-nothing")


def then(wording: Wording, what: Then) -> str:
    """Something that changes, with its clause; marked if it is an alarm."""
    key = f"then-{kebab(what.what)}"
    text = wording.say(key, what.facts) if key in wording.texts else what.what
    cited = fill("told", text=text, clauses=what.clause) if what.clause else text
    return fill("alarm", text=cited) if what.alarm else cited


def stopped(ran: Ran, wording: Wording) -> str:
    """Where a plan ended, and why."""
    return fill("plan-stopped", done=ran.done, steps=ran.steps, why=why(ran, wording))


def why(ran: Ran, wording: Wording) -> str:
    """Why a plan ended before its last step."""
    if ran.why == SURPRISE and ran.alarm is not None:
        return then(wording, ran.alarm)
    if ran.why == CHANGED and ran.clause:
        return wording.refusal(Refused(ran.clause, **ran.facts))
    if ran.why == OTHERS:
        seats = [wording.seat("did", seat) for seat in ran.facts.get("seats", ())]
        return fill("plan-others", seats=wording.texts.join(seats))
    return say(f"plan-{ran.why}")
