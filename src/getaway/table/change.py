"""How a view changed, as data that a client can lay over the view it has."""

from __future__ import annotations

from typing import Any, Final

SAME: Final = object()


def change(old: Any, new: Any) -> Any:  # noqa: ANN401 - any view as plain data
    """The members that differ, recursively where objects have the same members; else the new value, or `SAME`."""
    if old is new:
        return SAME
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        found = {name: change(old[name], value) for name, value in new.items() if old[name] is not value}
        differing = {name: value for name, value in found.items() if value is not SAME}
        return differing or SAME
    return SAME if old == new and type(old) is type(new) else new
