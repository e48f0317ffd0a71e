"""What is sent to be shown between the acts of a row is what a seat would see, stepping through the row's entries."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest
from tests.unit.table.test_change import laid as laid_over
from tests.unit.table.test_change import plain

from getaway.kernel import SPECTATOR, AnyEntry, Match, Seat, State, from_json
from getaway.kernel.logbook import apply
from getaway.kernel.wire import PlainWish
from getaway.table import Row, Wanted, key_of
from getaway.table import commands as c
from getaway.table.acts import Played
from getaway.table.deciding import decide, sit
from getaway.table.live import Live
from getaway.table.opening import opened
from getaway.table.telling import Shown, table_view

ROWS = 150
AUDIENCES = (0, 1, SPECTATOR)
original = State.frame


class Stepped:
    """The same match, carried out entry by entry; every look at it on the way is kept."""

    def __init__(self, rows: list[Row], seed: bytes) -> None:
        live = Live(rows[0].table, seed)
        for row in rows:
            live.take(row)
        self.match: Match = live.playing()
        self.looks: dict[Seat, list[Any]] = {}

    def recorder(self) -> Callable[[State], None]:
        """What a state does for `frame`: this match is looked at, too."""

        def frame(g: State) -> None:
            original(g)
            if g is self.match.g:
                self.look()

        return frame

    def look(self) -> None:
        """Keep what each audience sees now."""
        for seat in AUDIENCES:
            self.looks[seat].append(plain(self.match.view(seat)))

    def step(self, entries: tuple[AnyEntry, ...]) -> None:
        """Carry out the entries of a row."""
        self.looks = {seat: [] for seat in AUDIENCES}
        for entry in entries:
            self.look()
            apply(self.match, entry)
        self.look()

    def seen(self, seat: Seat) -> list[Any]:
        """What an audience sees one after the other, from before the row to after it."""
        return [look for look, _ in groupby(self.looks[seat])]


def begun(game: str) -> tuple[Live, list[Row]]:
    """A table of two people, and its first rows."""
    live = Live("table", bytes(32))
    act = opened(Wanted(game, 2, "Ada"), key_of("ada"), 1000)
    live.open(act)
    rows = [live.commit(act), live.commit(sit(live, "Bob", key_of("bob"), "", None, 1001))]
    return live, [*rows, live.commit(decide(live, 0, c.Start(id="start"), 1002))]


def planned(match: Match, dice: Random, most: int) -> tuple[Seat, c.PlanIt]:
    """An answer at random, and what could be answered after it."""
    ask = dice.choice(match.asks)
    fork, wishes = match.fork(), [ask.choice.sample(dice)]
    while len(wishes) < most:
        fork.answer(ask.seat, wishes[-1])
        asked = next((each for each in fork.asks if each.seat == ask.seat), None)
        if asked is None:
            break
        wishes.append(asked.choice.sample(dice))
    steps = tuple(c.PlainStep(PlainWish(verb=wish.verb, args=dict(wish.args))) for wish in wishes)
    return ask.seat, c.PlanIt(id="plan", ask=ask.id, steps=steps)


def shown_by(update: dict[str, Any], before: Any) -> list[Any]:
    """The views that a client makes of an update: that before it, the frames, and its own."""
    changes = [frame["view"] for frame in update.get("frames", ())]
    views = [before]
    for change in [*changes, *([update["view"]] if "view" in update else [])]:
        views.append(laid_over(views[-1], change))
    return views


@pytest.mark.parametrize(("game", "least"), [("burncycle", 5), ("breach", 1)])
def test_frames_are_the_views_between_the_entries(game: str, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laid over the view before, they give each view on the way, and the update's own change gives the last."""
    live, rows = begun(game)
    twin, dice, most = Stepped(rows, live.seed), Random(1), 0  # noqa: S311 - play isn't cryptography
    monkeypatch.setattr(State, "frame", twin.recorder())
    for number in range(ROWS):
        if live.playing().over:
            break
        screens = {seat: (Shown(live, seat), plain(live.playing().view(seat))) for seat in AUDIENCES}
        seat, plan = planned(live.playing(), dice, 1 + number % 3)
        row = live.commit(decide(live, seat, plan, 2000 + number))
        twin.step(from_json(row.act, Played).entries)
        for audience, (shown, before) in screens.items():
            update = msgspec.json.decode(shown.update(live, table_view(live), 3000, framed=True) or b"{}")
            assert shown_by(update, before) == twin.seen(audience)
            upto = [frame["items"] for frame in update.get("frames", ())]
            assert upto == sorted(upto)
            assert all(0 < items <= len(update["items"]) for items in upto)
            most = max(most, len(upto))
    assert most >= least


def test_whoever_asks_for_frames_and_whoever_does_not_see_the_same() -> None:
    """Two screens of one seat, one with frames: each comes to the same view in its own way."""
    live, _ = begun("burncycle")
    dice = Random(1)  # noqa: S311 - play isn't cryptography
    for number in range(40):
        shown, before = Shown(live, 0), plain(live.playing().view(0))
        seat, plan = planned(live.playing(), dice, 3)
        live.commit(decide(live, seat, plan, 2000 + number))
        updates = shown.updates(live, table_view(live), 3000, {True, False})
        framed, plainly = (msgspec.json.decode(updates[way]) for way in (True, False))
        assert "frames" not in plainly
        assert shown_by(framed, before)[-1] == shown_by(plainly, before)[-1] == plain(live.playing().view(0))
        assert framed["items"] == plainly["items"]


def test_a_row_is_read_once_for_all_its_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice by each audience, to tell it and to count what comes before each picture, however many there are."""
    live, _ = begun("burncycle")
    dice, read, most = Random(1), list[Seat](), 0  # noqa: S311 - play isn't cryptography
    news = Live._news

    def reading(table: Live, seat: Seat) -> Any:
        read.append(seat)
        return news(table, seat)

    monkeypatch.setattr(Live, "_news", reading)
    for number in range(40):
        seat, plan = planned(live.playing(), dice, 3)
        read.clear()
        live.commit(decide(live, seat, plan, 2000 + number))
        assert sorted(read) == sorted(AUDIENCES * (2 if live.frames else 1))
        most = max(most, len(live.frames))
    assert most > 2
