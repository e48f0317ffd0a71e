"""Equipment: drawn mainly from caches, used as free actions, in four categories (BC-EQUIP-07 to BC-EQUIP-11)."""

from __future__ import annotations

import msgspec

from getaway.games.burncycle.ground.choose import CHOOSE_CARD, CHOOSE_WHAT, choose, choosing
from getaway.games.burncycle.ground.effects import Cites, apply_effects, whose
from getaway.games.burncycle.ground.happenings import Did, did
from getaway.games.burncycle.ground.supply import discard_card, draw_card
from getaway.games.burncycle.inventory.events import (
    CardResolved,
    CounterTurned,
    EquipmentLeft,
    EquipmentRolled,
    EquipmentUsed,
)
from getaway.games.burncycle.inventory.inventory import can_hold, deciders, discard_held, gain_keys, held, put_in_slot
from getaway.games.burncycle.table.model import Burncycle
from getaway.games.burncycle.table.parts import Held
from getaway.games.burncycle.table.pieces import Effect, Face, dice, equipment
from getaway.kernel import ALLOWED, Cut, Refused, Script, Verdict, chance
from getaway.kit.dice import throw
from getaway.kit.zones import without_one

RESOLVE, LEAVE = "resolve", "leave"
WHICH_TO_KEEP = choosing("which-to-keep", CHOOSE_CARD, "BC-KEYEQ-05")
WHETHER_TO_RESOLVE = choosing("whether-to-resolve", CHOOSE_WHAT, "BC-EQUIP-15")


# Drawing


def draw_equipment(g: Burncycle, i: int, cites: Cites) -> Script[None]:
    """A bot draws the top card; the discards are shuffled where the deck is empty (BC-EQUIP-14)."""
    if not can_hold(g, i):
        return
    card = yield from draw_card(g, "equipment")
    if card:
        yield from gain_equipment(g, i, card, cites)


def draw_and_keep_one(g: Burncycle, i: int, n: int, cites: Cites) -> Script[None]:
    """A bot draws several cards and keeps one; a key card works only if it is the one picked (BC-KEYEQ-05)."""
    if not can_hold(g, i):
        return
    for _ in range(n):
        card = yield from draw_card(g, "equipment")
        g.drawn = (*g.drawn, card) if card else g.drawn
    if not g.drawn:
        return
    kept: str = yield from choose(g, WHICH_TO_KEEP, dict.fromkeys(g.drawn), by=deciders(g, i), about=i)
    others = without_one(g.drawn, kept)
    g.drawn = ()
    for card in others:
        discard_card(g, "equipment", card)
    yield from gain_equipment(g, i, kept, cites)


def gain_equipment(g: Burncycle, i: int, card: str, cites: Cites) -> Script[None]:
    """Discard equipment works at once and needs no slot (BC-EQUIP-07, BC-EQUIP-08); other cards go into one.

    The die of a card lies beside it, a counter's with the number it starts from (BC-EQUIP-04).
    """
    known = equipment()[card]
    did(g, "equipment", i, g.bots[i].cell, detail=card)
    if known.category == "discard":
        yield from resolve_at_once(g, i, card)
    else:
        yield from put_in_slot(g, i, Held(card, face=max(0, known.start - 1)), cites)


def resolve_at_once(g: Burncycle, i: int, card: str) -> Script[None]:
    """The card is discarded and pays, also for the module (BC-EQUIP-13, BC-KEYEQ-02): a key card a key (BC-KEYEQ-01).

    It never takes a slot, so a full inventory does not matter (BC-KEYEQ-03, BC-KEYEQ-04).
    """
    known = equipment()[card]
    discard_card(g, "equipment", card)
    g.tell(CardResolved(i, card), cites="BC-KEYEQ-01" if known.key else "BC-EQUIP-07")
    if known.key:
        gain_keys(g, i, 1, "BC-KEYEQ-01")
    yield from apply_effects(g, i, known.effects, "BC-EQUIP-07")


def give_equipment(g: Burncycle, bot: int, effect: Effect, cites: Cites) -> Script[None]:
    """Equipment for each bot it is for: n cards, or one of n to keep where `what` says keep-one."""
    for i in (yield from whose(g, bot, effect)):
        if effect.what == "keep-one":
            yield from draw_and_keep_one(g, i, effect.n, cites)
            continue
        for _ in range(effect.n):
            yield from draw_equipment(g, i, cites)


