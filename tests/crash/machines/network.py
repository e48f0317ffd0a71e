"""Machines as network namespaces on one bridge. Cables can be pulled, and any two machines cut off from each other."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

BRIDGE = "table0"
OURS = "10.0.0.1/24"
"""The address of this process and of the players."""
NOWHERE = "02:00:00:00:00:01"
"""No machine has this hardware address: what's sent there is lost without a word."""


def lay() -> None:
    """The bridge and our own place at it. We have a network to ourselves: `alone.py` sees to that."""
    run("mkdir", "-p", "/run/netns")
    run("mount", "-t", "tmpfs", "tmpfs", "/run/netns")
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", BRIDGE, "type", "bridge", "forward_delay", "0")
    run("ip", "address", "add", OURS, "dev", BRIDGE)
    run("ip", "link", "set", BRIDGE, "up")


def run(*command: str | Path) -> str:
    """Run a tool as root, and see that it succeeds."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        msg = f"{' '.join(map(str, command))}: {done.stderr.strip()}"
        raise RuntimeError(msg)
    return done.stdout


class Machine:
    """A namespace with one address and a disk of its own."""

    def __init__(self, name: str, address: str, folder: Path, megabytes: int = 0) -> None:
        self.name = name
        self.address = address
        self.folder = folder / name
        self.megabytes = megabytes
        """Of its disk, which is in memory; 0 if it has none."""
        self.folder.mkdir()
        self._plug_in()
        self.new_disk()

    def _plug_in(self) -> None:
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", self._port, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        run("ip", "link", "set", self._port, "master", BRIDGE, "up")
        self.inside("ip", "address", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            self.inside("ip", "link", "set", device, "up")

    @property
    def _port(self) -> str:
        return f"to-{self.name}"

    def inside(self, *command: str) -> str:
        """Run a tool on it."""
        return run(*self.on(*command))

    def on(self, *command: str | Path) -> list[str | Path]:
        """A command that runs there."""
        return ["ip", "netns", "exec", self.name, *command]

    # What runs there

    def processes(self) -> list[int]:
        """All of them."""
        return [int(pid) for pid in run("ip", "netns", "pids", self.name).split()]

    def signal(self, number: signal.Signals) -> None:
        """Send all of them a signal, those too that have begun meanwhile."""
        sent: set[int] = set()
        while new := set(self.processes()) - sent:
            for pid in new:
                with suppress(ProcessLookupError):
                    os.kill(pid, number)
            sent |= new

    def freeze(self) -> None:
        """Let nothing on it go on, as when a virtual machine is paused."""
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let everything go on."""
        self.signal(signal.SIGCONT)

    def kill_postmaster(self) -> None:
        """End PostgreSQL at once; its other processes notice."""
        with suppress(OSError, ValueError):
            first = (self.folder / "lib/getaway/postmaster.pid").read_text(encoding="utf-8").splitlines()[0]
            os.kill(int(first), signal.SIGKILL)

    # What can be lost

    def destroy(self) -> None:
        """It's gone without a last word, with everything on its disk."""
        run("ip", "link", "set", self._port, "down")
        self.signal(signal.SIGKILL)
        run("umount", "--lazy", self.folder)

    def replace(self) -> None:
        """A machine of the same name and address, with an empty disk."""
        self.new_disk()
        run("ip", "link", "set", self._port, "up")

    def new_disk(self) -> None:
        """An empty disk."""
        if self.megabytes:
            run("mount", "-t", "tmpfs", "-o", f"size={self.megabytes}m,mode=755", "tmpfs", self.folder)

    def fill(self) -> None:
        """Leave no byte of its disk."""
        free = os.statvfs(self.folder)
        with suppress(OSError), (self.folder / "ballast").open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, free.f_bavail * free.f_frsize)

    def clear(self) -> None:
        """Give the disk room again."""
        (self.folder / "ballast").unlink(missing_ok=True)


def cut(one: Machine, other: Machine) -> None:
    """Nothing passes between them any more, and neither is told."""
    for here, there in ((one, other), (other, one)):
        way = ("to", there.address, "dev", "eth0")
        here.inside("ip", "neighbour", "replace", *way, "lladdr", NOWHERE, "nud", "permanent")


def join(one: Machine, other: Machine) -> None:
    """They can reach each other again."""
    for here, there in ((one, other), (other, one)):
        with suppress(RuntimeError):
            here.inside("ip", "neighbour", "del", "to", there.address, "dev", "eth0")
