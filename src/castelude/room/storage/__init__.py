"""The database: schema, event log, queries, backup."""
