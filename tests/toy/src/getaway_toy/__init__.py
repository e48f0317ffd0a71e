"""Lots: a small game of sealed bids and response windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, ClassVar, TypeVar

import msgspec

from getaway import kernel as k
from getaway.kernel import Act, Args, Game, One, Question, Refused, Script, Seat, Some, Verb, Verdict, Wish
from getaway.kit.zones import put
from getaway_toy import model as m
from getaway_toy.model import FACE_DOWN, LOTS, NOBODY, PLACES, Cards, Lots, View, counters

T = TypeVar("T")


# Verbs: what a seat can do, and who judges it


class Exchange(Verb[Lots]):
    """Lay none, one or both counters aside for new ones."""

    name = "exchange"
    takes: ClassVar[Mapping[str, type]] = {"places": tuple}

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        if seat in g.out:
            return Refused("TOY-QUIT-01")
        return k.ALLOWED if self.options(g, seat).rank(wish) >= 0 else Refused("TOY-SWAP-02")

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name, Some("places", PLACES, 0, 2))


class Bid(Verb[Lots]):
    """Bid coins for the lot, sealed."""

    name = "bid"
    takes: ClassVar[Mapping[str, type]] = {"amount": int}

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        if seat in g.out:
            return Refused("TOY-QUIT-01")
        fits = 0 <= wish["amount"] <= g.coins[seat]
        return k.ALLOWED if fits else Refused("TOY-BID-02", coins=g.coins[seat])

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name, One("amount", range(g.coins[seat] + 1)))

    def near(self, g: Lots, seat: Seat) -> Iterable[Wish]:
        yield Wish(self.name, amount=g.coins[seat] + 1)

    def warnings(self, g: Lots, seat: Seat) -> Iterable[tuple[Wish, str, Args]]:
        yield Wish(self.name, amount=g.coins[seat]), "TOY-SALE-01", {}


class Pass(Verb[Lots]):
    """Let the sale go on."""

    name = "pass"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return k.ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name)


class Play(Verb[Lots]):
    """Turn up a counter against the sale."""

    name = "play"
    takes: ClassVar[Mapping[str, type]] = {"place": int}

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        place = wish["place"]
        if place not in PLACES or place in g.played[seat]:
            return Refused("TOY-WIN-03", place=place)
        if g.doubled and is_double(g.hands[seat][place]):
            return Refused("TOY-WIN-05", place=place)
        return k.ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act:
        wishes = [wish for wish in self.near(g, seat) if self.judge(g, seat, wish)]
        return Act(self.name, One("place", [wish["place"] for wish in wishes]))

    def near(self, g: Lots, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, place=place) for place in PLACES]

    def place(self, g: Lots, seat: Seat, name: str, value: Any) -> str:  # noqa: ANN401 - any argument
        return f"hand:{seat}:{value}"


class Concede(Verb[Lots]):
    """Leave the contest, at any time."""

    name = "concede"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return Refused("TOY-QUIT-02") if seat in g.out else k.ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act | None:
        return None if seat in g.out else Act(self.name)

    def run(self, g: Lots, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.out = (*g.out, seat)
        g.tell(m.Conceded(seat), cites="TOY-QUIT-01")
        if len(g.out) == g.players - 1:
            g.phase = "over"  # TOY-QUIT-03
            raise k.Cut
        g.waiting = tuple(other for other in g.waiting if other != seat)
        if seat == g.winner:
            g.winner, g.waiting = NOBODY, ()  # TOY-QUIT-04


EXCHANGE, BID, PASS, PLAY, CONCEDE = Exchange(), Bid(), Pass(), Play(), Concede()


# Questions: what is asked, and what is answered to whoever wants something else meanwhile


class AboutLot(Question):
    """A question whose text names the lot, its bidder and the price."""

    def facts(self, g: Lots, seat: Seat) -> Args:
        return {"lot": g.lot, "winner": g.winner, "price": max(g.bids)}


def question(name: str, *verbs: Verb[Lots], clause: str) -> Question:
    """A question asked by a clause, which also refuses whoever is not asked; other verbs have their own."""
    instead = {"exchange": "TOY-SWAP-01", "bid": "TOY-BID-01", "pass": "TOY-WIN-01", "play": "TOY-WIN-01"}
    return AboutLot(name, verbs, cites=(clause,), others=clause, instead=instead)


ASK_EXCHANGE = question("exchange", EXCHANGE, clause="TOY-SWAP-01")
ASK_BID = question("bid", BID, clause="TOY-BID-01")
ASK_RESPONSE = question("respond", PASS, PLAY, clause="TOY-WIN-01")


# The rules, in the order of play


def in_contest(g: Lots) -> tuple[Seat, ...]:
    """The seats that have not conceded."""
    return tuple(seat for seat in range(g.players) if seat not in g.out)


def is_double(card: str) -> bool:
    """Whether a counter is a Double; the others are Cancels."""
    return card.startswith("double")


def deal(g: Lots) -> Script[None]:
    """Shuffle the counters and deal two to each seat (TOY-SETUP-04)."""
    order = yield from k.shuffle(g, len(g.deck))
    g.deck = tuple(g.deck[i] for i in order)
    for seat in range(g.players):
        take(g, seat, PLACES, "TOY-SETUP-04")
    g.phase = "exchange"


def take(g: Lots, seat: Seat, places: tuple[int, ...], clause: str) -> None:
    """Lay what a hand has at these places aside, and fill them from the deck."""
    hand = g.hands[seat] or ("", "")
    g.aside = put(g.aside, seat, tuple(hand[place] for place in places if hand[place]))
    for place in places:
        hand, g.deck = put(hand, place, g.deck[0]), g.deck[1:]
    g.hands = put(g.hands, seat, hand)
    cards, backs = tuple(hand[place] for place in places), (FACE_DOWN,) * len(places)
    g.tell(m.Dealt(seat, cards), to=(seat,), otherwise=m.Dealt(seat, backs), cites=clause)


def exchange(g: Lots) -> Script[None]:
    """Stack six lots (TOY-SETUP-02), then let every seat change its counters (TOY-SWAP-01)."""
    order = yield from k.shuffle(g, len(LOTS))
    lots = tuple(LOTS[i] for i in order)
    g.stack, g.box = lots[:6], tuple(sorted(lots[6:]))
    given = yield from k.ask_all(g, ASK_EXCHANGE, in_contest)
    for seat, wish in given.items():
        take(g, seat, wish["places"], "TOY-SWAP-01")
    g.deck = tuple(sorted(g.deck))
    turn_up(g)


def turn_up(g: Lots) -> None:
    """Turn up the top lot: a secret shown, so nothing is taken back over it."""
    g.lot, g.stack, g.phase = g.stack[0], g.stack[1:], "auction"
    g.barrier()
    g.tell(m.LotTurned(g.lot), cites="TOY-BID-01")


def auction(g: Lots) -> Script[None]:
    """All bid sealed; the highest bid wins, chance breaks a tie (TOY-BID-03)."""
    bids = yield from k.ask_all(g, ASK_BID, in_contest)
    g.barrier()
    for seat, wish in bids.items():
        g.tell(m.BidShown(seat, wish["amount"]), cites="TOY-BID-01")
    g.bids = tuple(bids[seat]["amount"] if seat in bids else NOBODY for seat in range(g.players))
    best = tuple(seat for seat, amount in enumerate(g.bids) if amount == max(g.bids))
    open_window(g, (yield from k.pick(g, best)) if len(best) > 1 else best[0])


def open_window(g: Lots, winner: Seat) -> None:
    """Who may respond, from the winner's left, is read from what all can see (TOY-WIN-01, TOY-WIN-02)."""
    order = (*range(winner + 1, g.players), *range(winner + 1))
    g.winner, g.phase, g.closes = winner, "window", g.now + g.window_ms
    g.tell(m.BidWon(winner), cites="TOY-BID-03")
    g.waiting = tuple(seat for seat in order if seat not in g.out and len(g.played[seat]) < len(PLACES))
    if not g.waiting:
        settle(g)


