"""A table that is read from a checkpoint is the table that was kept."""

from __future__ import annotations

from getaway.kernel import SPECTATOR, Wish, to_json
from getaway.table import Stored, Wanted, key_of, telling
from getaway.table import commands as c
from getaway.table.deciding import answer, decide, sit
from getaway.table.live import Live
from getaway.table.opening import id_of, laid, opened


def begun() -> Live:
    """A table of the toy game with two people, started."""
    live, _ = laid(opened(Wanted("toy", 2, "Ada"), key_of("ada"), 1000), id_of("ada"))
    live.commit(sit(live, "Bob", key_of("bob"), "", None, 1001))
    live.commit(decide(live, 0, c.Start(id="start"), 1002))
    return live


def again(live: Live) -> Live:
    """The same table from its checkpoint."""
    return Live.load(live.id, Stored(live.seed, live.checkpoint(), (), ()))


def test_a_table_is_kept_in_the_middle_of_a_step() -> None:
    """Entries after the match's own checkpoint are no news, and no newer rules."""
    live = begun()
    live.commit(answer(live, 0, Wish("bid", amount=1), live.playing().asks[0].id, 1003))
    other = again(live)
    assert not other.renewed
    for seat in (SPECTATOR, 0, 1):
        assert to_json(telling.question(other, seat)) == to_json(telling.question(live, seat))
        assert telling.view(other, seat) == telling.view(live, seat)
    act = Wish("bid", amount=2)
    rows = [each.commit(answer(each, 1, act, each.playing().asks[0].id, 1004)) for each in (live, other)]
    assert rows[0] == rows[1]
