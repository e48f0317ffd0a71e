"""`getaway repair`: a table whose log no longer replays goes on from the last row that does."""

from __future__ import annotations

from getaway.cli.hosting.admin import setting_back
from getaway.cli.hosting.admin.acting import Acting


def repair(table: str, *, yes: bool) -> None:
    """Say what would be taken back; with `yes`, take it back."""
    setting_back.repair(table, Acting(yes=yes, json=False, who="", why=""))
