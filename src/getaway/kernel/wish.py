"""What a player wants, and what the rules say to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, overload

from getaway.kernel.arguments import Argument
from getaway.kernel.speech import speech

T = TypeVar("T")
Arg = int | str | tuple["Arg", ...]
Args = dict[str, Any]


class Wish:
    """A verb with named arguments: any verb of the game, by any seat, at any time.

    Two wishes are equal when verb and arguments are. A wish is never changed once made.
    """

    __slots__ = ("args", "verb")

    verb: str
    args: Args

    def __init__(self, verb: str, /, **args: Arg | None) -> None:
        self.verb = verb
        self.args = {name: value for name, value in args.items() if value is not None}

    @classmethod
    def of(cls, verb: str, args: Args) -> Wish:
        """Make a wish from arguments already in normal form (no None, lists as tuples)."""
        wish = cls.__new__(cls)
        wish.verb = verb
        wish.args = args
        return wish

    @overload
    def __getitem__(self, name: Argument[T]) -> T: ...
    @overload
    def __getitem__(self, name: str) -> Any: ...  # noqa: ANN401 - only the verb knows its type
    def __getitem__(self, name: str | Argument[T]) -> Any:
        return self.args[name if type(name) is str else name.name]  # type: ignore[union-attr]

    @overload
    def get(self, name: Argument[T], default: T) -> T: ...
    @overload
    def get(self, name: Argument[T], default: None = None) -> T | None: ...
    @overload
    def get(self, name: str, default: Arg | None = None) -> Any: ...  # noqa: ANN401 - only the verb knows its type
    def get(self, name: str | Argument[T], default: Any = None) -> Any:
        """The argument, or `default` if the wish leaves it out."""
        return self.args.get(name if type(name) is str else name.name, default)  # type: ignore[union-attr]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wish) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, frozenset(self.args.items())))

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Wish({self.verb!r}{said})"

    def __copy__(self) -> Wish:
        return self

    def __deepcopy__(self, memo: object) -> Wish:
        return self


class Allowed:
    """The verdict that no rule forbids a wish."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "ALLOWED"


ALLOWED: Final = Allowed()


class Refused(Exception):
    """The verdict that a wish is against a rule: the clause, and the facts its text needs.

    As a string it is the sentence that a player reads. `game` and, where there is a match, `view` say in whose words.
    """

    game: Any = None
    view: Callable[[], Any] | None = None

    def __init__(self, clause: str, **facts: Arg) -> None:
        super().__init__(clause, facts)
        self.clause = clause
        self.facts: Args = facts

    def said_in(self, game: Any, view: Callable[[], Any] | None = None) -> Refused:  # noqa: ANN401 - any game
        """The same refusal, to be read in the words of this game by the player who has this view."""
        said = Refused(self.clause, **self.facts)
        said.game, said.view = game, view
        return said

    def __str__(self) -> str:
        return speech().refusal(self)

    def __bool__(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and self.clause == other.clause and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.clause)

    def __repr__(self) -> str:
        return f"Refused({self.clause!r}{''.join(f', {k}={v!r}' for k, v in self.facts.items())})"


Verdict = Allowed | Refused
