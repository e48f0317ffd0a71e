"""Objectives: what happens is compared with the tasks, and what is complete is rewarded at once (BC-OBJ-09)."""

from __future__ import annotations

from getaway.games.burncycle.ground.choose import CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.ground.effects import apply_effects
from getaway.games.burncycle.ground.ending import WON, end_game
from getaway.games.burncycle.ground.happenings import Did
from getaway.games.burncycle.ground.settle import asked_for
from getaway.games.burncycle.ground.units import counts_as_guard
from getaway.games.burncycle.missions.conditions import OF_TEAM, holds_for, holds_for_all
from getaway.games.burncycle.missions.events import ObjectiveCompleted
from getaway.games.burncycle.missions.tasks import (
    AT_ONCE,
    Goal,
    all_complete,
    begin_goal,
    credit,
    goal,
    is_complete,
    is_open,
)
from getaway.games.burncycle.table.doing import Todo
from getaway.games.burncycle.table.mission_cards import ANYWHERE, Task
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import NOWHERE
from getaway.games.burncycle.table.places import is_at
from getaway.kernel import Script

WHICH_TASK = choosing("which-task", CHOOSE_WHAT, "BC-OBJ-32")


# What bots do


def notice(g: Burncycle, happened: Did) -> None:
    """Something a bot did counts for one task (BC-OBJ-32, BC-OBJ-34); where it fits several, the players choose.

    The order of the tasks does not matter (BC-OBJ-06, BC-OBJ-35).
    """
    if not g.progress:
        return
    at_hand = goal(g)
    if at_hand is None or happened.what not in at_hand.doings:
        return
    fitting = [n for n in fitting_tasks(g, at_hand, happened) if is_open(g, n, at_hand.tasks[n], happened.bot)]
    if len(fitting) > 1:
        g.later("which-task", happened.bot, sum([1 << n for n in fitting]))
    elif fitting:
        credit(g, fitting[0], at_hand.tasks[fitting[0]], happened.bot)
        reward_if_complete(g, at_hand)


def fitting_tasks(g: Burncycle, at_hand: Goal, happened: Did) -> list[int]:
    """The tasks that describe what happened."""
    return [n for n, task in enumerate(at_hand.tasks) if task.does == happened.what and fits(g, task, happened)]


def fits(g: Burncycle, task: Task, happened: Did) -> bool:
    """Whether place, thing and awareness chip are as the task says.

    A shut down agent takes no part (BC-OBJ-31), nor does one that counts as a guard (BC-INTF-16).
    """
    bot = g.bots[happened.bot] if happened.bot != NOWHERE else None
    if bot is not None and (bot.shut or counts_as_guard(g, happened.bot)):
        return False
    cell = bot.cell if bot is not None and happened.cell == NOWHERE else happened.cell
    if task.unseen and (bot is None or bot.chip != NOWHERE):
        return False
    if task.detail and task.detail != happened.detail:
        return False
    return task.where == ANYWHERE or is_at(g.floor, task.where, cell)


def which_task(g: Burncycle, todo: Todo) -> Script[None]:
    """The players say which task a bot's deed counts for."""
    at_hand = goal(g)
    if at_hand is None or not g.progress:
        return
    fitting = {task.key: n for n, task in enumerate(at_hand.tasks) if todo.b >> n & 1 and is_open(g, n, task, todo.a)}
    if fitting:
        key = yield from asked_for(g, todo, choose(g, WHICH_TASK, fitting, about=todo.a))
        credit(g, fitting[key], at_hand.tasks[fitting[key]], todo.a)
        reward_if_complete(g, at_hand)


# What the state shows


def look(g: Burncycle) -> None:
    """After everything that happens, conditions on the state are checked, in any player's turn (BC-OBJ-10)."""
    if not g.progress:
        return
    at_hand = goal(g)
    if at_hand is None:
        return
    before = g.progress
    for n in at_hand.holding:
        if not is_complete(g, at_hand.tasks[n], g.progress[n]):
            look_at(g, n, at_hand.tasks[n])
    if g.progress is not before or g.done:
        reward_if_complete(g, at_hand)


def look_at(g: Burncycle, n: int, task: Task) -> None:
    """Conditions of all at the same time are met or not; others are met bot by bot, at any time (BC-OBJ-24)."""
    if task.who in AT_ONCE or task.holds in OF_TEAM:
        if holds_for_all(g, task):
            credit(g, n, task, NOWHERE)
        return
    for bot in (*g.everyone, g.module):
        if is_open(g, n, task, bot) and holds_for(g, task, bot):
            credit(g, n, task, bot)


# Completion


def reward_if_complete(g: Burncycle, at_hand: Goal) -> None:
    """A complete objective has its consequences; a team with a shut down agent can't win (BC-SHUTBOT-11)."""
    if all_complete(g, at_hand) and not (g.done and any(bot.shut for bot in g.bots)):
        g.later("objective")


def complete(g: Burncycle, _todo: Todo) -> Script[None]:
    """A floor's objective rewards each agent (BC-OBJ-07), not the command module (BC-CMD-04).

    Its power reactivates a shut down one (BC-SHUTBOT-14). It is paid to its end before a turn is over (BC-SHUTBOT-23).
    The win objective wins at once (BC-OBJ-30).
    """
    at_hand = goal(g)
    if at_hand is None or not g.progress or not all_complete(g, at_hand):
        return
    g.tell(ObjectiveCompleted(at_hand.card.title), cites=("BC-OBJ-04", "BC-OBJ-07"))
    if g.done:
        end_game(g, WON, "BC-OBJ-30")
    g.done = True
    begin_goal(g)
    for n in range(len(at_hand.card.lays)):
        g.later("lay-bead", n)
    g.happening += 1
    yield from apply_effects(g, NOWHERE, at_hand.card.reward, "BC-OBJ-07")
    g.happening -= 1
