"""Events of set-up."""

from __future__ import annotations

from getaway.kernel import Event


class BotChosen(Event, frozen=True):
    """A bot joins the team: by its number, the command module last."""

    bot: int
    name: str


class CaptainChosen(Event, frozen=True):
    """The captain of this game."""

    captain: str


class BotPlaced(Event, frozen=True):
    """A bot stands on its space."""

    bot: int
    cell: int
