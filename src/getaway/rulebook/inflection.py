"""The forms a word of the glossary takes in a sentence: number and gender, by rule of thumb.

A form that doesn't exist finds nothing, so extra ones do no harm.
"""

from __future__ import annotations

VOWELS = "aeio"


def forms(word: str, lang: str) -> list[str]:
    """The word and its other forms, written without accents."""
    other = {"it": _italian, "fr": _french}.get(lang)
    return list(dict.fromkeys([word, *(other(word) if other and len(word) > 2 else [])]))  # noqa: PLR2004


def _italian(word: str) -> list[str]:
    """`porta`, `porte`; `ostaggio`, `ostaggi`; `rosso`, `rossa`, `rossi`, `rosse`; `carica`, `cariche`."""
    stem, end = word[:-1], word[-1]
    if end not in VOWELS:
        return []
    found = [stem + vowel for vowel in VOWELS]
    if stem.endswith(("c", "g")):
        found += [f"{stem}he", f"{stem}hi"]
    return [*found, stem] if stem.endswith("i") else found


def _french(word: str) -> list[str]:
    """`porte`, `portes`; `bleu`, `bleue`; `niveau`, `niveaux`; `principal`, `principaux`."""
    stem = word.removesuffix("s")
    found = [stem, f"{stem}s", f"{stem}e", f"{stem}es", f"{stem}x"]
    return [*found, f"{stem[:-2]}aux"] if stem.endswith("al") else found
