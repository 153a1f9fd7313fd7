"""Effects that send cards back or remove them (CT-6.10 to CT-6.21)."""

from dataclasses import dataclass

import pytest

from tests.kit.castel import CastelTable, scene


@dataclass(frozen=True)
class Case:
    """A card that acts on the court: where it is placed, three court cells it reaches, and what must lie there."""

    kind: str
    spot: str
    cells: tuple[str, str, str]
    verb: str = "send"
    board: str = ""

    def after(self, board: str) -> CastelTable:
        """The scene with this board after the card is placed."""
        boards = ", ".join(part for part in (self.board, board) if part)
        return scene(f"2p; 0: {self.kind}, soldier", boards, f"place:{self.kind}@{self.spot}")

    def targets(self, game: CastelTable) -> list[str]:
        """What the legal actions name; the Princess who lets the Lady in left out."""
        assert all(action.startswith(f"{self.verb}:") for action in game.legal())
        return [action.partition(":")[2] for action in game.legal() if "princess" not in action]


AROUND_D4 = ("c3", "d3", "e3")
CASES = {
    "CT-6.10": Case("king", "d4", AROUND_D4),
    "CT-6.11": Case("queen", "d4", AROUND_D4),
    "CT-6.12": Case("courtier", "d4", AROUND_D4),
    "CT-6.13": Case("lady", "d4", AROUND_D4, board="e5 princess/1"),
    "CT-6.15": Case("assassin", "d4", AROUND_D4, verb="kill"),
    "CT-6.16": Case("traitor", "d6", ("c5", "d5", "e5")),
    "CT-6.20": Case("wizard", "f6", AROUND_D4),
}
each_at_court = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.clause(clause), id=case.kind) for clause, case in CASES.items()]
)


@each_at_court
def test_a_knight_shields_what_he_lies_on_and_the_ambassador_is_always_safe(case: Case) -> None:
    one, two, three = case.cells
    game = case.after(f"{one} prince/1, {two} thief/1 knight/0, {three} ambassador/1")
    assert case.targets(game) == [f"knight@{two}", f"prince@{one}"]
    assert game.refused(f"{case.verb}:thief@{two}") == f"CT-5.6 protected ref=thief@{two}"
    assert game.refused(f"{case.verb}:ambassador@{three}") == f"CT-5.6 protected ref=ambassador@{three}"


@each_at_court
def test_a_priest_shields_his_colour_but_not_himself(case: Case) -> None:
    one, two, three = case.cells
    game = case.after(f"{one} prince/1, {two} priest/1, {three} thief/0")
    assert case.targets(game) == [f"priest@{two}", f"thief@{three}"]
    assert game.refused(f"{case.verb}:prince@{one}") == f"CT-5.6 protected ref=prince@{one}"


@each_at_court
def test_without_pawns_a_priest_shields_nobody_and_cards_go_to_the_exchange(case: Case) -> None:
    one, two, three = case.cells
    game = case.after(f"{one} prince/-, {two} priest/-, {three} thief/1")
    assert case.targets(game) == [f"priest@{two}", f"prince@{one}", f"thief@{three}"]
    game.play(f"{case.verb}:prince@{one}")
    game.shows("prince in removed" if case.verb == "kill" else "prince in exchange", f"{one} empty", "actions 1")


@each_at_court
def test_own_cards_are_hit_too(case: Case) -> None:
    one, _, three = case.cells
    game = case.after(f"{one} prince/0, {three} thief/1")
    assert case.targets(game) == [f"prince@{one}", f"thief@{three}"]
    game.play(f"{case.verb}:prince@{one}")
    where = {"assassin": "removed", "wizard": "exchange"}.get(case.kind, "hand 0")
    game.shows(f"prince in {where}", f"{one} empty", "actor 0", "actions 1")


@each_at_court
def test_without_a_target_the_action_is_over(case: Case) -> None:
    game = case.after("")
    game.shows("actor 0", "actions 1")
    assert game.pending == {}


@each_at_court
def test_the_acting_card_never_hits_itself(case: Case) -> None:
    one, two, _ = case.cells
    game = case.after(f"{one} prince/1, {two} thief/1")
    own = f"{case.kind}@{case.spot}"
    assert game.refused(f"{case.verb}:{own}") == f"CT-6.2 itself ref={own}"


