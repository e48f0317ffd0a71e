"""What an answer brings, in a game's own words."""

from __future__ import annotations

import msgspec

from getaway.kernel.wish import Args


class Then(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changes for a player: `then-WHAT` is its message, with these facts and this clause.

    An `alarm` is bad enough to stop a plan that did not expect it.
    """

    what: str
    facts: Args = {}
    clause: str = ""
    alarm: bool = False
