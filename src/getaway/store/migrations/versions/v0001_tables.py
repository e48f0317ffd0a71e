"""Tables, their logs and checkpoints, what is due, notes, incidents, accounts."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

STEPS = (
    """
    create table tables (
        id text collate "C" primary key,
        seed bytea not null,
        opened_at timestamptz not null default now()
    )
    """,
    """
    create table log (
        table_id text collate "C" not null references tables (id) on delete cascade,
        seq integer not null,
        id text collate "C",
        act bytea not null,
        told bytea not null,
        primary key (table_id, seq),
        unique (table_id, id)
    )
    """,
    """
    create table checkpoints (
        table_id text collate "C" primary key references tables (id) on delete cascade,
        seq integer not null,
        data bytea not null
    )
    """,
    """
    create table due (
        n bigint generated always as identity primary key,
        table_id text collate "C" not null references tables (id) on delete cascade,
        at bigint not null
    )
    """,
    "create index due_at on due (at)",
    """
    create table notes (
        table_id text collate "C" not null references tables (id) on delete cascade,
        seat integer not null,
        text text not null,
        primary key (table_id, seat)
    )
    """,
    """
    create table incidents (
        n bigint generated always as identity primary key,
        table_id text collate "C" not null,
        seq integer not null,
        body text not null,
        filed_at timestamptz not null default now()
    )
    """,
    """
    create table accounts (
        id bigint generated always as identity primary key,
        name text not null,
        folded text collate "C" not null unique,
        password text not null,
        made_at timestamptz not null default now()
    )
    """,
    """
    create table sessions (
        token bytea primary key,
        account bigint not null references accounts (id) on delete cascade,
        ends_at timestamptz not null
    )
    """,
    """
    create table account_seats (
        account bigint not null references accounts (id) on delete cascade,
        table_id text collate "C" not null references tables (id) on delete cascade,
        seat integer not null,
        key text collate "C" not null,
        kept_at timestamptz not null default now(),
        primary key (account, table_id)
    )
    """,
)


def upgrade() -> None:
    """Make them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them, with everything in them."""
    for name in ("account_seats", "sessions", "accounts", "incidents", "notes", "due", "checkpoints", "log", "tables"):
        op.execute(f"drop table {name}")
