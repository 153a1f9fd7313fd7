"""What the room answers to administrators."""

from castelude.room.moderation.house import Registration
from castelude.room.moderation.reports import ReportKind
from castelude.room.moderation.sanctions import SanctionKind
from castelude.room.wire import Answer


class House(Answer):
    """What holds for the whole room: who may register, what is announced to everybody, and whether it sends e-mail."""

    registration: Registration
    announcement: str
    mail: bool


class Report(Answer):
    """A report. `person`: whom it is about; `about`: what they said or showed; the rest as in `Reporting`."""

    id: str
    kind: ReportKind
    subject: str
    number: int | None
    person: str | None
    about: str
    reason: str
    at: int


class KnownPerson(Answer):
    """Somebody as administrators see them."""

    id: str
    name: str
    login: str | None
    admin: bool
    muted: bool
    banned: bool


class KnownSanction(Answer):
    """A sanction in force; `until` is null when it lasts."""

    id: str
    kind: SanctionKind
    person: str | None
    name: str | None
    address: str | None
    reason: str
    at: int
    until: int | None


class KnownInvitation(Answer):
    """An invitation that is not used up."""

    id: str
    at: int
    uses: int
    note: str


class NewInvitation(Answer):
    """The code of an invitation, shown this once."""

    code: str


class AuditLine(Answer):
    """What an administrator has done."""

    at: int
    admin: str
    what: str
    target: str
    reason: str


class Done(Answer):
    """It is done."""

    ok: bool = True
