"""Scripts against a stack of steps, in figures: `python -m tests.perf.stack.measure`."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable
from random import Random
from textwrap import dedent
from time import perf_counter_ns

from tests.perf.stack import activation, driver, one_script
from tests.perf.stack.driver import StackPlay

from getaway.cli.bench.rounds import Playout, middle, ratio, rounds, spread
from getaway.games.bombsquad import GAME
from getaway.games.bombsquad.activation.order import order_cards
from getaway.games.bombsquad.operating.run import operate
from getaway.games.bombsquad.operating.working import work
from getaway.games.bombsquad.table.pieces import CARD_KEYS, DECK
from getaway.games.bombsquad.turn.actions import turn
from getaway.kernel import Match, Play, Seeded, requests
from getaway.kernel.inside import inside

POSITIONS = 40
CARDS = 7
SCRIPTS, ONE_SCRIPT, STACK = "scripts with checkpoints", "one script, no checkpoint", "stack of steps"
AnyPlay = Play | StackPlay


def positions() -> list[Match]:
    """Full frames, just turned up, with cells to spare."""
    dice = Random(7)  # noqa: S311 - play isn't cryptography
    frames = [[CARD_KEYS[kind] for kind in dice.sample(DECK, CARDS)] for _ in range(POSITIONS)]
    return [GAME.arrange(3, mission="bravo", clock="turns", phase="order", frame=frame, main=20) for frame in frames]


def starts() -> dict[str, list[AnyPlay]]:
    """The same positions for all three ways."""
    matches = positions()
    return {
        SCRIPTS: [match.fork() for match in matches],
        ONE_SCRIPT: [Match.begin(one_script.ONE_SCRIPT, inside(m).base, Seeded(0), {}).fork() for m in matches],
        STACK: [StackPlay.begin(match.g, activation.first) for match in matches],
    }


def activate(play: AnyPlay, dice: Random, before: Callable[[AnyPlay], None] | None = None) -> int:
    """Answer at random to the end of the activation."""
    answers = 0
    while play.g.phase in ("order", "operate"):
        if before is not None:
            before(play)
        ask = play.asks[0]
        play.answer(ask.seat, ask.choice.sample(dice))
        answers += 1
    return answers


def playouts(begin: list[AnyPlay]) -> Playout:
    """Activations, one after another."""
    dice = Random(1)  # noqa: S311 - play isn't cryptography
    return lambda number: (activate(begin[number % POSITIONS].fork(), dice), 0)


def fork_times(begin: list[AnyPlay]) -> list[int]:
    """How long a fork with its question ready takes at every decision."""
    times: list[int] = []

    def fork(play: AnyPlay) -> None:
        start = perf_counter_ns()
        asks = play.fork().asks
        times.append(perf_counter_ns() - start)
        assert asks

    for number, play in enumerate(begin):
        activate(play.fork(), Random(number), fork)  # noqa: S311 - as above
    return times


def code_lines(things: Iterable[object]) -> int:
    """Lines that hold code, without docstrings and blank lines."""
    return sum(bool(line.strip()) for thing in things for line in bare(thing).splitlines())


def bare(thing: object) -> str:
    """The source of a function or class without docstrings, on one line where it can be."""
    tree = ast.parse(dedent(inspect.getsource(thing)))  # type: ignore[arg-type]
    return ast.unparse(_without_docstrings(tree))


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return tree


STEPS = (
    activation.TakeTurn,
    activation.OrderCards,
    activation.CarryOut,
    activation.Direct,
    activation.Work,
    activation.ChooseTarget,
    activation.NextCard,
)
RULE = {
    SCRIPTS: (turn, order_cards, operate, work),
    ONE_SCRIPT: (turn, one_script.activation, order_cards, operate, work),
    STACK: STEPS,
}
INTERRUPTS = {
    SCRIPTS: (requests.ask, requests.interrupted, Play._go, Play._restore, Play.fork),
    STACK: (
        driver.Step,
        driver.Decision,
        driver.TakeOffer,
        driver.Ring,
        StackPlay._go,
        StackPlay._settled,
        StackPlay.fork,
    ),
}


def report(count: int = 9, seconds: float = 0.4) -> list[str]:
    """Lengths and speeds of the three ways."""
    begin = starts()
    forks: dict[str, list[int]] = {name: [] for name in begin}
    for _ in range(count):
        for name, plays in begin.items():
            forks[name] += fork_times(plays)
    tallies = rounds({name: playouts(plays) for name, plays in begin.items()}, count, seconds)
    speed = {name: [tally.answers_per_s for tally in done] for name, done in tallies.items()}
    lines = [f"{'':<28}{'lines of rule':>14}{'fork, median µs':>17}{'p99':>8}{'answers/s':>11}{'ratio':>8}"]
    for name, rule in RULE.items():
        times = spread(forks[name])
        assert times is not None
        lines.append(
            f"{name:<28}{code_lines(rule):>14}{times.median:>17.1f}{times.p99:>8.1f}"
            f"{middle(speed[name]):>11,.0f}{ratio(speed[name], speed[SCRIPTS]):>8.2f}"
        )
    driven = ", ".join(f"{name} {code_lines(parts)}" for name, parts in INTERRUPTS.items())
    return [*lines, f"lines of the driver that carry it: {driven}"]


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
