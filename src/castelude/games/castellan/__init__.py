"""Castellan: one common castle of towers and walls; the player who closes a courtyard owns it."""

from collections.abc import Mapping, Sequence

from castelude.core.examples import Card
from castelude.core.game import Game
from castelude.core.options import OptionValue
from castelude.core.position import NOBODY
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Param, Problem, Verdict
from castelude.games.castellan import (
    aids,
    catalogue,
    decisions,
    drawing,
    edition,
    explain,
    hidden,
    log,
    marks,
    notation,
    picture,
    printed,
    score_sheet,
    setup,
    shapes,
    views,
    words,
)
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.encoder import ENCODER
from castelude.games.castellan.examples import EXAMPLES
from castelude.games.castellan.position import BUILD, CLAIM, PLAY, CastellanPosition
from castelude.texts import DEFAULT_LANG


class Castellan(Game[CastellanPosition]):
    id = "castellan"
    min_players = 2
    max_players = 4
    options = setup.OPTIONS
    hidden = True
    unlike_keys = frozenset(("turn", "played", "discards"))
    chance = False
    draws = False
    rules_version = 1
    has_editions = True
    forms = decisions.FORMS
    examples = EXAMPLES
    view_type = shapes.View
    aids_type = shapes.Aids
    printed_type = shapes.Printed
    encoder = ENCODER
    clauses = CLAUSES
    players_clause = "CA-1.1"
    options_clause = "CA-2.1"
    setup_clause = "CA-2.2"

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        return setup.checked_options(given)

    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        return setup.deal(players, options, rng)

    def start(self, players: int, options: Mapping[str, OptionValue], setup_: object) -> CastellanPosition:
        return setup.start(players, options, setup_)

    def placed(self, players: int, options: Mapping[str, OptionValue], setup_: JsonObject) -> CastellanPosition:
        return setup.placed(players, options, setup_)

    def dealt(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastellanPosition:
        return setup.dealt(players, options, rng)

    def text(self, position: CastellanPosition, move: int) -> str:
        return decisions.text(position, move)

    def legal(self, position: CastellanPosition) -> list[str]:
        return decisions.legal(position)

    def find(self, position: CastellanPosition, text: str) -> int | None:
        return decisions.find(position, text)

    def explain(self, position: CastellanPosition, text: str) -> Verdict:
        return explain.explain(position, text)

    def begins_turn(self, before: CastellanPosition) -> bool:
        """A turn goes on until cards are played again (CA-6.1)."""
        return before.phase == PLAY

    def notation(self, before: CastellanPosition, text: str, after: CastellanPosition) -> str:
        return notation.written(before, text, after)

    def state(self, position: CastellanPosition) -> JsonObject:
        return views.state(position)

    def view(self, position: CastellanPosition, seat: int | None) -> JsonObject:
        return views.view(position, seat)

    def resample(self, position: CastellanPosition, seat: int | None, rng: Rng) -> CastellanPosition:
        return hidden.resample(position, seat, rng)

    def aids(self, position: CastellanPosition, seat: int | None) -> JsonObject:
        return aids.aids(position)

    def printed(self, players: int, options: Mapping[str, OptionValue]) -> JsonObject:
        return printed.printed(edition.load(str(options["edition"])))

    def named(self, position: CastellanPosition, params: Mapping[str, Param], lang: str) -> dict[str, Param]:
        return words.named(position.edition, params, lang)

    def log(self, before: CastellanPosition, text: str, after: CastellanPosition, seat: int | None) -> list[LogLine]:
        return log.log(before, text, after)

    def reversible(self, before: CastellanPosition, text: str, now: CastellanPosition) -> bool:
        """Trial fitting: the placements and claims of the turn under way, until its draw or `end` (CA-12.1)."""
        return (
            now.trial_fitting
            and now.actor() != NOBODY
            and before.turn == now.turn
            and (before.phase == BUILD or before.phase == CLAIM)
        )

    def knows_edition(self, data: object) -> bool:
        return edition.knows(data)

    def check_edition(self, data: object) -> list[Problem]:
        return edition.check(data)

    def catalogue(self, group: str, lang: str) -> list[Card]:
        return catalogue.catalogue(group, lang)

    def mark(self, name: str) -> str:
        return marks.mark(name)

    def drawing(self, position: CastellanPosition, seat: int | None, lang: str) -> str:
        return drawing.draw(position, seat, lang)

    def picture(
        self, position: CastellanPosition, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        return picture.draw(position, seat, lately, lang)

    def to_notation(self, record: Record) -> str:
        return score_sheet.write(record)

    def from_notation(self, text: str) -> Record:
        return score_sheet.read(text)


GAME = Castellan()
