"""A PostgreSQL of its own, whose write-ahead log goes to a repository of pgBackRest, as on the hosting page."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
from datetime import datetime
from pathlib import Path

import asyncpg

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
FILES = ROOT / "deploy" / "pgbackrest"
USER = "postgres"
PREFIX = f"$ sudo -u {USER} pgbackrest "
TARGET = re.compile(r'--target="[^"]*"')
OWN = ("lock", "log", "spool")
"""Folders that pgBackRest writes to."""
PATIENCE = 300.0


def recipe(word: str) -> str:
    """The command of the page that gives pgBackRest this word to do."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    (found,) = {line for line in lines if line.startswith(PREFIX) and word in line}
    return found.removeprefix(PREFIX)


class Cluster:
    """Its folder, its processes and its repository."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.data = folder / "data"
        self.repository = folder / "repository"
        self.dsn = f"postgresql://{USER}@127.0.0.1:{port}/getaway"
        self.programs = Path(_said("pg_config", "--bindir"))

    @property
    def environ(self) -> dict[str, str]:
        """Where everything is; it comes before what the file says."""
        places = {
            "config": FILES / "pgbackrest.conf",
            "pg1_path": self.data,
            "pg1_socket_path": self.folder,
            "pg1_port": self.port,
            "repo1_path": self.repository,
            **{f"{name}_path": self.folder / name for name in OWN},
        }
        return os.environ | {f"PGBACKREST_{name.upper()}": str(value) for name, value in places.items()}

    def run(self, *words: str | Path) -> None:
        """A command as the user who has the data; what it said is shown if it fails."""
        told = self.folder / "commands.log"
        with told.open("a", encoding="utf-8") as log:
            command = ["runuser", "--user", USER, "--", *map(str, words)]
            done = subprocess.run(command, env=self.environ, stdout=log, stderr=log, check=False, cwd=self.folder)
        assert done.returncode == 0, f"{words}\n{told.read_text(encoding='utf-8')[-4000:]}"

    def follow(self, word: str, target: datetime | None = None) -> None:
        """What the page says, with a moment of ours in place of the page's."""
        line = recipe(word)
        if target is not None:
            line, replaced = TARGET.subn(f'--target="{target.isoformat(" ")}"', line)
            assert replaced == 1, line
        self.run("pgbackrest", *shlex.split(line))

    def make(self) -> None:
        """An empty cluster that archives, running, and a repository that knows it."""
        for folder in (self.folder, self.data, self.repository, *(self.folder / name for name in OWN)):
            folder.mkdir()
            shutil.chown(folder, USER, USER)
        self.run(self.programs / "initdb", "--auth", "trust", "--username", USER, "--pgdata", self.data)
        shutil.copy(FILES / "archiving.conf", self.folder)
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"include '{self.folder}/archiving.conf'\nport = {self.port}\n")
            file.write(f"unix_socket_directories = '{self.folder}'\n")
        self.start()
        self.run("createdb", "--host", self.folder, "--port", str(self.port), "getaway")
        self.follow("stanza-create")
        self.follow("check")

    def start(self) -> None:
        """Start it, and wait until it takes rows."""
        log, patience = self.folder / "postgres.log", str(round(PATIENCE))
        self.run(self.programs / "pg_ctl", "--pgdata", self.data, "--log", log, "-w", "-t", patience, "start")
        asyncio.run(self._writable())

    async def _writable(self) -> None:
        line = await asyncpg.connect(self.dsn.replace("/getaway", f"/{USER}"))
        async with asyncio.timeout(PATIENCE):
            while await line.fetchval("select pg_is_in_recovery()"):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.05)
        await line.close()

    def stop(self) -> None:
        """Stop it, as an operator does."""
        self.run(self.programs / "pg_ctl", "--pgdata", self.data, "-m", "fast", "-w", "-t", "120", "stop")

    def destroy(self) -> None:
        """Kill it, and take its disk away."""
        os.kill(self._pid(), signal.SIGKILL)
        while _lives(self._pid()):
            pass
        shutil.rmtree(self.data)
        self.data.mkdir(mode=0o700)
        shutil.chown(self.data, USER, USER)

    def _pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    @property
    def size(self) -> int:
        """Bytes of the repository."""
        return sum(path.stat().st_size for path in self.repository.rglob("*") if path.is_file())


def _said(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, encoding="utf-8").stdout.strip()


def _lives(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()
