"""Starts what systemd's unit files say, in a root without systemd.

It stands in for `systemctl` and `systemd-run`; as `boot`, it starts what the installed packages have enabled. It knows
as much of unit files as Debian's and ours need: who runs which command, with which environment, and where it may write.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from pwd import getpwnam

UNITS = (Path("/etc/systemd/system"), Path("/lib/systemd/system"))
RUNNING = Path("/run/units")
LOGS = Path("/var/log/units")
WANTED = UNITS[0] / "multi-user.target.wants"
FLAGS = "@-:+!"
"""What may stand before a command in a unit."""


class Unit:
    """A unit, and an instance of it where its name has an `@`."""

    def __init__(self, name: str) -> None:
        self.name = name.removesuffix(".service")
        stem, at, self.instance = self.name.partition("@")
        self.file = next(file for folder in UNITS if (file := folder / f"{stem}{at}.service").exists())
        self.settings = defaultdict[str, list[str]](list)
        for key, value in re.findall(r"^(\w+)=(.*)$", self.file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            self.settings[key].append(value.replace("%i", self.instance))

    def one(self, key: str) -> str:
        """A setting's last value."""
        return self.settings[key][-1] if self.settings[key] else ""

    def environ(self) -> dict[str, str]:
        """What its processes find in their environment."""
        found = environment(self.one("User") or "root", self.settings["EnvironmentFile"])
        given = [word for line in self.settings["Environment"] for word in shlex.split(line)]
        return found | dict(word.split("=", 1) for word in given) | {"MAINPID": self.pid()}

    def pid(self) -> str:
        """Its main process, if it was started."""
        path = RUNNING / self.name
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def start(self) -> None:
        """Start it; a unit that forks has started when its command returns."""
        folders(self)
        for line in self.settings["ExecStart"]:
            with (LOGS / self.name).open("ab") as log:
                words = command(self, line)
                run = subprocess.Popen(
                    words, env=self.environ(), stdout=log, stderr=log, cwd="/", start_new_session=True
                )
            if self.one("Type") in {"forking", "oneshot"}:
                run.wait()
            (RUNNING / self.name).write_text(str(run.pid), encoding="utf-8")

    def reload(self) -> None:
        """Do what it says for this."""
        for line in self.settings["ExecReload"]:
            subprocess.run(command(self, line), env=self.environ(), check=True)


def folders(unit: Unit) -> None:
    """Make the folders that it may write to."""
    for made in (RUNNING, LOGS):
        made.mkdir(exist_ok=True)
    for key, where in (("RuntimeDirectory", "/run"), ("StateDirectory", "/var/lib"), ("LogsDirectory", "/var/log")):
        for name in unit.one(key).split():
            folder = Path(where) / name
            folder.mkdir(parents=True, exist_ok=True)
            user = getpwnam(unit.one("User") or "root")
            os.chown(folder, user.pw_uid, user.pw_gid)


def environment(user: str, files: list[str]) -> dict[str, str]:
    """A user's environment and what the files add."""
    found = {"PATH": os.defpath, "HOME": getpwnam(user).pw_dir, "USER": user, "LOGNAME": user}
    for file in files:
        path = Path(file.lstrip("-"))
        if not file.startswith("-") or path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            found |= dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return found


def command(unit: Unit, line: str) -> list[str]:
    """A command of the unit, run by its user with what that user may do beyond others."""
    words = [
        unit.environ().get(word.strip("${}"), "") if word[0] == "$" else word
        for word in shlex.split(line.lstrip(FLAGS))
    ]
    able = [f"+{name.removeprefix('CAP_').lower()}" for name in unit.one("AmbientCapabilities").split()]
    return as_user(unit.one("User") or "root", words, ",".join(able))


def as_user(user: str, words: list[str], able: str = "") -> list[str]:
    """A command as this user runs it."""
    given = ["--inh-caps", able, "--ambient-caps", able] if able else []
    group = str(getpwnam(user).pw_gid)
    return ["setpriv", "--reuid", user, "--regid", group, "--init-groups", *given, *words]


def systemctl(verb: str, *words: str) -> None:
    """`enable --now`, `start` and `reload`."""
    assert verb in {"enable", "start", "reload"}, verb
    assert verb != "enable" or "--now" in words
    for name in words:
        if not name.startswith("-"):
            unit = Unit(name)
            unit.reload() if verb == "reload" else unit.start()


def systemd_run(*words: str) -> None:
    """One command as another user; ends as it ends."""
    options = ArgumentParser()
    options.add_argument("--pty", action="store_true", required=True)
    options.add_argument("--uid", required=True)
    options.add_argument("--property", action="append", default=[])
    options.add_argument("command", nargs="+")
    given = options.parse_args(words)
    files = [each.removeprefix("EnvironmentFile=") for each in given.property]
    run = subprocess.run(as_user(given.uid, given.command), env=environment(given.uid, files), cwd="/", check=False)
    sys.exit(run.returncode)


def boot() -> None:
    """Start what is enabled, and the clusters of PostgreSQL, for which systemd makes units by itself."""
    listed = subprocess.run(["pg_lsclusters", "--no-header"], check=True, capture_output=True, encoding="utf-8").stdout
    for line in listed.splitlines():
        version, cluster, *_ = line.split()
        Unit(f"postgresql@{version}-{cluster}").start()
    for file in sorted(WANTED.iterdir()):
        if file.name != "postgresql.service":
            Unit(file.name).start()


STANDS_IN: dict[str, Callable[..., None]] = {"systemctl": systemctl, "systemd-run": systemd_run, "boot": boot}

if __name__ == "__main__":
    STANDS_IN[Path(sys.argv[0]).name](*sys.argv[1:])
