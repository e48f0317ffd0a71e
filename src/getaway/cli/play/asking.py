"""What is typed after a key that asks the game something, as the arguments that the game's query declares.

A word is a thing by its name, such as a space; a number is how many dice are rolled, or several numbers one after the
other how many of each kind; `name=value` names any argument. What is left out is what the player is at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import Parameter, signature
from itertools import islice
from typing import Any, get_type_hints

from getaway.cli.console.said import say
from getaway.cli.errors import Wrong
from getaway.cli.play.compose import alike
from getaway.cli.play.forms import Wire, answers
from getaway.cli.play.turn import Turn
from getaway.cli.play.written import FURTHEST, called, name_of
from getaway.kernel import Refused
from getaway.kernel.verbs import USUAL


class Asking:
    """One query, and what is known of its arguments so far."""

    def __init__(self, turn: Turn[Any], name: str) -> None:
        self.turn, self.name = turn, name
        self.query = turn.sitting.wording.game.queries[name]
        self.declared: Mapping[str, Parameter] = dict([*signature(self.query).parameters.items()][1:])
        self.kinds = get_type_hints(self.query)
        self.given: dict[str, Any] = {}
        self.numbers: list[int] = []
        self.target = ""
        """What the player calls the thing that was named."""

    @property
    def needed(self) -> list[str]:
        """The arguments that must be given."""
        return [name for name, each in self.declared.items() if each.default is Parameter.empty]

    @property
    def amounts(self) -> list[str]:
        """The arguments that say how many dice are rolled: those that are 0 unless given."""
        return [name for name, each in self.declared.items() if each.default == 0 and self.kinds[name] is int]

    # Reading

    def read(self, typed: str) -> None:
        """Take in what was typed, word by word."""
        for word in typed.split():
            self._take(word)
        for name in self.needed:
            if name not in self.given:
                self.given[name] = self._understood(name)

    def _take(self, word: str) -> None:
        name, equals, text = word.partition("=")
        if equals and name in self.declared:
            self.given[name] = self._value(name, text)
        elif not self._named(word):
            if word.isdecimal() and self.amounts:
                self.numbers.append(int(word))
            elif word != say("walk-dice"):
                raise self.wrong()

    def _named(self, word: str) -> bool:
        """Whether the word names a thing that is still needed."""
        for name in [each for each in self.needed if each not in self.given]:
            found = self._found(name, word)
            if found is not None:
                self.given[name] = found
                self.target = name_of(self.turn.sitting.wording, self.name, name, found)
                return True
        return False

    def _found(self, name: str, word: str) -> Any:  # noqa: ANN401 - any argument
        if self.kinds[name] is str:
            entries = [entry for entry in self.turn.composer.listed() if word == entry.verb]
            return next((each.verb for each in entries or alike(self.turn.composer.listed(), word)), None)
        if word.isdecimal() and self.amounts:
            return None
        return next(called(self.turn.sitting.wording, self.name, name, word, range(FURTHEST)), None)

    def _value(self, name: str, text: str) -> Any:  # noqa: ANN401 - any argument
        if self.kinds[name] is str:
            return text
        found = next(called(self.turn.sitting.wording, self.name, name, text, range(FURTHEST)), None)
        return int(text) if found is None and text.isdecimal() else found

    def _understood(self, name: str) -> Any:  # noqa: ANN401 - any argument
        """What is meant by an argument that was left out: the piece that an option belongs to, or what is chosen."""
        if name in self.turn.composer.bound:
            return self.turn.composer.bound[name]
        rolled = self.rolled
        if self.kinds[name] is str and rolled is not None:
            return rolled["verb"]
        pieces = [str(act.get("at", "")).partition(":") for act in self.acts]
        numbers = [int(number) for kind, _, number in pieces if kind == name and number.isdecimal()]
        numbers += [binds[name] for act in self.acts for binds in first_answers(act) if name in binds]
        if not numbers:
            raise self.wrong() if not self.target else Wrong(say(f"{self.name}-not-now"))
        return numbers[0]

    def wrong(self) -> Wrong:
        """How it is typed."""
        rolled = self.rolled
        return Wrong(say(f"{self.name}-how", verb=rolled["verb"] if rolled else "VERB", example="C4"))

    # The dice

    @property
    def acts(self) -> list[Wire]:
        """What the player can do, the usual first."""
        acts = [self.turn.composer.act] if self.turn.composer.act else self.turn.composer.acts
        return sorted(acts, key=lambda act: act.get("rank") != USUAL)

    @property
    def rolled(self) -> Wire | None:
        """The first of it for which dice are rolled, or the one that was asked about."""
        rolls = [act for act in self.acts if self.most(act)]
        return next((act for act in rolls if act["verb"] in self.given.values()), rolls[0] if rolls else None)

    def most(self, act: Wire) -> dict[str, int]:
        """How many dice of each kind can be rolled for it."""
        parts = {part["name"]: part["items"] for part in act["parts"] if part["shape"] == "one"}
        return {name: max(parts[name]) for name in self.amounts if name in parts}

    def dice(self, numbers: Sequence[int]) -> dict[str, int]:
        """These dice by kind; a single number is how many in all, the plainest first."""
        if len(numbers) != 1 or self.rolled is None:
            return dict(zip(self.amounts, numbers, strict=False))
        left, found = numbers[0], {}
        for name, most in self.most(self.rolled).items():
            found[name] = min(left, most)
            left -= found[name]
        return found

    @property
    def pool(self) -> int:
        """How many dice can be rolled in all."""
        return sum(self.most(self.rolled).values()) if self.rolled is not None else 0

    # Asking

    def answer(self, *numbers: int) -> Any:  # noqa: ANN401 - the query's own type
        """What the game says with this many dice; raises `Wrong` where it has no answer."""
        view = self.turn.sitting.view(self.turn.eyes)
        try:
            return self.query(view, **{**self.dice(numbers or self.numbers), **self.given})
        except LookupError:
            raise Refused("GT-FORM-01", verb=self.name, argument=self.needed[-1]) from None


def first_answers(act: Wire) -> list[dict[str, Any]]:
    """What the first answer of an act binds, where its answers can be listed."""
    listed = all(part["shape"] in ("one", "rows") for part in act["parts"])
    return [dict(binds) for binds, _ in islice(answers(act), 1)] if listed else []
