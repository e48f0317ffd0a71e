"""Milestones for the replay, and what players report of a moment."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

STEPS = (
    """
    create table milestones (
        table_id text collate "C" not null references tables (id) on delete cascade,
        seq integer not null,
        data bytea not null,
        primary key (table_id, seq)
    )
    """,
    "insert into milestones (table_id, seq, data) select table_id, seq, data from checkpoints",
    "alter table incidents add column seat integer",
    "alter table incidents add column moment integer",
    "alter table incidents add column version text",
    'alter table incidents add column quote text collate "C" unique',
)


def upgrade() -> None:
    """Make them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them, with everything in them."""
    op.execute("drop table milestones")
    for column in ("seat", "moment", "version", "quote"):
        op.execute(f"alter table incidents drop column {column}")
