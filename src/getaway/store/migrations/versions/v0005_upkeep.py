"""Who may not come in, and what operators have done."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

STEPS = (
    """
    create table bans (
        n bigint generated always as identity primary key,
        account bigint unique references accounts (id) on delete cascade,
        address bytea unique,
        why text not null,
        made_at timestamptz not null default now(),
        ends_at timestamptz,
        check ((account is null) <> (address is null))
    )
    """,
    """
    create table audit (
        n bigint generated always as identity primary key,
        who text not null,
        what text not null,
        whom text not null,
        why text not null,
        done_at timestamptz not null default now()
    )
    """,
    "create index audit_done on audit (done_at)",
    "create index tables_opened on tables (opened_at)",
)


def upgrade() -> None:
    """Add them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them, with everything in them."""
    op.execute("drop index tables_opened")
    for name in ("audit", "bans"):
        op.execute(f"drop table {name}")
