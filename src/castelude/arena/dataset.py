"""Games of self-play as a table of decisions, one row for each: JSON lines, or Parquet (extra `parquet`)."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Final, Literal

from castelude.arena.gathering import read_played
from castelude.arena.results import COMMIT
from castelude.arena.selfplay import Played
from castelude.core.errors import BadFile, BadRequest
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.core.start import new_match

Positions = Literal["none", "view", "observation"]
ROWS_OF_A_GROUP: Final = 4096
NOT_KNOWN: Final = -1


@dataclass(frozen=True)
class Row:
    """One decision: where it was made, what was chosen, what the search thought of it, and what came of it."""

    game: str
    players: int
    deal: int
    """The seed of the deal; it numbers the games."""
    ply: int
    seat: int
    """-1: chance decided."""
    action: str
    index: int
    """The action index of the game's encoding, or -1."""
    legal: int
    """How many actions were legal."""
    value: float | None
    """The chance to win that the search gave to the seat, 0 to 1."""
    share: float | None
    """The part of the point that the seat got in the end."""
    position: str | bytes | None = None
    """The seat's view as JSON, or its observation."""


def rows_of(played: Played, positions: Positions) -> Iterator[Row]:
    """The decisions of one game, from its start."""
    game = get_game(played.game)
    encoder = game.encoder
    if positions == "observation" and encoder is None:
        raise BadRequest("error-no-encoding", game=game.id)
    position = new_match(game.id, played.players, {}, seed=played.deal, manual_chance=True).position
    for ply, (move, value) in enumerate(zip(played.moves, played.values, strict=True)):
        seat = int(position.actor())
        row = Row(
            game=game.id,
            players=played.players,
            deal=played.deal,
            ply=ply,
            seat=seat,
            action=game.text(position, move),
            index=NOT_KNOWN if encoder is None else int(encoder.index_of(position, move)),
            legal=int(position.count()),
            value=value / 1000 if value >= 0 else None,
            share=played.shares[seat] if seat >= 0 else None,
        )
        if seat >= 0 and positions == "view":
            row = replace(row, position=json.dumps(game.view(position, seat), separators=(",", ":")))
        elif seat >= 0 and positions == "observation" and encoder is not None:
            row = replace(row, position=bytes(encoder.observation(position, seat)))
        yield row
        position.play(move)


def plan_of(path: Path) -> JsonObject:
    """What was planned when the games of a file were played, and the commit that played the last of them."""
    plan: JsonObject = {}
    try:
        with path.open(encoding="utf-8") as file:
            for line in file:
                found = json.loads(line)
                plan |= found.get("plan", {}) if "plan" in found else {COMMIT: found[COMMIT]} if COMMIT in found else {}
    except OSError as error:
        raise BadFile("error-file-read", path=str(path), reason=error.strerror or str(error)) from error
    except ValueError as error:
        raise BadFile("error-games-file", path=str(path)) from error
    return plan


def games_in(path: Path) -> Iterator[Played]:
    """The games of a file that `castelude games generate` wrote, one after the other."""
    try:
        with path.open(encoding="utf-8") as file:
            for number, line in enumerate(file):
                found = json.loads(line)
                if number == 0 and "plan" not in found:
                    raise ValueError(line[:40])
                if "moves" in found:
                    yield read_played(found)
    except OSError as error:
        raise BadFile("error-file-read", path=str(path), reason=error.strerror or str(error)) from error
    except (ValueError, TypeError) as error:
        raise BadFile("error-games-file", path=str(path)) from error


def writer_for(path: Path, positions: Positions) -> Callable[[Iterable[Row]], int]:
    """What writes rows to a file of this name, and answers how many; `BadRequest` for a name of another kind."""
    if path.suffix == ".parquet":
        return lambda rows: _write_parquet(path, rows, positions)
    if path.suffix == ".jsonl" and positions != "observation":
        return lambda rows: _write_lines(path, rows)
    raise BadRequest("error-dataset-kind", path=str(path))


def _write_lines(path: Path, rows: Iterable[Row]) -> int:
    count = 0
    try:
        with path.open("w", encoding="utf-8") as file:
            for row in rows:
                count += 1
                line = asdict(row)
                if row.position is not None:
                    line["position"] = json.loads(row.position)
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
    return count


def _write_parquet(path: Path, rows: Iterable[Row], positions: Positions) -> int:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise BadRequest("error-no-pyarrow") from error
    kinds = {"string": "game action", "int16": "players ply seat", "int64": "deal", "int32": "index legal"}
    types = {name: kind for kind, names in kinds.items() for name in names.split()}
    types |= {"value": "float32", "share": "float32", "position": "binary" if positions == "observation" else "string"}
    names = list(Row.__dataclass_fields__)
    schema = pyarrow.schema([(name, getattr(pyarrow, types[name])()) for name in names])
    count = 0
    try:
        with parquet.ParquetWriter(path, schema, compression="zstd") as file:
            rows = iter(rows)
            while group := list(islice(rows, ROWS_OF_A_GROUP)):
                columns = {name: [getattr(row, name) for row in group] for name in names}
                file.write_table(pyarrow.table(columns, schema))
                count += len(group)
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
    return count
