"""The dashboard: Grafana's model, figures that exist, and a row for each row of the page."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tests.deploy.files import DEPLOY, NAME, exported, rules
from tests.docs.pages import DOCS, text
from tests.docs.test_hosting import run, tool

Columns = Annotated[int, Meta(ge=0, le=24)]


class Source(msgspec.Struct, forbid_unknown_fields=True):
    """Where a panel's figures come from."""

    type: str
    uid: str


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Where a panel is, in a grid of 24 columns."""

    h: Annotated[int, Meta(ge=1)]
    w: Annotated[int, Meta(ge=1, le=24)]
    x: Columns
    y: Annotated[int, Meta(ge=0)]

    def meets(self, other: Place) -> bool:
        """Whether two panels overlap."""
        beside = self.x + self.w <= other.x or other.x + other.w <= self.x
        return not beside and self.y < other.y + other.h and other.y < self.y + self.h


class Target(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """One line of a panel."""

    ref_id: str
    expr: str
    legend_format: str
    datasource: Source


class Row(msgspec.Struct, forbid_unknown_fields=True, rename="camel", tag_field="type", tag="row"):
    """A heading."""

    id: int
    title: str
    collapsed: bool
    grid_pos: Place
    panels: list[Any]


class Panel(msgspec.Struct, forbid_unknown_fields=True, rename="camel", tag_field="type", tag="timeseries"):
    """Figures over time."""

    id: int
    title: str
    description: str
    datasource: Source
    grid_pos: Place
    field_config: dict[str, Any]
    options: dict[str, Any]
    targets: list[Target]


class Dashboard(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The part of Grafana's model that we use."""

    uid: Annotated[str, Meta(max_length=40)]
    title: str
    description: str
    tags: list[str]
    schema_version: int
    version: int
    editable: bool
    timezone: str
    refresh: str
    time: dict[str, str]
    templating: dict[str, list[dict[str, str]]]
    annotations: dict[str, list[Any]]
    panels: list[Row | Panel]


READ = msgspec.json.decode((DEPLOY / "grafana" / "getaway.json").read_bytes(), type=Dashboard)
PANELS = [panel for panel in READ.panels if isinstance(panel, Panel)]
EXPRESSIONS = [target.expr for panel in PANELS for target in panel.targets]


def test_panels_have_their_own_numbers_and_places() -> None:
    """No two share one, and all lie within the grid."""
    assert len({panel.id for panel in READ.panels}) == len(READ.panels)
    places = [panel.grid_pos for panel in READ.panels]
    assert not [pair for pair in combinations(places, 2) if pair[0].meets(pair[1])]
    assert all(place.x + place.w <= 24 for place in places)


def test_all_use_the_chosen_data_source() -> None:
    """The variable that the reader sets when importing it."""
    (chosen,) = READ.templating["list"]
    sources = [panel.datasource for panel in PANELS] + [
        target.datasource for panel in PANELS for target in panel.targets
    ]
    assert {(source.type, source.uid) for source in sources} == {(chosen["query"], f"${{{chosen['name']}}}")}


def test_every_figure_is_exported_or_recorded() -> None:
    """A panel without figures helps nobody."""
    assert {name for each in EXPRESSIONS for name in NAME.findall(each)} <= exported()
    recorded = {rule["record"] for rule in rules() if "record" in rule}
    assert {name for each in EXPRESSIONS for name in re.findall(r"getaway:[\w:]+", each)} <= recorded


def test_every_figure_is_shown() -> None:
    """What the server measures can be seen; the lag's distribution is summed up by its worst."""
    shown = {name for each in EXPRESSIONS for name in re.findall(r"getaway_\w+?(?=_bucket|_count|_sum|\b)", each)}
    whole = {re.sub(r"_(bucket|count|sum)$", "", name) for name in exported()}
    assert whole - shown == {"getaway_loop_lag_seconds"}


def test_prometheus_reads_every_expression(tmp_path: Path) -> None:
    """Each is tried as a rule."""
    listed = [
        {"record": f"panel:{number}", "expr": each.replace("$__rate_interval", "1m")}
        for number, each in enumerate(EXPRESSIONS)
    ]
    file = tmp_path / "rules.yaml"
    file.write_bytes(msgspec.json.encode({"groups": [{"name": "panels", "rules": listed}]}))
    done = run(tool("promtool"), "check", "rules", str(file))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_explains_every_row() -> None:
    """In the order of the dashboard."""
    table = text(DOCS / "operations.md").partition("\n## The dashboard\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([A-Z][\w ]+) \|", table, flags=re.MULTILINE)
    assert rows == [panel.title for panel in READ.panels if isinstance(panel, Row)]
