"""Components, options and setups (CT-1, CT-2)."""

import copy
from collections import Counter
from typing import Any

import pytest

from castelude import Rng, new_match
from castelude.core.bits import lowest, members, nth, only, size
from castelude.core.errors import BadOptions, BadPlayers, BadSetup
from castelude.core.record import JsonObject
from castelude.games.castel import GAME
from castelude.games.castel.cards import CARD_IDS, CHARACTERS, KIND_IDS, KIND_OF, SOLDIERS, WOMEN, ZONE_OF_CARD
from castelude.games.castel.dealing import SIZES
from castelude.games.castel.geometry import BY_NAME, NAMES, NEIGHBOURS, SIDES, ZONE_OF_PLACE
from tests.kit.castel import scene, setup_of, table

OPTIONS = GAME.check_options({})


@pytest.mark.clause("CT-1.1")
def test_two_to_five_players_and_neighbours_to_the_left() -> None:
    for players in (1, 6):
        with pytest.raises(BadPlayers) as caught:
            GAME.check_players(players)
        assert caught.value.clause == "CT-1.1"
    game = scene("3p; 0: jester, spy; 1: king; 2: queen", "", "place:jester@b2")
    assert game.state["hands"] == [["queen"], ["spy"], ["king"]]


@pytest.mark.clause("CT-1.2")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("a1", "a2 b1 b2"),
        ("b2", "a1 a2 a3 b1 b3 c1 c2 c3"),
        ("f3", "e2 e3 e4 f2 f4"),
        ("d4", "c3 c4 c5 d3 d5 e3 e4 e5"),
    ],
)
def test_neighbours_touch_by_side_or_corner(cell: str, around: str) -> None:
    assert [NAMES[k] for k in members(NEIGHBOURS[BY_NAME[cell]])] == around.split()


@pytest.mark.clause("CT-1.3")
def test_zones() -> None:
    zones = Counter(ZONE_OF_PLACE[BY_NAME[f"{file}{rank}"]] for file in "abcdef" for rank in range(1, 7))
    assert sorted(zones.values()) == [4, 16, 16]
    game = scene("2p; 0: archer, soldier, prince", "")
    assert game.legal("place:archer@") == [f"place:archer@{cell}" for cell in ("a1", "a6", "f1", "f6")]
    walls = sorted(cell for cells in SIDES.values() for cell in cells)
    assert game.legal("place:soldier@") == [f"place:soldier@{cell}" for cell in walls]
    court = [f"{file}{rank}" for file in "bcde" for rank in "2345"]
    assert game.legal("place:prince@") == [f"place:prince@{cell}" for cell in court]


@pytest.mark.clause("CT-1.4")
def test_outside_places_keep_their_numbers() -> None:
    game = scene("2p; 0: dragon, archer, herald", "o1 fairy/1, o2 barbarian/1", "place:archer@a1 send:fairy@o1")
    game.shows("o1 empty", "o2 = barbarian/1")
    game.play("place:herald@out").shows("o1 = herald/0")


@pytest.mark.clause("CT-1.5")
def test_place_order_is_cells_slots_numbers_and_bottom_to_top() -> None:
    game = scene("2p; 0: spy", "f6 witch/0, N siege/1, a2 soldier/0 knight/1 knight/0, o2 dragon/1, o1 fairy/0")
    assert list(game.state["board"]) == ["a2", "f6", "N", "o1", "o2"]
    assert game.stack("a2") == "soldier-01/0 knight-1/1 knight-2/0"
    assert NAMES[34:42] == ["f5", "f6", "N", "E", "S", "W", "o1", "o2"]


@pytest.mark.clause("CT-1.6")
def test_the_cards() -> None:
    assert len(CARD_IDS) == 56
    assert len(KIND_IDS) == 37
    zones = Counter(ZONE_OF_CARD[card] for card in range(56))
    assert zones == {0: 21, 1: 15, 2: 6, 3: 10, 4: 4}
    women = {KIND_IDS[KIND_OF[card]] for card in members(WOMEN)}
    assert women == {"courtesan", "lady", "favourite", "princess", "queen", "fairy", "witch"}
    assert size(SOLDIERS) == 15
    assert size(CHARACTERS) == 51


