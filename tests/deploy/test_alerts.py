"""The rules for Prometheus: they fire when they should, name figures that exist, and have an entry in the runbook."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.deploy.files import NAME, RULES, alerts, exported, rules
from tests.docs.pages import DOCS, text
from tests.docs.test_hosting import run, tool

OPERATIONS = DOCS / "operations.md"
WAITING = {f"getaway_waiting_{queue}" for queue in ("checks", "worlds", "bots", "files")}
PARTS = ["Symptom", "Players notice", "Look at", "Do"]


@pytest.mark.parametrize(
    "words",
    [("check", "config", "prometheus.yaml"), ("check", "rules", RULES.name), ("test", "rules", "rules_test.yaml")],
    ids=" ".join,
)
def test_prometheus_takes_them(words: tuple[str, str, str]) -> None:
    """Read by Prometheus itself; each alert is tried on a fault, and all of them on a server that is well."""
    done = run(tool("promtool"), *words[:2], str(RULES.with_name(words[2])))
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_is_tried() -> None:
    """The tests expect each alert at least once, and its absence at least once."""
    tried = msgspec.yaml.decode(RULES.with_name("rules_test.yaml").read_bytes())["tests"]
    checks = [(check["alertname"], bool(check["exp_alerts"])) for test in tried for check in test["alert_rule_test"]]
    assert set(checks) == {(alert, fires) for alert in alerts() for fires in (True, False)}


def test_every_figure_is_exported() -> None:
    """A rule that names a figure nobody shows would never fire."""
    named = {name for rule in rules() for name in NAME.findall(rule["expr"])} - {"getaway_waiting_"}
    assert named <= exported()
    assert exported() >= WAITING


def test_what_is_worth_an_alert_has_one() -> None:
    """Each figure in the hosting page's table is in an alert."""
    table = text(DOCS / "hosting.md").partition("Worth an alert:")[2].partition("\n\n[")[0]
    worth = set(NAME.findall(table)) | {"getaway_ready"}
    assert worth <= {
        name for alert in alerts().values() for name in re.findall(r"getaway_\w+?(?=_bucket|\b)", alert["expr"])
    }


def test_every_alert_has_an_entry_in_the_runbook() -> None:
    """And every entry an alert, in the same order, with all four parts."""
    runbook = text(OPERATIONS).partition("\n## Runbook\n")[2]
    entries = dict(re.findall(r"^### (\w+)\n\n(.*?)(?=\n###|\Z)", runbook, flags=re.DOTALL | re.MULTILINE))
    assert list(entries) == list(alerts())
    for name, entry in entries.items():
        assert re.findall(r"^- \*\*(.+?):\*\*", entry, flags=re.MULTILINE) == PARTS, name
        assert alerts()[name]["annotations"]["runbook"] == f"docs/operations.md#{name.lower()}"
