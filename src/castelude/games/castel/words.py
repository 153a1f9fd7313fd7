"""A position of Castel in words: whose turn it is, what an effect asks, which cards lie somewhere."""

from castelude.core.bits import members
from castelude.core.position import CHANCE, NOBODY
from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.decisions.table import WORDS
from castelude.games.castel.effects.moving import next_to_serve
from castelude.games.castel.geometry import NAMES
from castelude.games.castel.operands import kind_id, reference
from castelude.games.castel.position import END_WORDS, CastelPosition
from castelude.games.castel.verbs import LAY
from castelude.texts import say


def seat_name(seat: int, lang: str) -> str:
    return say(f"castel-seat-{seat}", lang)


def card_name(kind: str, lang: str) -> str:
    return say(f"castel-card-{kind}", lang)


def turn_words(position: CastelPosition, lang: str) -> str:
    """Whose turn it is, or how the game has ended."""
    board = position.board
    if position.actor() == NOBODY:
        winners = ", ".join(seat_name(seat, lang) for seat in position.winners())
        return say(f"castel-end-{END_WORDS[position.end]}", lang, winners=winners)
    seat = seat_name(board.active, lang)
    return say("castel-drawing-turn", lang, turn=str(position.turn), seat=seat, actions=int(board.actions_left))


def pending_words(position: CastelPosition, lang: str) -> str:
    """What the effect under way asks, and whom; empty when there is none."""
    if not position.is_pending():
        return ""
    board = position.board
    by, actor = KIND_IDS[board.by], position.actor()
    card = reference(board, members(board.options)[0]) if by == "spy" else ""
    cell = NAMES[board.places[next_to_serve(board)]] if board.verb == LAY else ""
    return say(
        "castel-asked",
        lang,
        who=say("castel-chance", lang) if actor == CHANCE else seat_name(actor, lang),
        kind=card_name(by, lang),
        what=say(f"castel-drawing-ask-{by}", lang, card=card, cell=cell, step=int(board.step), verb=WORDS[board.verb]),
    )


def card_names(cards: list[int], lang: str) -> str:
    """Cards by kind and name, copies together: `king (Roi), soldier (Soldat) x3`."""
    counts: dict[str, int] = {}
    for card in cards:
        kind = kind_id(card)
        counts[kind] = counts.get(kind, 0) + 1
    texts = []
    for kind, count in counts.items():
        name = card_name(kind, lang)
        label = kind if name.lower().replace(" ", "-") == kind else f"{kind} ({name})"
        texts.append(label if count == 1 else f"{label} x{count}")
    return ", ".join(texts)
