"""Operating the Robot: the cards are carried out one at a time, from left to right."""

from __future__ import annotations

from getaway.games.bombsquad.ground.acts import act_done
from getaway.games.bombsquad.ground.piles import discard, draw_card
from getaway.games.bombsquad.operating.card import running_card
from getaway.games.bombsquad.operating.events import ActivationEnded
from getaway.games.bombsquad.operating.moving import DIRECTING, GO
from getaway.games.bombsquad.operating.working import work
from getaway.games.bombsquad.table.pieces import (
    ACTION,
    DECK,
    MOVE,
)
from getaway.games.bombsquad.table.state import BombSquad
from getaway.games.bombsquad.timers.clocks import end_turn
from getaway.kernel import (
    Script,
    ask,
)


def operate(g: BombSquad) -> Script[None]:
    """Carry out one card; after the last, discard the frame (BS-OPERATE-01, BS-ACTIVATE-16)."""
    if g.step == len(g.frame):
        return finish(g)
    kind = running_card(g)
    if ACTION[kind] == MOVE:
        wish = yield from ask(g, g.active, DIRECTING)
        yield from GO.run(g, g.active, wish)
    else:
        yield from work(g, kind)
    g.step += 1
    act_done(g)
    return None


def finish(g: BombSquad) -> None:
    """End the run: discard the cards in the order they were carried out, draw if one was played, pass the turn.

    (BS-OPERATE-22, BS-OPERATE-23, BS-PROGRAM-06, BS-NOPROG-05)
    """
    g.tell(ActivationEnded(tuple([DECK[card] for card in g.frame])), cites="BS-OPERATE-22")
    for card in g.frame:
        discard(g, card)
    g.frame, g.shown, g.step = (), 0, 0
    if g.owes_draw:
        g.owes_draw = False
        draw_card(g, g.active, cites="BS-NOPROG-05" if g.no_programming else "BS-PROGRAM-06")
    end_turn(g)


def stopped(g: BombSquad) -> Script[None]:
    """A robot ran down in the middle of its run: discard the frame and end the turn (BS-MULTI-11)."""
    yield from ()
    finish(g)
