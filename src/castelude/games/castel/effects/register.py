# castelude: compiled
"""Which effect belongs to which kind. A new card needs its facts in `house.json`, its function, and a line here."""

from collections.abc import Callable
from typing import Final

from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.effects import hands, moving, pawns, sending, soldiers
from castelude.games.castel.table import Table

Effect = Callable[[Table], bool]


def nothing(_: Table) -> bool:
    """For cards that only count while they lie there (CT-6.38, CT-6.41, CT-6.42)."""
    return False


BY_KIND: Final[dict[str, Effect]] = {
    "advisor": hands.advisor,
    "alchemist": hands.alchemist,
    "ambassador": nothing,
    "archer": sending.archer,
    "assassin": sending.assassin,
    "barbarian": sending.barbarian,
    "black-knight": sending.black_knight,
    "captain": soldiers.soldier,
    "charming": moving.charming,
    "courtesan": hands.courtesan,
    "courtier": sending.courtier,
    "dragon": sending.dragon,
    "enchanter": sending.enchanter,
    "fairy": moving.fairy,
    "favourite": moving.favourite,
    "fool": hands.fool,
    "ghost": nothing,
    "herald": nothing,
    "jester": hands.jester,
    "king": sending.king,
    "knight": nothing,
    "lady": sending.lady,
    "merchant": pawns.merchant,
    "minstrel": moving.minstrel,
    "priest": nothing,
    "prince": nothing,
    "princess": moving.princess,
    "queen": sending.queen,
    "schemer": pawns.schemer,
    "siege": soldiers.siege,
    "soldier": soldiers.soldier,
    "spy": pawns.spy,
    "thief": pawns.thief,
    "traitor": sending.traitor,
    "watchman": moving.watchman,
    "witch": hands.witch,
    "wizard": sending.wizard,
}
EFFECTS: Final[list[Effect]] = [BY_KIND[kind] for kind in KIND_IDS]


def next_question(t: Table) -> bool:
    """Let the effect under way open the question of its step; False when it is over."""
    return EFFECTS[t.by](t)
