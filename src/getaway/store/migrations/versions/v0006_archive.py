"""Finished matches as one blob each, and when a table is looked at for what can be put away."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

STEPS = (
    """
    create table archive (
        table_id text collate "C" primary key references tables (id) on delete cascade,
        upto integer not null,
        rows integer not null,
        game text collate "C" not null,
        rules integer not null,
        size bigint not null,
        sha256 bytea not null,
        body bytea not null,
        archived_at timestamptz not null default now()
    )
    """,
    "alter table archive alter column body set storage external",
    "alter table tables add column archived integer not null default 0",
    "alter table tables add column look_at timestamptz default now()",
    "create index tables_look on tables (look_at) where look_at is not null",
)


def upgrade() -> None:
    """Add them; every table that is there is looked at in its turn."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them, with every match that is only there."""
    op.execute("drop index tables_look")
    for column in ("look_at", "archived"):
        op.execute(f"alter table tables drop column {column}")
    op.execute("drop table archive")
