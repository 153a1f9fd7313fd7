"""Two random players finish a game of Castello; then its record is stored, and a picture is drawn."""

import json
from pathlib import Path

import castelude

match = castelude.new_match("castello", options={"layout": "brio"}, seed=7)
rng = castelude.Rng(1)
while not match.result().over:
    legal = match.legal()
    match.apply(legal[rng.below(len(legal))])

result = match.result()
print(match.state()["end"], result.scores, result.winners)

Path("game.json").write_text(json.dumps(match.record().to_json()))
Path("board.svg").write_text(match._repr_svg_())
again = castelude.load_match(castelude.read_record(json.loads(Path("game.json").read_text())))
assert again.state() == match.state()
