"""What a client shows, compared with what a node would tell a newcomer."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def differences(screen: Json, fresh: Json) -> list[str]:
    """The members that a fresh `sync` has otherwise. Either may begin its story later than the other."""
    mine, theirs = dict(screen), dict(fresh)
    told = min(len(mine["items"]), len(theirs["items"]))
    for each in (mine, theirs):
        each["items"] = each["items"][len(each["items"]) - told :]
        each["clock"] = _ticking(each["clock"])
    return [name for name in theirs if mine[name] != theirs[name]]


def _ticking(clock: Json | None) -> tuple[int, bool]:
    """What of a clock is the same whenever it is read; a table without one shows a clock that stands at nothing."""
    if clock is None:
        return (0, False)
    return (clock["now"] - clock["stamp"] if clock["runs"] else 0, clock["runs"])
