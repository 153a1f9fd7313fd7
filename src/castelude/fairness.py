"""Provably fair setups: a hash of setup and nonce is shown at the start, both are revealed at the end."""

import hashlib
import hmac
import json
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.match import Match, chance_action, load_match
from castelude.core.position import CHANCE
from castelude.core.record import read_record


def commitment(setup: dict[str, Any], nonce: str) -> str:
    """SHA-256 of the setup as JSON with sorted keys and of the nonce; reveals nothing about either."""
    text = json.dumps({"nonce": nonce, "setup": setup}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def chance_seed(nonce: str) -> int:
    """The seed of the random events during play; the nonce fixes it before the first decision."""
    return int.from_bytes(hashlib.sha256(f"chance:{nonce}".encode()).digest(), "big")


def verify(data: object) -> Match:
    """Check an exported table: the commitment matches, the record replays, every random event came from the nonce.

    Returns the game, or raises `BadRecord` with the check that failed.
    """
    if not isinstance(data, dict) or not isinstance(data.get("fairness"), dict):
        raise BadRecord("verify-form")
    proof = data["fairness"]
    nonce, shown = proof.get("nonce"), proof.get("commitment")
    if not isinstance(nonce, str) or not isinstance(shown, str):
        raise BadRecord("verify-form")
    match = load_match(read_record(data.get("record")), manual_chance=True)
    if not hmac.compare_digest(commitment(match.setup, nonce).encode(), shown.encode()):
        raise BadRecord("verify-commitment")
    _check_chance(match, chance_seed(nonce))
    return match


def _check_chance(match: Match, seed: int) -> None:
    for ply, (action, position) in enumerate(zip(match.actions, match.replay(), strict=False)):
        if position.actor() == CHANCE and action != chance_action(match.game, position, seed, ply):
            raise BadRecord("verify-chance", number=ply + 1)
