"""The anchors: two rules libraries that researchers use, played at random in the same run."""

from __future__ import annotations

from random import Random

from getaway.cli.bench.rounds import Playout

HOW_TO_INSTALL = "to compare, install them with: scripts/install --bench"
MOST_PLIES = 200
"""Random chess seldom mates; a playout stops here, which costs the anchor less than asking whether it is drawn."""
DEALS = 20


def chess_playout() -> Playout:
    """python-chess: list the legal moves, push one of them."""
    import chess  # noqa: PLC0415 - only the bench group has it

    dice = Random(1)  # noqa: S311 - play isn't cryptography

    def playout(_number: int) -> tuple[int, int]:
        board, answers, options = chess.Board(), 0, 0
        while answers < MOST_PLIES and (moves := list(board.legal_moves)):
            board.push(moves[dice.randrange(len(moves))])
            answers, options = answers + 1, options + len(moves)
        return answers, options

    return playout


def dominoes_playout() -> Playout:
    """OpenSpiel's game in Python: list the legal actions, apply one. The deal is made before the clock runs."""
    import pyspiel  # noqa: PLC0415 - only the bench group has it
    from open_spiel.python.games import team_dominoes  # noqa: F401, PLC0415 - importing it registers the game

    dice = Random(1)  # noqa: S311 - play isn't cryptography
    game = pyspiel.load_game("python_team_dominoes")
    deals = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[dice.randrange(len(outcomes))][0])
        deals.append(state)

    def playout(number: int) -> tuple[int, int]:
        state, answers, options = deals[number % DEALS].clone(), 0, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[dice.randrange(len(actions))])
            answers, options = answers + 1, options + len(actions)
        return answers, options

    return playout


ANCHORS = {"python-chess": chess_playout, "python_team_dominoes": dominoes_playout}


def anchors() -> tuple[dict[str, Playout], list[str]]:
    """The anchors that are installed, and the names of those that are not."""
    found: dict[str, Playout] = {}
    missing = []
    for name, build in ANCHORS.items():
        try:
            found[name] = build()
        except ImportError:
            missing.append(name)
    return found, missing
