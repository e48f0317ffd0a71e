"""Keypad actions: read the card at a locked door, choose an approach, and step through what was opened."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from getaway.games.burncycle.floor.doors import beside, locked_beside
from getaway.games.burncycle.ground.happenings import did
from getaway.games.burncycle.ground.opportunity import actors, judge_actor, optimized, use_opportunity
from getaway.games.burncycle.ground.questions import OfTheTurn, run
from getaway.games.burncycle.ground.supply import draw_card
from getaway.games.burncycle.keypad.approach import (
    at,
    card_at,
    change,
    column,
    door_tried,
    keypad_level,
    leave_locked,
    open_up,
)
from getaway.games.burncycle.keypad.brute import BRUTE_FORCE, UNLOCK_WITH_KEY
from getaway.games.burncycle.keypad.events import KeypadBegun, KeypadDieRolled, KeypadDrawn
from getaway.games.burncycle.keypad.inputs import IGNORE_INPUT, RESOLVE
from getaway.games.burncycle.table.arguments import BOT, DOOR
from getaway.games.burncycle.table.doing import AtKeypad
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.pieces import dice
from getaway.kernel import ALLOWED, END, Act, Refused, Rows, Script, Seat, Verb, Verdict, Wish, ask, pick

DIE = "die"
"""The input icon that means a roll of the keypad die."""
OPENS = "unlock"
"""The face of the keypad die that opens the door."""


class Keypad(Verb[Burncycle]):
    """Try the keypad of a locked door next to the bot (BC-KEYPAD-01); agent or command module (BC-KEYPAD-02)."""

    name = "keypad"
    arguments = (BOT, DOOR)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        bot, door = wish[BOT], wish[DOOR]
        verdict = judge_actor(g, seat, bot)
        if not verdict:
            return verdict
        return ALLOWED if door in locked_beside(g, bot) else Refused("BC-KEYPAD-01")

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        rows = tuple([(bot, door) for bot in actors(g, seat) for door in locked_beside(g, bot)])
        return _tries(rows) if rows else None

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        for bot in actors(g, seat):
            yield from [Wish(self.name, bot=bot, door=door) for door in beside(g, bot)]

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        """The chip's opportunity is used, the card read, its dice rolled; then the approach is chosen."""
        yield from begin_keypad(g, wish[BOT], wish[DOOR])


def begin_keypad(g: Burncycle, bot: int, door: int, *, helper: bool = False) -> Script[None]:
    """A keypad action of this bot's begins and uses its own chip (BC-KEYPAD-24).

    A helper may stand at the door for the bot (BC-JOAN-18).
    """
    g.at_keypad = AtKeypad(bot, door, optimized(g, "utility"), (), helper=helper)
    g.phase = "keypad"
    use_opportunity(g)
    did(g, "keypad", bot, g.bots[bot].cell, detail=str(door))
    yield from lay_card(g)
    yield from read_card(g)


@lru_cache(maxsize=1024)
def _tries(rows: tuple[tuple[int, int], ...]) -> Act:
    return Act("keypad", Rows(("bot", "door"), rows))


# Reading the card


def lay_card(g: Burncycle) -> Script[None]:
    """A door without a keypad card gets one; a card that lies there is used again (BC-KEYPAD-03, BC-KEYPAD-04).

    The card belongs to the door, for any bot (BC-KEYPAD-21), on either side (BC-KEYPAD-05). It blocks no way
    (BC-KPCARD-06).
    """
    if card_at(g, at(g).door):
        return
    card = yield from draw_card(g, "keypad_cards")
    if card:
        g.keypads = tuple(sorted((*g.keypads, (at(g).door, card))))
        g.tell(KeypadDrawn(at(g).door, card), cites="BC-KEYPAD-04")


