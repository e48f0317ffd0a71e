"""Everything that a verb of the program may raise; each message says what went wrong and what to do."""

from __future__ import annotations


class BadCommand(Exception):
    """The command can't be carried out."""


class BadFile(Exception):
    """The file can't be used."""


class NoClause(LookupError):
    """No rulebook has this clause; the message names some that may have been meant."""


class Wrong(Exception):
    """What a player typed isn't an answer."""


class Left(Exception):
    """The players leave the table."""


class Closed(Exception):
    """Nobody is at the keyboard any more."""
