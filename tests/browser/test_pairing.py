"""Somebody to play: two strangers are paired, one of them away from a bot; they follow and block each other."""

from tests.kit.browser import PHONE, Come
from tests.kit.pages.pairing import PairPage


def test_two_strangers_are_paired_while_one_plays_a_bot(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", locale="fr-FR", **PHONE)
    hers, his = PairPage(ann), PairPage(bob)
    hers.open("castello")
    hers.seek()
    hers.play_bot()
    with_bot = ann.page.url.rpartition("/")[2]
    bob.go("/pair")
    his.join_queue()
    hers.accept()
    assert hers.expect_table() == his.expect_table() != with_bot
    assert bob.fits()
    assert ann.person.table(with_bot)["status"] == "cancelled"
