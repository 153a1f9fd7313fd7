"""Studies: games with variations and comments, kept in chapters and shared by link."""
