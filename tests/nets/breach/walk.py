"""Random matches in which every timing is held, each watched from its first turn on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any

from tests.nets.breach.holdings import deal, plain_cards
from tests.nets.breach.watch import Watch

from getaway.games.breach import GAME
from getaway.games.breach.proof.starts import pairs
from getaway.games.breach.table.pieces import avatars, breachers
from getaway.kernel import Match, Seeded
from getaway.kernel.inside import inside
from getaway.kernel.play import Play

DEAL_EVERY = 6
OFFER, OFTEN = 0.15, 0.4
EAGER = ("attack", "infect", "target")
"""What sets most in motion."""
HERE = 4
KINDS = len(pairs())
"""Modes and numbers of players: one after another; of each by turns calm and crowded, as printed and plain."""
CUBES = {"movement": {"movement": 2}, "attack": {"attack": 2}, "defense": {"defense": 1}}
DEALT_AT = ("act", "configure", "respond-to-firewall", "where-to-reconnect", "trace")
"""Questions at which hands are dealt again: nothing is half done there."""


def begin(number: int) -> Play:
    """A match of one mode and number of players after another, from its first turn, or in the thick of it."""
    mode, players = pairs()[number % KINDS]
    dice = Random(number)  # noqa: S311 - play isn't cryptography
    if number // KINDS % 2:
        return crowded(mode, players, dice).fork(Seeded(number))
    setup = ("standard", "advanced")[number // KINDS // 4 % 2]
    options: dict[str, Any] = {"mode": mode, "setup": setup, "team": "random"}
    play = GAME.new(players, seed=number, **options).fork(Seeded(number))
    while inside(play).request is not None and play.g.phase.startswith("setup"):
        ask = play.asks[0]
        play.answer(ask.seat, ask.choice.sample(dice))
    return play


def crowded(mode: str, players: int, dice: Random) -> Match:
    """All Avatars in one room with ICE around them, no Bot and no Hunter left to deploy: attacks come every turn."""
    team = zip(dice.sample(list(avatars()), players), dice.sample(list(breachers()), players), strict=True)
    seats = [{"avatar": avatar, "breacher": breacher, "at": HERE, "cubes": CUBES} for avatar, breacher in team]
    bot, hunter = dice.choice(("worm", "tentacle")), dice.choice(("echo", "kynodontas"))
    models = [{"name": bot, "at": room} for room in (HERE, HERE, 1, 7)] + [{"name": hunter, "at": HERE}] * 2
    track = (dice.randrange(4), dice.randrange(4), dice.randrange(4))
    return GAME.arrange(players, mode=mode, seats=seats, ice=models, bot=bot, hunter=hunter, track=track, die=2)


@contextmanager
def cards(number: int) -> Iterator[None]:
    """The cards as printed in half of the matches; in the others plain ones with timings drawn at random."""
    with plain_cards(Random(number)) if number // KINDS // 2 % 2 else nullcontext():  # noqa: S311 - as above
        yield


def walk(number: int, most: int, *, until_found: bool = False) -> Watch:
    """Play a match of at most this many questions, and check all of it against the table."""
    watch, dice = Watch(), Random(number)  # noqa: S311 - as above
    with cards(number):
        play = begin(number)
        components = dict(GAME.components(play.g))
        with watch.listening():
            for step in range(most):
                if inside(play).request is None or (until_found and watch.found):
                    break
                if step % DEAL_EVERY == 0 and inside(play).request.question.name in DEALT_AT:
                    deal(play.g, dice)
                    watch.forget()
                watch.look(play, dice)
                watch.found += [f"{inside(play).request.question.name}: {fault}" for fault in GAME.faults(play.g)]
                answer(play, dice)
        if dict(GAME.components(play.g)) != components:
            watch.found.append("something was made or lost")
    return watch


def answer(play: Play, dice: Random) -> None:
    """An answer at random, or now and then something that is offered besides."""
    if dice.random() < OFFER:
        seat = dice.randrange(play.g.players)
        offers = play.offers(seat)
        acts = [act for act in offers.acts if act.verb not in ("order", "secret-order", "waive")]
        if acts:
            play.answer(seat, dice.choice(list(dice.choice(acts).wishes())))
            return
    ask = play.asks[0]
    eager = [act for act in ask.choice.acts if act.verb in EAGER]
    if eager and dice.random() < OFTEN:
        play.answer(ask.seat, dice.choice(list(dice.choice(eager).wishes())))
    else:
        play.answer(ask.seat, ask.choice.by_verb(dice))
