"""Reading actions by the forms of a game."""

import json
from pathlib import Path

from castelude.core.forms import Form, Offer, read_offer
from castelude.core.registry import all_games

CLIENT = Path(__file__).parents[2] / "web/src"
SHARED = json.loads((CLIENT / "boards/offers.cases.json").read_text())

FORMS = (
    Form("stop", "stop"),
    Form("gift", "angel:{card}!gift:{pair}"),
    Form("number", "angel:{card}+{place}"),
    Form("place", "place:{hand}@{at}"),
    Form("play", "play:{card/+}"),
    Form("switch", "switch:{card},{card}"),
)


def test_an_action_is_read_by_the_first_form_it_fits() -> None:
    assert read_offer(FORMS, "place:king@c3") == Offer("place:king@c3", "place", ("hand:king", "at:c3"))
    assert read_offer(FORMS, "angel:A1!gift:gold+wood").parts == ("card:A1", "pair:gold+wood")
    assert read_offer(FORMS, "angel:A1+s0c2").parts == ("card:A1", "place:s0c2")


def test_lists_and_repeated_roles_become_several_parts() -> None:
    assert read_offer(FORMS, "play:T2+W4").parts == ("card:T2", "card:W4")
    assert read_offer(FORMS, "switch:a,b").parts == ("card:a", "card:b")


def test_a_text_without_parts_is_its_own_kind() -> None:
    assert read_offer(FORMS, "stop") == Offer("stop", "stop", ())
    assert read_offer(FORMS, "what?") == Offer("what?", "what?", ())


def test_the_client_reads_the_same_parts() -> None:
    """`web/src/boards/offers.test.ts` tests the same cases."""
    forms = [Form(**form) for form in SHARED["forms"]]
    for case in SHARED["cases"]:
        assert read_offer(forms, case["text"]) == Offer(case["text"], case["kind"], tuple(case["parts"]))


def test_the_clients_tests_read_actions_by_the_forms_of_the_games() -> None:
    written = json.loads((CLIENT / "games/forms.cases.json").read_text())
    assert written == {
        game.id: [{"kind": form.kind, "pattern": form.pattern} for form in game.forms] for game in all_games().values()
    }
