"""A real mail server for tests: it takes letters in, or refuses them."""

import re
import socket
import ssl
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.kit.postgres import free_port

CODE = re.compile(r"\b\w{4}(?:-\w{4}){4}\b")
PATIENCE_S = 60


class _Controller(Controller):
    """The server in its thread, with more patience than a second: the machine may be busy."""

    def _trigger_server(self) -> None:
        with socket.create_connection((self.hostname, self.port), PATIENCE_S) as probe:
            if self.ssl_context is None:
                probe.recv(1024)
                return
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            with context.wrap_socket(probe) as encrypted:
                encrypted.recv(1024)


class MailServer:
    """Letters that were handed in, oldest first, and who has signed in for it.

    `implicit` encrypts from the first byte, `starttls` when the client asks for it, which the server then insists on.
    """

    def __init__(self, implicit: ssl.SSLContext | None = None, starttls: ssl.SSLContext | None = None) -> None:
        self.letters: list[EmailMessage] = []
        self.encrypted: list[bool] = []
        """Whether each of them came over an encrypted connection."""
        self.passwords: list[tuple[str, str]] = []
        self.refuses = False
        self._controller = _Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            ready_timeout=PATIENCE_S,
            ssl_context=implicit,
            tls_context=starttls,
            require_starttls=starttls is not None,
            authenticator=self._sign_in,
            auth_require_tls=False,  # whether a password is sent in clear is up to the client here
        )
        self._controller.start()
        self.port = self._controller.port
        self.url = f"smtp://127.0.0.1:{self.port}"

    def _sign_in(self, _: SMTP, __: Session, ___: Envelope, ____: str, login: Any) -> AuthResult:  # noqa: ANN401 any method
        assert isinstance(login, LoginPassword)
        self.passwords.append((login.login.decode(), login.password.decode()))
        return AuthResult(success=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refuses:
            return "554 not today"
        content: Any = envelope.content
        self.letters.append(message_from_bytes(content, policy=default))
        assert server.transport is not None
        self.encrypted.append(server.transport.get_extra_info("sslcontext") is not None)
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
