"""Castel: the first seat without cards wins, but everybody keeps being thrown out of the small castle."""

from collections.abc import Mapping, Sequence
from typing import cast

from castelude.core.examples import Card
from castelude.core.game import Game
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Verdict
from castelude.games.castel import (
    aids,
    catalogue,
    drawing,
    explain,
    hidden,
    log,
    marks,
    notation,
    picture,
    score_sheet,
    setup,
    shapes,
    views,
)
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.encoder import ENCODER
from castelude.games.castel.examples import EXAMPLES
from castelude.games.castel.position import CastelPosition
from castelude.texts import DEFAULT_LANG


class Castel(Game[CastelPosition]):
    id = "castel"
    min_players = 2
    max_players = 5
    options = setup.OPTIONS
    hidden = True
    unlike_keys = frozenset(("turn", "idle", "progress", "last", "exchange", "removed"))
    chance = True
    draws = False
    rules_version = 1
    forms = notation.FORMS
    examples = EXAMPLES
    view_type = shapes.View
    aids_type = shapes.Aids
    printed_type = shapes.Printed
    encoder = ENCODER
    clauses = CLAUSES
    players_clause = "CT-1.1"
    options_clause = "CT-1.9"
    setup_clause = "CT-2.3"

    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        return setup.deal(players, rng)

    def start(self, players: int, options: Mapping[str, OptionValue], setup_: object) -> CastelPosition:
        return setup.start(players, options, setup_)

    def placed(self, players: int, options: Mapping[str, OptionValue], setup_: JsonObject) -> CastelPosition:
        return setup.placed(players, options, setup_)

    def dealt(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastelPosition:
        return setup.dealt(players, options, rng)

    def recorded_setup(self, setup_: JsonObject) -> JsonObject:
        """Hands and exchange sorted: their order has no meaning (CT-2.4)."""
        hands = [sorted(hand) for hand in setup_["hands"]]
        return {**setup_, "hands": hands, "exchange": sorted(setup_["exchange"])}

    def text(self, position: CastelPosition, move: int) -> str:
        return notation.text(position, move)

    def legal(self, position: CastelPosition) -> list[str]:
        return notation.legal(position)

    def find(self, position: CastelPosition, text: str) -> int | None:
        return notation.find(position, text)

    def explain(self, position: CastelPosition, text: str) -> Verdict:
        return explain.explain(position, text)

    def begins_turn(self, before: CastelPosition) -> bool:
        """A turn is its actions with all decisions of their effects (CT-3.1)."""
        return not before.board.begun

    def state(self, position: CastelPosition) -> JsonObject:
        return cast(JsonObject, views.state(position))

    def view(self, position: CastelPosition, seat: int | None) -> JsonObject:
        return cast(JsonObject, views.view(position, seat))

    def aids(self, position: CastelPosition, seat: int | None) -> JsonObject:
        return cast(JsonObject, aids.aids(position, seat))

    def resample(self, position: CastelPosition, seat: int | None, rng: Rng) -> CastelPosition:
        return hidden.redeal(position, _viewer(seat), rng)

    def seen_action(self, before: CastelPosition, text: str, seat: int | None) -> str:
        return hidden.seen_action(before, text, _viewer(seat))

    def log(self, before: CastelPosition, text: str, after: CastelPosition, seat: int | None) -> list[LogLine]:
        return log.log(before, text, after, seat)

    def reversible(self, before: CastelPosition, text: str, now: CastelPosition) -> bool:
        actor = before.actor()
        return actor >= 0 and actor == now.actor() and not hidden.has_told(before, now, actor)

    def catalogue(self, group: str, lang: str) -> list[Card]:
        return catalogue.catalogue(group, lang)

    def mark(self, name: str) -> str:
        return marks.mark(name)

    def drawing(self, position: CastelPosition, seat: int | None, lang: str) -> str:
        return drawing.draw(position, seat, lang)

    def picture(
        self, position: CastelPosition, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        return picture.draw(position, seat, lately, lang)

    def to_notation(self, record: Record) -> str:
        return score_sheet.write(record)

    def from_notation(self, text: str) -> Record:
        return score_sheet.read(text)


def _viewer(seat: int | None) -> int:
    return hidden.SPECTATOR if seat is None else seat


GAME = Castel()
