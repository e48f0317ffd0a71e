"""An online table for heist board games that knows the rules."""

from __future__ import annotations

from getaway.kernel.speech import Speech, speak_with
from getaway.version import VERSION

__all__ = ["__version__"]

__version__ = VERSION


def _speech() -> Speech:
    """The words of matches and refusals: the terminal has them, and the kernel must not know it."""
    from getaway.cli.console.printed import PRINTED  # noqa: PLC0415 - read when something is first printed

    return PRINTED


speak_with(_speech)
