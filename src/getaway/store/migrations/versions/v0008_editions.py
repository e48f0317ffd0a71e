"""The rules under which a table's match goes on, and which programs may use this database."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"

STEPS = (
    """alter table tables add column game text collate "C" not null default ''""",
    "alter table tables add column rules integer not null default 0",
    "create table installation (id text not null, oldest text not null)",
    "insert into installation values (gen_random_uuid()::text, '0007')",
)


def upgrade() -> None:
    """Add them. A later migration that older programs can't live with raises `oldest` to its own number."""
    for step in STEPS:
        op.execute(step)


def downgrade() -> None:
    """Drop them."""
    op.execute("drop table installation")
    for column in ("rules", "game"):
        op.execute(f"alter table tables drop column {column}")
