"""Finds the phrases that CONTRIBUTING.md asks writers to avoid, in every text of ours.

Prints each with its place and ends with 1 if there is one; `--count` only prints how many there are of each.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = {".py", ".md", ".ftl", ".toml", ".ts", ".svelte", ".css", ""}
"""Files that people read; a script has no suffix."""
LEFT_OUT = {"it.ftl", "fr.ftl", "it.toml", "fr.toml", "words.py", "CHANGELOG.md", "CONTRIBUTING.md", "letters.txt"}
"""Other languages, this list and the page that explains it, and what was said about earlier releases."""
FOLDERS = ("src", "tests", "scripts", "docs", "web/src", "web/e2e", "web/tests", "web/crash", "changelog.d", ".ci")
SKIPPED = {"golden", "older", "stored", "wins", "certificates", "client", "node_modules", "__pycache__"}
INSTEAD = {
    r"\b[Tt]he own\b": "your own, their own, its own",
    r"(?<!there )(?<!There )(?<!that )\bis no (?!longer|more|one|better|worse|less)": "isn't a",
    r"\b[Aa]new\b": "again",
    r"\b[Ss]o many\b(?! (?:that|as|of))": "that many, this many, the number",
    r"\b(?:tell|tells|told) of\b": "mention, describe",
    r"\b[Mm]end(?:s|ed|ing)?\b": "fix",
    r"\b[Ww]hoever\b": "anyone who, the player who",
    r"\bone's own\b": "your own",
    r"\b[Ss]omebody thinks\b": "someone might",
}


def files(root: Path) -> Iterator[Path]:
    """Every file below a checkout's root that is held to the list."""
    paths = [*root.glob("*.md"), *(path for folder in FOLDERS for path in (root / folder).rglob("*"))]
    for path in sorted(paths):
        read = path.suffix in KINDS and path.name not in LEFT_OUT and not SKIPPED & {*path.relative_to(root).parts}
        if read and path.is_file():
            yield path


def found(root: Path) -> Iterator[tuple[str, str]]:
    """Each phrase, with the place where it stands."""
    for path in files(root):
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            for pattern, instead in INSTEAD.items():
                for hit in re.finditer(pattern, line):
                    place = f'{path.relative_to(root)}:{number}: "{hit[0].strip()}"; better: {instead}'
                    yield hit[0].strip().lower(), place


def main(words: list[str]) -> int:
    """Print what was found."""
    hits = list(found(ROOT))
    if "--count" in words:
        counted = Counter(phrase for phrase, _ in hits)
        print(*(f"{times:5} {phrase}" for phrase, times in counted.most_common()), sep="\n")
        return 0
    for _, place in hits:
        print(place)
    return 1 if hits else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
