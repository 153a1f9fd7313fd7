"""What a worker does by itself: its background loops, each of which survives a database that is away."""

import asyncio
import contextlib
import math
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from castelude.room.live.presence import HINT
from castelude.room.live.shared_views import pack_idle
from castelude.room.memory import give_back
from castelude.room.results.recompute import recompute
from castelude.room.storage.database import AWAY, cause_of, is_sqlite
from castelude.room.storage.listening import listen
from castelude.room.storage.room_state import RESTORED

if TYPE_CHECKING:
    from castelude.room.worker import Worker

BEATS_OF_SILENCE = 2
"""The room was down when no worker has beaten for so many beats."""
RESCUE_S = 10.0
RETENTION_S = 3600.0
IDLE_MS = 10_000
"""What viewers share of a table where nothing has happened for so long is packed."""
LOOK_S = 0.5
"""How often a worker looks for games whose time is up, and whether its event loop is late."""
BACKGROUND = "background"
log = structlog.get_logger()


class Background:
    """The background loops of one worker."""

    def __init__(self, room: "Worker") -> None:
        self._room = room
        self.to_rate = asyncio.Event()
        """Set when a rated game has ended here."""
        self._lag_s = 0.0
        self._due_s = math.inf
        """When the event loop is to come back to `_measure_lag`."""
        self._lineage = ""
        """The history of the database that this worker knows."""
        self._tasks: list[asyncio.Task[None]] = []
        self._brief_tasks: set[asyncio.Task[None]] = set()

    @property
    def lag_s(self) -> float:
        """By how much the event loop was late the last time, or is late now."""
        return max(self._lag_s, time.monotonic() - self._due_s)

    async def open(self) -> None:
        """Note that this worker is here, tidy up, and start the loops."""
        room = self._room
        self._lineage = await room.store.lineage()
        await room.sanctions.load(room.now())
        await room.housekeeping.hear_others()
        await self._pulse(all_gone=await room.presence.nobody())
        await room.presence.open()
        await room.identity.open()
        await self._tidy()
        self._spawn(self._beat())
        self._spawn(self._poll())
        self._spawn(self._rescue())
        self._spawn(self._forget_old())
        self._spawn(self._keep_time())
        self._spawn(self._measure_lag())
        self._spawn(self._fill_results())
        self._spawn(self._rate())
        self._spawn(self._notify())
        self._spawn(room.tournaments.run(room.rest.seconds))
        self._spawn(room.clubs.run(room.rest.seconds))
        self._spawn(room.pairing.run(lambda look: self.survive("pairing", look), room.rest.seconds))
        self._spawn(room.presence.run())
        if not is_sqlite(room.engine):
            self._spawn(listen(room.engine, self._receive_hint))
        self._spawn(room.analyst.run(room.rest.seconds))
        self._spawn(room.explorer.run(lambda work: self.survive("explorer", work)))

    async def stop(self) -> None:
        """Stop all loops."""
        for task in self._tasks:
            task.cancel()
        for task in self._brief_tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._brief_tasks, return_exceptions=True)

    async def beat_once_more(self) -> None:
        """The last sign of life."""
        await self.survive("heartbeat", self._pulse())

    def briefly(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something once, beside everything else."""
        task = asyncio.create_task(self.survive(what, work))
        self._brief_tasks.add(task)
        task.add_done_callback(self._brief_tasks.discard)

    async def _rate(self) -> None:
        """Count rated games when they end here; now and then also what a worker that died has left."""
        while True:
            self.to_rate.clear()
            await self.survive("ratings", self._count_games())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.to_rate.wait(), self._room.rest.seconds(RESCUE_S))

    async def _count_games(self) -> None:
        while await self._room.ledger.count():
            pass

    async def _notify(self) -> None:
        while True:
            await self._pause(self._room.settings.poll_ms / 1000)
            await self.survive("messages", self._room.notifier.look())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background. The name of the task tells it from what clients ask for."""
        self._tasks.append(asyncio.create_task(work, name=BACKGROUND))

    async def _beat(self) -> None:
        beat_ms = usual_ms = self._room.settings.beat_ms
        while True:
            await self._room.rest.pause(beat_ms / 1000)
            await self.survive("heartbeat", self._pulse(beat_ms))
            beat_ms = round(1000 * self._room.rest.seconds(usual_ms / 1000))
            await self.survive("presence", self._room.presence.beat(beat_ms - usual_ms))
            self._room.metrics.publish()

    async def _pulse(self, beat_ms: int | None = None, all_gone: bool = False) -> None:
        """Beat, after so long. If all workers have left or are known to be dead, the room was down, however short."""
        await self._room.uptime.beat(0 if all_gone else (beat_ms or self._room.settings.beat_ms) * BEATS_OF_SILENCE)

    async def _poll(self) -> None:
        """Poll for changes by other workers: a hint may be lost."""
        while True:
            await self._pause(self._room.settings.poll_ms / 1000)
            await self.survive("poll", self._room.other_workers.poll(self._room.hub.tables()))
            await self.survive("sessions", self._close_signed_out())
            await self.survive("sanctions", self._room.sanctions.load(self._room.now()))
            await self.survive("erased", self._room.housekeeping.hear_others())
            await self.survive("presence", self._room.presence.look())
            await self.survive("presence", self._room.seen.store(self._room.now()))
            pack_idle(self._room.cache.next_few(), self._room.now() - IDLE_MS)
            self._room.sweep()
            self._room.admission.sweep()

    async def _close_signed_out(self) -> None:
        """Close connections whose sessions were ended on another worker, or have expired."""
        held = self._room.hub.sessions()
        if held:
            self._room.hub.sign_out(held - await self._room.sessions.living(held, self._room.now()))

    async def _rescue(self) -> None:
        while True:
            await self._pause(RESCUE_S)
            await self.survive("bots", self._room.bots.rescue())
            await self.survive("lobby", self._tidy())
            await self.survive("metrics", self._measure())
            await give_back()

    async def _measure(self) -> None:
        """Count tables and bytes for the metrics."""
        self._room.metrics.measured(await self._room.store.count_tables(), await self._room.store.size())

    async def _fill_results(self) -> None:
        """Results of games that ended under a version that stored none."""

        async def fill() -> None:
            await recompute(self._room.engine, missing=True)

        await self.survive("results", fill())

    async def _forget_old(self) -> None:
        while True:
            await self.survive("retention", self._room.housekeeping.tidy(self._room.now()))
            await asyncio.sleep(RETENTION_S)

    async def _tidy(self) -> None:
        """Close tables that nobody comes to; forget sessions that nobody uses, and quotas that are full again."""
        hours, days = self._room.settings.listed_hours, self._room.settings.open_days
        await self._room.timekeeper.close_expired(hours, days, self._room.hub.people)
        await self._room.sessions.sweep(self._room.now())
        await self._room.quotas.sweep(self._room.now())
        await self._room.inviting.sweep()

    async def _keep_time(self) -> None:
        usual = min(self._room.settings.poll_ms / 1000, LOOK_S)
        while True:
            await self._room.rest.pause(self._room.timekeeper.wait_s(usual, self._room.rest.seconds(usual)))
            await self.survive("backup", self._notice_another_history())
            await self.survive("clocks", self._room.timekeeper.look(ahead=self._room.rest.holds))

    async def _pause(self, usual: float) -> None:
        await self._room.rest.pause(self._room.rest.seconds(usual))

    async def catch_up(self) -> None:
        """Look at what may have changed while this worker rested, before anything is answered."""
        await self.survive("backup", self._notice_another_history())
        await self.survive("sanctions", self._room.sanctions.load(self._room.now()))
        await self.survive("erased", self._room.housekeeping.hear_others())

    async def _measure_lag(self) -> None:
        """Sleep, and note how much later than asked the event loop came back; nothing else is waited for here."""
        while True:
            seconds = self._room.rest.seconds(LOOK_S)
            self._due_s = time.monotonic() + seconds
            await self._room.rest.pause(seconds)
            self._lag_s = max(0.0, time.monotonic() - self._due_s)

    async def _notice_another_history(self) -> None:
        """When a backup or a replica takes over, forget everything; clients come back and get what is there."""
        lineage = await self._room.store.lineage()
        if lineage != self._lineage:
            await self._pulse()  # before anything is forgotten: if the database is away again, the next look is ours
            self._lineage = lineage
            self._spawn(self._fill_results())
            self._room.service.forget()
            self._room.cache.forget()
            self._room.delayed.forget()
            self._room.tournaments.forget()
            self._room.hub.send_away()
            log.info("database restored from a backup or failed over")

    def _receive_hint(self, hint: str) -> None:
        """Take a hint of any worker, our own included: a table, and what is new there."""
        table_id, _, what = hint.partition(" ")
        if what == HINT:
            self._room.presence.receive_hint(table_id)
        elif what != RESTORED:  # noticed by looking
            self._room.other_workers.receive_hints(hint)

    async def survive(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Run background work; log a failure and go on, as the database may be unavailable for a while."""
        try:
            await work
        except AWAY as error:
            self._room.metrics.failures.labels(what).inc()
            log.warning("background work failed", what=what, error=cause_of(error))
        except Exception:
            self._room.metrics.failures.labels(what).inc()
            log.exception("background work failed", what=what)