def respond(g: Lots) -> Script[None]:
    """One seat passes or plays; a deadline or a concession may leave nobody to ask."""
    given = yield from k.ask_all(g, ASK_RESPONSE, lambda g: g.waiting[:1])
    for seat, wish in given.items():
        g.waiting = g.waiting[1:]
        if wish.verb == "play":
            play(g, seat, wish["place"])
        else:
            g.tell(m.Passed(seat), cites="TOY-WIN-01")
    if not g.waiting:
        settle(g)


def play(g: Lots, seat: Seat, place: int) -> None:
    """Turn up a counter: a Double doubles the price (TOY-WIN-04), a Cancel ends the sale (TOY-WIN-06)."""
    card = g.hands[seat][place]
    g.played = put(g.played, seat, (*g.played[seat], place))
    g.barrier()
    g.tell(m.CounterPlayed(seat, card), cites="TOY-WIN-04" if is_double(card) else "TOY-WIN-06")
    if is_double(card):
        g.doubled = True
    else:
        g.winner, g.waiting = NOBODY, ()


def settle(g: Lots) -> None:
    """The winner pays and takes the lot; without a winner it is discarded. Then the next lot, if any."""
    if g.winner == NOBODY:
        g.discard = (*g.discard, g.lot)
        g.tell(m.LotDiscarded(g.lot), cites="TOY-SALE-02")
    else:
        sell(g, g.winner, min(max(g.bids) * (1 + g.doubled), g.coins[g.winner]))
    g.lot, g.winner, g.doubled, g.closes = 0, NOBODY, False, 0
    if g.stack:
        turn_up(g)
    else:
        g.phase = "over"  # TOY-END-01


