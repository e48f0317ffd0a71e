"""What this chapter adds to the game."""

from __future__ import annotations

from getaway.games.burncycle.ground.chapters import Chapter
from getaway.games.burncycle.turn import corporation, routing, turn

TURN = Chapter(
    verbs=(*turn.VERBS, *routing.VERBS),
    phases={
        "begin": turn.before_turn,
        "route-first": turn.route_first,
        "act": turn.act,
        "route-last": turn.route_last,
        "degrade": turn.degrade,
        "last": turn.last,
        "cut-short": turn.cut_short,
        "handover": corporation.handover,
        "threat": corporation.advance,
        "first-turn": corporation.first_turn,
    },
)
