"""The action of a turn: everything worth a thought, with what it is worth and why."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from getaway.bots.bombsquad.beliefs import Held
from getaway.bots.bombsquad.drawing import draw_worth
from getaway.bots.bombsquad.mind import Mind
from getaway.bots.bombsquad.reasons import activating, discarding, finishing, informing, programming
from getaway.bots.bombsquad.running import nearer
from getaway.bots.bombsquad.worth import A_CELL, best_call, card_worth
from getaway.bots.player import Reason
from getaway.games.bombsquad.table.clues import BITS_OF, VALUES
from getaway.games.bombsquad.table.pieces import SLOTS
from getaway.games.bombsquad.table.state import UNKNOWN
from getaway.games.bombsquad.turn.inform import clue, may_hear
from getaway.games.bombsquad.variants.no_programming import card_cost
from getaway.kernel import Seat, Wish
from getaway.kit.zones import without_all
from getaway.solve.bombsquad.program import Program

FINISH, PROGRAM = 10.0, 4.0
EARLY = 0.85
"""What it is worth to program a card before those that must be carried out first are known."""
WASTED, WASTED_WANTED, WASTED_LATE = 0.4, 0.9, 2.5
"""What it costs to run the robot with a card on the frame that does nothing: any, or one that the plan wants soon, with
time for another or not."""
HURRIED, PUT_OFF = 1.6, 0.6
"""When a bomb's time is short: how much more a clue about a wanted card is worth, and how much less any other."""
LAST_SLOT = 2.0
"""How many times that counts against a card that fills the frame, and so runs the robot."""
LATE = 0.7
"""What it is worth to run the robot at once when a bomb's time is short."""
SOONER = 0.15
"""What it is worth to tell a player whose turn comes one seat sooner."""
NO_NEWS = -2.0
"""What a clue is worth that tells nobody anything: a discard brings at least another card."""
SHORT_CELL, SPARE_CELL = 0.8, 0.12
"""What a cell is worth when the program can't be paid, and when the battery is full."""
STUCK = 1.0
CLOSER = 0.5
"""How much closer a card must bring the robot to be played at once."""
IN_PROGRAM, IN_PLAN = 2.0, 1.2
"""What is lost with a card that its holder knows: one of the best program, or one that the plan still needs."""
AT_ALL = 0.01
"""What is lost at least with a card that the mission still takes: of cards that bring the same, junk goes first."""
HELD, FADING = 8, 16
"""A card is kept for the next cards of the plan; for a later one less and less, as it comes back from the discards."""
LAST, SPARE = 0.8, 0.3
"""How much of a wanted card's worth is lost with it, if it's the only one in the hands or not."""


class Idea(NamedTuple):
    """Something to do, what it is worth in turns, and why."""

    worth: float
    wish: Wish
    reason: Reason


def ideas(mind: Mind) -> list[Idea]:
    """Everything worth a thought, the best first."""
    acts = plays(mind) if mind.g.no_programming else (*programs(mind), *early(mind), *activations(mind))
    found = [*acts, *clues(mind), *discards(mind), *changes(mind)]
    return sorted(found, key=lambda idea: -idea.worth)


# Programming


def programs(mind: Mind) -> Iterator[Idea]:
    """Its cards that the best program of known cards takes; the seventh only if the main battery pays for it."""
    best = mind.ready
    runs = len(mind.g.frame) == SLOTS - 1
    if best is None or (runs and not mind.affords(best)):
        return
    others = [card.sure for card in mind.cards if card.seat != mind.seat]
    for card in mind.beliefs.own:
        if card.sure in best.added:
            alone = card.sure not in others
            lost = LAST_SLOT * fsum(wasted(mind, best)) if runs and not best.ends else 0.0
            yield Idea(PROGRAM + alone - lost, Wish("program", card=card.place), programming(mind, card))


def early(mind: Mind) -> Iterator[Idea]:
    """Its cards that belong on this frame by the plan, though others must come first: that makes room in the hand."""
    best, slots = mind.ready, SLOTS - len(mind.g.frame)
    missing = to_come(mind)
    if best is None or slots <= 1 or len(missing) > slots:
        return
    for card in mind.beliefs.own:
        if card.sure in missing and card.sure not in best.added:
            yield Idea(EARLY, Wish("program", card=card.place), programming(mind, card, early=True))


def to_come(mind: Mind) -> tuple[int, ...]:
    """The kinds among the next cards of the plan, as many as a frame holds, that aren't on the frame."""
    return without_all(mind.ahead[:SLOTS], mind.frame)


def activations(mind: Mind) -> Iterator[Idea]:
    """Run what is on the frame: it saves a bomb, finishes the mission, or nothing known makes it better."""
    saving, best = mind.saving, mind.ready
    if saving is not None and mind.affords(saving):
        reason = finishing() if saving.ends else activating(mind, len(saving.cards), saves=True)
        yield Idea(FINISH, Wish("activate"), reason)
    elif best is not None and best.cards and not best.added and mind.affords(best) and mind.g.frame:
        if best.ends:
            yield Idea(FINISH, Wish("activate"), finishing())
        else:
            yield Idea(run_worth(mind, best), Wish("activate"), activating(mind, len(best.cards)))


def run_worth(mind: Mind, program: Program) -> float:
    """What it is worth to run the robot now, with a program that doesn't end the mission."""
    return -0.5 + 0.25 * len(program.cards) - fsum(wasted(mind, program)) + LATE * in_haste(mind)


