"""The contract of encodings: every game that has one signs it."""

import re
from collections.abc import Iterator

import numpy as np
import pytest

from castelude import NOBODY, BadRequest, IllegalAction, Position, Rng, new_match, playout
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue
from castelude.encoding import Encoding
from castelude.games.castel.cards import CARD_IDS
from castelude.games.castellan.lattice import TOWER_KIND, kind_of, x_of, y_of
from castelude.games.castellan.position import CastellanPosition
from scripts.encodings import FOLDER, pages
from tests.kit import GAMES, is_over, random_match, tables

ENCODED = [game for game in GAMES if game.encoder is not None]
each_game = pytest.mark.parametrize("game", ENCODED, ids=[game.id for game in ENCODED])
each_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, options) for game in ENCODED for players, options in tables(game)],
    ids=lambda value: value.id if hasattr(value, "id") else str(value),
)
Options = dict[str, OptionValue]


def moments(game: AnyGame, players: int, options: Options, every: int) -> Iterator[Position]:
    """Positions of one random game, up to its end."""
    match = new_match(game.id, players, options, seed=players, manual_chance=True)
    number = 0
    while not is_over(match):
        if number % every == 0:
            yield match.position
        match.playout(number, 1)
        number += 1
    yield match.position


def meaning(game: AnyGame, text: str) -> str:
    """What an action text says, without where a card lies or how often the lattice has been crossed."""
    if game.id == "castellan":
        return re.sub(r"-?\d+,-?\d+", lambda xy: ",".join(str(int(n) % 48) for n in xy[0].split(",")), text)
    if game.id == "castel" and not text.startswith(("place", "enter")):
        return re.sub(r"@\w+(\.\d)?", "", text)
    return text


@each_table
def test_actions_have_indices_both_ways(game: AnyGame, players: int, options: Options) -> None:
    """A bijection on the legal actions; the mask is the legal list; an index means one thing in all positions."""
    encoding = Encoding(game)
    meanings: dict[int, str] = {}
    for position in moments(game, players, options, every=5):
        moves = position.moves()
        indices = [encoding.index(position, move) for move in moves]
        assert len(set(indices)) == len(moves)
        assert encoding.legal(position).tolist() == indices
        mask = encoding.mask(position)
        assert mask.shape == (encoding.num_actions,)
        assert np.flatnonzero(mask).tolist() == sorted(indices)
        assert [encoding.move(position, index) for index in indices] == moves
        for index in indices[::7]:
            text = encoding.text(position, index)
            assert encoding.index_of_text(position, text) == index
            assert meanings.setdefault(index, meaning(game, text)) == meaning(game, text)


@each_game
def test_only_the_actions_of_the_mask_can_be_chosen(game: AnyGame) -> None:
    encoding = Encoding(game)
    position = random_match(game.id, 5, 30).position
    legal = np.flatnonzero(encoding.mask(position))
    found = [index for index in range(encoding.num_actions) if _has_move(encoding, position, index)]
    assert found == legal.tolist()
    for index in (-1, encoding.num_actions):
        with pytest.raises(BadRequest, match=f"index {index};"):
            encoding.move(position, index)
    with pytest.raises(IllegalAction):
        encoding.index_of_text(position, "no such action")


def _has_move(encoding: Encoding, position: Position, index: int) -> bool:
    try:
        encoding.move(position, index)
    except BadRequest:
        return False
    return True


@each_table
def test_an_observation_is_blind_to_what_is_hidden(game: AnyGame, players: int, options: Options) -> None:
    """Whatever the seat cannot know is dealt again, and no number changes; the state, which has it, does."""
    encoding = Encoding(game)
    changed = False
    for number, position in enumerate(moments(game, players, options, every=9)):
        state = encoding.state(position)
        for seat in range(players):
            other = game.resample(position, seat, Rng(number, "other"))
            seen = encoding.named(encoding.observation(position, seat))
            again = encoding.named(encoding.observation(other, seat))
            assert [name for name in seen if (seen[name] != again[name]).any()] == []
            changed = changed or bool((encoding.state(other) != state).any())
    assert changed == game.hidden


@each_game
def test_the_fields_fill_the_arrays(game: AnyGame) -> None:
    """Every field has a name of its own, and is used in some position of some game."""
    encoding = Encoding(game)
    used: set[str] = set()
    for seed in range(12):
        for players in range(game.min_players, game.max_players + 1):
            position = new_match(game.id, players, seed=seed, manual_chance=True).position
            rng = Rng(seed)
            while position.actor() != NOBODY:
                used |= written(encoding, position)
                playout(position, rng, 2)
            used |= written(encoding, position)
    for fields in (encoding.fields, encoding.state_fields):
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
        assert set(names) - used <= RARE, game.id
    assert encoding.named(encoding.observation(position, 0))[encoding.fields[0].name].shape == encoding.fields[0].shape


RARE = {
    *("captured_pawns", "captured_castles", "own_castles", "other_castles", "chain_captures"),  # of Castello, see below
    *("out", "owed", "next_bonus", "combination", "excess"),
}
"""Fields that random games seldom use."""


def written(encoding: Encoding, position: Position) -> set[str]:
    """The fields that are not all zeros."""
    arrays = (encoding.observation(position, 0), encoding.state(position))
    return {name for array in arrays for name, part in encoding.named(array).items() if part.any()}


