"""What lists show of each table that an account keeps or anyone can join."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"

STEPS = (
    """
    create table summaries (
        table_id text collate "C" primary key,
        seq integer not null,
        stage text collate "C" not null,
        free integer not null,
        body bytea not null,
        checked_at timestamptz not null default now()
    ) with (fillfactor = 80)
    """,
    "create index summaries_checked on summaries (checked_at) where stage in ('lobby', 'playing')",
)


def upgrade() -> None:
    """Add them; a worker fills them in."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them: they say nothing that the tables don't."""
    op.execute("drop table summaries")
