"""Events as they are stored: JSON text."""

import msgspec

from castelude.room.tables.events import AnyEvent

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: AnyEvent) -> str:
    return _encoder.encode(event).decode()


def decode(text: str) -> AnyEvent:
    return _decoder.decode(text)
