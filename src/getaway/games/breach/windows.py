"""Response windows: who may respond, in which order, passing, and standing orders.

A window must not betray a hand. Whether a player is asked depends only on what everybody knows: the cards that may be
in the hand, not those that are. At a table with clocks a window closes after its fixed length; a public standing order
answers at once, a secret one only at the close.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from getaway.games.breach.asking import Telling
from getaway.games.breach.cheats import CHEAT, program_fits, program_timing
from getaway.games.breach.events import OrderGiven, Passed
from getaway.games.breach.malware import PLAY, PLAY_ALTERNATIVE, may_hold
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import NOWHERE, Window
from getaway.games.breach.pieces import malware, research
from getaway.games.breach.research import USE, token_fits
from getaway.games.breach.strength import compared
from getaway.games.breach.timing import fits, timely
from getaway.kernel import ALLOWED, Act, Args, One, Question, Refused, Script, Seat, Verb, Verdict, Wish, ask_any
from getaway.kit.verbs import Plain
from getaway.kit.zones import put

ORDERS = ("ask", "pass", "pass-unless-attacked")
NO_QUESTIONS = frozenset(("boost", "shield", "slide-after", "reset-threat", "remove-virus", "credit"))
"""Effects that ask nothing more: only cards of these can be named in a secret order."""


PASS = Plain("pass")
"""Play nothing."""


def window(name: str, cites: tuple[str, ...]) -> Question:
    """A question that lets a player respond, and tells to what."""
    verbs = (PASS, PLAY, PLAY_ALTERNATIVE, USE, CHEAT)
    return Telling(name, verbs, tells=responded_to, cites=cites, others="BR-TIMING-08", otherwise="BR-ACTPH-06")


def responded_to(g: Breach, seat: Seat) -> Args:
    """The attack, Move, card or condition that opens a window."""
    kind = "" if g.window is None else g.window.kind
    if kind == "attack" and g.attacks:
        now = g.attacks[-1]
        attack, defense = compared(g)
        by = now.by if now.ice == NOWHERE else now.ice
        return {"model": by, "target": now.target, "attack": attack, "defense": defense}
    if kind == "move" and g.moves:
        return {"other": g.moves[-1].seat, "mp": g.moves[-1].mp}
    if kind == "targeted" and g.activation is not None:
        return {"model": g.activation.ice}
    if kind == "threat" and g.window is not None:
        return {"other": g.window.seat}
    if kind == "end":
        return {"awakens": g.guardian == "deployed"}
    return {"other": g.active} if g.window is None or kind != "mission" else {"condition": g.window.condition}


WINDOWS = {
    "attack": window("respond-to-attack", ("BR-RESP-01", "BR-RESP-03")),
    "move": window("respond-to-move", ("BR-TIMING-05",)),
    "firewall": window("respond-to-firewall", ("BR-TIMING-06",)),
    "targeted": window("respond-to-target", ("BR-TIMING-06",)),
    "threat": window("respond-to-threat", ("BR-TIMING-02",)),
    "end": window("respond-to-end", ("BR-TIMING-06",)),
    "mission": window("play-a-mission", ("BR-MTYPE-02",)),
}


def respond(g: Breach, seat: Seat, kind: str, condition: str = "") -> Script[bool]:
    """Ask a player for a response, if one is possible as far as everybody knows; whether something was played."""
    if not may_respond(g, seat, kind, condition) or ordered_to_pass(g, seat, kind):
        return False
    outer, was_open = g.window, g.open
    closes = g.now + g.window_ms if g.window_ms and not g.solo else 0  # alone, nobody waits for the answer
    g.window, g.open = Window(kind, seat, condition, closes), False
    given = yield from ask_any(g, WINDOWS[kind], _asked)
    wish = given[1] if given else by_order(g, seat)
    g.window = outer  # each card is fully resolved before the next (BR-TIMING-08)
    played = wish.verb != "pass"
    if played:
        yield from g.tape.game.verbs[wish.verb].run(g, seat, wish)
    else:
        g.tell(Passed(seat), cites="BR-RESP-02" if kind == "attack" else WINDOWS[kind].cites[0])
    g.open = was_open
    return played


def _asked(g: Breach) -> tuple[Seat, ...]:
    """Who is asked: nobody once the time is up, or the player orders to pass."""
    window = g.window
    done = window is None or window.lapsed or ordered_to_pass(g, window.seat, window.kind)
    return () if window is None or done else (window.seat,)


def may_respond(g: Breach, seat: Seat, kind: str, condition: str) -> bool:
    """Whether there may be something to play, as far as everybody knows.

    A Move and a Mission's condition ask for their own cards only: for others a question stands right after them.
    """
    if kind == "mission":
        return any(card.condition == condition and fits(g, seat, card, condition) for card in may_hold(g, seat))
    if kind == "move":
        cards = [card for card in may_hold(g, seat) if card.timing == "enemy-move"]
        program = program_timing(g, seat) == "enemy-move" and program_fits(g, seat)
        return program or any(fits(g, seat, card) for card in cards)
    return could_act(g, seat)


def could_act(g: Breach, seat: Seat) -> bool:
    """Whether a player may have anything that fits the moment: a card, a Program, a token, an Alternative Effect.

    Of hand and tokens it reads only what everybody knows, so whoever holds something that fits is always asked,
    whatever else lies in the hand or on a pile.
    """
    cards = may_hold(g, seat)
    if any(timely(g, seat, card.timing) and fits(g, seat, card) for card in cards) or program_fits(g, seat):
        return True
    if g.research[seat] and any(token_fits(g, seat, token) for token in research()):
        return True
    return g.solo and timely(g, seat, "action-phase") and any(card.alternative for card in cards)


def attacker(g: Breach) -> Seat:
    """The player who attacks; nobody plays for an attacking ICE (BR-RESP-06)."""
    attack = g.attack
    return NOWHERE if attack is None or attack.ice != NOWHERE else attack.by


# Standing orders


def ordered_to_pass(g: Breach, seat: Seat, kind: str) -> bool:
    """A public standing order counts as an answer at once."""
    order = g.orders[seat] if g.orders else "ask"
    attack = g.attack
    attacked = kind in ("targeted", "threat") or (kind == "end" and g.guardian == "deployed")
    attacked = attacked or (kind == "attack" and attack is not None and attack.target == seat)
    return order == "pass" or (order == "pass-unless-attacked" and not attacked)


def by_order(g: Breach, seat: Seat) -> Wish:
    """What a player's orders say at the close: the card of a secret one, if the time is up and it can be played."""
    lapsed = g.window is not None and g.window.lapsed
    for card in g.secret_orders[seat] if lapsed else ():
        wish = Wish("play", card=card)
        if PLAY.judge(g, seat, wish):
            g.secret_orders = put(g.secret_orders, seat, ())
            return wish
    return Wish("pass")


