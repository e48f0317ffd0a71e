"""Work in other processes: what never ends is ended, what dies is replaced, and nobody keeps the others waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from tests.unit.server.chores import chore, slowly

from getaway.kernel import Refused
from getaway.server.elsewhere import MOST_EACH, MOST_WAITING, Elsewhere, Lane

Story = Callable[[Lane], Awaitable[None]]


def in_a_lane(story: Story, seconds: float = 20.0, prepare: Callable[[], None] | None = None) -> None:
    """Run a test's story with a lane of its own."""

    async def told() -> None:
        lane = Lane(chore, seconds, prepare=prepare)
        try:
            await story(lane)
        finally:
            await lane.stop()

    asyncio.run(told())


async def in_line(lane: Lane, *askers: str) -> list[asyncio.Task[bytes | None]]:
    """Work that each of them asks for, in this order, while something else is done."""
    tasks = []
    for asker in askers:
        tasks.append(asyncio.create_task(lane.do(asker, "doze"), name=asker))
        await asyncio.sleep(0)
    return tasks


def test_an_endless_loop_is_ended() -> None:
    """It throws no dice and looks at no clock; the next piece of work finds another process."""

    async def told(lane: Lane) -> None:
        first = await lane.do("ada", "now")
        assert await lane.do("ada", "spin") is None
        second = await lane.do("ada", "now")
        assert first
        assert second
        assert first != second
        with pytest.raises(ProcessLookupError):
            os.kill(int(first), 0)

    in_a_lane(told, seconds=0.5)


def test_a_process_that_dies_is_replaced() -> None:
    """While it works, and while it has nothing to do."""

    async def told(lane: Lane) -> None:
        assert await lane.do("ada", "die") is None
        alive = await lane.do("ada", "now")
        assert alive
        os.kill(int(alive), signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert await lane.do("ada", "now") not in (alive, None)

    in_a_lane(told)


def test_getting_ready_costs_no_work_its_time() -> None:
    """It takes longer than the work may take, here and after a piece of work was ended."""

    async def told(lane: Lane) -> None:
        await lane.warm()
        assert await lane.do("ada", "prepared") == b"yes"
        assert await lane.do("ada", "spin") is None
        assert await lane.do("ada", "prepared") == b"yes"

    in_a_lane(told, seconds=0.5, prepare=slowly)


def test_work_waits_for_the_process_that_is_made_ready() -> None:
    """It comes to the same process, whichever was asked for first."""

    async def told(lane: Lane) -> None:
        ready: list[bytes | None] = []
        warming = asyncio.create_task(lane.warm())
        await asyncio.sleep(0)
        ready.append(await lane.do("ada", "now"))
        assert warming.done(), "it was not overtaken"
        ready.append(await lane.do("ada", "now"))
        assert len(set(ready)) == 1

    in_a_lane(told)


def test_bots_are_warming_until_the_games_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no longer than the attempt, if it fails."""

    async def told() -> None:
        there = Elsewhere()
        there.bots.prepare = slowly
        for fails in (False, True):
            if fails:
                monkeypatch.setattr(there.bots, "_done", broken)
            warm = asyncio.create_task(there.warm())
            await asyncio.sleep(0)
            begun = there.warming
            await asyncio.wait([warm])
            assert bool(warm.exception()) is fails
            assert (begun, there.warming) == (True, False)
        await there.stop()

    asyncio.run(told())


async def broken(*_given: object) -> None:
    """As where no process can be started."""
    await asyncio.sleep(0)
    raise OSError


async def once(lane: Lane, *, preparing: bool) -> None:
    """Wait until its process gets ready, or is."""
    async with asyncio.timeout(60):
        while lane.preparing != preparing:  # noqa: ASYNC110 - another process changes it
            await asyncio.sleep(0.01)


def test_it_gets_ready_again_after_its_process_was_ended() -> None:
    """Without being asked for anything."""

    async def told(lane: Lane) -> None:
        await lane.warm()
        assert await lane.do("ada", "spin") is None
        assert lane.preparing
        await once(lane, preparing=False)
        assert await lane.do("ada", "prepared") == b"yes"

    in_a_lane(told, seconds=0.5, prepare=slowly)


def test_it_gets_ready_with_its_first_work() -> None:
    """Where nobody has told it to before."""

    async def told(lane: Lane) -> None:
        work = asyncio.create_task(lane.do("ada", "prepared"))
        await once(lane, preparing=True)
        assert await work == b"yes"
        assert not lane.preparing

    in_a_lane(told, prepare=slowly)


def test_a_fault_is_a_fault() -> None:
    """Work that raises is not taken for work that found nothing, and the lane goes on."""

    async def told(lane: Lane) -> None:
        with pytest.raises(ValueError, match="stumble"):
            await lane.do("ada", "stumble")
        assert await lane.do("ada", "now")

    in_a_lane(told)


def test_askers_take_turns() -> None:
    """Someone who asks for a lot waits for someone who asks for little, even if the latter came later."""

    async def told(lane: Lane) -> None:
        tasks = await in_line(lane, "eve", "eve", "eve", "bob")
        done: list[str] = []
        for task in tasks:
            task.add_done_callback(lambda task: done.append(task.get_name()))
        await asyncio.gather(*tasks)
        assert done == ["eve", "eve", "bob", "eve"]

    in_a_lane(told)


@pytest.mark.clause("GT-BUSY-02")
def test_a_line_that_is_full_sends_people_away() -> None:
    """One asker may have so much in it and no more; then it is full for everybody, and says when to come back."""

    async def told(lane: Lane) -> None:
        await in_line(lane, *["eve"] * (1 + MOST_EACH))
        with pytest.raises(Refused) as refused:
            await lane.do("eve", "doze")
        assert refused.value == Refused("GT-BUSY-02", seconds=20)
        await in_line(lane, *map(str, range(MOST_WAITING - MOST_EACH)))
        assert lane.waiting == MOST_WAITING
        with pytest.raises(Refused) as refused:
            await lane.do("bob", "doze")
        assert refused.value.clause == "GT-BUSY-02"

    in_a_lane(told)


def test_the_machine_itself_is_many() -> None:
    """Behind a proxy that names nobody all have one address: they share the line and not one place in it."""

    async def told(lane: Lane) -> None:
        await in_line(lane, *[""] * (2 + MOST_EACH))
        assert lane.waiting == 1 + MOST_EACH

    in_a_lane(told)


def test_whoever_goes_away_leaves_the_line() -> None:
    """Their place is free, and nobody waits for them."""

    async def told(lane: Lane) -> None:
        first, second, third = await in_line(lane, "ada", "bob", "cleo")
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second
        assert lane.waiting == 1
        assert await first
        third.cancel()  # its turn has come, and it has not noticed yet
        with suppress(asyncio.CancelledError):
            await third
        assert await lane.do("dan", "now")
        assert lane.waiting == 0

    in_a_lane(told)


PARENT = """
import asyncio
from tests.unit.server.chores import chore
from getaway.server.elsewhere import Lane

async def main():
    lane = Lane(chore, 600)
    print((await lane.do("ada", "now")).decode(), flush=True)
    await lane.do("ada", "spin")

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_it_ends_with_its_parent() -> None:
    """A node that is killed cannot end its processes; one of them is in an endless loop."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        parent.kill()
    until = time.monotonic() + 20
    while time.monotonic() < until and _alive(child):
        time.sleep(0.2)
    assert not _alive(child)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
