"""Who is looking at which table on this worker, and the waking of them when it changes."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator


class Viewer:
    """One connection's ear: `wake` is set when there may be something new. Nothing queues up here."""

    def __init__(self, table_id: str, player: str, name: str, session: str) -> None:
        self.table_id = table_id
        self.player = player
        self.name = name
        self.session = session
        """The hash of the session's token: when the session ends, so does the connection."""
        self.signed_out = False
        self.wake = asyncio.Event()


class Hub:
    """The viewers of this worker by table."""

    def __init__(self) -> None:
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)

    def enter(self, viewer: Viewer) -> None:
        self._viewers[viewer.table_id].add(viewer)
        self.changed(viewer.table_id)

    def leave(self, viewer: Viewer) -> None:
        viewers = self._viewers.get(viewer.table_id)
        if viewers is None:
            return
        viewers.discard(viewer)
        if not viewers:
            del self._viewers[viewer.table_id]
        self.changed(viewer.table_id)

    def changed(self, table_id: str) -> None:
        """Wake everybody at this table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.wake.set()

    def sessions(self) -> set[str]:
        """The sessions that connections hang on."""
        return {viewer.session for viewers in self._viewers.values() for viewer in viewers}

    def sign_out(self, sessions: Collection[str]) -> None:
        """Send away every connection of these sessions."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                if viewer.session in sessions:
                    viewer.signed_out = True
                    viewer.wake.set()

    def tables(self) -> list[str]:
        return list(self._viewers)

    def present(self, table_id: str) -> Iterator[Viewer]:
        yield from self._viewers.get(table_id, ())

    def count(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())
