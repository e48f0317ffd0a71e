"""What a worker does with a table that cannot go on."""

from __future__ import annotations

import asyncio

import pytest
from tests import serving

from getaway.kernel import Verdict, Wish
from getaway.server import worker
from getaway_toy import Bid, Lots


def test_a_bot_over_whose_answers_the_rules_stumbled_tries_again(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can wake it: once the rules are mended, it answers by itself."""
    judged = Bid.judge
    stumbled = asyncio.Event()

    def stumble(self: Bid, g: Lots, seat: int, wish: Wish) -> Verdict:
        if seat == 1:
            stumbled.set()
            raise ArithmeticError
        return judged(self, g, seat, wish)

    async def story() -> None:
        async with serving.node(dsn) as served, serving.worker(dsn), served.client() as ada:
            table = (await ada.open())["table"]
            monkeypatch.setattr(worker, "LATER", 200)
            monkeypatch.setattr(Bid, "judge", stumble)
            await ada.do(table, "start")
            await asyncio.wait_for(stumbled.wait(), serving.PATIENCE)
            monkeypatch.setattr(Bid, "judge", judged)
            async with asyncio.timeout(serving.PATIENCE):
                while (await ada.sync(table))["question"]["seats"] != [0]:  # noqa: ASYNC110 - the server is asked
                    await asyncio.sleep(0.05)

    asyncio.run(story())
