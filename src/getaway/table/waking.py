"""What happens at a table by itself: bots answer, and deadlines fire."""

from __future__ import annotations

from contextlib import suppress

from getaway.bots import AtRandom, at_level
from getaway.games import find
from getaway.kernel import Refused, Seat
from getaway.table import deciding
from getaway.table.acts import AnyAct
from getaway.table.bounds import Limits
from getaway.table.committing import Append, Committer, NothingDue
from getaway.table.live import GRACE, Live

TRIES = 20
"""How many answers a bot tries if the rules stumble over its choice."""


class Stuck(Exception):
    """Something is due at a table and can't be done, since the rules stumble over it; nothing happened since then."""

    def __init__(self, since: int) -> None:
        super().__init__(since)
        self.since = since


class Waking:
    """Wakes tables whose time has come."""

    def __init__(self, committer: Committer, limits: Limits) -> None:
        self.committer = committer
        self.limits = limits

    async def wake(self, table: str, append: Append) -> None:
        """Do what is due at a table: let its bots answer, fire its deadlines; raises `Stuck` if that fails."""
        with suppress(NothingDue):
            await self.committer.do(table, self.due, None, append)

    def due(self, live: Live, at: int) -> AnyAct:
        """Return the act that is due; raises `NothingDue` if there is none."""
        if live.due is None or live.due > at:
            raise NothingDue
        if self.limits.overflows(live.seq):
            raise Stuck(live.last)
        match, zero = live.playing(), live.table.zero
        bots = [seat for seat in live.bots_asked() if live.table.asked[seat] + live.thinking(seat) <= at]
        if bots:
            return self._bot_answers(live, bots[0], at)
        late = [due.at for due in match.game.deadlines(match.g) if zero + due.at + GRACE <= at]
        played = deciding.ring(live, max(late, default=0), at)
        if not played.entries:
            raise Stuck(live.last)
        return played

    @staticmethod
    def _bot_answers(live: Live, seat: Seat, at: int) -> AnyAct:
        match = live.playing()
        ask = next(ask for ask in match.asks if ask.seat == seat)
        for i in range(TRIES):  # after a bot of the game has stumbled, one at random tries
            seed = int.from_bytes(live.seed[:8], "big") + i
            bot = AtRandom(seed) if i else at_level(find(live.table.game), live.table.bots, seed)
            wish = bot.choose(ask, lambda: match.record(seat))
            try:
                return deciding.answer(live, seat, wish, ask.id, at)
            except Refused as refused:
                stumbled = refused
        raise Stuck(live.last) from stumbled
