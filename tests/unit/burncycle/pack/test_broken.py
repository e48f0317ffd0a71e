"""Every broken pack is refused with the right file, line, entry and reason, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.burncycle.pack.broken_cards import CARDS
from tests.unit.burncycle.pack.broken_floors import PLACES
from tests.unit.burncycle.pack.faults import faults
from tests.unit.packs import Edit, pack_of

from getaway.games.burncycle.table.box import NOTHING, content

EDITS = [*CARDS, *PLACES]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_a_broken_pack_is_refused(edit: Edit, tmp_path: Path) -> None:
    """One edit of a file of the box makes one fault, at its place."""
    box = content(edit.file, NOTHING)
    (fault,) = faults(pack_of(tmp_path, {edit.file: edit.text(box)}))
    assert fault.file == f"{tmp_path}/{edit.file}"
    assert (fault.path, fault.line) == (edit.path, edit.line(box))
    assert edit.says in fault.what


def test_there_are_at_least_80_of_them() -> None:
    """And no two are the same."""
    packs = {(edit.file, edit.text(content(edit.file, NOTHING))) for edit in EDITS}
    assert len(packs) == len(EDITS) >= 80
