"""Games of other distributions are found, speak, play and can be thought about."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude import all_games, get_game, load_match, new_match, read_record
from castelude.cli import main
from castelude.core.errors import BadSetup, IllegalAction, UnknownGame
from castelude.core.game import AnyGame
from castelude.rulebook.specification import rulebook
from castelude.texts import LANGUAGES, catalogue, say
from tests.kit import elsewhere


@pytest.fixture
def heaps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[AnyGame]:
    with monkeypatch.context() as patch:
        elsewhere.install(patch, tmp_path / "site")
        yield get_game("heaps")
    elsewhere.forget()


def test_a_game_of_another_distribution_is_found(heaps: AnyGame) -> None:
    assert list(all_games()) == ["castel", "castellan", "castello", "castellum", "heaps"]
    assert [say("heaps-name", lang) for lang in ("en", "fr")] == ["Heaps", "Tas"]
    for lang in LANGUAGES:
        assert "heaps-log =" in catalogue("heaps", lang)
        assert f"# {say('heaps-name', lang)}" in rulebook(heaps, lang)
    assert catalogue("nowhere", "en") == ""


def test_without_it_nothing_of_it_is_known() -> None:
    with pytest.raises(UnknownGame):
        get_game("heaps")
    with pytest.raises(LookupError):
        say("heaps-name")


def test_it_plays_by_the_same_doors(heaps: AnyGame) -> None:
    match = new_match("heaps", 2, {"heaps": 2}, setup={"heaps": [2, 1], "first": 0})
    assert match.legal() == ["a1", "a2", "b1"]
    with pytest.raises(IllegalAction) as caught:
        match.apply("b2")
    assert caught.value.verdict.words("fr") == "Le tas b a moins de 2 pierres."
    match.apply_all(["a2", "b1"])
    assert match.result().winners == [1]
    assert load_match(read_record(match.record().to_json())).state() == match.state()
    assert heaps.from_notation(heaps.to_notation(match.record())) == match.record()
    twin = pickle.loads(pickle.dumps(match.position))
    assert heaps.state(twin) == match.state()
    with pytest.raises(BadSetup):
        new_match("heaps", 2, setup={"heaps": [2, 1], "first": 0})


def test_a_small_game_can_keep_the_contract(
    heaps: AnyGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["check", "heaps", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:8] for line in lines[:-1]] == ["ok      "] * 20
    assert lines[-1] == "Heaps keeps every promise."
    monkeypatch.setattr(type(heaps), "hidden", True)
    assert main(["check", "heaps", "--lang", "fr"]) == 1
    out = capsys.readouterr().out
    assert "BROKEN  Ce qui est caché est déclaré\n        2 seats: `hidden` is True, but resampling finds 1" in out
    assert out.endswith("Tas manque à une promesse.\n")
