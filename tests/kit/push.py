"""A push service on the loopback, and a browser that has subscribed there: it decrypts what arrives."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from castelude.room.notices.web_push import CURVE, decoded, encoded, public_bytes


class PushService:
    """Accepts messages at `/NAME`; `answers` says with which status, None: never."""

    def __init__(self) -> None:
        service = self
        self.answers: dict[str, int | None] = {}
        self.got: dict[str, list[tuple[dict[str, str], bytes]]] = {}
        self.closing = threading.Event()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                name = self.path.removeprefix("/")
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.setdefault(name, []).append((dict(self.headers), body))
                status = service.answers.get(name, 201)
                if status is None:
                    service.closing.wait()
                    return
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Silent."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.closing.set()
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A subscription with its keys."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service = service
        self.name = name
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    def subscription(self, lang: str = "en") -> dict[str, str]:
        keys = {"p256dh": encoded(public_bytes(self.key)), "auth": encoded(self.auth)}
        return {"endpoint": f"{self.service.url}/{self.name}", "lang": lang, **keys}

    def messages(self) -> list[Any]:
        """What has arrived, decrypted (RFC 8291)."""
        return [json.loads(self._opened(body)) for _, body in self.service.got.get(self.name, [])]

    def signed_by(self) -> str:
        """The public key of whoever has signed the latest message, after its signature is checked (RFC 8292)."""
        headers, _ = self.service.got[self.name][-1]
        token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
        text, _, signature = token.rpartition(".")
        raw = decoded(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        point.verify(dss, text.encode(), ec.ECDSA(SHA256()))
        assert json.loads(decoded(text.split(".")[1]))["aud"] == self.service.url
        return key

    def _opened(self, body: bytes) -> bytes:
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + public_bytes(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2")
        return opened[:-1]
