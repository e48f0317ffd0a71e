"""What a lesson says above a question: the step at hand, what to do and why, and the clauses behind it.

Any game's view may carry a `guide` with `lesson`, `step`, `clauses`, `done` and `left`. The game's message `guide-STEP`
names the step, its attribute `text` says what to do; its attribute `typed`, if there is one, what to type for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from getaway.cli.console.said import fill
from getaway.cli.console.wording import Wording


def head(wording: Wording) -> str:
    """The step at hand by its number and name; empty where nothing is taught, or all is learned."""
    guide = getattr(wording.view, "guide", None)
    if guide is None or not guide.step:
        return ""
    texts, number = wording.texts, len(guide.done) + 1
    told = {"lesson": texts.show(guide.lesson), "title": texts.render(f"guide-{guide.step}")}
    return fill("guide-head", **told, number=number, of=len(guide.done) + len(guide.left))


def lines(wording: Wording, *, full: bool) -> Iterator[str]:
    """The step, and in full what to do for it with the clauses to read."""
    title = head(wording)
    if not title:
        return
    yield title
    if full:
        step, texts = wording.view.guide.step, wording.texts
        parts = [texts.render(f"guide-{step}.{part}") for part in ("text", "typed") if f"guide-{step}.{part}" in texts]
        yield fill("guide-text", text=" ".join(parts), clauses=" ".join(clauses(wording)))
        yield ""


def clauses(wording: Wording) -> tuple[str, ...]:
    """The clauses that the step at hand teaches."""
    guide = getattr(wording.view, "guide", None)
    return () if guide is None else tuple(guide.clauses)
