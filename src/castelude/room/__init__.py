"""The online games room: tables, seats, live play, clocks, chat, storage. Needs the extra `castelude[room]`."""
