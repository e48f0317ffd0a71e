"""The fence between rules: the store takes no row of older ones, and gives nobody work that others have to do."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.serving import database
from tests.unit.table.seated import House, at_home

from getaway.store.claims import ABANDONED
from getaway.table import Checkpoint, Edition, Row
from getaway_toy import ToyGame

OLDER, NEWER = Edition("toy", 1), Edition("toy", 2)


@pytest.fixture
def dsn() -> Iterator[str]:
    """A database in which nothing else is due."""
    with database() as found:
        yield found


def test_no_row_of_older_rules_after_newer_ones(dsn: str) -> None:
    """Whether the table was let go, or a row of newer rules was first."""

    async def story(here: House) -> None:
        for let_go in (True, False):
            at = await here.open()
            last = (await at.live()).seq
            assert await here.store.edition(at.id) == OLDER
            row = Row(at.id, last + 1, None, b"{}", (b"[]",), edition=OLDER)
            if let_go:
                assert not await here.store.hand_over(at.id, Checkpoint(last - 1, b"{}"), 2)
                assert await here.store.hand_over(at.id, Checkpoint(last, b"{}"), 2)
                assert not await here.store.append(row)
            assert await here.store.append(msgspec.structs.replace(row, edition=NEWER))
            assert await here.store.edition(at.id) == NEWER
            assert not await here.store.append(msgspec.structs.replace(row, seq=last + 2))
            assert await here.store.hand_over(at.id, Checkpoint(last, b"{}"), 2)  # it was let go long ago
            assert (await here.store.lasts([at.id]))[at.id] == last + 1

    at_home(dsn, story)


@pytest.mark.parametrize(("version", "early", "late"), [(1, True, True), (2, False, True), (0, False, False)])
def test_work_is_for_those_with_the_rules(
    dsn: str, monkeypatch: pytest.MonkeyPatch, version: int, early: bool, late: bool
) -> None:
    """With newer ones a worker waits until nobody else seems to do it; with older ones it leaves it alone."""

    async def story(here: House) -> None:
        at = await here.open(people=1)
        due = (await at.live()).due
        assert due is not None
        monkeypatch.setattr(ToyGame, "version", version)
        for now, gets in ((due, early), (due + ABANDONED, late)):
            async with here.store.claim(now) as claim:
                assert (claim is not None) == gets
                if claim is not None:
                    await claim.put_off(due)

    at_home(dsn, story)
