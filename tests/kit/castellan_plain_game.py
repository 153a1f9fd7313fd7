"""A whole game of Castellan once more, as plainly as the page says it: slow, for comparison only.

Cards, turns, claims and ends are here; the castle is that of `castellan_plain`, counted again after every piece.
"""

from itertools import combinations
from typing import Any

from tests.kit import castellan_plain as plain
from tests.kit.castellan_plain import Node

FACES = {  # towers, long walls, short walls, extra cards (CA-1.2)
    "T1": (2, 0, 0, 1),
    "T2": (2, 0, 2, 0),
    "T3": (2, 2, 0, 0),
    "T4": (2, 1, 0, 0),
    "T5": (1, 1, 1, 0),
    "T6": (1, 0, 2, 0),
    "T7": (1, 0, 1, 1),
    "W1": (1, 2, 1, 0),
    "W2": (1, 1, 2, 0),
    "W3": (1, 2, 0, 0),
    "W4": (1, 0, 3, 0),
    "W5": (0, 3, 1, 0),
    "W6": (0, 0, 2, 1),
    "W7": (1, 1, 0, 1),
}
PLACE = {"T": 0, "L": 1, "S": 2}
LISTS = {"T": "towers", "L": "long", "S": "short"}


def pieces_on(cards: list[str]) -> dict[str, int]:
    return {kind: sum(FACES[card][PLACE[kind]] for card in cards) for kind in "LST"}


