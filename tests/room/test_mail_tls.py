"""Letters over TLS: with STARTTLS or encrypted from the first byte, and only to the server that is meant."""

import asyncio
import selectors
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from castelude.room.mail.smtp import Mailer
from castelude.room.settings import Settings
from tests.kit.certificates import Authority
from tests.kit.mail import MailServer

HERE = "127.0.0.1"
ELSEWHERE = "192.0.2.1"
SIGNED_IN = [("room", "p@ss")]


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


@pytest.fixture
def trusted(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """The authority, trusted by this machine as docs/self-hosting.md says."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    return authority


@pytest.fixture
def serve() -> Iterator[Callable[..., MailServer]]:
    running: list[MailServer] = []

    def start(**contexts: ssl.SSLContext) -> MailServer:
        running.append(MailServer(**contexts))
        return running[-1]

    yield start
    for server in running:
        server.close()


def send(server: MailServer, scheme: str, login: str = "room:p%40ss@") -> bool:
    settings = Settings(
        smtp=f"{scheme}://{login}{HERE}:{server.port}",
        mail_from="room@castles.example",
        public_url="https://castles.example",
    )
    sockets = selectors.DefaultSelector()

    async def sent() -> bool:
        own = len(sockets.get_map())
        found = await Mailer(settings).send("ann@example.org", "Your turn", "It is your turn.")
        while len(sockets.get_map()) > own:  # the end of an encrypted connection is said and answered
            await asyncio.sleep(0.01)
        return found

    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(sockets)) as runner:
        return runner.run(sent())


@pytest.mark.parametrize(("scheme", "way"), [("smtps", "implicit"), ("smtp", "starttls")])
def test_a_letter_and_the_password_are_sent_encrypted(
    serve: Callable[..., MailServer], trusted: Authority, scheme: str, way: str
) -> None:
    server = serve(**{way: trusted.server(HERE)})
    assert send(server, scheme)
    assert [letter["Subject"] for letter in server.letters] == ["Your turn"]
    assert server.encrypted == [True]
    assert server.passwords == SIGNED_IN


def test_without_a_password_a_letter_is_encrypted_where_the_server_can(
    serve: Callable[..., MailServer], trusted: Authority
) -> None:
    server = serve(starttls=trusted.server(HERE))
    assert send(server, "smtp", login="")
    assert server.encrypted == [True]


@pytest.mark.parametrize("login", ["room:p%40ss@", ""])
@pytest.mark.parametrize(("scheme", "way"), [("smtps", "implicit"), ("smtp", "starttls")])
def test_an_authority_that_nobody_knows_gets_nothing(
    serve: Callable[..., MailServer], authority: Authority, scheme: str, way: str, login: str
) -> None:
    server = serve(**{way: authority.server(HERE)})
    assert not send(server, scheme, login)
    assert not server.letters
    assert not server.passwords


@pytest.mark.parametrize(("scheme", "way"), [("smtps", "implicit"), ("smtp", "starttls")])
def test_the_certificate_of_another_server_gets_nothing(
    serve: Callable[..., MailServer], trusted: Authority, scheme: str, way: str
) -> None:
    server = serve(**{way: trusted.server(ELSEWHERE)})
    assert not send(server, scheme)
    assert not server.letters
    assert not server.passwords


def test_a_password_is_never_sent_in_clear(serve: Callable[..., MailServer]) -> None:
    server = serve()
    assert not send(server, "smtp")
    assert not server.letters
    assert not server.passwords
    assert send(server, "smtp", login=""), "the server takes letters in"
    assert server.encrypted == [False]
