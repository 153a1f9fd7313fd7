"""What a bot expects of a placement: the cards that come back are those that the rules send back."""

from castelude.core.bits import size
from castelude.core.decisions import first_of, kind_of, second_of
from castelude.games.castel.board import NO_EFFECT
from castelude.games.castel.cards import CARD_IDS
from castelude.games.castel.guess import hits
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.verbs import PLACE, place_of
from tests.kit import random_match

SENDERS = (
    *("archer", "barbarian", "black-knight", "captain", "courtier"),
    *("enchanter", "ghost", "lady", "queen", "traitor"),
)
"""Single cards that send back and do nothing else (CT-5.2, CT-5.3, CT-6); soldiers and engines are others."""


def sends_only(card: int) -> bool:
    return CARD_IDS[card] in SENDERS or CARD_IDS[card].startswith(("soldier", "siege"))


def test_hits_are_the_cards_that_come_back() -> None:
    """Every placement in random games whose effect needs no answer: hands grow as the guess said."""
    seen: dict[int, int] = {}
    for seed in range(90):
        position = random_match("castel", seed, 20 + 2 * seed, players=2 + seed % 3).position
        assert isinstance(position, CastelPosition)
        board = position.board
        if position.actor() < 0 or board.by != NO_EFFECT:
            continue
        seat = position.actor()
        for move in position.moves():
            card = first_of(move)
            if kind_of(move) != PLACE or not sends_only(card):
                continue
            after = position.copy()
            after.play(move)
            if after.board.by != NO_EFFECT:
                continue
            grown = [size(after.board.hands[k]) - size(board.hands[k]) for k in range(board.players)]
            own = grown.pop(seat) + 1
            expected = hits(board, card, place_of(second_of(move)), seat, board.open())
            assert expected == sum(grown) - own
            seen[expected] = seen.get(expected, 0) + 1
    assert seen[1] > 10
    assert seen[-1] > 3
    assert seen[0] > 100