# Using


def judge_use(g: Burncycle, i: int, card: str) -> Verdict:
    """An agent uses what it holds: breakable equipment once a turn, some cards in the action step only (`act`)."""
    if card not in equipment() or held(g.bots[i], card) is None:
        return Refused("BC-CMD-02" if held(g.bots[g.module], card) else "BC-FREE-07")
    if not g.bots[i].acts:
        return Refused("BC-SHUTBOT-08")
    if card in g.bots[i].used:
        return Refused("BC-EQUIP-11")
    return ALLOWED if equipment()[card].when in ("free", g.phase) else Refused("BC-FREE-07")


def use_equipment(g: Burncycle, i: int, card: str) -> Script[None]:
    """What the card's category says."""
    known = equipment()[card]
    g.tell(EquipmentUsed(i, card), cites="BC-FREE-07")
    if known.category == "single":
        discard_held(g, i, card, "BC-EQUIP-09")
        yield from apply_effects(g, i, known.effects, "BC-EQUIP-09")
    elif known.category == "counter":
        count_down(g, i, card)
        yield from apply_effects(g, i, known.effects, "BC-EQUIP-10")
    else:
        yield from roll_equipment(g, i, card)


def count_down(g: Burncycle, i: int, card: str) -> None:
    """The counter's die is turned down by 1; after its last number the card is discarded (BC-EQUIP-10)."""
    found = held(g.bots[i], card)
    assert found is not None  # noqa: S101 - judged
    if found.face == 0:
        discard_held(g, i, card, "BC-EQUIP-10")
        return
    show(g, i, card, found.face - 1)
    g.tell(CounterTurned(i, card, found.face), cites="BC-EQUIP-10")


def show(g: Burncycle, i: int, card: str, face: int) -> None:
    """The die beside a card shows this face."""
    cards = [msgspec.structs.replace(each, face=face) if each.card == card else each for each in g.bots[i].cards]
    g.set_bot(i, cards=tuple(cards))


def roll_equipment(g: Burncycle, i: int, card: str) -> Script[None]:
    """Roll the die of a breakable card; its result may be resolved or left (BC-EQUIP-15).

    A resolved result with the break icon costs the card (BC-EQUIP-11).
    """
    die = equipment()[card].die
    g.using = card
    g.set_bot(i, used=(*g.bots[i].used, card))
    drawn = yield from chance(g, throw("faces", 1), seen=None)
    place = drawn["faces"][0]
    show(g, i, card, place)
    face = dice().equipment[str(die)][place]
    shows = f"face-{die}-{place + 1}"
    g.tell(EquipmentRolled(i, card, die, place + 1, face.breaks, shows), cites="BC-EQUIP-15")
    answer = yield from choose(g, WHETHER_TO_RESOLVE, (RESOLVE, LEAVE), by=deciders(g, i), about=i)
    g.using = ""
    if answer == LEAVE:
        g.tell(EquipmentLeft(i, card), cites="BC-EQUIP-15")
        return
    yield from resolve_face(g, i, card, face)


def resolve_face(g: Burncycle, i: int, card: str, face: Face) -> Script[None]:
    """Carry out what the die shows; the break icon then costs the card (BC-EQUIP-11), also if that ended the turn."""
    movement = (Effect("move", face.move),) if face.move else ()
    try:
        yield from apply_effects(g, i, (*face.effects, *movement), "BC-EQUIP-11")
    except Cut:
        break_card(g, i, card, face)
        raise
    break_card(g, i, card, face)


def break_card(g: Burncycle, i: int, card: str, face: Face) -> None:
    """A card whose die shows the break icon is discarded, unless it went meanwhile."""
    if face.breaks and held(g.bots[i], card) and g.phase != "over":
        discard_held(g, i, card, "BC-EQUIP-11")


def ready_again(g: Burncycle, happened: Did) -> None:
    """At the end of a turn equipment may be used again."""
    if happened.what != "turn-end":
        return
    bot = g.bots[happened.bot]
    if bot.used:
        g.set_bot(happened.bot, used=tuple([key for key in bot.used if key not in equipment()]))
