"""What the tests of Castellum share."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from castelude.core.options import OptionValue
from tests.kit.castellum_editions import generous

Options = dict[str, OptionValue]


@pytest.fixture
def own_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, object], Options]:
    """Writes a card file into an owner's folder; answers the options that choose it."""
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path))

    def write(name: str, data: object) -> Options:
        folder = tmp_path / "castellum"
        folder.mkdir(exist_ok=True)
        text = data if isinstance(data, str) else json.dumps(data)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        return {"edition": name}

    return write


@pytest.fixture(params=["house", "generous"])
def options(request: pytest.FixtureRequest, own_edition: Callable[[str, object], Options]) -> Options:
    """The house edition, and one in which rewards are easily won and angels are plenty."""
    return {} if request.param == "house" else own_edition("generous", generous())
