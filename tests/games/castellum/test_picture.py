"""Pictures of Castellum: the drawings of the client, and attack against power as a portcullis."""

import re

from castelude import new_match
from castelude.drawings import drawings
from castelude.games.castellum import GAME
from castelude.games.castellum import picture_shapes as shapes
from castelude.games.castellum.cards import ENEMIES, FORTS, TROOPS
from castelude.games.castellum.picture_clash import DANGER, STUFFS, clash
from castelude.games.castellum.position import CastellumPosition


def dealt(players: int) -> CastellumPosition:
    position = new_match("castellum", players, seed=1).position
    assert isinstance(position, CastellumPosition)
    return position


def test_every_card_and_place_of_the_house_edition_is_drawn() -> None:
    edition, known = dealt(4).board.edition, drawings("castellum")
    assert set(edition.spaces) <= set(known)
    for year in range(4):
        assert {shapes.troop(edition, card, year) for card in range(len(TROOPS))} <= set(known)
    assert {shapes.enemy(edition, card) for card in range(len(ENEMIES))} <= set(known)
    assert {shapes.fort(edition.forts.attack[card]) for card in range(len(FORTS))} <= set(known)
    assert {f"{name}-{phase}" for name in ("city", "sky", "yard") for phase in ("siege", "angels")} <= set(known)


def test_teeth_and_pikes_count_attack_and_power() -> None:
    held = clash(5, 3, True, fort=2, angels=1)
    assert [held.count(f'fill="{STUFFS[stuff]}"') for stuff in ("marl", "gold")] == [2, 1]
    assert held.count('stroke-opacity="0.45"') == 5
    assert DANGER not in held
    lost = clash(1, 4, False, fort=1, angels=0)
    assert lost.count("stroke-dasharray") == 3, "missing teeth"
    assert lost.count(f'fill="{DANGER}"') == 3, "pikes that come through"


def test_many_points_stay_within_the_column() -> None:
    widest = max(float(x) for x in re.findall(r"M([\d.]+) ", clash(40, 60, False, fort=6, angels=4)))
    assert widest < 128


def test_pictures_name_everything_in_words() -> None:
    picture = GAME.picture(dealt(2), 0, ["worker:muntstraat"], "fr")
    assert "Muntstraat" in picture
    assert "#castellum-muntstraat" in picture
    assert "<title>" in picture
