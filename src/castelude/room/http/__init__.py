"""The room over HTTP: everything that is not live. OpenAPI stands at /schema."""

from castelude.room.http import analysis, games, house, people, records, tables

HANDLERS = [*house.HANDLERS, *games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *records.HANDLERS, *analysis.HANDLERS]