def in_between(g: Breach) -> bool:
    """Whether something is begun and not over: a choice, a Move, an attack, an Infection or Pushes."""
    return g.pending is not None or bool(g.moves or g.attacks or g.rolled or g.pushes)


class Order(Verb[Breach]):
    """Give a standing order that all see: be asked, pass, or pass unless the own Avatar is attacked."""

    name = "order"
    takes = {"order": str}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED if wish["order"] in ORDERS else Refused("GT-CHOICE-01")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        """Not in the middle of an own action: every question of it would list the orders once more."""
        return None if g.window is None and seat == g.active and in_between(g) else _ORDERS

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.orders = put(g.orders, seat, wish["order"])
        g.tell(OrderGiven(seat, wish["order"]), cites="BR-TIMING-08")


class SecretOrder(Verb[Breach]):
    """Name a card to be played at the close of the next window that lets it; nobody else sees the order."""

    name = "secret-order"
    takes = {"card": str}
    secret = True

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        if not g.window_ms:
            return Refused("GT-CHOICE-01")
        return ALLOWED if wish["card"] in ("none", *orderable(g, seat)) else Refused("BR-MALW-09")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return _secret_orders(orderable(g, seat)) if g.window_ms else None

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        g.secret_orders = put(g.secret_orders, seat, () if wish["card"] == "none" else (wish["card"],))


def orderable(g: Breach, seat: Seat) -> tuple[str, ...]:
    """The cards of the own hand that ask nothing more when they are played."""
    hand = dict.fromkeys(g.hands[seat])
    return tuple([card for card in hand if all(each.do in NO_QUESTIONS for each in malware()[card].effects)])


@lru_cache(maxsize=512)
def _secret_orders(cards: tuple[str, ...]) -> Act:
    return Act("secret-order", One("card", ("none", *cards)))


_ORDERS = Act("order", One("order", ORDERS))
ORDER, SECRET_ORDER = Order(), SecretOrder()


def lapse(g: Breach) -> None:
    """The time of a window is up."""
    if g.window is not None:
        g.window = msgspec.structs.replace(g.window, lapsed=True, closes=0)


VERBS = (PASS, ORDER, SECRET_ORDER)
