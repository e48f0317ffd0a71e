"""How a view changed, as data that a client can lay over the view it has."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final

import msgspec

SAME: Final = object()
OBJECTS: Final = (dict, msgspec.Struct)
WHOLE: Final = ""
"""The one member of a change that stands for a whole object, where its members are not those of the one before."""
Known = dict[tuple[int, int], tuple[object, object, Any]]
"""What came of comparisons, by the very objects that were compared. What several audiences had and have alike is
compared once: objects that are the same here are the same for every audience that has them."""


def change(old: Any, new: Any, known: Known | None = None) -> Any:  # noqa: ANN401 - any view
    """The members that differ, recursively where objects have the same members; else the new value, or `SAME`.

    With `known` the comparisons of a view's members are kept there, and not made again.
    """
    if old is new:
        return SAME
    if type(old) is not type(new):
        return _instead(old, new)
    if isinstance(new, msgspec.Struct):
        return _of_structs(old, new, known)
    if isinstance(new, dict) and old.keys() == new.keys():
        changed = {name: _once(old[name], value, known) for name, value in new.items() if old[name] is not value}
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


def _of_structs(old: msgspec.Struct, new: msgspec.Struct, known: Known | None) -> Any:  # noqa: ANN401 - any view
    """As above; most members are the very same thing."""
    if new.__struct_config__.omit_defaults:  # what is left out now cannot be told as a change
        return SAME if old == new else {WHOLE: new}
    found = {}
    values = _values(type(new))
    were, are = values(old), values(new)
    members = zip(new.__struct_encode_fields__, were, are, strict=True)
    for sent_as, before, now in compress(members, map(is_not, were, are)):
        if (changed := _once(before, now, known)) is not SAME:
            if now is msgspec.UNSET:
                return {WHOLE: new}
            found[sent_as] = changed
    return found or SAME


PLAIN: Final = frozenset({int, str, bool, type(None)})
"""What is compared faster than looked up."""


def _once(old: Any, new: Any, known: Known | None) -> Any:  # noqa: ANN401 - any view
    if known is None or type(new) in PLAIN:
        return change(old, new)
    found = known.get((id(old), id(new)))
    if found is None:
        found = known[id(old), id(new)] = (old, new, change(old, new, known))
    return found[2]
