"""The generic suite on our games: all well, every plant caught; and each of its checks finds what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway import games
from getaway.games.bombsquad import GAME as BOMB_SQUAD
from getaway.games.bombsquad.game import BombSquadGame
from getaway.games.breach import GAME as BREACH
from getaway.games.breach.game import BreachGame
from getaway.kernel import ALLOWED, Args, Dice, Game, Match, Record, Refused, Script, Seat, Verdict, Wish
from getaway.suite import PLANTS, Plant, Report, check, try_plant
from getaway.suite.planted import Leak, Planted
from getaway_toy import GAME as TOY
from getaway_toy import Lots, ToyGame

BID = type(TOY.verbs["bid"])
GAMES: dict[str, tuple[Game[Any], int]] = {"bombsquad": (BOMB_SQUAD, 3), "toy": (TOY, 8), "breach": (BREACH, 2)}


class Short(BombSquadGame):
    """Bomb Squad from a few starts: plain, epic with roles, and in the fog, which hides tokens too."""

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        return (
            lambda dice: self.new(2, seed=dice.randrange(1 << 30)),
            lambda dice: self.new(3, seed=dice.randrange(1 << 30), mission="m01", level="epic", roles="random"),
            lambda dice: self.new(3, seed=dice.randrange(1 << 30), mission="m01", fog_of_war=True, roles="random"),
        )


class ShortBreach(BreachGame):
    """The Breach from two starts: near the end with everything hidden at hand, and plain."""

    def starts(self) -> tuple[Callable[[Dice], Match], ...]:
        near_the_end, plain, *_ = super().starts()
        return near_the_end, plain


SHORT: dict[str, Game[Any]] = {"bombsquad": Short(), "breach": ShortBreach()}


def findings(game: Game[Any], matches: int = 1) -> set[str]:
    """Which checks found something."""
    return {finding.partition(":")[0] for finding in check(game, matches=matches, plants=False).findings}


@pytest.fixture(scope="module", params=GAMES)
def report(request: pytest.FixtureRequest) -> Report:
    """The suite's report on a few matches of a game."""
    game, matches = GAMES[request.param]
    return check(SHORT.get(request.param, game), matches=matches, seed=2, plants=False)


def test_our_games_pass(report: Report) -> None:
    """Nothing is found, and everything was tried."""
    assert report.findings == []
    assert report.ok
    tried = ("decisions", "worlds compared", "answers in two worlds", "undos", "logs replayed", "planted faults")
    assert all(report.tried[what] for what in (*tried, "logs under two hash seeds", "illegal wishes refused"))
    assert report.tried["worlds compared"] == report.tried["decisions"]


def test_every_hidden_field_varied(report: Report) -> None:
    """Each hidden field took many values in the worlds that were compared."""
    assert report.hidden
    assert {name for name, values in report.hidden.items() if len(values) > 5} == report.hidden.keys() == report.varied


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.what)
def test_every_plant_is_caught(name: str, plant: Plant) -> None:
    """A leak in this path, or a barrier not marked, is found in random play."""
    assert try_plant(GAMES[name][0], plant, seed=0)


@pytest.mark.parametrize("finding", ["leak", "barrier", "worlds"])
def test_nothing_is_caught_where_nothing_was_planted(finding: str) -> None:
    """The search that catches the plants finds none in the game as it is."""
    assert not try_plant(TOY, Plant("nothing", Planted, finding), seed=0)


# The other checks, each with a toy that is wrong in one way


def lenient(self: object, g: Lots, seat: Seat, wish: Wish) -> Verdict:
    """A judge who allows a bid that nobody can pay."""
    return ALLOWED


def strict(self: object, g: Lots, seat: Seat, wish: Wish) -> Verdict:
    """A judge who refuses a bid of nothing, which the question offers."""
    return ALLOWED if 0 < wish["amount"] <= g.coins[seat] else Refused("TOY-BID-02", coins=g.coins[seat])


def unfounded(self: object, g: Lots, seat: Seat, wish: Wish) -> Verdict:
    """A judge who cites a clause that no book has."""
    return ALLOWED if 0 <= wish["amount"] <= g.coins[seat] else Refused("TOY-BID-99")


