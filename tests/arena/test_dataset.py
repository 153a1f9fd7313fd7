"""`castelude games generate` and `export`: games of self-play, and their decisions as a table."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from castelude import new_match
from castelude.cli import main
from castelude.encoding import Encoding

GENERATE = ["games", "generate", "castel", "--contestant", "greedy", "--workers", "1", "--quiet", "--lang", "en", "-o"]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "castel.jsonl"
    assert main([*GENERATE, str(path), "--games", "2"]) == 0
    return path


def test_a_stopped_run_goes_on(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short, whole = tmp_path / "short.jsonl", games.read_text()
    assert main([*GENERATE, str(short), "--games", "1"]) == 0
    with short.open("a") as file:
        file.write('{"game": "castel", "mov')  # stopped while it wrote
    assert main([*GENERATE, str(short), "--games", "2"]) == 0
    assert short.read_text() == whole
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 games with ")
    assert main([*GENERATE, str(short), "--games", "2", "--seed", "5"]) == 2
    assert short.read_text() == whole


def test_decisions_as_lines(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The rows are the games: played again by their actions they end as they say."""
    out = tmp_path / "rows.jsonl"
    assert main(["games", "export", str(games), "-o", str(out), "--lang", "en"]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert f"{len(rows)} decisions in" in capsys.readouterr().out
    assert {row["deal"] for row in rows} == {1, 2}
    for deal in (1, 2):
        own = [row for row in rows if row["deal"] == deal]
        match = new_match("castel", own[0]["players"], seed=deal, manual_chance=True)
        for ply, row in enumerate(own):
            assert (row["ply"], row["legal"]) == (ply, len(match.legal()))
            if row["seat"] >= 0:
                assert row["seat"] == match.seat
                assert row["position"] == json.loads(json.dumps(match.view(match.seat)))
                assert 0 <= row["value"] <= 1
            match.apply(row["action"])
        winners = match.result().winners
        assert all(row["share"] == (row["seat"] in winners) / len(winners) for row in own if row["seat"] >= 0)


def test_decisions_as_parquet(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    assert main(["games", "export", str(games), "-o", str(out)]) == 0
    table = pyarrow.parquet.read_table(out)
    assert table.column_names[:4] == ["game", "players", "deal", "ply"]
    encoding = Encoding("castel")
    match = new_match("castel", seed=1, manual_chance=True)
    for row in table.slice(0, 20).to_pylist():
        if row["seat"] >= 0:
            seen = np.frombuffer(row["position"], np.uint8)
            assert (seen == encoding.observation(match.position, row["seat"])).all()
        assert encoding.text(match.position, row["index"]) == row["action"]
        match.apply(row["action"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["GAMES", "-o", "rows.csv"], "ends with .parquet"),
        (["GAMES", "-o", "rows.jsonl", "--positions", "observation"], "ends with .parquet"),
        (["missing.jsonl", "-o", "rows.jsonl"], "missing.jsonl"),
        (["other.jsonl", "-o", "rows.jsonl"], "is not a file that castelude games generate wrote"),
    ],
)
def test_what_cannot_be_exported(
    words: list[str],
    reason: str,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("other.jsonl").write_text('{"game": "castel"}\n')
    assert main(["games", "export", *[str(games) if word == "GAMES" else word for word in words], "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
