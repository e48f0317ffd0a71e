"""Work for another process, some of which never ends."""

from __future__ import annotations

import os
import time

_loaded: list[str] = []


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


def chore(what: str) -> bytes:
    """Do it, and say by which process."""
    if what == "spin":
        while True:
            pass
    if what == "die":
        os._exit(3)
    if what == "stumble":
        raise ValueError(what)
    if what == "doze":
        time.sleep(0.3)
    if "load" in what and not _loaded:
        time.sleep(1.0)
        _loaded.append(what)
    return str(os.getpid()).encode()
