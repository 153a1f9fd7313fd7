"""Action texts (CM-12) and the human notation."""

from itertools import product

import pytest

from castelude import Rng, new_match
from castelude.core.errors import BadRecord
from castelude.core.forms import PLACEHOLDER
from castelude.games.castellum import GAME
from tests.kit import random_action, refused
from tests.kit.castellum import SERVAAS, angel_phase, board, game, position, siege


@pytest.mark.clause("CM-12.1")
@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("", "worker:markt"),
        ("stop", "worker:markt"),
        ("worker:", "worker:markt"),
        ("worker:Markt", "worker:markt"),
        ("take:silver", "take:gold"),
        ("take:gold+gold+gold", "take:gold"),
        ("buy:T12", "buy:T12>c2"),
        ("buy:T1>c1", "buy:T12>c2"),
        ("buy:T١٢>c1", "buy:T12>c2"),
        ("enemy:05>s1c3", "enemy:E1632-05>s1c3"),
        ("angel:A01", "angel:A01!fury:s1c3"),
        ("angel:A01!fury:c1", "angel:A01!fury:s1c3"),
        ("angel:A01!bless:s0c1", "angel:A07+s0c2"),
        ("discard:20", "discard:A20"),
        ("cancel", "cancel:A26"),
        ("orient:", "orient:2"),
        ("worker:markt ", "worker:markt"),
        ("worker:markt\n", "worker:markt"),
    ],
)
def test_a_text_of_no_form_is_told_what_it_should_look_like(text: str, example: str) -> None:
    match = game(2)
    verdict = match.explain(text)
    assert (verdict.legal, verdict.clause) == (False, "CM-12.1")
    word = text.partition(":")[0]
    if word in ("", "stop", "worker:markt "):
        known = "worker, take, buy, discard, enemy, pass, angel, let, cancel, orient"
        assert (verdict.message, verdict.params) == ("castellum-no-action", {"known": known})
    else:
        assert (verdict.message, verdict.params["word"]) == ("castellum-malformed", word)
    assert example in verdict.words("en")
    assert example in verdict.words("fr")


@pytest.mark.clause("CM-4.2")
def test_unknown_and_taken_spaces() -> None:
    match = game(2, "worker:markt take:gold+gold")
    assert (
        refused(
            match,
            "worker:paris",
            "no-space",
            space="paris",
            known="dinghuis, helpoort, houtmaas, markt, muntstraat, oudebrug, pietersberg, servaas, vrijthof",
        )
        == "CM-4.2"
    )
    assert refused(match, "worker:markt", "space-taken", space="markt") == "CM-4.2"
    assert "markt already has its worker" in match.explain("worker:markt").words()


@pytest.mark.clause("CM-4.1")
def test_an_action_of_another_moment_is_told_what_is_asked_now() -> None:
    match = game(2)
    for text in ("take:gold", "enemy:E1579-01>s0c1", "pass", "orient:1", "discard:A20"):
        assert refused(match, text, "now-worker", count=0) == "CM-4.2"
        assert "Place a worker" in match.explain(text).words()
    assert refused(match, "let", "no-window") == "CM-7.2"
    assert refused(match, "cancel:A26", "no-window") == "CM-7.2"
    match.apply("worker:helpoort")
    assert refused(match, "worker:markt", "now-fort", count=0) == "CM-4.6"
    assert "fortification" in match.explain("buy:T01>c1").words()


@pytest.mark.clause("CM-4.2")
def test_before_a_purchase_a_worker_goes_to_the_space_for_it() -> None:
    match = game(2)
    assert refused(match, "buy:T01>c1", "worker-first", space="vrijthof") == "CM-4.2"
    assert refused(match, "buy:F05>c2", "worker-first", space="helpoort") == "CM-4.2"


@pytest.mark.clause("CM-5.2")
def test_in_siege_and_angel_phase_the_refusal_says_what_is_asked() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A26 A05 A06")
    assert refused(match, SERVAAS, "now-enemy", count=0) == "CM-5.2"
    siege(match)
    assert refused(match, SERVAAS, "now-angel", count=0) == "CM-6.1"


