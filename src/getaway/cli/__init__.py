"""One program, many verbs."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program; an error is a sentence that says what to do next."""
    from getaway.cli.app import run  # noqa: PLC0415 - imports wait until they are needed

    sys.exit(run())


__all__ = ["main"]
