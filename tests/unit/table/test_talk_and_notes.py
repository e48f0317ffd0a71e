"""What is said, noted and asked beside the match."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec
import pytest
from tests.serving import new_id
from tests.unit.table.seated import House, at_home, refused

from getaway import games
from getaway.kernel import Seat, Talk
from getaway.table import commands as c
from getaway_toy import Lots, ToyGame


class Hushed(ToyGame):
    """The toy game, in which nobody ever says a word, and no clause of its own says why."""

    name = "hushed"

    def talk(self, g: Lots, seat: Seat) -> Talk:
        return Talk("silent")


GAME = Hushed()


@pytest.mark.clause("GT-TALK-01")
def test_a_game_that_hushes_everybody(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said once the match has begun."""
    point = EntryPoint("hushed", f"{__name__}:GAME", games.GROUP)
    registered = games._registered()
    monkeypatch.setattr(games, "_registered", lambda: {**registered, "hushed": point})

    async def story(here: House) -> None:
        at = await here.open(game="hushed", start=False)
        await at.do(1, c.Say(id=new_id(), text="hello"))
        await at.do(0, c.Start(id=new_id()))
        await refused("GT-TALK-01", at.do(1, c.Say(id=new_id(), text="psst")))

    at_home(dsn, story)


def test_a_refusal_to_talk_names_the_clause_of_the_game(dsn: str) -> None:
    """While bids are open nobody talks; in the window all do, and all hear it."""

    async def story(here: House) -> None:
        at = await here.open()
        await refused("TOY-BID-04", at.do(0, c.Say(id=new_id(), text="seven?")))
        for seat in (0, 1):
            await at.answer(seat)
        await at.do(0, c.Say(id=new_id(), text="well"))
        for seat in (-1, 0, 1):
            assert (await at.sync(seat)).items[-1].text == "well"

    at_home(dsn, story)


def test_talk_gives_no_orders_to_a_terminal(dsn: str) -> None:
    """What would clear another's screen is left out; words of any script are not."""

    async def story(here: House) -> None:
        at = await here.open(start=False)
        await at.do(0, c.Say(id=new_id(), text="\x1b[2Jhello\x9d\u202e 👩\u200d🚒 שלום"))
        assert (await at.sync(1)).items[-1].text == " [2Jhello   👩\u200d🚒 שלום"

    at_home(dsn, story)


def test_notes_are_of_one_seat(dsn: str) -> None:
    """Nobody else reads them, and a device that comes later does."""

    async def story(here: House) -> None:
        at = await here.open()
        await here.store.write_notes(at.id, 1, "the red one is high")
        assert [(await at.sync(seat)).notes for seat in (-1, 0, 1)] == ["", "", "the red one is high"]

    at_home(dsn, story)


def test_a_row_that_seats_a_newcomer_clears_the_notes_of_the_seat(dsn: str) -> None:
    """In the same statement, for this seat only; a row that lost its number clears nothing."""

    async def story(here: House) -> None:
        at = await here.open()
        rows = await here.store.tail(at.id, 0)
        for seat in (0, 1):
            await here.store.write_notes(at.id, seat, f"of {seat}")
        taken = msgspec.structs.replace(rows[-1], id=new_id(), clears=0)
        assert not await here.store.append(taken)
        next_one = msgspec.structs.replace(rows[-1], seq=len(rows) + 1, id=new_id(), clears=1)
        assert await here.store.append(next_one)
        assert [await here.store.notes(at.id, seat) for seat in (0, 1)] == ["of 0", ""]

    at_home(dsn, story)


@pytest.mark.clause("GT-QUERY-01")
def test_queries_the_game_does_not_answer(dsn: str) -> None:
    """A made-up name or argument is refused; a real one is answered from the seat's own view."""

    async def story(here: House) -> None:
        at = await here.open()
        await refused("GT-QUERY-01", here.tables.query(at.id, at.keys[0], "weather", {}))
        await refused("GT-QUERY-01", here.tables.query(at.id, at.keys[0], "worth", {"of": 1}))
        assert await here.tables.query(at.id, at.keys[0], "worth", {}) == b"[15,15]"

    at_home(dsn, story)
