"""Every broken pack is refused with the right file, line, entry and reason, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.breach.pack import broken_cards, broken_table
from tests.unit.breach.pack.edits import Edit, faults, pack_of

EDITS = [*broken_cards.ALL, *broken_table.ALL]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_a_broken_pack_is_refused(edit: Edit, tmp_path: Path) -> None:
    """One edit of a file of the box makes one fault, at its place."""
    folder = pack_of(tmp_path, {edit.file: edit.text()})
    (fault,) = faults(folder)
    assert fault.file == f"{folder}/{edit.file}"
    assert edit.says in fault.what
    assert (fault.path, fault.line) == (edit.path, edit.line())


def test_there_are_at_least_100_of_them() -> None:
    """And no two are the same."""
    assert len({(edit.file, edit.text()) for edit in EDITS}) == len(EDITS) >= 100
