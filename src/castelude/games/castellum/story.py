"""What an action did, for the log. A parameter `card` goes with `card_en` and `card_fr`, its names for the reader."""

from castelude.core.verdict import LogLine, Param
from castelude.games.castellum import describe, notation, views
from castelude.games.castellum.cards import ENEMIES, GAIN, SPACES, YEARS
from castelude.games.castellum.combat import side_for
from castelude.games.castellum.position import CastellumPosition
from castelude.games.castellum.table import ASK_REACT
from castelude.texts import LANGUAGES

Params = dict[str, Param]


def log(before: CastellumPosition, text: str, after: CastellumPosition) -> list[LogLine]:
    """The action, how a window ended, what a combat brought, and the year that begins."""
    action = notation.words_of(text)
    assert action is not None
    lines = [_action(before, action), *_settled(before, text, after)]
    if action.word == "orient":
        lines += _rewards(before, int(action.first) - 1)
    if before.rewards[before.year * 3] < 0 <= after.rewards[before.year * 3]:
        lines += _combat(before, after)
    if after.year > before.year:
        lines.append(LogLine("castellum-log-year", {"year": str(YEARS[after.year])}))
    return lines


def _in_words(position: CastellumPosition, **cards: str) -> Params:
    """The ids of cards and spaces, and their names."""
    params: Params = {}
    for key, card in cards.items():
        params[key] = card
        for lang in LANGUAGES:
            params[f"{key}_{lang}"] = describe.card_name(position.edition, card, lang)
    return params


def _column(word: str, key: str = "") -> Params:
    """A column such as `s1c3`: whose it is, and its number."""
    params: Params = {f"column{key}": int(word[-1])}
    owner = f"owner{key}"
    params[owner] = word[:2]
    for lang in LANGUAGES:
        params[f"{owner}_{lang}"] = describe.seat_name(int(word[1]), lang)
    return params


def _amounts(numbers: list[int], words: str = "") -> Params:
    """Resources and angels as words; `words` is how an action writes them."""
    given: Params = {"given": words or "+".join(str(number) for number in numbers)}
    return given | {f"given_{lang}": describe.amounts(numbers, lang) for lang in LANGUAGES}


def _taken(words: str) -> Params:
    parts = words.split("+")
    return _amounts([parts.count(word) for word in ("gold", "stone", "wood")], words)


def _action(before: CastellumPosition, action: notation.Action) -> LogLine:
    word, params = action.word, Params()
    if word == "worker":
        number = SPACES.index(action.first)
        params |= _in_words(before, space=action.first)
        if before.edition.space_action[number] == GAIN:
            word = "gain"
            params |= _amounts(list(before.edition.space_gives[number * 3 : number * 3 + 3]))
    elif word in ("take", "gift"):
        params |= _taken(action.first)
    elif word == "hire":
        params |= {**_in_words(before, troop=action.first), "column": int(action.second[1])}
    elif word in ("buy", "destroy"):
        params["column"] = int(action.first[1])
    elif word == "orient":
        params["side"] = int(action.first)
    elif word in ("enemy", "number", "fury", "swap"):
        params |= _column(action.first)
    if word == "swap":
        params |= _column(action.second, "_two")
    if action.card:
        params |= _in_words(before, card=action.card)
    return LogLine(f"castellum-log-{word}", {"seat": int(before.decider), **params})


def _settled(before: CastellumPosition, text: str, after: CastellumPosition) -> list[LogLine]:
    """CM-7.4: a window that closes says what became of the effect."""
    if before.asked != ASK_REACT or text != "let" or len(after.played):
        return []
    return [LogLine("castellum-log-happens" if len(before.played) % 2 else "castellum-log-undone")]


def _rewards(before: CastellumPosition, side: int) -> list[LogLine]:
    """What each seat receives of the reward."""
    lines = []
    edition, year = before.edition, before.year
    for seat in range(before.players):
        faced = side_for(before, before.decider, side, seat)
        at = (year * 4 + faced) * 5
        combo = edition.combo_words[faced] if year == 3 else None
        if combo:
            params: Params = {"combo": "+".join(combo)}
            params |= {f"combo_{lang}": describe.types(combo, lang) for lang in LANGUAGES}
            lines.append(LogLine("castellum-log-combo", {"seat": seat, **params}))
        if any(edition.side[at : at + 4]):
            lines.append(LogLine("castellum-log-reward", {"seat": seat, **_amounts(list(edition.side[at : at + 4]))}))
        if edition.side[at + 4]:
            lines.append(LogLine("castellum-log-bonus", {"seat": seat, "points": edition.side[at + 4]}))
    return lines


def _combat(before: CastellumPosition, after: CastellumPosition) -> list[LogLine]:
    """Who defeated what, and whether it was enough (CM-8.5, CM-9.1)."""
    lines = []
    for seat in range(before.players):
        cards = views.names(ENEMIES, after.defeated[seat] & ~before.defeated[seat])
        params: Params = {"enemies": " ".join(cards), "count": len(cards)}
        for lang in LANGUAGES:
            params[f"enemies_{lang}"] = ", ".join(describe.card_name(before.edition, card, lang) for card in cards)
        lines.append(LogLine("castellum-log-combat", {"seat": seat, **params}))
    total = after.rewards[before.year * 3]
    needed = before.edition.needed[before.year * 5 + before.players]
    won = "castellum-log-won" if total >= needed else "castellum-log-lost"
    return [*lines, LogLine(won, {"total": int(total), "needed": needed})]
