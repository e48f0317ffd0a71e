"""Configure: Pushes or a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from getaway.games.breach.actions.events import Configured
from getaway.games.breach.ground.clicks import AN_ACTION, judge_action, take_action
from getaway.games.breach.malware.hands import draw
from getaway.games.breach.sheet.cubes import make_pushes
from getaway.games.breach.table.model import Breach
from getaway.kernel import ALLOWED, USUAL, Act, Argument, One, Refused, Script, Seat, Verb, Verdict, Wish


def taken_from(g: Breach, seat: Seat, what: str) -> str | None:
    """Your sheet for Pushes, your deck for a card."""
    return f"{'deck' if what == 'draw' else 'sheet'}:{seat}"


WHAT = Argument("what", str, taken_from)


class Configure(Verb[Breach]):
    """Make 2 Pushes or draw 1 Malware card (BR-CONFIG-01)."""

    name = "configure"
    rank = USUAL
    arguments = (WHAT,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        if g.phase == "act":
            verdict = judge_action(g, seat)
            if not verdict:
                return verdict
        elif g.configured >= g.configuration(seat):
            return Refused("BR-CONFPH-02")
        return ALLOWED if wish[WHAT] in ("pushes", "draw") else Refused("BR-CONFIG-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _CONFIGURE if self.judge(g, seat, Wish(self.name, what="draw")) else None

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name, what="pushes"), Wish(self.name, what="draw"))

    def cost(self, g: Breach, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return AN_ACTION if g.phase == "act" else {"configurations": 1}

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        if g.phase == "act":
            take_action(g, seat, self.name, "BR-CONFIG-01")
        else:
            g.configured += 1
        g.tell(Configured(seat, wish[WHAT]), cites="BR-CONFIG-02" if wish[WHAT] == "pushes" else "BR-CONFIG-03")
        if wish[WHAT] == "pushes":
            yield from make_pushes(g, seat, 2)
        else:
            yield from draw(g, seat, 1)


_CONFIGURE = Act("configure", One("what", ("pushes", "draw")))


CONFIGURE = Configure()
VERBS = (CONFIGURE,)
