"""What the weights of the evaluation of Castel stand for, as messages for hints."""

REASONS = {
    "hand": "castel-counts-hand",
    "pile": "castel-counts-pile",
    "blocked": "castel-counts-blocked",
    "returns": "castel-counts-returns",
}
