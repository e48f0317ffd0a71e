"""What all tests share. Properties are tried without a clock: a busy machine fails no test."""

from __future__ import annotations

from hypothesis import settings

pytest_plugins = ("tests.clauses", "tests.sampling")
settings.register_profile("getaway", deadline=None)
settings.load_profile("getaway")
