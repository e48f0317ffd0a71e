"""The vocabulary of effects: what cards, rooms, Cheats, development boxes and tokens make happen.

Each effect is a script that gets the player who uses it. An effect that finds nothing to do does nothing: everything is
resolved as far as possible (BR-EFFECT-04). It is the same wherever it is printed (BR-EFFECT-05).

| effect        | what happens                                                                     | its file         |
| ------------- | -------------------------------------------------------------------------------- | ---------------- |
| push          | n Pushes                                                                         | effects_sheet    |
| draw, discard | n Malware cards are drawn, or discarded from the hand                            | effects_sheet    |
| gain-cube     | a code cube of the colour `what`, or of any                                      | effects_sheet    |
| cache         | as a cost: a cube of the colour `what` goes to the Cache                         | effects_sheet    |
| credit        | n Credits are gained; as a cost they are paid                                    | effects_sheet    |
| steal-credit  | n Credits of the player met; with `what = "or-draw"` a card where there is none  | effects_sheet    |
| discount      | one Purchase now, n Credits cheaper, at least 1                                  | purchase         |
| research      | n Research tokens of the Reserve                                                 | effects_sheet    |
| take-research | a Research token of the room                                                     | effects_sheet    |
| partial-info  | a partial Information token of choice                                            | effects_sheet    |
| develop       | a free Develop                                                                   | actions/develop  |
| threat        | Threat rises by n                                                                | effects_avatar   |
| reset-threat  | Threat is reset                                                                  | effects_avatar   |
| virus-self    | the Firewall assigns n Viruses to the own Avatar                                 | effects_avatar   |
| remove-virus  | n Firewall Viruses leave the own Avatar                                          | effects_avatar   |
| assign-virus  | n Viruses for the attacker                                                       | effects_avatar   |
| shield        | a free Shield                                                                    | effects_avatar   |
| unshield      | the target's Shield token is discarded                                           | effects_avatar   |
| slide         | n Slides                                                                         | effects_avatar   |
| slide-after   | n Slides once the attack is resolved                                             | effects_avatar   |
| place-avatar  | the Avatar is placed in a room of a node traced                                  | effects_avatar   |
| move, attack  | a free Move; a free Attack with n more and a range                               | effects_avatar   |
| boost         | n more of the ability `what` until the action is resolved                        | effects_avatar   |
| range         | Range for this attack, or with `what = "turn"` for all own ones of the turn      | effects_avatar   |
| reroll        | the Infection die is rolled again                                                | actions/infect   |
| ignore-threat | the Threat of the Infection die's result is ignored                              | actions/infect   |
| place-virus   | an own Virus in up to n rooms: here, connected or any (`where`)                  | effects_database |
| move-virus    | up to n own Viruses go to an adjacent room                                       | effects_database |
| open-breach   | a Breach on a border of the own room (`where = "here"`) or on any                | effects_database |
| rotate        | n rooms are turned: here, connected, the mover's or any (`where`)                | effects_database |
| darken        | a revealed room without Avatars becomes dark                                     | effects_database |
| move-gateway  | a Gateway goes to another outer side                                             | effects_database |
| retarget      | what is aimed at the own Avatar takes another one in the room                    | effects_firewall |
| peek          | the top n activation cards are looked at and put back in any order               | effects_firewall |
| advance       | the cube of the track `what` advances by n                                       | effects_firewall |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from getaway.games.breach.choose import CHOOSE_WHAT, choose, choosing
from getaway.games.breach.model import Breach
from getaway.games.breach.parts import COLOURS
from getaway.games.breach.pieces import Deed, Effect
from getaway.kernel import Script, Seat
from getaway.kit.register import adds

Cites = str | tuple[str, ...]
Doing = Callable[[Breach, Seat, Effect, Cites], Script[None]]
EFFECTS: Final[dict[str, Doing]] = {}
"""By name, how each effect is carried out; the rules it belongs to add it."""


def effect(name: str) -> Callable[[Doing], Doing]:
    """Name an effect of the vocabulary."""
    return adds(EFFECTS, name)


def payable(g: Breach, seat: Seat, deed: Deed) -> bool:
    """Whether the cost of an effect can be paid (BR-CACHE-02, BR-EFFECT-04)."""
    player = g.seats[seat]
    for cost in deed.cost:
        if cost.do == "cache":
            colour = COLOURS.index(cost.what)
            if not player.cubes[colour][colour]:
                return False
        elif player.credits < cost.n:
            return False
    return True


WHICH_EFFECT = choosing("which-effect", CHOOSE_WHAT, "BR-EFFECT-04")


def perform(g: Breach, seat: Seat, deed: Deed, cites: Cites, *, free: bool = False) -> Script[None]:
    """The cost first, then the danger (BR-DANGER-02), then one effect after another as far as possible."""
    for cost in () if free else deed.cost:
        yield from EFFECTS[f"pay-{cost.do}"](g, seat, cost, cites)
    for penalty in deed.danger:
        yield from EFFECTS[penalty.do](g, seat, penalty, "BR-DANGER-02")
    if not deed.choose:
        for each in deed.effects:
            yield from EFFECTS[each.do](g, seat, each, cites)
        return
    left = list(deed.effects)
    for _ in range(deed.choose):
        name = yield from choose(g, seat, WHICH_EFFECT, [each.do for each in left])
        chosen = next(each for each in left if each.do == name)
        left.remove(chosen)
        yield from EFFECTS[chosen.do](g, seat, chosen, cites)
