"""What the doctor finds: a line for each thing that was looked at."""

from __future__ import annotations

from typing import Any

import msgspec

from getaway.cli.console.said import say

OK, WARNING, FAILED = "ok", "warning", "failed"


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is, and what to do if it isn't as it should be."""

    check: str
    state: str
    said: str


def fine(check: str, how: str = "ok", **facts: Any) -> Finding:  # noqa: ANN401 - whatever the message shows
    """All is well."""
    return Finding(check, OK, say(f"doctor-{check}-{how}", **facts))


def doubtful(check: str, why: str, **facts: Any) -> Finding:  # noqa: ANN401 - whatever the message shows
    """It works, but you should know."""
    return Finding(check, WARNING, say(f"doctor-{check}-{why}", **facts))


def broken(check: str, why: str, **facts: Any) -> Finding:  # noqa: ANN401 - whatever the message shows
    """Players can't rely on the server like this."""
    return Finding(check, FAILED, say(f"doctor-{check}-{why}", **facts))


def line(finding: Finding) -> str:
    """A finding as it is printed."""
    width = max(len(say(f"doctor-{state}")) for state in (OK, WARNING, FAILED))
    return f"{say(f'doctor-{finding.state}'):<{width}}  {finding.said}"
