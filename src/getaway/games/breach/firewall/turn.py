"""The Firewall's turn: Password Phase, Activation Phase (BR-ROUND-04), and the Guardian's awakening."""

from __future__ import annotations

from getaway.games.breach.choose import CHOOSE_MODEL, CHOOSE_WHAT, choose, choosing
from getaway.games.breach.database import steps
from getaway.games.breach.effects import EFFECTS, Cites, effect
from getaway.games.breach.events import (
    CardResolved,
    CardRevealed,
    DeckRecycled,
    GuardianAwoke,
    GuardianShuffledIn,
    IceActivated,
    IceDisconnected,
    IceMoved,
    NobodyActivated,
    OmegaEntered,
    PasswordGiven,
    Peeked,
    RevealSkipped,
    RoundBegan,
    SheetFlipped,
)
from getaway.games.breach.firewall.subroutines import can_reach, movement, prey, run_subroutines
from getaway.games.breach.firewall.tracks import raise_die
from getaway.games.breach.model import HIDDEN, Breach
from getaway.games.breach.parts import GUARDIAN, Ice
from getaway.games.breach.pieces import ActivationCard, Effect, activation_cards, awakening, ice
from getaway.games.breach.threat import raise_threat
from getaway.games.breach.turn import close_turn
from getaway.games.breach.viruses import remove_ice
from getaway.games.breach.windows import respond
from getaway.kernel import (
    ALLOWED,
    Act,
    One,
    Order,
    Question,
    Refused,
    Script,
    Seat,
    Verb,
    Verdict,
    Wish,
    ask,
    chance,
    pick,
)
from getaway.kit.zones import without_one


def password(g: Breach) -> Script[None]:
    """The Password goes counter-clockwise; its holder reveals first and begins the next round (BR-FWPASS-01 to -03)."""
    yield from ()
    g.password = (g.password - 1) % g.players
    g.active = g.password
    g.tell(PasswordGiven(g.password), cites="BR-FWPASS-01")
    g.waiting, g.first_card, g.phase = g.clockwise(g.password), True, "activation"


def activation(g: Breach) -> Script[None]:
    """One player after another reveals a card, if connected when the turn to reveal comes (BR-FWACT-01 to -03).

    Solo, a card is revealed in any case (BR-SOLO-03).
    """
    if not g.waiting:
        g.phase = "awakening"
        return
    seat = g.waiting[0]
    g.active = seat
    if g.first_card and not g.seats[seat].connected and not g.solo:
        g.waiting = g.waiting[1:]
        g.tell(RevealSkipped(seat), cites="BR-FWACT-03")
        return
    yield from ask_around(g, seat, "firewall")
    card = yield from reveal_card(g, seat)
    yield from resolve_card(g, seat, card)
    g.card, g.pile = "", tuple(sorted((*g.pile, card)))
    more = activation_cards()[card].ice == "xan4th" and g.first_card  # one more card (BR-GACT-06, BR-GACT-07)
    g.tell(CardResolved(card, more), cites=("BR-ACARD-02", "BR-GACT-06") if more else "BR-ACARD-02")
    if more:
        g.first_card = False
        return
    g.waiting, g.first_card = g.waiting[1:], True


def ask_around(g: Breach, first: Seat, kind: str) -> Script[None]:
    """All players may respond, the one who resolves cards first, then clockwise (BR-TIMING-08)."""
    for seat in g.clockwise(first):
        while (yield from respond(g, seat, kind)):
            pass


def reveal_card(g: Breach, seat: Seat) -> Script[str]:
    """The top card of the activation deck; an empty deck is made anew of the discards (BR-ACARD-03)."""
    if not g.deck and not g.ahead:
        g.deck, g.pile = g.pile, ()
        g.tell(DeckRecycled(len(g.deck)), cites="BR-ACARD-03")
    if g.ahead:
        card, g.ahead, g.seers = g.ahead[0], g.ahead[1:], g.seers[1:]
        g.barrier()
    else:
        card = yield from pick(g, g.deck)
        g.deck = without_one(g.deck, card)
    g.card = card
    alone = g.solo and not g.seats[seat].connected
    first = "BR-SOLO-03" if alone else "BR-FWACT-01"
    g.tell(CardRevealed(seat, card), cites=first if g.first_card else "BR-GACT-06")
    return card


