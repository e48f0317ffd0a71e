"""Research tokens: secret until they are used."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.breach.ground.effects import perform
from getaway.games.breach.ground.reserve import draw_one
from getaway.games.breach.ground.timing import at_hand, for_a_mission, timely
from getaway.games.breach.pack.vocabulary import RESEARCH_TOKENS
from getaway.games.breach.table.arguments import TOKEN
from getaway.games.breach.table.model import HIDDEN, Breach
from getaway.games.breach.table.parts import FIREWALL, NOWHERE
from getaway.games.breach.table.pieces import Deed, research
from getaway.games.breach.tokens.events import ResearchGained, ResearchUsed
from getaway.kernel import ALLOWED, USUAL, Act, One, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import put, without_one


def gain_research(g: Breach, seat: Seat, token: str, cites: str) -> None:
    """Give a player a token that only they may see (BR-RES-02), without limit (BR-RES-03)."""
    g.research = put(g.research, seat, tuple(sorted((*g.research[seat], token))))
    g.tell(ResearchGained(seat, token), to=(seat,), otherwise=ResearchGained(seat, HIDDEN), cites=cites)


def research_from_reserve(g: Breach, seat: Seat, n: int, cites: str) -> Script[None]:
    """Take tokens from the Reserve (BR-RES-04)."""
    for _ in range(n):
        token = yield from draw_one(g, (seat,))
        if token:
            gain_research(g, seat, token, cites)


class Use(Verb[Breach]):
    """Discard a Research token for its effect, at the moment it names (BR-RES-06 to BR-RES-08)."""

    name = "research"
    rank = USUAL
    free = True
    arguments = (TOKEN,)

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        if wish[TOKEN] not in g.research[seat]:
            return Refused("BR-RES-02")
        return judge_token(g, seat, wish[TOKEN])

    def options(self, g: Breach, seat: Seat) -> Act | None:
        held = g.research[seat]
        if not held or not at_hand(g, seat):
            return None
        return _tokens(tuple([token for token in dict.fromkeys(held) if judge_token(g, seat, token)]))

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, token=token) for token in dict.fromkeys(g.research[seat])]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        was, g.resolving = g.resolving, True
        token = wish[TOKEN]
        g.barrier()
        g.research = put(g.research, seat, without_one(g.research[seat], token))
        g.research_gone = tuple(sorted((*g.research_gone, token)))
        g.tell(ResearchUsed(seat, token), cites="BR-RES-08")
        yield from perform(g, seat, Deed(research()[token].effects), RESEARCH_TOKENS[research()[token].effects[0].do])
        g.resolving = was


@lru_cache(maxsize=1024)
def _tokens(tokens: tuple[str, ...]) -> Act | None:
    return Act("research", One("token", tokens)) if tokens else None


def judge_token(g: Breach, seat: Seat, token: str) -> Verdict:
    """Whether a token can be used now."""
    if not at_hand(g, seat):
        return Refused("BR-RESP-02" if g.attack is not None and seat in g.attack.passed else "BR-RES-07")
    return Refused("BR-MTYPE-02") if for_a_mission(g) else token_fits(g, seat, token)


def token_fits(g: Breach, seat: Seat, token: str) -> Verdict:
    """Whether a token can be used now: in the player's whole Action Phase unless it says more (BR-RES-06)."""
    effect = research()[token].effects[0]
    if effect.do == "boost":
        return judge_boost(g, seat, effect.what)
    if not timely(g, seat, "action-phase"):
        return Refused("BR-RES-06")
    if effect.do == "reroll":
        return ALLOWED if g.rolled is not None else Refused("BR-RES-10")
    if effect.do == "remove-virus" and not g.seats[seat].viruses[FIREWALL]:
        return Refused("BR-RES-14")
    return ALLOWED


def judge_boost(g: Breach, seat: Seat, ability: str) -> Verdict:
    """A Boost needs an action just declared, for Defense an attack on the player's Avatar (BR-RES-09, BR-RES-17)."""
    attack = g.attack
    if ability == "movement":
        move = g.move
        declared = move is not None and move.seat == seat and not move.begun and attack is None
        return ALLOWED if declared else Refused("BR-RES-09")
    if attack is None or attack.step not in ("target", "respond"):
        return Refused("BR-RES-09" if ability == "attack" else "BR-RES-17")
    if ability == "attack":
        return ALLOWED if attack.by == seat and attack.ice == NOWHERE else Refused("BR-RES-09")
    return ALLOWED if attack.target == seat else Refused("BR-RES-17")


USE = Use()
VERBS = (USE,)