def sell(g: Lots, seat: Seat, price: int) -> None:
    """Coins to the bank, the lot to the seat (TOY-SALE-01)."""
    g.coins, g.bank = put(g.coins, seat, g.coins[seat] - price), g.bank + price
    g.won = put(g.won, seat, (*g.won[seat], g.lot))
    g.tell(m.LotSold(seat, g.lot, price), cites="TOY-SALE-01")


SCRIPTS = {"deal": deal, "exchange": exchange, "auction": auction, "window": respond}


# What a seat may believe, and what it can ask


def shuffled(items: Iterable[T], dice: k.Dice) -> list[T]:
    """The items in a random order."""
    left = list(items)
    return [left.pop(dice.randrange(len(left))) for _ in range(len(left))]


def redealt(view: View, aside: tuple[Cards, ...], dice: k.Dice) -> Lots:
    """A state the seat cannot tell from the true one: all that it has not seen, dealt anew."""
    met = {*chain(*view.hands, *aside)}
    cards = shuffled((card for card in counters(view.players) if card not in met), dice)
    turned = {view.lot, *view.discard, *chain(*view.won)}
    lots = shuffled((lot for lot in LOTS if lot not in turned), dice)
    hands, laid = (
        tuple(tuple(cards.pop() if card == FACE_DOWN else card for card in row) for row in zone)
        for zone in (view.hands, aside)
    )
    stack, box = tuple(lots[: view.stack]), tuple(sorted(lots[view.stack :]))
    deck = tuple(cards if view.phase == "exchange" else sorted(cards))
    hidden = {"hands": hands, "aside": laid, "deck": deck, "stack": stack, "box": box}
    return Lots(**{**msgspec.structs.asdict(view), **hidden})


def unseen_value(g: Lots, entry: k.Unseen, dice: k.Dice) -> Args:
    """A value for a hidden entry since the checkpoint: the lots' shuffle, an exchange or a bid."""
    if entry.kind == "drawn":
        return {"order": tuple(shuffled(range(len(LOTS)), dice))}
    verb = EXCHANGE if g.phase == "exchange" else BID
    wish = k.Choice((verb.options(g, entry.seat),)).sample(dice)
    return {"verb": wish.verb, "args": wish.args}


def worth(view: View) -> tuple[int, ...]:
    """What each seat would score if play ended now (TOY-END-01)."""
    return tuple(sum(won) + coins for won, coins in zip(view.won, view.coins, strict=True))


