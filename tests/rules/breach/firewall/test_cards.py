"""What every activation card, every box of the tracks and every description card does, one entry each."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest
from tests.rules.breach.firewall.watch import (
    NOBODY,
    aim,
    as_far_as_it_can,
    bots,
    corridor,
    guardian,
    order,
    reveals,
    room_of,
    tough,
)
from tests.rules.breach.table import asked, cited, do, g, ice, player, told

from getaway.games.breach.attack.events import AttackDeclared, ThreatRose
from getaway.games.breach.firewall.events import (
    DieRaised,
    GatewaySealed,
    IceActivated,
    IceDeployed,
    NobodyActivated,
    Pulled,
    Purged,
    TrackAdvanced,
)
from getaway.games.breach.table.pieces import ActivationCard, activation_cards, tracks
from getaway.kernel import Match

DIE = 2
"""No ICE has a lower Force, so every attack is 2 and what the card adds."""
FAR = 12
"""A room that nothing reaches."""
STILL = "still"
"""A card that does nothing."""


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is among the cards."""
    monkeypatch.setitem(activation_cards(), STILL, ActivationCard("worm", "111111", (), ()))


class Card(NamedTuple):
    """What a card does: Slides, Range, attack, other things that happen once each, and tracks that advance.

    A card may have a second Slide; an attack that comes before the first one finds an Avatar only beside the ICE.
    """

    ice: str
    slide: int
    attack: int | None = None
    does: tuple[str, ...] = ()
    advance: tuple[str, ...] = ()
    range: int = 0
    again: int = 0
    attacks_first: bool = False


B, H, G = "bot", "hunter", "guardian"
CARDS = {
    "crawl": Card("worm", 2, None, ("attach",), (B,)),
    "burrow": Card("worm", 1, 2, (), (H,)),
    "squirm": Card("worm", 2, None, ("threat",), (B, G)),
    "split": Card("worm", 1, None, ("attach",), (B, H)),
    "gnaw": Card("worm", 0, 3, (), (B,)),
    "seek": Card("worm", 3, None, (), (B, H)),
    "twitch": Card("worm", 2, None, ("threat",), (B, G, G)),
    "feed": Card("worm", 1, 2, (), (B,)),
    "reach": Card("tentacle", 1, 2, (), (B,)),
    "coil": Card("tentacle", 2, 2, (), (H,)),
    "probe": Card("tentacle", 2, None, ("threat",), (B,)),
    "constrict": Card("tentacle", 0, 4, (), (B, H)),
    "drag": Card("tentacle", 1, 2, ("pull",), (B,), range=1),
    "spread": Card("tentacle", 2, None, (), (B, H)),
    "lash": Card("tentacle", 1, 2),
    "squeeze": Card("tentacle", 1, 3, (), (B,)),
    "ping": Card("echo", 2, 2, (), (H,)),
    "sweep": Card("echo", 2, None, ("purge",), (B,)),
    "resonance": Card("echo", 1, 3, (), (H, G)),
    "feedback": Card("echo", 0, 2, (), (B, H), range=1),
    "lock-on": Card("echo", 1, 2, ("threat",), (B,)),
    "reverb": Card("echo", 3, 2, (), (H, G)),
    "whisper": Card("echo", 2, 3, (), (H, G, G)),
    "pulse": Card("echo", 2, 2, (), (H,)),
    "hunt": Card("kynodontas", 2, 2, (), (H,)),
    "scent": Card("kynodontas", 3, None, ("purge",), (B,)),
    "maul": Card("kynodontas", 1, 4, (), (H,)),
    "pounce": Card("kynodontas", 2, 3, (), (B, H)),
    "snarl": Card("kynodontas", 0, 2, ("threat",), (B,)),
    "chase": Card("kynodontas", 3, 2, (), (H, G)),
    "circle": Card("kynodontas", 3),
    "bite": Card("kynodontas", 2, 2, (), (H,)),
    "advance-protocol": Card("xan4th", 3, None, ("seal", "seal"), (B,), again=3),
    "lockdown": Card("xan4th", 3, None, ("seal", "seal"), again=3),
    "purge-cycle": Card("xan4th", 2, 2, ("seal",), (H,)),
    "containment": Card("xan4th", 2, 2, ("seal", "seal"), (B, H), again=2, attacks_first=True),
    "quarantine": Card("xan4th", 2, None, ("purge", "purge", "seal", "seal"), again=2),
    "override": Card("xan4th", 2, 2, ("seal",), (H,)),
    "march": Card("xan4th", 1, None, ("seal",)),
    "crush": Card("xan4th", 1, 3, (), (B,)),
    "cordon": Card("xan4th", 2, None, ("seal",)),
    "scrub": Card("xan4th", 1, None, ("purge", "purge", "seal"), (H,)),
    "verdict": Card("xan4th", 1, 2, ("seal",)),
}


def test_the_table_names_every_activation_card() -> None:
    """16 Bot, 16 Hunter and 11 Guardian cards, each with the ICE it belongs to."""
    assert {name: card.ice for name, card in activation_cards().items() if name != STILL} == {
        name: card.ice for name, card in CARDS.items()
    }
    assert len(CARDS) == 43


