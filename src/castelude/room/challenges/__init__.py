"""The daily challenge: one deal and seat a game and day, the same for everybody."""