class ToyGame(Game[Lots]):
    """What the kernel asks of a game."""

    name = "toy"
    version = 1
    package = "getaway_toy"
    state = Lots
    verbs: ClassVar[Mapping[str, Verb[Any]]] = {v.name: v for v in (EXCHANGE, BID, PASS, PLAY, CONCEDE)}
    complete = True
    players = (2, 4)
    queries: ClassVar[Mapping[str, Any]] = {"worth": worth}

    def begin(self, players: int, options: Mapping[str, Any]) -> Lots:
        if not 2 <= players <= 4:
            raise Refused("TOY-SETUP-01", players=players)
        window_ms = options.get("window_ms", 0)
        if options.keys() - {"window_ms"} or type(window_ms) is not int or window_ms < 0:
            raise Refused("GT-SETUP-01", option=", ".join(sorted(options)))
        fields: Any = dict.fromkeys(("won", "played", "hands", "aside"), ((),) * players)
        fields |= {"coins": (15,) * players, "bids": (NOBODY,) * players, "deck": counters(players)}
        return Lots(players=players, window_ms=window_ms, **fields)

    def script(self, g: Lots) -> Script[None] | None:
        return SCRIPTS[g.phase](g) if g.phase in SCRIPTS else None

    def outcome(self, g: Lots) -> m.Outcome | None:
        scores, rivals = worth(self.view(g, NOBODY)), in_contest(g)
        best = max(scores[seat] for seat in rivals)
        winners = tuple(seat for seat in rivals if scores[seat] == best)
        return m.Outcome(scores, winners) if g.phase == "over" else None

    def view(self, g: Lots, seat: Seat) -> View:
        lying_open = {name: getattr(g, name) for name in m.Table.__struct_fields__ if name != "tape"}
        piles: dict[str, Any] = {name: len(getattr(g, name)) for name in ("stack", "box", "deck")}
        return View(**lying_open, **piles, hands=m.seen_hands(g, seat))

    def memory(self, g: Lots, seat: Seat) -> tuple[Cards, ...]:
        return m.seen_aside(g, seat)

    def deadlines(self, g: Lots) -> tuple[k.Deadline, ...]:
        return (k.Deadline(g.closes, "window"),) if g.phase == "window" and g.window_ms else ()

    def on_deadline(self, g: Lots, key: str) -> Script[None]:
        yield from ()
        g.waiting = ()
        g.tell(m.WindowClosed(), cites="TOY-WIN-07")

    def offers(self, g: Lots, seat: Seat) -> tuple[Verb[Any], ...]:
        return (CONCEDE,)

    def talk(self, g: Lots, seat: Seat) -> k.Talk:
        return k.Talk("nothing", ("TOY-BID-04",)) if g.phase == "auction" else k.FREE

    def components(self, g: Lots) -> Mapping[str, int]:
        lots = [*g.stack, *g.box, *g.discard, *chain(*g.won), g.lot]
        things = [*filter(None, lots), *g.deck, *chain(*g.hands, *g.aside)]
        return {**Counter(str(thing) for thing in things), "coins": sum(g.coins) + g.bank}

    def faults(self, g: Lots) -> list[str]:
        whole, found = self.components(self.begin(g.players, {})), self.components(g)
        wrong = [thing for thing in {**whole, **found} if whole.get(thing) != found.get(thing)]
        debts = [f"seat {seat} has {coins} coins" for seat, coins in enumerate(g.coins) if coins < 0]
        return debts + [f"{it}: {found.get(it, 0)} instead of {whole.get(it, 0)}" for it in wrong]

    def sample(self, record: k.Record, dice: k.Dice) -> tuple[Lots, tuple[Args, ...]]:
        g = redealt(record.view, record.memory, dice)
        hidden = [entry for entry in record.since if isinstance(entry, k.Unseen)]
        return g, tuple(unseen_value(g, entry, dice) for entry in hidden)

    def arrange(self, players: int = 2, *, seed: int = 0, **fields: Any) -> k.Match:  # noqa: ANN401 - any field
        """A match at a position of one's own: fields of the state by name, the piles made to fit."""
        g, cards = self.begin(players, {}), counters(players)
        hands = tuple((cards[seat], cards[-1 - seat]) for seat in range(players))
        for name, value in {"phase": "auction", "lot": 12, "hands": hands, **fields}.items():
            setattr(g, name, value)
        g.deck = tuple(sorted({*cards} - {*chain(*g.hands, *g.aside)}))
        g.box = tuple(sorted({*LOTS} - {g.lot, *g.stack, *g.discard, *chain(*g.won)}))
        g.bank = 15 * players - sum(g.coins)
        if faults := self.faults(g):
            raise Refused("GT-SETUP-01", option="; ".join(faults))
        return k.Match.begin(self, g, k.Seeded(seed), {"arranged": True})

    def starts(self) -> tuple[Callable[[k.Dice], k.Match], ...]:
        return (
            lambda dice: self.new(2 + dice.randrange(3), seed=dice.randrange(1 << 30)),
            lambda dice: self.new(3, seed=dice.randrange(1 << 30), window_ms=1000),
            lambda dice: self.arrange(3, seed=dice.randrange(1 << 30), stack=(7,), coins=(9, 1, 2), window_ms=500),
        )


GAME = ToyGame()
