"""How often the critics would warn whom, by what counts as a blunder: the figures from which the thresholds are chosen.

    scripts/figures/blunders --questions 150 --minutes 5

Regulars play. At some of their questions each kind of player says what it would answer, and the game's critic, with
dice of its own, says what that would cost. What is kept in docs/figures/blunders.json isn't judged again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import islice
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from getaway.bots import Bot, Decision, any_answer
from getaway.bots.critic import critic_of, weighed
from getaway.games import find
from getaway.kernel import Ask, Match, Record, Wish
from getaway.kit.declared import at
from getaway.lab.checkout import DOCS, ROOT
from getaway.lab.marked import written
from getaway.lab.meaning import meaning

FILE: Final = DOCS / "figures" / "blunders.json"
PAGE: Final = DOCS / "bots.md"
BOTS: Final = ROOT / "src" / "getaway" / "bots"
BEGIN, END = "<!-- scripts/figures/blunders: begin -->", "<!-- scripts/figures/blunders: end -->"
PLAYERS: Final = ("expert", "regular", "newcomer", "random")
"""From strong to weak; the one at random answers anything that is allowed."""
OTHER_DICE: Final = 77
"""The seed of those who are judged: the critic has another, so that an expert isn't judged by its own dice."""
SKIP: Final = (3, 9)
"""Between how many answers of a match one is looked at."""


class Kind(NamedTuple):
    """What is played, by how many and with which options in turn; what the critic counts by, and some thresholds."""

    name: str
    unit: str
    players: tuple[int, ...]
    options: tuple[Mapping[str, Any], ...]
    thresholds: tuple[float, ...]


KINDS: Final[Mapping[str, Kind]] = {
    "bombsquad": Kind(
        "Bomb Squad",
        "turns",
        (2, 3, 4),
        tuple([{"mission": mission, "clock": "turns"} for mission in ("m01", "m02", "m03", "m05")]),
        (0.5, 1.0, 1.5, 2.0, 3.0),
    ),
    "breach": Kind("The Breach", "chance to win", (2,), ({},), (0.04, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25)),
    "burncycle": Kind(
        "burncycle",
        "worth of the position",
        (1, 2, 3),
        tuple(
            [
                {"mission": mission, "captain": "random", "team": "random"}
                for mission in ("fire_drill", "paper_trail", "key_person", "open_plan", "heavy_lifting")
            ]
        ),
        (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0),
    ),
}


class Judged(msgspec.Struct, frozen=True):
    """A question and what each player's answer would cost there; nothing where it's what the critic would do."""

    game: str
    match: int
    number: int
    question: str
    costs: dict[str, float]
    code: str
    """A short name of the bots and the critic that said so."""


# What is judged


def questions(game: str) -> Iterator[tuple[int, int, Match, Ask]]:
    """Questions with something to choose, in match after match of regulars."""
    kind = KINDS[game]
    for seed in range(1 << 20):
        options = kind.options[seed % len(kind.options)]
        match = find(game).new(kind.players[seed % len(kind.players)], seed=seed, **options)
        yield from looked_at(match, seed)


def looked_at(match: Match, seed: int) -> Iterator[tuple[int, int, Match, Ask]]:
    """Some questions of a match, which regulars play to its end."""
    dice, number, following = Random(seed), 0, 0  # noqa: S311 - not a secret
    while not match.over:
        ask = leading(match)
        if number >= following and any_other(ask):
            yield seed, number, match, ask
            following = number + dice.randint(*SKIP)
        match.answer(ask.seat, answer("regular", match.record(ask.seat), ask, seed))
        number += 1


def leading(match: Match) -> Ask:
    """The question of the player who leads, where several are asked."""
    leads = match.asks[0].question.leads(match.g)
    return next((ask for ask in match.asks if ask.seat == leads), match.asks[0])


def any_other(ask: Ask) -> bool:
    """Whether there is a choice."""
    return len(list(islice(iter(ask.choice), 2))) > 1


def answer(player: str, record: Record, ask: Ask, seed: int) -> Wish:
    """What a player answers, who sits there as a person."""
    level = "" if player == "random" else player
    decision = Bot(level, OTHER_DICE, (record.seat,)).decide(record) if level else None
    return (decision or Decision(any_answer(ask, seed))).wish


def judged(game: str, seed: int, number: int, match: Match, ask: Ask) -> Judged:
    """What each player's answer costs."""
    record, adviser, critic = match.record(ask.seat), Bot(find(game).adviser, people=(ask.seat,)), critic_of(game)
    assert critic is not None  # noqa: S101 - ours have one

    @cache
    def cost(wish: Wish) -> float:
        found = weighed(critic, adviser, record, wish)
        return min(found.cost, 1e6) if found is not None else -inf

    costs = {player: cost(answer(player, record, ask, number)) for player in PLAYERS}
    dear = {player: each for player, each in costs.items() if each > 0}
    return Judged(game, seed, number, ask.question.name, dear, code_now(game))