ON_THE_WALLS = [
    pytest.param("king", "b2", id="king"),
    pytest.param("courtier", "b2", id="courtier"),
    pytest.param("assassin", "b2", id="assassin"),
    pytest.param("barbarian", "out", id="barbarian", marks=pytest.mark.clause("CT-6.17")),
    pytest.param("dragon", "out", id="dragon", marks=pytest.mark.clause("CT-6.18")),
    pytest.param("wizard", "f6", id="wizard"),
]


@pytest.mark.clause("CT-5.6")
@pytest.mark.parametrize(("kind", "spot"), ON_THE_WALLS)
def test_a_captain_shields_the_soldiers_of_his_rampart_but_not_himself(kind: str, spot: str) -> None:
    board = "b1 soldier/1, c1 captain/1, d1 traitor/1, a2 soldier/1 knight/1, a3 soldier/1"
    game = scene(f"2p; 0: {kind}, soldier", board, f"place:{kind}@{spot}")
    verb = "kill" if kind == "assassin" else "send"
    game.only(f"{verb}:captain@c1", f"{verb}:knight@a2", f"{verb}:soldier@a3")
    assert game.refused(f"{verb}:soldier@b1") == "CT-5.6 protected ref=soldier@b1"


OUTSIDE = [
    pytest.param("archer", "a1", id="archer", marks=pytest.mark.clause("CT-6.19")),
    pytest.param("dragon", "out", id="dragon"),
    pytest.param("wizard", "f6", id="wizard"),
]


@pytest.mark.parametrize(("kind", "spot"), OUTSIDE)
def test_cards_outside_are_hit_but_not_under_a_knight(kind: str, spot: str) -> None:
    game = scene(f"2p; 0: {kind}, soldier", "N siege/1 knight/0, o1 herald/0, o2 fairy/-", f"place:{kind}@{spot}")
    game.only("send:knight@N", "send:herald@o1", "send:fairy@o2")
    assert game.refused("send:siege@N") == "CT-5.6 protected ref=siege@N"
    game.play("send:fairy@o2")
    game.shows("fairy in exchange", "o2 empty", "actions 1")


@pytest.mark.clause("CT-6.10")
def test_king_reaches_towers_ramparts_and_court_but_not_outside() -> None:
    game = scene(
        "2p; 0: king, soldier", "a1 archer/1, b1 soldier/1, c2 thief/1, o1 fairy/1, N siege/1", "place:king@c3"
    )
    game.only("send:archer@a1", "send:soldier@b1", "send:thief@c2")
    assert game.refused("send:fairy@o1") == "CT-6.10 not-a-target ref=fairy@o1"


@pytest.mark.clause("CT-6.10")
def test_king_gives_the_favourites_seat_a_sending() -> None:
    game = scene("3p; 0: king, soldier", "b2 favourite/2 knight/1, e5 prince/1 knight/2", "place:king@c3")
    game.only("send:knight@b2", "send:knight@e5")
    assert game.pending == {"by": "king", "verb": "send", "step": 1}
    game.play("send:knight@e5")
    game.shows("actor 2", "knight-2 in hand 2")
    assert game.pending == {"by": "king", "verb": "send", "step": 2}
    game.only("send:king@c3", "send:knight@b2", "send:prince@e5")
    assert game.refused("send:favourite@b2") == "CT-5.6 protected ref=favourite@b2"
    game.play("send:prince@e5")
    game.shows("prince in hand 1", "active 0", "actor 0", "actions 1")


@pytest.mark.clause("CT-6.10")
def test_king_and_the_active_seats_own_favourite() -> None:
    game = scene("2p; 0: king, soldier", "b2 favourite/0, a1 archer/1, f1 witch/1", "place:king@c3 send:archer@a1")
    game.shows("actor 0")
    game.only("send:favourite@b2", "send:king@c3", "send:witch@f1")


@pytest.mark.clause("CT-6.10")
def test_sending_the_favourite_away_does_not_cancel_the_second_sending() -> None:
    game = scene("2p; 0: king, soldier", "b2 favourite/1, a1 archer/0", "place:king@c3 send:favourite@b2")
    game.shows("actor 1", "active 0", "actions 2")
    game.only("send:archer@a1", "send:king@c3")
    game.play("send:king@c3").shows("king in hand 0", "c3 empty", "actor 0", "actions 1")


