"""What is offered is legal; everything else is refused with a clause that exists."""

from __future__ import annotations

from random import Random
from typing import Any

from getaway.kernel import Game, Match, Play, Refused, Wish
from getaway.kernel.inside import inside
from getaway.rulebook import TABLE, read
from getaway.suite.report import Report

MOST_LISTED = 500
ANSWERED = 4
LOOSE = 12
WORDS = ("", "bogus", "red", "all")


class Legality:
    """Collects the words a game uses, so that random wishes come close to legal ones."""

    def __init__(self, game: Game[Any], report: Report) -> None:
        self.game, self.report = game, report
        self.clauses = read(game.package).by_id.keys() | TABLE.by_id.keys()
        self.words: dict[str, None] = dict.fromkeys(WORDS)

    def check(self, match: Match, dice: Random) -> None:
        """Try every answer to every question, then wishes that are mostly illegal."""
        for ask in match.asks:
            choice = ask.choice
            listed = list(choice) if choice.count <= MOST_LISTED else [choice.sample(dice) for _ in range(50)]
            if not listed:
                self.report.found("legal", f"{ask!r} has no answer")
            for wish in listed:
                self._learn(wish)
                self.report.tried["legal wishes judged"] += 1
                if wish not in choice or not match.why(ask.seat, wish):
                    self.report.found("legal", f"{wish!r} is offered but {match.why(ask.seat, wish)!r}")
            for wish in dice.sample(listed, min(ANSWERED, len(listed))):
                self._accepted(match.fork(), ask.seat, wish)
        for _ in range(LOOSE):
            self._refused(match, dice.randrange(-1, match.g.players + 1), self.loose(dice))

    def _learn(self, wish: Wish) -> None:
        for value in wish.args.values():
            if isinstance(value, str):
                self.words[value] = None

    def _accepted(self, fork: Play, seat: int, wish: Wish) -> None:
        self.report.tried["answers tried on a fork"] += 1
        try:
            fork.answer(seat, wish)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is a finding
            self.report.found("legal", f"{wish!r} is offered but raises {error!r}")

    def loose(self, dice: Random) -> Wish:
        """A random wish: any verb of the game with any arguments."""
        verb = dice.choice(list(self.game.verbs.values()))
        names = {**verb.takes, **{name: kind for name, kind in verb.may.items() if dice.random() < 0.5}}
        args = {name: self._value(kind, dice) for name, kind in names.items() if dice.random() < 0.95}
        return Wish(verb.name if dice.random() < 0.97 else "bogus", **args)

    def _value(self, kind: type, dice: Random) -> Any:
        if dice.random() < 0.03:
            kind = dice.choice((int, str, tuple))
        if kind is tuple:
            return tuple(dice.randrange(-1, 8) for _ in range(dice.randrange(8)))
        return dice.randrange(-1, 8) if kind is int else dice.choice(list(self.words))

    def _refused(self, match: Match, seat: int, wish: Wish) -> None:
        """Check that judge and choice agree, and that a refusal changes nothing."""
        offered = any(ask.seat == seat and wish in ask.choice for ask in match.asks) or wish in match.offers(seat)
        verdict = match.why(seat, wish)
        self.report.tried["loose wishes judged"] += 1
        if bool(verdict) != offered:
            self.report.found("legal", f"{wish!r} by {seat}: offered {offered}, judged {verdict!r}")
        if not isinstance(verdict, Refused):
            return
        self.report.tried["illegal wishes refused"] += 1
        if verdict.clause not in self.clauses:
            self.report.found("legal", f"{wish!r} is refused with {verdict.clause}, which doesn't exist")
        before = match.state_hash, len(match.log), [len(stream) for stream in inside(match).streams]
        try:
            match.answer(seat, wish)
        except Refused as refused:
            if refused != verdict:
                self.report.found("legal", f"{wish!r}: why says {verdict!r}, answer says {refused!r}")
        if before != (match.state_hash, len(match.log), [len(stream) for stream in inside(match).streams]):
            self.report.found("legal", f"the refused {wish!r} changed something")

    def check_citations(self, match: Match) -> None:
        """Every clause that the match's events and questions cite exists."""
        for stream in inside(match).streams:
            for item in stream:
                for clause in getattr(item, "cites", ()):
                    self.report.tried["citations"] += 1
                    if clause not in self.clauses:
                        self.report.found("citation", f"{type(item).__name__} cites {clause}, which doesn't exist")
