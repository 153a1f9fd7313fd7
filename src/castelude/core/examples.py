"""What the rules page of a game shows beside its words: drawn positions, and a catalogue of cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from castelude.core.options import OptionValue
from castelude.core.record import JsonObject


@dataclass(frozen=True)
class Example:
    """A position of the rules page, the actions that lead on from it, and what the page claims about both.

    Positions are set up like any other. What is claimed is data, so that one test proves it for every game.
    """

    setup: JsonObject
    players: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    played: Sequence[str] = ()
    """Actions before the position that is shown first."""
    next: Sequence[str] = ()
    """Actions shown one by one."""
    seat: int | None = None
    """Whose view is shown; without it, a spectator's."""
    frame: Sequence[str] = ()
    """Places to show on a small board; without them, those that `next` names."""
    legal: Sequence[str] = ()
    """Some of the actions that are legal in the position shown first."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Actions that are not, and the clause that forbids each."""
    leads_to: Mapping[str, object] = field(default_factory=dict)
    """Part of the state after `next`."""
    then_legal: Sequence[str] = ()
    then_refused: Mapping[str, str] = field(default_factory=dict)


class Card(NamedTuple):
    """An entry of a catalogue: the id by which boards draw it, and what is printed on it, in words."""

    id: str
    name: str
    text: str
    copies: int = 1