def read_card(g: Burncycle) -> Script[None]:
    """All inputs of the column are open again (BC-INPUT-17), and its dice are rolled again (BC-INPUT-18).

    They are rolled at once, one for each icon; a face that is not unlock is one more input (BC-KEYPAD-10,
    BC-KEYPAD-11, BC-KEYPAD-12).
    """
    keypad = at(g)
    shown = column(g, keypad.door)
    change(g, inputs=shown.inputs)
    begun = KeypadBegun(
        keypad.bot,
        keypad.door,
        card_at(g, keypad.door),
        keypad_level(g),
        shown.inputs,
        shown.jam,
        keypad.optimized,
    )
    g.tell(begun, cites=("BC-KEYPAD-07", "BC-KEYPAD-13"))
    while DIE in at(g).inputs:
        face: str = yield from pick(g, dice().keypad)
        place = at(g).inputs.index(DIE)
        change(g, inputs=(*at(g).inputs[:place], face, *at(g).inputs[place + 1 :]))
        g.tell(KeypadDieRolled(keypad.door, face), cites="BC-KEYPAD-11" if face == OPENS else "BC-KEYPAD-12")
    if OPENS in at(g).inputs:
        yield from open_up(g, "BC-KEYPAD-11")


# The approach


class ResolveInputs(Verb[Burncycle]):
    """Approach the door by its inputs; with none left to pay it opens at no cost (BC-KEYPAD-13, BC-INPUT-19)."""

    name = "resolve-inputs"

    def piece(self, g: Burncycle, seat: Seat) -> str | None:
        return door_tried(g)

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        if at(g).forced:
            return Refused("BC-BRUTE-07")
        return Refused("BC-KEYPAD-13") if at(g).resolving else ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act | None:
        return None if at(g).forced or at(g).resolving else _RESOLVE_INPUTS

    def near(self, g: Burncycle, seat: Seat) -> Iterable[Wish]:
        return (Wish(self.name),)

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        change(g, resolving=True)
        if not at(g).inputs:
            yield from open_up(g, "BC-INPUT-19")


class LeaveLocked(Verb[Burncycle]):
    """End the action with the door locked (BC-KEYPAD-13)."""

    name = "leave-locked"
    rank = END
    forgoes = True

    def judge(self, g: Burncycle, seat: Seat, wish: Wish) -> Verdict:
        return ALLOWED

    def options(self, g: Burncycle, seat: Seat) -> Act:
        return _LEAVE_LOCKED

    def run(self, g: Burncycle, seat: Seat, wish: Wish) -> Script[None]:
        yield from ()
        leave_locked(g, "BC-KEYPAD-20")


_RESOLVE_INPUTS, _LEAVE_LOCKED = Act("resolve-inputs"), Act("leave-locked")
KEYPAD, RESOLVE_INPUTS, LEAVE_LOCKED = Keypad(), ResolveInputs(), LeaveLocked()
INSTEAD = {"alter": "BC-ALTER-09", "keypad": "BC-KEYPAD-25", "use-key": "BC-KEYCHIP-05"}
APPROACH = OfTheTurn(
    "keypad-approach",
    (RESOLVE_INPUTS, BRUTE_FORCE, UNLOCK_WITH_KEY, LEAVE_LOCKED),
    cites=("BC-KEYPAD-13",),
    others="BC-ACT-02",
    instead=INSTEAD,
    otherwise="BC-FREE-03",
)
INPUTS = OfTheTurn(
    "keypad-inputs",
    (RESOLVE, IGNORE_INPUT, UNLOCK_WITH_KEY, LEAVE_LOCKED),
    cites=("BC-INPUT-01", "BC-INPUT-02"),
    others="BC-ACT-02",
    instead={**INSTEAD, "brute-force": "BC-KEYPAD-13", "resolve-inputs": "BC-KEYPAD-13"},
    otherwise="BC-FREE-03",
)
FORCED = OfTheTurn(
    "keypad-forced",
    (UNLOCK_WITH_KEY, LEAVE_LOCKED),
    cites=("BC-BRUTE-07", "BC-KEYACT-03"),
    others="BC-ACT-02",
    instead={**INSTEAD, "brute-force": "BC-BRUTE-07", "resolve-inputs": "BC-BRUTE-07", "resolve": "BC-BRUTE-07"},
    otherwise="BC-FREE-03",
)
VERBS = (RESOLVE_INPUTS, RESOLVE, IGNORE_INPUT, BRUTE_FORCE, UNLOCK_WITH_KEY, LEAVE_LOCKED)


def at_the_keypad(g: Burncycle) -> Script[None]:
    """The approach, then input by input; after a failed brute force only a key still opens the door (BC-BRUTE-07)."""
    keypad = at(g)
    question = FORCED if keypad.forced else INPUTS if keypad.resolving else APPROACH
    wish = yield from ask(g, g.active, question)
    yield from run(g, wish)
