"""The terminal itself: what is written on it and read from it.

At a terminal the screen is cleared and drawn again; in a pipe everything is written line after line, without
colours or control codes. Nothing is wider than 80 columns.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from getaway.cli.console.said import say
from getaway.cli.errors import Closed

WIDEST = 80
NARROWEST = 40
ARROWS = {"\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left"}
CONTROL = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]")
"""What a terminal sends for a key that isn't a letter."""


class Screen:
    """Writes lines and reads lines."""

    def __init__(self, console: Console | None = None, source: Callable[[], str] | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self.live = self.console.is_terminal
        self.source = source or input
        """Where typed lines come from."""

    @property
    def width(self) -> int:
        """How many columns may be used."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def height(self) -> int | None:
        """How many lines a person sees at once; None where nothing limits them."""
        return self.console.height if self.live else None

    @contextmanager
    def taken_over(self, wanted: bool) -> Iterator[None]:
        """Use a separate screen, so that nobody scrolls back to what another player saw."""
        if not (wanted and self.live):
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        """An empty screen, at a terminal; a blank line, elsewhere."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def write(self, text: str = "", style: str = "") -> None:
        """Write lines, each wrapped if it's too long; the rest of it is indented."""
        for line in text.split("\n"):
            for part in wrapped(line, self.width):
                self.console.print(Text(part, style=style), soft_wrap=True)

    def write_all(self, texts: Iterable[str], style: str = "") -> None:
        """Several texts."""
        for text in texts:
            self.write(text, style)

    def write_whole(self, text: str) -> None:
        """Write a line to be copied, such as a link, without wrapping it."""
        self.console.print(Text(text), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; `Closed` when there will be none."""
        self.ask(prompt)
        try:
            line = self.source()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last: there is no stdin at all
            self.console.print()
            raise Closed from None
        return self.taken(line)

    def ask(self, prompt: str) -> None:
        """Say that a line may be typed."""
        self.console.print(Text(prompt, style="bold"), end="", soft_wrap=True)

    def taken(self, line: str) -> str:
        """Return a typed line as it was meant, and show it if the keyboard doesn't."""
        if not sys.stdin.isatty():
            self.console.print(Text(line), soft_wrap=True)
        return typed(line)

    def page(self, text: str, end: str = "page-end") -> None:
        """Show something to read before going on; at a terminal, one screen at a time until Enter is pressed."""
        lines = [part for line in text.split("\n") for part in wrapped(line, self.width)]
        step = len(lines) if self.height is None else max(1, self.height - 1)
        for start in range(0, len(lines), step):
            if self.live:
                self.console.clear()
            self.write("\n".join(lines[start : start + step]))
            if self.live and self.read(say(end if start + step >= len(lines) else "page-next")):
                return


def typed(line: str) -> str:
    """A line as it was meant: an arrow key is the name of its direction, other control codes are nothing."""
    if (arrow := ARROWS.get(line.strip()[:3])) is not None:
        return arrow
    return "".join(letter for letter in CONTROL.sub("", line) if letter.isprintable()).strip()


def wrapped(line: str, width: int) -> list[str]:
    """The line in parts that fit; those after the first are set in as deep as its text, and two more."""
    if len(line) <= width:
        return [line]
    depth = len(line) - len(line.lstrip()) + 2
    return textwrap.wrap(
        line,
        width,
        subsequent_indent=" " * depth,
        break_on_hyphens=False,
        drop_whitespace=True,
        replace_whitespace=False,
    )
