"""An empty Debian root with namespaces of its own: what runs in it sees no other process, mount or network."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RELEASE = "bookworm"
INCLUDED = "ca-certificates,sudo"
"""What every Debian server has, but not its smallest variant."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
APT = Path("/etc/apt")
HELD = """\
set -e
mount -t proc proc "$0/proc"
mount -t tmpfs tmpfs "$0/dev/shm"
mount -t tmpfs tmpfs "$0/run"
ip link set lo up
echo ready
exec sleep infinity
"""


def made(folder: Path, base: Path | None) -> Path:
    """A root in this folder, by debootstrap, or from an archive that an earlier run has kept."""
    root = folder / "root"
    if base is not None and base.exists():
        root.mkdir()
        subprocess.run(["tar", "--extract", "--numeric-owner", "--file", base, "--directory", root], check=True)
    else:
        bootstrap = ["debootstrap", "--variant=minbase", f"--include={INCLUDED}", RELEASE, str(root)]
        subprocess.run(bootstrap, check=True, stdout=subprocess.DEVNULL)
        if base is not None:
            subprocess.run(["tar", "--create", "--numeric-owner", "--file", base, "--directory", root, "."], check=True)
    _fetches_as_here(root)
    return root


def _fetches_as_here(root: Path) -> None:
    """Its apt takes packages from where this machine's does, asks nothing, and starts no service."""
    for source in (APT / "sources.list", *APT.glob("sources.list.d/*.list"), *APT.glob("sources.list.d/*.sources")):
        if source.exists() and RELEASE in source.read_text(encoding="utf-8"):
            (root / "etc/apt/sources.list").write_text("", encoding="utf-8")
            shutil.copy(source, root / "etc/apt/sources.list.d")
    dumped = subprocess.run(["apt-config", "dump", "Acquire"], check=True, capture_output=True, encoding="utf-8").stdout
    (root / "etc/apt/apt.conf.d/90fetching").write_text(f'{dumped}\nAPT::Get::Assume-Yes "true";\n', encoding="utf-8")
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "etc/hosts").write_text(f"127.0.0.1 localhost {socket.gethostname()}\n", encoding="utf-8")
    started = root / "usr/sbin/policy-rc.d"
    started.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    started.chmod(0o755)


class Entered:
    """A root that is entered."""

    def __init__(self, root: Path, holder: int) -> None:
        self.root = root
        self._inside = ["nsenter", "--target", str(holder), "--mount", f"--pid=/proc/{holder}/ns/pid_for_children"]
        self.network = ["nsenter", "--target", str(holder), "--net"]
        """Runs a command of ours in its network."""

    def run(self, line: str, *, online: bool = False) -> None:
        """A line for the shell, in its own network unless it needs ours."""
        network = [] if online else ["--net"]
        environ = [f"PATH={PATH}", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"]
        words = [*self._inside, *network, "chroot", str(self.root), "env", "-i", *environ]
        subprocess.run([*words, "bash", "-euc", f"cd /root/getaway; {line}"], check=True, stdin=subprocess.DEVNULL)


@contextmanager
def entered(root: Path) -> Iterator[Entered]:
    """Everything that was started in it ends with this."""
    unshare = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child"]
    with subprocess.Popen([*unshare, "bash", "-c", HELD, str(root)], stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"ready\n"
            yield Entered(root, holder.pid)
        finally:
            holder.kill()  # it waits for its child whatever else it's told, and its child ends with it
