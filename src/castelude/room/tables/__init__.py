"""The domain: what happens at a table. No SQL, no sockets, no wire bytes."""
