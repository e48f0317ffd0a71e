"""What players read, in their language."""

from __future__ import annotations

from getaway.texts.bundle import MissingText, Texts, kebab, message_id, missing, plain

__all__ = ["MissingText", "Texts", "kebab", "message_id", "missing", "plain"]
