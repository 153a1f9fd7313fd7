"""The room over HTTP: everything that is not live. OpenAPI stands at /schema."""

from castelude.room.http import analysis, games, health, people, records, tables

HANDLERS = [
    *health.HANDLERS,
    *games.HANDLERS,
    *people.HANDLERS,
    *tables.HANDLERS,
    *records.HANDLERS,
    *analysis.HANDLERS,
]
