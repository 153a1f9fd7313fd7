"""People in the queue of quick pairing, as patient as the browser client: they ask any worker, again and again."""

import asyncio
import random
from collections.abc import Sequence

import httpx

from tests.kit.faults.clients import Guest, Json
from tests.kit.faults.workers import Worker

PAUSE = 0.2
WISH = {"game": "castello", "pace": "quick"}


class Seeker:
    """Somebody who looks for an opponent until there is a table; `accepts_at`: the worker that hears of it first."""

    def __init__(self, guest: Guest, workers: Sequence[Worker], accepts_at: Worker, seed: int) -> None:
        self.guest = guest
        self.accepts_at = accepts_at
        self.tables: list[str] = []
        """What the room has named as the table to go to."""
        self._workers = workers
        self._rng = random.Random(seed)

    async def _ask(self, method: str, path: str, body: Json, worker: Worker | None = None) -> Json | None:
        """The answer of a worker; None when it is not there."""
        url = (worker or self._rng.choice(self._workers)).url
        try:
            async with httpx.AsyncClient(base_url=url, headers=self.guest.headers, timeout=20) as http:
                answer = await http.request(method, path, json=body)
        except httpx.HTTPError:
            return None
        if answer.status_code >= 500:
            return None
        assert answer.status_code in (200, 409), answer.text
        found: Json = answer.json()
        return found if answer.status_code == 200 else None

    async def play(self) -> None:
        """Look for an opponent, come when there is one, and go to the table."""
        await self._ask("PUT", "/api/pairing", WISH)
        first = True
        while not self.tables:
            known = await self._ask("POST", "/api/pairing/renew", {})
            own: Json | None = known["own"] if known else {"state": None}
            if own is None:
                await self._ask("PUT", "/api/pairing", WISH)
            elif own["state"] == "offered":
                await self._ask("POST", "/api/pairing/accept", {}, self.accepts_at if first else None)
                first = False
            elif own["state"] == "playing":
                self.tables.append(own["table"])
            await asyncio.sleep(PAUSE)
