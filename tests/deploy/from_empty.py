"""From an empty Debian root to a match over TLS, by the commands of docs/hosting.md; see scripts/from-empty."""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.deploy import roots
from tests.deploy.from_page import PAGE, commands

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "server.txt"
STAND_IN = Path(__file__).with_name("units.py")
AUTHORITY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
URL = "https://play.example.org"
UPDATE, INSTALL = "sudo apt update", "sudo apt install "


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Say how long it took."""
    began = time.monotonic()
    yield
    print(f"{time.monotonic() - began:7.1f} s  {what}", flush=True)


def provided(root: Path) -> None:
    """What the page takes for granted: a clone, a place from where pip installs, and something that starts units."""
    shutil.copytree(ROOT / "deploy", root / "root/getaway/deploy")
    wheels = root / "wheels"
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(wheels), str(ROOT)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    fetch = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-qq",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--python-version",
        "3.11",
    ]
    subprocess.run([*fetch, "--require-hashes", "--requirement", str(LOCK), "--dest", str(wheels)], check=True)
    (root / "etc/pip.conf").write_text("[global]\nno-index = true\nfind-links = /wheels\n", encoding="utf-8")
    for name in ("systemctl", "systemd-run", "boot"):
        path = root / "usr/local/bin" / name
        path.write_text(f"#!/usr/bin/env python3\n{STAND_IN.read_text(encoding='utf-8')}", encoding="utf-8")
        path.chmod(0o755)
    (root / "etc/systemd/system").mkdir(parents=True, exist_ok=True)


def follow(inside: roots.Entered) -> None:
    """Run every command of the page; only what fetches packages sees this machine's network."""
    for line in commands(PAGE.read_text(encoding="utf-8")):
        with timed(f"$ {line}"):
            if line.startswith(INSTALL):
                inside.run(f"{line} --download-only", online=True)
            inside.run(line, online=line == UPDATE)
            if line.startswith(INSTALL):
                inside.run("boot")  # as installing a service starts it where there is systemd


def main() -> None:
    """Make the root, follow the page, play."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--base", type=Path, help="a tar archive of the empty root, made if it isn't there")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing stays mounted or running
    with timed("in all"), tempfile.TemporaryDirectory(prefix="getaway-root-") as scratch:
        folder = Path(scratch)
        folder.chmod(0o755)
        with timed("an empty root"):
            root = roots.made(folder, given.base)
        with timed("wheels"):
            provided(root)
        with roots.entered(root) as inside:
            try:
                follow(inside)
                with timed("a match over TLS"):
                    play = [sys.executable, "-m", "tests.deploy.over_tls", URL, str(root / AUTHORITY)]
                    subprocess.run([*inside.network, *play], check=True, cwd=ROOT)
            except subprocess.CalledProcessError:
                inside.run("tail -n 30 /var/log/units/*")
                raise


if __name__ == "__main__":
    main()
