"""Terminal play, as a person types it."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from castelude import Match, new_match
from castelude.cli import main
from castelude.terminal import COMMANDS, Table, command_words, words_for
from castelude.texts import LANGUAGES, say


def typed(*lines: str) -> Callable[[str], str]:
    """A reader that gives these lines and then the end of the input."""
    rest: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        print(prompt, end="")
        try:
            line = next(rest)
        except StopIteration:
            raise EOFError from None
        print(line)
        return line

    return read


def play(match: Match, *lines: str, people: tuple[int, ...] = (0,), lang: str = "en") -> Table:
    table = Table(match, list(people), lang, typed(*lines), seed=1)
    assert table.run() == 0
    return table


def start() -> Match:
    return new_match("castello", seed=1)


def test_a_move_and_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    match = play(start(), "B5-D5").match
    assert match.actions[0] == "B5-D5"
    assert len(match.actions) >= 2
    out = capsys.readouterr().out
    assert "A B C D E F G | H I J" in out
    assert f"Black plays {match.actions[1]}" in out
    assert out.endswith("Goodbye.\n")


def test_small_letters_are_understood() -> None:
    assert play(start(), "b5-d5").match.actions[0] == "B5-D5"


def test_refusals_name_the_clause_and_ask_again(capsys: pytest.CaptureFixture[str]) -> None:
    match = play(start(), "A1-D1", "", "B5-D5").match
    assert match.actions[0] == "B5-D5"
    assert "(CO-4.1)" in capsys.readouterr().out


def test_several_actions_on_a_line() -> None:
    match = new_match("castello", setup={"red": ["A1"], "black": ["B1", "D1", "U1"], "castles": []})
    assert play(match, "A1-C1 C1-E1").match.actions[:2] == ["A1-C1", "C1-E1"]
    match = new_match("castello", setup={"red": ["A1"], "black": ["B1", "U1"], "castles": []})
    assert play(match, "A1-C1 C1-E1").match.actions[0] == "A1-C1"


def test_help_lists_every_command_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    play(start(), "help", lang="en")
    english = capsys.readouterr().out
    play(start(), "aide", lang="fr")
    french = capsys.readouterr().out
    for lang, out in (("en", english), ("fr", french)):
        for command in COMMANDS:
            first = say(f"play-words-{command}", lang).split(",")[0]
            assert re.search(rf"^  {first}\b", out, re.MULTILINE), (lang, command)


def test_every_word_means_one_command() -> None:
    for lang in LANGUAGES:
        words = [word.strip() for command in COMMANDS for word in say(f"play-words-{command}", lang).split(",")]
        assert len(words) == len(set(words))
    known = command_words()
    assert set(known.values()) == set(COMMANDS)
    assert sum(len(words_for(f"play-words-{command}")) for command in COMMANDS) == len(known)
    assert (known["?"], known["aide"], known["regles"], known["exit"]) == ("help", "help", "rule", "quit")


def test_moves_can_be_listed_from_a_start(capsys: pytest.CaptureFixture[str]) -> None:
    play(start(), "moves A1-", "moves Z")
    out = capsys.readouterr().out
    assert "A1-C1  A1-C3" in out
    assert "begins with Z" in out


def test_why_and_rule(capsys: pytest.CaptureFixture[str]) -> None:
    play(start(), "why B5-D5", "why a1-a9", "rule co-4.3", "rule")
    out = capsys.readouterr().out
    assert "Possible: " in out
    assert "Not possible: " in out
    assert "CO-4.3 " in out
    assert "CO-10.4" in out


def test_undo_takes_back_to_the_last_own_decision(capsys: pytest.CaptureFixture[str]) -> None:
    match = play(start(), "undo", "B5-D5", "undo").match
    assert match.actions == []
    assert "not played anything yet" in capsys.readouterr().out
    match = play(start(), "B5-D5", "B6-D6", "annuler").match
    assert "B5-D5" in match.actions
    assert "B6-D6" not in match.actions


def test_a_hint_names_a_legal_action(capsys: pytest.CaptureFixture[str]) -> None:
    setup = {"red": ["A1"], "black": ["B1", "F1"], "captured": {"pawns": [27, 0]}}
    play(new_match("castello", setup=setup), "hint", "conseil")
    said = capsys.readouterr().out
    for words in ("Hint: A1-C1.", "It wins the game.", "Your chance of winning is then about 100%."):
        assert said.count(words) == 2


def test_the_level_of_the_bots_is_named_and_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    play(start(), "quit", lang="fr")
    assert "niveau\u00a0: amateur" in capsys.readouterr().out
    assert main(["play", "castello", "--level", "god", "--lang", "en"]) == 2
    assert "There is no level" in capsys.readouterr().err


def test_resigning_asks_first(capsys: pytest.CaptureFixture[str]) -> None:
    table = play(start(), "resign", "n", "B5-D5", "resign", "y", "B6-D6")
    assert "B6-D6" not in table.match.actions
    assert "Red has resigned" in capsys.readouterr().out


def test_save_and_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "saved.json"
    match = play(start(), "B5-D5", "save", f"save {path}", f"save {tmp_path}/no/way", "quit").match
    assert json.loads(path.read_text()) == match.record().to_json()
    out = capsys.readouterr().out
    assert "save FILE" in out
    assert "cannot be written" in out


def test_the_end_is_announced(capsys: pytest.CaptureFixture[str]) -> None:
    setup = {"red": ["A1"], "black": ["B1", "F1"], "captured": {"pawns": [27, 0]}}
    play(new_match("castello", setup=setup), "A1-C1")
    out = capsys.readouterr().out
    assert "Red wins: 28 pawns" in out
    assert out.endswith("Score: Red 0, Black 0\nRed wins.\n")
    play(new_match("castello", options={"quiet_limit": 1}, seed=1), "B5-D5")
    assert capsys.readouterr().out.endswith("a draw.\n")


def test_hot_seat_asks_both_people(capsys: pytest.CaptureFixture[str]) -> None:
    match = play(start(), "B5-D5", "T5-R5", "B6-D6", people=(0, 1)).match
    assert match.actions == ["B5-D5", "T5-R5", "B6-D6"]
    assert "Black> T5-R5" in capsys.readouterr().out


def test_the_opponent_begins_when_it_has_the_first_seat() -> None:
    match = play(start(), people=(1,)).match
    assert len(match.actions) >= 1