@pytest.mark.clause("CM-4.8")
def test_at_a_card_in_excess_the_refusal_says_what_is_asked() -> None:
    match = game(2, angels="A20")
    board(match).angels[0] = 0b111
    match.apply(SERVAAS)
    assert refused(match, SERVAAS, "now-excess", count=0) == "CM-4.8"
    assert refused(match, "angel:A01!fury:s0c1", "now-excess", count=0) == "CM-4.8"


@pytest.mark.clause("CM-4.9")
def test_an_angel_before_a_worker_is_held_and_a_gift() -> None:
    match = game(2, [SERVAAS] * 2, angels="A01 A26")
    assert refused(match, "angel:A20!gift:gold+gold", "no-angel-in-hand", card="A20") == "CM-4.9"
    assert refused(match, "angel:A01!gift:gold+gold", "only-gift-before-worker") == "CM-4.9"


@pytest.mark.clause("CM-11.1")
def test_after_the_end_every_action_is_refused() -> None:
    match = new_match("castellum", 2, seed=1)
    match.playout(1, 10_000)
    for text in ("pass", "worker:markt", "nonsense"):
        assert refused(match, text, "over") == "CM-11.1"


@pytest.mark.clause("CM-12.1")
def test_every_kind_of_action_is_allowed_by_its_clause() -> None:
    match = game(2)
    for action, clause in (
        ("worker:oudebrug", "CM-4.2"),
        ("take:gold", "CM-4.5"),
        ("worker:vrijthof", "CM-4.2"),
        ("buy:T01>c1", "CM-4.6"),
    ):
        assert match.explain(action).clause == clause
        match.apply(action)
    match = game(2, [SERVAAS] * 2, angels="A20 A26")
    assert match.explain("angel:A20!gift:gold+gold").clause == "CM-4.9"
    match = angel_phase("A20 A26", "A05")
    assert match.explain("angel:A20!gift:gold+gold").clause == "CM-6.8"
    assert match.explain("angel:A20+s0c1").clause == "CM-6.3"
    assert match.explain("pass").clause == "CM-6.1"


def test_a_sheet_reads_like_a_game() -> None:
    match = game(
        2,
        "worker:vrijthof buy:T06>c1 worker:markt take:gold+wood worker:servaas worker:servaas "
        "enemy:E1579-01>s0c2 enemy:E1579-03>s0c1 enemy:E1579-02>s1c2 enemy:E1579-04>s1c1 "
        "angel:A01!fury:s1c1 cancel:A26",
        angels="A01 A26",
    )
    sheet = GAME.to_notation(match.record())
    body = sheet.partition("\n\n")[2]
    assert body == (
        "1579 construction\n"
        "s0 vrijthof T06>c1\n"
        "s1 markt gold+wood\n"
        "s0 servaas\n"
        "s1 servaas\n"
        "1579 siege\n"
        "s0 01>s0c2\n"
        "s1 03>s0c1\n"
        "s0 02>s1c2\n"
        "s1 04>s1c1\n"
        "1579 angels\n"
        "s0 A01!fury:s1c1\n"
        "s1 xA26\n"
        "; combat: s0 03, s1 -; 1 of 3\n"
    )
    assert GAME.from_notation(sheet) == match.record()
    assert GAME.from_notation(sheet.replace("\n", "\r\n")) == match.record()


def test_whole_games_go_out_and_come_back() -> None:
    for players in (2, 3, 4):
        match = new_match("castellum", players, seed=players)
        match.playout(players, 10_000)
        record = match.record()
        sheet = GAME.to_notation(record)
        scores = "-".join(str(score) for score in match.result().scores)
        assert f'[Result "{scores}"]' in sheet
        assert GAME.from_notation(sheet) == record


