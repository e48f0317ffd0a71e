"""Give Information: tell another player which of their cards have one value."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from getaway.games.bombsquad.ground.leave import LEAVE_IT
from getaway.games.bombsquad.table.arguments import NAMED_ACTION, NAMED_COLOUR, TEAMMATE
from getaway.games.bombsquad.table.clues import ACTION_BITS, BITS, COLOUR_BITS, VALUES, after_clue
from getaway.games.bombsquad.table.pieces import ACTIONS, COLOURS
from getaway.games.bombsquad.table.state import BombSquad, mark
from getaway.games.bombsquad.turn.events import Informed
from getaway.kernel import ALLOWED, USUAL, Act, Question, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask


@lru_cache(maxsize=1 << 14)
def values_of(cards: tuple[int, ...]) -> int:
    """The bits of all values that these cards have."""
    bits = 0
    for card in cards:
        bits |= BITS[card]
    return bits


@cache
def clue(to: Seat, value: str) -> Wish:
    """The wish to tell one value."""
    return Wish("inform", to=to, **{"colour" if value in COLOURS else "action": value})


@lru_cache(maxsize=4096)
def _clues(targets: tuple[tuple[Seat, int], ...]) -> Act:
    """All clues that fit, given the values each target's hand has."""
    rows = [
        (to, value if i < len(COLOURS) else None, value if i >= len(COLOURS) else None)
        for to, bits in targets
        for i, value in enumerate(VALUES)
        if bits >> i & 1
    ]
    return Act("inform", Rows(("to", "colour", "action"), rows))


def may_hear(g: BombSquad, seat: Seat) -> tuple[Seat, ...]:
    """Who this seat can inform: all others but a Front-liner, who sees their own cards (BS-ROLE-02)."""
    others = g.others(seat)
    return tuple([to for to in others if g.roles[to] != "role_front_liner"]) if g.roles else others


class Inform(Verb[BombSquad]):
    """Tell one other player about the cards in that player's hand."""

    name = "inform"
    arguments = (TEAMMATE, NAMED_COLOUR, NAMED_ACTION)
    rank = USUAL

    def judge(self, g: BombSquad, seat: Seat, wish: Wish) -> Verdict:
        args = wish.args  # read without detours: all clues to all players are judged at each question
        to, colour, action = args[TEAMMATE.name], args.get(NAMED_COLOUR.name), args.get(NAMED_ACTION.name)
        if to == seat or not 0 <= to < g.players:
            return Refused("BS-INFO-01", to=to)
        if g.has_role(to, "role_front_liner"):
            return Refused("BS-ROLE-02", to=to)
        if (colour is None) == (action is None):
            return Refused("BS-INFO-02")
        value = colour or action or ""
        if value not in (COLOURS if action is None else ACTIONS):
            return Refused("BS-INFO-02")
        if not g.empty_clues and not values_of(g.hands[to]) >> VALUES.index(value) & 1:
            return Refused("BS-INFO-08", to=to, value=value)
        return ALLOWED

    def options(self, g: BombSquad, seat: Seat) -> Act:
        every = COLOUR_BITS | ACTION_BITS if g.empty_clues else 0
        return _clues(tuple([(to, every or values_of(g.hands[to])) for to in may_hear(g, seat)]))

    def near(self, g: BombSquad, seat: Seat) -> Iterable[Wish]:
        yield clue(seat, COLOURS[0])
        for to in g.others(seat):
            for value in VALUES:
                yield clue(to, value)

    def run(self, g: BombSquad, seat: Seat, wish: Wish) -> Script[None]:
        """Indicate every card that has the value and no other, by position alone.

        The clue is worked out from the hand, so it is true, whole and shows no preference (BS-INFO-03, BS-INFO-04,
        BS-INFO-05, BS-INFO-06, BS-INFO-07). It moves no card and costs nothing (BS-INFO-09).
        """
        yield from ()
        to, value = wish[TEAMMATE], wish.get(NAMED_COLOUR) or wish[NAMED_ACTION]
        bit = 1 << VALUES.index(value)
        touched = []
        for place, card in enumerate(g.hands[to]):
            g.hints = mark(g.hints, card, after_clue(g.hints[card], BITS[card], bit))
            if BITS[card] & bit:
                touched.append(place)
        g.barrier()
        g.tell(Informed(seat, to, value, tuple(touched)), cites=("BS-INFO-03", "BS-INFO-07"))


INFORM = Inform()
BONUS = Question(
    "bonus",
    (INFORM, LEAVE_IT),
    cites=("BS-ROLE-04",),
    others="BS-FEATURE-01",
    otherwise="BS-ROLE-04",
    private=True,
)


def give_bonus(g: BombSquad) -> Script[None]:
    """The Information Expert may also give information after playing a card (BS-ROLE-04)."""
    if not g.owes_bonus or not INFORM.options(g, g.active).count:
        return
    wish = yield from ask(g, g.active, BONUS)
    if wish.verb == "inform":
        yield from INFORM.run(g, g.active, wish)
