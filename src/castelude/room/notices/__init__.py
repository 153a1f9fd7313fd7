"""Messages to people who are away: that it is their turn."""