@cache
def code_now(game: str) -> str:
    """A short name of a game's bots and critic as they are now."""
    summed = blake2b(digest_size=6)
    for path in (BOTS / "critic.py", *sorted((BOTS / game).rglob("*.py"))):
        summed.update(path.relative_to(BOTS).as_posix().encode() + b"\0" + meaning(path))
    return summed.hexdigest()


# What is made of it


def share(kept: Sequence[Judged], player: str, threshold: float) -> float:
    """How often a player would be warned."""
    return sum(each.costs.get(player, 0.0) >= threshold for each in kept) / max(1, len(kept))


def page(kept: Sequence[Judged]) -> Iterator[str]:
    """The page with the figures."""
    yield "# What counts as a blunder\n"
    yield ABOUT
    for game, kind in KINDS.items():
        mine, blunder = [each for each in kept if each.game == game], at(find(game).critic).blunder
        yield f"\n## {kind.name}\n"
        yield f"{len(mine)} questions of {len({each.match for each in mine})} matches; counted in {kind.unit}.\n"
        if any(each.code != code_now(game) for each in mine):
            yield EARLIER
        yield f"| threshold | {' | '.join(PLAYERS)} |"
        yield f"| ---: |{' ---: |' * len(PLAYERS)}"
        for threshold in kind.thresholds:
            mark = "**" if threshold == blunder else ""
            shares = [f"{100 * share(mine, player, threshold):.1f} %" for player in PLAYERS]
            yield f"| {mark}{threshold:g}{mark} | {' | '.join(shares)} |"


EARLIER: Final = "These figures are of earlier bots: run the script with `--again` for those of today.\n"
ABOUT = """\
Written by `scripts/figures/blunders`. Regulars play; at some of their questions with a choice each kind of player says
what it would answer, and the game's critic says what that costs beside the adviser's answer. The table shows how often
each player would be warned at each threshold; the one in use is bold. The expert that is judged has other dice than the
critic. It should hardly ever be warned: at most 2 in 100 of its answers. Bomb Squad's expert uses no dice and so always
agrees with the critic; look at the regular instead."""


def in_short(kept: Sequence[Judged]) -> Iterator[str]:
    """The table in docs/bots.md: what counts as a blunder, and who would be warned how often."""
    yield f"| game | questions | {' | '.join(PLAYERS)} |"
    yield f"| --- | ---: |{' ---: |' * len(PLAYERS)}"
    for game, kind in KINDS.items():
        mine, blunder = [each for each in kept if each.game == game], at(find(game).critic).blunder
        shares = [f"{100 * share(mine, player, blunder):.1f} %" for player in PLAYERS]
        yield f"| {kind.name} | {len(mine)} | {' | '.join(shares)} |"


def read() -> list[Judged]:
    """What is kept."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Judged]) if FILE.exists() else []


def save(kept: Sequence[Judged]) -> None:
    """Keep it, a question in a line."""
    lines = b",\n".join([msgspec.json.encode(each) for each in kept])
    FILE.write_bytes(b"[" + lines + b"]\n")


def judge(kept: list[Judged], game: str, most: int, end: float) -> None:
    """Judge what isn't kept, until there is enough or the time is up."""
    have = {(each.match, each.number) for each in kept if each.game == game}
    for seed, number, match, ask in islice(questions(game), most):
        if monotonic() > end:
            return
        if (seed, number) not in have:
            kept.append(judged(game, seed, number, match, ask))
            save(kept)


def main(words: list[str]) -> None:
    """Judge, and write the page."""
    parser = argparse.ArgumentParser(prog="scripts/figures/blunders", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--questions", type=int, default=400, help="of each game (400)")
    parser.add_argument("--games", default=",".join(KINDS), help="separated by commas (all)")
    parser.add_argument("--minutes", type=float, default=1e6, help="for each game; the next run goes on from there")
    parser.add_argument("--again", action="store_true", help="forget what is kept: a critic has changed")
    given = parser.parse_args(words)
    games = given.games.split(",")
    kept = [each for each in read() if not given.again or each.game not in games]
    for game in games:
        judge(kept, game, given.questions, monotonic() + 60 * given.minutes)
    FILE.with_suffix(".md").write_text("\n".join(page(kept)) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(text, BEGIN, END, "\n".join(in_short(kept))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