class PlainGame:
    """A game from its options and its setup; every option is given."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.options = options
        self.players = len(setup["tower_decks"])
        self.tower_decks = [list(deck) for deck in setup["tower_decks"]]
        self.wall_decks = [list(deck) for deck in setup["wall_decks"]]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for seat in range(self.players):
            self.take(seat, 2, 2)
        self.discards: list[list[str]] = [[] for _ in range(self.players)]
        self.played: list[str] = []
        self.pool = pieces_on([])
        self.out = pieces_on([])
        self.seat: int = setup["first"]
        self.turn = 1
        self.phase = "play"
        self.ended_by: int | None = None
        self.laid: dict[str, list[Any]] = {"towers": [], "short": [], "long": []}
        self.count_again()
        self.owners: dict[Node, int] = {}
        """By name of a courtyard: its owner."""
        self.doubled: list[Node | None] = [None] * self.players
        self.double_used = [False] * self.players
        self.claim: tuple[str, list[Node]] | None = None

    def count_again(self) -> None:
        """Work everything out from the lists of pieces."""
        self.castle = plain.castle(self.laid)
        self.open_places = plain.placements(self.castle)
        self.counted = plain.courtyards(self.castle)

    def take(self, seat: int, towers: int, walls: int) -> None:
        for deck, number in ((self.tower_decks[seat], towers), (self.wall_decks[seat], walls)):
            self.hands[seat] += deck[:number]
            del deck[:number]

    # ---- what may be done ----

    def legal(self) -> list[str]:
        if self.phase == "play":
            return sorted("play:" + "+".join(sorted(cards)) for cards in self.sets())
        if self.phase == "build":
            return sorted(self.places())
        if self.phase == "claim":
            assert self.claim is not None
            word, cells = self.claim
            return sorted([f"{word}:{x},{y}" for x, y in cells] + (["keep"] if word == "double" else []))
        if self.phase == "draw":
            walls, towers = len(self.wall_decks[self.seat]), len(self.tower_decks[self.seat])
            number = self.number_to_draw()
            return sorted(f"draw:W{a}T{number - a}" for a in range(number + 1) if a <= walls and number - a <= towers)
        return ["end"] if self.phase == "end" else []

    def sets(self) -> list[list[str]]:
        """CA-6.2, CA-6.3, CA-10.2."""
        hand = self.hands[self.seat]
        if self.ended_by is not None:
            return [hand]
        every = [list(cards) for size in range(1, len(hand) + 1) for cards in combinations(hand, size)]
        return [cards for cards in every if self.turn > 1 or can_begin(cards)] or every

    def places(self) -> list[str]:
        """CA-4, CA-7.1."""
        return [
            text
            for text, home in self.open_places.items()
            if self.pool[text[0]] and (home is None or self.owners[home] == self.seat)
        ]

    def number_to_draw(self) -> int:
        """CA-9.1."""
        left = len(self.tower_decks[self.seat]) + len(self.wall_decks[self.seat])
        return min(left, 1 + sum(FACES[card][3] for card in self.played))

    # ---- what a decision does ----

    def apply(self, action: str) -> None:
        if self.phase == "play":
            self.played = action.removeprefix("play:").split("+")
            self.hands[self.seat] = [card for card in self.hands[self.seat] if card not in self.played]
            for kind, number in pieces_on(self.played).items():
                self.pool[kind] += number
            self.build_on()
        elif self.phase == "build":
            self.build(action)
        elif self.phase == "claim":
            if action != "keep":
                x, y = action.partition(":")[2].split(",")
                self.doubled[self.seat] = (int(x), int(y))
                self.double_used[self.seat] = True
            self.claim = None
            self.build_on()
        else:
            if self.phase == "draw":
                walls, towers = action.removeprefix("draw:W").split("T")
                self.take(self.seat, int(towers), int(walls))
            self.end_turn()

    def build(self, action: str) -> None:
        kind, way = action[0], action[-1]
        x, y = (int(number) for number in action[1:].rstrip("EN").split(","))
        self.pool[kind] -= 1
        self.laid[LISTS[kind]].append([x, y] if kind == "T" else [x, y, way])
        before = {name: set(region) for region in self.castle.regions[1:] for name in [min(region)]}
        self.count_again()
        owners: dict[Node, int] = {}
        made: list[Node] = []
        doubled: list[Node | None] = [None] * self.players
        divided_doubled = False
        for region in self.castle.regions[1:]:
            name = min(region)
            old = next((home for home, cells in before.items() if region <= cells), None)
            owners[name] = self.seat if old is None else self.owners[old]
            if old is None or before[old] != region:
                made.append(name)
                divided_doubled |= old is not None and old == self.doubled[owners[name]]
            elif old == self.doubled[owners[name]]:
                doubled[owners[name]] = name
        self.owners, self.doubled = owners, doubled
        if divided_doubled:  # CA-8.4
            self.claim = ("stay", sorted(made))
        elif made and self.options["double_keep"] and not self.double_used[self.seat]:  # CA-8.3
            self.claim = ("double", sorted(made))
        if self.claim:
            self.phase = "claim"
        else:
            self.build_on()

    def build_on(self) -> None:
        """CA-7.1, CA-7.2, CA-9.2."""
        if self.places():
            self.phase = "build"
        elif self.number_to_draw():
            self.phase = "draw"
        elif self.options["trial_fitting"]:
            self.phase = "end"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """CA-9.3, CA-10."""
        self.discards[self.seat] += self.played
        self.played = []
        has_cards = self.hands[self.seat] or self.tower_decks[self.seat] or self.wall_decks[self.seat]
        if self.ended_by is None and not has_cards:
            self.ended_by = self.seat
        following = (self.seat + 1) % self.players
        if following == self.ended_by:
            self.out, self.pool = self.pool, pieces_on([])
            self.phase = "over"
            return
        self.seat, self.phase = following, "play"
        self.turn += 1
        if self.ended_by is not None:
            self.take(following, 7, 7)

    # ---- what can be seen ----

    def state(self) -> dict[str, Any]:
        over = self.phase == "over"
        yards: list[dict[str, Any]] = [
            {
                "cell": list(name),
                "owner": self.owners[name],
                "doubled": self.doubled[self.owners[name]] == name,
                "size": self.counted[name][0],
                "towers": self.counted[name][1],
            }
            for name in sorted(self.counted)
        ]
        in_hand = [card for cards in (*self.hands, *self.tower_decks, *self.wall_decks) for card in cards]
        scores, keeps = [0] * self.players, [0] * self.players
        for yard in yards:
            scores[yard["owner"]] += yard["towers"] * (2 if yard["doubled"] else 1)
            keeps[yard["owner"]] += 2 if yard["doubled"] else 1
        return {
            "game": "castellan",
            "players": self.players,
            "options": self.options,
            "turn": self.turn,
            "actor": None if over else self.seat,
            "phase": self.phase,
            "ended_by": self.ended_by,
            **{key: sorted(pieces) for key, pieces in self.laid.items()},
            "courtyards": yards,
            "pool": self.pool,
            "supply": pieces_on(in_hand),
            "out": self.out,
            "played": sorted(self.played),
            "discards": [sorted(cards) for cards in self.discards],
            "claim": {"kind": self.claim[0], "cells": [list(cell) for cell in self.claim[1]]} if self.claim else None,
            "double_used": self.double_used,
            "keeps": keeps,
            "scores": scores,
            "hands": [sorted(cards) for cards in self.hands],
            "tower_decks": self.tower_decks,
            "wall_decks": self.wall_decks,
        }

    def winners(self) -> list[int]:
        """CA-11.2."""
        state = self.state()
        if self.phase != "over":
            return []
        ranks = list(zip(state["scores"], state["keeps"], strict=True))
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]


def can_begin(cards: list[str]) -> bool:
    """CA-6.3."""
    pieces = pieces_on(cards)
    towers, walls = pieces["T"], pieces["L"] + pieces["S"]
    return towers >= 1 and towers - 1 <= walls <= 3 * towers + 1
