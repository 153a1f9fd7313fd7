"""Carries tournaments out: stores what people ask and what follows by itself, opens tables, and reads their results.

Every worker does all of it. What is to be played is in the log before a table is opened, under ids that the log
fixes, so a worker that dies leaves nothing half done that another one does not finish, and nothing is done twice.
"""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from castelude.room.refusal import Refusal
from castelude.room.rest import Waits
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.storage.tournaments import Row, Stored, TournamentStore, TournamentWrite
from castelude.room.tables import commands as table_commands
from castelude.room.tables import events as table_events
from castelude.room.tables.ids import new_id
from castelude.room.tables.moment import Who
from castelude.room.tables.rematch import Sitting
from castelude.room.tables.service import TableService
from castelude.room.tables.table import CANCELLED, FINISHED, OPEN, Table
from castelude.room.tournaments import commands as cmd
from castelude.room.tournaments import events as ev
from castelude.room.tournaments.decide import Asker, decide
from castelude.room.tournaments.progress import next_event, report
from castelude.room.tournaments.settings import TournamentSettings, check
from castelude.room.tournaments.tournament import Entrant, Game, Tournament

TRIES = 8
STEPS = 20
"""So many events follow each other at once, at most, before others have their turn."""
CACHED = 200
QUIET_MS = 3_600_000
"""A game in which nothing has happened for so long is looked at: it may be one that no longer replays."""
Tell = Callable[[str, list[str]], Awaitable[None]]
"""Of a table, and its people."""
Choose = Callable[[Tournament], ev.AnyEvent | None]
log = structlog.get_logger()


