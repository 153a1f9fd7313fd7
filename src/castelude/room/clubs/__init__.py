"""Clubs of friends: a private group by link, with a leaderboard and a weekly tournament of its own."""
