"""Whether anybody looks at a table: bots that play among themselves rest while nobody does."""

import time
from collections import OrderedDict
from collections.abc import Callable

RECENT_S = 60.0
MOST_LOOKS = 10_000


class Watchers:
    """People with an open connection, as `is_connected` knows them, and those who have just asked for the table."""

    def __init__(self, is_connected: Callable[[str], bool], now_s: Callable[[], float] = time.monotonic) -> None:
        self._is_connected = is_connected
        self._now_s = now_s
        self._looks: OrderedDict[str, float] = OrderedDict()

    def looked(self, table_id: str) -> None:
        """Somebody has asked for this table without a connection."""
        self._looks[table_id] = self._now_s()
        self._looks.move_to_end(table_id)
        if len(self._looks) > MOST_LOOKS:
            self._looks.popitem(last=False)

    def any_at(self, table_id: str) -> bool:
        """Whether somebody looks at this table, or has just looked."""
        looked = self._looks.get(table_id)
        return self._is_connected(table_id) or (looked is not None and self._now_s() - looked < RECENT_S)
