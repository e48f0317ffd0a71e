"""Positions for the second opinion: a part from random play, the others arranged."""

from __future__ import annotations

from random import Random

from tests.nets.breach.firewall.arranging import keywords

from getaway.games.breach.game import BreachGame
from getaway.games.breach.proof.arrange import arranged
from getaway.games.breach.proof.faults import faults
from getaway.games.breach.proof.starts import pairs
from getaway.games.breach.table.model import Breach
from getaway.kernel import Script

FROM_PLAY = 0.03
"""The part that comes from random play, which takes much longer."""
FEW, MANY = 60, 600
"""A random match is left after this many answers."""


def position(dice: Random) -> Breach:
    """A position in which the Firewall's turn begins."""
    return played(dice) if dice.random() < FROM_PLAY else placed(dice)


class Recording(BreachGame):
    """The Breach, which keeps every position in which the Firewall's turn begins."""

    def __init__(self) -> None:
        self.kept: list[Breach] = []

    def script(self, g: Breach) -> Script[None] | None:
        if g.phase == "password":
            self.kept.append(g.copy())
        return super().script(g)


def played(dice: Random) -> Breach:
    """A Firewall turn of a random match."""
    while True:
        game = Recording()
        mode, players = dice.choice(pairs())
        setup = dice.choice(("standard", "advanced"))
        match = game.new(players, seed=dice.randrange(1 << 30), mode=mode, team="random", setup=setup)
        for _ in range(dice.randrange(FEW, MANY)):
            if match.over:
                break
            match.answer(match.asks[0].seat, match.asks[0].choice.by_verb(dice))
        if game.kept:
            return dice.choice(game.kept)


def placed(dice: Random) -> Breach:
    """Everything anywhere; what cannot lie so is thrown away."""
    mode, players = dice.choice(pairs())
    while True:
        g = arranged(**keywords(dice, mode, players))
        if not faults(g):
            return g
