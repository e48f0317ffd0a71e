"""Lots: a small game of sealed bids and response windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Annotated, Any

import msgspec

from getaway import kernel as k
from getaway.kernel import ALLOWED, Act, Public, Question, Refused, Script, Seat, Verb, Verdict, Wish
from getaway.kit.zones import put, without

LOTS = range(1, 13)
COUNTERS = ("double", "cancel")
NOBODY = -1


def seen_hands(g: Lots, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """A seat knows its own counters; those of the others lie face down."""
    return tuple(hand if owner == seat else ("hidden",) * len(hand) for owner, hand in enumerate(g.hands))


class Lots(k.State, kw_only=True):
    """The whole table. What a seat sees of it is the same table with the rest face down."""

    phase: Public[str] = "deal"
    window_ms: Public[int]
    closes: Public[int] = 0
    seats: Public[tuple[Seat, ...]]
    coins: Public[tuple[int, ...]]
    bank: Public[int] = 0
    stack: Annotated[tuple[int, ...], k.secret(lambda g, _: (0,) * len(g.stack))] = ()
    lot: Public[int] = 0
    sold: Public[tuple[tuple[int, Seat], ...]] = ()
    hands: Annotated[tuple[tuple[str, ...], ...], k.secret(seen_hands)] = ()
    used: Public[tuple[str, ...]] = ()
    bids: Public[tuple[int, ...]] = ()
    winner: Public[Seat] = NOBODY
    doubled: Public[bool] = False
    waiting: Public[tuple[Seat, ...]] = ()


class Acted(k.Event, frozen=True):
    """A seat takes or plays counters, or concedes; the others see the backs of those it takes."""

    seat: Seat
    cards: tuple[str, ...] = ()
    act: str = "takes"


class Sale(k.Event, frozen=True):
    """A lot is turned up, goes to the highest bid, is sold at a price or discarded; none is left at the end."""

    step: str
    lot: int
    winner: Seat = NOBODY
    price: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """The scores by seat, and who won or would win now."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Bid(Verb[Lots]):
    """Bid coins for the lot."""

    name, takes, rank = "bid", {"amount": int}, k.USUAL

    def piece(self, g: Lots, seat: Seat) -> str:
        return "lot"

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if 0 <= wish["amount"] <= g.coins[seat] else Refused("TOY-BID-02", coins=g.coins[seat])

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name, k.One("amount", range(g.coins[seat] + 1)))


def counter(g: Lots, seat: Seat, place: int) -> str | None:
    """The counter in this place of the hand."""
    return f"counter:{seat}:{place}" if 1 <= place <= len(g.hands[seat]) else None


class Respond(Verb[Lots]):
    """Pass, by naming place 0, or turn up the first or second counter against the sale."""

    name, arguments = "respond", (k.Argument("place", int, counter),)

    def cost(self, g: Lots, seat: Seat, wish: Wish) -> Mapping[str, int]:
        return {"counters": 1} if wish["place"] else {}

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        cards = ("pass", *g.hands[seat])
        if not 0 <= wish["place"] < len(cards):
            return Refused("TOY-WIN-03", place=wish["place"])
        return Refused("TOY-WIN-05") if g.doubled and cards[wish["place"]] == "double" else ALLOWED

    def options(self, g: Lots, seat: Seat) -> Act:
        return Act(self.name, k.One("place", [w["place"] for w in self.near(g, seat) if self.judge(g, seat, w)]))

    def near(self, g: Lots, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, place=place) for place in (0, 1, 2)]


