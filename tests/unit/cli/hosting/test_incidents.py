"""`getaway incidents`: what was kept for the operator, and the position of each."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.serving import database, new_id
from tests.unit.table.seated import House, house

from getaway.cli.errors import BadCommand
from getaway.cli.hosting import incidents
from getaway.kernel.position import from_text
from getaway.table import commands as c
from getaway_toy import GAME


def test_a_report_is_listed_and_shown_with_its_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the list its words, alone the row and the position, from which the match can go on."""
    with database() as dsn:
        monkeypatch.setenv("GETAWAY_DATABASE", dsn)
        chain = asyncio.run(_reported(dsn))
        incidents.incidents(None)
        listed = capsys.readouterr().out
        assert "the bell is silent" in listed
        assert "player 2" in listed
        incidents.incidents(1)
        shown = capsys.readouterr().out
        assert "row 4" in shown
        assert from_text(GAME, shown.strip().rpartition("\n")[2]).chain.hex() == chain
        with pytest.raises(BadCommand, match="no incident 7"):
            incidents.incidents(7)


async def _reported(dsn: str) -> Any:
    async with house(dsn) as here:
        return await _play(here)


async def _play(here: House) -> str:
    at = await here.open(2)
    await at.answer(0)
    await at.do(1, c.Say(id=new_id(), text="/bug the bell is silent"))
    chain = (await at.live()).playing().chain.hex()
    await at.answer(1)
    return chain
