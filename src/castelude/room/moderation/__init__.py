"""Keeping the room civil: sanctions, reports, invitations, announcements, and the log of what was done."""
