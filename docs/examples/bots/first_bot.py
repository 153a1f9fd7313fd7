"""A whole bot in plain Python: it needs nothing but the standard library and can sit at any table of the arena.

At Castello it walks towards the enemy and likes to hop; at other games it plays whatever comes first to its mind.
"""

import json
import random
import sys
from typing import Any

lots = random.Random(7)


def liking(action: str, seat: int) -> float:
    """How much the bot likes an action such as `B5-D5`: a file forward is a point, a hop on is better than to stop."""
    start, dash, target = action.partition("-")
    if dash and len(start) <= 3 and len(target) <= 3:
        forward = ord(target[0]) - ord(start[0])
        return (forward if seat == 0 else -forward) + lots.random()
    return lots.random()


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What to say to one request of the arena."""
    if request["cmd"] == "act":
        seat = request["seat"]
        return {"ok": True, "action": max(request["actions"], key=lambda action: liking(action, seat))}
    return {"ok": True}  # new, over


for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "quit":
        break
    print(json.dumps(answer(request)), flush=True)
