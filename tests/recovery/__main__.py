"""Writes `docs/figures/recovery.md`: what is restored after two accidents, and how long it takes."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.recovery.rehearsal import NODES, NOTICED, SPARED, Accident, Rehearsal, rehearsed

PAGE = Path(__file__).parents[2] / "docs" / "figures" / "recovery.md"
MB = 1_000_000
TEXT = """\
# Restoring the database

Written by `scripts/rehearse-recovery`, on {cores} cores, Python {python}, {pgbackrest}. {tables} tables of all three
games are played at {nodes} nodes by people who answer two or three times a second, with bots in the other seats. The
commands and files are those of [the hosting page](../hosting.md#back-to-any-moment). The machine was shared:
{load:.0f} processes wanted a core at the beginning.

A full backup of {database:.0f} MB took {backup:.1f} s while everyone played on, and {repository:.1f} MB in the
repository.

- **Dropped**: after {play:.0f} more seconds, someone notes the time. {noticed:.0f} s later, the log and the checkpoints
  are dropped. The database is restored to the time that was noted.
- **Disk lost**: everyone plays on, and {tables} more tables are opened. {last:.0f} s later, PostgreSQL is killed and
  its data folder deleted. All that the archive has is restored.

| | dropped | disk lost |
| --- | ---: | ---: |
{rows}

Here a script types the commands: add the time until someone has noticed and decided what to do. Where it was the turn
of a bot, people wait for that as well.

After a dropped log, you lose what was played after the chosen time. What is lost with the disk hadn't been archived: at
most what is played in `archive_timeout`, 60 s. A synchronous standby loses nothing.
"""


def rows(dropped: Accident, disk: Accident) -> str:
    """One row for each figure."""

    def both(name: str, *texts: str) -> str:
        return f"| {name} | " + " | ".join(texts) + " |"

    pair = (dropped, disk)
    return "\n".join(
        [
            both("seconds from the restore command to the first row taken", *(f"{each.restore:.1f}" for each in pair)),
            both("seconds from the accident until nodes and worker ran again", *(f"{each.away:.1f}" for each in pair)),
            both("until the next answer at a table counted: median", *(f"{middle(each.waits):.1f}" for each in pair)),
            both("and longest", *(f"{max(each.waits, default=0):.1f}" for each in pair)),
            both(
                f"answers acknowledged before the time that was noted, or {SPARED:g} s before the disk was lost",
                *(f"{each.promised:,}" for each in pair),
            ),
            both("of these, missing afterwards", *(f"**{len(each.missing)}**" for each in pair)),
            both("answers acknowledged after it", *(f"{each.later:,}" for each in pair)),
            both("of these, lost", *(f"{each.lost:,}" for each in pair)),
            both("seconds of play that are lost", *(f"{each.lost_seconds:.1f}" for each in pair)),
            both("answers in the log twice", *(f"{len(each.doubled)}" for each in pair)),
            both("rows replayed", *(f"{each.rows:,}" for each in pair)),
            both("tables that replay differently from a checkpoint", *(f"{len(each.unlike)}" for each in pair)),
            both("exit code of `getaway doctor`", *(f"{each.doctor}" for each in pair)),
            both("tables that were played on", *(f"{len(each.waits)}" for each in pair)),
            both("tables whose match was over", *(f"{each.over}" for each in pair)),
            both("tables that weren't restored, or stood still", *(f"{each.gone + len(each.stuck)}" for each in pair)),
        ]
    )


def middle(waits: list[float]) -> float:
    """Their median; 0 where nobody has waited."""
    return statistics.median(waits) if waits else 0.0


def faults(found: Rehearsal) -> list[str]:
    """What should not be."""
    both = (found.dropped, found.disk)
    said = [each for accident in both for each in (*accident.missing, *accident.doubled, *accident.unlike)]
    said += [f"{found.dropped.gone} tables weren't restored"] if found.dropped.gone else []
    said += [f"getaway doctor ended with {accident.doctor}" for accident in both if accident.doctor]
    said += [f"table {table} stands still" for accident in both for table in accident.stuck]
    return said if found.dropped.waits else [*said, "no table was played on"]


def main() -> None:
    """Rehearse, and write the page."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=12)
    given.add_argument("--play", type=float, default=20.0)
    given.add_argument("--last", type=float, default=90.0)
    wanted = given.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="getaway-recovery-") as scratch:
        Path(scratch).chmod(0o755)
        found = asyncio.run(rehearsed(Path(scratch), wanted.tables, wanted.play, wanted.last))
    if said := faults(found):
        sys.exit("\n".join(said))
    version = subprocess.run(["pgbackrest", "version"], check=True, capture_output=True, encoding="utf-8").stdout
    shown = {"tables": wanted.tables, "nodes": NODES, "noticed": NOTICED, "play": wanted.play, "last": wanted.last}
    sizes = {"database": found.database / MB, "repository": found.repository / MB, "backup": found.backup}
    here = {"cores": os.cpu_count(), "python": platform.python_version(), "pgbackrest": version.strip(), "load": load}
    PAGE.write_text(TEXT.format(**shown, **sizes, **here, rows=rows(found.dropped, found.disk)), encoding="utf-8")


if __name__ == "__main__":
    main()
