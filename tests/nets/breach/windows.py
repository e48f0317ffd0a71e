"""How many responses a match asks for, between bots that never give a standing order."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.nets.breach.moments import MISSION, RESPONSES

from getaway.bots.breach.greedy.answers import decide
from getaway.games.breach import GAME
from getaway.kernel.inside import inside

MATCHES: Final = 20
BEFORE: Final = {2: (31.6, 14.2), 3: (54.4, 18.6), 4: (88.7, 25.7)}
"""By players, windows and questions after a roll in the same matches, before all timings were asked for."""
MOST: Final = 20_000


def per_match(players: int, matches: int = MATCHES) -> tuple[float, float]:
    """Windows, and questions after a roll, on average."""
    asked: Counter[str] = Counter()
    for seed in range(matches):
        play = GAME.new(players, seed=seed, team="random").fork()
        for _ in range(MOST):
            if inside(play).request is None:
                break
            ask = play.asks[0]
            asked[ask.question.name] += 1
            play.answer(ask.seat, decide(play.g, ask))
    windows = sum([asked[name] for name in (*RESPONSES, MISSION)])
    return round(windows / matches, 1), round(asked["after-the-roll"] / matches, 1)
