"""Bot seats, bot processes and the analysis queue."""
