"""Schemathesis against a node of its own: as a stranger, and as somebody with a seat and an account.

A stranger tries everything. The player leaves out what would end their own secret or session, and both the stream of
events, which has no end.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests import serving

FIGURES = Path("docs/figures/schemathesis.md")
LOG = "node.log"
SEED = "7"
SKIPPED = (
    "positive_data_acceptance",  # rules refuse much that is well formed
    "allow_header_conformance",  # Litestar's own answer to OPTIONS names the first method of a path
    "ignored_auth",  # who has no secret is a spectator, and sees what spectators see
    "ensure_resource_availability",
    "use_after_free",
    "missing_required_header",
)
PARAMETERS = """
[parameters]
"path.table" = "{table}"
"path.game" = "bombsquad"
"path.lang" = "fr"
"""

PAGE = """\
# Odd requests

`scripts/fuzz-api {cases} --write` has [Schemathesis](https://schemathesis.readthedocs.io/) send a node what its OpenAPI
document allows and what it forbids, and compare the status, type and schema of every answer with the document.

| as | operations | requests | failures |
| --- | --- | --- | --- |
{rows}

Errors in the node's log (answers with status 500): {faults}.
"""


def main(words: list[str]) -> int:
    """Run both, say what was found, and save it on request."""
    cases = next((word for word in words if word.isdigit()), "100")
    with serving.database() as dsn, tempfile.TemporaryDirectory() as folder:
        runs = asyncio.run(_fuzzed(dsn, Path(folder), cases))
        faults = (Path(folder) / LOG).read_text(encoding="utf-8").count('"event": "fault"')
    said = _told(dict(zip(("a stranger", "a player"), map(_figures, runs), strict=True)), cases, faults)
    print(said)
    if "--write" in words:
        FIGURES.write_text(said, encoding="utf-8")
    broken = [told for code, told in runs if code]
    print(*broken, sep="\n", file=sys.stderr)
    return 1 if broken or faults else 0


async def _fuzzed(dsn: str, there: Path, cases: str) -> list[tuple[int, str]]:
    async with serving.process(dsn, "node", there / LOG) as url:
        stranger = await _run(url, there, cases, [], ["events"])
        headers = await _player(url, there)
        return [stranger, await _run(url, there, cases, headers, ["events", "move$", "session$"])]


async def _player(url: str, there: Path) -> list[str]:
    """The headers of a player in a running match, whose account keeps the seat."""
    async with serving.Client(url) as ada:
        table = (await ada.open("bombsquad", 3, options={"mission": "m01"}))["table"]
        await ada.do(table, "start")
        account = {"name": "Ada", "password": "correct horse battery"}
        await ada.ask("POST", "/api/accounts", account, x_getaway="1")
        await ada.ask("PUT", f"/api/me/tables/{table}", x_getaway="1")
        (there / "schemathesis.toml").write_text(PARAMETERS.format(table=table), encoding="utf-8")
        cookie = ada.http.cookies["getaway"]
        return [f"Authorization: Seat {ada.secret}", f"Cookie: getaway={cookie}", "X-Getaway: 1"]


async def _run(url: str, there: Path, cases: str, headers: list[str], without: list[str]) -> tuple[int, str]:
    """One run of Schemathesis: its exit code, and what it said."""
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{url}/schema/openapi.json"]
    command += ["--phases", "coverage,fuzzing", "-n", cases, "--seed", SEED, "--no-color", "--continue-on-failure"]
    command += ["--exclude-checks", ",".join(SKIPPED), "--exclude-path-regex", "|".join(without)]
    for header in headers:
        command += ["-H", header]
    run = await asyncio.create_subprocess_exec(*command, cwd=there, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said, _ = await run.communicate()
    return run.returncode or 0, said.decode()


def _figures(run: tuple[int, str]) -> dict[str, Any]:
    code, said = run
    operations = re.search(r"Tested: (\d+)", said)
    cases = re.search(r"(\d+) generated", said)
    failures = re.search(r"(\d+) unique failures?", said)
    return {
        "operations": operations[1] if operations else "?",
        "requests": cases[1] if cases else "?",
        "failures": failures[1] if failures else "0" if code == 0 else "?",
    }


def _told(figures: dict[str, dict[str, Any]], cases: str, faults: int) -> str:
    rows = [f"| {who} | {f['operations']} | {f['requests']} | {f['failures']} |" for who, f in figures.items()]
    return PAGE.format(cases=cases, rows="\n".join(rows), faults=faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
