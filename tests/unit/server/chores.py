"""Work for another process, some of which never ends."""

from __future__ import annotations

import os
import time


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
    return str(os.getpid()).encode()
