"""Castello: an abstract war for eleven castles on a board of 21 by 15."""

from collections.abc import Mapping, Sequence

from castelude.core.game import Game
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Verdict
from castelude.games.castello import (
    aids,
    decisions,
    drawing,
    explain,
    log,
    middle_game,
    notation,
    picture,
    score_sheet,
    setup,
    shapes,
    sheets,
    views,
    wording,
)
from castelude.games.castello.clauses import CLAUSES
from castelude.games.castello.encoder import ENCODER
from castelude.games.castello.examples import EXAMPLES
from castelude.games.castello.position import CastelloPosition
from castelude.texts import DEFAULT_LANG


class Castello(Game[CastelloPosition]):
    id = "castello"
    min_players = 2
    max_players = 2
    options = setup.OPTIONS
    hidden = False
    unlike_keys = frozenset(("turns", "quiet", "seen"))
    chance = False
    draws = True
    rules_version = 1
    forms = decisions.FORMS
    examples = EXAMPLES
    view_type = shapes.View
    aids_type = shapes.Aids
    encoder = ENCODER
    clauses = CLAUSES
    players_clause = "CO-1.3"
    options_clause = "CO-2.1"
    setup_clause = "CO-2.3"

    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        return setup.normal_start()

    def challenge(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        return middle_game.setup(options, rng)

    def start(self, players: int, options: Mapping[str, OptionValue], setup_: object) -> CastelloPosition:
        return setup.start(options, setup_)

    def placed(self, players: int, options: Mapping[str, OptionValue], setup_: JsonObject) -> CastelloPosition:
        return setup.placed(options, setup_)

    def text(self, position: CastelloPosition, move: int) -> str:
        return wording.TEXTS[move]

    def legal(self, position: CastelloPosition) -> list[str]:
        return wording.legal_texts(position)

    def find(self, position: CastelloPosition, text: str) -> int | None:
        return decisions.find(position, text)

    def explain(self, position: CastelloPosition, text: str) -> Verdict:
        return explain.explain(position, text)

    def begins_turn(self, before: CastelloPosition) -> bool:
        """A turn goes on while a chain is open (CO-5.2)."""
        return not before.in_chain()

    def notation(self, before: CastelloPosition, text: str, after: CastelloPosition) -> str:
        return notation.written(before, text, after)

    def state(self, position: CastelloPosition) -> JsonObject:
        return views.state(position)

    def view(self, position: CastelloPosition, seat: int | None) -> JsonObject:
        return views.view(position, seat)

    def aids(self, position: CastelloPosition, seat: int | None) -> JsonObject:
        return aids.aids(position)

    def log(self, before: CastelloPosition, text: str, after: CastelloPosition, seat: int | None) -> list[LogLine]:
        return log.log(before, text, after)

    def resample(self, position: CastelloPosition, seat: int | None, rng: Rng) -> CastelloPosition:
        return position.copy()

    def sheets(self, lang: str) -> list[str]:
        return sheets.sheets(lang)

    def drawing(self, position: CastelloPosition, seat: int | None, lang: str) -> str:
        return drawing.draw(position, lang)

    def picture(
        self, position: CastelloPosition, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        return picture.draw(position, lately, lang)

    def to_notation(self, record: Record) -> str:
        return score_sheet.write(record)

    def from_notation(self, text: str) -> Record:
        return score_sheet.read(text)


GAME = Castello()
