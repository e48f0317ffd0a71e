"""Where content is read from: the files of the box, or those of an owner's pack that lie over them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from hashlib import blake2b
from importlib import resources
from typing import Final

import msgspec

PACKAGE: Final = "getaway.games.breach"
CARD_SETS: Final = (
    *("interface", "supplies", "avatars", "breachers", "objectives", "rooms", "room_types", "maps"),
    *("random_information", "research", "ice", "tracks", "activation", "guardian", "malware", "rewards"),
)
WORDS: Final = "texts/en.ftl"
_CONTENT: Final = resources.files(PACKAGE) / "content"


class Pack(msgspec.Struct, frozen=True):
    """A folder laid out like the content of the box, read whole: texts by path."""

    name: str
    files: Mapping[str, str]

    @property
    def mark(self) -> str:
        """Its name and a digest of all that is in it, by which a match knows what it is played with."""
        digest = blake2b(digest_size=8)
        for path, text in sorted(self.files.items()):
            digest.update(msgspec.json.encode((path, text)))
        return f"{self.name}@{digest.hexdigest()}"


NOTHING: Final = Pack("", {})
"""Over the box lies nothing."""
_LAID: list[Pack] = []


def laid() -> Pack | None:
    """The pack that lies over the box in this process."""
    return _LAID[0] if _LAID else None


def lay(pack: Pack | None) -> None:
    """Play with this pack from now on, or with the box alone."""
    _LAID[:] = [] if pack is None else [pack]
    for module in [module for name, module in sys.modules.items() if name.startswith(PACKAGE)]:
        for thing in list(vars(module).values()):
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


def content(path: str, pack: Pack | None = None) -> str:
    """The text of a file by its path: the pack's, or that of the box."""
    pack = laid() if pack is None else pack
    if pack is not None and path in pack.files:
        return pack.files[path]
    return _CONTENT.joinpath(path).read_text(encoding="utf-8")
