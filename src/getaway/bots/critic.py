"""The protocol of a critic, and judging an answer of a person beside what the adviser would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from getaway.bots.budget import Budget
from getaway.bots.levels import Bot, level_of
from getaway.bots.player import Decision
from getaway.bots.situation import Situation
from getaway.games import find
from getaway.kernel import NoWorldFits, Record, Wish
from getaway.kit.declared import at


class Judgement(NamedTuple):
    """What would be better than an answer, with the answer `instead` and why it isn't; and what that costs.

    What costs too little to be a blunder may come without reasons.
    """

    better: Decision
    cost: float


class Critic(Protocol):
    """Judges an answer of a seat, from what that seat knows and nothing else."""

    blunder: float
    """What an answer must cost to be a blunder, in whatever the critic counts by."""

    def judge(self, situation: Situation, wish: Wish) -> Judgement | None:
        """Return what would be better and what the wish costs; None where nothing is better."""


def judged(bot: Bot, record: Record, wish: Wish, is_up: Callable[[], bool] | None = None) -> Decision | None:
    """What would be far better than a wish of the record's seat, by the game's critic as this bot; None if it will do.

    `is_up` says when it has to come to an end.
    """
    critic = critic_of(record.game)
    found = weighed(critic, bot, record, wish, is_up) if critic is not None else None
    return found.better if critic is not None and found is not None and found.cost >= critic.blunder else None


def critic_of(game: str) -> Critic | None:
    """The critic of a game; None where it has none."""
    place = find(game).critic
    made: Critic | None = at(place)() if place else None
    return made


def weighed(
    critic: Critic, bot: Bot, record: Record, wish: Wish, is_up: Callable[[], bool] | None = None
) -> Judgement | None:
    """What would be better than a wish, and what the wish costs; None where nothing is better or it isn't known.

    `is_up` says when it has to come to an end.
    """
    budget = Budget(level_of(find(record.game), bot.level).simulations, is_up)
    try:
        situation = Situation(record, budget, bot.seed, bot.people)
        return critic.judge(situation, wish) if wish in situation.ask.choice else None
    except NoWorldFits:
        return None
