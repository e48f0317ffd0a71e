"""Opening a table, sitting down at it, and what a secret opens."""

from __future__ import annotations

import pytest
from tests.serving import new_id
from tests.unit.table.seated import House, at_home, refused

from getaway.kernel import SPECTATOR
from getaway.table import Wanted, key_of
from getaway.table import commands as c


@pytest.mark.clause("GT-GAME-01")
def test_a_game_nobody_knows(dsn: str) -> None:
    """A table is opened for a game that is installed."""

    async def story(here: House) -> None:
        await refused("GT-GAME-01", here.tables.open(Wanted("poker", 2, "Ada")))

    at_home(dsn, story)


@pytest.mark.clause("GT-SETUP-01")
@pytest.mark.parametrize("wanted", [{"options": {"colour": 1}}, {"options": {"window_ms": -1}}, {"pace": "weekly"}])
def test_options_nobody_knows(dsn: str, wanted: dict[str, object]) -> None:
    """An option or value that the game or the table does not know opens nothing."""

    async def story(here: House) -> None:
        await refused("GT-SETUP-01", here.tables.open(Wanted("toy", 2, "Ada", **wanted)))  # type: ignore[arg-type]

    at_home(dsn, story)


@pytest.mark.clause("GT-SETUP-01")
def test_a_team_code_is_not_for_people(dsn: str) -> None:
    """Bots that agree on more than people could know are refused, since the host sits at the table."""

    async def story(here: House) -> None:
        await refused("GT-SETUP-01", here.tables.open(Wanted("bombsquad", 3, "Ada", bots="coded")))

    at_home(dsn, story)


@pytest.mark.clause("GT-TABLE-01")
def test_a_table_that_is_not_there(dsn: str) -> None:
    """A made-up link shows nothing, and leaves nothing behind."""

    async def story(here: House) -> None:
        await refused("GT-TABLE-01", here.tables.view("made-up"))
        assert here.tables.house.rooms == {}

    at_home(dsn, story)


@pytest.mark.clause("GT-NAME-01")
@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "Ada\x07", "a\u202eb"])
def test_names_that_cannot_be_read(dsn: str, name: str) -> None:
    """Neither the host nor a guest gets such a name."""

    async def story(here: House) -> None:
        await refused("GT-NAME-01", here.tables.open(Wanted("toy", 2, name)))
        at = await here.open(people=1, start=False)
        await refused("GT-NAME-01", here.tables.sit(at.id, name, ""))

    at_home(dsn, story)


def test_a_name_is_tidied(dsn: str) -> None:
    """White space at the ends and in the middle is one space."""

    async def story(here: House) -> None:
        at = await here.open(people=1, start=False)
        await here.tables.sit(at.id, "  Bob \n the  Builder ", "")
        assert (await here.tables.view(at.id)).seats[1].name == "Bob the Builder"

    at_home(dsn, story)


@pytest.mark.clause("GT-SEAT-02", "GT-SEAT-03")
def test_a_seat_that_is_held_is_held(dsn: str) -> None:
    """A newcomer gets the seat they want if it is open, else any; and none when all are taken."""

    async def story(here: House) -> None:
        at = await here.open(players=3, people=1, start=False)
        for wanted in (0, 3, -2):
            await refused("GT-SEAT-02", here.tables.sit(at.id, "Bob", "", wanted))
        assert (await here.tables.sit(at.id, "Bob", "", 2)).seat == 2
        assert (await here.tables.sit(at.id, "Cleo", "")).seat == 1
        await refused("GT-SEAT-03", here.tables.sit(at.id, "Dan", ""))

    at_home(dsn, story)


def test_a_newcomer_takes_the_seat_of_a_bot_where_the_table_allows_it(dsn: str) -> None:
    """A bot that keeps the seat for nobody makes room in the middle of the match."""

    async def story(here: House) -> None:
        at = await here.open(players=2, people=1, takeover=True)
        assert (await here.tables.view(at.id)).takeover
        assert (await here.tables.view(at.id)).seats[1].kind == "bot"
        seated = await here.tables.sit(at.id, "Bob", "")
        at.keys[1] = key_of(seated.secret)
        await at.answer(seated.seat)

    at_home(dsn, story)


@pytest.mark.clause("GT-KEY-01")
def test_a_secret_that_was_moved_opens_nothing(dsn: str) -> None:
    """The new secret opens the seat; the old one neither shows nor does anything."""

    async def story(here: House) -> None:
        at = await here.open()
        old = at.keys[1]
        moved = await here.tables.rekey(at.id, old, only=True)
        await refused("GT-KEY-01", here.tables.sync(at.id, old))
        await refused("GT-KEY-01", here.tables.command(at.id, old, c.Leave(id=new_id())))
        at.keys[1] = key_of(moved.secret)
        await at.answer(1)

    at_home(dsn, story)


@pytest.mark.clause("GT-KEY-01")
def test_a_secret_that_ended_meanwhile_is_not_moved(dsn: str) -> None:
    """The host takes the seat away between the question who somebody is and the new secret."""

    async def story(here: House) -> None:
        at = await here.open()
        await at.do(0, c.Revoke(id=new_id(), seat=1))
        for only in (True, False):
            await refused("GT-KEY-01", here.tables.rekey(at.id, at.keys[1], only=only))

    at_home(dsn, story)


@pytest.mark.clause("GT-KEY-02")
def test_a_seat_is_open_on_some_devices_at_most(dsn: str) -> None:
    """The ninth is refused and ends none of the others, unless it asks to be the only one."""

    async def story(here: House) -> None:
        at = await here.open()
        keys = [at.keys[1]] + [key_of((await here.tables.rekey(at.id, at.keys[1])).secret) for _ in range(7)]
        await refused("GT-KEY-02", here.tables.rekey(at.id, at.keys[1]))
        for key in keys:
            assert await here.tables.seat(at.id, key) == 1
        ninth = key_of((await here.tables.rekey(at.id, at.keys[1], only=True)).secret)
        assert await here.tables.seat(at.id, ninth) == 1
        for key in keys:
            await refused("GT-KEY-01", here.tables.sync(at.id, key))

    at_home(dsn, story)


@pytest.mark.clause("GT-WATCH-01")
def test_a_table_without_spectators(dsn: str) -> None:
    """Nobody looks on; those who sit there do, and the door shows who sits where."""

    async def story(here: House) -> None:
        at = await here.open(watch=False)
        await refused("GT-WATCH-01", at.sync(SPECTATOR))
        assert (await at.sync(0)).seat == 0
        assert (await here.tables.view(at.id)).watch is False

    at_home(dsn, story)


@pytest.mark.clause("GT-SEAT-01")
def test_a_spectator_does_nothing(dsn: str) -> None:
    """Without a seat there are no commands."""

    async def story(here: House) -> None:
        at = await here.open()
        for command in (c.Pause(id="a"), c.Say(id="b", text="hello"), c.Rematch(id="c")):
            await refused("GT-SEAT-01", at.do(SPECTATOR, command))

    at_home(dsn, story)
