"""What the environment of a server may say, and how it is told that it said something else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from getaway.server.settings import BadSettings, Settings, faults, settings, where

DATABASE = {"GETAWAY_DATABASE": "postgresql:///getaway"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "GETAWAY_DATABASE is not set"),
        ({"GETAWAY_DATABASE": ""}, "GETAWAY_DATABASE is not set"),
        (
            {"GETAWAY_DATABSE": "postgresql:///getaway"},
            "GETAWAY_DATABSE is not a setting; did you mean",
        ),
        ({**DATABASE, "GETAWAY_RATES": "2"}, "GETAWAY_RATES is not a setting; did you mean GETAWAY_RATE?"),
        ({**DATABASE, "GETAWAY_QXZ": "2"}, "GETAWAY_QXZ is not a setting"),
        ({**DATABASE, "GETAWAY_RATE": "-1"}, "GETAWAY_RATE: Expected `float` >= 0"),
        ({**DATABASE, "GETAWAY_RATE": "nan"}, "GETAWAY_RATE"),
        ({**DATABASE, "GETAWAY_RATE": "much"}, "GETAWAY_RATE: Expected `float`"),
        ({**DATABASE, "GETAWAY_PORT": "70000"}, "GETAWAY_PORT: Expected `int` <= 65535"),
        ({**DATABASE, "GETAWAY_CONNECTIONS": "0"}, "GETAWAY_CONNECTIONS: Expected `int` >= 1"),
        ({**DATABASE, "GETAWAY_ROOMS": "1"}, "GETAWAY_ROOMS"),
        ({**DATABASE, "GETAWAY_URL": "play.example.org"}, "GETAWAY_URL: an address begins with http:// or https://"),
        ({**DATABASE, "GETAWAY_URL": "https://"}, "GETAWAY_URL"),
        ({**DATABASE, "GETAWAY_URL": "https://a b"}, "GETAWAY_URL"),
        ({"GETAWAY_DATABASE": "mysql://x:hunter2@h/db"}, "GETAWAY_DATABASE: an address begins with postgresql://"),
        ({**DATABASE, "GETAWAY_NATS": "127.0.0.1:4222"}, "GETAWAY_NATS: an address begins with nats://"),
        ({**DATABASE, "GETAWAY_STUCK_SECONDS": "4"}, "GETAWAY_STUCK_SECONDS: must be more than GETAWAY_RULE_SECONDS"),
    ],
)
def test_what_cannot_be_used_is_named(given: dict[str, str], said: str) -> None:
    """The variable and the reason, and never a value that may hold a password."""
    with pytest.raises(BadSettings) as bad:
        settings(given)
    assert str(bad.value).startswith(said)
    assert "hunter2" not in str(bad.value)


def test_everything_that_is_wrong_is_named_at_once() -> None:
    """Each variable with its reason, in one go."""
    found = faults({"GETAWAY_RATES": "2", "GETAWAY_PORT": "x", "GETAWAY_URL": "here", "GETAWAY_RULE_SECONDS": "30"})
    assert [each.split()[0].rstrip(":") for each in found] == [
        "GETAWAY_RATES",
        "GETAWAY_PORT",
        "GETAWAY_URL",
        "GETAWAY_STUCK_SECONDS",
        "GETAWAY_DATABASE",
    ]
    assert faults(DATABASE) == []


def test_what_can_be_used_is_taken() -> None:
    """Variables of tests and of others are none of ours, and an empty one is as if it were not there."""
    others = {"GETAWAY_TEST_NATS": "x", "GETAWAY_OWN_SERVICES": "1", "HOME": "/root", "GETAWAY_PORT": ""}
    given = {**DATABASE, **others, "GETAWAY_URL": "https://play.example.org:8443", "GETAWAY_ROOMS": "50"}
    assert settings(given) == Settings("postgresql:///getaway", url="https://play.example.org:8443", rooms=50)
    settings({**DATABASE, "GETAWAY_NATS": "nats://a:4222,nats://b:4222"})


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ada:hunter2@db.example:5432/getaway", "postgresql://db.example:5432/getaway"),
        ("postgresql:///getaway?host=/run/postgresql&password=hunter2", "postgresql:///run/postgresql/getaway"),
        ("postgresql://u:p@one,two/getaway?target_session_attrs=primary", "postgresql://one,two/getaway"),
        ("nats://token@127.0.0.1:4222", "nats://127.0.0.1:4222"),
    ],
)
def test_a_log_shows_where_and_no_password(address: str, shown: str) -> None:
    """Hosts and the database, nothing else."""
    assert where(address) == shown


@pytest.mark.parametrize(
    "words", [("-m", "getaway.server", "node"), ("-c", "import getaway.cli as c; c.main()", "serve")]
)
def test_a_server_that_is_told_wrong_does_not_start(words: tuple[str, ...]) -> None:
    """The message names the variable that is wrong."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("GETAWAY_")}
    wrong = {"GETAWAY_DATABASE": "postgresql:///none", "GETAWAY_METRIC": "*"}
    done = subprocess.run([sys.executable, *words], env=environ | wrong, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "GETAWAY_METRIC is not a setting; did you mean GETAWAY_METRICS?" in done.stderr + done.stdout
