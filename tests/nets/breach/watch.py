"""Watching a match from outside: its events and questions, checked against the table of moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from tests.nets.breach import moments
from tests.nets.breach.holdings import holds_something, may_hold_something, program, public_hand
from tests.nets.breach.moments import BEFORE, MISSION, RESPONSES, TIMINGS, TOKENS, Before, Now, lets, standing

from getaway.games.breach.database.breaches import open_borders
from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.sheet.cheats import visible_program
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CHEATS
from getaway.games.breach.table.pieces import malware
from getaway.kernel import Wish
from getaway.kernel.inside import inside
from getaway.kernel.play import Play
from getaway.kit.zones import put

ASKING = (*RESPONSES, "after-the-roll")
"""Questions that let a player play something before what comes next."""
PLAYED = ("MalwarePlayed", "MalwareDiscarded", "AlternativeUsed", "ResearchUsed", "CheatActivated")
Owed = dict[tuple[str, int], set[int]]


class Watch:
    """The findings of one match, and what was looked at."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.seen: Counter[str] = Counter()
        """By moment, how often it was looked at."""
        self.checked: Counter[str] = Counter()
        """By timing, token or Cheat, how often it was tried."""
        self.windows = 0
        self._owed: Owed = {}
        self._dealt = False

    # What must not happen unasked

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear every event at the moment it happens."""
        tell, watch = Breach.tell, self

        def heard(g: Breach, event: Any, **about: Any) -> None:
            tell(g, event, **about)
            cites = about.get("cites", ())
            watch.hear(g, event, (cites,) if isinstance(cites, str) else cites)

        Breach.tell = heard  # type: ignore[assignment, method-assign]
        try:
            yield
        finally:
            del Breach.tell

    def hear(self, g: Breach, event: object, cites: tuple[str, ...]) -> None:
        """An event may end a moment, and begin another."""
        name = type(event).__name__
        if name in PLAYED:  # that was the chance
            for seats in self._owed.values():
                seats.discard(moments.struck(event))
        named = (name, *cites) if name == "ThreatRose" else (name,)
        for row in BEFORE:
            if set(named) & set(row.ends):
                self._end(row, g, event)
            if name in row.begins:
                now = Now("", (), g.copy())
                owed = {seat for seat in row.who(now, event) if holds_something(now, seat)}
                self._owed[row.name, len(g.attacks)] = owed
                self.seen[f"before {row.name}"] += 1

    def _end(self, row: Before, g: Breach, event: object) -> None:
        owed = self._owed.get((row.name, len(g.attacks)), set())
        if row.one:
            owed &= {moments.struck(event)}
        for seat in sorted(owed):
            hand, tokens = g.hands[seat], g.research[seat]
            self.found.append(f"before {row.name}: seat {seat} was not asked ({hand}, {tokens}), {event}")
        self._owed.pop((row.name, len(g.attacks)), None)

    def forget(self) -> None:
        """Hands were dealt again, so forget who had to be asked for the old ones."""
        self._owed.clear()
        self._dealt = True

    # While a question stands

    def look(self, play: Play, dice: Random) -> None:
        """Hold the question that stands, and everything that could be played now, against the table."""
        request = inside(play).request
        assert request is not None
        now = Now(request.question.name, request.seats, play.g)
        self.seen[standing(now).name] += 1
        if now.question in ASKING or now.question == MISSION:
            self.windows += now.question != "after-the-roll"
            self._asked(now)
        self._dealt = False
        for seat in range(play.g.players):
            self._try_cards(play, now, seat, dice)
            self._try_tokens(play, now, seat)
            self._try_cheats(play, now, seat)

    def _asked(self, now: Now) -> None:
        for seat in now.asked:
            if now.question in ASKING:
                for row, depth in self._owed:
                    self._owed[row, depth].discard(seat)
            if now.question == MISSION:
                nothing = not any(moments.card_fits(now, seat, card) for card in public_hand(now.g, seat))
            else:
                nothing = not may_hold_something(now, seat)
            if nothing and not self._dealt:
                self.found.append(f"{now.question}: seat {seat} is asked, and surely holds nothing that fits")

    def _try(self, play: Play, now: Now, seat: int, wish: Wish, expected: bool, what: str) -> None:
        self.checked[what] += 1
        allowed = bool(play.why(seat, wish))
        if allowed != expected:
            verdict = play.why(seat, wish)
            self.found.append(
                f"{standing(now).name} ({now.question} to {now.asked}): seat {seat} {wish} is "
                f"{'allowed' if allowed else f'refused by {verdict}'}"
            )

    def _try_cards(self, play: Play, now: Now, seat: int, dice: Random) -> None:
        """Try each of a player's eight cards, in a hand with others or alone, with the rest discarded or not."""
        g = play.g
        before = g.hands, g.discards, g.decks, g.seats
        own = all_cards(g.seats[seat].avatar, g.seats[seat].breacher)
        g.set_seat(seat, played=())
        for name in dict.fromkeys(own):
            rest = list(own)
            rest.remove(name)
            n = dice.randrange(4)
            away = dice.randrange(len(rest) - n + 1)
            g.hands = put(g.hands, seat, (name, *rest[:n]))
            g.discards = put(g.discards, seat, tuple(rest[n : n + away]))
            card = malware()[name]
            fits = lets(now, seat) and moments.card_fits(now, seat, card)
            self._try(play, now, seat, Wish("play", card=name), fits, card.condition or card.timing)
            if g.players == 1 and card.alternative:
                other = now.question != MISSION and lets(now, seat) and moments.alternative_fits(now, seat)
                self._try(play, now, seat, Wish("play-alternative", card=name), other, "Alternative Effect")
        g.hands, g.discards, g.decks, g.seats = before

    def _try_tokens(self, play: Play, now: Now, seat: int) -> None:
        g, before = play.g, play.g.research
        g.research = put(g.research, seat, tuple(TOKENS))
        for token, fits in TOKENS.items():
            expected = now.question != MISSION and lets(now, seat) and fits(now, seat)
            self._try(play, now, seat, Wish("research", token=token), expected, token)
        g.research = before

    def _try_cheats(self, play: Play, now: Now, seat: int) -> None:
        g, before = play.g, play.g.seats
        open_ = lets(now, seat)
        for side in (0, 1):
            g.set_seat(seat, ready=CHEATS, used=(), side=side)
            card = malware()[visible_program(g, seat)]
            assert program(g, seat) is card
            fits = open_ and moments.program_fits(now, seat, card)
            self._try(play, now, seat, Wish("cheat", cheat="program"), fits, f"Program, {card.timing}")
        for cheat in ("slide", "breach"):
            fits = open_ and moments.may_cheat(now, seat) and (cheat == "slide" or bool(open_borders(g)))
            self._try(play, now, seat, Wish("cheat", cheat=cheat), fits, f"Cheat, {cheat}")
        g.seats = before


assert set(TIMINGS) == {card.timing for card in malware().values()}
