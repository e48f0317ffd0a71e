"""What is attached to a model: Worms, and an Avatar's Shield token."""

from __future__ import annotations

from getaway.games.breach.attack.events import AttachIgnored, IceAttached
from getaway.games.breach.table.model import Breach
from getaway.games.breach.table.parts import ICE
from getaway.games.breach.table.pieces import ice

BASES = {"round": 3, "half-moon": 1}
"""How many components can be attached to a model, by its base (BR-ATTACH-07, BR-ATTACH-09)."""


def base(g: Breach, model: int) -> int:
    """How many components the base of a model takes; Avatars stand on round ones."""
    found = g.model(model)
    return BASES["round" if found is None else ice()[found.name].base]


def attached(g: Breach, model: int) -> int:
    """How many components are attached to a model and so part of it: Worms, and a Shield token (BR-ATTACH-03)."""
    return sum([each.on == model for each in g.ice]) + (model < ICE and g.seats[model].shield)


def attach(g: Breach, number: int, target: int) -> None:
    """Attach an ICE to a model; what would be too much for its base is ignored (BR-ATTACH-07 to BR-ATTACH-10)."""
    model = g.model(number)
    if model is None or model.on == target:
        return
    if attached(g, target) >= base(g, target):
        g.show(AttachIgnored(number, target), cites="BR-ATTACH-08" if target < ICE else "BR-ATTACH-10")
        return
    g.set_ice(number, on=target)
    g.show(IceAttached(number, target), cites=("BR-ACARD-04", "BR-ATTACH-01"))
