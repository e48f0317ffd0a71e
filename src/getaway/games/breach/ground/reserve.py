"""Taking Research tokens from the Reserve."""

from __future__ import annotations

from getaway.games.breach.ground.events import ResearchRecycled
from getaway.games.breach.table.model import Breach
from getaway.kernel import One, Script, Seat, chance
from getaway.kit.zones import without_one


def draw_one(g: Breach, seen: tuple[Seat, ...]) -> Script[str]:
    """Take a Research token that only these seats see; return nothing if none is left (BR-RES-05)."""
    if not g.research_left:
        if not g.research_gone:
            return ""
        g.research_left, g.research_gone = g.research_gone, ()
        g.tell(ResearchRecycled(len(g.research_left)), cites="BR-RES-05")
    drawn = yield from chance(g, One("item", g.research_left), seen=seen)
    token: str = drawn["item"]
    g.research_left = without_one(g.research_left, token)
    return token
