"""Bonus movement: spaces that an effect grants, outside a move action."""

from __future__ import annotations

from getaway.games.burncycle.ground.effects import Cites, whose
from getaway.games.burncycle.movement.events import BonusMovement
from getaway.games.burncycle.movement.move import moving
from getaway.games.burncycle.table.doing import Moving, Todo
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import Effect
from getaway.kernel import Script


def begin_bonus(g: Burncycle, bot: int, spaces: int) -> None:
    """Let a bot move some spaces outside a move action, as soon as what grants it is done (BC-MOVE-20)."""
    if g.bots[bot].acts and spaces > 0:
        g.later("bonus-movement", bot, spaces)


def bonus_movement(g: Burncycle, todo: Todo) -> Script[None]:
    """Step by step; it isn't a move action, so swap, push and keys don't work in it (BC-MOVE-21)."""
    if not g.bots[todo.a].acts:
        return
    g.moving = Moving(todo.b, bonus=todo.a, steps=(0,) * len(g.bots), outer=g.moving)
    g.tell(BonusMovement(todo.a, todo.b), cites="BC-MOVE-20")
    while in_bonus(g, todo.a):
        yield from moving(g)


def in_bonus(g: Burncycle, bot: int) -> bool:
    """Whether bonus movement of this bot goes on."""
    return g.moving is not None and g.moving.bonus == bot


def grant_movement(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Bonus movement for each bot it is for, at once and outside any move action (BC-MOVE-20)."""
    for i in (yield from whose(g, bot, effect)):
        begin_bonus(g, i, effect.n)
