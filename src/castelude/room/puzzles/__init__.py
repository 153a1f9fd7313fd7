"""Puzzles in the room: which one is next, what people answered, and how they and the puzzles are rated."""
