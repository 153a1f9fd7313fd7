"""Database migrations (Alembic), part of the package so that `castelude migrate` works wherever it is installed."""
