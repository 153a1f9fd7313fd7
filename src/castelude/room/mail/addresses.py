"""The addresses of people who want letters: confirmed by a code before anything else is sent there."""

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.mail.smtp import Mailer
from castelude.room.people.recovery import code_hash, new_code
from castelude.room.refusal import Refusal
from castelude.room.storage.mail import Mailbox, MailStore, Purpose
from castelude.room.tables.uptime import Now
from castelude.texts import say

CODE_MS = 3_600_000
"""For so long a code is good."""


class Addresses:
    """Who has which address, and the codes that were sent there."""

    def __init__(self, engine: AsyncEngine, mailer: Mailer, now: Now) -> None:
        self.store = MailStore(engine)
        self.mailer = mailer
        self._now = now

    def need_mail(self) -> None:
        """A `Refusal` where the host has configured no mail server."""
        if not self.mailer.works:
            raise Refusal("not_allowed", "room-no-mail")

    async def propose(self, player: str, address: str, lang: str) -> None:
        """Send a code there; the address counts when the code comes back."""
        self.need_mail()
        code = new_code()
        await self.store.propose(Mailbox(player, address, lang, None))
        await self._keep(player, "confirm", code)
        subject, text = (say(f"room-mail-confirm{part}", lang, code=code) for part in ("-subject", ""))
        if not await self.mailer.send(address, subject, text):
            raise Refusal("unavailable", "room-mail-failed", address=address)

    async def confirm(self, player: str, code: str) -> None:
        """The code has come back."""
        if not await self.store.use_code(player, "confirm", code_hash(code), self._now()):
            raise Refusal("not_allowed", "room-mail-code")
        await self.store.confirm(player, self._now())

    async def send_recovery(self, login: str) -> None:
        """Send a code that recovers the account, if it has a confirmed address; nobody learns whether it has."""
        mailbox = await self.store.confirmed(login.strip().lower())
        if mailbox is None or not self.mailer.works:
            return
        code = new_code()
        await self._keep(mailbox.player_id, "recover", code)
        words = {"login": login, "code": code, "link": self.mailer.link("/profile")}
        subject, text = (say(f"room-mail-recover{part}", mailbox.lang, **words) for part in ("-subject", ""))
        await self.mailer.send(mailbox.address, subject, text)

    async def recovers(self, login: str, code: str) -> bool:
        """Whether this code was sent to the account's address not long ago; it is used up by that."""
        mailbox = await self.store.confirmed(login.strip().lower())
        return mailbox is not None and await self.store.use_code(
            mailbox.player_id, "recover", code_hash(code), self._now()
        )

    async def _keep(self, player: str, purpose: Purpose, code: str) -> None:
        await self.store.keep_code(player, purpose, code_hash(code), self._now() + CODE_MS)
