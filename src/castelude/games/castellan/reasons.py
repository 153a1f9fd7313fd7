"""Why an action is allowed or refused: one clause and one sentence for any text at all."""

from castelude.core.options import shown
from castelude.core.verdict import Verdict
from castelude.games.castellan import notation, views
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.lattice import (
    COVER_E,
    COVER_N,
    COVERS,
    LETTERS,
    LONG,
    MIDDLE,
    SHORT,
    TOWER,
    TOWER_KIND,
    direction_of,
    kind_of,
    x_of,
    y_of,
)
from castelude.games.castellan.position import (
    BUILD,
    CLAIM,
    DOUBLE,
    DRAW,
    OVER,
    PHASE_WORDS,
    PLAY,
    STAY,
    CastellanPosition,
)

END = CLAUSES["CA-10.3"]
DECISIONS = CLAUSES["CA-6.1"]
CLAIM_FIRST = CLAUSES["CA-8.5"]
SETS = CLAUSES["CA-6.2"]
FIRST_SET = CLAUSES["CA-6.3"]
WHOLE_HAND = CLAUSES["CA-10.2"]
PLACEMENTS = CLAUSES["CA-3.4"]
FIRST_PIECE = CLAUSES["CA-4.1"]
TOWER_SITE = CLAUSES["CA-4.2"]
SHORT_SITE = CLAUSES["CA-4.3"]
LONG_SITE = CLAUSES["CA-4.4"]
COURTYARDS = CLAUSES["CA-4.5"]
POOL = CLAUSES["CA-4.6"]
ONE_DOUBLE_KEEP = CLAUSES["CA-1.5"]
OPTIONS = CLAUSES["CA-2.1"]
DOUBLING = CLAUSES["CA-8.3"]
STAYING = CLAUSES["CA-8.4"]
DRAW_NUMBER = CLAUSES["CA-9.1"]
DRAW_SPLIT = CLAUSES["CA-9.2"]

SITES = {TOWER_KIND: TOWER_SITE, SHORT: SHORT_SITE, LONG: LONG_SITE}


def explain(position: CastellanPosition, text: str) -> Verdict:
    """Which clause allows or forbids this action here."""
    if position.phase == OVER:
        return END.refuse("over")
    if text.startswith("play:"):
        return _explain_play(position, text)
    if text.startswith("draw:"):
        return _explain_draw(position, text)
    if text == "keep" or text.startswith(("double:", "stay:")):
        return _explain_claim(position, text)
    if text[:1] in tuple(LETTERS):
        return _explain_placement(position, text)
    return _due(position)


def _due(position: CastellanPosition) -> Verdict:
    """What is asked now, for a text that is something else."""
    clause = CLAIM_FIRST if position.phase == CLAIM else DECISIONS
    return clause.refuse(f"due-{PHASE_WORDS[position.phase]}")


# ---- playing cards ----


def _explain_play(position: CastellanPosition, text: str) -> Verdict:
    match = notation.CARDS.fullmatch(text)
    if match is None:
        return SETS.refuse("play-form", text=shown(text))
    if position.phase != PLAY:
        return _due(position)
    named = match[1].split("+")
    hand = position.edition.cards(position.hands[position.mover])
    for card in named:
        if card not in hand:
            reason = "no-card" if position.edition.number(card) is None else "not-in-hand"
            return SETS.refuse(reason, card=card[:20], hand=", ".join(hand))
    if len(set(named)) < len(named):
        return SETS.refuse("card-twice")
    if named != sorted(named):
        return SETS.refuse("play-order", right="play:" + "+".join(sorted(named)))
    if position.is_last_turn():
        if len(named) < len(hand):
            return WHOLE_HAND.refuse("whole-hand", right="play:" + "+".join(hand))
        return WHOLE_HAND.allow("may-play-all")
    if position.turn == 1:
        return _explain_first_set(position, text)
    return SETS.allow("may-play")


def _explain_first_set(position: CastellanPosition, text: str) -> Verdict:
    cards = notation.read_cards(position, text) or 0
    towers = int(position.shown(cards, TOWER_KIND))
    walls = int(position.shown(cards, LONG) + position.shown(cards, SHORT))
    if cards in position.first_sets():
        return FIRST_SET.allow("may-play-first", towers=towers, walls=walls)
    if towers == 0:
        return FIRST_SET.refuse("first-no-tower")
    return FIRST_SET.refuse("first-set", towers=towers, walls=walls, least=towers - 1, most=3 * towers + 1)


# ---- placing a piece ----


