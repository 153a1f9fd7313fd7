"""Positions of Castello for tests."""

from typing import Any

from castelude import Match, Rng, new_match
from castelude.games.castello.geometry import BY_NAME, FILES, LAYOUTS, section_of


def castello(setup: dict[str, Any] | None = None, /, **options: Any) -> Match:  # noqa: ANN401 option values
    """A game from a setup (the normal start without one)."""
    if setup is None:
        return new_match("castello", 2, options, seed=0)
    return new_match("castello", 2, options, setup=setup)


def board(picture: str, *, red: str = "", black: str = "", **more: Any) -> dict[str, Any]:  # noqa: ANN401 setup values
    """The setup that a picture shows, with further pawns far away from it.

    The first line names files, each line after it begins with its rank. `r` and `b` are pawns, in capitals while they
    may still move two cells, `#` is a castle, a dot a free cell: as in the drawing of a game. What is outside the
    picture is empty.
    """
    head, *rows = [line.split() for line in picture.strip().splitlines()]
    cells: dict[str, list[str]] = {symbol: [] for symbol in "rbRB#."}
    for rank, *symbols in rows:
        for file, symbol in zip(head, symbols, strict=True):
            cells[symbol].append(f"{file}{rank}")
    return {
        "red": [*cells["r"], *cells["R"], *red.split()],
        "black": [*cells["b"], *cells["B"], *black.split()],
        "castles": cells["#"],
        "unmoved": [*cells["R"], *cells["B"]],
        **more,
    }


def after(match: Match, *actions: str) -> Match:
    """The same game after these actions."""
    for action in actions:
        match.apply(action)
    return match


def seen(match: Match, *keys: str) -> Any:  # noqa: ANN401 one value, or a list of them
    """One value of the state, or several."""
    state = match.state()
    return state[keys[0]] if len(keys) == 1 else [state[key] for key in keys]


def targets(match: Match, source: str) -> list[str]:
    """The cells that the pawn on this cell can go to."""
    return [text.partition("-")[2] for text in match.legal() if text.startswith(f"{source}-")]


def melee(seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and setup of a dense random position around the castles, where everything happens soon."""
    rng = Rng(seed, "melee")
    layout = ("classic", "brio")[rng.below(2)]
    left, width = rng.below(12), 5 + rng.below(9)
    bottom, height = rng.below(8), 4 + rng.below(7)
    cells = [
        f"{FILES[file]}{rank + 1}"
        for file in range(left, min(21, left + width))
        for rank in range(bottom, min(15, bottom + height))
    ]
    home = [f"{letter}{rank}" for letter in "ABTU" for rank in range(1, 16)]
    castles = LAYOUTS[layout]
    cells = rng.shuffled([cell for cell in [*cells, *home[rng.below(50) : 60]] if cell not in castles])
    cells = list(dict.fromkeys(cells))
    most = max(1, min(30, len(cells) // 3))
    red, black = (1 + rng.below(most) for _ in range(2))
    setup: dict[str, Any] = {
        "first": int(rng.below(2)),
        "red": cells[:red],
        "black": cells[red : red + black],
    }
    far, near = ([c for c in castles if section_of(BY_NAME[c]) == home] for home in (0, 1))
    setup["captured"] = {
        "pawns": [min(27, 30 - len(setup[enemy])) if rng.below(3) else 0 for enemy in ("black", "red")],
        "castles": [near[: rng.below(3)], far[: rng.below(3)]],
    }
    options = {
        "layout": layout,
        "repetition": (0, 2, 3)[rng.below(3)],
        "quiet_limit": (0, 5, 30, 400)[rng.below(4)],
    }
    return options, setup
