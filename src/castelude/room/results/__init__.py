"""Results of finished games, made again from the log."""
