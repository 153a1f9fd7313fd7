"""What a table tells its viewers of: `live` implements it."""

from typing import TYPE_CHECKING, Protocol

from castelude.room.tables.happened import Happened

if TYPE_CHECKING:
    from castelude.room.tables.table import Table


class Projection(Protocol):
    """What viewers share of a table. It gets everything that has happened, in order, once that is in the log."""

    def add(self, table: "Table", happened: Happened) -> None: ...


class NoViewers:
    """The projection of a table that nobody looks at."""

    def add(self, table: "Table", happened: Happened) -> None:
        """Forget it."""
