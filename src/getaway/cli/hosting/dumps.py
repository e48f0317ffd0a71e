"""Dumps of the database in PostgreSQL's custom format, written and read by PostgreSQL's own programs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import IO, Final, cast
from urllib.parse import unquote, urlsplit

from getaway.cli.console.said import say
from getaway.cli.errors import BadCommand, BadFile
from getaway.cli.hosting.postgres import installed, version
from getaway.store.revision import NEWEST, TABLES

PROGRAMS: Final = ("pg_dump", "pg_restore", "psql")
REVISION: Final = re.compile(r"^COPY \S*alembic_version .*FROM stdin;\n(\w+)$", flags=re.MULTILINE)
PLAIN: Final = ("--no-owner", "--no-privileges")
"""A dump can be restored by another user, who then owns what is in it."""
BEGIN: Final = f"begin;\nset local lock_timeout = '5s';\ndrop table if exists {', '.join(TABLES)};\n"


class Dumps:
    """The programs that fit a server, and its database."""

    def __init__(self, dsn: str, server: int) -> None:
        self.tools = fitting(server)
        self._dsn, self._environ = _without_password(dsn)

    def write(self, file: Path) -> None:
        """Dump our tables into a file that only its owner may read; nothing of anybody else's."""
        tables = [f"--table={name}" for name in TABLES]
        kinds = ("--format=custom", "--no-unlogged-table-data", *PLAIN)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        done = self._run("pg_dump", *kinds, *tables, f"--file={file}", f"--dbname={self._dsn}")
        if done.returncode:
            raise BadCommand(say("backup-failed", program="pg_dump", said=done.stderr.strip()))

    def revision(self, file: Path) -> str:
        """The schema that a dump was made with; a file that isn't one of our dumps is refused."""
        done = self._run("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
        found = REVISION.search(done.stdout)
        if found is None:
            raise BadFile(say("backup-not-ours", path=str(file), said=done.stderr.strip() or "alembic_version?"))
        if found[1] > NEWEST:
            raise BadFile(say("backup-newer", what=str(file), revision=found[1], newest=NEWEST))
        return found[1]

    def load(self, file: Path) -> None:
        """Replace our tables by those of a dump, in one transaction: either all of it or nothing."""
        words = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--file=-", f"--dbname={self._dsn}")
        with subprocess.Popen(  # noqa: S603 - PostgreSQL's own program
            [self.tools / "psql", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=os.environ | self._environ,
        ) as psql:
            fault = self._feed(file, cast("IO[bytes]", psql.stdin))
            _, said = psql.communicate()
        if fault or psql.returncode:
            why = said.decode(errors="replace").strip() or fault
            raise BadCommand(say("backup-failed", program="pg_restore", said=why))

    def _feed(self, file: Path, psql: IO[bytes]) -> str:
        """Send everything, and the commit only if all of it could be read; what went wrong, if something did."""
        try:
            psql.write(BEGIN.encode())
            psql.flush()
            done = subprocess.run(  # noqa: S603 - PostgreSQL's own program
                [self.tools / "pg_restore", *PLAIN, "--file=-", file], stdout=psql, stderr=subprocess.PIPE, check=False
            )
            if done.returncode:
                return done.stderr.decode(errors="replace").strip() or "pg_restore"
            psql.write(b"commit;\n")
            psql.flush()
        except BrokenPipeError as fault:  # psql has stopped, and says why
            return str(fault)
        return ""

    def _run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - PostgreSQL's own program
            [self.tools / program, *words],
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="replace",
            env=os.environ | self._environ,
        )


def fitting(server: int) -> Path:
    """The folder of the oldest programs that can talk to a server of this version: on the path, or brought by pip."""
    on_path = shutil.which("pg_dump")
    places = [*([Path(on_path).parent] if on_path else []), *installed()]
    whole = [place for place in places if all((place / program).exists() for program in PROGRAMS)]
    able = [(version(place, "pg_dump"), place) for place in whole]
    newer = [each for each in able if each[0] >= server]
    if not newer:
        raise BadCommand(say("backup-no-programs", version=str(server)))
    return min(newer, key=lambda each: each[0])[1]


def _without_password(dsn: str) -> tuple[str, dict[str, str]]:
    """The address without its password, which goes into the environment: everybody can read a command."""
    _, colon, password = urlsplit(dsn).netloc.rpartition("@")[0].partition(":")
    if not colon:
        return dsn, {}
    return dsn.replace(f":{password}@", "@", 1), {"PGPASSWORD": unquote(password)}
