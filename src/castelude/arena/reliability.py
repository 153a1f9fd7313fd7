"""Whether chances are true: bins of chances with what came of them, their mean error, and the plot of both."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from castelude.palette import seat_inks

BINS = 10
LEAST = 1e-4
SIZE, MARGIN = 420, 60


@dataclass(frozen=True)
class Bin:
    """Chances that lie near each other: how many, their mean, and the mean share that was won."""

    count: int
    chance: float
    share: float


def bins_of(pairs: Iterable[tuple[float, float]]) -> list[Bin]:
    """Chances and results in ten equal steps of the chance; steps without any are left out."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in pairs:
        groups[min(int(chance * BINS), BINS - 1)].append((chance, share))
    return [
        Bin(len(group), sum(chance for chance, _ in group) / len(group), sum(share for _, share in group) / len(group))
        for group in groups
        if group
    ]


def error_of(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far chance and share lie apart, each bin by its count."""
    count = sum(one.count for one in bins)
    return sum(one.count * abs(one.chance - one.share) for one in bins) / count


def loss_of(pairs: Sequence[tuple[float, float]]) -> float:
    """The cross entropy of chances and results: the smaller, the better they predict."""
    held = [(min(max(chance, LEAST), 1 - LEAST), share) for chance, share in pairs]
    return -sum(share * math.log(chance) + (1 - share) * math.log(1 - chance) for chance, share in held) / len(held)


def drawn(before: Sequence[Bin], after: Sequence[Bin]) -> str:
    """The reliability plot as SVG: what was said against what came of it; the diagonal is the truth."""
    end = SIZE - MARGIN
    wide = end - MARGIN
    inks = seat_inks("", 2)

    def place(one: Bin) -> tuple[float, float]:
        return MARGIN + one.chance * wide, end - one.share * wide

    middle = SIZE / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" font-size="13">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fbf8f1"/>',
        f'<text x="{middle}" y="{SIZE - 14}" text-anchor="middle">chance shown (%)</text>',
        f'<text x="16" y="{middle}" text-anchor="middle" transform="rotate(-90 16 {middle})">won (%)</text>',
        f'<path d="M{MARGIN} {end}L{end} {MARGIN}" stroke="#8a7f66" stroke-dasharray="5 4"/>',
    ]
    for tenth in range(0, BINS + 1, 2):
        at = tenth / BINS * wide
        parts.append(f'<path d="M{MARGIN} {end - at:.0f}H{end}M{MARGIN + at:.0f} {end}V{MARGIN}" stroke="#d8cfbb"/>')
        parts.append(f'<text x="{MARGIN + at:.0f}" y="{end + 18}" text-anchor="middle">{10 * tenth}</text>')
        parts.append(f'<text x="{MARGIN - 8}" y="{end - at + 4:.0f}" text-anchor="end">{10 * tenth}</text>')
    largest = max(one.count for one in after)
    curves = (("as the search says", before, inks[1], "4 3"), ("as it is shown", after, inks[0], "none"))
    for row, (name, bins, ink, dashes) in enumerate(curves):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, bins))
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        parts.append(f'<text x="{MARGIN + 10}" y="{MARGIN + 14 + 18 * row}" fill="{ink}">{name}</text>')
    for one in after:
        x, y = place(one)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 6 * (one.count / largest) ** 0.5:.1f}" fill="{inks[0]}"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
