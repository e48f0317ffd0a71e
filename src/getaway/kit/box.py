"""Where a game's content is read from: the files of its box, or the files of a pack that replace them.

A pack is chosen once, before a match; whatever the rules have cached of the content is dropped and read again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from hashlib import blake2b
from importlib import resources
from typing import Any, Final

import msgspec

from getaway.kernel import Refused


class Pack(msgspec.Struct, frozen=True):
    """A folder laid out like the content of the box, read whole: texts by path, such as `rooms/lobby.toml`."""

    name: str
    files: Mapping[str, str]

    @property
    def mark(self) -> str:
        """Its name and a digest of its files: how a match knows what it is played with."""
        digest = blake2b(digest_size=8)
        for path, text in sorted(self.files.items()):
            digest.update(msgspec.json.encode((path, text)))
        return f"{self.name}@{digest.hexdigest()}"


NOTHING: Final = Pack("", {})
"""No pack: the box as it is."""


class Box:
    """The content of a game's package, and the pack laid over it in this process."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._content = resources.files(package) / "content"
        self._laid: Pack | None = None

    def laid(self) -> Pack | None:
        """The pack laid over the box in this process."""
        return self._laid

    def lay(self, pack: Pack | None) -> None:
        """Play with this pack from now on, or with the box alone."""
        self._laid = pack
        self._forget()

    def content(self, path: str, pack: Pack | None = None) -> str:
        """The text of a file by its path, from the pack or else from the box."""
        pack = self._laid if pack is None else pack
        if pack is not None and path in pack.files:
            return pack.files[path]
        return self._content.joinpath(*path.split("/")).read_text(encoding="utf-8")

    def keys(self, folder: str, pack: Pack | None = None) -> tuple[str, ...]:
        """The names of all documents in a folder, in alphabetical order."""
        pack = self._laid if pack is None else pack
        files = {f"{folder}/{file.name}" for file in (self._content / folder).iterdir()}
        files |= set(pack.files if pack else ())
        inside = [path.removeprefix(f"{folder}/") for path in files if path.startswith(f"{folder}/")]
        return tuple(sorted(name.removesuffix(".toml") for name in inside if name.endswith(".toml")))

    def without_pack(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options without the pack, which must be the one laid over the box: other cards make another match."""
        pack = self._laid
        if options.get("pack") != (pack.mark if pack else None):
            raise Refused("GT-SETUP-01", option=f"pack={options.get('pack', '')}"[:60])
        return {name: value for name, value in options.items() if name != "pack"}

    def _forget(self) -> None:
        """Drop what the rules have cached: it may come from other cards."""
        for module in [module for name, module in sys.modules.items() if name.startswith(self._package)]:
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
