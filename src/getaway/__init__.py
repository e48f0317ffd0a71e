"""An online table for heist board games that knows the rules."""

from __future__ import annotations

from getaway.kernel.speech import Speech, speak_with

__all__ = ["__version__"]

__version__ = "0.1.0"


def _speech() -> Speech:
    """The words of matches and refusals: the terminal has them, and the kernel must not know it."""
    from getaway.cli.console.printed import PRINTED  # noqa: PLC0415 - read when something is first printed

    return PRINTED


speak_with(_speech)
