"""To place a piece from the pool (CA-4)."""

from castelude.core.forms import Form
from castelude.core.options import shown
from castelude.core.verdict import Verdict
from castelude.games.castellan import notation, wording
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions.kind import Kind, due
from castelude.games.castellan.lattice import (
    COVER_E,
    COVER_N,
    EAST,
    LETTERS,
    LONG,
    MIDDLE,
    SHORT,
    TOWER,
    TOWER_KIND,
    direction_of,
    kind_of,
)
from castelude.games.castellan.position import BUILD, CastellanPosition

PLACEMENTS = CLAUSES["CA-3.4"]
FIRST_PIECE = CLAUSES["CA-4.1"]
TOWER_SITE = CLAUSES["CA-4.2"]
SHORT_SITE = CLAUSES["CA-4.3"]
LONG_SITE = CLAUSES["CA-4.4"]
COURTYARDS = CLAUSES["CA-4.5"]
POOL = CLAUSES["CA-4.6"]
SITES = {TOWER_KIND: TOWER_SITE, SHORT: SHORT_SITE, LONG: LONG_SITE}


class Build(Kind):
    """A move is a placement (see `lattice`)."""

    phase = int(BUILD)
    forms = (Form("tower", "T{node}"), Form("short", "S{edge}"), Form("long", "L{edge}"))

    def is_meant(self, text: str) -> bool:
        return text[:1] in tuple(LETTERS)

    def text(self, position: CastellanPosition, move: int) -> str:
        return wording.PIECES[move]

    def legal(self, position: CastellanPosition) -> list[str]:
        return wording.legal_placements(position)

    def find(self, position: CastellanPosition, text: str) -> int | None:
        move = wording.PIECES.key_of(text)
        if move is None or position.phase != BUILD:
            return super().find(position, text)
        return move if position.is_legal(move) else None

    def read(self, position: CastellanPosition, text: str) -> int | None:
        return notation.read_placement(text)

    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        if len(position.castle.laid) == 0:
            return FIRST_PIECE.allow("may-first", text=text)
        kind = kind_of(move)
        return SITES[kind].allow(f"may-{LETTERS[kind]}", text=text)

    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        move = self.read(position, text)
        if move is None:
            return PLACEMENTS.refuse("placement-form", text=shown(text))
        if position.phase != BUILD:
            return due(position)
        kind = kind_of(move)
        if position.pool[kind] == 0:
            return POOL.refuse("no-piece", kind=LETTERS[kind])
        castle = position.castle
        if len(castle.laid) == 0:
            direction = "" if kind == TOWER_KIND else "E"
            return FIRST_PIECE.refuse("first-piece", right=f"{LETTERS[kind]}0,0{direction}")
        region = castle.ground.region_at(*notation.node_of(move))
        owner = castle.courtyards.owner[region]
        if region and owner != position.mover and castle.has_room(move, owner):
            return COURTYARDS.refuse("foreign-courtyard", seat=str(owner), cell=notation.cell_text(position, region))
        return _no_tower(position, move) if kind == TOWER_KIND else _no_wall(position, move)


def _no_tower(position: CastellanPosition, move: int) -> Verdict:
    """Why a tower has no room there, in anybody's region."""
    x, y = notation.node_of(move)
    node = position.castle.ground.node_at(x, y)
    if node & TOWER:
        return TOWER_SITE.refuse("tower-there", node=f"{x},{y}")
    if node & MIDDLE:
        return TOWER_SITE.refuse("tower-on-middle", node=f"{x},{y}")
    return TOWER_SITE.refuse("no-wall-end", node=f"{x},{y}")


def _no_wall(position: CastellanPosition, move: int) -> Verdict:
    """Why a wall of this kind has no room there, in anybody's region."""
    clause = SITES[kind_of(move)]
    length = 2 if kind_of(move) == LONG else 1
    east = direction_of(move) == EAST
    x, y = notation.node_of(move)
    way = [(x + step, y) if east else (x, y + step) for step in range(length + 1)]
    nodes = [position.castle.ground.node_at(*node) for node in way]
    if any(node & (COVER_E if east else COVER_N) for node in nodes[:-1]):
        return clause.refuse("edge-covered", text=wording.piece_text(move))
    for end in (0, -1):
        if nodes[end] & MIDDLE:
            return clause.refuse("end-at-middle", node=f"{way[end][0]},{way[end][1]}")
    if length == 2 and nodes[1]:
        what = "tower" if nodes[1] & TOWER else "middle" if nodes[1] & MIDDLE else "end"
        return clause.refuse(f"long-over-{what}", node=f"{way[1][0]},{way[1][1]}")
    return clause.refuse("not-connected", text=wording.piece_text(move))
