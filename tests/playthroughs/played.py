"""The golden playthroughs; `scripts/golden` writes them anew."""

from __future__ import annotations

import sys

from tests.playthroughs.playthrough import Playthrough

from getaway.games.bombsquad import GAME as BOMB_SQUAD
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE
from getaway_toy import GAME as TOY

PLAYTHROUGHS = (
    Playthrough("bombsquad-alpha", BOMB_SQUAD, 2, 11, {"mission": "alpha"}),
    Playthrough("bombsquad-bravo", BOMB_SQUAD, 3, 12, {"mission": "bravo"}),
    Playthrough("bombsquad-m01-standard", BOMB_SQUAD, 3, 13, {"mission": "m01"}),
    Playthrough("bombsquad-m01-epic", BOMB_SQUAD, 5, 14, {"mission": "m01", "level": "epic"}),
    Playthrough("breach-solo", BREACH, 1, 77),
    Playthrough("breach-deathmatch", BREACH, 2, 48, {"mode": "deathmatch", "team": "random"}),
    Playthrough("breach-advanced", BREACH, 3, 32, {"setup": "advanced", "window": 30}),
    Playthrough("burncycle-alone", BURNCYCLE, 1, 17, {"mission": "pillar_of_panic"}),
    Playthrough("burncycle-three", BURNCYCLE, 3, 18, {"mission": "ruxpin_rampage", "difficulty": "seasoned"}),
    Playthrough("toy-two", TOY, 2, 15),
    Playthrough("toy-four", TOY, 4, 16, {"window_ms": 500}),
)
KEEP = "--keep-version"


def version_of(text: str) -> int:
    """The rules version that a playthrough was written with."""
    return int(text.splitlines()[1].removeprefix("rules version: "))


def fault(kept: str | None, now: str) -> str | None:
    """What is to be done about a kept playthrough that is not the one played now."""
    if kept == now:
        return None
    if kept is None:
        return "it is new: run scripts/golden"
    if version_of(kept) == version_of(now):
        return "the rules play another match: raise the game's rules version and run scripts/golden"
    return "the rules version was raised: run scripts/golden"


def kept(playthrough: Playthrough) -> str | None:
    """The playthrough as it is kept, if it is."""
    return playthrough.path.read_text(encoding="utf-8") if playthrough.path.exists() else None


def main() -> None:
    """Write what has changed; a change under the same rules version only if told so."""
    for playthrough in PLAYTHROUGHS:
        before, now = kept(playthrough), playthrough.text()
        if before and before != now and version_of(before) == version_of(now) and KEEP not in sys.argv:
            sys.exit(f"{playthrough.name}: {fault(before, now)}; {KEEP} writes it all the same")
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main()