# Resolving a card


WHICH_ICE = choosing("which-ice", CHOOSE_MODEL, ("BR-CHOOSE-02", "BR-CHOOSE-01"))
WHICH_ICE_AIMS = choosing("which-ice-aims", CHOOSE_MODEL, ("BR-CHOOSE-09", "BR-CHOOSE-01"))
WHICH_ANY_ICE = choosing("which-ice-at-all", CHOOSE_MODEL, ("BR-CHOOSE-04", "BR-CHOOSE-01"))
WHY_IT = {WHICH_ICE.name: "reach", WHICH_ICE_AIMS.name: "range", WHICH_ANY_ICE.name: "nearer"}
WHICH_ICE_LEAVES = choosing("which-ice-leaves", CHOOSE_MODEL, "BR-CHOOSE-07")
WHICH_TRACK = choosing("which-track", CHOOSE_WHAT, "BR-ADVANCE-03")


def resolve_card(g: Breach, seat: Seat, name: str) -> Script[None]:
    """Choose the ICE, resolve its subroutines, advance the tracks (BR-ACARD-01)."""
    card = activation_cards()[name]
    category = ice()[card.ice].category
    if category == "guardian":
        yield from activate_guardian(g, seat, card)
    elif g.solo and not g.seats[seat].connected:
        g.tell(NobodyActivated(category, "disconnected"), cites="BR-SOLO-04")
    else:
        yield from activate(g, seat, card, category)
    left = list(card.advance)
    while left:  # BR-ADVANCE-01, BR-ADVANCE-03
        track = yield from choose(g, seat, WHICH_TRACK, dict.fromkeys(left))
        left.remove(track)
        yield from EFFECTS["advance"](g, seat, Effect("advance", what=track), "BR-ADVANCE-01")


def activate_guardian(g: Breach, seat: Seat, card: ActivationCard) -> Script[None]:
    """The Guardian acts by its own rules: its cards are resolved whether or not an Avatar is in reach (BR-GACT-04)."""
    if g.guardian_there():
        g.tell(IceActivated(GUARDIAN, seat, "guardian"), cites="BR-AWAKE-08")
        yield from run_subroutines(g, seat, GUARDIAN, card.subroutines)


def activate(g: Breach, seat: Seat, card: ActivationCard, category: str) -> Script[None]:
    """A Bot or Hunter: one that can reach an Avatar, else any that comes nearer, else one is disconnected.

    In Training the Quick Subroutine takes the place of the card's (BR-TRAIN-02, BR-TRAIN-03).
    """
    subroutines = ice()[g.name_of(category)].quick if g.mode == "training" else card.subroutines
    models = g.of_category(category)
    if not models:
        g.tell(NobodyActivated(category, "none"), cites="BR-CHOOSE-11")
        return
    able = [each.number for each in models if can_reach(g, each, subroutines)]
    if not able and not movement(subroutines):
        g.tell(NobodyActivated(category, "range"), cites="BR-CHOOSE-10")
        return
    if not able and not any(approaches(g, each) for each in models):
        number = yield from choose(g, seat, WHICH_ICE_LEAVES, [each.number for each in models])
        remove_ice(g, number)
        g.tell(IceDisconnected(number), cites="BR-CHOOSE-07")
        return
    question = (WHICH_ICE if movement(subroutines) else WHICH_ICE_AIMS) if able else WHICH_ANY_ICE
    number = yield from choose(g, seat, question, able or [each.number for each in models])
    g.tell(IceActivated(number, seat, WHY_IT[question.name]), cites=question.cites)
    yield from run_subroutines(g, seat, number, subroutines)


def approaches(g: Breach, model: Ice) -> bool:
    """Whether a chain of connected rooms leads to an Avatar (BR-CHOOSE-08)."""
    far = steps(g.layout, model.room)
    return any(far[room] >= 0 for room in prey(g, g.everyone))


# The Guardian's awakening


