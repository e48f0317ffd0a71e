"""Acts that happen by themselves can be shown one by one: after each there is a picture of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from getaway.games.breach import GAME
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import CATEGORIES, NOWHERE
from getaway.kernel import SPECTATOR, Match
from getaway.kernel.inside import inside
from getaway.kernel.stream import Told
from getaway.suite.walk import walk

Shown = Callable[[Breach, Any], bool]
ACTS: dict[str, Shown] = {
    "CardRevealed": lambda g, act: g.card == act.card,
    "CardResolved": lambda g, act: not g.card,
    "IceActivated": lambda g, act: g.activation is not None and g.activation.ice == act.model,
    "QuickSubroutine": lambda g, act: g.activation is not None and g.activation.ice == act.model,
    "IceDeployed": lambda g, act: g.room_of(act.model) == act.room,
    "IceMoved": lambda g, act: g.room_of(act.model) == act.room,
    "IceAttached": lambda g, act: g.model(act.model).on == act.seat,
    "IceInfected": lambda g, act: g.model(act.model).viruses == act.n,
    "IceEliminated": lambda g, act: g.model(act.model) is None,
    "IceDisconnected": lambda g, act: g.model(act.model) is None,
    "Pulled": lambda g, act: g.seats[act.seat].room == act.room,
    "Disconnected": lambda g, act: g.seats[act.seat].room == NOWHERE,
    "VirusAssigned": lambda g, act: g.seats[act.seat].viruses[act.owner] > 0,
    "Purged": lambda g, act: not g.infected[act.room] >> act.seat & 1,
    "ThreatRose": lambda g, act: g.seats[act.seat].threat == act.threat,
    "ThreatReset": lambda g, act: g.seats[act.seat].threat == 0,
    "GatewaySealed": lambda g, act: act.gateway not in [gate.number for gate in g.gateways],
    "TrackAdvanced": lambda g, act: g.track[CATEGORIES.index(act.category)] == act.box,
    "DieRaised": lambda g, act: g.die == act.die,
    "OmegaEntered": lambda g, act: g.omega != NOWHERE,
    "GuardianAwoke": lambda g, act: g.awake(),
}
"""What happens by itself, and how the table shows it."""
STARTS = len(GAME.starts())


def acts_since(match: Match, rev: int) -> Iterator[tuple[Told, list[Breach]]]:
    """Each of these acts from this number on, with the pictures taken right after it was told."""
    pictures = inside(match).audiences.pictures
    for item in match.told(SPECTATOR, rev):
        if isinstance(item, Told) and type(item.event).__name__ in ACTS:
            yield item, [picture.state for picture in pictures if picture.revs[-1] == item.rev + 1]  # type: ignore[misc]


def check_acts(match: Match, rev: int) -> Counter[str]:
    """After each act there is a picture that shows it, and every seat has a view of it."""
    seen: Counter[str] = Counter()
    for item, states in acts_since(match, rev):
        name = type(item.event).__name__
        assert states, item
        assert ACTS[name](states[0], item.event), item
        for seat in range(-1, match.g.players):
            GAME.view(states[0], seat)
        seen[name] += 1
    return seen


def play(number: int, seed: int) -> Counter[str]:
    """A random match, its acts checked after every answer."""
    seen: Counter[str] = Counter()
    rev = 0
    for match, _ in walk(GAME, number, seed, longest=250):
        seen += check_acts(match, rev)
        rev = match.put(SPECTATOR).rev
    return seen


@pytest.mark.parametrize("numbers", [range(n, STARTS, 4) for n in range(4)])
def test_every_act_of_the_firewall_has_its_picture(numbers: range) -> None:
    """In random matches: cards, ICE, tracks, the Firewall die, Threat, Viruses and what they lead to."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen += play(number, 2)
    assert seen.keys() >= {"CardRevealed", "IceActivated", "IceMoved", "TrackAdvanced", "ThreatRose", "VirusAssigned"}


def test_the_guardian_has_its_pictures_too() -> None:
    """Late in a match, when it is awake."""
    seen = sum([play(0, seed) for seed in range(6)], Counter[str]())
    assert seen["GatewaySealed"]
    assert seen["Disconnected"]


def test_a_fork_takes_no_pictures() -> None:
    """In quiet mode nothing is kept."""
    for match, dice in walk(GAME, 1, 4, longest=80):
        fork = match.fork()
        ask = fork.asks[0]
        fork.answer(ask.seat, ask.choice.sample(dice))
        assert inside(fork).tape.told == []
