"""The store of a browser keeps what a database keeps."""

from __future__ import annotations

from tests.unit.browser.tabs import NOON, Air, Memory, in_a_browser

from getaway.browser.claims import LONGER, SHORTEST
from getaway.browser.store import BYTES, BrowserStore
from getaway.kernel import to_json
from getaway.table import Checkpoint, Row
from getaway.table.acts import LIVE, Opened

OPENED = to_json(
    Opened(game="toy", seats=(), options={}, pace=LIVE, practice=False, watch=True, commitment="", patience=0, at=NOON)
)


def row(seq: int, given: str | None = None, act: bytes = b"{}", due: int | None = None) -> Row:
    """A row of the one table here."""
    return Row("t", seq, given, act, (b"[]",), due)


async def store_with(shelf: Memory, rows: int) -> BrowserStore:
    """A store with one table of this many rows."""
    store = BrowserStore(shelf)
    assert await store.open("t", b"seed", row(1, act=OPENED))
    for seq in range(2, rows + 1):
        assert await store.append(row(seq, f"s0:{seq}"))
    return store


def test_a_number_and_an_id_are_taken_once() -> None:
    """Of two tabs that write the same row, one loses; so does a command that is in the log already."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 2)
        assert not await store.open("t", b"other", row(1))
        assert not await store.append(row(2, "s0:9"))
        assert not await store.append(row(3, "s0:2"))
        assert await store.append(row(3, "s0:9"))
        assert await store.has("t", "s0:8", "s0:9")
        assert not await store.has("t", "s0:3")
        assert await store.lasts(["t", "u"]) == {"t": 3}

    in_a_browser(story)


def test_a_table_is_loaded_from_its_newest_checkpoint() -> None:
    """With the rows since, and those before for the story; earlier checkpoints stay for looking back."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 12)
        for seq in (5, 10):
            await store.check("t", Checkpoint(seq, b"%d" % seq))
        stored = await store.load("t")
        assert stored is not None
        assert (stored.seed, stored.checkpoint, stored.last) == (b"seed", Checkpoint(10, b"10"), 12)
        assert [each.seq for each in stored.rows] == [11, 12]
        assert [each.seq for each in stored.before] == list(range(1, 11))
        assert await store.milestone("t", 9) == Checkpoint(5, b"5")
        assert await store.milestone("t", 4) is None
        assert await store.load("u") is None

    in_a_browser(story)


def test_a_page_is_no_longer_than_one_step_can_take() -> None:
    """It ends with the row that passes the limit, and says which row is the last."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 1)
        for seq in range(2, 6):
            await store.append(row(seq, act=b"x" * (BYTES // 2)))
        page = await store.page("t", 1)
        assert ([each.seq for each in page.rows], page.last) == ([2, 3], 5)
        assert (await store.page("t", 5)) == ([], 5)
        assert [each.seq for each in (await store.page("t", 0, 1)).rows] == [1]

    in_a_browser(story)


def test_a_table_that_is_due_is_claimed_by_one_tab() -> None:
    """A tab that dies over it leaves it to the others; one that finds nothing to do takes it off the list."""

    async def story(shelf: Memory, _: Air) -> None:
        one, other = await store_with(shelf, 1), BrowserStore(shelf)
        await one.append(row(2, due=NOON))
        assert await one.next_due() == NOON
        async with one.claim(NOON) as claim, other.claim(NOON) as second:
            assert claim is not None
            assert (claim.table, claim.at, claim.unfinished) == ("t", NOON, 0)
            assert second is None
            await claim.keep()
            async with other.claim(NOON + SHORTEST) as early:
                assert early is None
            async with other.claim(NOON + SHORTEST + LONGER) as late:
                assert late is not None
                assert late.unfinished == 1
        assert await one.next_due() is None

    in_a_browser(story)


def test_what_becomes_due_while_a_claim_is_held_stays_due() -> None:
    """The claim of an earlier time doesn't take it off the list."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 1)
        await store.append(row(2, due=NOON))
        async with store.claim(NOON) as claim:
            assert claim is not None
            await store.append(row(3, due=NOON + 500))
        assert await store.next_due() == NOON + 500

    in_a_browser(story)


def test_a_claims_row_takes_it_off_the_list() -> None:
    """Together with the row, which may say when the table is due again."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 1)
        await store.append(row(2, due=NOON))
        async with store.claim(NOON) as claim:
            assert claim is not None
            assert not await claim.append(row(2))
            assert await claim.append(row(3, due=NOON + 100))
        assert await store.next_due() == NOON + 100
        async with store.claim(NOON + 100) as claim:
            assert claim is not None
            assert await claim.append(row(4))
        assert await store.next_due() is None

    in_a_browser(story)


def test_the_same_incident_is_one_case() -> None:
    """It's counted, under one number."""

    async def story(shelf: Memory, _: Air) -> None:
        store = await store_with(shelf, 1)
        first = await store.file_incident("t", 1, "it broke", "kind")
        again = await store.file_incident("t", 1, "it broke", "kind")
        assert (first.times, again.times, again.number) == (1, 2, first.number)

    in_a_browser(story)
