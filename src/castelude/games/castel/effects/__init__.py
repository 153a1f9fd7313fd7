"""What each card does when it comes into play: one small function for each card, grouped by what it acts on."""
