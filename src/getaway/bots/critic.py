"""The protocol of a critic, and judging an answer of a person beside what the adviser would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from getaway.bots.budget import Budget
from getaway.bots.levels import Bot, level_of
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games import find
from getaway.kernel import NoWorldFits, Record, Wish
from getaway.kit.declared import at


class Critic(Protocol):
    """Judges an answer of a seat, from what that seat knows and nothing else."""

    def judge(self, situation: Situation, wish: Wish) -> Decision | None:
        """Return what would be far better, with the wish `instead` and why it isn't; None where the wish will do."""


def judged(bot: Bot, record: Record, wish: Wish, is_up: Callable[[], bool] | None = None) -> Decision | None:
    """How the game's critic judges a wish of the record's seat, as this bot would; None where nothing is wrong with it.

    `is_up` says when it has to come to an end.
    """
    game = find(record.game)
    if not game.critic:
        return None
    critic: Critic = at(game.critic)()
    budget = Budget(level_of(game, bot.level).simulations, is_up)
    try:
        situation = Situation(record, budget, bot.seed, bot.people)
        return critic.judge(situation, wish) if wish in situation.ask.choice else None
    except NoWorldFits:
        return None
