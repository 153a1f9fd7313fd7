"""Ratings: the model, the ledger of rated games, and the ratings of the bots."""
