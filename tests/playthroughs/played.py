"""The golden playthroughs, one for each mission and mode; `scripts/golden` writes them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tests.playthroughs.playthrough import PART, SHOWN, WHOLE, Playthrough

from getaway.games.bombsquad import GAME as BOMB_SQUAD
from getaway.games.breach import GAME as BREACH
from getaway.games.burncycle import GAME as BURNCYCLE
from getaway.kernel import Game
from getaway_toy import GAME as TOY

MISSIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "alpha": (2, {}),
    "bravo": (3, {}),
    "m01": (3, {}),
    "m02": (2, {"level": "epic"}),
    "m03": (4, {"roles": "choose"}),
    "m04": (5, {"level": "epic", "roles": "random"}),
    "m05": (3, {"fog_of_war": True}),
    "m06": (2, {"no_programming": True}),
    "m07": (4, {"level": "epic", "clock": "turns"}),
    "m08": (6, {}),
    "x01": (3, {"memory_aid": True}),
    "x02": (4, {"mishaps": True}),
    "x03": (3, {"level": "epic"}),
    "x04": (5, {"roles": "random"}),
}
"""Every mission of Bomb Squad, each with a variant to show."""
HEISTS: dict[str, tuple[int, dict[str, Any]]] = {
    "pillar_of_panic": (1, {}),
    "chain_of_custody": (2, {}),
    "fire_drill": (3, {"difficulty": "simplified"}),
    "heavy_lifting": (4, {}),
    "improbable": (1, {"difficulty": "seasoned"}),
    "key_person": (2, {"captain": "kessler"}),
    "loss_adjusters": (3, {}),
    "open_plan": (1, {"team": "random"}),
    "paper_trail": (2, {"captain": "varga"}),
    "quiet_hours": (1, {}),
    "ruxpin_rampage": (3, {"difficulty": "seasoned"}),
    "terminal_viscosity": (4, {"team": "random"}),
    "first_shift": (1, {}),
}
"""Every mission of burncycle, the lesson included."""
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"mode": "solo"}),
    "training": (2, {"mode": "training"}),
    "competitive": (3, {"mode": "competitive", "team": "random"}),
    "deathmatch": (2, {"mode": "deathmatch", "team": "random"}),
    "advanced": (4, {"setup": "advanced", "window": 30}),
}
"""Every mode of The Breach, and the advanced set-up."""
ENDS = ("bombsquad-m04", "breach-solo", "breach-deathmatch", "burncycle-pillar_of_panic", "burncycle-ruxpin_rampage")
"""Played to the end, however long it takes; of the others the first moves show what is special about them."""


def some(game: Game[Any], named: str, kinds: Mapping[str, tuple[int, Mapping[str, Any]]]) -> Iterator[Playthrough]:
    """A playthrough for each of these missions or modes."""
    for seed, (kind, (players, options)) in enumerate(kinds.items(), 11):
        name = f"{game.name}-{kind}"
        chosen = {named: kind, **options} if named else options
        yield Playthrough(name, game, players, seed, chosen, WHOLE if name in ENDS else PART)


PLAYTHROUGHS = (
    *some(BOMB_SQUAD, "mission", MISSIONS),
    *some(BURNCYCLE, "mission", HEISTS),
    *some(BREACH, "", MODES),
    Playthrough("toy-two", TOY, 2, 15),
    Playthrough("toy-four", TOY, 4, 16, {"window_ms": 500}),
)
KEEP = "--keep-version"


def version_of(text: str) -> int:
    """The rules version that a playthrough was written with."""
    return int(text.splitlines()[1].removeprefix("rules version: "))


def rules_of(text: str) -> list[str]:
    """A playthrough without what is only shown."""
    return [line for line in text.splitlines() if not line.startswith(SHOWN.rstrip())]


def fault(kept: str | None, now: str) -> str | None:
    """What is to be done about a kept playthrough that is not the one played now."""
    if kept == now:
        return None
    if kept is None:
        return "it is new: run scripts/golden"
    if rules_of(kept) == rules_of(now):
        return "its words or its drawing have changed: run scripts/golden"
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
        same = before is None or rules_of(before) == rules_of(now) or version_of(before) != version_of(now)
        if not same and KEEP not in sys.argv:
            sys.exit(f"{playthrough.name}: {fault(before, now)}; {KEEP} writes it all the same")
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main()