def _explain_placement(position: CastellanPosition, text: str) -> Verdict:
    move = notation.read_placement(text)
    if move is None:
        return PLACEMENTS.refuse("placement-form", text=shown(text))
    if position.phase != BUILD:
        return _due(position)
    kind = kind_of(move)
    if position.pool[kind] == 0:
        return POOL.refuse("no-piece", kind=LETTERS[kind])
    castle = position.castle
    if len(castle.laid) == 0:
        if castle.has_room(move, position.mover):
            return FIRST_PIECE.allow("may-first", text=text)
        direction = "" if kind == TOWER_KIND else "E"
        return FIRST_PIECE.refuse("first-piece", right=f"{LETTERS[kind]}0,0{direction}")
    refusal = _refuse_tower(position, move) if kind == TOWER_KIND else _refuse_wall(position, move)
    if refusal is not None:
        return refusal
    region = castle.ground.region_at(x_of(move), y_of(move))
    owner = castle.courtyards.owner[region]
    if region and owner != position.mover:
        return COURTYARDS.refuse("foreign-courtyard", seat=str(owner), cell=notation.cell_text(position, region))
    return SITES[kind].allow(f"may-{LETTERS[kind]}", text=text)


def _refuse_tower(position: CastellanPosition, move: int) -> Verdict | None:
    """Why no tower can stand there, whoever's region it is."""
    x, y = x_of(move), y_of(move)
    node = position.castle.ground.node_at(x, y)
    if node & TOWER:
        return TOWER_SITE.refuse("tower-there", node=f"{x},{y}")
    if node & MIDDLE:
        return TOWER_SITE.refuse("tower-on-middle", node=f"{x},{y}")
    if node & COVERS == 0:
        return TOWER_SITE.refuse("no-wall-end", node=f"{x},{y}")
    return None


def _refuse_wall(position: CastellanPosition, move: int) -> Verdict | None:
    """Why no wall of this kind can lie there, whoever's region it is."""
    castle = position.castle
    clause = SITES[kind_of(move)]
    length = 2 if kind_of(move) == LONG else 1
    east = direction_of(move) == 0
    way = [(x_of(move) + (step if east else 0), y_of(move) + (0 if east else step)) for step in range(length + 1)]
    nodes = [castle.ground.node_at(x, y) for x, y in way]
    for node in nodes[:-1]:
        if node & (COVER_E if east else COVER_N):
            return clause.refuse("edge-covered", text=notation.piece_text(move))
    for end in (0, -1):
        if nodes[end] & MIDDLE:
            return clause.refuse("end-at-middle", node=f"{way[end][0]},{way[end][1]}")
    if length == 2 and nodes[1]:
        what = "tower" if nodes[1] & TOWER else "middle" if nodes[1] & MIDDLE else "end"
        return clause.refuse(f"long-over-{what}", node=f"{way[1][0]},{way[1][1]}")
    if not (nodes[0] | nodes[-1]) & TOWER:
        return clause.refuse("not-connected", text=notation.piece_text(move))
    return None


# ---- claims ----


def _explain_claim(position: CastellanPosition, text: str) -> Verdict:
    word = text.partition(":")[0]
    if word != "keep" and notation.CLAIM_CELL.fullmatch(text) is None:
        clause = STAYING if word == "stay" else DOUBLING
        return clause.refuse("claim-form", text=shown(text), word=word)
    if position.phase != CLAIM:
        return _refuse_claim_now(position, word)
    if position.asked == STAY and word != "stay":
        return STAYING.refuse("must-stay")
    if position.asked == DOUBLE and word == "stay":
        return STAYING.refuse("nothing-stays")
    if word == "keep":
        return DOUBLING.allow("may-keep")
    clause = STAYING if word == "stay" else DOUBLING
    if notation.find(position, text) is None:
        cells = " ".join(notation.cell_text(position, region) for region in position.claim)
        return clause.refuse("no-such-courtyard", cell=shown(text.partition(":")[2]).strip("'"), cells=cells)
    return clause.allow(f"may-{word}", cell=text.partition(":")[2])


def _refuse_claim_now(position: CastellanPosition, word: str) -> Verdict:
    """Why no claim is asked."""
    if word == "stay":
        return STAYING.refuse("nothing-stays")
    if not position.double_keep:
        return OPTIONS.refuse("double-off")
    if position.double_used[position.mover]:
        return ONE_DOUBLE_KEEP.refuse("double-used")
    return DOUBLING.refuse("no-claim")


# ---- drawing ----


def _explain_draw(position: CastellanPosition, text: str) -> Verdict:
    match = notation.SPLIT.fullmatch(text)
    if match is None:
        return DRAW_SPLIT.refuse("draw-form", text=shown(text))
    if position.phase != DRAW:
        return _due(position)
    due = int(position.cards_to_draw())
    walls, towers = notation.number(match[1]), notation.number(match[2])
    if walls + towers != due:
        return DRAW_NUMBER.refuse("draw-number", number=due)
    sizes = views.deck_sizes(position, position.mover)
    if walls > sizes["W"] or towers > sizes["T"]:
        return DRAW_SPLIT.refuse("draw-deck", walls=sizes["W"], towers=sizes["T"])
    return DRAW_SPLIT.allow("may-draw", walls=walls, towers=towers)
