"""Structured logs on standard error. Secrets, names, talk and moves never go into them."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

NEVER = ("secret", "password", "token", "authorization", "cookie", "text", "wish", "number")
"""What no line may show, under whatever name it was given."""


def _hide(_logger: Any, _method: str, line: Any) -> Any:  # noqa: ANN401 - structlog's own types
    for name in line:
        if name.lower() in NEVER:
            line[name] = "***"
    return line


structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _hide,
        structlog.processors.JSONRenderer(),
    ],
    wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    cache_logger_on_first_use=True,
)

log: Any = structlog.get_logger()
