"""Small pictures of Castel's cards, for the player aid: the emblem, on the colour of the zone."""

from castelude import svg
from castelude.games.castel.cards import COURT, KIND_IDS, KIND_OF, ON_A_CARD, OUTSIDE, RAMPART, TOWER, ZONE_OF_CARD
from castelude.games.castel.emblems import emblem

BANNERS = {COURT: "#a4332b", OUTSIDE: "#4f7a3a", RAMPART: "#b7791f", TOWER: "#3d5f8f", ON_A_CARD: "#74508f"}
PAPER = svg.PANEL


def mark(kind: str) -> str:
    """A kind of card."""
    card = list(KIND_OF).index(list(KIND_IDS).index(kind))
    return "".join(
        [
            svg.element("rect", x=-12, y=-12, width=24, height=24, rx=2, fill=PAPER, stroke="#9b917f"),
            svg.element("rect", x=-11.5, y=-10, width=3, height=20, rx=1, fill=BANNERS[ZONE_OF_CARD[card]]),
            emblem(kind, 1.5, 0, 0.75, svg.INK, PAPER),
        ]
    )
