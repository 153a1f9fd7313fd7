"""Puzzles: positions with one clearly best turn. What they are, how they are proven, and how answers are judged."""
