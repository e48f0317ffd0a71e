"""The words of a text, and the names in an entry of the glossary."""

from __future__ import annotations

import re
import unicodedata

Phrase = tuple[str, ...]
"""Words that belong together."""


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def phrases(said: str) -> list[Phrase]:
    """`Indizio / Informazione` is two names; what is in brackets doesn't count."""
    parts = re.sub(r"\(.*?\)", "", said).split("/")
    return [tuple(found) for found in map(words, parts) if found]
