"""CO-1 and CO-2: the board, options, setups."""

from typing import Any

import pytest

from castelude import get_game, new_match
from castelude.core.errors import BadOptions, BadPlayers, BadSetup
from castelude.games.castello.geometry import BY_NAME, CELLS, LAYOUTS, NAMES, section_of
from tests.kit import refused, short
from tests.kit.castello import after, castello, seen, targets


@pytest.mark.clause("CO-1.1")
def test_the_board_has_315_cells_named_by_file_and_rank() -> None:
    assert len(CELLS) == len(set(NAMES.values())) == 315
    assert {"A1", "K8", "U15"} <= set(BY_NAME)
    assert not {"V1", "A0", "A16", "a1", "A01"} & set(BY_NAME)


@pytest.mark.clause("CO-1.1")
def test_eight_directions() -> None:
    match = castello({"red": ["D8"], "black": ["U1"]})
    assert targets(match, "D8") == ["C7", "C8", "C9", "D7", "D9", "E7", "E8", "E9"]


@pytest.mark.clause("CO-1.1")
def test_the_board_does_not_wrap_around() -> None:
    match = castello({"red": ["A1", "A15", "U15"], "black": ["U1"], "castles": [], "unmoved": []})
    assert targets(match, "A1") == ["A2", "B1", "B2"]
    assert targets(match, "A15") == ["A14", "B14", "B15"]
    assert targets(match, "U15") == ["T14", "T15", "U14"]


@pytest.mark.clause("CO-1.2")
def test_three_sections_of_seven_files() -> None:
    sections = [section_of(BY_NAME[f"{letter}1"]) for letter in "ABCDEFGHIJKLMNOPQRSTU"]
    assert sections == [0] * 7 + [2] * 7 + [1] * 7


@pytest.mark.clause("CO-1.3")
def test_two_seats_with_thirty_pawns() -> None:
    assert [len(pawns) for pawns in seen(castello(), "red", "black")] == [30, 30]
    for players in (1, 3):
        with pytest.raises(BadPlayers) as caught:
            new_match("castello", players)
        assert caught.value.clause == "CO-1.3"


@pytest.mark.clause("CO-1.4")
@pytest.mark.parametrize(
    ("layout", "homes"),
    [
        ("classic", (["F13", "F3", "G8"], ["I12", "I4", "K8", "M12", "M4"], ["O8", "P13", "P3"])),
        ("brio", (["F14", "F6", "G10", "G2"], ["K13", "K3", "K8"], ["O14", "O6", "P10", "P2"])),
    ],
)
def test_eleven_castles_in_two_layouts(layout: str, homes: tuple[list[str], ...]) -> None:
    castles = seen(castello(layout=layout), "castles")
    assert len(castles) == 11
    for section, expected in zip((0, 2, 1), homes, strict=True):
        assert [c for c in castles if section_of(BY_NAME[c]) == section] == expected


@pytest.mark.clause("CO-1.5")
def test_pawns_start_on_the_two_outer_files_and_red_begins() -> None:
    red, black, unmoved, actor = seen(castello(), "red", "black", "unmoved", "actor")
    assert red == sorted(f"{letter}{rank}" for letter in "AB" for rank in range(1, 16))
    assert black == sorted(f"{letter}{rank}" for letter in "TU" for rank in range(1, 16))
    assert unmoved == sorted(red + black)
    assert actor == 0


@pytest.mark.clause("CO-1.6")
def test_a_cell_holds_one_piece() -> None:
    match = castello({"red": ["F2", "E2"], "black": ["E1"]})
    for cell in ("F3", "E1", "E2"):  # a castle, a black pawn, a red pawn
        assert refused(match, f"F2-{cell}") == "CO-4.1"


@pytest.mark.clause("CO-2.1")
def test_options_have_defaults() -> None:
    assert seen(castello(), "options") == {"layout": "classic", "repetition": 3, "quiet_limit": 400}


