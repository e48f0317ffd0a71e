"""What an update says of the table: only what all may see of it."""

from __future__ import annotations

import msgspec
from tests.unit.table.test_checkpoints import begun

from getaway.table.acts import Keyed, Said
from getaway.table.telling import Shown, table_view


def test_another_device_at_another_seat_shows_nowhere() -> None:
    """A new key is told to nobody, and the next update says no more for it."""
    live = begun()
    shown = Shown(live, 1)
    live.commit(Keyed(seat=0, key="k", at=1500))
    assert shown.update(live, table_view(live), 1500) is None
    live.commit(Said(seat=0, text="hm", at=1600))
    update = msgspec.json.decode(shown.update(live, table_view(live), 1600) or b"{}")
    assert update.keys() == {"type", "rev", "since", "items"}
