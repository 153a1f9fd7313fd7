"""The room's settings, all from the environment. docs/self-hosting.md has them in one table; a test compares."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from castelude.room.refusal import Refusal

PREFIX = "CASTELUDE_"


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where the room keeps its SQLite file by default."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "castelude"


@dataclass(frozen=True)
class Settings:
    """Each field is set by `CASTELUDE_` and its name in capitals."""

    database: str = ""
    """Address of the database; a SQLite file in the user's data folder by default."""
    public_url: str = ""
    """Where people reach the room, such as `https://castles.example`; makes cookies secure and pins the origin."""
    bot_processes: int = 4
    """Processes in which bots think at the same time; each is started when it is needed."""
    bot_ms: int = 1500
    """Milliseconds a bot may think about a move."""
    bot_tables: int = 20
    """Tables with bots one person may start at once, and one more every 15 seconds; an address, twice as many."""
    bot_memory_mb: int = 1024
    """Memory limit of a bot process."""
    render_processes: int = 2
    """Processes that draw pictures and play games again for replays, records and previews."""
    render_ms_per_second: int = 200
    """Milliseconds of such work one address may ask for per second in the long run; ten times as many at once."""
    sockets_per_player: int = 12
    """Connections one person may hold at a worker."""
    sockets_per_address: int = 60
    """Connections one address may hold at a worker."""
    requests_per_second: int = 30
    """HTTP requests and new connections one address may send in the long run; four times as many at once."""
    messages_per_second: int = 20
    """Messages one person may send over sockets in the long run; four times as many at once."""
    under_way: int = 50
    """Commands and requests a worker works on at once; beyond that, clients that ask much are told to wait."""
    open_tables: int = 5
    """Tables waiting for players that one person may have opened."""
    tables_per_minute: int = 12
    """Tables one address may open in the long run; five times as many at once."""
    listed_hours: int = 24
    """A table in the lobby is closed when nobody is there and nothing has happened for so many hours."""
    open_days: int = 14
    """The same for a table that waits for players outside the lobby, in days."""
    guest_days: int = 180
    """A guest whose sessions have ended is forgotten so many days after the first visit: games stay, the name goes."""
    chat_days: int = 365
    """What was said is deleted after so many days, and so are reports."""
    abandoned_days: int = 180
    """A game in which nothing has happened for so many days is cancelled; a table without a game is deleted then."""
    frame_bytes: int = 8192
    """Longest message a client may send."""
    poll_ms: int = 2000
    """How often a worker looks for changes by others, should a hint be lost."""
    beat_ms: int = 1000
    """How often a worker stores that it is alive; silences of two beats are not charged to any clock."""
    explore_ms: int = 2000
    """How long after its end a game goes into the explorer: at first the machine is needed for what its people see."""
    exhibitions: bool = True
    """Whether two masters of the house play where people can watch, while nobody else plays in public."""
    vacation_days: int = 30
    """Days a year on which somebody's clocks may stand still in games with days for each turn."""
    notice_seconds: int = 30
    """After so many seconds of their turn, people who are away get a push message, if they want any."""
    smtp: str = ""
    """The mail server, such as `smtp://user:password@mail.example:587` or `smtps://…`; none: no e-mail."""
    mail_from: str = ""
    """The address from which letters come."""
    push_hosts: str = ""
    """Push services to which the room sends messages, those of the great browsers by default."""
    session_idle_days: int = 90
    """A session ends when it was not used for so many days."""
    session_most_days: int = 365
    """An account must sign in again after so many days, however much it is used."""
    metrics_folder: str = ""
    """Where the workers of a machine share their metrics; with several, `castelude serve` makes one by itself."""
    log_json: bool = False
    """Logs as JSON lines instead of readable ones."""


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force; a `Refusal` names a value that cannot be read."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None:
            continue
        if field.type in (int, "int"):
            if not text.isascii() or not text.isdigit() or not 0 < int(text) < 10**9:
                raise Refusal("malformed", "room-setting-number", name=PREFIX + field.name.upper(), value=text)
            values[field.name] = int(text)
        elif field.type in (bool, "bool"):
            if text not in ("0", "1"):
                raise Refusal("malformed", "room-setting-switch", name=PREFIX + field.name.upper(), value=text)
            values[field.name] = text == "1"
        else:
            values[field.name] = text
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder(environment) / 'castelude.sqlite3'}"
    return Settings(**values)  # type: ignore[arg-type]
