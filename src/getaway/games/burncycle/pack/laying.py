"""Playing with a pack: it is laid over the box once in a process, before a match."""

from __future__ import annotations

from getaway.games.burncycle.table import box
from getaway.games.burncycle.table.box import Pack


def lay(pack: Pack | None) -> dict[str, str]:
    """Lay a pack that was checked over the box, or take it off; the options that a match with it is begun with."""
    box.lay(pack)
    return {} if pack is None else {"pack": pack.mark}
