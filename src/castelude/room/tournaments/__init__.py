"""Tournaments: a tournament is its log, as a table is. Pure, but for `director`, which carries things out."""
