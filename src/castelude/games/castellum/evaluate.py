# castelude: compiled
"""What a bot knows of Castellum.

Points are won in combat, so a line is worth what it will defeat. Where an enemy stands, the attack and the power of
that column tell it (`sure`: hundredths of its points that count before the combat). Where none stands yet, the
column is held against all enemies of the year: the points of those it would beat, shared among all (`hope`, in
hundredths). The same is asked of the enemies of later years (`later`), and every point of attack counts a little for
each of them (`attack`), as do income and what lies in store: resources (`resource`) and angels (`angel`). The chances
are those of the leads; the same lead is worth the more, the fewer years are left (`late`, `early`).

The search tries first what buys the most attack and income, puts enemies where others cannot beat them and weak ones
where its own line can, and plays angels where they turn a combat. The weights
are the result of `castelude arena tune castellum --mind greedy --deals 60 --rounds 50`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.core.decisions import first_of, kind_of, second_of
from castelude.core.evaluator import MOVE_BITS, LearnedEvaluator, weighted
from castelude.core.network import Network, best_other, centred
from castelude.core.position import Position
from castelude.games.castellum.board import (
    ASK_WORKER,
    CONSTRUCTION,
    LINE,
    REWARD,
    SIEGE,
    Board,
)
from castelude.games.castellum.cards import pile_size, pile_start
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.edition import Deck, Edition
from castelude.games.castellum.features import INPUTS as INPUTS
from castelude.games.castellum.features import features
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_CANCEL,
    M_DESTROY,
    M_ENEMY,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_NUMBER,
    M_PASS,
    M_WORKER,
)
from castelude.games.castellum.position import CastellumPosition

WEIGHTS: Final = {
    "point": 113,
    "sure": 94,
    "hope": 97,
    "later": 25,
    "attack": 6,
    "resource": 24,
    "angel": 71,
    "late": 227,
    "early": 254,
}
MOST_ATTACK: Final[i64] = 20


@final
class CastellumEvaluator(LearnedEvaluator):
    point: i64
    sure: i64
    hope: i64
    later: i64
    attack: i64
    resource: i64
    angel: i64
    late: i64
    early: i64
    fruits: vec[i64]  # year * (MOST_ATTACK + 1) + attack: hundredths of a point that it wins of a mean enemy
    fruits_of: Edition  # the edition they were worked out for

    def is_settled(self, position: Position) -> bool:
        """While building; what is prepared for a combat is played out to its end."""
        assert isinstance(position, CastellumPosition)
        board = position.board
        return board.phase == CONSTRUCTION and board.asked == ASK_WORKER

    def is_begun(self, position: Position) -> bool:
        """Whether a worker stands in the market: who has sent him there sees all that he could buy."""
        assert isinstance(position, CastellumPosition)
        board = position.board
        return board.phase == CONSTRUCTION and board.asked != ASK_WORKER

    def seat_inputs(self, position: Position, seat: i64, leads: list[float]) -> vec[float]:
        assert isinstance(position, CastellumPosition)
        board = position.board
        parts = vec[float]([float(position.scores()[seat]) / 10.0])
        parts = append(parts, float(self._store(board, seat)) / 300.0)
        parts = append(parts, float(self._line(board, seat)) / 300.0)
        return features(board, seat, leads[seat], best_other(leads, seat), parts)

    def leads(self, position: Position) -> list[float]:
        assert isinstance(position, CastellumPosition)
        board = position.board
        leads = [0.0] * board.players
        scores = position.scores()
        scale = float(self.late + self.early * (3 - board.year))
        seat: i64 = 0
        for seat in range(board.players):
            lead = self.point * scores[seat] + self._store(board, seat) + self._line(board, seat)
            leads[seat] = float(lead) / scale
        return centred(leads)

    def _store(self, board: Board, seat: i64) -> i64:
        """Resources and angels, and the income of the years to come; the last resources only count by threes."""
        have = board.resources[seat * 3] + board.resources[seat * 3 + 1] + board.resources[seat * 3 + 2]
        years = 3 - board.year
        worth: i64 = 0
        if board.year < 3 or board.phase == CONSTRUCTION:
            worth += self.resource * have
        if board.year < 3 or board.phase != REWARD:
            worth += self.angel * size(board.angels[seat])
        if years > 0:
            worth += years * self._income(board, seat)
        return worth

    def _income(self, board: Board, seat: i64) -> i64:
        edition = board.edition
        found: i64 = 0
        place: i64 = 0
        for place in range(seat * LINE, seat * LINE + LINE):
            if board.fort[place] >= 0:
                found += self._income_of(edition.forts, board.fort[place])
        rest = board.line_troops(seat)
        while rest:
            found += self._income_of(edition.troops, lowest(rest))
            rest &= rest - 1
        return found

    def _income_of(self, deck: Deck, card: i64) -> i64:
        income = deck.income
        resources = income[card * 4] + income[card * 4 + 1] + income[card * 4 + 2]
        return self.resource * resources + self.angel * income[card * 4 + 3]

    def _line(self, board: Board, seat: i64) -> i64:
        """What the line is expected to defeat this year and later, and its strength."""
        if board.edition is not self.fruits_of:
            self.fruits = _fruits(board.edition)
            self.fruits_of = board.edition
        worth: i64 = 0
        strength: i64 = 0
        place: i64 = 0
        year: i64 = 0
        for place in range(seat * LINE, seat * LINE + board.columns()):
            if board.fort[place] < 0 and board.troops[place] == 0:
                continue
            here = attack(board, place)
            lasting = here - board.bonus[place]
            strength += lasting
            for year in range(board.year + 1, 4):
                worth += self.later * self._fruit(year, lasting) // 100
            enemy = board.enemy[place]
            if enemy >= 0:
                if board.phase != REWARD and here >= power(board, place):
                    worth += self.sure * board.edition.enemy_vp[enemy]
            elif board.phase == CONSTRUCTION or board.phase == SIEGE:
                worth += self.hope * self._fruit(board.year, here) // 100
        return worth + self.attack * strength * (3 - board.year)

    def _fruit(self, year: i64, strength: i64) -> i64:
        if strength < 0:
            return 0
        return self.fruits[year * (MOST_ATTACK + 1) + (strength if strength < MOST_ATTACK else MOST_ATTACK)]

    # ---- the order of moves ----

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        assert isinstance(position, CastellumPosition)
        board = position.board
        found = vec[i64]()
        if forcing:
            return found
        k: i64 = 0
        for k in range(position.count()):
            move = position.move_at(k)
            found = append(found, (self._guess(board, move) << MOVE_BITS) | move)
        return found

    def _guess(self, board: Board, move: i64) -> i64:
        kind = kind_of(move)
        if kind == M_WORKER:
            return self._worker(board, first_of(move))
        if kind == M_ENEMY:
            return self._enemy(board, first_of(move), second_of(move))
        if kind == M_BUY_TROOP:
            return _bought(board.edition.troops, first_of(move), board.year)
        if kind == M_BUY_FORT:
            return _bought(board.edition.forts, first_of(move), board.year)
        if kind == M_NUMBER:
            return self._number(board, first_of(move), second_of(move))
        if kind == M_FURY:
            return self._fury(board, second_of(move))
        if kind == M_DESTROY:
            place = board.decider * LINE + second_of(move)
            return 0 if self._falls(board, place, 0) else 400
        if kind == M_PASS:
            return 50
        return 20 if kind in (M_HIRE, M_GIFT, M_CANCEL) else 0

    def _worker(self, board: Board, space: i64) -> i64:
        """Buying first; then what gives most."""
        edition = board.edition
        if edition.troop_spaces & only(space):
            return 400
        if edition.fort_spaces & only(space):
            return 380
        gives = edition.space_gives[space * 3] + edition.space_gives[space * 3 + 1] + edition.space_gives[space * 3 + 2]
        if gives > 0:
            return 60 * gives
        chosen = edition.space_choose[space]
        return 75 * chosen if chosen > 0 else 140

    def _falls(self, board: Board, place: i64, more: i64) -> bool:
        """Whether the enemy at a place will be defeated with so much more attack."""
        manned = board.fort[place] >= 0 or board.troops[place] != 0
        return manned and attack(board, place) + more >= power(board, place)

    def _number(self, board: Board, angel: i64, place: i64) -> i64:
        """An angel's number is well used where it turns a combat in its own line."""
        if place // LINE != board.decider or board.enemy[place] < 0:
            return -300
        if self._falls(board, place, 0) or not self._falls(board, place, board.edition.angel_value[angel]):
            return -100
        return 300 + 10 * board.edition.enemy_vp[board.enemy[place]] - board.edition.angel_value[angel]

    def _fury(self, board: Board, place: i64) -> i64:
        if place // LINE == board.decider or not self._falls(board, place, 0):
            return -300
        return -100 if self._falls(board, place, -2) else 250

    def _enemy(self, board: Board, enemy: i64, place: i64) -> i64:
        """To others what they cannot beat, to oneself what one can; points count both ways."""
        edition = board.edition
        manned = board.fort[place] >= 0 or board.troops[place] != 0
        beaten = manned and attack(board, place) >= edition.enemy_power[enemy]
        own = place // LINE == board.decider
        vp = edition.enemy_vp[enemy]
        if own:
            return 100 + 30 * vp if beaten else -60 * vp
        return -40 * vp if beaten else 60 + 10 * vp


