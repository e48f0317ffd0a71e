"""What a lesson says above a question: the step at hand, what to do, and the clauses behind it.

A game's lessons have words of their own. Any game's view may also carry a `guide` with `lesson`, `step`, `clauses`,
`done` and `left`. The game's message `guide-STEP` names the step, its attribute `text` says what to do; its attribute
`typed`, if there is one, what to type for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from getaway.cli.console.said import fill
from getaway.cli.console.wording import Wording


class Guide(NamedTuple):
    """The step by its number and name, what else is said of it, and the clauses that it teaches."""

    head: str = ""
    """Empty where nothing is taught, or all is learned."""
    text: str = ""
    clauses: tuple[str, ...] = ()
    done: str = ""
    """What was reached by the last answer."""

    def lines(self, *, full: bool) -> Iterator[str]:
        """The step, and in full what to do for it."""
        if self.done:
            yield self.done
        if self.head:
            yield self.head
        if self.head and full:
            yield from [self.text] if self.text else []
            yield ""


def of_view(wording: Wording) -> Guide:
    """What the view says, where it carries a guide."""
    guide = getattr(wording.view, "guide", None)
    if guide is None or not guide.step:
        return Guide()
    texts, step, number = wording.texts, f"guide-{guide.step}", len(guide.done) + 1
    told = {"lesson": texts.show(guide.lesson), "title": texts.render(step)}
    head = fill("guide-head", **told, number=number, of=len(guide.done) + len(guide.left))
    parts = [texts.render(f"{step}.{part}") for part in ("text", "typed") if f"{step}.{part}" in texts]
    clauses = tuple(guide.clauses)
    return Guide(head, fill("guide-text", text=" ".join(parts), clauses=" ".join(clauses)), clauses)
