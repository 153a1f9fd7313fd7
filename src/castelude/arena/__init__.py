"""Bots against bots: matches, ladders and tuning, on the cores of this machine or on Ray, with honest figures."""
