"""Tells people who are away that it is their turn: once for each turn, whichever worker looks, and however many do.

A message is stored before it is sent, and forgotten when a push service has accepted it. A worker that dies in between
leaves it to another one; should the service have accepted it already, the browser shows the two as one, by their tag.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection
from hashlib import sha256
from urllib.parse import urlsplit

import httpx
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.mail.smtp import Mailer
from castelude.room.notices.quiet import QuietHours
from castelude.room.notices.web_push import Signer, decoded, encrypt, new_key, read_key
from castelude.room.settings import Settings
from castelude.room.storage.mail import SCHEME
from castelude.room.storage.notices import GAME, INVITE, Device, NoticeStore, Row
from castelude.room.storage.room_state import keep_first
from castelude.room.tables.uptime import Now
from castelude.texts import LANGUAGES, say

KEY = "vapid"
AT_ONCE = 50
PATIENCE_S = 10.0
"""How long a push service may take to answer."""
AGAIN_MS = 60_000
"""When a message is tried again that was not accepted; longer each time."""
MOST_TRIES = 4
KEPT_S = 86_400
"""For how long a push service keeps a message for a device that is off."""
GONE = (404, 410)
SERVICES = "fcm.googleapis.com .push.services.mozilla.com .notify.windows.com .push.apple.com"
"""Those of Chrome, Firefox, Edge and Safari; a name with a dot stands for all hosts that end so."""
TURN = ("room-push-turn-title", "room-push-turn")
INVITED = ("room-push-invite-title", "room-push-invite")
BEGUN = ("room-push-game-title", "room-push-game")
TEST = ("room-push-test-title", "room-push-test")
"""The title and the text of a message."""
PeopleAt = Callable[[Collection[str]], Awaitable[dict[str, set[str]]]]
"""The people who are connected to each of these tables, at any living worker."""
log = structlog.get_logger()


def device_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class Notifier:
    """Looks for turns that people should know of, and sends messages."""

    def __init__(self, engine: AsyncEngine, settings: Settings, now: Now, people_at: PeopleAt, mailer: Mailer) -> None:
        self.store = NoticeStore(engine)
        self._engine = engine
        self._settings = settings
        self._now = now
        self._people_at = people_at
        self._mailer = mailer
        self._client: httpx.AsyncClient | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """The keys of the room, made when they are first needed and kept in the database."""
        if self._signer is None:
            kept = await keep_first(self._engine, KEY, new_key())
            self._signer = Signer(read_key(kept), self._settings.public_url or "https://castelude.invalid")
        return self._signer

    def is_known_service(self, endpoint: str) -> bool:
        """Whether the room sends messages there. Anything else could be a machine in the host's own network."""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        for known in (self._settings.push_hosts or SERVICES).split():
            if host == known or (known.startswith(".") and host.endswith(known)):
                return parts.scheme == "https" or known == "127.0.0.1"
        return False

    async def look(self) -> None:
        """Store what is to be told, and send what is due; services that do not answer keep nobody waiting."""
        now = self._now()
        untold = await self.store.untold(now - self._settings.notice_seconds * 1000, AT_ONCE)
        people = await self._people_at({row["id"] for row in untold})
        for row in untold:
            quiet = QuietHours(row["zone"], row["from_minute"], row["to_minute"]) if row["zone"] else None
            here = row["turn_of"] in people[row["id"]]
            if here or quiet is None or not quiet.holds(now):
                await self.store.tell(row["id"], row["turn_of"], row["turn_seq"], now, send=not here)
        for notice in await self.store.due(now, AT_ONCE - len(self._sending)):
            if notice["stale"]:
                await self.store.done(notice)
            elif await self.store.claim(notice, now + AGAIN_MS * (notice["tries"] + 1) ** 2):
                task = asyncio.create_task(self._deliver(notice))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def invite(self, player: str, table_id: str) -> None:
        """Tell somebody of an invitation, unless they have quiet hours: the page shows it in any case."""
        quiet = await self.store.quiet(player)
        if quiet is None or not QuietHours(**quiet).holds(self._now()):
            await self.store.invite(table_id, player, self._now())

    async def game_begins(self, table_id: str, players: list[str]) -> None:
        """A game of a tournament has begun: tell its players, whoever is to move first, outside their quiet hours."""
        now, awake = self._now(), []
        for player in players:
            quiet = await self.store.quiet(player)
            if quiet is None or not QuietHours(**quiet).holds(now):
                awake.append(player)
        await self.store.tell_of_game(table_id, awake, now)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    async def _deliver(self, notice: Row) -> None:
        device = Device(*(notice[name] for name in Device.__dataclass_fields__))
        game = say(f"{notice['game']}-name", _known(device.lang))
        try:
            words = {INVITE: INVITED, GAME: BEGUN}.get(notice["kind"], TURN)
            status = await self.send(device, words, f"/t/{notice['table_id']}", game=game, name=notice["by"] or "")
            if status in GONE:
                await self.store.drop_device(device.id)
            elif status < 300 or status == 413 or notice["tries"] + 1 >= MOST_TRIES:
                await self.store.done(notice)
        except Exception:
            log.exception("message not sent", device=device.id)

    async def send(self, device: Device, words: tuple[str, str], path: str, **params: str) -> int:
        """Send a message to a device; the status of the answer, 504 without one."""
        if device.endpoint.startswith(SCHEME):
            return await self._send_letter(device, words, path, **params)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE_S, follow_redirects=False)
        lang = _known(device.lang)
        title, text = (say(message, lang, **params) for message in words)
        body = {"title": title, "body": text, "url": path, "tag": path}
        sealed = encrypt(json.dumps(body).encode(), decoded(device.key), decoded(device.auth))
        headers = {
            "Authorization": (await self.signer()).authorization(device.endpoint, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": device_id(path)[:32],
            "Urgency": "normal",
        }
        try:
            async with asyncio.timeout(PATIENCE_S):
                return (await self._client.post(device.endpoint, content=sealed, headers=headers)).status_code
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            log.warning(
                "push service unavailable", service=urlsplit(device.endpoint).hostname, error=type(error).__name__
            )
            return 504

    async def _send_letter(self, device: Device, words: tuple[str, str], path: str, **params: str) -> int:
        lang = _known(device.lang)
        title, text = (say(message, lang, **params) for message in words)
        link, stop = self._mailer.link(path), self._mailer.link("/profile")
        letter = say("room-mail-message", lang, text=text, link=link, stop=stop)
        return 202 if await self._mailer.send(device.endpoint.removeprefix(SCHEME), title, letter) else 504


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]
