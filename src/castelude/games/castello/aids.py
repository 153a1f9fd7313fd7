# castelude: compiled
"""What helps to read a view of Castello: pawns beside castles, and who may take these. Everything is public."""

from castelude.core.record import JsonObject
from castelude.games.castello.board import BESIEGERS, STANDING
from castelude.games.castello.geometry import NAMES
from castelude.games.castello.position import CastelloPosition


def aids(position: CastelloPosition) -> JsonObject:
    board = position.board
    standing = [k for k in range(len(board.castle_cell)) if board.castle_fate[k] == STANDING]
    return {
        "sieges": sorted((_siege(position, k) for k in standing), key=lambda siege: siege["castle"]),
        "besiegers": int(BESIEGERS),
    }


def _siege(position: CastelloPosition, castle: int) -> JsonObject:
    board = position.board
    pawns = [int(board.besiegers[castle * 2 + seat]) for seat in (0, 1)]
    besieger = next((seat for seat in (0, 1) if pawns[seat] >= BESIEGERS), None)
    return {
        "castle": NAMES[int(board.castle_cell[castle])],
        "pawns": pawns,
        "besieger": besieger,
        "barred": [board.bar(castle, 0), board.bar(castle, 1)],
    }
