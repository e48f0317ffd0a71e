"""What keeps one table, one address or one fault from holding up the rest."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"

STEPS = (
    """
    create table verdicts (
        digest bytea primary key,
        game text collate "C" not null,
        body bytea not null,
        judged_at timestamptz not null default now()
    )
    """,
    "alter table incidents add column digest bytea unique",
    "alter table incidents add column times integer not null default 1",
    "alter table due add column tries integer not null default 0",
    "alter table due add column put_off integer not null default 0",
    "create index due_table on due (table_id)",
    "create index sessions_ends on sessions (ends_at)",
    "create index sessions_account on sessions (account)",
    "create index listed_ends on listed (ends_at)",
    "create index account_seats_table on account_seats (table_id)",
    """
    create unlogged table rates (
        what text collate "C" not null,
        whom bytea not null,
        began timestamptz not null,
        used integer not null,
        primary key (what, whom)
    )
    """,
    "create index rates_began on rates (began)",
)


def upgrade() -> None:
    """Add them."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them, with everything in them."""
    for name in ("rates", "verdicts"):
        op.execute(f"drop table {name}")
    for name in ("account_seats_table", "listed_ends", "sessions_account", "sessions_ends", "due_table"):
        op.execute(f"drop index {name}")
    for column in ("put_off", "tries"):
        op.execute(f"alter table due drop column {column}")
    for column in ("times", "digest"):
        op.execute(f"alter table incidents drop column {column}")
