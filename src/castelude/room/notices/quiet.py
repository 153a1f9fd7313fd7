"""Quiet hours: when somebody wants no messages, by the clock on their wall. Pure: time is given."""

from datetime import UTC, datetime
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from castelude.room.refusal import Refusal

Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one minute of the day to another, perhaps over midnight, in a time zone such as `Europe/Paris`."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_+/-]+$")]
    from_minute: Minute
    to_minute: Minute

    def holds(self, now_ms: int) -> bool:
        """Whether it is quiet now. Where clocks go forward or back, the hands on the wall decide."""
        there = datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(zone_of(self.zone))
        minute = there.hour * 60 + there.minute
        if self.from_minute <= self.to_minute:
            return self.from_minute <= minute < self.to_minute
        return minute >= self.from_minute or minute < self.to_minute


def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; a `Refusal` if this machine knows none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refusal("malformed", "room-time-zone", zone=name) from error