def played(name: str, beyond: int = 0) -> Match:
    """The card's ICE in room 0 of a corridor; Avatar, Viruses of both players and Gateways as far as it reaches.

    They are that far, or this many rooms beyond: the Avatar and Gateway 1 where the first Slide ends, the Viruses and
    Gateway 2 where the last one does. The Bot cube comes to an empty box, the others raise the die; a Guardian card is
    followed by one that does nothing.
    """
    card = CARDS[name]
    end = card.slide + card.range + card.again + beyond
    first = end if beyond else end - card.again
    gates = dict.fromkeys((first, end, FAR))
    model = [guardian(0)] if card.ice == "xan4th" else bots(0, name=card.ice)
    match = reveals(
        name,
        *[STILL] * (card.ice == "xan4th"),
        **corridor(FAR + 1, *gates),
        ice=model,
        die=DIE,
        track=(1, 0, 0),
        infected={end: (0, 1)},
        seats=[tough(at=beyond if card.attacks_first else first), NOBODY],
    )
    while asked(match) in ("which-way-ice-goes", "which-virus-purged", "which-track"):
        if asked(match) == "which-way-ice-goes":
            as_far_as_it_can(match)
        elif asked(match) == "which-track":
            do(match, "choose-what", what=[each for each in card.advance if each != B][-1])
        else:
            aim(match, 1)
    return match


def happened(match: Match) -> dict[str, Any]:
    """What became of a card, in the words of the table."""
    number = g(match).ice[0].number
    once = {
        "pull": len(told(match, Pulled)),
        "attach": ice(match, number).on == 0,
        "threat": player(match).threat,
        "purge": len(told(match, Purged)),
        "seal": len(told(match, GatewaySealed)),
    }
    return {
        "attack": [event.attack for event in told(match, AttackDeclared)],
        "does": [name for name, n in once.items() for _ in range(n)],
        "advance": sorted(event.category for event in told(match, TrackAdvanced)),
    }


@pytest.mark.parametrize("name", CARDS)
def test_a_card_reaches_as_far_as_it_says(name: str) -> None:
    """At the greatest distance everything on the card happens: movement, attack, the rest, and its tracks."""
    card = CARDS[name]
    match = played(name)
    assert room_of(match, g(match).ice[0].number) == card.slide + card.again
    assert happened(match) == {
        "attack": [] if card.attack is None else [card.attack],
        "does": list(card.does),
        "advance": sorted(card.advance),
    }
    assert sum(player(match).viruses) == (card.attack is not None)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_reaches_no_further(name: str) -> None:
    """One room further its ICE comes nearer and does no more; without movement a Bot or Hunter is not activated."""
    card = CARDS[name]
    match = played(name, beyond=1)
    assert room_of(match, g(match).ice[0].number) == card.slide + card.again
    assert happened(match) == {"attack": [], "does": [], "advance": sorted(card.advance)}
    if card.ice != "xan4th":
        assert (told(match, IceActivated) == []) == (told(match, NobodyActivated) != []) == (card.slide == 0)


@pytest.mark.parametrize(
    ("name", "happens"),
    [
        ("snarl", ["ThreatRose", "AttackDeclared"]),
        ("containment", ["AttackDeclared", "GatewaySealed", "GatewaySealed"]),
        ("quarantine", ["GatewaySealed", "Purged", "Purged", "GatewaySealed"]),
    ],
)
def test_what_stands_first_comes_first(name: str, happens: list[str]) -> None:
    """Snarl threatens, then attacks; Containment attacks, then seals; Quarantine purges before it seals again."""
    assert order(played(name), ThreatRose, AttackDeclared, Purged, GatewaySealed) == happens


# Boxes of the tracks


BOXES = {
    (B, "A"): ({B: 1}, {}, {B: 1}, {"threat": 1}, {G: 1}),
    (B, "B"): ({B: 1}, {"threat": 1}, {B: 1, G: 1}, {B: 1}, {G: 1}),
    (H, "A"): ({"die": 1}, {H: 1}, {"threat": 1}, {"die": 1}, {H: 1}),
    (H, "B"): ({"die": 1}, {H: 1}, {"die": 1, "threat": 1}, {H: 1}, {"die": 1, H: 1}),
    (G, "A"): ({"die": 1}, {}, {H: 1}, {B: 1}, {"xan4th": 1}),
    (G, "B"): ({B: 1}, {"die": 1, H: 1}, {B: 1, H: 1}, {"xan4th": 1}, {"die": 1}),
}
"""By track and side, what each box does: ICE that come, Threat, the die, and the Guardian cube that advances."""
EVERY_BOX = [(track, side, box) for (track, side), boxes in BOXES.items() for box in range(len(boxes))]


def test_the_table_names_every_box() -> None:
    """Three tracks of two sides."""
    found = {(track, side): len(boxes) for track, sides in tracks().items() for side, boxes in sides.items()}
    assert found == {place: len(boxes) for place, boxes in BOXES.items()}
    assert len(EVERY_BOX) == 30


@pytest.mark.parametrize(("track", "side", "box"), EVERY_BOX)
def test_a_box_does_what_it_shows(track: str, side: str, box: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cube comes to the box from the one before; the Guardian cube, where it is not the one, to an empty box."""
    monkeypatch.setitem(activation_cards(), "step", ActivationCard("worm", "111111", (), (track,)))  # type: ignore[arg-type]
    place = (B, H, G).index(track)
    sides, at = ["A", "A", "A"], [0, 0, 1]
    sides[place], at[place] = side, box
    match = reveals("step", sides=tuple(sides), track=tuple(at), die=1, seats=[{"at": 4}, NOBODY])
    names = {"worm": B, "echo": H, "xan4th": "xan4th"}
    found = Counter([names[event.ice] for event in told(match, IceDeployed)])
    found["threat"] = cited(match, ThreatRose).count(("BR-TRACK-06",))
    found["die"] = cited(match, DieRaised).count(("BR-TRACK-07",))
    found[G] = cited(match, TrackAdvanced).count(("BR-TRACK-11",))
    assert {name: n for name, n in found.items() if n} == BOXES[track, side][box]
    assert all(event.room == 4 for event in told(match, IceDeployed))
