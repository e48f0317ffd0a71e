"""What can be wrong with ICE, their activation cards, the Guardian and the tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from getaway.games.breach.pack.contents import Contents, Tracks
from getaway.games.breach.pack.database import exactly
from getaway.games.breach.pack.effects import effects, subroutines
from getaway.games.breach.pack.vocabulary import AWAKENING, TRAITS
from getaway.games.breach.table.parts import CATEGORIES
from getaway.games.breach.table.pieces import Awakening, Description
from getaway.kit.misfits import meant
from getaway.kit.shelf import Note, named

ICE, ACTIVATION, GUARDIAN, TRACKS = "ice.toml", "activation.toml", "guardian.toml", "tracks.toml"
KINDS = {"worm": "bot", "tentacle": "bot", "echo": "hunter", "kynodontas": "hunter", "xan4th": "guardian"}
"""BR-MODEL-02, BR-MODEL-03."""
MOST_MODELS = 9
LEDS = 6
USED = {"bot": (3, 6, 6, 6, 5, 6), "hunter": (3, 6, 6, 6, 5, 6), "guardian": (6, 6, 6, 6, 5, 6)}
"""Cards with a lit LED, by number of players (BR-LED-04 to BR-LED-06)."""
CARDS = {"bot": 8, "hunter": 8, "guardian": 11}
"""Cards of each ICE (BR-COMP-25, BR-COMP-27)."""
ICONS = "BHGTFg"
STRONGER = {"bot": "Bg", "hunter": "FH", "guardian": "BH"}
"""The icons of which side B of a track has more (BR-ADVFW-04 to BR-ADVFW-06)."""


def firewall(c: Contents) -> Iterator[Note]:
    """Every fault of them."""
    if c.ice is not None:
        yield from exactly(ICE, "ICE", c.ice, tuple(KINDS))
        for name, card in c.ice.items():
            yield from description(name, card)
    yield from activation(c)
    if c.guardian is not None:
        yield from awakening(c.guardian)
    if c.tracks is not None:
        yield from tracks(c.tracks)


# ICE


def description(name: str, card: Description) -> Iterator[Note]:
    """Category, models, values, traits, Drop and Quick Subroutine (BR-ICE-03)."""
    guardian = card.category == "guardian"
    if KINDS.get(name, card.category) != card.category:
        yield Note(ICE, (name, "category"), f"{name} is a {KINDS[name]}, not a {card.category}")
    most = 1 if guardian else MOST_MODELS
    if not 1 <= card.models <= most:
        yield Note(ICE, (name, "models"), f"1 to {most} models are expected, not {card.models}")
    if card.force < 1:
        yield Note(ICE, (name, "force"), "a Force of at least 1 is expected")
    if guardian and card.resistance:
        yield Note(ICE, (name, "resistance"), "the Guardian has none: it cannot be eliminated")
    elif not guardian and card.resistance < 1:
        yield Note(ICE, (name, "resistance"), "a Resistance of at least 1 is expected")
    for n, trait in enumerate(card.traits):
        if trait not in TRAITS:
            yield Note(ICE, (name, "traits", n), f"there is no trait {trait}{meant(trait, list(TRAITS))}")
    yield from effects(ICE, (name, "drop"), card.drop)
    yield from subroutines(ICE, (name, "quick"), card.quick, guardian=guardian)
    if not card.quick:
        yield Note(ICE, (name, "quick"), "is empty: nothing would happen")


# Activation cards


def activation(c: Contents) -> Iterator[Note]:
    """Each card, and as many of each ICE as the LEDs of the box ask for."""
    if c.activation is None:
        return
    for name, card in c.activation.items():
        yield from named(ACTIVATION, (name,), name)
        if card.ice not in KINDS:
            yield Note(ACTIVATION, (name, "ice"), f"there is no ICE {card.ice}{meant(card.ice, list(KINDS))}")
        if len(card.led) != LEDS or set(card.led) - {"0", "1"}:
            yield Note(ACTIVATION, (name, "led"), f"{LEDS} LEDs are expected, each 0 or 1, not {card.led!r}")
        guardian = KINDS.get(card.ice) == "guardian"
        yield from subroutines(ACTIVATION, (name, "subroutines"), card.subroutines, guardian=guardian)
        if not card.subroutines:
            yield Note(ACTIVATION, (name, "subroutines"), "is empty: nothing would happen")
    if all(card.ice in KINDS for card in c.activation.values()):
        for name, category in KINDS.items():
            yield from lights(c, name, category)


def lights(c: Contents, ice: str, category: str) -> Iterator[Note]:
    """How many cards of an ICE there are, and how many with each LED lit; with a broken LED nothing is counted."""
    mine = [card for card in (c.activation or {}).values() if card.ice == ice]
    if len(mine) != CARDS[category]:
        yield Note(ACTIVATION, (), f"{ice} has {CARDS[category]} cards, not {len(mine)}")
        return
    if any(len(card.led) != LEDS for card in mine):
        return
    for n, expected in enumerate(USED[category]):
        lit = sum(card.led[n] == "1" for card in mine)
        if lit != expected:
            what = f"with {n + 1} players {expected} cards of {ice} are used, not {lit}"
            yield Note(ACTIVATION, (), what)


# The Guardian and the tracks


def awakening(found: Awakening) -> Iterator[Note]:
    """What its card does, each thing once, and side A of its sheet (BR-AWAKE-01, BR-AWAKE-05)."""
    for n, each in enumerate(found.card):
        if each.do not in AWAKENING:
            near = meant(each.do, list(AWAKENING))
            yield Note(GUARDIAN, ("card", n, "do"), f"its card knows no {each.do}{near}")
    done = [each.do for each in found.card]
    for name in AWAKENING if set(done) <= set(AWAKENING) else ():
        if done.count(name) != 1:
            yield Note(GUARDIAN, ("card",), f"{name} happens once, not {done.count(name)} times")
    for n, each in enumerate(found.sheet):
        if each.do not in ("die", "threat"):
            yield Note(GUARDIAN, ("sheet", n, "do"), f"its sheet knows die and threat, not {each.do}")


def tracks(found: Tracks) -> Iterator[Note]:
    """Three tracks with sides A and B, of icons that exist; side B is the harder one."""
    yield from exactly(TRACKS, "track", found, CATEGORIES)
    for category, sides in found.items():
        if category not in CATEGORIES:
            continue
        before = [*sides_of(category, sides)]
        yield from before
        if not before:
            yield from harder(category, sides)


def sides_of(category: str, sides: dict[str, tuple[str, ...]]) -> Iterator[Note]:
    """Both sides and no other, with boxes whose icons exist."""
    for side in "AB":
        if side not in sides:
            yield Note(TRACKS, (category, side), "is missing")
    for side, boxes in sides.items():
        path = (category, side)
        if side not in ("A", "B"):
            yield Note(TRACKS, path, f"a track has sides A and B, not {side}")
        for n, box in enumerate(boxes):
            yield from [
                Note(TRACKS, (*path, n), f"there is no icon {icon!r}; known are {', '.join(ICONS)}")
                for icon in box
                if icon not in ICONS
            ]
        yield from guardian_icons(path, Counter("".join(boxes)))


def guardian_icons(path: tuple[str, str], icons: Counter[str]) -> Iterator[Note]:
    """One Guardian icon on each side of the Guardian's track and none elsewhere; no loop (BR-TRACK-11)."""
    own = path[0] == "guardian"
    if own and icons["g"]:
        yield Note(TRACKS, path, "the Guardian's track does not advance itself")
    if icons["G"] != own:
        yield Note(
            TRACKS, path, f"the icon G is on the Guardian's track once on each side, not {icons['G']} times here"
        )


def harder(category: str, sides: dict[str, tuple[str, ...]]) -> Iterator[Note]:
    """Side B has more of what makes the Firewall strong, and the Guardian earlier."""
    easy, hard = "".join(sides["A"]), "".join(sides["B"])
    for icon in STRONGER[category]:
        if hard.count(icon) <= easy.count(icon):
            yield Note(TRACKS, (category, "B"), f"side B has more of {icon} than side A")
    if category == "guardian" and place_of(sides["B"]) >= place_of(sides["A"]):
        yield Note(TRACKS, (category, "B"), "side B brings the Guardian earlier than side A")


def place_of(boxes: tuple[str, ...]) -> int:
    """The box with the Guardian's icon."""
    return next(n for n, box in enumerate(boxes) if "G" in box)
