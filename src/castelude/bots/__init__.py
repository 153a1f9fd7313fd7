"""Players that are programs. A bot sees a position only after everything its seat cannot know was dealt anew."""

from castelude.bots.suggest import LEVELS, Suggestion, suggest

__all__ = ["LEVELS", "Suggestion", "suggest"]
