"""Every thing of a view by its name, such as `room:4`: what options belong to and touch."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.breach.shown.view import View
from getaway.games.breach.table.model import HIDDEN
from getaway.games.breach.table.parts import BOXES, CATEGORIES, CHEATS, DEVELOPMENTS, NOWHERE
from getaway.games.breach.table.pieces import TOKENS, malware
from getaway.games.breach.tokens.purchase import INFORMATION
from getaway.games.breach.tokens.viruses import places_of


def things(view: View) -> frozenset[str]:
    """All of them."""
    parts = (in_database(view), on_boards(view), at_interfaces(view), in_hand(view), on_offer(view))
    return frozenset([thing for part in parts for thing in part])


def in_database(view: View) -> Iterator[str]:
    """Rooms with their borders, nodes and outer sides, Gateways, and the models that stand there."""
    house = view.grid
    yield from numbered("room", house.size + (view.omega != NOWHERE))
    yield from numbered("border", len(house.borders))
    yield from numbered("node", len(house.nodes))
    yield from numbered("edge", len(house.outer))
    yield from [f"gateway:{gate.number}" for gate in view.gateways]
    yield from [f"model:{each.number}" for each in view.ice]


def on_boards(view: View) -> Iterator[str]:
    """Tracks, Rewards, also those that are bought, and Information in the Reserve."""
    yield from [f"track:{category}" for category in CATEGORIES]
    yield from [f"reward:{each}" for each in (*view.rewards, *view.bought, INFORMATION)]
    yield from [f"reserve:{token}" for token, n in zip(TOKENS, view.reserve, strict=False) if n]


def at_interfaces(view: View) -> Iterator[str]:
    """Each player with Avatar, sheet, boxes, Cheats, Hard Disk and deck."""
    for seat, player in enumerate(view.seats):
        yield f"seat:{seat}"
        if player.avatar:
            yield from (f"model:{seat}", f"sheet:{seat}", f"deck:{seat}")
            yield from [f"box:{seat}:{box}" for box in BOXES]
            yield from [f"cheat:{seat}:{cheat}" for cheat in CHEATS]
            yield from [f"development:{seat}:{box}" for box in range(1, DEVELOPMENTS + 1)]
            yield from numbered(f"disk:{seat}", len(player.disk))


def in_hand(view: View) -> Iterator[str]:
    """What only this audience sees: cards and tokens, activation cards it looked at; and where its Viruses are."""
    if view.seat == NOWHERE:
        return
    cards = (*view.hands[view.seat], *view.ahead)
    yield from [f"card:{card}" for card in cards if card != HIDDEN]
    yield from [f"token:{token}" for token in view.research[view.seat] if token != HIDDEN]
    yield from [f"virus:{place}" for place in places_of(view, view.seat)]


def on_offer(view: View) -> Iterator[str]:
    """Cards that lie open for a choice: Avatars, Breachers and Programs at set-up."""
    pending = view.pending
    if pending is not None and pending.kind in ("card", "what"):
        yield from [f"card:{each}" for each in pending.items if pending.kind == "card" or each in malware()]


def numbered(kind: str, n: int) -> list[str]:
    """The things of a kind that are known by their numbers."""
    return [f"{kind}:{i}" for i in range(n)]