def sheet_of_two_turns() -> str:
    return GAME.to_notation(game(2, "worker:markt take:gold+wood worker:servaas").record())


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('[Game "Castellum"]', '[Game "Castello"]', "it should say Castellum"),
        ('[Game "Castellum"]', "[Game Castellum]", "not a tag line"),
        ('[Game "Castellum"]', '[Event "x"]', "no tag Event"),
        ('[Players "2"]', '[Players "7"]', "2 to 4"),
        ('[Players "2"]', '[Players "2"]\n[Players "2"]', "appears twice"),
        ('[Setup "{', '[Setup "{{', "as JSON"),
        ('[Result "*"]', '[Result "3-4"]', "is at *"),
        ("1579 construction", "1579 siege", "1579 construction"),
        ("s0 markt", "s1 markt", "it is the turn of 0"),
        ("s0 markt gold+wood", "s0 markt wood+gold", '"wood+gold" is not an action'),
        ("s0 markt gold+wood", "s0 markt gold", '"gold" cannot be played'),
        ("s1 servaas", "s1 markt", "markt already has its worker"),
        ("s1 servaas", "servaas", "neither a heading"),
        ("s1 servaas", "s1 paris", "is not an action"),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused_with_its_line(old: str, new: str, words: str) -> None:
    sheet = sheet_of_two_turns()
    assert old in sheet
    with pytest.raises(BadRecord) as caught:
        GAME.from_notation(sheet.replace(old, new, 1))
    assert words in str(caught.value).replace("'wood+gold'", "wood+gold")
    assert caught.value.words("fr")


def test_a_sheet_without_its_setup_is_refused() -> None:
    lines = [line for line in sheet_of_two_turns().splitlines() if not line.startswith("[Setup")]
    with pytest.raises(BadRecord, match="Setup"):
        GAME.from_notation("\n".join(lines))


def test_a_sheet_cannot_go_on_after_the_end() -> None:
    match = new_match("castellum", 2, seed=1)
    match.playout(1, 10_000)
    with pytest.raises(BadRecord, match="after the end"):
        GAME.from_notation(GAME.to_notation(match.record()) + "s0 pass\n")


@pytest.mark.clause("CM-12.1")
def test_every_legal_action_is_rebuilt_from_the_parts_that_its_form_reads() -> None:
    patterns = {form.kind: form.pattern for form in GAME.forms}
    met = set()
    for seed, players in product(range(4), (2, 3, 4)):
        match, rng = new_match("castellum", players, seed=seed), Rng(seed, "parts")
        while match.actor is not None:
            for text in match.legal():
                offer = GAME.parts(text)
                values = [part.partition(":")[2] for part in offer.parts]
                assert rebuilt(patterns[offer.kind], values) == text
                assert offer.kind in text or (offer.kind == "number" and "!" not in text)
                met.add(offer.kind)
            match.apply(random_action(match, rng))
    assert met | {"discard", "orient"} == set(patterns)  # these two are rare in random games


def rebuilt(pattern: str, values: list[str]) -> str:
    """The action of a form with these parts, each used once."""
    rest = list(values)
    text = PLACEHOLDER.sub(lambda _: rest.pop(0), pattern)
    assert not rest
    return text


@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("worker:markt", "worker", ["space:markt"]),
        ("take:gold+wood", "take", ["given:gold+wood"]),
        ("buy:T12>c2", "buy", ["card:T12", "column:c2"]),
        ("enemy:E1632-05>s1c3", "enemy", ["card:E1632-05", "place:s1c3"]),
        ("angel:A07+s0c2", "number", ["card:A07", "place:s0c2"]),
        ("angel:A07!swap:s0c1,s2c3", "swap", ["card:A07", "place:s0c1", "place:s2c3"]),
        ("angel:A11!hire:T12>c2", "hire", ["card:A11", "troop:T12", "column:c2"]),
        ("angel:A20!gift:gold+wood", "gift", ["card:A20", "given:gold+wood"]),
        ("discard:A20", "discard", ["card:A20"]),
        ("orient:2", "orient", ["side:2"]),
        ("let", "let", []),
    ],
)
def test_the_parts_of_actions(text: str, kind: str, parts: list[str]) -> None:
    offer = GAME.parts(text)
    assert (offer.kind, list(offer.parts)) == (kind, parts)


def test_a_worker_and_what_it_does_at_once_are_one_turn() -> None:
    match = game(2, troops="T01", first=0)
    turns = []
    for action in ("worker:oudebrug", "take:gold", "worker:vrijthof", "buy:T01>c1", "worker:markt"):
        turns.append(GAME.begins_turn(position(match)))
        match.apply(action)
    assert turns == [True, False, True, False, True]
