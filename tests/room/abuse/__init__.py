"""Attacks by people who know the rules of the room; named after the findings of an outside attack."""
