"""How matches and refusals read in words. The kernel has no texts, so the package's front says where to find them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Speech(Protocol):
    """Puts what the kernel holds into words."""

    def table(self, play: Any) -> str:  # noqa: ANN401 - a `Play`, which is built on this
        """The table as a spectator sees it, with the question that stands."""

    def refusal(self, refused: Any) -> str:  # noqa: ANN401 - a `Refused`, as above
        """The sentence that says why not, with its clause."""


class Mute:
    """Speech before anyone has said where the texts are."""

    def table(self, play: Any) -> str:  # noqa: ANN401 - as above
        return repr(play)

    def refusal(self, refused: Any) -> str:  # noqa: ANN401 - as above
        return bare(refused)


def bare(refused: Any) -> str:  # noqa: ANN401 - as above
    """A refusal as clause and facts, for want of texts."""
    facts = ", ".join(f"{name}={value!r}" for name, value in refused.facts.items())
    return f"{refused.clause} ({facts})" if facts else str(refused.clause)


_speech: Callable[[], Speech] = Mute


def speak_with(speech: Callable[[], Speech]) -> None:
    """Use this speech from now on; it is made when something is first put into words."""
    global _speech  # noqa: PLW0603 - one process speaks one way
    _speech = speech


def speech() -> Speech:
    """The speech in use."""
    return _speech()