def wasted(mind: Mind, best: Program) -> Iterator[float]:
    """What is lost with each card on the frame that a program has no use for."""
    wanted = WASTED_LATE if in_haste(mind) else WASTED_WANTED
    for kind in without_all(mind.frame, [card.kind for card in best.cards]):
        yield wanted if kind in mind.ahead[:SLOTS] else WASTED


def in_haste(mind: Mind) -> bool:
    """Whether a bomb's time is short."""
    return mind.plan is not None and mind.plan.late


# Information


def clues(mind: Mind) -> Iterator[Idea]:
    """Each thing that could be told, by how much better the cards are then known."""
    for to in may_hear(mind.g, mind.seat):
        bits = 0
        for card in mind.beliefs.hands[to]:
            bits |= BITS_OF[card.kind] if card.kind != UNKNOWN else 0
        for i, value in enumerate(VALUES):
            after = mind.after_clue(to, value) if bits >> i & 1 else None
            if after is not None:
                yield told(mind, to, value, after)


def told(mind: Mind, to: Seat, value: str, after: dict[tuple[Seat, int], int]) -> Idea:
    """What a clue is worth that leaves these kinds possible."""
    gains = {where: gain(mind, mind.beliefs.hands[where[0]][where[1]], mask) for where, mask in after.items()}
    seat, place = max(gains, key=lambda where: gains[where])
    away = (to - mind.seat) % mind.g.players
    worth = fsum(gains.values()) - SOONER * (away - 1) if is_news(mind, after) else NO_NEWS
    reason = informing(mind, to, mind.beliefs.hands[seat][place], value)
    return Idea(worth, clue(to, value), reason)


def is_news(mind: Mind, after: dict[tuple[Seat, int], int]) -> bool:
    """Whether a clue tells anybody anything."""
    cards = [(mind.beliefs.hands[seat][place], mask) for (seat, place), mask in after.items()]
    return any(card.mask != mask and not card.known for card, mask in cards)


def gain(mind: Mind, card: Held, mask: int) -> float:
    """How much more a card is worth once its holder knows that only these kinds are left."""
    if card.kind == UNKNOWN or card.sure != UNKNOWN:
        return 0.0
    role = mind.g.roles[card.seat] if mind.g.roles else ""
    after = card.odds_after(mask, mind.beliefs.hidden[card.seat])
    cell = cell_worth(mind)
    wanted = mind.wants[card.kind]
    more = card_worth(card.kind, after, wanted, cell, role) - card_worth(card.kind, card.odds, wanted, cell, role)
    return more * ((HURRIED if wanted else PUT_OFF) if in_haste(mind) else 1.0)


def cell_worth(mind: Mind) -> float:
    """What a cell is worth now."""
    best = mind.ready
    if mind.room <= 1:
        return SPARE_CELL
    return SHORT_CELL if best is not None and not mind.affords(best) else A_CELL


# Discards


def discards(mind: Mind) -> Iterator[Idea]:
    """Each own card with its best call, less what the team may lose."""
    role = mind.g.roles[mind.seat] if mind.g.roles else ""
    cell, drawn = cell_worth(mind), draw_worth(mind)
    for card in mind.beliefs.own:
        call, known = best_call(card.odds, role), card.sure != UNKNOWN
        lost = fsum(chance * loss(mind, kind) for kind, chance in enumerate(card.odds))
        if known:
            lost = sure_loss(mind, card.sure)
        worth = min(call.cells, mind.room) * cell + drawn - lost
        args = {name: said for name, said in (("colour", call.colour), ("action", call.action)) if said}
        wish = Wish("discard", card=card.place, **args)
        yield Idea(worth, wish, discarding(mind, card, call))


def loss(mind: Mind, kind: int) -> float:
    """What the team loses with a card of this kind: less where somebody else holds another."""
    copies = sum(card.kind == kind for card in mind.cards if card.seat != mind.seat)
    return mind.wants[kind] * (LAST if not copies else SPARE)


def sure_loss(mind: Mind, kind: int) -> float:
    """What it costs to discard a card that its holder knows: much if the plan still needs it."""
    if mind.ready is not None and kind in mind.ready.added:
        return IN_PROGRAM
    copy = mind.ready_kinds.count(kind)
    return max(IN_PLAN * still_needed(mind, kind, copy), AT_ALL * mind.takes(kind, copy))


def still_needed(mind: Mind, kind: int, copy: int) -> float:
    """How much a copy of a kind counts for the plan: less the later it's needed, and nothing beyond what is needed."""
    places = mind.needs[kind]
    if copy > len(places):
        return 0.0
    return min(1.0, max(0.0, 1 - (places[copy - 1] - HELD) / FADING))


# Variants


def plays(mind: Mind) -> Iterator[Idea]:
    """Without programming: an own card that brings the robot closer at once, if the main battery pays for it."""
    if mind.g.main < card_cost(mind.g, mind.seat):
        return
    for card in mind.beliefs.own:
        closer = nearer(mind, card.sure) if card.sure != UNKNOWN else 0.0
        if closer > CLOSER:
            reason = Reason("play", {"card": card.sure, "place": card.place}, ("BS-NOPROG-01",))
            yield Idea(PROGRAM + closer, Wish("play", card=card.place), reason)


def changes(mind: Mind) -> Iterator[Idea]:
    """Another robot, where this one has no way to the end."""
    if mind.plan is None and mind.g.parked is not None:
        yield Idea(STUCK, Wish("change_robot"), Reason("change-robot", {}, ("BS-MULTI-07",)))
