"""What the weights of the evaluation of Castellan stand for, as messages for hints."""

REASONS = {
    "point": "castellan-counts-points",
    "gap": "castellan-counts-gaps",
    "card": "castellan-counts-cards",
}
