"""Promises about refusals: whatever is given, a clear answer with a clause, and nothing changes."""

from castelude.contract.promise import Broken, Table, as_bytes, keep
from castelude.core.errors import BadSetup, IllegalAction
from castelude.core.match import Match
from castelude.core.position import NOBODY
from castelude.core.rng import Rng
from castelude.texts import LANGUAGES

SIGNS = "-+:>!@,.xX019 \né"
TEXTS = ("", " ", "?", "no such action", "1", "a", "stop\n", "é" * 40, "\x00")
JUNK: tuple[object, ...] = (None, True, -1, 10**30, 0.5, float("nan"), "", "x", [], {}, [[]], {"x": []}, [None] * 50)
ROUNDS = 60


def illegal_texts(table: Table) -> None:
    """Any text that is not in the legal list is refused with a clause and words, and the state does not move."""
    rng = Rng(2)
    for turn in range(ROUNDS):
        match = table.match(turn, int(rng.below(60)))
        legal = match.legal()
        elsewhere = table.match(turn + 1, int(rng.below(30))).legal()
        near = [_edited(text, rng) for text in legal[:5]]
        for text in (*TEXTS, *near, *elsewhere[:5]):
            _refused(table, match, legal, text)


def _edited(text: str, rng: Rng) -> str:
    at = int(rng.below(len(text) + 1))
    return text[:at] + SIGNS[rng.below(len(SIGNS))] + text[at + 1 :]


def _refused(table: Table, match: Match, legal: list[str], text: str) -> None:
    before = as_bytes(match.state())
    verdict = match.explain(text)
    keep(verdict.legal == (text in legal), f"`explain` and the legal list differ on {text!r}")
    for lang in LANGUAGES:
        keep(bool(verdict.words(lang)), f"the verdict on {text!r} has no words ({lang})")
    if verdict.legal:
        return
    keep(verdict.clause is not None and verdict.clause in table.game.clauses, f"no clause refuses {text!r}")
    try:
        match.apply(text)
    except IllegalAction as error:
        keep(error.verdict == verdict, f"{text!r} is refused for another reason than `explain` gives")
    else:
        raise Broken(f"{text!r} is not legal, but can be applied")
    keep(as_bytes(match.state()) == before, f"refusing {text!r} changes the state")


def damaged_setups(table: Table) -> None:
    """Whatever stands in place of a part of a setup: a clear refusal or a real game, never a crash."""
    game = table.game
    options = game.check_options({})
    for seed, junk in enumerate(JUNK):
        setup = game.deal(table.players, options, Rng(seed))
        _started(table, junk)
        for key in [*setup, "zzz"]:
            _started(table, {**setup, key: junk})
            if isinstance(setup.get(key), list) and setup[key]:
                _started(table, {**setup, key: [junk, *setup[key][1:]]})


def _started(table: Table, setup: object) -> None:
    game = table.game
    try:
        position = game.start(table.players, game.check_options({}), setup)
    except BadSetup as error:
        keep(error.clause == game.setup_clause, f"a setup is refused by {error.clause} and not by `setup_clause`")
        for lang in LANGUAGES:
            keep(bool(error.words(lang)), f"the refusal of a setup has no words ({lang})")
    else:
        keep(bool(as_bytes(game.state(position))), "a damaged setup leads to a position without a state")
        keep(bool(game.legal(position)) == (position.actor() != NOBODY), "a damaged setup leads to no game")
