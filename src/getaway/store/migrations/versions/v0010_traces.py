"""Which trace something due belongs to, where answers are traced."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add it."""
    op.execute('alter table due add column trace text collate "C"')


def downgrade() -> None:
    """Drop it: nothing but traces needs it."""
    op.execute("alter table due drop column trace")
