"""Parts of the program that need an optional extra."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand

SERVERS = ("server", "host")
"""The extras that run a server, which Windows cannot."""


def needing(extra: str, module: str) -> Any:  # noqa: ANN401 - a module
    """Import one of our modules that needs an extra, or say how to install it."""
    if extra in SERVERS and sys.platform == "win32":
        raise BadCommand(say("not-on-windows"))
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("getaway"):
            raise
        raise BadCommand(say("missing-extra", module=missing.name, extra=extra)) from missing
