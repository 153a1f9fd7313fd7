"""A real mail server for tests: it takes letters in, or refuses them."""

import re
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.kit.postgres import free_port

CODE = re.compile(r"\b\w{4}(?:-\w{4}){4}\b")


class MailServer:
    """Letters that were handed in, oldest first."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = False
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refuses:
            return "554 not today"
        content: Any = envelope.content
        self.letters.append(message_from_bytes(content, policy=default))
        return "250 OK"

    def code(self) -> str:
        """The code in the latest letter."""
        found = CODE.search(self.text())
        assert found is not None, self.text()
        return found.group()

    def text(self) -> str:
        return str(self.letters[-1].get_content())

    def close(self) -> None:
        self._controller.stop()
