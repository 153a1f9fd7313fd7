"""A9: nobody poses as another person: in chat and presence people go by their mark, not by their name."""

import pytest

from castelude.room.visible_text import has_something_to_see, has_stacked_marks
from tests.kit.room import Person, RoomMaker, RunningRoom, begin


def test_a9_a_spectator_with_a_players_name_is_told_apart(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = begin(ann, bob)
    liar = Person(room, "Bob")
    bob.post("/api/account/register", {"login": "bob", "password": "three grey castles"})
    with ann.at(table) as live, liar.at(table) as watching, bob.at(table) as playing:
        for person in (live, watching, playing):
            person.synced()
        assert watching.ask(type="chat", text="I resign, please stop")["type"] == "ack"
        assert playing.ask(type="chat", text="I do not")["type"] == "ack"
        while len(live.chat) < 2:
            live.receive()
        lie, truth = live.chat
        assert (lie["name"], lie["seat"], lie["account"]) == ("Bob", None, False)
        assert (truth["name"], truth["seat"], truth["account"]) == ("Bob", 1, True)
        seats = live.state["table"]["seats"]
        assert truth["who"] == seats[1]["who"] != lie["who"]
        live.gather("Ann", "Bob", "Bob")
        assert set(live.marks) == {seats[0]["who"], truth["who"], lie["who"]}
        assert live.marks[truth["who"]]["account"]


def test_a9_a_player_who_renames_is_still_here_and_still_known(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bob.http.patch("/api/me", json={"name": "Ann"})
    with ann.at(table) as live, bob.at(table) as other:
        other.synced()
        live.synced()
        other.ask(type="chat", text="hello")
        live.until(lambda message: message["type"] == "chat")
        live.gather("Ann", "Ann")
        seats = live.state["table"]["seats"]
        assert seats[1]["who"] in live.marks
        assert live.chat[0]["name"] == "Bob", "who plays goes by the name they sat down with"
        assert live.chat[0]["seat"] == 1


def test_a9_presence_of_other_workers_goes_by_id(make_room: RoomMaker) -> None:
    one, two = make_room(beat_ms=200), make_room(beat_ms=200)
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    table = begin(ann, bob)
    with ann.at(table) as live, bob.at(table) as other:
        live.synced()
        other.synced()
        live.gather("Ann", "Bob")
        seats = live.state["table"]["seats"]
        assert set(live.marks) == {seats[0]["who"], seats[1]["who"]}


def test_a9_a_mark_says_nothing_about_other_tables(ann: Person, bob: Person) -> None:
    first, second = begin(ann, bob), begin(ann, bob)
    marks = [seat["who"] for table in (first, second) for seat in ann.table(table)["seats"]]
    assert len(set(marks)) == 4
    assert not {ann.me["id"], bob.me["id"]} & set(marks)


@pytest.mark.parametrize("text", ["\u3164", "\u2800 \u2800", "\u115f", "\uffa0"])
def test_a9_chat_that_shows_nothing_is_refused(text: str) -> None:
    assert not has_something_to_see(text)


@pytest.mark.parametrize("text", ["é", "Việt", "नमस्ते", "שָׁלוֹם", "🏰", "ก็", "1", "?"])
def test_a9_texts_of_all_languages_are_fine(text: str) -> None:
    assert has_something_to_see(text)
    assert not has_stacked_marks(text)


def test_a9_stacked_marks_are_refused(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        assert live.ask(type="chat", text="h" + "\u0335" * 400)["message"] == "room-text-marks"
        assert live.ask(type="chat", text="\u3164\u2800")["message"] == "room-chat-text"
        assert live.ask(type="chat", text="Việt")["type"] == "ack"
