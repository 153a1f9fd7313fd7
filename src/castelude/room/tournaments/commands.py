"""What people may ask of a tournament: the types of the wire, checked by msgspec."""

from typing import Annotated

import msgspec

from castelude.room.tables.commands import Level, Strict

EntrantNumber = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Enter(Strict, tag="enter", tag_field="kind"):
    """Take part; or be paired again, after you have withdrawn or were absent."""


class Withdraw(Strict, tag="withdraw", tag_field="kind"):
    """Take part no longer. You resign the games that you are playing."""


class AddBot(Strict, tag="bot", tag_field="kind"):
    """The organiser lets a bot of this level take part."""

    level: Level


class Remove(Strict, tag="remove", tag_field="kind"):
    """The organiser takes somebody out, who cannot come back."""

    entrant: EntrantNumber


class Begin(Strict, tag="start", tag_field="kind"):
    """The organiser begins the tournament."""


class Pause(Strict, tag="pause", tag_field="kind"):
    """The organiser lets nobody be paired; games under way are played."""


class Resume(Strict, tag="resume", tag_field="kind"):
    """The organiser lets it go on."""


class End(Strict, tag="end", tag_field="kind"):
    """The organiser ends an arena now: nobody is paired any more, and games under way still count."""


class Cancel(Strict, tag="cancel", tag_field="kind"):
    """The organiser calls the tournament off. Games under way can be played to their end."""


Command = Enter | Withdraw | AddBot | Remove | Begin | Pause | Resume | End | Cancel
