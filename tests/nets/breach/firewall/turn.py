"""The Firewall's turn from the Password to the next round (p.26 to p.29, Solo and Training p.41)."""

from __future__ import annotations

from tests.nets.breach.firewall.guardian import awaken
from tests.nets.breach.firewall.steps import GameOver, Moment, Reveal, Steps, ask
from tests.nets.breach.firewall.subroutines import carry_out, movement, reach
from tests.nets.breach.firewall.table import Model, Table
from tests.nets.breach.firewall.tracks import advance_all

from getaway.games.breach.firewall.events import (
    CardResolved,
    CardRevealed,
    IceActivated,
    IceDisconnected,
    NobodyActivated,
    PasswordGiven,
    RevealSkipped,
)
from getaway.games.breach.table.pieces import Effect, activation_cards, ice


def firewall_turn(t: Table) -> Steps:
    """Password Phase, Activation Phase, and the awakening of a Guardian that was deployed."""
    try:
        t.password = (t.password - 1) % len(t.people)
        t.tell(PasswordGiven(t.password))
        yield from activation_phase(t)
        yield Moment("end")
        if t.guardian == "deployed":
            yield from awaken(t)
    except GameOver:
        return
    t.round += 1


def activation_phase(t: Table) -> Steps:
    """Clockwise from the Password holder each player with a connected Avatar reveals a card; alone always."""
    for seat in t.clockwise(t.password):
        if not t.people[seat].connected and not t.solo:
            t.tell(RevealSkipped(seat))
            continue
        if (yield from one_card(t, seat, first=True)):
            yield from one_card(t, seat, first=False)


def one_card(t: Table, seat: int, *, first: bool) -> Steps:
    """Reveal and resolve a card; a Guardian's card that was the player's first asks for one more (p.28)."""
    yield Moment("firewall")
    name = yield from reveal(t, seat)
    card = activation_cards()[name]
    description = ice()[card.ice]
    category = description.category
    simple = t.mode == "training" and category != "guardian"
    subroutines = description.quick if simple else card.subroutines
    model = yield from activated(t, seat, category, subroutines)
    if model is not None:
        yield from carry_out(t, seat, model, subroutines)
    yield from advance_all(t, seat, card.advance)
    more = first and category == "guardian"
    t.pile.append(name)
    t.tell(CardResolved(name, more))
    return more


def reveal(t: Table, seat: int) -> Steps:
    """The top card; an empty deck is made of the discards first."""
    if not t.deck and not t.ahead:
        t.deck, t.pile = t.pile, []
    name = yield Reveal(seat)
    if t.ahead:
        assert name == t.ahead.pop(0), f"{name} does not lie on top"
    else:
        assert name in t.deck, f"{name} is not in the deck"
        t.deck.remove(name)
    t.tell(CardRevealed(seat, name))
    return name


# Which ICE


def activated(t: Table, seat: int, category: str, subroutines: tuple[Effect, ...]) -> Steps:
    """Step 1 of a card: the ICE that is activated, if one is (p.29)."""
    there = t.of_category(category)
    if category == "guardian":
        model = there[0]
        t.tell(IceActivated(model.number, seat, ""))
        return model
    if not there or (t.solo and not t.people[seat].connected):
        t.tell(NobodyActivated(category, ""))
        return None
    n = movement(subroutines)
    if not n:
        return (yield from one_that_aims(t, seat, category, subroutines))
    return (yield from one_that_moves(t, seat, there, n))


def one_that_aims(t: Table, seat: int, category: str, subroutines: tuple[Effect, ...]) -> Steps:
    """Without movement on the card: an ICE that can target an Avatar with it, or none."""
    arm = max(reach(each) for each in subroutines)
    able = [model.number for model in t.of_category(category) if t.within(model.room, arm)]
    if not able:
        t.tell(NobodyActivated(category, ""))
        return None
    return activate(t, seat, (yield from ask("which-ice-aims", seat, able)))


def one_that_moves(t: Table, seat: int, there: list[Model], n: int) -> Steps:
    """One that can reach an Avatar; else any, which comes nearer; if none can do even that, one is disconnected."""
    rooms = [t.people[other].room for other in t.connected()]
    nearest = {}
    for model in there:
        far = t.board.slides(model.room)
        nearest[model.number] = min([far[room] for room in rooms if room in far], default=None)
    reaching = [number for number, far in nearest.items() if far is not None and far <= n]
    if reaching:
        return activate(t, seat, (yield from ask("which-ice", seat, reaching)))
    if any(far is not None for far in nearest.values()):
        return activate(t, seat, (yield from ask("which-ice-at-all", seat, nearest)))
    number = yield from ask("which-ice-leaves", seat, nearest)
    t.models.remove(t.model(number))
    t.tell(IceDisconnected(number))
    return None


def activate(t: Table, seat: int, number: int) -> Model:
    """This one."""
    t.tell(IceActivated(number, seat, ""))
    return t.model(number)
