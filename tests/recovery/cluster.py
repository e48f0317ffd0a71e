"""A PostgreSQL of its own, whose write-ahead log goes to a repository of pgBackRest, as on the hosting page."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import asyncpg
from tests.crash.servers import cluster, initialize, nobody, own, run_tool

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


def archive_timeout() -> int:
    """Seconds after which a file that isn't full is archived too."""
    found = re.search(
        r"^archive_timeout = (\d+)$", (FILES / "archiving.conf").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None
    return int(found[1])


class Cluster:
    """Its folder, its server and its repository."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.data = folder / "data"
        self.repository = folder / "repository"
        self.dsn = f"postgresql://{USER}@127.0.0.1:{port}/getaway"
        self.server = cluster("postgres", folder, self.data, port)
        self.server.environment |= self.places

    @property
    def places(self) -> dict[str, str]:
        """Where everything is, for pgBackRest; it comes before what the file says."""
        places = {
            "config": FILES / "pgbackrest.conf",
            "pg1_path": self.data,
            "pg1_socket_path": self.folder,
            "pg1_port": self.port,
            "pg1_user": USER,
            "repo1_path": self.repository,
            **{f"{name}_path": self.folder / name for name in OWN},
        }
        return {f"PGBACKREST_{name.upper()}": str(value) for name, value in places.items()}

    def run(self, *words: str) -> None:
        """A command as the user who has the data; what it said is shown if it fails."""
        told = self.folder / "commands.log"
        with told.open("a", encoding="utf-8") as log:
            environ, user, here = self.server.environment, nobody(), self.folder
            done = subprocess.run(words, env=environ, user=user, cwd=here, stdout=log, stderr=log, check=False)
        assert done.returncode == 0, f"{words}\n{told.read_text(encoding='utf-8')[-4000:]}"

    def follow(self, word: str, target: datetime | None = None) -> None:
        """What the page says, with a moment of ours in place of the page's."""
        line = recipe(word)
        if target is not None:
            line, replaced = TARGET.subn(f'--target="{target.isoformat(" ")}"', line)
            assert replaced == 1, line
        self.run("pgbackrest", *shlex.split(line))

    async def make(self) -> None:
        """An empty cluster that archives, running, and a repository that knows it."""
        for folder in (self.folder, self.repository, *(self.folder / name for name in OWN)):
            folder.mkdir()
            own(folder)
        initialize(self.folder, self.data)
        shutil.copy(FILES / "archiving.conf", self.folder)
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"include '{self.folder}/archiving.conf'\n")
        await self.start()
        run_tool("createdb", "-h", self.folder, "-p", str(self.port), "-U", USER, "getaway", folder=self.folder)
        self.follow("stanza-create")
        self.follow("check")

    async def start(self) -> None:
        """Start it, and wait until it takes rows."""
        self.server.start()
        async with asyncio.timeout(PATIENCE):
            while not await self._writable():
                assert self.server.pid, (self.folder / "postgres.log").read_text(encoding="utf-8")[-4000:]
                await asyncio.sleep(0.05)

    async def _writable(self) -> bool:
        with suppress(OSError, asyncpg.CannotConnectNowError):
            line = await asyncpg.connect(self.dsn.replace("/getaway", f"/{USER}"))
            recovers = await line.fetchval("select pg_is_in_recovery()")
            await line.close()
            return not recovers
        return False

    async def stop(self) -> None:
        """Stop it, as an operator does; it archives what it has first."""
        await asyncio.to_thread(self.server.stop, PATIENCE)

    def destroy(self) -> None:
        """Kill it, and take its disk away."""
        self.server.kill()
        lost = self.data.rename(self.folder / "lost")  # what still writes does so there
        shutil.rmtree(lost, ignore_errors=True)
        self.data.mkdir(mode=0o700)
        own(self.data)

    @property
    def size(self) -> int:
        """Bytes of the repository."""
        return sum(path.stat().st_size for path in self.repository.rglob("*") if path.is_file())
