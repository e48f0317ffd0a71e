"""What an update says of the table: only what all may see of it."""

from __future__ import annotations

import msgspec
import pytest
from tests.unit.table.test_checkpoints import begun

from getaway.table.acts import Keyed, LevelSet, Said
from getaway.table.telling import SHOWN, Shown, caught_up, sync, table_view


def test_another_device_at_another_seat_shows_nowhere() -> None:
    """A new key is told to nobody, and the next update says no more for it."""
    live = begun()
    shown = Shown(live, 1)
    live.commit(Keyed(seat=0, key="k", at=1500))
    assert shown.update(live, table_view(live), 1500) is None
    live.commit(Said(seat=0, text="hm", at=1600))
    update = msgspec.json.decode(shown.update(live, table_view(live), 1600) or b"{}")
    assert update.keys() == {"type", "rev", "since", "items"}


@pytest.mark.parametrize("devices", [1, 40])
def test_another_device_does_not_show_by_how_far_the_story_goes_back(devices: int) -> None:
    """Rows that tell an audience nothing leave it as much of its story, after a reconnect too."""
    quiet, moved = begun(), begun()
    for i in range(300):
        if i >= 300 - devices:
            moved.commit(Keyed(seat=0, key=f"k{i}", at=1500 + i))
        for live in (quiet, moved):
            live.commit(Said(seat=0, text=f"{i}", at=1500 + i))
    stories = [msgspec.json.decode(sync(live, 1, 2000, ""))["items"] for live in (quiet, moved)]
    assert [item["text"] for item in stories[0]] == [f"{i}" for i in range(300 - SHOWN, 300)]
    assert stories[0] == stories[1]
    for missed in (1, SHOWN, SHOWN + 1):
        known = [caught_up(live, 1, live.revs[1] - missed, 2000) is not None for live in (quiet, moved)]
        assert known == [missed <= SHOWN] * 2


def test_two_tables_told_in_turn_are_not_mixed_up() -> None:
    """What is encoded once for all audiences of a row is that table's, even where another's comes in between."""
    one, other = begun(), begun()
    shown = {id(live): [Shown(live, seat) for seat in (0, 1)] for live in (one, other)}
    one.commit(LevelSet(seat=1, level="newcomer", at=1500))
    other.commit(LevelSet(seat=1, level="expert", at=1500))
    views = {id(live): table_view(live) for live in (one, other)}
    for seat in (0, 1):
        for live, level in ((one, "newcomer"), (other, "expert")):
            told = shown[id(live)][seat].update(live, views[id(live)], 1500)
            assert msgspec.json.decode(told or b"{}")["table"]["seats"][1]["level"] == level