@pytest.mark.clause("CT-1.7")
def test_the_first_copy_is_taken() -> None:
    assert [card for card in CARD_IDS if card.startswith("soldier")] == [f"soldier-{k:02}" for k in range(1, 14)]
    assert [card for card in CARD_IDS if card.startswith("siege")] == [f"siege-{k}" for k in range(1, 6)]
    game = table("2p; 0: archer, soldier, soldier, soldier; 1: -")
    assert len(game.legal("place:soldier@b1")) == 1
    game.play("place:soldier@b1").shows("b1 = soldier-01/0", "soldier-02 in hand 0")
    game = table("2p; 0: soldier, soldier; 1: -; X: soldier, soldier", "swap:soldier>soldier")
    game.shows("soldier-01 in exchange", "soldier-02 in hand 0", "soldier-03 in hand 0", "soldier-04 in exchange")


@pytest.mark.clause("CT-1.8")
def test_pawns_do_not_run_out() -> None:
    cells = ", ".join(f"{cell} soldier/0" for side in "NESW" for cell in SIDES[side][:3])
    board = f"{cells}, o1 dragon/0, o2 fairy/0, o3 herald/0, N siege/0, E siege/0, b2 king/0, c2 queen/0, e5 prince/0"
    game = scene("5p; 0: thief, archer", board, "place:thief@d4")
    game.shows("d4 = thief/0", "e5 = prince/-")
    assert sum(card["pawn"] == 0 for stack in game.state["board"].values() for card in stack) == 20


DEFAULTS = {"hand_limit": False, "merchant_finish": True, "minstrel": "all", "turn_limit": 300}


@pytest.mark.clause("CT-1.9")
@pytest.mark.parametrize(
    "given",
    [
        {"hand_limit": 1},
        {"hand_limit": "true"},
        {"merchant_finish": None},
        {"turn_limit": -1},
        {"minstrel": "both"},
        {"minstrel": True},
        {"turn_limit": 100001},
        {"turn_limit": True},
        {"turn_limit": 3.0},
        {"turns": 3},
    ],
)
def test_other_options_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        new_match("castel", 3, given, seed=1)
    assert caught.value.clause == "CT-1.9"
    assert GAME.check_options({}) == DEFAULTS


@pytest.mark.clause("CT-2.1")
@pytest.mark.clause("CT-2.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 56), (4, 56), (5, 56)])
def test_the_deal_has_its_sizes_and_comes_from_the_seed(players: int, cards: int) -> None:
    hand, pile, exchange = SIZES[players]
    assert players * (hand + pile) + exchange == cards
    match = new_match("castel", players, seed=7)
    setup = match.record().setup
    assert [len(part) for part in setup["hands"]] == [hand] * players
    assert [len(part) for part in setup["piles"]] == [pile] * players
    assert len(setup["exchange"]) == exchange
    assert setup == new_match("castel", players, seed=7).record().setup
    assert setup != new_match("castel", players, seed=8).record().setup
    firsts = {GAME.deal(players, OPTIONS, Rng(seed))["first"] for seed in range(40)}
    assert firsts == set(range(players))


@pytest.mark.clause("CT-2.2")
def test_two_players_play_without_fool_and_jester() -> None:
    setup = new_match("castel", 2, seed=1).record().setup
    cards = [card for part in (*setup["hands"], *setup["piles"], setup["exchange"]) for card in part]
    assert set(CARD_IDS) - set(cards) == {"fool", "jester"}


@pytest.mark.clause("CT-2.4")
def test_hands_and_exchange_are_shown_sorted_and_records_hold_all_options() -> None:
    players, _, setup = setup_of("2p; 0: witch, archer; 1: -; X: thief, king")
    match = new_match("castel", players, {"turn_limit": 9}, setup=setup)
    assert match.state()["hands"][0] == sorted(setup["hands"][0])
    assert match.state()["exchange"] == sorted(setup["exchange"])
    assert match.state()["piles"] == setup["piles"]
    assert match.record().options == {**DEFAULTS, "turn_limit": 9}


GOOD = setup_of("3p; 0: king; 1: queen; 2: -")[2]
KNOWN = "known=hands, piles, exchange, first"


def damaged(path: str, value: object) -> JsonObject:
    """The good setup with another value at a path such as `hands 1 0`; `+` appends, `-` removes."""
    setup = copy.deepcopy(GOOD)
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    part: Any = setup
    for step in way:
        part = part[step]
    if last == "+":
        part.append(value)
    elif last == "-":
        part.pop()
    else:
        part[last] = value
    return setup


@pytest.mark.clause("CT-2.3")
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("deck", [], f'error-setup-key where=setup key="deck" {KNOWN}'),
        ("first", 3, "castel-setup-first value=3 most=2"),
        ("first", -1, "castel-setup-first value=-1 most=2"),
        ("first", True, "castel-setup-first value=true most=2"),
        ("first", "0", 'castel-setup-first value="0" most=2'),
        ("first", 0.0, "castel-setup-first value=0.0 most=2"),
        ("hands", {}, "castel-setup-seats where=hands value={} players=3"),
        ("hands", [[], []], "castel-setup-seats where=hands value=[[], []] players=3"),
        ("piles", [[], [], [], []], "castel-setup-seats where=piles value=[[], [], [], []] players=3"),
        ("hands 1", "king", 'castel-setup-list where=hands[1] value="king"'),
        ("exchange", None, "castel-setup-list where=exchange value=null"),
        ("hands 1 -", None, "castel-setup-size where=hands[1] number=7 given=6"),
        ("piles 2 +", "king", "castel-setup-size where=piles[2] number=8 given=9"),
        ("exchange -", None, "castel-setup-size where=exchange number=11 given=10"),
        ("hands 0 0", "queen", "castel-setup-twice card=queen"),
        ("exchange 0", "joker", 'castel-setup-card where=exchange value="joker"'),
        ("exchange 0", "soldier", 'castel-setup-card where=exchange value="soldier"'),
        ("exchange 0", None, "castel-setup-card where=exchange value=null"),
        ("exchange 0", ["king"], 'castel-setup-card where=exchange value=["king"]'),
        ("piles 0 0", 4, "castel-setup-card where=piles[0] value=4"),
    ],
)
def test_impossible_setups_are_refused(path: str, value: object, reason: str) -> None:
    assert refused_setup(3, damaged(path, value)) == reason


