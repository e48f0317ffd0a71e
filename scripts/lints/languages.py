"""Every game says the same in every language it declares, and so do the table, the terminal and the browser."""

from __future__ import annotations

import sys

from getaway import games
from getaway.rulebook import LANGUAGES, lint_language
from getaway.texts import lint_languages, lint_messages

ROOMS = ("getaway", "getaway.cli", "getaway.server")


def faults() -> list[str]:
    """All differences between the languages, a line each."""
    others = [lang for lang in LANGUAGES if lang != "en"]
    own = [fault for lang in others for room in ROOMS for fault in lint_messages(room, lang)]
    table = [fault for lang in others for fault in lint_language("getaway.rulebook", lang, "table")]
    played = [games.find(name) for name in games.names()]
    return [*own, *table, *(fault for game in played for fault in lint_languages(game.package, game.languages))]


if __name__ == "__main__":
    found = faults()
    print("\n".join(found))
    sys.exit(bool(found))
