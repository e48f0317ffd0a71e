"""A large choice made in small steps: the verb first, then each of its arguments.

It works on the form of a choice that every client is sent, and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from getaway.cli.console.said import say
from getaway.cli.console.wording import Wording
from getaway.cli.errors import Wrong
from getaway.cli.play.forms import Wire, answers, goes_on, names
from getaway.kernel import Wish
from getaway.kernel.stream import Marked, Put
from getaway.texts import kebab

FEW = 9
"""Up to this many answers are listed one by one; more are composed in steps."""


class Entry(NamedTuple):
    """One line of a menu: what to type, what it says, what it binds, and the wish it completes."""

    key: str
    text: str
    binds: tuple[tuple[str, Any], ...] = ()
    verb: str = ""
    warning: str = ""
    note: str = ""
    """What it costs and how likely it is to work."""


class Menu(NamedTuple):
    """One step: its question, what can be picked, and how many of it: one, or several in a given form."""

    title: str
    entries: tuple[Entry, ...]
    part: Wire | None = None
    """The part whose numbers are typed together; None where one entry is picked."""


class Composer:
    """The steps taken so far towards an answer to one question."""

    def __init__(self, put: Put, wording: Wording, through: tuple[Wish, ...] = ()) -> None:
        self.put = put
        self.through = through
        """The answers that lead to this question, if it doesn't stand yet."""
        self.wording = wording
        self.acts: list[Wire] = [*(put.choice or ()), *put.offers]
        self.taken: list[Entry] = []
        self.more = 0
        """How many options of later questions are listed below those of the first step."""

    # Where we are

    @property
    def act(self) -> Wire | None:
        """The verb that was picked, or the only one there is."""
        verb = next((entry.verb for entry in self.taken if entry.verb), "")
        if not verb and len(self.acts) == 1 and not self._few():
            return self.acts[0]
        return next((act for act in self.acts if act["verb"] == verb), None)

    @property
    def bound(self) -> dict[str, Any]:
        """The arguments bound so far; one that is left out is bound to None, one that can only be 0 is not asked."""
        chosen = {name: value for entry in self.taken for name, value in entry.binds}
        act = self.act if chosen else None
        return {**dict.fromkeys(self._nothing(act), 0), **chosen} if act else chosen

    def _nothing(self, act: Wire) -> list[str]:
        """The arguments of which there is nothing to choose but 0, such as dice of a kind that nobody has."""
        bare = [part["name"] for part in act["parts"] if part["shape"] == "one" and tuple(part["items"]) == (0,)]
        return [name for name in bare if self._shown(act["verb"], name, 0) == "0"]

    @property
    def so_far(self) -> str:
        """The steps taken, for the player to read."""
        return " > ".join(entry.text for entry in self.taken)

    def wish(self) -> Wish | None:
        """The answer, once every argument is bound."""
        act = self.act
        if act is None or any(self._open(part) for part in act["parts"]):
            return None
        return Wish(act["verb"], **self.bound)

    def _open(self, part: Wire) -> bool:
        return any(name not in self.bound for name in names(part))

    def back(self) -> bool:
        """Forget the last step; False where there is none."""
        return bool(self.taken) and self.taken.pop() is not None

    # What can be picked

    def menu(self) -> Menu:
        """The next step."""
        act = self.act
        if act is None:
            return Menu(self.wording.asked(self.put), self.listed())
        part = next(part for part in act["parts"] if self._open(part))
        steps = {"one": self._items, "rows": self._rows}
        if part["shape"] in steps:
            return steps[part["shape"]](act["verb"], part)
        return self._typed(act["verb"], part)

    def listed(self) -> tuple[Entry, ...]:
        """The first step: every answer if they are few, else the verbs."""
        return tuple(self._wishes() if self._few() else self._verbs())

    def completed(self, entry: Entry) -> Wish | None:
        """The answer, if this entry is its last step."""
        self.taken.append(entry)
        try:
            return self.wish()
        finally:
            self.taken.pop()

    def _few(self) -> bool:
        listed = all(part["shape"] in ("one", "rows") for act in self.acts for part in act["parts"])
        return listed and sum(act["count"] for act in self.acts) <= FEW

    def _wishes(self) -> Iterator[Entry]:
        every = [(act["verb"], binds, place) for act in self.acts for binds, place in answers(act)]
        for number, (verb, binds, place) in enumerate(every, 1):
            wish = Wish(verb, **dict(binds))
            said = self._picked(verb, binds) or self.wording.wish(wish)
            text = self._with_label(said, None if goes_on(binds, place) else place)
            yield Entry(str(number), text, binds, verb, self._warning_of(verb, dict(binds)))

    def _picked(self, verb: str, binds: Sequence[tuple[str, Any]]) -> str:
        """What a text of its own says of an answer's only argument; empty where there is none."""
        only = len(binds) == 1 and f"pick-{kebab(verb)}-{kebab(binds[0][0])}" in self.wording.texts
        return self._shown(verb, *binds[0]) if only else ""

    def _verbs(self) -> Iterator[Entry]:
        for number, act in enumerate(self.acts, 1):
            warned = self._warned(act["verb"])
            warning = self.wording.warning(warned) if warned else ""
            yield Entry(str(number), self.wording.verb(act["verb"]), (), act["verb"], warning)

    def _warned(self, verb: str) -> Marked | None:
        """What is warned of every answer with this verb."""
        return next((marked for marked in self.put.warned if marked.wish == Wish(verb)), None)

    def _items(self, verb: str, part: Wire) -> Menu:
        name = part["name"]
        entries = [
            Entry("", self._with_label(self._shown(verb, name, item), place), ((name, item),))
            for item, place in zip(part["items"], part["places"], strict=True)
        ]
        return Menu(self._title(verb, name), self._numbered(verb, entries))

    def _rows(self, verb: str, part: Wire) -> Menu:
        """The rows that are left one by one if they are few, else the values of the next column."""
        bound = self.bound
        columns = part["names"]
        left = [row for row in part["rows"] if all(bound.get(n, v) == v for n, v in zip(columns, row, strict=True))]
        column = next(i for i, name in enumerate(columns) if name not in bound)
        if len(left) <= FEW:
            every = [tuple(zip(columns, row, strict=True)) for row in left]
            entries = [Entry("", self.wording.wish(Wish(verb, **{**bound, **dict(row)})), row) for row in every]
        else:
            values = dict.fromkeys(row[column] for row in left)
            entries = [Entry("", self._shown(verb, columns[column], v), ((columns[column], v),)) for v in values]
        name = "" if len(left) <= FEW else columns[column]
        return Menu(self._title(verb, name), self._numbered(verb, entries))

    def _typed(self, verb: str, part: Wire) -> Menu:
        """Several numbers at once: some of the items, an order of them, or shares."""
        name = part["name"]
        items = part.get("items", ())
        entries = [
            Entry("", self._with_label(self._shown(verb, name, item), place), ((name, item),))
            for item, place in zip(items, part.get("places", ()), strict=True)
        ]
        return Menu(self._title(verb, name), self._numbered(verb, entries), part)

    def _numbered(self, verb: str, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Numbered from one, except that plain numbers stand for themselves."""
        themselves = all(entry.text == str(entry.binds[0][1]) for entry in entries)
        return tuple(
            entry._replace(
                key=entry.text if themselves else str(number),
                warning=self._warning_of(verb, {**self.bound, **dict(entry.binds)}),
            )
            for number, entry in enumerate(entries, 1)
        )

    def _shown(self, verb: str, name: str, value: Any) -> str:  # noqa: ANN401 - any argument
        texts = self.wording.texts
        if value is None:
            key = f"left-out-{kebab(verb)}-{kebab(name)}"
            return texts.render(key) if key in texts else say("left-out", name=name)
        picked = f"pick-{kebab(verb)}-{kebab(name)}"
        if picked in texts:
            return texts.render(picked, {"value": value})
        shown = self.wording.value(f"do-{kebab(verb)}", kebab(name), value)
        return shown if isinstance(shown, str) else say("value", value=shown)

    def _with_label(self, text: str, place: str | None) -> str:
        label = self.wording.label(place)
        return say("labelled", text=text, label=label) if label and label not in text else text

    def _warning_of(self, verb: str, bound: dict[str, Any]) -> str:
        """What a finished answer costs, unless that was said of the verb already."""
        act = next(each for each in self.acts if each["verb"] == verb)
        if self.taken and self._warned(verb):
            return ""
        if any(name not in bound for part in act["parts"] for name in names(part)):
            return ""
        wish = Wish(verb, **bound)
        return next((self.wording.warning(marked) for marked in self.put.warned if marked.holds_for(wish)), "")

    def _title(self, verb: str, name: str) -> str:
        """What is chosen now: an argument, or with no name the rest of the answer."""
        texts, key = self.wording.texts, f"choose-{kebab(verb)}-{kebab(name)}".rstrip("-")
        if key in texts:
            return texts.render(key)
        return say("choose", name=name) if self.taken and name else self.wording.asked(self.put)

    # What cannot

    def blocked(self) -> list[Marked]:
        """The near misses that belong to this step."""
        act, bound = self.act, self.bound
        if act is None:
            legal = () if self._few() else {each["verb"] for each in self.acts}
            return [marked for marked in self.put.blocked if marked.wish.verb not in legal]
        of_verb = [marked for marked in self.put.blocked if marked.wish.verb == act["verb"]]
        return [m for m in of_verb if all(m.wish.get(n, v) == v for n, v in bound.items() if v is not None)]

    # Taking a step

    def take(self, typed: str) -> None:
        """Take the step that these words name, or raise `Wrong`."""
        menu = self.menu()
        if menu.part is not None:
            self.taken.append(several(menu, typed))
            return
        chosen = [entry for entry in menu.entries if entry.key == typed] or alike(menu.entries, typed)
        if len(chosen) != 1:
            keys = [entry.key for entry in menu.entries]
            more = 0 if self.taken else self.more
            last = str(int(keys[-1]) + more)
            words: Wire = {"typed": typed or "nothing", "first": keys[0], "last": last, "count": len(keys) + more}
            raise Wrong(say("wrong-pick", found=len(chosen), **words))
        self.taken.append(chosen[0])


def alike(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """The entries that say exactly this, else those in which a word begins so."""
    said = bare(typed)
    if not said:
        return []
    same = [entry for entry in entries if bare(entry.text) == said]
    return same or [entry for entry in entries if f" {said}" in f" {bare(entry.text)}"]


def bare(text: str) -> str:
    """A text without capitals and accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def how(part: Wire) -> str:
    """How the numbers of a part are typed."""
    match part["shape"]:
        case "some":
            return say("how-some", low=part["low"], high=part["high"])
        case "order":
            return say("how-order", drop=part["drop"], all=len(part["items"]))
        case _:
            limits = tuple(f"{low}-{high}" for low, high in part["limits"])
            return say("how-split", total=part["total"], limits=limits)


def several(menu: Menu, typed: str) -> Entry:
    """The step that several numbers name."""
    part = menu.part or {}
    words = [] if typed == "-" else typed.replace(",", " ").split()
    if not typed or not all(word.isdecimal() for word in words):
        raise Wrong(say("wrong-several", typed=typed, how=how(part)))
    if part["shape"] == "split":
        return Entry("", typed, ((part["name"], tuple(map(int, words))),))
    keys = {entry.key: entry.binds[0][1] for entry in menu.entries}
    if unknown := next((word for word in words if word not in keys), ""):
        raise Wrong(say("wrong-number", typed=unknown, keys=" ".join(keys)))
    order = sorted(words, key=int) if part["shape"] == "some" else words
    return Entry("", " ".join(order), ((part["name"], tuple(keys[word] for word in order)),))
