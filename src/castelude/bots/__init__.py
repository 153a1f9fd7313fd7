"""Players that are programs. A bot sees a position only after everything its seat cannot know was dealt anew."""

from castelude.bots.analyse import Analysis, Moment, analyse
from castelude.bots.budget import Budget
from castelude.bots.hint import Hint, hint
from castelude.bots.levels import LEVELS, level_name, mind_of
from castelude.bots.memory import Memory, Trail
from castelude.bots.minds import Mind
from castelude.bots.suggest import Suggestion, choose, suggest
from castelude.bots.think import look

__all__ = [
    "LEVELS",
    "Analysis",
    "Budget",
    "Hint",
    "Memory",
    "Mind",
    "Moment",
    "Suggestion",
    "Trail",
    "analyse",
    "choose",
    "hint",
    "level_name",
    "look",
    "mind_of",
    "suggest",
]