@pytest.mark.clause("CT-6.10")
@pytest.mark.clause("CT-6.2")
def test_the_king_is_open_to_the_second_sending_only() -> None:
    game = scene("2p; 0: king, soldier", "b2 favourite/1, d4 priest/0, a1 archer/0", "place:king@c3")
    assert game.refused("send:king@c3") == "CT-5.6 protected ref=king@c3"
    game.play("send:archer@a1")
    game.only("send:favourite@b2", "send:priest@d4")
    assert game.refused("send:king@c3") == "CT-5.6 protected ref=king@c3"
    bare = scene("2p; 0: king, soldier", "b2 favourite/1, a1 archer/0", "place:king@c3")
    assert bare.refused("send:king@c3") == "CT-6.2 itself ref=king@c3"


@pytest.mark.clause("CT-6.10")
def test_the_pawn_that_the_favourite_bears_counts_whoever_placed_her() -> None:
    board = "b2 favourite/1, b5 queen/0, a1 archer/0, f1 witch/0"
    game = scene("3p; 0: king, schemer, soldier; 1: spy; 2: thief", board, "place:schemer@e5 pick:favourite@b2")
    game.play("pick:queen@b5 place:king@d3 send:archer@a1")
    game.shows("actor 0", "active 0")


@pytest.mark.clause("CT-6.10")
@pytest.mark.clause("CT-7.1")
def test_nobody_is_out_of_cards_between_the_two_sendings() -> None:
    board = "b2 favourite/1, a1 archer/1, f1 witch/1"
    game = scene("2p; 0: king; 1: spy", board, "place:king@c3 send:archer@a1", piles=False)
    game.shows("actor 1")
    game.play("send:king@c3").shows("actor 0", "actions 1", "king in hand 0")
    won = scene("2p; 0: king; 1: spy", board, "place:king@c3 send:archer@a1 send:witch@f1", piles=False)
    won.ends("out", [0])


@pytest.mark.clause("CT-6.10")
@pytest.mark.parametrize("favourite", ["b2 favourite/-", "o1 favourite/1"])
def test_a_favourite_without_a_pawn_or_outside_has_no_say(favourite: str) -> None:
    game = scene("2p; 0: king, soldier", f"{favourite}, a1 archer/1, f1 witch/1", "place:king@c3 send:archer@a1")
    game.shows("actor 0", "actions 1", "f1 = witch/1")
    assert game.pending == {}


@pytest.mark.clause("CT-6.11")
def test_queen_leaves_walls_and_outside_alone() -> None:
    game = scene("2p; 0: queen, soldier", "a1 archer/1, b1 soldier/1, o1 fairy/1, c3 thief/1", "place:queen@e5")
    game.shows("thief in hand 1", "actions 1")


@pytest.mark.clause("CT-6.12")
def test_courtier_reaches_every_neighbouring_cell_and_no_other() -> None:
    board = "a1 archer/1, a2 soldier/1, c1 soldier/1, c3 prince/0, d3 thief/1, o1 fairy/1"
    game = scene("2p; 0: courtier, spy", board, "place:courtier@b2")
    game.only("send:archer@a1", "send:prince@c3", "send:soldier@a2", "send:soldier@c1")
    assert game.refused("send:thief@d3") == "CT-6.12 not-a-target ref=thief@d3"


@pytest.mark.clause("CT-6.13")
def test_lady_sends_men_on_court_cells_only() -> None:
    board = "b3 queen/1, c2 thief/1, b1 soldier/1, a1 archer/1, c3 favourite/1 knight/1, e5 prince/1"
    game = scene("2p; 0: lady, soldier", board, "place:lady@b2")
    game.only("send:knight@c3", "send:thief@c2")
    assert game.refused("send:queen@b3") == "CT-6.13 not-a-target ref=queen@b3"
    assert game.refused("send:prince@e5") == "CT-6.13 not-a-target ref=prince@e5"


