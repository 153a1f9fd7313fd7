"""Sends letters through the mail server that the host has configured; without one, none."""

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog

from castelude.room.refusal import Refusal
from castelude.room.settings import Settings

PATIENCE_S = 10.0
"""How long the mail server may take."""
PORTS = {"smtp": 587, "smtps": 465}
log = structlog.get_logger()


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in. `tls`: encrypted from the first byte; else as soon as the server offers it."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None


def mail_server(url: str) -> MailServer:
    """The server at an address such as `smtp://user:password@mail.example:587`; a `Refusal` says what is wrong."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = 0
    if parts.scheme not in PORTS or not parts.hostname or port == 0 or parts.path.strip("/") or parts.query:
        raise Refusal("malformed", "room-setting-smtp")
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    return MailServer(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


def check_mail(settings: Settings) -> None:
    """A `Refusal` if the settings of e-mail are not complete."""
    if settings.smtp:
        mail_server(settings.smtp)
        if "@" not in settings.mail_from or not settings.public_url:
            raise Refusal("malformed", "room-setting-mail")


class Mailer:
    """The way to people's mailboxes."""

    def __init__(self, settings: Settings) -> None:
        self._server = mail_server(settings.smtp) if settings.smtp else None
        self._sender = settings.mail_from
        self._home = settings.public_url.rstrip("/")

    @property
    def works(self) -> bool:
        """Whether the host has configured a mail server."""
        return self._server is not None

    def link(self, path: str) -> str:
        return f"{self._home}{path}"

    async def send(self, address: str, subject: str, text: str) -> bool:
        """Hand a letter in; whether the server has accepted it."""
        if self._server is None:
            return False
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = f"Castelude <{self._sender}>", address, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self.link('/profile')}>"
        letter.set_content(text)
        server = self._server
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls,
                start_tls=None if not server.tls and server.password is None else not server.tls,
                timeout=PATIENCE_S,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            log.warning("letter not sent", server=server.host, error=type(error).__name__, why=str(error)[:200])
            return False
        return True