def test_a_chain_of_castello_is_seen() -> None:
    """Red hops over two pawns of Black and may hop on; Black has a castle."""
    setup = {
        "red": ["B5", "A9"],
        "black": ["C5", "E5", "G5", "U1"],
        "castles": ["K8"],
        "captured": {"castles": [[], ["F3"]], "pawns": [0, 2]},
    }
    match = new_match("castello", setup=setup)
    match.apply_all(["B5-D5", "D5-F5"])
    encoding = Encoding("castello")
    seen = encoding.named(encoding.observation(match.position, 1))
    assert np.argwhere(seen["chain_pawn"]).tolist() == [[4, 5]]
    assert np.argwhere(seen["chain_closed"]).tolist() == [[4, 5]]
    assert np.argwhere(seen["own_castles"]).tolist() == [[2, 5]]
    assert not seen["other_castles"].any()
    assert seen["captured_pawns"].tolist() == [2, 2]
    assert seen["captured_castles"].tolist() == [1, 0]
    assert (seen["chain_captures"][0], seen["decides"][0]) == (2, 0)
    assert encoding.text(match.position, 5040) == "stop"


def test_an_observation_says_what_the_view_says() -> None:
    """One field from the beginning, the middle and the end of each observation."""
    castello = random_match("castello", 1, 60)
    parts = Encoding("castello").named(Encoding("castello").observation(castello.position, 1))
    view = castello.view(1)
    assert int(parts["own_pawns"].sum()) == len(view["black"])
    assert {f"{'ABCDEFGHIJKLMNOPQRSTU'[file]}{rank + 1}" for rank, file in np.argwhere(parts["castles"])} == set(
        view["castles"]
    )
    assert parts["captured_pawns"].tolist() == view["captured_pawns"][::-1]
    assert (parts["quiet"][0], parts["seen"][0]) == (view["quiet"], view["seen"])

    castel = random_match("castel", 2, 80, 3)
    parts = Encoding("castel").named(Encoding("castel").observation(castel.position, 1))
    view = castel.view(1)
    assert [CARD_IDS[card] for card in np.flatnonzero(parts["hand"])] == view["hand"]
    assert parts["hand_sizes"].tolist() == [*view["hand_sizes"][1:], view["hand_sizes"][0], 0, 0]
    assert int(parts["places"].sum()) == sum(map(len, view["board"].values()))
    assert parts["turn"][0] == view["turn"]

    castellan = random_match("castellan", 3, 90, 2)
    position = castellan.position
    assert isinstance(position, CastellanPosition)
    parts = Encoding("castellan").named(Encoding("castellan").observation(position, 1))
    view = castellan.view(1)
    laid = [move for move in position.castle.laid if kind_of(move) == TOWER_KIND]
    towers = np.argwhere(parts["towers"]).tolist()
    assert sorted([x_of(move) % 48, y_of(move) % 48] for move in laid) == towers
    assert int(parts["courtyards"].sum()) == sum(yard["size"] for yard in view["courtyards"])
    assert parts["scores"].tolist() == [*view["scores"][::-1], 0, 0]
    assert parts["turn"][0] == view["turn"]

    castellum = random_match("castellum", 4, 90, 4)
    parts = Encoding("castellum").named(Encoding("castellum").observation(castellum.position, 2))
    seats = castellum.view(2)["seats"]
    order = [2, 3, 0, 1]
    assert parts["resources"].tolist() == [[seats[k]["gold"], seats[k]["stone"], seats[k]["wood"]] for k in order]
    assert [int(parts["own_angels"].sum()), int(parts["own_enemies"].sum())] == [
        len(seats[2]["angels"]),
        len(seats[2]["enemies"]),
    ]
    assert parts["bonus"].tolist() == [[column["bonus"] for column in seats[k]["line"]] for k in order]


def test_a_long_castle_can_be_built_by_indices() -> None:
    """Beyond 48 nodes two sites can share an index: it means the first of them, and there is always one to choose."""
    match = new_match("castellan", 4, seed=3)
    encoding = Encoding("castellan")
    while not is_over(match):
        east = max(match.legal(), key=lambda text: (text[0] in "LST", _reach(text)))
        match.apply(east)
        mask = np.flatnonzero(encoding.mask(match.position))
        moves = [encoding.move(match.position, int(index)) for index in mask]
        assert len(set(moves)) == len(moves)
        assert bool(moves) != is_over(match)
        assert set(moves) <= set(match.position.moves())
    ground = match.position.castle.ground  # type: ignore[attr-defined]
    assert ground.most_x - ground.least_x > 48


def _reach(text: str) -> int:
    found = re.fullmatch(r"[LST](-?\d+),-?\d+([EN]?)", text)
    return int(found[1]) * 2 + (found[2] == "E") if found else 0


def test_a_game_without_an_encoding_says_so() -> None:
    class Plain:
        id = "plain"
        encoder = None

    with pytest.raises(BadRequest, match="plain has no encoding"):
        Encoding(Plain())  # type: ignore[arg-type]


def test_the_code_of_the_page_runs() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    exec(compile(block, "README.md", "exec"), {})


def test_the_pages_are_generated() -> None:
    assert {path: path.read_text("utf-8") for path in pages()} == pages(), "run `make rules`"
    text = (FOLDER / "README.md").read_text("utf-8")
    for game in ENCODED:
        encoding = Encoding(game)
        assert f"| {encoding.num_actions:,} | {encoding.observation_size:,} | [{game.id}]({game.id}.md) |" in text
