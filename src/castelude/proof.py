"""Checks an exported game against its seal: what it proves, and what it does not."""

import json
import re
from dataclasses import dataclass
from typing import Any, Final, Literal

from castelude.core.errors import BadRecord, BadRequest
from castelude.core.match import Match, chance_action
from castelude.core.options import shown
from castelude.core.position import CHANCE
from castelude.core.record import read_record
from castelude.core.shape import ANYTHING, Fields, Items, Reason, an_object, number, require, text
from castelude.core.start import load_match
from castelude.fairness import Terms, canonical, chance_seed, custom_seal, deal, digest, joint_seed

By = Literal["player", "late", "bot", "house"]
_FORM = Reason("verify-form")
_OBJECT: Final[Any] = {"not_object": _FORM, "unknown": _FORM, "missing": _FORM}
_HASH = re.compile("[0-9a-f]{64}")
_TERMS = Fields(
    {
        "table": text(_FORM),
        "game": text(_FORM),
        "rules_version": number(None, None, _FORM),
        "players": number(None, None, _FORM),
        "options": an_object(_FORM),
        "custom": ANYTHING,
        "house": text(_FORM),
        "seats": Items(Fields(dict.fromkeys(("name", "bot", "pledge"), ANYTHING), **_OBJECT), _FORM),
    },
    **_OBJECT,
)


@dataclass(frozen=True)
class SeatProof:
    """Whose nonce had a part in the deal for a seat: the player's, or the house's.

    The house stands in for a `bot`, for a player who pledged nothing (`house`), and for one who revealed it too `late`.
    """

    name: str
    by: By


@dataclass(frozen=True)
class Proof:
    """A game that fits its seal. Whether that is the seal of the start, `announced`, the reader must have noted."""

    match: Match
    table: str
    seal: str
    announced: bool
    custom: bool
    seats: list[SeatProof]

    @property
    def joint(self) -> bool:
        """Whether anybody but the house had a part in the deal."""
        return any(seat.by == "player" for seat in self.seats)


def read_seal(word: str) -> str:
    """A seal as people write it; `BadRequest` if it is none."""
    seal = word.strip().lower()
    if not _HASH.fullmatch(seal):
        raise BadRequest("verify-seal-form", seal=word[:80])
    return seal


def verify(data: object, seal: str | None = None) -> Proof:
    """Check an exported game, also against the seal that was noted at the start; `BadRecord` names what fails."""
    fairness = data.get("fairness") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(fairness, dict):
        raise BadRecord("verify-form")
    if fairness.get("revealed") is False:
        raise BadRecord("verify-early")
    written, house, nonces = fairness.get("terms"), fairness.get("nonce"), fairness.get("nonces")
    if (
        not isinstance(written, str)
        or not isinstance(house, str)
        or not _is_hash(house)
        or not isinstance(nonces, list)
    ):
        raise BadRecord("verify-form")
    found = digest(written)
    if found != (seal or fairness.get("seal")):
        raise BadRecord("verify-seal" if seal else "verify-seal-inside", found=found, seal=seal or "")
    terms = _read_terms(written)
    match = load_match(read_record(data.get("record")), manual_chance=True)
    _check_terms(terms, match, house)
    seats = _check_nonces(terms, nonces)
    _check_chance(terms, match, house, joint_seed(written, house, nonces))
    return Proof(match, shown(terms["table"]), found, seal is not None, terms["custom"] is not None, seats)


def _is_hash(value: object) -> bool:
    return isinstance(value, str) and _HASH.fullmatch(value) is not None


def _read_terms(written: str) -> Terms:
    try:
        terms: Any = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise BadRecord("verify-form") from error
    require(_TERMS, terms, BadRecord)
    if canonical(terms) != written:
        raise BadRecord("verify-form")
    checked: Terms = terms
    return checked


def _check_terms(terms: Terms, match: Match, house: str) -> None:
    """The game is the one that was sealed, and so is the nonce of the house."""
    if (terms["game"], terms["players"], terms["options"]) != (match.game.id, match.players, match.options):
        raise BadRecord("verify-terms")
    if terms["rules_version"] != match.game.rules_version:
        raise BadRecord("verify-rules", sealed=terms["rules_version"], here=match.game.rules_version)
    if digest(house) != terms["house"]:
        raise BadRecord("verify-house")


def _check_nonces(terms: Terms, nonces: list[object]) -> list[SeatProof]:
    """Every nonce of a player is the one that was pledged."""
    if not len(nonces) == len(terms["seats"]) == terms["players"]:
        raise BadRecord("verify-form")
    seats = []
    for number_, (nonce, seat) in enumerate(zip(nonces, terms["seats"], strict=True), 1):
        if nonce is not None and not (_is_hash(nonce) and digest(str(nonce)) == seat["pledge"]):
            raise BadRecord("verify-nonce", number=number_)
        by: By = "bot" if seat["bot"] is not None else "house"
        if seat["pledge"] is not None:
            by = "late" if nonce is None else "player"
        seats.append(SeatProof(shown(seat["bot"] or seat["name"]), by))
    return seats


def _check_chance(terms: Terms, match: Match, house: str, seed: str) -> None:
    """The setup and all random events follow from the seed; a custom setup is the one that was sealed."""
    if terms["custom"] is not None:
        if custom_seal(match.setup, house) != terms["custom"]:
            raise BadRecord("verify-custom")
    elif deal(match.game, match.players, match.options, seed) != match.setup:
        raise BadRecord("verify-setup")
    for ply, (action, position) in enumerate(zip(match.actions, match.replay(), strict=False)):
        if position.actor() == CHANCE and action != chance_action(match.game, position, chance_seed(seed), ply):
            raise BadRecord("verify-chance", number=ply + 1)
