"""The names under which a browser keeps its tables. Numbers are padded, so that names sort as numbers do."""

from __future__ import annotations

from typing import Final

from getaway.table.loading import LAST

END: Final = "0"
"""The sign after the slash: `row/ID0` is the end of all names that begin with `row/ID/`."""
DUE: Final = ("due/", "due0")
"""Where the names of everything due begin and end."""
TABLES: Final = ("table/", "table0")


def table(table_id: str) -> str:
    """A table's seed."""
    return f"table/{table_id}"


def row(table_id: str, seq: int) -> str:
    """A row of its log."""
    return f"row/{table_id}/{min(seq, LAST):010}"


def rows_end(table_id: str) -> str:
    """The end of all its rows."""
    return f"row/{table_id}{END}"


def row_id(table_id: str, given: str) -> str:
    """That a row with this id is in its log."""
    return f"id/{table_id}/{given}"


def checkpoint(table_id: str, seq: int) -> str:
    """What it was after a row."""
    return f"checkpoint/{table_id}/{min(seq, LAST):010}"


def due(table_id: str) -> str:
    """When it must be looked at again."""
    return f"due/{table_id}"


def notes(table_id: str, seat: int) -> str:
    """A seat's own notes."""
    return f"notes/{table_id}/{seat}"


def verdict(digest: bytes) -> str:
    """How a check ended."""
    return f"verdict/{digest.hex()}"


def incident(digest: str) -> str:
    """Something that went wrong."""
    return f"incident/{digest}"


def report(quote: str) -> str:
    """What a player reported."""
    return f"report/{quote}"
