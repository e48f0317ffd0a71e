"""The verbs of `getaway admin` and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from getaway.cli.console.said import say
from getaway.cli.hosting.commands import verb
from getaway.cli.options import argument, group, option

app = group("admin")
tables = group("admin-tables")
people = group("admin-people")
shards = group("admin-shards")
app.add_typer(tables, name="tables")
app.add_typer(people, name="people")
app.add_typer(shards, name="shards")

Json = Annotated[bool, option("as-json", "--json")]
Yes = Annotated[bool, option("yes", "--yes")]
Who = Annotated[str, option("as", "--as")]
Why = Annotated[str, option("why", "--why")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help=say("help-most"), show_default=True)]
Table = Annotated[str, argument("repaired")]


def _acting(yes: bool, json: bool, who: str, why: str) -> object:
    return verb("admin.acting").Acting(yes, json, who, why)


@tables.command("list", help=say("help-admin-list"))
def list_tables(most: Most = 20, json: Json = False) -> None:
    """List the newest tables."""
    verb("admin.tables").listed(most, json=json)


@tables.command("show", help=say("help-admin-show"))
def show_table(table: Table, json: Json = False) -> None:
    """Show one table."""
    verb("admin.tables").shown(table, json=json)


@tables.command("close", help=say("help-admin-close"))
def close_table(table: Table, yes: Yes = False, json: Json = False, who: Who = "", why: Why = "") -> None:
    """End a table for good."""
    verb("admin.tables").close(table, _acting(yes, json, who, why))


@tables.command("repair", help=say("help-repair"))
def repair_table(table: Table, yes: Yes = False, json: Json = False, who: Who = "", why: Why = "") -> None:
    """Set a table back to the last row that replays."""
    verb("admin.setting_back").repair(table, _acting(yes, json, who, why))


@tables.command("rollback", help=say("help-admin-rollback"))
def roll_back(
    table: Table,
    row: Annotated[int, argument("admin-row")],
    yes: Yes = False,
    json: Json = False,
    who: Who = "",
    why: Why = "",
) -> None:
    """Set a running match back to an earlier row."""
    verb("admin.setting_back").rollback(table, row, _acting(yes, json, who, why))


Shard = Annotated[str, argument("admin-shard")]


@tables.command("move", help=say("help-admin-move-one"))
def move_table(table: Table, shard: Shard, yes: Yes = False, json: Json = False, who: Who = "", why: Why = "") -> None:
    """Move a table to another shard."""
    verb("admin.shards").moved_one(table, shard, _acting(yes, json, who, why))


@shards.command("list", help=say("help-admin-shards-list"))
def list_shards(json: Json = False) -> None:
    """List the shards."""
    verb("admin.shards").listed(json=json)


@shards.command("move", help=say("help-admin-move"))
def move_tables(
    source: Shard,
    target: Shard,
    letters: Annotated[str, option("admin-letters", "--letters")] = "",
    yes: Yes = False,
    json: Json = False,
    who: Who = "",
    why: Why = "",
) -> None:
    """Move the tables of a shard to another."""
    verb("admin.shards").moved(source, target, letters, _acting(yes, json, who, why))


Name = Annotated[str, argument("admin-name")]
Address = Annotated[str, option("admin-address", "--address")]


@people.command("list", help=say("help-admin-people-list"))
def list_people(most: Most = 20, json: Json = False) -> None:
    """List the newest accounts, and banned addresses."""
    verb("admin.people").listed(most, json=json)


@people.command("show", help=say("help-admin-people-show"))
def show_person(name: Name, json: Json = False) -> None:
    """Show one account."""
    verb("admin.people").shown(name, json=json)


@people.command("sign-out", help=say("help-admin-sign-out"))
def sign_out(name: Name, yes: Yes = False, json: Json = False, who: Who = "", why: Why = "") -> None:
    """End every session of an account."""
    verb("admin.people").sign_out(name, _acting(yes, json, who, why))


@people.command("ban", help=say("help-admin-ban"))
def ban(
    name: Name = "",
    address: Address = "",
    days: Annotated[
        int | None, typer.Option(min=1, max=36_500, help=say("help-admin-days"), show_default=False)
    ] = None,
    yes: Yes = False,
    json: Json = False,
    who: Who = "",
    why: Why = "",
) -> None:
    """Keep an account or an address out."""
    verb("admin.people").ban(name, address, days, _acting(yes, json, who, why))


@people.command("unban", help=say("help-admin-unban"))
def unban(
    name: Name = "", address: Address = "", yes: Yes = False, json: Json = False, who: Who = "", why: Why = ""
) -> None:
    """Let an account or an address in again."""
    verb("admin.people").unban(name, address, _acting(yes, json, who, why))


@app.command("incidents", help=say("help-incidents"))
def incidents(number: Annotated[int | None, argument("incident")] = None, json: Json = False) -> None:
    """List what was kept for the operator, or show one."""
    verb("incidents").incidents(number, json=json)


@app.command("audit", help=say("help-admin-audit"))
def audit(most: Most = 50, json: Json = False) -> None:
    """List what operators have done."""
    verb("admin.audit").audit(most, json=json)
