"""What the tests of Castellum share."""

import copy
import json
from pathlib import Path

import pytest

from castelude.core.options import OptionValue
from castelude.editions import read_edition

Options = dict[str, OptionValue]


@pytest.fixture(params=["house", "generous"])
def options(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Options:
    """The house edition, and one in which rewards are easily won and angels are plenty.

    Random players seldom win a reward of the house; the generous edition leads them into every corner of the rules.
    """
    if request.param == "house":
        return {}
    data = copy.deepcopy(read_edition("castellum", "house"))
    data["edition"] = "generous"
    for fort in data["fortifications"][:4]:
        fort["income"]["angels"] = 2
    for reward in data["rewards"]:
        reward["needed"] = {"2": 1, "3": 1, "4": 1}
        for side in reward["sides"]:
            side["angels"] += 1
            side["reinforce"] += 1
    folder = tmp_path / "castellum"
    folder.mkdir()
    (folder / "generous.json").write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path))
    return {"edition": "generous"}
