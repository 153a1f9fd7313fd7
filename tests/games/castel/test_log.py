"""The log of Castel, and the marks that help to read a view."""

import pytest

from castelude.games.castel import GAME
from tests.kit.castel import CastelTable, scene, table


def told(game: CastelTable, action: str, seat: int | None = None) -> list[str]:
    """The lines of an action for a seat, each in short words."""
    before = game.position.copy()
    game.play(action)
    lines = GAME.log(before, action, game.position, seat)
    return [
        " ".join([line.message.removeprefix("castel-log-"), *(str(value) for value in line.params.values())])
        for line in lines
    ]


def test_a_placement_tells_who_comes_back_to_whom() -> None:
    game = table("2p; 0: king, soldier; 1: -", "place:soldier@b1")
    assert told(game, "place:king@c3") == ["place 0 king c3", "back soldier b1 0"]


@pytest.mark.parametrize(
    ("recipe", "board", "action", "lines"),
    [
        ("2p; 0: wizard", "b1 soldier/1, N siege/0", "place:wizard@f6 send:soldier@b1", ["exchanged soldier b1"]),
        ("2p; 0: assassin", "b2 prince/1, c2 thief/1", "place:assassin@b3 kill:prince@b2", ["killed prince b2"]),
        ("2p; 0: thief", "c3 prince/1", "place:thief@c4", ["place 0 thief c4", "no-pawn prince c3 1"]),
        (
            "2p; 0: minstrel; minstrel two",
            "b2 prince/0, d2 princess/0, c4 favourite/1",
            "place:minstrel@c3 switch:prince@b2,favourite@c4",
            ["switch favourite prince"],
        ),
        (
            "2p; 0: minstrel",
            "b2 prince/0, d2 princess/0, c4 favourite/1",
            "place:minstrel@c3 lay:b2=favourite",
            ["switch favourite prince"],
        ),
        (
            "2p; 0: minstrel",
            "b2 prince/0, d2 princess/0, c4 favourite/1, b4 thief/1",
            "place:minstrel@c3 lay:b2=prince",
            ["stays prince b2"],
        ),
        (
            "2p; 0: minstrel",
            "b2 prince/0, d2 princess/0, c4 favourite/1",
            "place:minstrel@c3 lay:b2=princess lay:c4=prince",
            ["switch favourite prince"],
        ),
        ("2p; 0: fairy", "b1 soldier/0, c3 queen/0", "place:fairy@out move:queen@c3>out", ["move queen c3 o2"]),
        (
            "2p; 0: schemer",
            "b1 soldier/0, c1 soldier/1, d1 captain/1",
            "place:schemer@c3 pick:soldier@b1",
            ["pick 0 soldier b1"],
        ),
        (
            "2p; 0: schemer",
            "b1 soldier/0, c1 soldier/1, d1 captain/1",
            "place:schemer@c3 pick:soldier@b1 pick:captain@d1",
            ["pick 0 captain d1", "pawn captain d1 0", "pawn soldier b1 1"],
        ),
        ("2p; 0: witch; X: king, queen", "", "place:witch@a1 deal:king>1", ["deal 0 king 1"]),
        (
            "2p; 0: spy",
            "b2 prince/0, d2 princess/1",
            "place:spy@c3 pawn:prince@b2=0",
            ["chose 0"],
        ),
    ],
)
def test_effects_are_told_by_what_they_did(recipe: str, board: str, action: str, lines: list[str]) -> None:
    *before, last = action.split()
    game = scene(recipe, board, " ".join(before))
    assert told(game, last) == lines


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    recipe = "2p; 0: king; 1: queen"
    drawn = table(recipe).state["piles"][0][0]
    assert told(table(recipe), "draw", 0) == [f"drew 0 {drawn}"]
    assert told(table(recipe), "draw", 1) == told(table(recipe), "draw") == ["draw 0"]


def test_cards_that_change_hands_are_told_to_who_sees_them() -> None:
    recipe = "3p; 0: jester, king; 1: siege, queen; 2: archer, prince"
    start = "place:jester@b2 pass:king pass:queen"
    assert told(table(recipe, "place:jester@b2"), "pass:king", 0) == ["passed 0 king"]
    assert told(table(recipe, "place:jester@b2"), "pass:king", 1) == ["pass 0"]
    assert told(table(recipe, start), "pass:archer", 0) == ["pass 2", "received archer"]
    assert told(table(recipe, start), "pass:archer", 1) == ["pass 2", "received king"]
    assert told(table(recipe, start), "pass:archer", 2) == ["passed 2 archer", "received queen"]
    assert told(table(recipe, start), "pass:archer") == ["pass 2"]


def test_a_random_card_is_told_to_giver_and_taker() -> None:
    recipe = "3p; 0: courtesan, king; 1: thief, prince; 2: -"
    start = "place:courtesan@b2 trade:king>1"
    assert told(table(recipe, "place:courtesan@b2"), "trade:king>1", 0) == ["traded 0 1 king"]
    assert told(table(recipe, "place:courtesan@b2"), "trade:king>1", 2) == ["trade 0 1"]
    assert told(table(recipe, start), "take:thief>0", 0) == ["took 0 1 thief"]
    assert told(table(recipe, start), "take:thief>0", 1) == ["took 0 1 thief", "received king"]
    assert told(table(recipe, start), "take:thief>0", 2) == ["take 0 1"]


@pytest.mark.parametrize(
    ("board", "protected"),
    [
        ("c3 prince/0 knight/1", {"prince": "knight"}),
        ("c3 ambassador/1", {"ambassador": "ambassador"}),
        ("b1 captain/0, c1 soldier/1, f2 soldier/1", {"soldier-01": "captain"}),
        ("c3 priest/0, c4 prince/0, d3 thief/1, e5 queen/0", {"prince": "priest"}),
        ("b1 captain/0, c1 soldier/0, c2 priest/0", {"captain": "priest", "soldier-01": "captain"}),
        ("c3 priest/-, c4 prince/-", {}),
    ],
)
def test_what_protects_a_card(board: str, protected: dict[str, str]) -> None:
    assert GAME.aids(scene("2p; 0: king; 1: -", board).position, None)["protected"] == protected


def test_where_the_next_card_outside_goes() -> None:
    assert GAME.aids(scene("2p; 0: king; 1: -").position, 0)["out"] == "o1"
    assert GAME.aids(scene("2p; 0: king; 1: -", "o1 dragon/0, o3 herald/1").position, 1)["out"] == "o2"


@pytest.mark.clause("CT-3.6")
def test_only_the_seat_with_the_king_is_told_that_the_herald_calls() -> None:
    def calls(recipe: str, board: str, seat: int | None) -> bool:
        return bool(GAME.aids(scene(recipe, board).position, seat)["called"])

    herald = "o1 herald/1"
    assert [calls("2p; 0: king; 1: -", herald, seat) for seat in (0, 1, None)] == [True, False, False]
    assert not calls("2p; 0: queen; 1: king", herald, 0)
    assert not calls("2p; 0: king; 1: -", "o1 dragon/1", 0)
