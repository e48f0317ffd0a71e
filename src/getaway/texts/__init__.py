"""What players read, in their language."""

from __future__ import annotations

from getaway.texts.alike import lint_languages, lint_messages
from getaway.texts.bundle import PLAIN, MissingText, Texts, kebab, message_id, missing, plain, texts_of
from getaway.texts.excerpt import CARD, card

__all__ = [
    "CARD",
    "PLAIN",
    "MissingText",
    "Texts",
    "card",
    "kebab",
    "lint_languages",
    "lint_messages",
    "message_id",
    "missing",
    "plain",
    "texts_of",
]