class Concede(Verb[Lots]):
    """Leave the contest, at any time."""

    name, rank, free = "concede", k.RARE, True

    def judge(self, g: Lots, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if seat in g.seats else Refused("TOY-QUIT-02")

    def options(self, g: Lots, seat: Seat) -> Act | None:
        return Act(self.name) if seat in g.seats else None

    def run(self, g: Lots, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.tell(Acted(seat, act="concedes"), cites="TOY-QUIT-01")
        g.seats = tuple(other for other in g.seats if other != seat)
        g.waiting = tuple(other for other in g.waiting if other != seat)
        if seat == g.winner:
            g.winner, g.waiting = NOBODY, ()  # TOY-QUIT-04
        if len(g.seats) == 1:
            g.phase = "over"  # TOY-QUIT-03
            raise k.Cut


BID, RESPOND, CONCEDE = Bid(), Respond(), Concede()
ASK_BID = Question("bid", (BID,), cites=("TOY-BID-01",), others="TOY-BID-01", otherwise="TOY-WIN-01")
ASK_RESPONSE = Question(
    "respond", (RESPOND,), cites=("TOY-WIN-01",), others="TOY-WIN-01", otherwise="TOY-BID-01", private=True
)


def worth(view: Lots) -> tuple[int, ...]:
    """By seat, what a match that ended now would score."""
    return ToyGame().outcome(view).scores


class ToyGame(k.Game[Lots]):
    """The game: set-up, the scripts in the order of play, and what the kernel wants to know besides."""

    name, package, state, version, players, complete = "toy", "getaway_toy", Lots, 1, (2, 4), True
    example = True
    verbs = {verb.name: verb for verb in (BID, RESPOND, CONCEDE)}
    queries = {"worth": worth}
    phases = ("bid", "respond")

    def begin(self, players: int, options: Mapping[str, Any]) -> Lots:
        if not 2 <= players <= 4:
            raise Refused("TOY-SETUP-01", players=players)
        window_ms = options.get("window_ms", 0)
        if options.keys() - {"window_ms"} or type(window_ms) is not int or window_ms < 0:
            raise Refused("GT-SETUP-01", option=", ".join(options))
        return Lots(players=players, window_ms=window_ms, seats=tuple(range(players)), coins=(15,) * players)

    def script(self, g: Lots) -> Script[None] | None:
        scripts = {"deal": self.deal, "auction": self.auction, "window": self.window}
        return scripts[g.phase](g) if g.phase in scripts else None

    def deal(self, g: Lots) -> Script[None]:
        """Stack six lots (TOY-SETUP-02) and deal two counters to each seat (TOY-SETUP-04)."""
        order = yield from k.shuffle(g, len(LOTS))
        g.stack = tuple(LOTS[i] for i in order[:6])
        order = yield from k.shuffle(g, 4 * g.players)
        g.hands = tuple(tuple(COUNTERS[i % 2] for i in order[2 * seat :][:2]) for seat in g.seats)
        for seat, hand in enumerate(g.hands):
            g.tell(Acted(seat, hand), to=(seat,), otherwise=Acted(seat, ("hidden",) * 2), cites="TOY-SETUP-04")
        self.turn_up(g)

    def turn_up(self, g: Lots) -> None:
        """Show the next lot, a secret until now; after the last one the match is over (TOY-END-01)."""
        g.lot, g.stack, g.phase = (g.stack[0], g.stack[1:], "auction") if g.stack else (0, (), "over")
        g.barrier()
        g.tell(Sale(g.phase, g.lot), cites="TOY-BID-01" if g.lot else "TOY-END-01")

    def auction(self, g: Lots) -> Script[None]:
        """All bid sealed; the highest bid wins, chance breaks a tie (TOY-BID-03). Then the window opens."""
        given = yield from k.ask_all(g, ASK_BID, lambda g: g.seats)
        g.barrier()
        g.bids = tuple(given[seat]["amount"] if seat in g.seats else NOBODY for seat in range(g.players))
        g.winner = yield from k.pick(g, tuple(seat for seat in g.seats if g.bids[seat] == max(g.bids)))
        g.tell(Sale("bids", g.lot, g.winner, max(g.bids)), cites=("TOY-BID-01", "TOY-BID-03"))
        order = sorted(g.seats, key=lambda seat: (seat - g.winner - 1) % g.players)  # TOY-WIN-01
        g.waiting = tuple(seat for seat in order if g.hands[seat])  # TOY-WIN-02
        g.phase, g.closes = "window", g.window_ms and g.now + g.window_ms

    def window(self, g: Lots) -> Script[None]:
        """The next seat passes or plays a counter; with nobody left to ask, the lot is settled."""
        given = yield from k.ask_any(g, ASK_RESPONSE, lambda g: g.waiting[:1])
        g.waiting = g.waiting[1:]
        if given is None:
            self.settle(g)
        elif place := given[1]["place"]:
            seat, card = given[0], g.hands[given[0]][place - 1]
            g.barrier()
            g.hands, g.used = put(g.hands, seat, without(g.hands[seat], place - 1)), (*g.used, card)
            g.tell(Acted(seat, (card,), "plays"), cites="TOY-WIN-04" if card == "double" else "TOY-WIN-06")
            g.doubled = card == "double"
            if card == "cancel":
                g.winner, g.waiting = NOBODY, ()

    def settle(self, g: Lots) -> None:
        """The winner pays and takes the lot (TOY-SALE-01); without one it is discarded (TOY-SALE-02)."""
        if g.winner != NOBODY:
            price = min(max(g.bids) * (1 + g.doubled), g.coins[g.winner])
            g.coins, g.bank = put(g.coins, g.winner, g.coins[g.winner] - price), g.bank + price
            g.tell(Sale("sold", g.lot, g.winner, price), cites="TOY-SALE-01")
        else:
            g.tell(Sale("discarded", g.lot), cites="TOY-SALE-02")
        g.sold, g.winner, g.doubled, g.closes = (*g.sold, (g.lot, g.winner)), NOBODY, False, 0
        g.lot = 0
        g.frame()
        self.turn_up(g)

    def outcome(self, g: Lots) -> Outcome:
        scores = tuple(g.coins[seat] + sum(lot for lot, by in g.sold if by == seat) for seat in range(g.players))
        best = max(scores[seat] for seat in g.seats)
        return Outcome(scores, tuple(seat for seat in g.seats if scores[seat] == best))  # TOY-END-01, TOY-QUIT-03

    def offers(self, g: Lots, seat: Seat) -> tuple[Verb[Any], ...]:
        return (CONCEDE,)

    def deadlines(self, g: Lots) -> tuple[k.Deadline, ...]:
        return (k.Deadline(g.closes, "window"),) if g.closes else ()

    def on_deadline(self, g: Lots, key: str) -> Script[None]:
        yield from ()
        g.waiting = ()  # TOY-WIN-07

    def view(self, g: Lots, seat: Seat) -> Lots:
        return msgspec.convert(k.known(g, seat), Lots)

    def talk(self, g: Lots, seat: Seat) -> k.Talk:
        return k.Talk("silent", ("TOY-BID-04",)) if g.phase == "auction" else k.FREE

    def things(self, view: Lots) -> frozenset[str]:
        held = [f"counter:{seat}:{place + 1}" for seat, hand in enumerate(view.hands) for place in range(len(hand))]
        return frozenset({"lot", *held, *super().things(view)})

    def phase(self, g: Lots) -> str:
        return {"auction": "bid", "window": "respond"}.get(g.phase, "")

    def consequences(self, before: Lots, after: Lots) -> tuple[k.Then, ...]:
        return tuple(self.changes(before, after))

    def changes(self, before: Lots, after: Lots) -> Iterator[k.Then]:
        """The end of the sale, then counters and concessions."""
        for lot, buyer in after.sold[len(before.sold) :]:
            if buyer == NOBODY:
                yield k.Then("discarded", {"lot": lot}, "TOY-SALE-02", alarm=True)
            else:
                price = before.coins[buyer] - after.coins[buyer]
                yield k.Then("sold", {"lot": lot, "winner": buyer, "price": price}, "TOY-SALE-01")
        for card in after.used[len(before.used) :]:
            yield k.Then(card, {}, "TOY-WIN-04" if card == "double" else "TOY-WIN-06")
        for seat in before.seats:
            if seat not in after.seats:
                yield k.Then("conceded", {"seat": seat}, "TOY-QUIT-01")

    def components(self, g: Lots) -> Mapping[str, int]:
        cards = Counter(map(str, [*g.stack, *dict(g.sold), *g.used, *chain(*g.hands)] + [g.lot] * (g.lot > 0)))
        return {**cards, "coins": sum(g.coins) + g.bank, "debts": sum(coins < 0 for coins in (*g.coins, g.bank))}

    def faults(self, g: Lots) -> list[str]:
        most = Counter([*map(str, LOTS), *COUNTERS * 2 * g.players]) + Counter(coins=15 * g.players)
        return [f"{n} {thing} too many" for thing, n in (Counter(self.components(g)) - most).items()]

    def sample(self, record: k.Record, dice: k.Dice) -> tuple[Lots, tuple[k.Args, ...]]:
        view, bidders = record.view, [entry.seat for entry in record.since if isinstance(entry, k.Unseen)]
        lots = [lot for lot in LOTS if lot not in (view.lot, *dict(view.sold))]
        left = Counter(COUNTERS * 2 * view.players) - Counter([*view.used, *chain(*view.hands)])
        stack, cards = (sorted(pile, key=lambda _: dice.randrange(1 << 62)) for pile in (lots, left.elements()))
        hands = tuple(tuple(cards.pop() if card == "hidden" else card for card in hand) for hand in view.hands)
        g = msgspec.structs.replace(view, stack=tuple(stack[: len(view.stack)]), hands=hands)
        return g, tuple({"verb": "bid", "args": {"amount": dice.randrange(g.coins[seat] + 1)}} for seat in bidders)

    def arrange(self, players: int = 2, *, seed: int = 0, **fields: Any) -> k.Match:
        """A match at a custom position: fields of the state by name."""
        usual = {"phase": "auction", "lot": 12, "hands": (COUNTERS,) * players}
        g = msgspec.structs.replace(self.begin(players, {}), **{**usual, **fields})
        if faults := self.faults(g):
            raise Refused("GT-SETUP-01", option="; ".join(faults))
        return k.Match.begin(self, g, k.Seeded(seed), {"arranged": True})

    def starts(self) -> tuple[Callable[[k.Dice], k.Match], ...]:
        return (*super().starts(), lambda dice: self.arrange(3, seed=dice.randrange(99), stack=(7, 2), window_ms=500))


GAME = ToyGame()
