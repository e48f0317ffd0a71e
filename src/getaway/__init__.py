"""An online table for heist board games that knows the rules."""

from __future__ import annotations

__all__ = ["__version__"]

__version__ = "0.1.0"
