"""Work for another process, some of which never ends."""

from __future__ import annotations

import os
import time


def no_world(_record: object, _seed: int, _clock: object) -> bytes:
    """Find no world, and take a while."""
    time.sleep(1.0)
    return b""


def no_fault(_game: str, _brought: str) -> bytes:
    """Find no fault, and take a while."""
    time.sleep(1.0)
    return b"{}"


def endless(_text: str) -> bytes:
    """Never come to an end."""
    while True:
        time.sleep(1.0)


prepared: list[bool] = []


def slowly() -> None:
    """Get ready, and take a while."""
    time.sleep(1.5)
    prepared.append(True)


def chore(what: str) -> bytes:
    """Do it, and say by which process."""
    if what == "spin":
        while True:
            pass
    if what == "die":
        os._exit(3)
    if what == "stumble":
        raise ValueError(what)
    if what == "prepared":
        return b"yes" if prepared else b"no"
    if what == "doze":
        time.sleep(0.3)
    return str(os.getpid()).encode()
