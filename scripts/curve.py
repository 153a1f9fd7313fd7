"""Plots strength against search effort: results files of `castelude arena ladder` as one SVG.

Usage: python -m scripts.curve RESULTS... -o docs/images/scaling.svg
Contestants are told apart by their `nodes=`; each file is one line in the plot.
"""

import argparse
import json
import math
import re
from pathlib import Path

from castelude.arena.fixtures import Outcome
from castelude.arena.rating import Rating, rate
from castelude.palette import seat_inks

WIDTH, HEIGHT, MARGIN = 680, 400, 80
INKS = seat_inks("", 5)


def read(path: Path) -> tuple[str, list[tuple[int, Rating]]]:
    """The game of a results file, and each budget with its rating."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    plan = lines[0]["plan"]
    outcomes = [Outcome(**{**line, "seats": tuple(line["seats"])}) for line in lines[1:] if "deal" in line]
    found = rate(plan["contestants"], outcomes)
    return plan["game"], [(nodes(rating.name), rating) for rating in found]


def nodes(name: str) -> int:
    match = re.search(r"nodes=(\d+)", name)
    if match is None:
        raise SystemExit(f"{name} has no nodes=")
    return int(match[1])


def draw(curves: list[tuple[str, list[tuple[int, Rating]]]]) -> str:
    """Elo over doublings, each curve from its own first budget at 0, with 95 % limits as bars."""
    doublings = max(math.log2(points[-1][0] / points[0][0]) for _, points in curves)
    top = max(rating.elo_high for _, points in curves for _, rating in points) * 1.05

    def x(value: float) -> float:
        return MARGIN + value / doublings * (WIDTH - 2 * MARGIN)

    def y(elo: float) -> float:
        return HEIGHT - MARGIN - elo / top * (HEIGHT - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 18}" text-anchor="middle">doublings of the number of positions</text>',
        f'<text x="18" y="{HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 18 {HEIGHT / 2})">Elo</text>',
    ]
    for step in range(round(doublings) + 1):
        parts.append(f'<text x="{x(step):.0f}" y="{HEIGHT - MARGIN + 20}" text-anchor="middle">{step}</text>')
    for elo in range(0, int(top) + 1, 100):
        parts.append(f'<path d="M{MARGIN} {y(elo):.1f}H{WIDTH - MARGIN}" stroke="#d8cfbb"/>')
        parts.append(f'<text x="{MARGIN - 8}" y="{y(elo) + 4:.1f}" text-anchor="end">{elo}</text>')
    for ink, (game, points) in zip(INKS, curves, strict=False):
        first = points[0][0]
        places = [(x(math.log2(budget / first)), rating) for budget, rating in points]
        path = " ".join(f"{left:.1f},{y(rating.elo):.1f}" for left, rating in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2.5"/>')
        for left, rating in places:
            low, high = y(max(0.0, rating.elo_low)), y(max(0.0, rating.elo_high))
            parts.append(f'<path d="M{left:.1f} {low:.1f}V{high:.1f}" stroke="{ink}"/>')
            parts.append(f'<circle cx="{left:.1f}" cy="{y(rating.elo):.1f}" r="4" fill="{ink}"/>')
        left, last = places[-1]
        parts.append(f'<text x="{left + 8:.1f}" y="{y(last.elo) + 4:.1f}" fill="{ink}">{game}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("-o", "--output", type=Path, required=True)
    args = parser.parse_args()
    args.output.write_text(draw([read(path) for path in args.results]), encoding="utf-8")


if __name__ == "__main__":
    main()
