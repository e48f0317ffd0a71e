"""Log-Out: leaving the Database."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.attack.disconnect import disconnect
from getaway.games.breach.ground.asking import OfAvatar
from getaway.games.breach.ground.clicks import Action, judge_action, take_action
from getaway.games.breach.table.model import Breach
from getaway.kernel import Act, Script, Seat, Verdict, Wish


class LogOut(Action, OfAvatar):
    """Leave the Database because you want to; the Action Phase ends (BR-LOGOUT-01, BR-LOGOUT-02)."""

    name = "log-out"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return judge_action(g, seat)

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _LOG_OUT if judge_action(g, seat) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def warnings(self, g: Breach, seat: Seat) -> Iterable[tuple[Wish, str, dict[str, object]]]:
        """Leaving ends the phase, and Reconnection leaves one action (BR-RECON-08)."""
        return [(Wish(self.name), "BR-RECON-08", {})]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-LOGOUT-01")
        yield from disconnect(g, seat, ("BR-LOGOUT-01", "BR-LOGOUT-03"))


_LOG_OUT = Act("log-out")


LOG_OUT = LogOut()
VERBS = (LOG_OUT,)
