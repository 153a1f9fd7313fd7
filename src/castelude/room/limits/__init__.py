"""Quotas, load shedding and the request queue."""
