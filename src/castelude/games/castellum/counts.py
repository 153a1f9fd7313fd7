"""What the weights of the evaluation of Castellum stand for, as messages for hints."""

REASONS = {
    "point": "castellum-counts-points",
    "sure": "castellum-counts-sure",
    "hope": "castellum-counts-hope",
    "later": "castellum-counts-later",
    "attack": "castellum-counts-attack",
    "resource": "castellum-counts-store",
    "angel": "castellum-counts-angels",
}