def refused_setup(players: int, setup: object) -> str:
    """Message and parameters with which a setup is refused."""
    with pytest.raises(BadSetup) as caught:
        GAME.start(players, OPTIONS, setup)
    error = caught.value
    assert error.clause == "CT-2.3"
    assert error.words("fr")
    return " ".join([error.message, *(f"{key}={value}" for key, value in error.params.items())])


@pytest.mark.clause("CT-2.3")
@pytest.mark.parametrize(("setup", "shown"), [(None, "null"), ([], "[]"), ("x", '"x"'), (3, "3"), (True, "true")])
def test_a_setup_is_an_object(setup: object, shown: str) -> None:
    assert refused_setup(3, setup) == f"error-setup-object where=setup value={shown} {KNOWN}"


@pytest.mark.clause("CT-2.3")
@pytest.mark.parametrize("key", ["hands", "piles", "exchange", "first"])
def test_no_part_of_a_setup_may_be_missing(key: str) -> None:
    without = {name: part for name, part in GOOD.items() if name != key}
    assert refused_setup(3, without) == f"error-setup-missing where=setup key={key}"


@pytest.mark.clause("CT-2.3")
@pytest.mark.clause("CT-2.2")
def test_a_fool_among_two_is_refused() -> None:
    setup = setup_of("2p; 0: king; 1: -")[2]
    setup["exchange"][0] = "fool"
    assert refused_setup(2, setup) == "castel-setup-not-used card=fool"


def test_sets_of_numbers() -> None:
    """The bit sets under the engine, up to the largest number they hold."""
    for member in range(61):
        assert only(member) == 1 << member
        assert lowest(only(member) | only(60)) == member
    numbers = [0, 1, 5, 31, 32, 33, 47, 55, 60]
    bits = sum(1 << number for number in numbers)
    assert members(bits) == numbers
    assert size(bits) == len(numbers)
    assert [nth(bits, k) for k in range(len(numbers))] == numbers


@pytest.mark.clause("CT-2.4")
def test_a_record_shows_hands_and_exchange_sorted() -> None:
    given = new_match("castel", 3, seed=4).record().setup
    shuffled = {
        **given,
        "hands": [list(reversed(hand)) for hand in given["hands"]],
        "exchange": list(reversed(given["exchange"])),
    }
    assert shuffled != given
    assert new_match("castel", 3, setup=shuffled).record().setup == given
