# castelude: compiled
"""What a bot knows of Castellum.

Points are won in combat, so a line is worth what it will defeat. Where an enemy stands, the attack and the power of
that column tell it (`sure`: hundredths of its points that count before the combat). Where none stands yet, the
column is held against all enemies of the year: the points of those it would beat, shared among all (`hope`, in
hundredths). The same is asked of the enemies of later years (`later`), and every point of attack counts a little for
each of them (`attack`), as do income and what lies in store: resources (`resource`) and angels (`angel`). The chances
are those of the leads; the same lead is worth the more, the fewer years are left (`late`, `early`).

The search tries first what buys the most attack and income, puts enemies where others cannot beat them and weak ones
where the own line can, and plays angels where they turn a combat. The weights
are the result of `castelude arena tune castellum --mind greedy --deals 60 --rounds 50`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.core.evaluator import MOVE_BITS, Evaluator, result_shares, shares_by_score
from castelude.core.position import NOBODY, Position
from castelude.games.castellum.board import (
    ASK_WORKER,
    CONSTRUCTION,
    LINE,
    REWARD,
    SIEGE,
)
from castelude.games.castellum.cards import pile_size, pile_start
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.edition import Edition
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
    card_of,
    first_of,
    kind_of,
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
class CastellumEvaluator(Evaluator):
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
        return position.phase == CONSTRUCTION and position.asked == ASK_WORKER

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, CastellumPosition)
        if position.actor() == NOBODY:
            return result_shares(position)
        leads = position.scores()
        seat: i64 = 0
        for seat in range(position.players):
            leads[seat] = self.point * leads[seat] + self._store(position, seat) + self._line(position, seat)
        return shares_by_score(leads, float(self.late + self.early * (3 - position.year)))

    def _store(self, position: CastellumPosition, seat: i64) -> i64:
        """Resources and angels, and the income of the years to come; the last resources only count by threes."""
        have = position.resources[seat * 3] + position.resources[seat * 3 + 1] + position.resources[seat * 3 + 2]
        years = 3 - position.year
        worth: i64 = 0
        if position.year < 3 or position.phase == CONSTRUCTION:
            worth += self.resource * have
        if position.year < 3 or position.phase != REWARD:
            worth += self.angel * size(position.angels[seat])
        if years > 0:
            worth += years * self._income(position, seat)
        return worth

    def _income(self, position: CastellumPosition, seat: i64) -> i64:
        edition = position.edition
        found: i64 = 0
        place: i64 = 0
        r: i64 = 0
        for place in range(seat * LINE, seat * LINE + LINE):
            fort = position.fort[place]
            if fort >= 0:
                for r in range(3):
                    found += self.resource * edition.fort_income[fort * 4 + r]
                found += self.angel * edition.fort_income[fort * 4 + 3]
        rest = position.line_troops(seat)
        while rest:
            troop = lowest(rest)
            rest &= rest - 1
            for r in range(3):
                found += self.resource * edition.troop_income[troop * 4 + r]
            found += self.angel * edition.troop_income[troop * 4 + 3]
        return found

    def _line(self, position: CastellumPosition, seat: i64) -> i64:
        """What the line is expected to defeat this year and later, and its strength."""
        if position.edition is not self.fruits_of:
            self.fruits = _fruits(position.edition)
            self.fruits_of = position.edition
        worth: i64 = 0
        strength: i64 = 0
        place: i64 = 0
        year: i64 = 0
        for place in range(seat * LINE, seat * LINE + position.columns()):
            if position.fort[place] < 0 and position.troops[place] == 0:
                continue
            here = attack(position, place)
            lasting = here - position.bonus[place]
            strength += lasting
            for year in range(position.year + 1, 4):
                worth += self.later * self._fruit(year, lasting) // 100
            enemy = position.enemy[place]
            if enemy >= 0:
                if position.phase != REWARD and here >= power(position, place):
                    worth += self.sure * position.edition.enemy_vp[enemy]
            elif position.phase == CONSTRUCTION or position.phase == SIEGE:
                worth += self.hope * self._fruit(position.year, here) // 100
        return worth + self.attack * strength * (3 - position.year)

    def _fruit(self, year: i64, strength: i64) -> i64:
        if strength < 0:
            return 0
        return self.fruits[year * (MOST_ATTACK + 1) + (strength if strength < MOST_ATTACK else MOST_ATTACK)]

    # ---- the order of moves ----

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        assert isinstance(position, CastellumPosition)
        found = vec[i64]()
        if forcing:
            return found
        k: i64 = 0
        for k in range(position.count()):
            move = position.move_at(k)
            found = append(found, (self._guess(position, move) << MOVE_BITS) | move)
        return found

    def _guess(self, position: CastellumPosition, move: i64) -> i64:
        kind = kind_of(move)
        if kind == M_WORKER:
            return self._worker(position, first_of(move))
        if kind == M_ENEMY:
            return self._enemy(position, card_of(move), first_of(move))
        edition = position.edition
        if kind == M_BUY_TROOP:
            troop = card_of(move)
            income = edition.troop_income[troop * 4] + edition.troop_income[troop * 4 + 1]
            income += edition.troop_income[troop * 4 + 2] + 2 * edition.troop_income[troop * 4 + 3]
            return 100 * edition.troop_attack[troop] + 60 * income * (3 - position.year)
        if kind == M_BUY_FORT:
            fort = card_of(move)
            income = edition.fort_income[fort * 4] + edition.fort_income[fort * 4 + 1]
            income += edition.fort_income[fort * 4 + 2] + 2 * edition.fort_income[fort * 4 + 3]
            return 100 * edition.fort_attack[fort] + 60 * income * (3 - position.year)
        if kind == M_NUMBER:
            return self._number(position, card_of(move), first_of(move))
        if kind == M_FURY:
            return self._fury(position, first_of(move))
        if kind == M_DESTROY:
            place = position.decider * LINE + first_of(move)
            return 0 if self._falls(position, place, 0) else 400
        if kind == M_PASS:
            return 50
        return 20 if kind in (M_HIRE, M_GIFT, M_CANCEL) else 0

    def _worker(self, position: CastellumPosition, space: i64) -> i64:
        """Buying first; then what gives most."""
        edition = position.edition
        if edition.troop_spaces & only(space):
            return 400
        if edition.fort_spaces & only(space):
            return 380
        gives = edition.space_gives[space * 3] + edition.space_gives[space * 3 + 1] + edition.space_gives[space * 3 + 2]
        if gives > 0:
            return 60 * gives
        chosen = edition.space_choose[space]
        return 75 * chosen if chosen > 0 else 140

    def _falls(self, position: CastellumPosition, place: i64, more: i64) -> bool:
        """Whether the enemy at a place will be defeated with so much more attack."""
        manned = position.fort[place] >= 0 or position.troops[place] != 0
        return manned and attack(position, place) + more >= power(position, place)

    def _number(self, position: CastellumPosition, angel: i64, place: i64) -> i64:
        """An angel's number is well used where it turns the combat of the own line."""
        if place // LINE != position.decider or position.enemy[place] < 0:
            return -300
        if self._falls(position, place, 0) or not self._falls(position, place, position.edition.angel_value[angel]):
            return -100
        return 300 + 10 * position.edition.enemy_vp[position.enemy[place]] - position.edition.angel_value[angel]

    def _fury(self, position: CastellumPosition, place: i64) -> i64:
        if place // LINE == position.decider or not self._falls(position, place, 0):
            return -300
        return -100 if self._falls(position, place, -2) else 250

    def _enemy(self, position: CastellumPosition, enemy: i64, place: i64) -> i64:
        """To others what they cannot beat, to oneself what one can; points count both ways."""
        edition = position.edition
        manned = position.fort[place] >= 0 or position.troops[place] != 0
        beaten = manned and attack(position, place) >= edition.enemy_power[enemy]
        own = place // LINE == position.decider
        vp = edition.enemy_vp[enemy]
        if own:
            return 100 + 30 * vp if beaten else -60 * vp
        return -40 * vp if beaten else 60 + 10 * vp


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


def evaluator(weights: Mapping[str, int] = WEIGHTS) -> CastellumEvaluator:
    """The judge of Castellum with these weights, all of them."""
    made = CastellumEvaluator()
    made.point = weights["point"]
    made.sure = weights["sure"]
    made.hope = weights["hope"]
    made.later = weights["later"]
    made.attack = weights["attack"]
    made.resource = weights["resource"]
    made.angel = weights["angel"]
    made.late = weights["late"]
    made.early = weights["early"]
    made.fruits = vec[i64]()
    made.fruits_of = Edition()
    return made
