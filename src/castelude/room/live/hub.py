"""Who is looking at which table on this worker, and the waking of them when something is new."""

from collections import defaultdict
from collections.abc import Callable, Collection


class Viewer:
    """One connection's ear: marks say what may be new, `wake` is called when one is set. Nothing queues up here."""

    def __init__(self, table_id: str, player: str, name: str, session: str, wake: Callable[[], None]) -> None:
        self.table_id = table_id
        self.player = player
        self.name = name
        self.session = session
        """The hash of the session's token: when the session ends, so does the connection."""
        self.signed_out = False
        self.wake = wake
        self.joined = False
        """Whether this one has been let in at the table, and so is shown to others."""
        self.moved = self.talked = self.gathered = False
        """Whether there may be new events, new lines of chat, other people."""


class Hub:
    """The viewers of this worker by table."""

    def __init__(self) -> None:
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._elsewhere: dict[str, frozenset[str]] = {}
        self.on_gathering: Callable[[str], None] = lambda _: None
        """Called when the people of this worker at a table have changed."""

    def enter(self, viewer: Viewer) -> None:
        self._viewers[viewer.table_id].add(viewer)

    def join(self, viewer: Viewer) -> None:
        """This one is let in: from now on others see it."""
        if not viewer.joined:
            viewer.joined = True
            self.gathered(viewer.table_id)

    def leave(self, viewer: Viewer) -> None:
        viewers = self._viewers.get(viewer.table_id)
        if viewers is None:
            return
        viewers.discard(viewer)
        if not viewers:
            del self._viewers[viewer.table_id]
            self._elsewhere.pop(viewer.table_id, None)
        self.gathered(viewer.table_id)

    def changed(self, table_id: str) -> None:
        """Something has happened at this table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.moved = True
            viewer.wake()

    def talked(self, table_id: str) -> None:
        """Somebody has said something at this table."""
        for viewer in self._viewers.get(table_id, ()):
            viewer.talked = True
            viewer.wake()

    def gathered(self, table_id: str) -> None:
        """Somebody has come to this table or gone, or has another name."""
        self._tell_gathered(table_id)
        self.on_gathering(table_id)

    def elsewhere(self, table_id: str, names: frozenset[str]) -> None:
        """These people are at this table at other workers."""
        if table_id in self._viewers and self._elsewhere.get(table_id, frozenset()) != names:
            self._elsewhere[table_id] = names
            self._tell_gathered(table_id)

    def _tell_gathered(self, table_id: str) -> None:
        for viewer in self._viewers.get(table_id, ()):
            viewer.gathered = True
            viewer.wake()

    def sessions(self) -> set[str]:
        """The sessions that connections hang on."""
        return {viewer.session for viewers in self._viewers.values() for viewer in viewers}

    def sign_out(self, sessions: Collection[str]) -> None:
        """Send away every connection of these sessions."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                if viewer.session in sessions:
                    viewer.signed_out = True
                    viewer.wake()

    def tables(self) -> list[str]:
        return list(self._viewers)

    def table_count(self) -> int:
        return len(self._viewers)

    def here(self, table_id: str) -> set[str]:
        """The names of who is at a table at this worker."""
        return {viewer.name for viewer in self._viewers.get(table_id, ()) if viewer.joined}

    def people(self, table_id: str) -> list[str]:
        """The names of who is at a table, wherever."""
        return sorted(self.here(table_id) | self._elsewhere.get(table_id, frozenset()))

    def count(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())
