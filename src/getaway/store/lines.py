"""Connections that never wait for ever, and leave nothing behind that does."""

from __future__ import annotations

import socket
from typing import Any, Final

import asyncpg

from getaway.store.hosts import reach

SERVES: Final = "getaway serves"
"""What a node or a worker calls itself at the server; tools have another name, or none."""
TOOL: Final = "getaway tool"
LOCK_TIMEOUT: Final = 500
"""Milliseconds for which a statement waits for another transaction."""
BOUNDS: Final = {
    "lock_timeout": LOCK_TIMEOUT,
    "statement_timeout": 8_000,
    "idle_in_transaction_session_timeout": 5_000,
    "client_connection_check_interval": 2_000,
    "tcp_user_timeout": 10_000,
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
"""Settings for the server, if its version has them: a process that is paused or gone holds nothing for long."""
OURS: Final = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 10_000}
"""The same on our side, as far as this system has it: a server that has vanished is found out in about ten seconds."""

BIND = """
select set_config(name, wanted.value, false)
from unnest($1::text[], $2::text[]) as wanted (name, value) join pg_settings using (name)
"""


async def connect(dsn: str, name: str) -> asyncpg.Connection:
    """A line of its own, known to the server by a name; nothing on it is ever cancelled."""
    line = await reach(dsn, timeout=5, server_settings={"application_name": name})
    try:
        await bound(line)
    except BaseException:
        line.terminate()
        raise
    return line


async def bound(line: Any) -> None:  # noqa: ANN401 - a pool's connection is a proxy
    """Set the bounds for the whole session."""
    await line.execute(BIND, list(BOUNDS), [str(value) for value in BOUNDS.values()], timeout=5)
    _keep_alive(line._transport.get_extra_info("socket"))  # noqa: SLF001 - asyncpg leaves the socket as it is


def _keep_alive(line: socket.socket | None) -> None:
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in OURS.items():
        if hasattr(socket, option):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
