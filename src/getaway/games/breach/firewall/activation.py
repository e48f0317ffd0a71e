"""The Firewall's turn: Password Phase and Activation Phase (BR-ROUND-04)."""

from __future__ import annotations

from getaway.games.breach.attack.eliminate import remove_ice
from getaway.games.breach.database.distance import steps
from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    DeckRecycled,
    IceActivated,
    IceDisconnected,
    NobodyActivated,
    PasswordGiven,
    RevealSkipped,
)
from getaway.games.breach.firewall.movement import can_reach, movement, prey
from getaway.games.breach.firewall.peek import PUT_BACK
from getaway.games.breach.firewall.subroutines import run_subroutines
from getaway.games.breach.ground.choose import CHOOSE_MODEL, CHOOSE_WHAT, choose, choosing
from getaway.games.breach.ground.effects import do_effect
from getaway.games.breach.malware.windows import respond
from getaway.games.breach.modes.training import subroutines_of
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import GUARDIAN, Ice
from getaway.games.breach.table.pieces import ActivationCard, Effect, activation_cards, ice
from getaway.kernel import Script, Seat, pick
from getaway.kit.zones import without_one


def password(g: Breach) -> Script[None]:
    """Pass the Password counter-clockwise (BR-FWPASS-01).

    Its holder reveals first (BR-FWPASS-02) and begins the next round (BR-FWPASS-03).
    """
    yield from ()
    g.password = (g.password - 1) % g.players
    g.active = g.password
    g.waiting, g.first_card, g.phase = g.clockwise(g.password), True, "activation"
    g.show(PasswordGiven(g.password), cites="BR-FWPASS-01")


def activation(g: Breach) -> Script[None]:
    """Players reveal a card in turn (BR-FWACT-01), clockwise (BR-FWACT-02), unless disconnected (BR-FWACT-03).

    Solo, a card is revealed in any case (BR-SOLO-03).
    """
    if not g.waiting:
        g.phase = "awakening"
        return
    seat = g.waiting[0]
    g.active = seat
    if g.first_card and not g.seats[seat].connected and not g.solo:
        g.waiting = g.waiting[1:]
        g.show(RevealSkipped(seat), cites="BR-FWACT-03")
        return
    yield from ask_around(g, seat, "firewall")
    card = yield from reveal_card(g, seat)
    yield from resolve_card(g, seat, card)
    g.card, g.pile = "", tuple(sorted((*g.pile, card)))
    more = activation_cards()[card].ice == "xan4th" and g.first_card  # one more card (BR-GACT-06, BR-GACT-07)
    g.show(CardResolved(card, more), cites=("BR-ACARD-02", "BR-GACT-06") if more else "BR-ACARD-02")
    if more:
        g.first_card = False
        return
    g.waiting, g.first_card = g.waiting[1:], True


def ask_around(g: Breach, first: Seat, kind: str) -> Script[None]:
    """Let all players respond, first the one who resolves cards, then clockwise (BR-TIMING-08)."""
    for seat in g.clockwise(first):
        while (yield from respond(g, seat, kind)):
            pass


def reveal_card(g: Breach, seat: Seat) -> Script[str]:
    """Reveal the top card of the activation deck; an empty deck is refilled from the discards (BR-ACARD-03)."""
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
    g.show(CardRevealed(seat, card), cites=first if g.first_card else "BR-GACT-06")
    return card


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
        g.show(NobodyActivated(category, "disconnected"), cites="BR-SOLO-04")
    else:
        yield from activate(g, seat, card, category)
    left = list(card.advance)
    while left:  # BR-ADVANCE-01, BR-ADVANCE-03, BR-SOLO-06
        track = yield from choose(g, seat, WHICH_TRACK, dict.fromkeys(left))
        left.remove(track)
        yield from do_effect(g, seat, Effect("advance", what=track), "BR-ADVANCE-01")


def activate_guardian(g: Breach, seat: Seat, card: ActivationCard) -> Script[None]:
    """The Guardian's cards are resolved whether or not an Avatar is in reach (BR-GACT-04).

    That holds in Training (BR-TRAIN-05) and for a lone disconnected player (BR-SOLO-05) too.
    """
    if g.guardian_there():
        g.tell(IceActivated(GUARDIAN, seat, "guardian"), cites="BR-AWAKE-08")
        yield from run_subroutines(g, seat, GUARDIAN, card.subroutines)


def activate(g: Breach, seat: Seat, card: ActivationCard, category: str) -> Script[None]:
    """Activate a Bot or Hunter that can reach an Avatar, or else any that can come nearer; or else disconnect one."""
    subroutines = subroutines_of(g, category, card.subroutines)
    models = g.of_category(category)
    if not models:
        g.show(NobodyActivated(category, "none"), cites="BR-CHOOSE-11")
        return
    able = [each.number for each in models if can_reach(g, each, subroutines)]
    if not able and not movement(subroutines):
        g.show(NobodyActivated(category, "range"), cites="BR-CHOOSE-10")
        return
    if not able and not any(approaches(g, each) for each in models):
        number = yield from choose(g, seat, WHICH_ICE_LEAVES, [each.number for each in models])
        remove_ice(g, number)
        g.show(IceDisconnected(number), cites="BR-CHOOSE-07")
        return
    question = (WHICH_ICE if movement(subroutines) else WHICH_ICE_AIMS) if able else WHICH_ANY_ICE
    number = yield from choose(g, seat, question, able or [each.number for each in models])
    g.tell(IceActivated(number, seat, WHY_IT[question.name]), cites=question.cites)
    yield from run_subroutines(g, seat, number, subroutines)


def approaches(g: Breach, model: Ice) -> bool:
    """Whether a chain of connected rooms leads to an Avatar (BR-CHOOSE-08)."""
    far = steps(g.layout, model.room)
    return any(far[room] >= 0 for room in prey(g, g.everyone))


VERBS = (PUT_BACK,)
