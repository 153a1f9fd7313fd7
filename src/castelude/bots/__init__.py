"""Computer players. A bot only ever sees a resampled position: everything that its seat cannot know is dealt again."""

from castelude.bots.analyse import Analysis, Moment, analyse
from castelude.bots.bot import Bot
from castelude.bots.budget import Budget
from castelude.bots.decision import look
from castelude.bots.hint import Hint, hint
from castelude.bots.levels import BASELINES, LEVELS, Level, bot_of, level_name
from castelude.bots.lines import Line, lines
from castelude.bots.memory import Memory, Trail
from castelude.bots.suggest import Suggestion, choose, suggest

__all__ = [
    "BASELINES",
    "LEVELS",
    "Analysis",
    "Bot",
    "Budget",
    "Hint",
    "Level",
    "Line",
    "Memory",
    "Moment",
    "Suggestion",
    "Trail",
    "analyse",
    "bot_of",
    "choose",
    "hint",
    "level_name",
    "lines",
    "look",
    "suggest",
]
