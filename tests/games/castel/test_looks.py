"""Names, texts, emblems, pictures and terminal drawings."""

import xml.etree.ElementTree as ET

import pytest

from castelude.drawings import drawings
from castelude.games.castel import GAME
from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.effects.register import BY_KIND
from castelude.games.castel.emblems import EMBLEMS, emblem
from castelude.games.castel.geometry import BY_NAME
from castelude.games.castel.picture import CELL, MARGIN, corner, wrapped
from castelude.games.castel.picture_cards import ZONES, name_lines
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.words import pending_words
from castelude.texts import say
from tests.kit import random_match
from tests.kit.castel import scene


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_has_a_name_a_text_an_effect_and_an_emblem(lang: str) -> None:
    names = [say(f"castel-card-{kind}", lang) for kind in KIND_IDS]
    texts = [say(f"castel-card-{kind}.text", lang) for kind in KIND_IDS]
    assert len(set(names)) == len(set(texts)) == 37
    assert set(EMBLEMS) == set(BY_KIND) == set(KIND_IDS)
    drawn = {emblem(kind, 0, 0, 1, "#000", "#fff") for kind in KIND_IDS}
    assert len(drawn) == 37


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_clause_has_its_words(lang: str) -> None:
    for chapter, clauses in GAME.clauses.chapters():
        assert say(chapter, lang)
        for clause in clauses:
            assert clause.title(lang)
            assert clause.text(lang)
            if clause.ruling:
                assert clause.reason(lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_has_its_words(lang: str) -> None:
    for option in GAME.options:
        assert say(f"castel-option-{option.key}", lang)
        assert say(f"castel-option-{option.key}.help", lang)


def test_the_drawing_shows_board_exchange_and_only_the_own_hand() -> None:
    game = scene("2p; 0: king, soldier, soldier; 1: queen; X: archer", "c3 prince/1 knight/0, o1 dragon/-, N siege/1")
    drawing = GAME.drawing(game.position, 0, "en")
    for text in ("prince/1", "+0", "o1 dragon/-", "N siege/1", "archer", "soldier x2", "Turn 1, Black: 2 actions left"):
        assert text in drawing
    assert "queen" not in drawing
    assert "queen" in GAME.drawing(game.position, 1, "en")
    french = GAME.drawing(game.position, 0, "fr")
    assert "king (Roi)" in french
    assert "encore 2 actions" in french


def test_pending_effects_say_what_they_want() -> None:
    game = scene("2p; 0: king, spy", "c3 prince/1, d3 thief/1", "place:king@d4")
    assert pending_words(game.position, "en").startswith("King — Black: choose the card")
    assert "le roi renvoie" in pending_words(game.position, "fr")
    asked = set()
    for seed in range(40):
        match = random_match("castel", seed, 0, 2 + seed % 4)
        position = match.position
        assert isinstance(position, CastelPosition)
        for step in range(400):
            if position.count() == 0:
                break
            if position.is_pending():
                asked.add(pending_words(position, "fr"))
            position.play(position.move_at((step * 7919 + seed) % position.count()))
    assert len(asked) > 40


def test_pictures_show_cards_pawns_and_last_actions() -> None:
    board = "c3 prince/1 knight/0 knight/1, o1 dragon/-, N siege/4, b1 soldier/2, e5 ambassador/3"
    game = scene("5p; 0: king; 1: queen; X: archer", board)
    picture = GAME.picture(game.position, 0, ["place:siege@N"], "fr")
    root = ET.fromstring(picture)
    titles = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]
    assert "prince@c3 (Beige); knight@c3 (Noir); knight@c3.2 (Beige)" in titles
    assert "dragon@o1 (sans pion)" in titles
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Roi" in words
    assert "Reine" not in words, "another seat's hand"
    assert GAME.picture(game.position, 0, [], "fr") != picture
    drawn = {element.get("id") for element in root.iter()}
    assert {"castel-king", "castel-dragon", "castel-knight", "castel-frame-tower", "castel-plan"} <= drawn
    assert "castel-queen" not in drawn, "another seat's hand"


def test_every_kind_has_a_portrait_and_its_zone_a_frame() -> None:
    known = drawings("castel")
    assert set(KIND_IDS) <= set(known)
    assert {f"{part}-{zone}" for part in ("window", "frame") for zone in ZONES.values()} <= set(known)


def test_a_crowded_meadow_has_rows_below_the_castle() -> None:
    places = [corner(BY_NAME[f"o{number}"]) for number in range(1, 49)]
    assert len(set(places)) == 48
    assert max(y for _, y in places[:20]) < MARGIN + 8 * CELL < max(y for _, y in places)


def test_lines_of_names_and_sentences() -> None:
    assert name_lines("Roi") == ["Roi"]
    assert name_lines("Ambassadeur") == ["Ambassadeur"]
    assert name_lines("Dame de compagnie") == ["Dame de", "compagnie"]
    assert name_lines("Lady-in-waiting") == ["Lady-in-", "waiting"]
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("", 7) == []
