"""Questions, options, events and refusals of a game in words, with every value named.

A message shows the argument `NAME` by the message `value-MESSAGE-NAME` or `value-NAME`, where there is one:
it gets the `$value`, the number `$next` that people count from one, the `$name` of the player at the seat of that
number, where `$name-is` is not `none`, what the view has `named` at this number for each kind of thing, such as
`$space`, and what the game's drawing says about the value on the board (`facts`). So seat 0 reads as player 1 or
as Ada, and a cell as its row and column. Any other word is shown as the drawing has it `named`. Beside a
number `$NAME` a message also has `$NAME-next` and `$NAME-seat`, the same shown by `value-seat`; beside a word, a
truth or a list `$NAME-is`, to choose by (a list is `none` or `some`); beside a word `$NAME-about`, what `about-WORD`
says of it, else the drawing of the thing `NAME:SEAT:WORD`, or `none`.

A list is shown entry by entry; the message of an entry also has what is `named` at its place in the list, such as
`$at-bot`, and an entry that is empty or shown as nothing is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from getaway.bots import Reason
from getaway.cli.console.said import spoken
from getaway.kernel import Event, Refused, Rules, Wish
from getaway.kernel.stream import Marked, Put
from getaway.kit.declared import drawing_of
from getaway.rulebook import TABLE, BadCatalogue, Catalogue, Clause, read
from getaway.texts import PLAIN, Texts, kebab, message_id, plain, texts_of

LEFT_OUT = "none"
"""What a message is given for an argument that a wish leaves out."""
NOT_YET = "..."
"""What it is given for an argument that is still to be chosen."""
NAMED = "some"
"""What it chooses by where a seat has a name, whatever that is."""


def words_of(game: Rules[Any]) -> Texts:
    """The messages of a game in the language spoken, if it has it."""
    return texts_of(game.package, spoken(game.languages["messages"]))


class Wording:
    """How one game at one table is put into words for an audience, in the terminal's language if the game has it."""

    def __init__(self, game: Rules[Any]) -> None:
        self.game = game
        self.texts = words_of(game)
        self.drawing = drawing_of(game)
        self.view: Any = None
        self.names: Sequence[str] = ()
        """By seat, who plays it; at a shared screen nobody has a name, and a bot has none anywhere."""

    # Values

    def value(self, message: str, name: str, value: Any, place: int | None = None) -> int | str:  # noqa: ANN401 - any argument of any game
        """An argument as the message shows it: a number, or words that nothing stands for any more.

        `place` is where in a list it is.
        """
        if isinstance(value, tuple | list):
            shown = [str(self.value(message, name, each, place)) for place, each in enumerate(value) if each != ""]
            return self.texts.join([each for each in shown if each])
        if value == "" or (
            isinstance(value, msgspec.Struct) and f"thing-{kebab(type(value).__name__)}" not in self.texts
        ):
            return LEFT_OUT
        shown_by = next((key for key in (f"value-{message}-{name}", f"value-{name}") if key in self.texts), None)
        if shown_by is None:
            return self.texts.show(self._named(value))
        return self._shown(shown_by, value, place)

    def _shown(self, by: str, value: Any, place: int | None = None) -> str:  # noqa: ANN401 - as above
        at = {} if place is None else {f"at-{kind}": name for kind, name in called(self.view, place).items()}
        shown = self.texts.shown({"value": value, **at, **self._facts(value)})
        return self.texts.fill(by, {**shown, **self._holder(value)})

    def _holder(self, value: Any) -> dict[str, str]:  # noqa: ANN401 - as above
        """Who has the seat of this number, if it is one; a name may be any word, so that it is not chosen by."""
        known = type(value) is int and 0 <= value < len(self.names)
        name = self.names[value] if known else ""
        return {"name": name, "name-is": NAMED if name else LEFT_OUT}

    def _named(self, value: Any) -> Any:  # noqa: ANN401 - as above
        return self.drawing.named(value, self.texts) if self.drawing and isinstance(value, str) else value

    def _facts(self, value: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
        if not isinstance(value, int):
            return {"next": LEFT_OUT}
        known = self.drawing.facts(self.view, value) if self.drawing and self.view is not None else {}
        return {"next": value + 1, **called(self.view, value), **known}

    def _args(self, message: str, args: Mapping[str, Any]) -> dict[str, int | str]:
        named = {name: self.value(message, kebab(name), value) for name, value in args.items()}
        for name, value in args.items():
            if type(value) is int:
                named |= {f"{name}-next": value + 1, f"{name}-seat": self._shown("value-seat", value)}
            elif isinstance(value, PLAIN):
                named[f"{name}-is"] = plain(value) or LEFT_OUT
            if isinstance(value, str):
                named[f"{name}-about"] = self._about(name, value)
        return named

    def _about(self, name: str, value: str) -> str:
        """What the texts say about a word, else about the seat's own thing of that kind."""
        told = self.texts.about(value)
        if told != LEFT_OUT:
            return told
        return self.label(f"{name}:{getattr(self.view, 'seat', LEFT_OUT)}:{value}") or LEFT_OUT

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        """A message of the game with its arguments named."""
        return self.texts.fill(message, self._args(message, args))

    # Things

    def seat(self, message: str, seat: int) -> str:
        """Who has a seat, as a message of the terminal shows it."""
        return str(self.value(message, "seat", seat))

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(message_id(event), msgspec.structs.asdict(event))

    def wish(self, wish: Wish) -> str:
        """What a seat does or wants to do."""
        return self.say(message_id(wish), {**self._empty(wish.verb, LEFT_OUT), **wish.args})

    def _empty(self, name: str, filler: str) -> dict[str, Any]:
        verb = self.game.verbs[name]
        return dict.fromkeys((*verb.takes, *verb.may), filler)

    def verb(self, name: str) -> str:
        """A verb alone, as the first step of a choice."""
        key = f"verb-{kebab(name)}"
        return self.texts.render(key if key in self.texts else f"do-{kebab(name)}", self._empty(name, NOT_YET))

    def asked(self, put: Put) -> str:
        """What is asked."""
        return self.say(f"ask-{kebab(put.question)}", put.facts)

    def why(self, put: Put) -> str:
        """Why it is asked now."""
        return self.say(f"ask-{kebab(put.question)}.why", put.facts)

    def refusal(self, refused: Refused) -> str:
        """Why not, with the clause."""
        message = message_id(refused)
        if message not in self.texts:
            return self.texts.describe(refused)
        return self.texts.fill("refusal", {"reason": self.say(message, refused.facts), "clause": refused.clause})

    def blocked(self, marked: Marked) -> str:
        """Why a blocked option is blocked."""
        return self.refusal(Refused(marked.clause, **marked.facts))

    def warning(self, marked: Marked) -> str:
        """What a legal but costly choice costs, with the clause."""
        key = f"warn-{marked.clause.lower()}"
        text = self.say(key, marked.facts) if key in self.texts else self.clause(marked.clause).text
        return self.texts.fill("refusal", {"reason": text, "clause": marked.clause})

    def reason(self, reason: Reason) -> str:
        """Why a bot wants something, and what it assumed."""
        said = [self.say(f"reason-{kebab(reason.name)}", reason.facts)]
        if reason.assumed:
            said.append(self.texts.render(f"assumed-{kebab(reason.assumed)}"))
        return " ".join(said)

    def says(self, name: str, facts: Mapping[str, Any]) -> str:
        """Why a bot did something, as it tells the others."""
        said = f"says-{kebab(name)}"
        return self.say(said if said in self.texts else f"reason-{kebab(name)}", facts)

    def label(self, place: str | None) -> str:
        """What this audience knows of a thing on the board, such as `hand:0:2`; empty where nothing is said."""
        if self.drawing is None or self.view is None or not place:
            return ""
        return self.drawing.label(self.view, place, self.texts)

    def about(self, seat: int) -> str:
        """What the game reminds this seat of with every question; empty where there is nothing."""
        return self.drawing.about(self.view, seat, self.texts) if self.drawing and self.view is not None else ""

    # Clauses

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id in the game's rulebook or the table's; KeyError where there is none."""
        for book in catalogues(self.game):
            if clause_id in book:
                return book[clause_id]
        raise KeyError(clause_id)


def called(view: Any, value: int) -> dict[str, str]:  # noqa: ANN401 - any game's view
    """What a number is called, for each kind of thing that the view has `named` at the places of their numbers."""
    named: Mapping[str, Sequence[str]] = getattr(view, "named", None) or {}
    return {kind: (names[value] if 0 <= value < len(names) else "") or LEFT_OUT for kind, names in named.items()}


def catalogues(game: Rules[Any]) -> tuple[Catalogue, ...]:
    """The rulebook of a game, if it ships one, and that of the table, in the language spoken if they have it."""
    table = TABLE.in_language(spoken())
    try:
        return (read(game.package).in_language(spoken(game.languages["clauses"])), table)
    except BadCatalogue:
        return (table,)
