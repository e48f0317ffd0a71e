"""Attack: declare a target, play Malware and Research, assign Viruses (BR-RESATK-01)."""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.breach.attack.assign import assign, count
from getaway.games.breach.attack.eliminate import assign_to_ice
from getaway.games.breach.attack.elude import elude, is_held
from getaway.games.breach.attack.events import AttackDeclared, AttackResolved, ShieldHeld, TargetNamed
from getaway.games.breach.attack.responses import responses
from getaway.games.breach.attack.shield import drop_shield
from getaway.games.breach.attack.slide import slide
from getaway.games.breach.attack.target import name_target, set_attack, targets
from getaway.games.breach.ground.clicks import Action, judge_action, take_action
from getaway.games.breach.ground.strength import compared, pack_bonus, strength, value
from getaway.games.breach.malware.hands import may_hold
from getaway.games.breach.malware.missions import mission, occurs
from getaway.games.breach.sheet.cheats import program_timing, visible_program
from getaway.games.breach.sheet.cubes import Shift, can_shift, leads, move_cube, shifts
from getaway.games.breach.table.arguments import TO_BOX
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ATTACK, BOXES, DEFENSE, FIREWALL, ICE, NOWHERE, Attacking
from getaway.games.breach.table.pieces import malware
from getaway.kernel import Act, Refused, Script, Seat, Verdict, Wish


class Attack(Action, Shift):
    """Fix the Attack value, shift an attack cube, then resolve the attack (BR-ATTACK-03 to BR-ATTACK-06)."""

    name = "attack"

    def judge(self, g: Breach, seat: Seat, wish: Wish) -> Verdict:
        verdict = judge_action(g, seat)
        if verdict:
            verdict = self.judge_shift(g, seat, ATTACK, wish, "BR-ATTACK-05")
        return verdict if not verdict or can_find_target(g, seat) else Refused("BR-TARGET-09")

    def options(self, g: Breach, seat: Seat) -> Act | None:
        player = g.seats[seat]
        if not judge_action(g, seat) or not can_shift(player, ATTACK) or not can_find_target(g, seat):
            return None
        return shifts(self.name, player.avatar, ATTACK)

    def near(self, g: Breach, seat: Seat) -> Iterable[Wish]:
        return [Wish(self.name, to=BOXES[to]) for to in leads(g.seats[seat], ATTACK)]

    def run(self, g: Breach, seat: Seat, wish: Wish) -> Script[None]:
        take_action(g, seat, self.name, "BR-ATTACK-03")
        strength = value(g.seats[seat], ATTACK)
        move_cube(g, seat, ATTACK, ATTACK, BOXES.index(wish[TO_BOX]), "BR-ATTACK-04")
        yield from attack(g, Attacking(seat, strength, reach=g.seats[seat].reach))


def can_find_target(g: Breach, seat: Seat) -> bool:
    """Whether a target is in Range, or a card or Program of the player could extend it that far (BR-TARGET-09)."""
    reach = g.seats[seat].reach
    if targets(g, seat, reach):
        return True
    own = [malware()[card] for card in g.hands[seat] if card not in g.seats[seat].played]
    if program_timing(g, seat) == "your-attack":
        own.append(malware()[visible_program(g, seat)])
    more = [each.n for card in own if card.timing == "your-attack" for each in card.effects if each.do == "range"]
    return bool(more) and bool(targets(g, seat, reach + sum(more)))


def free_attack(g: Breach, seat: Seat, bonus: int, reach: int) -> Script[None]:
    """A free Attack shifts no cube, needs none (BR-FREE-04, BR-FREE-05), and is lost without a target (BR-FREE-03)."""
    player = g.seats[seat]
    if not player.connected:
        return
    reach += player.reach
    if not targets(g, seat, reach) and not may_widen(g, seat):
        return
    yield from attack(g, Attacking(seat, value(player, ATTACK), bonus=bonus, reach=reach, free=True))


