"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.setup import setup

SETUP = Chapter(
    verbs=setup.VERBS,
    phases={
        "setup-bots": setup.choose_bots,
        "setup-team": setup.make_team,
        "setup-floor": setup.first_floor,
        "setup-route": setup.first_routing,
        "setup-place": setup.place_all,
        "setup-create": setup.first_burncycle,
    },
)
