"""Castelude next to software of the same kind, side by side in one run (`make bench-peers`)."""
