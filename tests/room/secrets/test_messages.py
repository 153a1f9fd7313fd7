"""Promise 5: no message tells a viewer what the rules hide; shown by dealing the hidden things anew."""

import asyncio
import time

from castelude.core.game import AnyGame
from castelude.core.rng import Rng
from tests.kit import GAMES
from tests.room.secrets.twins import Tally, compare

HIDING = [game for game in GAMES if game.hidden]


def run(count: int) -> Tally:
    tally = Tally()

    async def work() -> None:
        for number in range(count):
            game = HIDING[number % len(HIDING)]
            players = game.min_players + number // len(HIDING) % (game.max_players - game.min_players + 1)
            await compare(game, players, Rng(number, "secrets"), tally)

    asyncio.run(work())
    return tally

if __name__ == "__main__":
    t=time.time(); x=run(60); print(x, time.time()-t)