def _bought(deck: Deck, card: i64, year: i64) -> i64:
    """How good a card looks in the market: its attack, and its income in the years to come."""
    income = deck.income[card * 4] + deck.income[card * 4 + 1] + deck.income[card * 4 + 2]
    return 100 * deck.attack[card] + 60 * (income + 2 * deck.income[card * 4 + 3]) * (3 - year)


def _fruits(edition: Edition) -> vec[i64]:
    """For each year and attack: the points of the enemies it beats, in hundredths, shared among all of the year."""
    fruits = vec[i64]()
    year: i64 = 0
    strength: i64 = 0
    k: i64 = 0
    for year in range(4):
        start = pile_start(year)
        number = pile_size(year)
        for strength in range(MOST_ATTACK + 1):
            points: i64 = 0
            for k in range(start, start + number):
                if edition.enemy_power[k] <= strength:
                    points += edition.enemy_vp[k]
            fruits = append(fruits, 100 * points // number)
    return fruits


def evaluator(weights: Mapping[str, int] = WEIGHTS, network: Network | None = None) -> CastellumEvaluator:
    """The evaluator of Castellum with these weights, all of them, and the judge that learned."""
    made = weighted(CastellumEvaluator(), weights)
    made.network = network
    made.fruits = vec[i64]()
    made.fruits_of = Edition()
    return made
