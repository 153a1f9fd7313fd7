"""The emblems of the 37 kinds: one to four plain shapes each, in a square from -12 to 12 with its middle at 0.

A shape is a path and how it is drawn: FILL in ink, HOLE in the colour of the card, LINE as a stroke of ink, CUT as a
stroke in the colour of the card.
"""

from castelude import svg

FILL, HOLE, LINE, CUT = "fill", "hole", "line", "cut"
Shape = tuple[str, str]


def dot(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    side, across = svg.number(r), svg.number(2 * r)
    arc = f"a{side} {side} 0 1 0 "
    return f"M{svg.number(x - r)} {svg.number(y)}{arc}{across} 0{arc}-{across} 0z"


EMBLEMS: dict[str, tuple[Shape, ...]] = {
    # court
    "ambassador": ((FILL, "M-11-8h22v16h-22z"), (CUT, "M-11-8L0 2 11-8"), (HOLE, dot(0, 4, 2.2))),
    "assassin": ((FILL, "M0 13L-3-1h6zM-8-4h16v3h-16zM-1.7-12h3.4v8h-3.4z"),),
    "minstrel": (
        (FILL, "M-3.5 0Q-8 3-7 8Q-5 13 0 13Q5 13 7 8Q8 3 3.5 0L2-3h-4z"),
        (FILL, "M-1.3-13h2.6v11h-2.6zM-4-13h8v2.4h-8z"),
        (HOLE, dot(0, 6, 2.3)),
    ),
    "jester": (
        (FILL, "M-11-3Q-8 2-7 9h14Q8 2 11-3Q5-6 3 1Q3-8 0-10Q-3-8-3 1Q-5-6-11-3z"),
        (FILL, dot(-11, -4, 2.2) + dot(0, -11, 2.2) + dot(11, -4, 2.2)),
        (CUT, "M-7 5.5h14"),
    ),
    "black-knight": (
        (FILL, "M-9-9Q0-14 9-9V4Q8 12 0 13Q-8 12-9 4z"),
        (HOLE, "M-6.5-4h13v2.8h-13z"),
        (CUT, "M0 1v9M-4 3v5M4 3v5"),
    ),
    "advisor": ((FILL, "M-10 12Q-4-4 11-12Q10 2-3 7L-7 12z"), (CUT, "M-7 8Q0 0 8-9")),
    "courtier": (
        (FILL, "M-12 5Q0 0 12 5Q0 12-12 5z"),
        (FILL, "M-6 3Q-6-7 0-7Q6-7 6 3z"),
        (LINE, "M5-4Q6-12 12-10Q10-5 5-3"),
    ),
    "courtesan": ((FILL, "M0 12L-12-4Q-6-11 0-11Q6-11 12-4z"), (CUT, "M0 11L-7-8M0 11V-10M0 11L7-8")),
    "lady": ((FILL, dot(0, -4, 8)), (HOLE, dot(0, -4, 5)), (FILL, "M-1.8 3h3.6v10h-3.6z")),
    "spy": ((FILL, "M-13 0Q0-12 13 0Q0 12-13 0z"), (HOLE, dot(0, 0, 4.6)), (FILL, dot(0, 0, 2.2))),
    "favourite": (
        (FILL, dot(0, -5, 7)),
        (CUT, "M-3.5-6.5Q0-10 3-6.5Q4-2 0-2.5Q-2-4 0-6"),
        (LINE, "M0 2V13M0 9Q6 9 7 4"),
    ),
    "fool": (
        (FILL, "M-12-6Q-5-9 0-6Q5-9 12-6Q12 5 5 6Q2 6 0 2Q-2 6-5 6Q-12 5-12-6z"),
        (HOLE, "M-9-1Q-6-4-3-1Q-6 1.5-9-1zM9-1Q6-4 3-1Q6 1.5 9-1z"),
    ),
    "schemer": ((LINE, "M-11-4H8M3-9L9-4L3 1M11 5H-8M-3 0L-9 5L-3 10"),),
    "merchant": (
        (FILL, dot(-5, 5, 6) + dot(6, 5, 6)),
        (CUT, dot(0.5, -5, 6.8)),
        (FILL, dot(0.5, -5, 6)),
        (CUT, "M-1-5h3"),
    ),
    "prince": ((FILL, "M-9 7L-11-4L-4 1L0-8L4 1L11-4L9 7z"),),
    "priest": ((FILL, "M-2.3-13h4.6v7h6.7v4.6h-6.7V13h-4.6V-1.4h-6.7V-6h6.7z"),),
    "charming": ((FILL, "M0 12Q-13 2-11-5Q-7-12 0-5Q7-12 11-5Q13 2 0 12z"),),
    "princess": (
        (FILL, "M0-13Q6-5 2.5 3h-5Q-6-5 0-13z"),
        (FILL, "M3.5 3Q13 3 11-5Q7-9 5-3zM-3.5 3Q-13 3-11-5Q-7-9-5-3z"),
        (FILL, "M-7 4h14v2.8h-14zM-2 8h4l1.5 5h-7z"),
    ),
    "queen": (
        (FILL, "M-9 8L-11-3Q-6 0-5-6Q-1-3 0-9Q1-3 5-6Q6 0 11-3L9 8z"),
        (FILL, dot(-11, -5, 1.8) + dot(-5, -8, 1.8) + dot(0, -11, 1.8) + dot(5, -8, 1.8) + dot(11, -5, 1.8)),
    ),
    "king": ((FILL, "M-11 10V-7L-5 0L0-12L5 0L11-7V10z"), (CUT, "M-11 5.5h22")),
    "thief": (
        (FILL, dot(-5, -6, 6)),
        (HOLE, dot(-5, -6, 2.6)),
        (FILL, "M-2.6-3.6L0-6.2L11 5V9H8V6.6L6 8.6L3.6 6.2L5.6 4.2z"),
    ),
    # outside
    "barbarian": ((LINE, "M-7 13L3-10"), (FILL, "M1-12Q13-12 12 1Q6 1 3-4L-1-6z")),
    "dragon": (
        (FILL, "M1-13Q10-4 8 4Q6 12 0 13Q-7 12-8 4Q-8-1-4-5Q-4 0-1 1Q3-5 1-13z"),
        (HOLE, "M0 4Q4 8 0 11Q-4 8 0 4z"),
    ),
    "enchanter": ((LINE, "M-9 13L3-3"), (FILL, "M5-13L7-8L12-7.6L8-4L9 1L5-1.6L1 1L2-4L-2-7.6L3-8z")),
    "fairy": (
        (FILL, "M-1 2Q-3-12-12-10Q-13 2-1 2zM1 2Q3-12 12-10Q13 2 1 2z"),
        (FILL, "M-1 3Q-10 3-8 11Q-2 12-1 3zM1 3Q10 3 8 11Q2 12 1 3z"),
    ),
    "herald": (
        (FILL, "M-13-5L4-8V2L-13-2z"),
        (FILL, "M5-10L12-13V7L5 4z"),
        (FILL, "M-8 1h10v12l-5-3.4l-5 3.4z"),
    ),
    "siege": (
        (FILL, "M-12 2h24v4h-24z" + dot(-7, 9, 3.6) + dot(7, 9, 3.6)),
        (LINE, "M-5 2L7-9"),
        (FILL, dot(8, -9.5, 3.4)),
    ),
    # ramparts
    "captain": (
        (FILL, "M-9 6Q-9-8 0-8Q9-8 9 6z"),
        (FILL, "M-12 6h24v3.4h-24z"),
        (FILL, "M-1-8Q0-15 10-11Q6-10 3-7z"),
    ),
    "traitor": (
        (FILL, "M-2.2 2h4.4L1 13h-2z"),
        (FILL, "M-5-1h10v3h-10z"),
        (FILL, "M0-13Q7-7 4.5-2h-9Q-7-7 0-13z"),
    ),
    "soldier": ((FILL, "M-9-11H9V-1Q9 8 0 13Q-9 8-9-1z"), (CUT, "M0-11V12M-9-2H9")),
    # towers
    "alchemist": (
        (FILL, "M-3.4-10h6.8v7L10 10Q10 13 7 13h-14Q-10 13-10 10L-3.4-3zM-5-13h10v2.6h-10z"),
        (HOLE, dot(-2, 7, 2.2) + dot(3.4, 9, 1.5)),
    ),
    "archer": ((LINE, "M-3-12Q12 0-3 12M-3-12V12"), (LINE, "M-12 0H11M7-4L11 0L7 4")),
    "ghost": (
        (FILL, "M-9 12V-2Q-9-13 0-13Q9-13 9-2V12L6 8.6L3 12L0 8.6L-3 12L-6 8.6z"),
        (HOLE, dot(-3.4, -3, 2) + dot(3.4, -3, 2)),
    ),
    "watchman": (
        (FILL, "M-7-5H7L6 11H-6zM-8-7L-3-10H3L8-7z"),
        (HOLE, "M-4-2.6H4L3.4 8.4h-6.8z"),
        (FILL, "M0-1Q4 4 0 7Q-4 4 0-1z"),
        (LINE, "M-3-10Q0-15 3-10"),
    ),
    "wizard": ((FILL, "M0-13L7 5h-14z"), (FILL, "M-12 6Q0 1 12 6Q0 13-12 6z"), (HOLE, dot(0, -1, 1.8))),
    "witch": (
        (FILL, "M-10-1h20Q11 12 4 12h-8Q-11 12-10-1z"),
        (FILL, "M-12-4.4h24v3.2h-24z"),
        (FILL, dot(-5, -8, 2) + dot(1, -10, 2.6) + dot(6, -7.6, 1.6)),
    ),
    # on a card
    "knight": (
        (FILL, "M-7 13Q-7 5-1 0Q-6 1-8 4L-11 1Q-9-7-1-10L1-13L4-9Q12-3 10 13z"),
        (HOLE, dot(0, -5.4, 1.5)),
    ),
}


def emblem(kind: str, x: float, y: float, scale: float, ink: str, paper: str) -> str:
    """A kind's emblem with its middle at a point, 24 times the scale wide."""
    parts = []
    for how, path in EMBLEMS[kind]:
        colour = ink if how in (FILL, LINE) else paper
        if how in (FILL, HOLE):
            parts.append(svg.element("path", d=path, fill=colour))
        else:
            parts.append(svg.element("path", d=path, fill="none", stroke=colour, stroke_width=1.8))
    where = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(scale)})"
    return svg.element("g", parts, transform=where, stroke_linecap="round", stroke_linejoin="round")