def may_widen(g: Breach, seat: Seat) -> bool:
    """Whether the player may hold a card that gives Range, as far as everybody knows."""
    cards = may_hold(g, seat)
    if program_timing(g, seat) == "your-attack":
        cards.append(malware()[visible_program(g, seat)])
    return any(each.do == "range" for card in cards if card.timing == "your-attack" for each in card.effects)


ATTACK_VERB = Attack()


# The whole attack


def attack(g: Breach, begun: Attacking) -> Script[None]:
    """An Avatar attacks, and loses its Shield token when the attack is resolved (BR-SHIELD-08).

    Players may respond even if a card gave the attack (BR-TIMING-03 to BR-TIMING-05).
    """
    seat = begun.by
    resolving, g.resolving = g.resolving, False
    g.attacks = (*g.attacks, begun)
    g.tell(AttackDeclared(seat, NOWHERE, begun.attack + begun.bonus), cites="BR-ATTACK-03")
    if (yield from name_target(g, seat)):
        yield from resolve_attack(g)
    g.attacks, g.resolving = g.attacks[:-1], resolving
    drop_shield(g, seat, "BR-SHIELD-08")


def ice_attack(g: Breach, seat: Seat, number: int, target: Seat, bonus: int) -> Script[None]:
    """An ICE attacks in the same steps, without a cube (BR-ICE-11), the Guardian too (BR-GUARD-01).

    Nobody plays cards for it (BR-RESP-06).
    """
    found = g.model(number)
    if found is None:
        return
    g.attacks = (
        *g.attacks,
        Attacking(seat, strength(g, number), ice=number, target=target, bonus=bonus, step="respond"),
    )
    power = strength(g, number) + bonus + pack_bonus(g, number, target)
    g.tell(AttackDeclared(seat, number, power), cites=("BR-ICE-11", "BR-FWDIE-01"))
    g.show(TargetNamed(seat, target), cites="BR-SUBR-03")
    yield from resolve_attack(g)
    g.attacks = g.attacks[:-1]


def resolve_attack(g: Breach) -> Script[None]:
    """Resolve an attack: responses, Viruses, and what follows."""
    yield from responses(g)
    set_attack(g, step="assign")
    given = yield from assign_viruses(g) if stands(g) else nothing()
    set_attack(g, step="over")
    now = g.attacks[-1]
    g.show(AttackResolved(now.by, now.target, given), cites="BR-ASSIGN-01")
    if now.target < ICE:
        if now.ice == NOWHERE and given > 1:
            occurs(g, now.by, "two-viruses")
        if not given:
            yield from mission(g, now.target, "no-virus")
        for _ in range(g.attacks[-1].slides):
            yield from slide(g, now.target, "BR-EFFECT-04")


def stands(g: Breach) -> bool:
    """Whether the attacker is still in the Database; a response may have eliminated it."""
    now = g.attacks[-1]
    return g.model(now.ice) is not None if now.ice != NOWHERE else g.seats[now.by].connected


def nothing() -> Script[int]:
    """No Virus is assigned."""
    yield from ()
    return 0


# Step 3: Viruses


def assign_viruses(g: Breach) -> Script[int]:
    """Compare, take off what shield and Elude stop, and assign the rest; return how many were assigned.

    Shield comes first (BR-ASSIGN-08), then Elude (BR-ASSIGN-09, BR-ASSIGN-10); less than 0 is impossible
    (BR-ASSIGN-11). A Virus that is ignored never leaves its supply (BR-CPI-03).
    """
    now = g.attacks[-1]
    n = count(*compared(g))
    owner = FIREWALL if now.ice != NOWHERE else now.by
    if now.target >= ICE:
        return (yield from assign_to_ice(g, now.target, n, now.by))
    target = g.seats[now.target]
    if is_held(g):
        n -= 1
        g.show(ShieldHeld(now.target), cites=("BR-SHIELD-04", "BR-ASSIGN-08"))
    if n and target.connected and can_shift(target, DEFENSE):
        n -= yield from elude(g, now.target)
    return (yield from assign(g, now.target, n, owner, "BR-VAVA-01"))


VERBS = (ATTACK_VERB,)
