# castelude: compiled
"""A position of Castellum: the table as an engine that can be asked and played on."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.position import NOBODY
from castelude.games.castellum import legal
from castelude.games.castellum.angels import lay, let, next_angel, pass_on, play_effect, play_number
from castelude.games.castellum.board import (
    ASK_WORKER,
    BEGIN_SIEGE,
    COMBAT,
    CONSTRUCTION,
    DRAW,
    FIRST_WORKER,
    LINE,
    NEXT_ANGEL,
    NEXT_WORKER,
    OVER,
    WAIT,
    Board,
)
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, NONE, SPACE_COUNT, STARTS, TROOPS
from castelude.games.castellum.combat import combat, orient
from castelude.games.castellum.construction import (
    buy_fort,
    buy_troop,
    discard_excess,
    draw_angels,
    first_worker,
    next_worker,
    place_worker,
    take,
)
from castelude.games.castellum.edition import Edition
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_CANCEL,
    M_DISCARD,
    M_ENEMY,
    M_LET,
    M_NUMBER,
    M_ORIENT,
    M_PASS,
    M_TAKE,
    M_WORKER,
    card_of,
    first_of,
    kind_of,
)
from castelude.games.castellum.scoring import combination_points, enemy_points, resource_points, scoring_points
from castelude.games.castellum.siege import begin_siege, place_enemy
from castelude.games.castellum.years import end_year, start_year


@final
@mypyc_attr(serializable=True)
class CastellumPosition(Board):
    """A position of Castellum. Build one with `setup.start`, never by hand."""

    def copy(self) -> "CastellumPosition":
        twin = CastellumPosition()
        self.copy_to(twin)
        return twin

    def actor(self) -> i64:
        return NOBODY if self.phase == OVER else self.decider

    def count(self) -> i64:
        return legal.count(self)

    def move_at(self, index: i64) -> i64:
        return legal.move_at(self, index)

    def moves(self) -> list[int]:
        found: list[int] = []
        k: i64 = 0
        for k in range(legal.count(self)):
            found.append(legal.move_at(self, k))
        return found

    def is_legal(self, move: i64) -> bool:
        """Whether a move that `notation` made of a text is legal here, without a list."""
        return legal.is_legal(self, move)

    def play(self, move: i64) -> None:
        self.act(move)
        self.run_on()

    def eve(self, move: i64) -> "CastellumPosition":
        """The table after a move, run on only until a combat is to be fought or somebody is asked."""
        twin = self.copy()
        twin.act(move)
        while twin.step != WAIT and twin.step != COMBAT:
            twin.run_step()
        return twin

    def act(self, move: i64) -> None:
        """What a move does by itself; `run_on` does what follows from it."""
        kind = kind_of(move)
        if kind == M_WORKER:
            place_worker(self, first_of(move))
        elif kind == M_ENEMY:
            place_enemy(self, card_of(move), first_of(move))
        elif kind == M_TAKE:
            take(self, first_of(move))
        elif kind == M_BUY_TROOP:
            buy_troop(self, card_of(move), first_of(move))
        elif kind == M_BUY_FORT:
            buy_fort(self, card_of(move), first_of(move))
        elif kind == M_PASS:
            pass_on(self)
        elif kind == M_NUMBER:
            play_number(self, card_of(move), first_of(move))
        elif kind == M_LET:
            let(self)
        elif kind == M_CANCEL:
            lay(self, card_of(move))
        elif kind == M_DISCARD:
            discard_excess(self)
        elif kind == M_ORIENT:
            orient(self, first_of(move))
        else:
            play_effect(self, move)

    def run_on(self) -> None:
        """Everything that follows without a choice, until somebody is asked or the game is over."""
        while self.step != WAIT:
            self.run_step()

    def run_step(self) -> None:
        """The next thing that follows without a choice."""
        step = self.step
        if step == NEXT_WORKER:
            next_worker(self)
        elif step == DRAW:
            draw_angels(self)
        elif step == FIRST_WORKER:
            first_worker(self)
        elif step == BEGIN_SIEGE:
            begin_siege(self)
        elif step == NEXT_ANGEL:
            next_angel(self)
        elif step == COMBAT:
            combat(self)
        else:
            end_year(self)

    def points(self, seat: i64) -> list[int]:
        """The score of a seat by source: enemies, resources, scoring cards, combinations (CM-11.2)."""
        return [
            enemy_points(self, seat),
            resource_points(self, seat),
            scoring_points(self, seat),
            combination_points(self, seat),
        ]

    def scores(self) -> list[int]:
        return [sum(self.points(seat)) for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]


def _filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def first_position(
    edition: Edition,
    players: i64,
    first: i64,
    forts: list[int],
    troops: list[int],
    angels: list[int],
    again: list[int],
    enemies: list[int],
) -> CastellumPosition:
    """The start of a game from the cards of a setup, by number, top first (CM-2.4, CM-3.1)."""
    if len(forts) != len(FORTS) - STARTS or len(troops) != len(TROOPS) or len(enemies) != len(ENEMIES):
        raise ValueError("a deck is not complete")
    if len(angels) != len(ANGELS) or len(again) != len(ANGELS):
        raise ValueError("the angels are not complete")
    position = CastellumPosition()
    position.edition = edition
    position.players = players
    position.year = 0
    position.phase = CONSTRUCTION
    position.first = first
    position.turn = first
    position.passes = 0
    position.step = WAIT
    position.asked = ASK_WORKER
    position.decider = first
    position.amount = 0
    position.excess = -1
    position.after_draws = FIRST_WORKER
    position.draws = vec[i64]()
    position.played = vec[i64]()
    position.effect = 0
    position.from_excess = False
    position.asks = 0
    position.resources = _filled(12, 3)
    position.workers = _filled(4, 0)
    position.open_spaces = edition.spaces_for[players]
    position.space_count = _filled(SPACE_COUNT, 0)
    position.space_seats = _filled(SPACE_COUNT, 0)
    position.fort_deck = vec[i64](forts)
    position.fort_top = 0
    position.fort_market = 0
    position.fort_discard = 0
    position.troop_deck = vec[i64](troops)
    position.troop_top = 0
    position.troop_market = 0
    position.troop_discard = 0
    position.angel_deck = vec[i64](angels)
    position.angel_top = 0
    position.angel_discard = 0
    position.angels_again = vec[i64](again)
    position.angels_drawn = 0
    position.enemy_deck = vec[i64](enemies)
    position.dealt = 0
    position.enemy_discard = 0
    position.angels = _filled(4, 0)
    position.enemies = _filled(4, 0)
    position.defeated = _filled(4, 0)
    position.defeated_year = _filled(4, 0)
    position.next_bonus = _filled(4, 0)
    position.combo = _filled(4, NONE)
    position.fort = _filled(4 * LINE, NONE)
    position.troops = _filled(4 * LINE, 0)
    position.enemy = _filled(4 * LINE, NONE)
    position.fury = _filled(4 * LINE, 0)
    position.bonus = _filled(4 * LINE, 0)
    position.under = _filled(4 * LINE, 0)
    position.besieged = 0
    position.rewards = _filled(12, NONE)
    seat: i64 = 0
    for seat in range(players):
        position.fort[seat * LINE] = seat
    start_year(position)
    position.run_on()
    return position
