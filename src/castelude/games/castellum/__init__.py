"""Castellum: Maastricht: build, pray and hold the walls of Maastricht through four sieges."""

from collections.abc import Mapping, Sequence

from castelude.core.examples import Card
from castelude.core.game import Game
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Param, Problem, Verdict
from castelude.games.castellum import (
    aids,
    catalogue,
    drawing,
    edition_file,
    explain,
    hidden,
    log,
    marks,
    notation,
    picture,
    printed,
    score_sheet,
    setup,
    views,
    words,
)
from castelude.games.castellum.board import ASK_FORT, ASK_TAKE, ASK_TROOP
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.encoder import ENCODER
from castelude.games.castellum.examples import EXAMPLES
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.shapes import Aids, Printed, View
from castelude.texts import DEFAULT_LANG


class Castellum(Game[CastellumPosition]):
    id = "castellum"
    min_players = 2
    max_players = 4
    options = edition_file.OPTIONS
    hidden = True
    unlike_keys = frozenset(
        ("market_forts", "market_troops", "fort_discard", "troop_discard", "angel_discard", "enemy_discard", "draws")
    )
    chance = False
    draws = False
    rules_version = 1
    has_editions = True
    forms = notation.FORMS
    examples = EXAMPLES
    view_type = View
    aids_type = Aids
    printed_type = Printed
    encoder = ENCODER
    clauses = CLAUSES
    players_clause = "CM-2.1"
    options_clause = "CM-2.2"
    setup_clause = "CM-2.3"

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Nothing for the house edition, else `edition` with the name of an owner's card file (CM-2.2)."""
        return edition_file.check_options(given, self.options_clause)

    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        return setup.deal(players, rng)

    def start(self, players: int, options: Mapping[str, OptionValue], setup_: object) -> CastellumPosition:
        return setup.start(players, options, setup_)

    def placed(self, players: int, options: Mapping[str, OptionValue], setup_: JsonObject) -> CastellumPosition:
        return setup.placed(players, options, setup_)

    def dealt(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> CastellumPosition:
        return setup.dealt(players, options, rng)

    def text(self, position: CastellumPosition, move: int) -> str:
        return notation.text_of(position.board.edition, move)

    def legal(self, position: CastellumPosition) -> list[str]:
        return notation.legal(position)

    def find(self, position: CastellumPosition, text: str) -> int | None:
        return notation.find(position.board, text)

    def explain(self, position: CastellumPosition, text: str) -> Verdict:
        return explain.explain(position.board, text)

    def begins_turn(self, before: CastellumPosition) -> bool:
        """A worker and what its space asks for at once, resources or a purchase, are one turn."""
        return before.board.asked not in (ASK_TAKE, ASK_TROOP, ASK_FORT)

    def state(self, position: CastellumPosition) -> JsonObject:
        return views.state(position.board)

    def view(self, position: CastellumPosition, seat: int | None) -> JsonObject:
        return views.view(position.board, seat)

    def aids(self, position: CastellumPosition, seat: int | None) -> JsonObject:
        return aids.aids(position.board, seat)

    def printed(self, players: int, options: Mapping[str, OptionValue]) -> JsonObject:
        """What is on the cards of the edition, the spaces that are open, and the rewards of the years."""
        return printed.printed(edition_file.edition_of(options, self.options_clause), players)

    def log(self, before: CastellumPosition, text: str, after: CastellumPosition, seat: int | None) -> list[LogLine]:
        return log.log(before.board, text, after.board)

    def named(self, position: CastellumPosition, params: Mapping[str, Param], lang: str) -> dict[str, Param]:
        return words.named(position.board.edition, params, lang)

    def resample(self, position: CastellumPosition, seat: int | None, rng: Rng) -> CastellumPosition:
        return hidden.resample(position, seat, rng)

    def reversible(self, before: CastellumPosition, text: str, now: CastellumPosition) -> bool:
        """While nobody else decides, no card has been drawn or dealt and the year is the same."""
        return (
            before.actor() == now.actor()
            and before.board.year == now.board.year
            and before.board.angels_drawn == now.board.angels_drawn
            and before.board.dealt == now.board.dealt
        )

    def knows_edition(self, data: object) -> bool:
        return edition_file.looks_like_one(data)

    def check_edition(self, data: object) -> list[Problem]:
        return edition_file.problems(data)

    def catalogue(self, group: str, lang: str) -> list[Card]:
        return catalogue.catalogue(group, lang)

    def mark(self, name: str) -> str:
        return marks.mark(name)

    def drawing(self, position: CastellumPosition, seat: int | None, lang: str) -> str:
        return drawing.draw(position.board, seat, lang)

    def picture(
        self, position: CastellumPosition, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        return picture.draw(position.board, seat, lately, lang)

    def to_notation(self, record: Record) -> str:
        return score_sheet.write(record)

    def from_notation(self, text: str) -> Record:
        return score_sheet.read(text)


GAME = Castellum()
