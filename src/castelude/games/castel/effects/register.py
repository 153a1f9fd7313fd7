# castelude: compiled
"""What each kind does when it comes into play, and the clause that says so.

A new card needs more than its line here. The test `tests/games/castel/test_new_cards.py` says what is missing: its
facts in `house.json`, its emblem, its clause, its names and texts in every language, an example for the rules page,
and a second reading of its effect in the plain model of the tests.
"""

from collections.abc import Callable
from typing import Final

from castelude.core.clauses import Clause
from castelude.games.castel.board import Board
from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.effects import hands, moving, pawns, sending, soldiers

Effect = Callable[[Board], bool]


def nothing(_: Board) -> bool:
    """For cards that only count while they lie there (CT-6.38, CT-6.41, CT-6.42)."""
    return False


BY_KIND: Final[dict[str, tuple[Effect, str]]] = {
    "advisor": (hands.advisor, "CT-6.32"),
    "alchemist": (hands.alchemist, "CT-6.34"),
    "ambassador": (nothing, "CT-6.41"),
    "archer": (sending.archer, "CT-6.19"),
    "assassin": (sending.assassin, "CT-6.15"),
    "barbarian": (sending.barbarian, "CT-6.17"),
    "black-knight": (sending.black_knight, "CT-6.14"),
    "captain": (soldiers.soldier, "CT-6.39"),
    "charming": (moving.charming, "CT-6.23"),
    "courtesan": (hands.courtesan, "CT-6.35"),
    "courtier": (sending.courtier, "CT-6.12"),
    "dragon": (sending.dragon, "CT-6.18"),
    "enchanter": (sending.enchanter, "CT-6.21"),
    "fairy": (moving.fairy, "CT-6.27"),
    "favourite": (moving.favourite, "CT-6.25"),
    "fool": (hands.fool, "CT-6.37"),
    "ghost": (nothing, "CT-6.38"),
    "herald": (nothing, "CT-6.42"),
    "jester": (hands.jester, "CT-6.36"),
    "king": (sending.king, "CT-6.10"),
    "knight": (nothing, "CT-6.41"),
    "lady": (sending.lady, "CT-6.13"),
    "merchant": (pawns.merchant, "CT-6.31"),
    "minstrel": (moving.minstrel, "CT-6.22"),
    "priest": (nothing, "CT-6.41"),
    "prince": (nothing, "CT-6.42"),
    "princess": (moving.princess, "CT-6.24"),
    "queen": (sending.queen, "CT-6.11"),
    "schemer": (pawns.schemer, "CT-6.29"),
    "siege": (soldiers.siege, "CT-6.40"),
    "soldier": (soldiers.soldier, "CT-6.39"),
    "spy": (pawns.spy, "CT-6.30"),
    "thief": (pawns.thief, "CT-6.28"),
    "traitor": (sending.traitor, "CT-6.16"),
    "watchman": (moving.watchman, "CT-6.26"),
    "witch": (hands.witch, "CT-6.33"),
    "wizard": (sending.wizard, "CT-6.20"),
}
EFFECTS: Final[list[Effect]] = [BY_KIND[kind][0] for kind in KIND_IDS]
CLAUSE_OF: Final[list[Clause]] = [CLAUSES[BY_KIND[kind][1]] for kind in KIND_IDS]
"""By kind: the clause that tells its effect."""


def next_question(board: Board) -> bool:
    """Let the effect under way open the question of its step; False when it is over."""
    return EFFECTS[board.by](board)
