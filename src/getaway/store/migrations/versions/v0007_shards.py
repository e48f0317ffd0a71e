"""Tables may be in another database than the people at them, and may be moved from one to another."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"

STEPS = (
    """
    create table moved (
        table_id text collate "C" primary key,
        shard text collate "C" not null,
        moved_at timestamptz not null default now()
    )
    """,
    """
    create table crates (
        n bigint generated always as identity primary key,
        table_id text collate "C" not null unique,
        source text collate "C" not null,
        body bytea not null,
        put_at timestamptz not null default now()
    )
    """,
    "alter table account_seats drop constraint account_seats_table_id_fkey",
    "alter table results drop constraint results_table_id_fkey",
    "alter table listed drop constraint listed_table_id_fkey",
    "alter table listed add column opened_at timestamptz not null default now()",
)


def upgrade() -> None:
    """Let them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Bind people to tables of the same database again."""
    op.execute("alter table listed drop column opened_at")
    for name in ("account_seats", "results", "listed"):
        op.execute(f"delete from {name} where table_id not in (select id from tables)")  # noqa: S608 - names of our own
        op.execute(f"alter table {name} add foreign key (table_id) references tables (id) on delete cascade")
    op.execute("drop table crates")
    op.execute("drop table moved")
