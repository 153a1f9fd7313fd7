# castelude: compiled
"""Which connections of this worker look at which table, and how they are woken when something is new.

Those who play are woken first. Many spectators are woken a few at a time, so that a move need not wait for all of them,
and are told of people who come and go once a second.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import NamedTuple

AT_ONCE = 6
"""So many spectators are woken at once; then the event loop may do something else."""
GATHER_S = 1.0
"""Where more people than that look on, they are told so seldom who comes and goes."""


def _ignore(_: str) -> None:
    """Nobody else wants to know."""


class Here(NamedTuple):
    """Somebody who is connected to a table."""

    name: str
    player: str
    account: bool


class Viewer:
    """Dirty flags for one connection; `wake` is called when one is set. Nothing queues up here."""

    def __init__(
        self, table_id: str, player: str, name: str, session: str, wake: Callable[[], None], account: bool = False
    ) -> None:
        self.table_id = table_id
        self.player = player
        self.name = name
        self.account = account
        self.session = session
        """The hash of the session's token: when the session ends, so does the connection."""
        self.signed_out = False
        self.sent_away = False
        """Whether the client has to come back, for nothing it was sent may be true any more."""
        self.wake = wake
        self.joined = False
        """Whether this viewer was admitted to the table, and so is shown to others."""
        self.plays = False
        self.new_events = self.new_chat = self.new_people = False
        """Whether there may be new events, new lines of chat, or other people at the table."""


class Hub:
    """The viewers of this worker by table.

    `on_people` is called with a table's id when the people of this worker at that table have changed.
    """

    def __init__(self, on_people: Callable[[str], None] = _ignore) -> None:
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._elsewhere: dict[str, frozenset[Here]] = {}
        self._people: dict[str, list[Here]] = {}
        """Who is at a table, as far as somebody has asked since it last changed."""
        self._gathering: set[str] = set()
        """Tables whose viewers will be told soon who has come and gone."""
        self._on_people = on_people

    def enter(self, viewer: Viewer) -> None:
        self._viewers[viewer.table_id].add(viewer)

    def join(self, viewer: Viewer) -> None:
        """The viewer was admitted: from now on others see it."""
        if not viewer.joined:
            viewer.joined = True
            self.people_changed(viewer.table_id)

    def leave(self, viewer: Viewer) -> None:
        viewers = self._viewers.get(viewer.table_id)
        if viewers is None:
            return
        viewers.discard(viewer)
        if not viewers:
            del self._viewers[viewer.table_id]
            self._elsewhere.pop(viewer.table_id, None)
            self._people.pop(viewer.table_id, None)
        self.people_changed(viewer.table_id)

    def changed(self, table_id: str) -> None:
        """There are new events at this table."""
        viewers = self._viewers.get(table_id, ())
        for viewer in viewers:
            viewer.new_events = True
            if viewer.plays:
                viewer.wake()
        _wake([viewer for viewer in viewers if not viewer.plays])

    def chatted(self, table_id: str) -> None:
        """There is a new line of chat at this table."""
        viewers = self._viewers.get(table_id, ())
        for viewer in viewers:
            viewer.new_chat = True
        _wake(list(viewers))

    def people_changed(self, table_id: str) -> None:
        """Somebody at this worker has come to this table, has left it, or has a new name."""
        self._wake_for_people(table_id)
        self._on_people(table_id)

    def elsewhere(self, table_id: str, people: frozenset[Here]) -> None:
        """These people are at this table on other workers."""
        if table_id in self._viewers and self._elsewhere.get(table_id, frozenset()) != people:
            self._elsewhere[table_id] = people
            self._wake_for_people(table_id)

    def _wake_for_people(self, table_id: str) -> None:
        self._people.pop(table_id, None)
        if len(self._viewers.get(table_id, ())) <= AT_ONCE:
            self._tell_of_people(table_id)
        elif table_id not in self._gathering:
            self._gathering.add(table_id)
            asyncio.get_running_loop().call_later(GATHER_S, self._tell_of_people, table_id)

    def _tell_of_people(self, table_id: str) -> None:
        self._gathering.discard(table_id)
        viewers = self._viewers.get(table_id, ())
        for viewer in viewers:
            viewer.new_people = True
        _wake(list(viewers))

    def sessions(self) -> set[str]:
        """The sessions of all connections."""
        return {viewer.session for viewers in self._viewers.values() for viewer in viewers}

    def sign_out(self, sessions: Collection[str]) -> None:
        """Close every connection of these sessions."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                if viewer.session in sessions:
                    viewer.signed_out = True
                    viewer.wake()

    def send_away(self, table_id: str | None = None) -> None:
        """Close every connection to this table, or to all tables; clients come back and begin again."""
        for viewers in self._viewers.values() if table_id is None else [self._viewers.get(table_id, set())]:
            for viewer in viewers:
                viewer.sent_away = True
                viewer.wake()

    def tables(self) -> list[str]:
        return list(self._viewers)

    def table_count(self) -> int:
        return len(self._viewers)

    def here(self, table_id: str) -> list[Here]:
        """The people at a table on this worker, each once."""
        viewers = [viewer for viewer in self._viewers.get(table_id, ()) if viewer.joined]
        return list({viewer.player: Here(viewer.name, viewer.player, viewer.account) for viewer in viewers}.values())

    def people(self, table_id: str) -> list[Here]:
        """The people at a table on any worker, each once, by name."""
        people = self._people.get(table_id)
        if people is None:
            known = {person.player: person for person in self._elsewhere.get(table_id, frozenset())}
            people = sorted((known | {person.player: person for person in self.here(table_id)}).values())
            if table_id in self._viewers:
                self._people[table_id] = people
        return people

    def count(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())


def _wake(viewers: list[Viewer]) -> None:
    """Wake some of them now, and the others when the event loop comes round again."""
    for viewer in viewers[:AT_ONCE]:
        viewer.wake()
    if len(viewers) > AT_ONCE:
        asyncio.get_running_loop().call_soon(_wake, viewers[AT_ONCE:])
