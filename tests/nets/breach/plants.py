"""Faults that were once in the rules, or could be, each planted by itself: the net must catch every one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from getaway.games.breach.actions import infect
from getaway.games.breach.attack import threat
from getaway.games.breach.firewall import activation, awakening, subroutines, tracks
from getaway.games.breach.ground import timing
from getaway.games.breach.malware import hands, play, windows
from getaway.games.breach.proof.starts import pairs
from getaway.games.breach.sheet import cheats
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.pieces import Malware
from getaway.games.breach.tokens import research
from getaway.kernel import Refused, Script, Verdict, Wish

Put = Callable[[pytest.MonkeyPatch], None]
FOUR, ALONE = pairs().index(("competitive", 4)), pairs().index(("solo", 1))


class Plant(NamedTuple):
    """A fault, how it is planted, and the kind of match in which it is looked for: a mode and number of players."""

    name: str
    put: Put
    kind: int = FOUR


def fitting(refuses: Callable[[Breach, int, Malware], bool]) -> Put:
    """Who is asked leaves some cards out of account."""

    def fits(g: Breach, seat: int, card: Malware, condition: str = "") -> Verdict:
        return Refused("BR-TIMING-08") if refuses(g, seat, card) else timing.fits(g, seat, card, condition)

    return lambda patch: patch.setattr(windows, "fits", fits)


def everywhere(name: str, new: Callable[..., Any], *modules: object) -> Put:
    """A function of the rules is another one, wherever it is used."""

    def put(patch: pytest.MonkeyPatch) -> None:
        for module in modules:
            patch.setattr(module, name, new)

    return put


def after_the_roll(g: Breach, seat: int) -> bool:
    """Only a token or a card for the player's Infect counts."""
    own = bool(g.research[seat]) or any(card.timing == "your-infect" for card in hands.may_hold(g, seat))
    return own and windows.could_act(g, seat)


AT_HAND, TOKEN, MOMENT = timing.at_hand, research.token_fits, cheats.judge_moment
ALTERNATIVE, AROUND = play.PlayAlternative.judge, activation.ask_around


def closed_in_choices(g: Breach, seat: int) -> bool:
    """Nothing is played while a player pushes or chooses."""
    return AT_HAND(g, seat) and (g.window is not None or (not g.pushes and g.pending is None))


def open_in_cards(g: Breach, seat: int) -> bool:
    """A card is played while another is being resolved."""
    return AT_HAND(g, seat) or (g.window is None and g.resolving)


def open_in_step_3(g: Breach, seat: int) -> bool:
    """A card is played while Viruses are being assigned."""
    return AT_HAND(g, seat) or (g.window is None and not g.resolving)


def tokens_before_the_target(g: Breach, seat: int, token: str) -> Verdict:
    """Tokens without a moment are refused once a target is named."""
    late = g.attack is not None and g.attack.step != "target" and not token.startswith("boost")
    return Refused("BR-RES-06") if late else TOKEN(g, seat, token)


def programs_between_actions(g: Breach, seat: int, cheat: str) -> Verdict:
    """A Program of the Action Phase waits for the end of an action, as other Cheats do."""
    early = cheat == "program" and cheats.program_timing(g, seat) == "action-phase"
    if early and not cheats.between_actions(g, seat) and not cheats.before_connecting(g, seat):
        return Refused("BR-CHEAT-07")
    return MOMENT(g, seat, cheat)


def no_alternative_in_attacks(self: play.PlayAlternative, g: Breach, seat: int, wish: Wish) -> Verdict:
    """The Alternative Effect is refused while an attack is under way."""
    return Refused("BR-SOLO-09") if g.attacks else ALTERNATIVE(self, g, seat, wish)


def no_end(g: Breach, first: int, kind: str) -> Script[None]:
    """Nobody is asked after the last activation card."""
    if kind != "end":
        yield from AROUND(g, first, kind)


def unasked(g: Breach, seat: int) -> Script[None]:
    """Threat rises at once."""
    yield from ()


PLANTS: Final = (
    Plant("after a roll only tokens and cards for it count", everywhere("could_act", after_the_roll, infect)),
    Plant(
        "windows leave out cards of the Action Phase",
        fitting(lambda g, seat, card: card.timing == "action-phase"),
    ),
    Plant(
        "attacks leave out cards of the Action Phase",
        fitting(lambda g, seat, card: card.timing == "action-phase" and bool(g.attacks)),
    ),
    Plant("nobody is asked after the last card", everywhere("ask_around", no_end, activation, awakening)),
    Plant(
        "nothing is played inside choices and Pushes",
        everywhere("at_hand", closed_in_choices, timing, play, research),
    ),
    Plant(
        "no Alternative Effect before a target",
        lambda patch: patch.setattr(play.PlayAlternative, "judge", no_alternative_in_attacks),
        ALONE,
    ),
    Plant(
        "tokens are refused in step 2 of an attack",
        everywhere("token_fits", tokens_before_the_target, research, windows),
    ),
    Plant("a Program waits for the end of an action", everywhere("judge_moment", programs_between_actions, cheats)),
    Plant("no Cheat before connecting", everywhere("before_connecting", lambda g, seat: False, cheats)),
    Plant(
        "third players are not asked for an enemy's attack",
        fitting(
            lambda g, seat, card: card.timing == "enemy-attack" and g.attack is not None and g.attack.target != seat
        ),
    ),
    Plant("Threat of a track comes unasked", everywhere("respond_to_threat", unasked, threat, tracks, subroutines)),
    Plant("a card is played inside another", everywhere("at_hand", open_in_cards, timing, play, research)),
    Plant("a card is played in step 3", everywhere("at_hand", open_in_step_3, timing, play, research)),
    Plant("everybody is asked everywhere", everywhere("could_act", lambda g, seat: True, windows, infect)),
)
