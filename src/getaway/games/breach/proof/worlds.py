"""Sampling a whole table from what one seat knows, each that fits with equal chance."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.breach.malware.hands import all_cards
from getaway.games.breach.malware.orders import orderable
from getaway.games.breach.sheet.objectives import fulfils
from getaway.games.breach.shown.view import View
from getaway.games.breach.table.model import HIDDEN, Breach
from getaway.games.breach.table.pieces import objectives, research
from getaway.kernel import Answer, Args, Dice, Record, Seat, Unseen
from getaway.kit.zones import put, shuffled, without_one

Shown = dict[Seat, list[str]]
SHOWING = {"play": "card", "play-alternative": "card", "discard": "card", "research": "token"}
"""The answers that show a card or a token in hand."""
FIELDS = tuple(name for name in Breach.__struct_fields__ if name != "tape")


def sample(record: Record, dice: Dice) -> tuple[Breach, tuple[Args | None, ...]]:
    """A state that agrees with the record; what is hidden since is left to the world: draws, orders, cards put back."""
    view: View = record.view
    g = Breach(**{name: getattr(view, name) for name in FIELDS})
    shown = shown_since(record)
    deal_malware(g, shown, dice)
    deal_objectives(g, dice)
    deal_research(g, shown, dice)
    deal_ahead(g, dice)
    deal_orders(g, view.seat, dice)
    return g, tuple([None for entry in record.since if isinstance(entry, Unseen)])


def shown_since(record: Record) -> Shown:
    """What each seat has shown since the checkpoint before anything hidden was drawn: it was in its hand then."""
    shown: Shown = {}
    for entry in record.since:
        if isinstance(entry, Unseen) and entry.kind == "drawn":
            break
        if isinstance(entry, Answer) and entry.wish.verb in SHOWING:
            shown.setdefault(entry.seat, []).append(entry.wish[SHOWING[entry.wish.verb]])
    return shown


def deal_malware(g: Breach, shown: Shown, dice: Dice) -> None:
    """Each player's unseen cards, split between deck and hand; those shown since were in the hand."""
    hands, decks = list(g.hands), list(g.decks)
    for seat, player in enumerate(g.seats):
        hidden_ones = HIDDEN in hands[seat] or HIDDEN in decks[seat]
        if not hidden_ones:
            continue
        cards = all_cards(player.avatar, player.breacher)
        gone = [entry.partition(":")[2] for entry in g.playing if entry.startswith(f"{seat}:")]
        for card in (*g.discards[seat], *gone):
            if card in cards:
                cards = without_one(cards, card)
        held = [card for card in shown.get(seat, ()) if card in cards]
        for card in held:
            cards = without_one(cards, card)
        mixed = [*held, *shuffled(cards, dice)]
        n = len(hands[seat])
        hands[seat], decks[seat] = tuple(sorted(mixed[:n])), tuple(sorted(mixed[n:]))
    g.hands, g.decks = tuple(hands), tuple(decks)


def deal_objectives(g: Breach, dice: Dice) -> None:
    """Objectives nobody else has, none of them complete: a complete one would have been shown."""
    known = [card for zone in g.objectives for card in zone if card != HIDDEN]
    while True:
        left = shuffled([card for card in objectives() if card not in known], dice)
        dealt = tuple([(left.pop(),) if zone == (HIDDEN,) else zone for zone in g.objectives])
        if g.phase == "over" or not any(
            zone and fulfils(p.disk, zone[0]) for zone, p in zip(dealt, g.seats, strict=True)
        ):
            g.objectives = dealt
            return


def deal_research(g: Breach, shown: Shown, dice: Dice) -> None:
    """Unseen tokens among the Reserve, the rooms and the other players; those shown since were their owner's."""
    left = [name for name, token in research().items() for _ in range(token.copies)]
    for token in (*g.research_gone, *[token for zone in g.research for token in zone if token != HIDDEN]):
        left.remove(token)
    held = [[t for t in shown.get(seat, ()) if t in left and HIDDEN in zone] for seat, zone in enumerate(g.research)]
    for token in [token for tokens in held for token in tokens]:
        left.remove(token)
    mixed = shuffled(left, dice)

    def some(zone: tuple[str, ...], first: Sequence[str] = ()) -> tuple[str, ...]:
        rest = [mixed.pop() if token == HIDDEN else token for token in zone[len(first) :]]
        return tuple(sorted((*first, *rest)))

    g.research = tuple([some(zone, tokens) for zone, tokens in zip(g.research, held, strict=True)])
    g.room_research = tuple([some(zone) for zone in g.room_research])
    g.research_left = some(g.research_left)


def deal_ahead(g: Breach, dice: Dice) -> None:
    """Cards on top of the activation deck that another player has looked at."""
    for place, card in enumerate(g.ahead):
        if card == HIDDEN:
            drawn = g.deck[dice.randrange(len(g.deck))]
            g.deck = without_one(g.deck, drawn)
            g.ahead = (*g.ahead[:place], drawn, *g.ahead[place + 1 :])


def deal_orders(g: Breach, mine: Seat, dice: Dice) -> None:
    """With clocks each other player has no secret order, or one that names a card of the hand."""
    if not g.window_ms or g.phase.startswith("setup"):
        return
    for seat in g.everyone:
        if seat != mine:
            orders = ((), *[(card,) for card in orderable(g, seat)])
            g.secret_orders = put(g.secret_orders, seat, orders[dice.randrange(len(orders))])
