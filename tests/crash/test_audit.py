"""What the audit of a crash run counts, and what it doesn't."""

from __future__ import annotations

from tests.crash.audit import answers_in

from getaway.kernel import Wish, to_json
from getaway.kernel.entries import Answer
from getaway.table import Row
from getaway.table.acts import Played


def row(*answers: Answer) -> Row:
    """A row of a table in which these answers were given."""
    return Row("table", 1, "s0:a", to_json(Played(answers, 0, "", at=0)), ())


def test_what_passed_by_itself_is_nobodys_answer() -> None:
    """A command has one answer, whatever questions go on by themselves after it; two given answers are two."""
    given, passed = Answer(0, Wish("move")), Answer(0, Wish("done"), auto=True)
    assert answers_in(row(given, passed, passed)) == [given]
    assert answers_in(row(given, given)) == [given, given]
