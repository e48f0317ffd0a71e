"""Ports for the processes that tests start.

They lie below those that the system gives to outgoing connections, so that nobody takes one between its choice and its
use; each run of the tests begins at a place of its own.
"""

from __future__ import annotations

import os
import socket
from itertools import count

FIRST, LAST = 12_000, 32_000
"""Linux gives outgoing connections 32,768 and above."""
_numbers = count(os.getpid() * 40)


def free_port() -> int:
    """A port that nobody listens on, and that this run hasn't given out lately."""
    for number in _numbers:
        port = FIRST + number % (LAST - FIRST)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError


def free_ports(wanted: int) -> list[int]:
    """This many of them."""
    return [free_port() for _ in range(wanted)]
