"""${message}."""

from __future__ import annotations

from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Make it so."""
    op.execute("")


def downgrade() -> None:
    """Undo it."""
    op.execute("")
