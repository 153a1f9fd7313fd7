"""The rows of a result, and the statements that store them; the two committers and `results` share them."""

from castelude.room.storage import schema
from castelude.room.tables.ports import TableResult

RESULT_NAMES = [column.name for column in schema.results.columns]
SEAT_NAMES = [column.name for column in schema.result_seats.columns]


def result_row(result: TableResult) -> list[object]:
    """In the order of `RESULT_NAMES`."""
    return [getattr(result, name) for name in RESULT_NAMES]


def seat_rows(result: TableResult) -> list[list[object]]:
    """In the order of `SEAT_NAMES`."""
    return [
        [
            result.table_id,
            seat.seat,
            seat.player,
            seat.name,
            sought(seat.name),
            seat.level,
            seat.score,
            seat.winner,
            seat.outcome,
            seat.first,
            result.ended_ms,
            result.game,
        ]
        for seat in result.seats
    ]


def sought(name: str | None) -> str | None:
    """A name as it is searched for, and what is searched for in names."""
    return None if name is None else name.casefold()


def _insert(table: str, names: list[str], places: list[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(places)})"


def _upsert(places: list[str]) -> str:
    changes = ", ".join(f"{name} = excluded.{name}" for name in RESULT_NAMES[1:])
    return f"{_insert('results', RESULT_NAMES, places)} ON CONFLICT (table_id) DO UPDATE SET {changes}"


QUEUE = "INSERT INTO unrated (table_id) VALUES ({place}) ON CONFLICT DO NOTHING"
"""A rated game waits to be counted, from the moment at which it is over."""
EXPLORE = "INSERT INTO unexplored (table_id) VALUES ({place}) ON CONFLICT DO NOTHING"
"""Every game waits for its positions to be looked up."""
PLAYED_WITH = """
INSERT INTO played_with (table_id, seat, other, player_id, sought)
SELECT a.table_id, a.seat, b.seat, a.player_id, b.sought
FROM result_seats a JOIN result_seats b ON b.table_id = a.table_id
WHERE a.player_id IS NOT NULL AND (b.player_id IS NULL OR b.player_id <> a.player_id)
AND a.first AND b.sought IS NOT NULL
"""
"""Who has played with whom, by the results that are stored."""
_OF_TABLE = f"{PLAYED_WITH} AND a.table_id = {{place}}"
SQLITE = (
    _upsert(["?"] * len(RESULT_NAMES)),
    "DELETE FROM played_with WHERE table_id = ?",
    "DELETE FROM result_seats WHERE table_id = ?",
    _insert("result_seats", SEAT_NAMES, ["?"] * len(SEAT_NAMES)),
    _OF_TABLE.format(place="?"),
)
POSTGRES = (
    _upsert([f"${number}" for number, _ in enumerate(RESULT_NAMES, 1)]),
    "DELETE FROM played_with WHERE table_id = $1",
    "DELETE FROM result_seats WHERE table_id = $1",
    _insert("result_seats", SEAT_NAMES, [f"${number}" for number, _ in enumerate(SEAT_NAMES, 1)]),
    _OF_TABLE.format(place="$1"),
)
"""Store the result of a table, forget what was stored of its seats, store its seats: twice is the same as once."""