def awaken(g: Breach) -> Script[None]:
    """Once, as the Firewall turn after its deployment ends (BR-AWAKE-01, BR-AWAKE-09); then a new round begins.

    Before that, all may respond to the last card, and to the awakening (BR-TIMING-02, BR-TIMING-06).
    """
    yield from ask_around(g, g.active, "end")
    if g.guardian == "deployed":
        g.active = g.sheet
        for each in awakening().card:
            AWAKENING[each.do](g)
        g.guardian = "awake"
        g.tell(GuardianAwoke(), cites=("BR-AWAKE-01", "BR-AWAKE-04"))
        for each in awakening().sheet:
            yield from on_the_sheet(g, each)
        g.tell(SheetFlipped(g.sheet), cites="BR-AWAKE-06")
    close_turn(g)
    g.round += 1
    g.active, g.phase = g.password, "turn"
    g.tell(RoundBegan(g.round), cites="BR-ROUND-01")


def on_the_sheet(g: Breach, each: Effect) -> Script[None]:
    """Side A of the Guardian's sheet (BR-AWAKE-05)."""
    if each.do == "die":
        for _ in range(each.n):
            raise_die(g, "BR-AWAKE-05")
        return
    for seat in g.clockwise(g.password):
        yield from raise_threat(g, seat, each.n, "BR-AWAKE-05")


def put_omega(g: Breach) -> None:
    """Omega comes to the first outer side without a Gateway, clockwise from the first Gateway (BR-ROOM-11)."""
    outer = g.grid.outer
    taken = {(gate.room, gate.side) for gate in g.gateways}
    start = outer.index((g.gateways[0].room, g.gateways[0].side))
    g.omega = next(i % len(outer) for i in range(start, start + len(outer)) if outer[i % len(outer)] not in taken)
    g.tell(OmegaEntered(outer[g.omega][0]), cites="BR-ROOM-11")


def enter_omega(g: Breach) -> None:
    """The Guardian is placed in Omega (BR-AWAKE-02)."""
    g.set_ice(GUARDIAN, room=g.grid.size)
    g.tell(IceMoved(GUARDIAN, g.grid.size), cites="BR-AWAKE-02")


def shuffle_in(g: Breach) -> None:
    """Deck, discards and Guardian cards become one deck (BR-AWAKE-03)."""
    g.deck = tuple(sorted((*g.deck, *g.ahead, *g.pile, *g.guardian_deck)))
    g.ahead, g.seers, g.pile, g.guardian_deck = (), (), (), ()
    g.tell(GuardianShuffledIn(len(g.deck)), cites="BR-AWAKE-03")


AWAKENING = {"omega": put_omega, "enter": enter_omega, "shuffle-in": shuffle_in}


# Looking at the activation deck


class PutBack(Verb[Breach]):
    """Put the cards looked at back on top, in any order."""

    name = "put-back"
    takes = {"cards": tuple}

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        known = g.seers[: g.peeking] == ((seat,),) * g.peeking
        right = known and sorted(map(str, wish["cards"])) == sorted(g.ahead[: g.peeking])
        return ALLOWED if g.peeking and right else Refused("BR-EFFECT-04")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        return Act(self.name, Order("cards", g.ahead[: g.peeking])) if g.peeking else None


PUT_BACK = PutBack()
ORDER_THEM = Question("put-back", (PUT_BACK,), cites=("BR-EFFECT-04",), otherwise="BR-ACTPH-06", secret=True)


@effect("peek")
def peek(g: Breach, seat: Seat, effect: Effect, cites: Cites) -> Script[None]:
    """Look at the top cards of the activation deck and put them back in any order; nobody else knows them then."""
    while len(g.ahead) < effect.n and g.deck:
        drawn = yield from chance(g, One("item", g.deck), seen=(seat,))
        g.deck = without_one(g.deck, drawn["item"])
        g.ahead, g.seers = (*g.ahead, drawn["item"]), (*g.seers, (seat,))
    n = min(effect.n, len(g.ahead))
    g.seers = (*[(seat,)] * n, *g.seers[n:])
    g.barrier()
    seen = g.ahead[:n]
    g.tell(Peeked(seat, seen), to=(seat,), otherwise=Peeked(seat, (HIDDEN,) * n), cites=cites)
    if n > 1:
        g.peeking, was, g.resolving = n, g.resolving, True
        wish = yield from ask(g, seat, ORDER_THEM)
        g.resolving = was
        g.ahead, g.peeking = (*map(str, wish["cards"]), *g.ahead[n:]), 0


VERBS = (PUT_BACK,)
