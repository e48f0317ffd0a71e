"""How a view changed, as data that a client can lay over the view it has."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec

SAME: Final = object()
OBJECTS: Final = (dict, msgspec.Struct)
WHOLE: Final = ""
"""The one member of a change that stands for a whole object, where its members are not those of the one before."""


def change(old: Any, new: Any) -> Any:  # noqa: ANN401 - any view
    """The members that differ, recursively where objects have the same members; else the new value, or `SAME`."""
    if old is new:
        return SAME
    if type(old) is not type(new):
        return _instead(old, new)
    if isinstance(new, msgspec.Struct):
        return _of_structs(old, new)
    if isinstance(new, dict) and old.keys() == new.keys():
        changed = {name: change(old[name], value) for name, value in new.items() if old[name] is not value}
        return {name: value for name, value in changed.items() if value is not SAME} or SAME
    return SAME if old == new else _instead(old, new)


@cache
def _values(kind: type[msgspec.Struct]) -> Callable[[msgspec.Struct], tuple[object, ...]]:
    """What reads all members at once."""
    names = kind.__struct_fields__
    return attrgetter(*names) if len(names) > 1 else lambda of: tuple([getattr(of, name) for name in names])


def _instead(old: Any, new: Any) -> Any:  # noqa: ANN401 - any view
    """The new value; an object for an object is marked, so that no member of the old one stays."""
    both = isinstance(old, OBJECTS) and isinstance(new, OBJECTS)
    return {WHOLE: new} if both else new


def _of_structs(old: msgspec.Struct, new: msgspec.Struct) -> Any:  # noqa: ANN401 - any view
    """As above; most members are the very same thing."""
    if new.__struct_config__.omit_defaults:  # what is left out now cannot be told as a change
        return SAME if old == new else {WHOLE: new}
    found = {}
    values = _values(type(new))
    for sent_as, before, now in zip(new.__struct_encode_fields__, values(old), values(new), strict=True):
        if before is not now and (changed := change(before, now)) is not SAME:
            if now is msgspec.UNSET:
                return {WHOLE: new}
            found[sent_as] = changed
    return found or SAME