class Director:
    """The tournaments of the room, as this worker carries them out."""

    def __init__(self, store: TournamentStore, service: TableService, poll_ms: int, tell: Tell) -> None:
        """`tell`: tells people that their game has begun."""
        self.store = store
        self._tell = tell
        self._service = service
        self._poll_s = poll_ms / 1000
        self._known: OrderedDict[str, Tournament] = OrderedDict()
        self._woken = asyncio.Event()

    # ---- reading ----

    async def tournament(self, tournament_id: str) -> Tournament:
        """A tournament after its latest event; a `Refusal` if there is none."""
        known = self._known.get(tournament_id) or Tournament(tournament_id)
        found = self._folded(known, await self.store.events(tournament_id, known.seq))
        if found.seq == 0:
            raise Refusal("not_found", "room-no-tournament")
        return found

    async def tournaments(self, ids: list[str]) -> list[Tournament]:
        """These tournaments in this order; two queries, however many there are."""
        known = {one: self._known.get(one) or Tournament(one) for one in ids}
        news = await self.store.events_of({one: found.seq for one, found in known.items()})
        for one, rows in news.items():
            known[one] = self._folded(known[one], rows)
        return [found for found in known.values() if found.seq > 0]

    def _folded(self, known: Tournament, news: list[Stored]) -> Tournament:
        found = known.copy() if news else known
        for seq, at_ms, data in news:
            found.fold(seq, at_ms, msgspec.json.decode(data, type=ev.AnyEvent))
        if found.seq > 0:
            self._keep(found)
        return found

    def _keep(self, found: Tournament) -> None:
        self._known[found.id] = found
        self._known.move_to_end(found.id)
        while len(self._known) > CACHED:
            self._known.popitem(last=False)

    def forget(self) -> None:
        """The log was replaced by another one."""
        self._known.clear()

    # ---- what people ask ----

    async def create(
        self, organiser: str, title: str, settings: TournamentSettings, listed: bool, tournament_id: str | None = None
    ) -> Tournament:
        """A new tournament; with an id that exists already, that one."""
        check(settings, self._service.now())
        event = ev.Created(settings, organiser, listed)
        now = self._service.now()
        made = Tournament(tournament_id or new_id()).after(now, event)
        await self.store.create(self._write(made, now, organiser, "create", event), title, listed)
        log.info("tournament created", tournament=made.id, format=settings.format)
        return await self.tournament(made.id)

    async def command(self, tournament_id: str, who: Asker, command: cmd.Command, command_id: str) -> int:
        """Carry out a command once and return the number of the latest event, or raise a `Refusal`."""
        seed = secrets.token_hex(32)
        seq = await self._carry_out(
            tournament_id,
            who.player,
            f"{who.player}:{command_id}",
            lambda found: decide(found, who, command, self._service.now(), seed),
        )
        if isinstance(command, cmd.Withdraw | cmd.Remove):
            await self._resign(await self.tournament(tournament_id))
        self.wake()
        return seq

    async def adopt(self, guest: str, player: str) -> None:
        """A guest has signed in to an account, which takes part in the guest's place."""
        event = ev.Adopted(guest, player)
        for tournament_id in await self.store.of_player(guest, CACHED):
            await self._carry_out(tournament_id, player, f"adopt:{guest}", lambda _: event)

    async def leave_everywhere(self, player: str) -> None:
        """Somebody goes for good: they withdraw, and what they organise and has not begun is called off."""
        for tournament_id in await self.store.of_player(player, CACHED):
            found = await self.tournament(tournament_id)
            who, entrant = Asker(player), found.entrant_of(player)
            if not found.is_over and entrant is not None and entrant.state != "out":
                await self.command(tournament_id, who, cmd.Withdraw(), "leave")
            if found.status == "open" and found.organiser == player:
                await self.command(tournament_id, who, cmd.Cancel(), "cancel")

    async def _resign(self, tournament: Tournament) -> None:
        """Let those who have withdrawn resign their games; should this worker die before, their clocks run out."""
        for game in tournament.pending():
            for entrant in (tournament.entrants[game.first], tournament.entrants[game.second]):
                if entrant.state == "out" and entrant.player is not None:
                    with contextlib.suppress(Refusal):  # it is not open yet, or over
                        who = Who(entrant.player, "")
                        await self._service.command(game.table, who, table_commands.Resign(), "withdrawn")

    # ---- what follows by itself ----

    def wake(self) -> None:
        """Something has happened: look at once."""
        self._woken.set()

    def table_changed(self, table: Table) -> None:
        if table.tournament is not None and table.outcome is not None:
            self.wake()

    async def run(self, waits: Waits) -> None:
        """Look at all tournaments under way, again and again; failures are logged."""
        while True:
            self._woken.clear()
            try:
                await self.look()
            except AWAY as error:
                log.warning("tournaments wait for database", error=cause_of(error))
            except Exception:
                log.exception("tournaments failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), waits(self._poll_s))

    async def look(self) -> None:
        """Do what is due in each tournament. One that fails keeps no other from going on."""
        for tournament_id in await self.store.due(self._service.now()):
            try:
                await self._advance(tournament_id)
            except AWAY:
                raise
            except Exception:
                log.exception("tournament failed", tournament=tournament_id)

    async def _advance(self, tournament_id: str) -> None:
        seed = secrets.token_hex(32)
        for _ in range(STEPS):
            found = await self.tournament(tournament_id)
            event: ev.AnyEvent | None = await self._reported(found)
            event = event or await asyncio.to_thread(next_event, found, self._service.now(), seed)
            if event is None:
                break
            await self._append(found, None, f"step:{found.seq + 1}", event)
        else:
            self.wake()
        await self._open_tables(await self.tournament(tournament_id))

    async def _reported(self, tournament: Tournament) -> ev.Reported | None:
        """The results of games that have ended since the log was last told."""
        pending = {game.table: game for game in tournament.pending()}
        if not pending:
            return None
        tables = await self.store.tables(list(pending))
        over = [table_id for table_id, row in tables.items() if row["status"] in (FINISHED, CANCELLED)]
        results = await self.store.results(over)
        reports = []
        for table_id in over:
            why, winners = results.get(table_id, ("void", []))
            absent = await self._absent(pending[table_id], winners) if why == "time" else None
            reports.append(report(tournament, pending[table_id], winners, why, absent))
        quiet_ms = self._service.now() - QUIET_MS
        quiet = [one for one, row in tables.items() if one not in over and row["changed_ms"] < quiet_ms]
        for table_id in quiet:
            if (await self._service.latest(table_id)).outdated is not None:
                reports.append(report(tournament, pending[table_id], [], "void"))
        return ev.Reported(reports) if reports else None

    async def _absent(self, game: Game, winners: list[int]) -> int | None:
        """The seat that has run out of time before its first decision."""
        table = await self._service.table(game.table)
        loser = 1 - winners[0]
        never = table.match is not None and table.match.last_action_of(loser) is None
        return loser if never else None

    async def _open_tables(self, tournament: Tournament) -> None:
        """Open the tables of games that were paired, whoever has paired them."""
        pending = {game.table: game for game in tournament.pending()}
        if tournament.is_over or not pending:
            return
        tables = await self.store.tables(list(pending))
        missing = [game for table_id, game in pending.items() if _waits(tables.get(table_id))]
        people = await self.store.people(tournament.people()) if missing else {}
        for game in missing:
            playing = (tournament.entrants[game.first], tournament.entrants[game.second])
            seats = [_sitting(seat, entrant, people) for seat, entrant in enumerate(playing)]
            settings = tournament.settings.table(tournament.listed)
            await self._service.open_for_tournament(game.table, tournament.organiser, settings, tournament.id, seats)
            await self._tell(game.table, [one.player for one in playing if one.player is not None])
        if missing:
            await self._resign(tournament)

    # ---- writing ----

    async def _carry_out(self, tournament_id: str, player: str | None, command_id: str, choose: Choose) -> int:
        for _ in range(TRIES):
            found = await self.tournament(tournament_id)
            done = await self.store.find_command(tournament_id, command_id)
            if done is not None:
                return done
            event = choose(found)
            if event is None:
                return found.seq
            if await self._append(found, player, command_id, event):
                return found.seq + 1
        raise Refusal("unavailable", "room-busy")

    async def _append(self, found: Tournament, player: str | None, command_id: str, event: ev.AnyEvent) -> bool:
        """Store the next event; False when another worker was faster. Time never goes back in a log."""
        now = max(self._service.now(), found.changed_ms)
        changed = found.after(now, event)
        if not await self.store.append(self._write(changed, now, player, command_id, event)):
            return False
        self._keep(changed)
        return True

    def _write(
        self, after: Tournament, now_ms: int, player: str | None, command_id: str, event: ev.AnyEvent
    ) -> TournamentWrite:
        return TournamentWrite(
            after.id,
            after.seq,
            now_ms,
            player,
            command_id,
            msgspec.json.encode(event).decode(),
            after.status,
            after.organiser,
            after.due_ms(),
            after.people(),
        )


def _waits(table: Row | None) -> bool:
    """Whether a table is to be opened, or was opened and its game has not begun."""
    return table is None or table["status"] == OPEN


def _sitting(seat: int, entrant: Entrant, people: dict[str, tuple[str, bool]]) -> Sitting:
    if entrant.player is None:
        return table_events.BotSeated(seat, entrant.level or "novice")
    name, account = people[entrant.player]
    return table_events.Seated(seat, entrant.player, name, account=account)