@pytest.mark.clause("CT-6.14")
def test_black_knight_sends_the_top_knight_around_and_is_no_knight_himself() -> None:
    board = "c3 prince/1 knight/1 knight/1, d5 queen/1 knight/1, e1 soldier/1 knight/1, c4 thief/1"
    game = scene("2p; 0: black-knight, soldier", board, "place:black-knight@d4")
    game.only("send:knight@c3.2", "send:knight@d5")
    assert game.refused("send:knight@c3") == "CT-5.6 protected ref=knight@c3"
    assert game.refused("send:knight@e1") == "CT-6.14 not-a-target ref=knight@e1"
    other = scene("2p; 0: princess, soldier", "c3 black-knight/1, c4 prince/1", "place:princess@d4")
    other.shows("c3 = black-knight/1", "actions 1")


@pytest.mark.clause("CT-6.14")
def test_black_knight_respects_a_knight_under_the_priest() -> None:
    game = scene("2p; 0: black-knight, soldier", "c3 thief/0 knight/1, c4 priest/1", "place:black-knight@d4")
    game.shows("c3 = thief/0 knight-1/1", "actions 1")


@pytest.mark.clause("CT-6.15")
def test_assassin_spares_the_king_and_forgets_the_pawn_of_the_dead() -> None:
    game = scene("2p; 0: assassin, soldier", "c3 king/1, c4 prince/1", "place:assassin@d4")
    game.shows("prince in removed", "c3 = king/1", "c4 empty")
    assert "prince" not in game.state["hands"][1]


@pytest.mark.clause("CT-6.16")
def test_traitor_fills_the_rampart_first() -> None:
    board = "b1 soldier/0, c1 soldier/0, d1 soldier/0, S siege/1, d2 prince/1, e2 thief/1"
    game = scene("2p; 0: traitor, archer", board, "place:traitor@e1")
    game.shows("S empty", "siege-1 in hand 1")
    game.only("send:prince@d2", "send:thief@e2")
    game.play("send:thief@e2").shows("thief in hand 1", "e1 = traitor/0", "actions 1")


@pytest.mark.clause("CT-6.18")
def test_dragon_acts_on_the_walls_even_when_nothing_lies_outside() -> None:
    game = scene("2p; 0: dragon, soldier", "b1 soldier/1, a1 archer/1", "place:dragon@out")
    assert game.pending == {"by": "dragon", "verb": "send", "step": 2}
    game.only("send:archer@a1", "send:soldier@b1")


@pytest.mark.clause("CT-6.20")
def test_wizard_fills_the_exchange_whatever_the_pawn() -> None:
    game = scene("2p; 0: wizard, soldier", "c3 prince/1", "place:wizard@a1")
    game.shows("prince in exchange", "c3 empty", "actions 1")


@pytest.mark.clause("CT-6.21")
def test_enchanter_hits_the_last_card_placed_or_nothing() -> None:
    covered = scene("2p; 0: prince, knight; 1: enchanter, soldier", "", "place:prince@c3 place:knight@c3")
    covered.play("place:enchanter@out").shows("knight-1 in hand 0", "c3 = prince/0")
    gone = scene("2p; 0: prince, thief; 1: courtier, enchanter", "", "place:thief@e5 place:prince@c3")
    gone.play("place:courtier@d3").shows("c3 empty", "prince in hand 0")
    gone.play("place:enchanter@out").shows("courtier in hand 1", "e5 = thief/0")


@pytest.mark.clause("CT-6.21")
def test_enchanter_leaves_a_protected_card_and_one_that_has_left() -> None:
    board = "c4 priest/0"
    shielded = scene("2p; 0: prince, soldier; 1: enchanter, archer", board, "draw place:prince@c3 place:enchanter@out")
    shielded.shows("c3 = prince/0", "o1 = enchanter/1", "actions 1")
    first = scene("2p; 0: enchanter, soldier", "c3 prince/0", "place:enchanter@out")
    first.shows("c3 = prince/0", "actions 1")
    twice = scene("2p; 0: enchanter, soldier; 1: archer, soldier", "", "place:enchanter@out draw")
    twice.play("place:archer@a1 draw").shows("enchanter in hand 0")
    twice.play("place:enchanter@out").shows("archer in hand 1", "o1 = enchanter/0")


@pytest.mark.clause("CT-6.21")
def test_enchanter_entered_by_the_advisor_hits_the_advisor() -> None:
    game = scene("2p; 0: advisor, soldier; X: enchanter, dragon", "c3 king/0", "place:advisor@c4 enter:enchanter@out")
    game.shows("advisor in hand 0", "c4 empty", "o1 = enchanter/-", "actions 1")
