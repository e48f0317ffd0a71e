"""Tables that anyone may join, and how the matches of campaigns ended."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

STEPS = (
    """
    create table listed (
        table_id text collate "C" primary key references tables (id) on delete cascade,
        lang text collate "C" not null,
        ends_at timestamptz not null
    )
    """,
    """
    create table results (
        table_id text collate "C" primary key references tables (id) on delete cascade,
        game text collate "C" not null,
        mission text collate "C" not null,
        level text collate "C" not null,
        won boolean not null,
        stars integer not null,
        kept_at timestamptz not null default now()
    )
    """,
)


def upgrade() -> None:
    """Make them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them."""
    for name in ("results", "listed"):
        op.execute(f"drop table {name}")
