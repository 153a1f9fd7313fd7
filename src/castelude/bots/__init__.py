"""Players that are programs. A bot sees a position only after everything its seat cannot know was dealt anew."""

from castelude.bots.analyse import Analysis, Moment, analyse
from castelude.bots.budget import Budget
from castelude.bots.levels import LEVELS, level_name, mind_of
from castelude.bots.minds import Mind
from castelude.bots.suggest import Suggestion, choose, suggest

__all__ = [
    "LEVELS",
    "Analysis",
    "Budget",
    "Mind",
    "Moment",
    "Suggestion",
    "analyse",
    "choose",
    "level_name",
    "mind_of",
    "suggest",
]
