"""`getaway up`: everything comes up, what dies comes back, what was played is kept, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests import serving
from tests.ports import free_port
from tests.unit.cli.conftest import Program
from tests.unit.cli.play.terminals import Terminal

from getaway.cli.errors import BadCommand
from getaway.cli.extras import needing
from getaway.cli.hosting.leftovers import note, running, stop_leftovers
from getaway.cli.hosting.up import Wanted
from getaway.cli.hosting.up import up as bring_up


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder that everybody may enter, with a short name: PostgreSQL may run as somebody else in it."""
    for name in ("GETAWAY_DATABASE", "GETAWAY_NATS"):
        monkeypatch.delenv(name, raising=False)
    made = Path(tempfile.mkdtemp(prefix="getaway-"))
    made.chmod(0o755)
    yield made
    stop_leftovers(made / "data" / "running.json")
    shutil.rmtree(made)


def started(folder: Path) -> dict[str, int]:
    """The processes that a run has noted, by the last word of their command or the name of their program."""
    noted = msgspec.json.decode((folder / "running.json").read_bytes())
    ours = {"node", "worker"}
    return {words[-1] if words[-1] in ours else Path(words[0]).name: pid for pid, _, words in noted}


async def played(url: str) -> tuple[str, dict[str, Any], serving.Client]:
    """A table with a bot at which its host has bid: the table, what the host sees, and the host."""
    host = serving.Client(url)
    table = (await host.open("toy", options={"window_ms": 0}))["table"]
    await host.do(table, "start")
    async with host.line(table) as line:
        ask = (await line.until("sync"))["question"]["rev"]
        done = await line.do("answer", ask=ask, wish={"verb": "bid", "args": {"amount": 0}})
        assert done["type"] == "done"
        while not any(told.get("view", {}).get("bids") for told in line.heard[1:]):
            await line.next()  # the bot bids when the worker lets it
    return table, await host.sync(table), host


def lasting(seen: dict[str, Any]) -> dict[str, Any]:
    """What stays until the host answers again, whatever the bot does."""
    return {
        "bids": seen["view"]["bids"],
        "seat": seen["seat"],
        "seats": [seat["name"] for seat in seen["table"]["seats"]],
    }


async def kept_through_everything(folder: Path) -> None:
    """Play, kill every part, kill the whole, come back."""
    port = free_port()
    words = ("up", "--data", str(folder / "data"), "--host", "127.0.0.1", "--port", str(port))
    url = f"http://127.0.0.1:{port}"
    async with Terminal(*words) as up:
        assert url in await up.until("continue when you start it again.")
        table, seen, host = await played(url)
        first = started(folder / "data")
        assert set(first) == {"postgres", "nats-server", "node", "worker"}
        for pid in first.values():
            os.kill(pid, signal.SIGKILL)
        for _ in first:
            await up.until("was restarted")
        with pytest.raises(BadCommand, match="Another getaway up is using"):
            bring_up(Wanted(folder / "data", "127.0.0.1", port, 1, ""))
        os.kill(up.process.pid, signal.SIGKILL)
        await up.ended()
    left = started(folder / "data")
    assert all(running(pid) for pid in left.values()), "a killed run leaves its children to the next"
    async with host, Terminal(*words) as up:
        await up.until("continue when you start it again.")
        assert not set(left.values()) & set(started(folder / "data").values())
        assert lasting(await host.sync(table)) == lasting(seen)
        last = started(folder / "data")
        os.kill(up.process.pid, signal.SIGINT)
        assert await up.ended() == 0
        assert "Stopped. Tables are saved" in up.seen
    assert not any(running(pid) for pid in (*left.values(), *last.values()))


def test_a_server_comes_up_and_keeps_what_was_played(folder: Path) -> None:
    """With brought binaries: a move survives the death of every part and of the whole, and Ctrl-C stops everything."""
    asyncio.run(kept_through_everything(folder))


def test_a_port_that_is_taken_is_named(program: Program, folder: Path) -> None:
    """Nothing is started, and the next free port is suggested."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = program("up", "--data", str(folder / "data"), "--host", "127.0.0.1", "--port", str(port))
    assert done.code == 2
    assert f"Port {port} is in use" in done.err
    assert f"--port {port + 1}" in done.err
    assert not (folder / "data" / "postgres").exists()


def test_a_folder_that_cannot_be_made_is_named(program: Program, tmp_path: Path) -> None:
    """A file where the folder should be."""
    (tmp_path / "file").write_text("")
    done = program("up", "--data", str(tmp_path / "file"))
    assert done.code == 2
    assert "Choose another folder: getaway up --data FOLDER" in done.err


@pytest.mark.parametrize("words", [("up",), ("serve",), ("worker",), ("migrate",)])
def test_windows_is_told_what_runs_a_server(
    program: Program, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    """A server needs what Windows has not; players need nothing of it."""
    monkeypatch.setattr(sys, "platform", "win32")
    done = program(*words)
    assert done.code == 2
    assert "WSL" in done.err


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has somebody else run PostgreSQL")
def test_root_is_told_where_others_may_not_enter(program: Program, folder: Path) -> None:
    """PostgreSQL runs as somebody else then, who must be able to reach the data."""
    shut = folder / "shut"
    shut.mkdir(mode=0o700)
    done = program("up", "--data", str(shut / "data"), "--host", "127.0.0.1", "--port", str(free_port()))
    assert done.code == 2
    assert f"who can't access {shut}" in done.err


def test_a_database_that_does_not_answer_is_named(
    program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the environment names is used, or nothing."""
    monkeypatch.setenv("GETAWAY_DATABASE", f"postgresql://127.0.0.1:{free_port()}/getaway")
    words = ("--data", str(folder / "data"), "--host", "127.0.0.1", "--port", str(free_port()))
    done = program("up", *words)
    assert done.code == 2
    assert "correct GETAWAY_DATABASE" in done.err
    assert "correct GETAWAY_DATABASE" in program("migrate").err
    assert not (folder / "data" / "postgres").exists()


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the server's libraries the program says which command installs them."""
    for name in [name for name in sys.modules if name.startswith("getaway.cli.hosting")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadCommand, match=r'pip install "getaway\[host\]"'):
        needing("host", "getaway.cli.hosting.up")


def test_the_schema_can_be_read_first(program: Program) -> None:
    """`--sql` prints the statements and touches no database."""
    done = program("migrate", "--sql")
    assert done.code == 0
    assert "create table log" in done.out.lower()


def test_nobody_elses_process_is_stopped(tmp_path: Path) -> None:
    """A number that now belongs to another program is left alone; one that is still ours is stopped."""
    words = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(words) as ours, subprocess.Popen(words) as other:
        term = int(signal.SIGTERM)
        note(tmp_path / "running.json", [(ours.pid, term, words), (other.pid, term, [*words, "--another"])])
        reaped = asyncio.run(_stopped(tmp_path / "running.json", ours))
        assert reaped == -signal.SIGTERM
        assert other.poll() is None
        other.kill()


async def _stopped(file: Path, process: subprocess.Popen[bytes]) -> int:
    """How a process ended while leftovers are stopped; somebody must wait for it, as init does for orphans."""
    stopping = asyncio.to_thread(stop_leftovers, file)
    code, _ = await asyncio.gather(asyncio.to_thread(process.wait), stopping)
    return code
