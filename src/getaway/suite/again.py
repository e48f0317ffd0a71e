"""Replay logs in a separate process: JSON list of logs on stdin, one hash chain a line on stdout."""

from __future__ import annotations

import json
import sys
from importlib.metadata import entry_points

from getaway.kernel import logbook


def main() -> None:
    """Print the chain of every log."""
    (point,) = entry_points(group="getaway.games", name=sys.argv[1])
    game = point.load()
    for text in json.load(sys.stdin):
        sys.stdout.write(logbook.replay(game, logbook.read(text)).chain.hex() + "\n")


if __name__ == "__main__":
    main()