@pytest.mark.parametrize("judge", [lenient, strict, unfounded])
def test_a_wrong_judge_is_found(judge: Callable[..., Verdict], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is not what is allowed, or is refused without a clause."""
    monkeypatch.setattr(BID, "judge", judge)
    assert "legal" in findings(TOY)


class Changing(ToyGame):
    """A toy that does something to the state before each step."""

    def script(self, g: Lots) -> Script[None] | None:
        if g.phase == "auction":
            self.before(g)
        return super().script(g)

    def before(self, g: Lots) -> None:
        """What it does."""


class LosesALot(Changing):
    """The lot at the bottom of the stack is gone after each step."""

    def before(self, g: Lots) -> None:
        g.stack = g.stack[:-1]


class Indebted(Changing):
    """A seat pays what it does not have."""

    def before(self, g: Lots) -> None:
        g.coins, g.bank = (-1, *g.coins[1:]), g.bank + g.coins[0] + 1


class Mutable(Changing):
    """A list in the state, which two copies would share."""

    def before(self, g: Lots) -> None:
        g.waiting = list(g.waiting)  # type: ignore[assignment]  # the fault


class Elsewhere(Changing):
    """Something of the game is kept outside its state."""

    steps = count()

    def before(self, g: Lots) -> None:
        g.window_ms = next(self.steps)


class Loud(Changing):
    """The rules go another way when nobody is told."""

    def before(self, g: Lots) -> None:
        g.bank, g.window_ms = g.bank, g.window_ms + (not g.tape.quiet)


class Misquoting(Changing):
    """An event cites a clause that no book has."""

    def before(self, g: Lots) -> None:
        g.tell(Leak(), cites="TOY-NONE-01")


class Blind(ToyGame):
    """A sampler that forgets the seat's own counters."""

    def sample(self, record: Record, dice: Dice) -> tuple[Lots, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        return msgspec.structs.replace(g, hands=((),) * g.players), hidden


class Peeking(ToyGame):
    """A sampler that knows the true stack, so that it is the same in all worlds."""

    def view(self, g: Lots, seat: Seat) -> Lots:
        self.stack = g.stack
        return super().view(g, seat)

    def sample(self, record: Record, dice: Dice) -> tuple[Lots, tuple[Args, ...]]:
        g, hidden = super().sample(record, dice)
        return msgspec.structs.replace(g, stack=self.stack[-len(g.stack) :] if g.stack else ()), hidden


class Careless(Lots, kw_only=True):
    """A state with a field that does not say who may know it."""

    note: int = 0


class Undeclared(ToyGame):
    """A toy with that state."""

    state = Careless


@pytest.mark.parametrize(
    ("planted", "expected"),
    [
        (LosesALot, {"conserved"}),
        (Indebted, {"whole", "stopped"}),
        (Mutable, {"immutable"}),
        (Elsewhere, {"fork", "replay"}),
        (Loud, {"quiet"}),
        (Misquoting, {"citation"}),
        (Blind, {"worlds"}),
        (Peeking, {"leak"}),
        (Undeclared, {"declaration"}),
    ],
)
def test_a_wrong_game_is_found(planted: type[Game[Any]], expected: set[str]) -> None:
    """The checks that are there for this fault find it."""
    assert expected <= findings(planted(), matches=len(TOY.starts()))


UNSTEADY = """
from getaway_toy import GAME, Lots

class Unsteady(type(GAME)):
    name = "unsteady"

    def script(self, g):
        if g.phase == "auction":
            g.window_ms = int("".join(str(len(word)) for word in {"a", "to", "the", "four", "fives"}))
        return super().script(g)

GAME = Unsteady()
"""


def test_a_game_that_reads_the_order_of_a_set_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash chain of such a game is another one under another hash seed."""
    (tmp_path / "unsteady.py").write_text(UNSTEADY, encoding="utf-8")
    registered = tmp_path / "unsteady-1.dist-info"
    registered.mkdir()
    (registered / "METADATA").write_text("Metadata-Version: 2.1\nName: unsteady\nVersion: 1\n", encoding="utf-8")
    (registered / "entry_points.txt").write_text("[getaway.games]\nunsteady = unsteady:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    found = check(games.find("unsteady"), matches=1, plants=False).findings
    assert found == ["replay: the hash chain depends on the hash seed"]
