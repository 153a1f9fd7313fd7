"""Live play over one WebSocket."""
