"""What the weights of the evaluation of Castello stand for, as messages for hints."""

REASONS = {
    "pawn": "castello-counts-pawns",
    "castle": "castello-counts-castles",
    "more_castles": "castello-counts-castles",
    "siege_1": "castello-counts-siege",
    "siege_2": "castello-counts-siege",
    "near": "castello-counts-near",
    "mobility": "castello-counts-moves",
}
