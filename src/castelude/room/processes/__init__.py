"""Processes that work for the room: how it gives them jobs, and how they answer."""
