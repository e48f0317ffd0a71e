"""Responses in the comparison: a part of those that the second opinion understands is played, the others pass."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.nets.breach.firewall.harm import take_credit
from tests.nets.breach.firewall.subroutines import MOST_ATTACHED
from tests.nets.breach.firewall.table import BLACK, Table

from getaway.games.breach.attack.events import ThreatReset
from getaway.games.breach.table.pieces import Effect, malware, program_of, research
from getaway.kernel import Match, Wish

OFTEN = 0.6
PASS = Wish("pass")


def respond(match: Match, table: Table, dice: Random, count: Counter[str]) -> None:
    """Pass, or play something."""
    put = match.asks[0]
    known = [wish for wish in put.choice if wish.verb != "pass" and understood(match, table, put.seat, wish)]
    if not known or dice.random() > OFTEN:
        match.answer(put.seat, PASS)
        return
    wish = dice.choice(known)
    effects = effects_of(match, put.seat, wish)
    match.answer(put.seat, wish)
    for effect in effects:
        if effect.do == "retarget":
            retarget(match, table, put.seat, dice)
        else:
            DO[effect.do](table, put.seat, effect)
        count[f"response {effect.do}"] += 1


def effects_of(match: Match, seat: int, wish: Wish) -> tuple[Effect, ...]:
    """What a card, a Research token or a Program does."""
    if wish.verb == "research":
        return research()[str(wish.args["token"])].effects
    if wish.verb == "play":
        return malware()[str(wish.args["card"])].effects
    person = match.g.seats[seat]
    return malware()[program_of((person.avatar, person.breacher)[person.side])].effects


def understood(match: Match, table: Table, seat: int, wish: Wish) -> bool:
    """Whether the second opinion knows all of it, and it is for the player's own Avatar."""
    mine = seat == (table.attack.target if table.attack else table.aim)
    for effect in effects_of(match, seat, wish):
        if effect.do not in (*DO, "retarget") or (effect.do != "credit" and not table.people[seat].connected):
            return False
        if (effect.what == "defense" or effect.do in ("slide-after", "retarget")) and not mine:
            return False
        if effect.do == "retarget" and len(table.avatars_in(table.people[seat].room)) == 1:
            return False
        if effect.do == "shield" and full(table, seat):
            return False
    return True


def full(table: Table, seat: int) -> bool:
    """Whether no Shield token can be attached."""
    attached = sum(model.on == seat for model in table.models)
    return table.people[seat].shield or attached >= MOST_ATTACHED


def retarget(match: Match, table: Table, seat: int, dice: Random) -> None:
    """Aim what targets the player's Avatar at another one in its room; what cards added to its defence is lost."""
    others = [other for other in table.avatars_in(table.people[seat].room) if other != seat]
    chosen = others[0]
    if len(others) > 1:
        put = match.asks[0]
        assert {wish.args["seat"] for wish in put.choice} == set(others)
        chosen = dice.choice(others)
        match.answer(seat, Wish("choose-seat", seat=chosen))
    if table.attack is None:
        table.aim = chosen
    else:
        table.attack.target, table.attack.defense, table.attack.slides = chosen, 0, 0


# Effects


def boost(table: Table, seat: int, effect: Effect) -> None:
    """Attack or Defense in the attack that is being resolved."""
    assert table.attack is not None
    setattr(table.attack, effect.what, getattr(table.attack, effect.what) + effect.n)


def slide_after(table: Table, seat: int, effect: Effect) -> None:
    """The Avatar slides once the attack is resolved."""
    assert table.attack is not None
    table.attack.slides += effect.n


def shield(table: Table, seat: int, effect: Effect) -> None:
    """A Shield token."""
    person = table.people[seat]
    person.shield, person.waived, person.waives_threat = True, False, False
    table.shields_left -= 1


def reset_threat(table: Table, seat: int, effect: Effect) -> None:
    """The token on the Threat indicator goes back."""
    if table.people[seat].threat:
        table.people[seat].threat = 0
        table.viruses_left[BLACK] += 1
        table.tell(ThreatReset(seat))


def remove_virus(table: Table, seat: int, effect: Effect) -> None:
    """Firewall Viruses leave the Avatar."""
    n = min(effect.n, table.people[seat].viruses[BLACK])
    table.people[seat].viruses[BLACK] -= n
    table.viruses_left[BLACK] += n


def credit(table: Table, seat: int, effect: Effect) -> None:
    """Credits."""
    for _ in range(effect.n):
        take_credit(table, seat)


DO = {
    "boost": boost,
    "slide-after": slide_after,
    "shield": shield,
    "reset-threat": reset_threat,
    "remove-virus": remove_virus,
    "credit": credit,
}
