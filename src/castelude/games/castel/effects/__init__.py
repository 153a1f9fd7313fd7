"""What each card does when it comes into play: one small function a card, grouped by what it acts on."""