@pytest.mark.clause("CO-2.1")
@pytest.mark.parametrize(
    "options",
    [
        {"layout": "modern"},
        {"layout": None},
        {"layout": ["classic"]},
        {"repetition": 1},
        {"repetition": 10},
        {"repetition": -1},
        {"repetition": True},
        {"repetition": False},
        {"repetition": 3.0},
        {"repetition": "3"},
        {"quiet_limit": 10001},
        {"quiet_limit": -1},
        {"quiet_limit": False},
        {"quiet_limit": None},
        {"colour": "blue"},
    ],
    ids=str,
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        castello(None, **options)
    assert caught.value.clause == "CO-2.1"


@pytest.mark.clause("CO-2.1")
@pytest.mark.parametrize("options", [{"repetition": 0}, {"repetition": 9}, {"quiet_limit": 10000}, {"quiet_limit": 0}])
def test_the_ends_of_the_ranges_are_allowed(options: dict[str, Any]) -> None:
    assert seen(castello(None, **options), "options").items() >= options.items()


@pytest.mark.clause("CO-2.2")
def test_a_setup_gives_any_position() -> None:
    match = castello(
        {
            "first": 1,
            "red": ["B2", "C3"],
            "black": ["T4", "R5"],
            "captured": {"pawns": [3, 4], "castles": [["M4"], ["F3", "I4"]]},
            "unmoved": ["T4"],
        }
    )
    state = match.state()
    assert state["actor"] == 1
    assert state["red"] == ["B2", "C3"]
    assert state["captured_pawns"] == [3, 4]
    assert state["captured_castles"] == [["M4"], ["F3", "I4"]]
    assert state["castles"] == sorted(set(LAYOUTS["classic"]) - {"M4", "F3", "I4"})
    assert state["unmoved"] == ["T4"]


@pytest.mark.clause("CO-2.2")
def test_pawns_on_their_starting_cells_are_unmoved_by_default() -> None:
    assert seen(castello({"red": ["A3", "C3", "T8"], "black": ["U1", "B1"]}), "unmoved") == ["A3", "U1"]


BAD_SETUPS: list[Any] = [
    (None, "CO-2.3 setup-object where=setup value=null known=first, red, black, captured, castles, unmoved"),
    ([], "CO-2.3 setup-object where=setup value=[] known=first, red, black, captured, castles, unmoved"),
    ("first", 'CO-2.3 setup-object where=setup value="first" known=first, red, black, captured, castles, unmoved'),
    ({"colour": 1}, 'CO-2.3 setup-key where=setup key="colour" known=first, red, black, captured, castles, unmoved'),
    ({"first": True}, "CO-2.3 setup-first value=true"),
    ({"first": None}, "CO-2.3 setup-first value=null"),
    ({"first": 0.0}, "CO-2.3 setup-first value=0.0"),
    ({"red": None}, "CO-2.3 setup-list where=red value=null"),
    ({"red": "A1"}, 'CO-2.3 setup-list where=red value="A1"'),
    ({"red": {"A1": 1}}, 'CO-2.3 setup-list where=red value={"A1": 1}'),
    ({"red": [1]}, "CO-2.3 setup-cell where=red value=1"),
    ({"red": [["A1"]]}, 'CO-2.3 setup-cell where=red value=["A1"]'),
    ({"red": ["A1", "A1"]}, "CO-2.3 setup-twice where=red cell=A1"),
    ({"red": ["V1"]}, 'CO-2.3 setup-cell where=red value="V1"'),
    ({"red": ["A16"]}, 'CO-2.3 setup-cell where=red value="A16"'),
    (
        {"red": [f"{letter}{rank}" for letter in "ABC" for rank in range(1, 16)][:31]},
        "CO-2.3 setup-too-many-pawns where=red number=31",
    ),
    ({"black": ["B1"]}, "CO-2.3 setup-shared cell=B1 one=red other=black"),  # a red pawn starts there
    ({"castles": None}, "CO-2.3 setup-list where=castles value=null"),
    ({"castles": ["K8", "K8"]}, "CO-2.3 setup-twice where=castles cell=K8"),
    ({"castles": ["A1"]}, "CO-2.3 setup-no-castle where=castles cell=A1 layout=classic"),
    ({"castles": ["K8"], "captured": {"castles": [["K8", "O8"], []]}}, "CO-2.3 setup-standing-and-captured cell=K8"),
    ({"captured": None}, "CO-2.3 setup-object where=captured value=null known=pawns, castles"),
    ({"captured": []}, "CO-2.3 setup-object where=captured value=[] known=pawns, castles"),
    ({"captured": {"kings": 1}}, 'CO-2.3 setup-key where=captured key="kings" known=pawns, castles'),
    ({"captured": {"pawns": None}}, "CO-2.3 setup-captured-pawns value=null"),
    ({"captured": {"pawns": [0]}}, "CO-2.3 setup-captured-pawns value=[0]"),
    ({"captured": {"pawns": [0, 0, 0]}}, "CO-2.3 setup-captured-pawns value=[0, 0, 0]"),
    ({"captured": {"pawns": [0, True]}}, "CO-2.3 setup-captured-pawns value=[0, true]"),
    ({"captured": {"pawns": [0, -1]}, "red": []}, "CO-2.3 setup-captured-pawns value=[0, -1]"),
    ({"captured": {"pawns": [28, 0]}, "black": []}, "CO-2.3 setup-captured-pawns value=[28, 0]"),
    (
        {"captured": {"pawns": [26, 0]}, "black": ["C1", "C2", "C3", "C4", "C5"]},
        "CO-2.3 setup-box seat=0 captured=26 standing=5",
    ),
    (
        {"captured": {"pawns": [0, 26]}, "red": ["C1", "C2", "C3", "C4", "C5"]},
        "CO-2.3 setup-box seat=1 captured=26 standing=5",
    ),
    ({"captured": {"castles": None}}, "CO-2.3 setup-two-lists value=null"),
    ({"captured": {"castles": [[]]}}, "CO-2.3 setup-two-lists value=[[]]"),
    ({"captured": {"castles": [["I4"], ["I4"]]}}, "CO-2.3 setup-taken-twice cell=I4"),
    ({"captured": {"castles": [["I4", "I4"], []]}}, "CO-2.3 setup-twice where=captured.castles cell=I4"),
    ({"captured": {"castles": [["I4", "I12", "M4", "M12"], []]}}, "CO-2.3 setup-too-many-castles seat=0 number=4"),
    ({"captured": {"castles": [[], ["O8"]]}}, "CO-2.3 setup-own-home seat=1 cell=O8"),
    ({"captured": {"castles": [["I4", "K8"], []]}}, "CO-2.3 setup-middle seat=0"),
    ({"captured": {"castles": [["A1"], []]}}, "CO-2.3 setup-no-castle where=captured.castles cell=A1 layout=classic"),
    ({"unmoved": None}, "CO-2.3 setup-list where=unmoved value=null"),
    ({"unmoved": ["A1", "A1"]}, "CO-2.3 setup-twice where=unmoved cell=A1"),
    ({"red": ["A1"], "unmoved": ["A2"]}, "CO-2.3 setup-unmoved cell=A2"),
    ({"red": ["T1"], "black": [], "unmoved": ["T1"]}, "CO-2.3 setup-unmoved cell=T1"),
]


@pytest.mark.clause("CO-2.3")
@pytest.mark.parametrize(("setup", "reason"), BAD_SETUPS)
def test_impossible_setups_are_refused_with_a_reason(setup: Any, reason: str) -> None:  # noqa: ANN401 anything
    with pytest.raises(BadSetup) as caught:
        castello_from(setup)
    assert short(caught.value) == reason
    assert caught.value.words("en") != caught.value.words("fr")


def castello_from(setup: Any) -> None:  # noqa: ANN401 anything
    game = get_game("castello")
    game.start(2, game.check_options({}), setup)


@pytest.mark.clause("CO-2.3")
@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"captured": {}},
        {"captured": {"castles": [["K8", "O8"], ["F3"]]}},
        {"captured": {"pawns": [27, 0]}, "black": ["C1", "C2", "C3"]},
        {"unmoved": []},
        {"castles": []},
    ],
    ids=str,
)
def test_possible_setups_are_played(setup: dict[str, Any]) -> None:
    assert castello(setup).legal()


@pytest.mark.clause("CO-2.4")
def test_pieces_left_out_count_for_nobody() -> None:
    match = castello({"red": ["C3"], "black": ["S3"], "castles": ["K8"]})
    assert seen(match, "captured_pawns", "captured_castles") == [[0, 0], [[], []]]
    assert match.result().scores == [0, 0]


@pytest.mark.clause("CO-2.5")
def test_every_seed_gives_the_normal_start() -> None:
    for seed in (0, 1, 2**80):
        assert new_match("castello", seed=seed).record().setup == {"first": 0}


@pytest.mark.clause("CO-2.5")
def test_the_record_keeps_the_setup_as_given_and_all_options() -> None:
    setup = {"red": ["C3"], "first": 1}
    record = after(castello(setup, quiet_limit=7), "T3-S3").record()
    assert record.setup == setup
    assert record.options == {"layout": "classic", "repetition": 3, "quiet_limit": 7}
    assert record.actions == ["T3-S3"]
