"""Positions, replays, records and pictures: made in processes of their own, because they may take long."""
