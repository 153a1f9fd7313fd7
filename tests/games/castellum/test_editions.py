"""Card files: every check, and games with an edition of one's own (the card file on the page)."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from castelude import load_match, new_match
from castelude.core.errors import BadOptions
from castelude.core.options import OptionValue
from castelude.editions import read_edition
from castelude.games.castellum import GAME, words
from castelude.games.castellum.edition_shape import NAME_KEYS
from castelude.texts import say
from tests.kit import refused
from tests.kit.castellum import board, give, hand, plain, play, position, put, siege, through_year, wealth
from tests.kit.castellum_editions import space

HOUSE = read_edition("castellum", "house")
Change = Callable[[dict[str, Any]], object]
Write = Callable[[str, object], dict[str, OptionValue]]


def card(data: dict[str, Any], card_id: str) -> dict[str, Any]:
    """The entry with this id."""
    for part in ("spaces", "fortifications", "troops", "enemies", "angels", "rewards"):
        for entry in data[part]:
            if entry["id"] == card_id:
                assert isinstance(entry, dict)
                return entry
    raise KeyError(card_id)


def edited(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(HOUSE)
    change(data)
    return data


def set_in(card_id: str, key: str, value: object) -> Change:
    return lambda data: card(data, card_id).__setitem__(key, value)


def test_the_house_edition_is_in_order() -> None:
    assert GAME.knows_edition(HOUSE)
    assert GAME.check_edition(HOUSE) == []


@pytest.mark.parametrize("data", [None, [], {}, {"format": 1}, {"format": 1, "cards": []}, "castellum"])
def test_other_files_are_not_taken_for_a_card_file(data: object) -> None:
    assert not GAME.knows_edition(data)
    assert GAME.check_edition(data)


@pytest.mark.parametrize(
    ("change", "where", "words"),
    [
        (lambda data: data.__setitem__("format", 2), "format", "must be 1"),
        (lambda data: data.__setitem__("edition", ""), "edition", "a text"),
        (lambda data: data.__setitem__("price", 3), "file", 'must not have the key "price"'),
        (lambda data: data.__delitem__("angels"), "file", "must have the key angels"),
        (lambda data: data.__setitem__("troops", {}), "troops", "must be a list"),
        (lambda data: data["troops"].pop(3), "troops", "must contain T04"),
        (lambda data: data["troops"].append(data["troops"][0]), "troops[T01]", "twice"),
        (lambda data: data["troops"].append(7), "troops[32]", "JSON object"),
        (set_in("T04", "id", "T44"), "troops[3].id", "T01 to T32"),
        (set_in("T04", "fr", 5), "troops[T04].fr", "a text"),
        (set_in("T04", "en", "two\nlines"), "troops[T04].en", "a text"),
        (set_in("T04", "type", "navy"), "troops[T04].type", "infantry, cavalry, artillery"),
        (set_in("T04", "attack", -1), "troops[T04].attack", "0 to 99"),
        (set_in("T04", "attack", True), "troops[T04].attack", "whole number"),
        (set_in("T04", "attack", 2.5), "troops[T04].attack", "whole number"),
        (set_in("T04", "cost", {"gold": 0}), "troops[T04].cost.gold", "1 to 99"),
        (set_in("T04", "cost", {"iron": 1}), "troops[T04].cost", 'must not have the key "iron"'),
        (set_in("T04", "cost", None), "troops[T04].cost", "JSON object"),
        (set_in("T04", "income", {"gold": 1}), "troops[T04].income", "must have the key stone"),
        (set_in("T04", "boost", "fortification"), "troops[T04].boost", "must be one of"),
        (set_in("T04", "score", 1), "troops[T04].score", "must be one of"),
        (set_in("T04", "extra", 1), "troops[T04]", 'must not have the key "extra"'),
        (lambda data: card(data, "T04").__delitem__("boost"), "troops[T04]", "must have the key boost"),
        (set_in("F01", "start", False), "fortifications[F01].start", "must be true"),
        (set_in("F09", "start", True), "fortifications[F09].start", "must be false"),
        (set_in("E1632-05", "year", 1579), "enemies[E1632-05].year", "must be 1632"),
        (set_in("E1632-05", "boost", {"type": "infantry"}), "enemies[E1632-05].boost", "must have the key points"),
        (set_in("E1632-05", "boost", {"type": "x", "points": 1}), "enemies[E1632-05].boost.type", "must be one of"),
        (set_in("E1632-05", "toll", "angel"), "enemies[E1632-05].toll", "gold, stone, wood, null"),
        (set_in("A07", "effect", "bless"), "angels[A07].effect", "fury, swap, hire"),
        (set_in("A07", "value", "2"), "angels[A07].value", "whole number"),
        (set_in("markt", "limit", 2), "spaces[markt].limit", "1 (one worker) or null"),
        (set_in("markt", "min_players", 5), "spaces[markt].min_players", "2 to 4"),
        (set_in("markt", "choose", 3), "spaces[markt].choose", "1 to 2"),
        (set_in("markt", "gives", {"gold": 1, "stone": 0, "wood": 0}), "spaces[markt].gives", "gain only"),
        (set_in("jeker", "gives", None), "spaces[jeker].gives", "JSON object"),
        (set_in("jeker", "choose", 1), "spaces[jeker].choose", "choose only"),
        (set_in("jeker", "action", "pray"), "spaces[jeker].action", "must be one of"),
        (set_in("R1632", "year", 1673), "rewards[R1632].year", "must be 1632"),
        (set_in("R1632", "needed", {"2": 1, "3": 2}), "rewards[R1632].needed", "must have the key 4"),
        (set_in("R1632", "sides", []), "rewards[R1632].sides", "four sides"),
        (
            lambda data: card(data, "R1632")["sides"][1].__setitem__("combo", ["infantry"]),
            "rewards[R1632].sides[1].combo",
            "only the reward of 1794",
        ),
        (
            lambda data: card(data, "R1794")["sides"][1].__setitem__("combo", []),
            "rewards[R1794].sides[1].combo",
            "a list of 1 to 6",
        ),
        (
            lambda data: card(data, "R1794")["sides"][1].__setitem__("combo", ["navy"]),
            "rewards[R1794].sides[1].combo[0]",
            "must be one of",
        ),
        (
            lambda data: card(data, "R1579")["sides"][0].__setitem__("angels", 10),
            "rewards[R1579].sides[0].angels",
            "0 to 9",
        ),
    ],
)
def test_what_is_wrong_is_named_by_card_and_field(change: Change, where: str, words: str) -> None:
    problems = GAME.check_edition(edited(change))
    assert where in [problem.where for problem in problems]
    problem = next(problem for problem in problems if problem.where == where)
    assert words in problem.words("en")
    assert problem.words("fr") != problem.words("en")


BRIDGE = space("brug", "choose", choose=1)


@pytest.mark.clause("CM-16.2")
@pytest.mark.clause("CM-16.4")
@pytest.mark.parametrize(
    ("change", "places"),
    [
        (lambda data: data.__setitem__("spaces", {}), ["spaces"]),
        (lambda data: data.__setitem__("spaces", [BRIDGE, space("x", "troop")]), ["spaces"]),
        (lambda data: data.__setitem__("spaces", [BRIDGE, *(space(f"p{n}", "fort") for n in range(40))]), ["spaces"]),
        (lambda data: data["spaces"].append(BRIDGE | {"id": "Brug"}), ["spaces[11].id"]),
        (lambda data: data["spaces"].append(BRIDGE | {"id": ""}), ["spaces[11].id"]),
        (lambda data: data["spaces"].append(BRIDGE | {"id": "b" * 21}), ["spaces[11].id"]),
        (lambda data: data["spaces"].append(BRIDGE | {"id": 7}), ["spaces[11].id"]),
        (lambda data: data["spaces"].append({"limit": 1}), ["spaces[11].id"]),
        (lambda data: data["spaces"].append(7), ["spaces[11]"]),
        (lambda data: data["spaces"].append(BRIDGE | {"id": "markt"}), ["spaces[markt]"]),
        (lambda data: data["spaces"].append(BRIDGE | {"price": 1, "limit": 2}), ["spaces[brug]"]),
        (lambda data: data["spaces"].append(BRIDGE | {"action": "pray", "choose": 9}), ["spaces[brug].action"]),
        (
            lambda data: data["spaces"].append(BRIDGE | {"limit": 2, "choose": 3}),
            ["spaces[brug].limit", "spaces[brug].choose"],
        ),
        (set_in("T04", "cost", {"iron": 1, "gold": 0}), ["troops[T04].cost"]),
        (lambda data: data.__setitem__("destroy_type", "navy"), ["destroy_type"]),
        (lambda data: data.__setitem__("destroy_type", None), ["destroy_type"]),
        (lambda data: data.update(format=True, edition=" "), ["format", "edition"]),
        (lambda data: (data.pop("angels"), data.pop("format"), data.update(price=1)), ["file"] * 3),
    ],
)
def test_every_problem_of_a_card_file_has_its_place(change: Change, places: list[str]) -> None:
    problems = GAME.check_edition(edited(change))
    assert [problem.where for problem in problems] == places
    for problem in problems:
        assert problem.words("en") != problem.words("fr")


@pytest.mark.clause("CM-16.2")
@pytest.mark.parametrize("number", [3, 40])
def test_a_board_has_3_to_40_places_with_ids_of_its_own(number: int) -> None:
    places = [BRIDGE, *(space(f"{n}p", "gain", 1) for n in range(number - 1))]
    assert GAME.check_edition(edited(lambda data: data.__setitem__("spaces", places))) == []


@pytest.mark.clause("CM-16.5")
def test_actions_and_states_name_the_spaces_of_the_file(own_edition: Write) -> None:
    places = [BRIDGE, space("gold", "gain", 1), space("side2", "angel"), space("quay4", "gain", min_players=4)]
    options = own_edition("mine", edited(lambda data: data.__setitem__("spaces", places)))
    match = new_match("castellum", 2, options, setup=plain())
    assert match.legal() == ["worker:brug", "worker:gold", "worker:side2"]
    assert match.state()["spaces"] == {"brug": [], "gold": [], "side2": []}
    assert refused(match, "worker:quay4", "space-absent", space="quay4", players=2) == "CM-4.2"
    assert refused(match, "worker:markt", "no-space", space="markt", known="brug, gold, side2") == "CM-4.2"
    play(match, "worker:gold worker:brug take:gold worker:side2")
    assert match.state()["spaces"] == {"brug": [1], "gold": [0], "side2": [0]}
    sheet = GAME.to_notation(match.record())
    assert GAME.from_notation(sheet) == match.record()
    for lang in ("en", "fr"):
        assert "gold" in GAME.drawing(position(match), 0, lang)
        assert "<svg" in GAME.picture(position(match), 0, (), lang)
    line = GAME.log(position(new_match("castellum", 2, options, setup=plain())), "worker:gold", position(match), 0)[0]
    assert GAME.named(position(match), line.params, "fr")["space"] == "Lieu gold"


@pytest.mark.clause("CM-16.2")
@pytest.mark.clause("CM-6.7")
def test_the_type_that_destroys_is_that_of_the_file(own_edition: Write) -> None:
    options = own_edition("mine", edited(lambda data: data.__setitem__("destroy_type", "cavalry")))
    without = own_edition("without", edited(lambda data: data.__delitem__("destroy_type")))
    assert GAME.printed(2, options)["cards"]["A15"]["needs"] == "cavalry"
    assert GAME.printed(2, without)["cards"]["A15"]["needs"] == "artillery"
    match = new_match("castellum", 2, options, setup=plain(angels="A15 A05"))
    play(match, ["worker:servaas", "worker:servaas", *["worker:oudebrug", "take:gold"] * 2])
    siege(match)
    put(match, "s0c1", "T23")  # artillery
    assert refused(match, "angel:A15!destroy:c1", "no-destroyer", type="cavalry") == "CM-6.7"
    cavalry = next(troop["id"] for troop in HOUSE["troops"] if troop["type"] == "cavalry")
    put(match, "s0c2", cavalry)
    assert "angel:A15!destroy:c1" in match.legal()
    assert "cavalry" in GAME.drawing(position(match), 0, "en")


@pytest.mark.clause("CM-16.1")
def test_card_files_are_looked_for_at_every_new_game(own_edition: Write) -> None:
    with pytest.raises(BadOptions) as caught:
        new_match("castellum", 2, {"edition": "mine"}, seed=1)
    assert caught.value.clause == "CM-2.2"
    options = own_edition("mine", edited(set_in("F01", "attack", 7)))
    assert board(new_match("castellum", 2, options, seed=1)).edition.forts.attack[0] == 7
    own_edition("mine", edited(set_in("F01", "attack", 8)))
    assert board(new_match("castellum", 2, options, seed=1)).edition.forts.attack[0] == 8
    own_edition("house", edited(set_in("F01", "attack", 9)))
    house = new_match("castellum", 2, {"edition": "house"}, seed=1)
    assert (house.record().options, board(house).edition.forts.attack[0]) == ({}, 3)


@pytest.mark.clause("CM-16.3")
def test_a_worker_must_always_have_a_space_to_go_to() -> None:
    def close(data: dict[str, Any]) -> None:
        card(data, "oudebrug")["limit"] = 1
        card(data, "servaas")["min_players"] = 3

    assert [problem.where for problem in GAME.check_edition(edited(close))] == ["spaces"]


@pytest.mark.clause("CM-2.2")
def test_a_game_with_an_edition_of_ones_own(own_edition: Write) -> None:
    def change(data: dict[str, Any]) -> None:
        data["edition"] = "mine"
        card(data, "T01")["cost"] = {}
        card(data, "T01")["income"] = {"gold": 0, "stone": 2, "wood": 0, "angels": 1}
        card(data, "F01")["income"]["angels"] = 2
        card(data, "muntstraat")["gives"]["gold"] = 5
        card(data, "A01")["effect"] = "gift"

    own_edition("mine", edited(change))
    match = new_match("castellum", 2, {"edition": "mine"}, setup=plain())
    assert match.record().options == {"edition": "mine"}
    assert hand(match, 0) == ["A01", "A02"]  # the income of 1579
    assert "angel:A01!gift:gold+gold" in match.legal()
    match.apply("worker:muntstraat")
    assert wealth(match)[0] == "9/3/3"
    again = load_match(match.record())
    assert again.state() == match.state()
    assert board(match).edition.name == "mine"
    sheet = GAME.to_notation(match.record())
    assert '[Edition "mine"]' in sheet
    assert GAME.from_notation(sheet) == match.record()


@pytest.mark.clause("CM-3.1")
def test_a_troop_with_an_income_pays_it_too(own_edition: Write) -> None:
    income = {"gold": 0, "stone": 2, "wood": 0, "angels": 1}
    own_edition("mine", edited(set_in("T01", "income", income)))
    match = new_match("castellum", 2, {"edition": "mine"}, setup=plain())
    play(match, "worker:vrijthof buy:T01>c2")
    give(match, 0, "0/0/0")
    through_year(match, "worker:oudebrug take:wood")
    assert match.state()["year"] == 1632
    assert wealth(match)[0] == "1/2/1"  # gold by the gate, stone by the troop, wood by one worker
    assert hand(match, 0) == ["A01"]


@pytest.mark.clause("CM-2.2")
@pytest.mark.clause("CM-16.4")
@pytest.mark.parametrize(
    ("data", "words"),
    [("{", "cannot be read"), ("[]", "1 problem"), (edited(set_in("T04", "attack", -1)), "troops[T04].attack")],
)
def test_a_broken_edition_is_refused(own_edition: Write, data: object, words: str) -> None:
    own_edition("broken", data)
    with pytest.raises(BadOptions) as caught:
        new_match("castellum", 2, {"edition": "broken"}, seed=1)
    assert caught.value.clause == "CM-2.2"
    assert words in str(caught.value)


def test_the_worked_example_of_the_documentation_is_in_order() -> None:
    page = Path(__file__).parents[3] / "docs" / "editions-castellum.md"
    entries = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]
    assert [entry["id"] for entry in entries] == ["markt", "T06", "E1579-05", "A01", "R1579"]
    data = copy.deepcopy(HOUSE)
    for entry in entries:
        assert card(data, entry["id"]) != entry
        card(data, entry["id"]).update(entry)
    assert GAME.check_edition(data) == []


@pytest.mark.parametrize("junk", [None, True, 1.5, "x", [], {}, [[]], {"id": []}])
def test_junk_anywhere_in_a_card_file_is_refused_and_never_a_crash(junk: object) -> None:
    for part in ("spaces", "fortifications", "troops", "enemies", "angels", "rewards"):
        for key in HOUSE[part][-1]:
            data = copy.deepcopy(HOUSE)
            if data[part][-1][key] == junk and type(data[part][-1][key]) is type(junk):
                continue
            data[part][-1][key] = junk
            problems = GAME.check_edition(data)
            if junk is None and key in ("limit", "boost", "score", "toll"):
                continue
            if key in ("fr", "en") and junk == "x":
                continue
            if (key == "cost" and junk == {}) or (part, key, junk) == ("spaces", "id", "x"):
                continue
            assert problems, (part, key)
            assert all(problem.words("fr") for problem in problems)


def test_the_catalogues_name_the_house_edition_as_its_file_does() -> None:
    """Owners copy the file, so it keeps its names."""
    for part in ("spaces", "fortifications", "troops", "enemies", "angels"):
        for entry in HOUSE[part]:
            for lang in NAME_KEYS:
                assert say(f"castellum-name-{entry['id']}", lang) == entry[lang]


def test_a_language_that_a_card_file_lacks_falls_back_on_another(own_edition: Write) -> None:
    data = edited(set_in("T01", "fr", "Mes braves"))
    card(data, "T01")["en"] = "My brave men"
    own_edition("mine", data)
    edition = board(new_match("castellum", 2, {"edition": "mine"}, seed=1)).edition
    assert words.card_name(edition, "T01", "en") == "My brave men"
    assert words.card_name(edition, "T01", "xx") == "Mes braves"
