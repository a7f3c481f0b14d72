"""From where a table was opened, so that one address cannot fill the list of open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of older tables it is not known."""
    op.add_column("tables", sa.Column("origin", sa.String(16)))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "origin")
