"""Verbs and questions: what a seat can do, who judges it, what is asked when, and what a script waits for."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from getaway.kernel.arguments import Argument, Place
from getaway.kernel.choice import Act
from getaway.kernel.entries import Past
from getaway.kernel.shapes import Shape
from getaway.kernel.state import Seat, State
from getaway.kernel.wish import ALLOWED, Args, Refused, Verdict, Wish

G = TypeVar("G", bound=State)
R = TypeVar("R")
NO_ARGS: Mapping[str, type] = MappingProxyType({})
NOTHING: Mapping[str, int] = MappingProxyType({})
USUAL, MAIN, RARE, END = "usual", "main", "rare", "end"
"""How prominent a verb is: the one a click means, one of the others, one for the full list only, one that goes on."""


class Odds(NamedTuple):
    """A roll: what it must reach, and the exact chance that it does."""

    need: int
    chance: Fraction


class Verb(Generic[G]):
    """Something a seat can do.

    Its judge decides answers, blocked options and `why`; `options` gives what the judge allows as a shape, and the
    suite compares the two at every decision.
    """

    name: str
    arguments: ClassVar[tuple[Argument[Any], ...]] = ()
    """What a wish says besides the verb; `takes` and `may` follow from it."""
    takes: Mapping[str, type] = NO_ARGS
    """The type of each argument that a wish must have."""
    may: Mapping[str, type] = NO_ARGS
    """The type of each argument that a wish may leave out."""
    places: ClassVar[Mapping[str, Place]] = MappingProxyType({})
    """For each argument that touches a thing on the board: what finds it."""
    secret: bool = False
    """Whether an offer of this verb, once taken, is hidden from all other seats."""
    rank: str = MAIN
    """How prominent it is: `USUAL`, `MAIN`, `RARE`, or `END` if all it does is go on."""
    forgoes: bool = False
    """Whether going on with it gives up what the question offers, such as passing an action."""
    free: bool = False
    """Whether it can be done at other moments too and uses nothing up that the question is about."""
    anchor: str = ""
    """The argument that names the piece an option belongs to: the first that touches a thing, unless set here."""

    def __init_subclass__(cls) -> None:
        if "arguments" in cls.__dict__:
            cls.takes = {each.name: each.kind for each in cls.arguments if not each.optional}
            cls.may = {each.name: each.kind for each in cls.arguments if each.optional}
            cls.places = {each.name: each.place for each in cls.arguments if each.place is not None}
            if "anchor" not in cls.__dict__:
                cls.anchor = next(iter(cls.places), "")

    def judge(self, g: G, seat: Seat, wish: Wish) -> Verdict:
        """Whether this seat may do this now, reading only what the seat may know."""
        raise NotImplementedError

    def options(self, g: G, seat: Seat) -> Act | None:
        """All legal ways to do it now, as a shape."""
        raise NotImplementedError

    def near(self, g: G, seat: Seat) -> Iterable[Wish]:
        """What a player would naturally try; what the judge refuses of it becomes a blocked option."""
        return ()

    def warnings(self, g: G, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        """Legal but costly ways, each with the clause that says what it costs.

        A warning is for every option that has the arguments of its wish: `Wish("discard")` is for all discards.
        """
        return ()

    def place(self, g: G, seat: Seat, name: str, value: Any) -> str | None:  # noqa: ANN401 - any argument
        """The thing on the board that this argument touches, such as `cell:14` or `hand:0:2`."""
        place = self.places.get(name)
        return place(g, seat, value) if place is not None else None

    def piece(self, g: G, seat: Seat) -> str | None:
        """The piece that all its options belong to; None if the argument `anchor` names it."""
        return None

    def cost(self, g: G, seat: Seat, wish: Wish) -> Mapping[str, int]:
        """What carrying it out uses up, by name, such as `{"ap": 2}`; it reads only what the seat may know."""
        return NOTHING

    def odds(self, g: G, seat: Seat, wish: Wish) -> Odds | None:
        """What it must roll and how likely that is; None if nothing is rolled, or no number decides."""
        return None

    def run(self, g: G, seat: Seat, wish: Wish) -> Script[None]:
        """Carry it out."""
        raise NotImplementedError

    def formed(self, wish: Wish) -> Verdict:
        """Whether no argument is missing, unknown or of the wrong type."""
        args = wish.args
        for name, kind in self.takes.items():
            if type(args.get(name)) is not kind:
                return Refused("GT-FORM-01", verb=self.name, argument=name)
        for name, value in args.items():
            if name not in self.takes and type(value) is not self.may.get(name):
                return Refused("GT-FORM-01", verb=self.name, argument=name)
        return ALLOWED


class Question:
    """What is asked, and what refuses anything else meanwhile.

    `cites` says why it is asked now. A seat that isn't asked is refused with `others`, unless `not_asked` names
    another clause for the verb; a verb that isn't asked is refused with its clause in `instead`, or else with
    `otherwise`. The answer to a secret question is hidden from all other seats. What a seat can answer to a `private`
    question depends on what others may not know, so nobody is ever passed there because of it.
    """

    __slots__ = ("cites", "instead", "name", "others", "otherwise", "private", "secret", "verbs")

    def __init__(
        self,
        name: str,
        verbs: tuple[Verb[Any], ...],
        *,
        cites: tuple[str, ...],
        others: str = "GT-ASK-01",
        instead: Mapping[str, str] | None = None,
        otherwise: str = "GT-ASK-01",
        secret: bool = False,
        private: bool = False,
    ) -> None:
        self.name = name
        self.verbs = verbs
        self.cites = cites
        self.others = others
        self.instead = instead or {}
        self.otherwise = otherwise
        self.secret = secret
        self.private = private or secret

    def facts(self, g: Any, seat: Seat) -> Args:  # noqa: ANN401 - any game's state
        """What the question's text needs besides the seat; a question with such facts overrides this."""
        return {}

    def leads(self, g: Any) -> Seat | None:  # noqa: ANN401 - any game's state
        """The seat that is expected to answer a question put to several, if there is one."""
        return None

    def not_asked(self, verb: Verb[Any]) -> str:
        """The clause that refuses this verb to a seat that isn't asked; a question can override this."""
        return self.others

    def verb(self, name: str) -> Verb[Any] | None:
        """The verb with this name, if it is asked here."""
        return next((verb for verb in self.verbs if verb.name == name), None)


class Asked(NamedTuple):
    """Some seats must decide."""

    question: Question
    seats: tuple[Seat, ...]
    sealed: bool


class Chanced(NamedTuple):
    """Chance must decide; `seen` lists the seats that may see the value itself, None is all."""

    shape: Shape
    seen: tuple[Seat, ...] | None


Request = Asked | Chanced
Script = Generator[Request, Past, R]
