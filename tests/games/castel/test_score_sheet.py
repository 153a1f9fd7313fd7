"""Human notation: the sheet of a game, written and read."""

import pytest

from castelude import Record, load_match, new_match
from castelude.core.errors import BadOptions, BadRecord, BadSetup
from castelude.games.castel import GAME, setup
from tests.kit import random_match
from tests.kit.castel import scene, setup_of


def sheet_of(text: str, actions: str) -> str:
    players, options, deal = setup_of(text)
    match = new_match("castel", players, options, setup=deal, manual_chance=True)
    match.apply_all(actions.split())
    return GAME.to_notation(match.record())


def body(sheet: str) -> list[str]:
    """The lines after the tags."""
    return sheet.split("\n\n", 1)[1].splitlines()


EXAMPLE = (
    "2p; 0: king, soldier; 1: archer, favourite",
    "place:soldier@b1 draw place:favourite@b2 place:archer@a1 place:king@d4 send:archer@a1 send:soldier@b1",
)


def test_a_sheet_reads_like_a_game() -> None:
    sheet = sheet_of(*EXAMPLE)
    assert sheet.startswith('[Game "Castel"]\n[Players "2"]\n[HandLimit "false"]\n')
    assert body(sheet) == [
        "1. black: soldier b1, draw",
        "2. beige: favourite b2, archer a1",
        "3. black: king d4 (send archer@a1; beige: send soldier@b1)",
        "*",
    ]


def test_chance_and_swaps_in_a_sheet() -> None:
    text = "3p; 0: fool, king; 1: queen; 2: prince; X: dragon, siege"
    sheet = sheet_of(text, "place:fool@b2 take:prince>0 take:king>1 take:queen>2 swap:prince>dragon")
    assert body(sheet)[0] == (
        "1. black: fool b2 (chance: take prince>0; chance: take king>1; chance: take queen>2), prince/dragon"
    )


def test_two_refs_and_the_outside_in_a_sheet() -> None:
    text = "2p; 0: prince, princess, dragon; 1: favourite, minstrel; minstrel two"
    actions = "place:prince@b2 place:princess@d2 place:favourite@c4 place:minstrel@c3 switch:prince@b2,favourite@c4"
    sheet = sheet_of(text, actions + " place:dragon@out draw")
    assert body(sheet)[1:3] == [
        "2. beige: favourite c4, minstrel c3 (switch prince@b2,favourite@c4)",
        "3. black: dragon out, draw",
    ]
    assert GAME.from_notation(sheet).actions[-3:] == ["switch:prince@b2,favourite@c4", "place:dragon@out", "draw"]


def test_a_minstrel_who_lays_cards_in_a_sheet() -> None:
    text = "2p; 0: prince, princess, dragon; 1: favourite, minstrel"
    actions = "place:prince@b2 place:princess@d2 place:favourite@c4 place:minstrel@c3 lay:b2=favourite lay:c4=princess"
    sheet = sheet_of(text, actions)
    assert '[Minstrel "all"]' in sheet
    assert body(sheet)[1] == "2. beige: favourite c4, minstrel c3 (lay b2=favourite; lay c4=princess)"
    assert GAME.from_notation(sheet).actions == actions.split()
    assert GAME.from_notation(sheet.replace('[Minstrel "all"]\n', "")).options["minstrel"] == "all"
    with pytest.raises(BadOptions):
        GAME.from_notation(sheet.replace('[Minstrel "all"]', '[Minstrel "both"]'))


def test_a_finished_game_names_its_winners() -> None:
    sheet = sheet_of("2p; 0: soldier; 1: -; turn_limit 2", "place:soldier@b1 draw draw draw")
    assert '[End "turn_limit"]\n[Result "black"]' in sheet
    assert body(sheet)[-1] == "black"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_go_out_and_come_back(players: int) -> None:
    for seed in range(12):
        match = random_match("castel", seed, 10_000, players)
        record = match.record()
        sheet = GAME.to_notation(record)
        assert GAME.from_notation(sheet) == record
        assert load_match(GAME.from_notation(sheet)).state() == match.state()


def test_open_games_come_back_with_every_action() -> None:
    for decisions in range(1, 60):
        record = random_match("castel", decisions, decisions, 3).record()
        assert GAME.from_notation(GAME.to_notation(record)) == record


def test_passed_turns_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that can do nothing has a line of its own; such a table is laid by hand."""
    laid = scene("3p; 0: knight, king, lady; 1: ambassador; 2: siege", "", "", piles=False).position
    monkeypatch.setattr(setup, "start", lambda *_: laid.copy())
    record = Record("castel", 3, GAME.check_options({}), {"first": 0}, ["place:king@c3", "place:knight@c3"])
    sheet = GAME.to_notation(record)
    assert body(sheet) == ["1. black: king c3, knight c3", "2. beige: -", "*"]
    assert GAME.from_notation(sheet) == record
    with pytest.raises(BadRecord):
        GAME.from_notation(sheet.replace("2. beige: -", "2. beige: -\n3. red: -"))


GOOD = sheet_of(*EXAMPLE)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Game "Castel"]', '[Game "Chess"]', "error-sheet-game"),
        ('[Game "Castel"]', "[Game Castel]", "error-sheet-tag"),
        ('[Game "Castel"]', '[Game "Castel"]\n[Game "Castel"]', "error-sheet-tag-twice"),
        ('[Players "2"]', '[Players "9"]', "error-sheet-players"),
        ('[Players "2"]\n', "", "error-sheet-players"),
        ('[Setup "', '[Setup "x', "error-sheet-setup"),
        ("1. black", "1. green", "castel-sheet-colour"),
        ("2. beige: favourite", "4. beige: favourite", "castel-sheet-turn"),
        ("soldier b1, draw", "soldier b1, draw, draw", "castel-sheet-turn"),
        ("soldier b1, draw", "soldier b2, draw", "castel-sheet-illegal"),
        ("soldier b1, draw", "soldier to b1, draw", "castel-sheet-action"),
        ("soldier b1, draw", "-", "castel-sheet-no-pass"),
        ("beige: send", "send", "castel-sheet-who"),
        ("beige: send", "red: send", "castel-sheet-who"),
        ("(send archer", "(kill archer", "castel-sheet-illegal"),
        ("\n*\n", "\nblack\n", "castel-sheet-line"),
        ('[Result "*"]', '[Result "black"]', "castel-sheet-end"),
        ('[End "-"]', '[End "out"]', "castel-sheet-end"),
    ],
)
def test_sheets_that_do_not_fit_are_refused_in_words(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadRecord) as caught:
        GAME.from_notation(GOOD.replace(old, new, 1))
    assert caught.value.message == message
    assert caught.value.words("en")
    assert caught.value.words("fr")


@pytest.mark.parametrize("text", ["", "\n", "hello", "[", '[Game "Castel"]', "1. black: draw"])
def test_texts_that_are_no_sheet(text: str) -> None:
    with pytest.raises(BadRecord):
        GAME.from_notation(text)


def test_a_setup_in_a_sheet_is_checked_as_any_other() -> None:
    with pytest.raises(BadSetup):
        GAME.from_notation('[Game "Castel"]\n[Players "2"]\n[Setup "[]"]\n')


def test_a_record_that_does_not_replay_is_no_sheet() -> None:
    players, options, deal = setup_of("2p; 0: king; 1: -")
    with pytest.raises(BadRecord):
        GAME.to_notation(Record("castel", players, GAME.check_options(options), deal, ["send:king@c3"]))
