"""Accounts, passwords, sessions, recovery."""
