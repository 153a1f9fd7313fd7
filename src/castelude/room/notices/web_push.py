"""Web Push: messages encrypted for one browser (RFC 8291), signed by the room (RFC 8292)."""

import base64
import json
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
SIGNED_S = 12 * 3600
"""How long a signature is good; push services accept a day at most."""
PUBLIC_BYTES, AUTH_BYTES = 65, 16


def encoded(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; `ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(text: str) -> bool:
    """Whether this is a public key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except ValueError:
        return False
    return len(decoded(text)) == PUBLIC_BYTES


def is_auth(text: str) -> bool:
    try:
        return len(decoded(text)) == AUTH_BYTES
    except ValueError:
        return False


def encrypt(
    message: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message for the browser with this public key and secret; one record, `aes128gcm`."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    sender = public_bytes(own)
    secret = _derived(shared, auth, b"WebPush: info\0" + key + sender, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True)
class Signer:
    """The keys by which push services know the room."""

    key: ec.EllipticCurvePrivateKey
    contact: str
    """How whoever runs a push service can reach the host: an address on the web, or `mailto:`."""

    @property
    def public(self) -> str:
        """What browsers are given when they subscribe."""
        return encoded(public_bytes(self.key))

    def authorization(self, endpoint: str, now_ms: int) -> str:
        """The header by which a push service knows that the message is ours."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_ms // 1000 + SIGNED_S, "sub": self.contact}
        words = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(word, separators=(",", ":")).encode()) for word in words)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def new_key() -> str:
    """A private key as the room keeps it."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(kept), "big"), CURVE)
