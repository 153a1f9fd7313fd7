"""Castel once more, as plainly as its page tells it: strings, lists and dictionaries, no thought of speed.

It shares nothing with the engine but the JSON of state and setup, and is there to be compared with it.
"""

import itertools
import re
from typing import Any

Json = dict[str, Any]
Ref = tuple[str, int]  # a place and a level of its stack

TOWERS = ["a1", "a6", "f1", "f6"]
RAMPARTS = {
    "S": ["b1", "c1", "d1", "e1"],
    "N": ["b6", "c6", "d6", "e6"],
    "W": ["a2", "a3", "a4", "a5"],
    "E": ["f2", "f3", "f4", "f5"],
}
WALLS = [cell for cells in RAMPARTS.values() for cell in cells]
COURT = [f"{file}{rank}" for file in "bcde" for rank in "2345"]
CELLS = sorted(TOWERS + WALLS + COURT)
OUTSIDE_KINDS = {"barbarian", "dragon", "enchanter", "fairy", "herald"}
TOWER_KINDS = {"alchemist", "archer", "ghost", "watchman", "wizard", "witch"}
SOLDIERS = {"soldier", "captain", "traitor"}
WOMEN = {"courtesan", "lady", "favourite", "princess", "queen", "fairy", "witch"}


def kind_of(card: str) -> str:
    return re.sub(r"-\d+$", "", card)


def zone_of(place: str) -> str:
    if place in COURT:
        return "court"
    if place in WALLS:
        return "rampart"
    return "tower" if place in TOWERS else "outside"


def neighbours(cell: str) -> list[str]:
    if cell not in CELLS:
        return []
    near = [
        chr(ord(cell[0]) + right) + chr(ord(cell[1]) + up)
        for right, up in itertools.product((-1, 0, 1), repeat=2)
        if right or up
    ]
    return [other for other in near if other in CELLS]


def place_key(place: str) -> tuple[int, int, str]:
    if place in CELLS:
        return 0, 0, place
    return (1, "NESW".index(place), "") if place in "NESW" else (2, int(place[1:]), "")


class Plain:
    """A game by the page. `state()` is the JSON of CT-8."""

    def __init__(self, players: int, options: Json, setup: Json) -> None:
        self.players = players
        self.options = options
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        self.dealt = len(self.hands[0])
        self.piles: list[list[str]] = [list(pile) for pile in setup["piles"]]
        self.exchange: list[str] = list(setup["exchange"])
        self.removed: list[str] = []
        self.board: dict[str, list[list[Any]]] = {}
        self.turn, self.active, self.actions_left = 1, setup["first"], 2
        self.idle, self.progress = 0, False
        self.last: str | None = None
        self.previous: str | None = None
        self.end: str | None = None
        self.winners: list[int] = []
        self.pending: Json | None = None
        self.actor: int | str = self.active
        self.answers: list[str] = []
        self.source: Ref = ("", 0)
        self.skip_stuck_turns()

    # ---- the table ----

    def cards(self) -> list[Ref]:
        return [
            (place, level) for place in sorted(self.board, key=place_key) for level in range(len(self.board[place]))
        ]

    def kind(self, ref: Ref) -> str:
        return kind_of(self.board[ref[0]][ref[1]][0])

    def pawn(self, ref: Ref) -> int | None:
        pawn: int | None = self.board[ref[0]][ref[1]][1]
        return pawn

    def where(self, kind: str) -> str | None:
        return next((ref[0] for ref in self.cards() if self.kind(ref) == kind), None)

    def at_court(self, kind: str) -> bool:
        return self.where(kind) in COURT

    def name(self, ref: Ref) -> str:
        return f"{self.kind(ref)}@{ref[0]}" + (f".{ref[1]}" if ref[1] > 1 else "")

    def protected(self, ref: Ref) -> bool:
        place, level = ref
        if level + 1 < len(self.board[place]) or self.kind(ref) == "ambassador":
            return True
        if self.kind(ref) in ("soldier", "traitor"):
            for cells in RAMPARTS.values():
                if place in cells and self.where("captain") in cells:
                    return True
        priest = self.where("priest")
        if self.pawn(ref) is not None and priest in neighbours(place):
            return self.pawn(ref) == self.pawn((priest, 0))
        return False

    def open_cards(self) -> list[Ref]:
        return [ref for ref in self.cards() if not self.protected(ref)]

    def around(self) -> list[str]:
        return neighbours(self.source[0])

    def take_off(self, ref: Ref) -> list[Any]:
        entry = self.board[ref[0]].pop(ref[1])
        if not self.board[ref[0]]:
            del self.board[ref[0]]
        return entry

    def send_back(self, ref: Ref, to_exchange: bool = False) -> None:
        card, pawn = self.take_off(ref)
        (self.exchange if pawn is None or to_exchange else self.hands[pawn]).append(card)

    def free_number(self) -> str:
        return next(f"o{number}" for number in itertools.count(1) if f"o{number}" not in self.board)

    def full_rampart(self, cell: str) -> None:
        for slot, cells in RAMPARTS.items():
            full = cell in cells and all(other in self.board for other in cells)
            if full and slot in self.board and not self.protected((slot, 0)):
                self.send_back((slot, 0))

    # ---- placing ----

    def spots(self, kind: str) -> list[str]:
        empty = [cell for cell in COURT if cell not in self.board]
        if kind == "knight":
            return list(self.board)
        if kind == "siege":
            return [slot for slot in "NESW" if slot not in self.board]
        if kind in OUTSIDE_KINDS:
            return ["out"]
        if kind in SOLDIERS:
            return [cell for cell in WALLS if cell not in self.board]
        if kind == "ghost":
            return [cell for cell in TOWERS if len(self.board.get(cell, [])) == 1 and not self.protected((cell, 0))]
        if kind in TOWER_KINDS:
            return [cell for cell in TOWERS if cell not in self.board]
        if kind == "ambassador":
            return empty if len(empty) == 1 else []
        needed: list[str] | None = None
        if kind == "advisor":
            needed = ["king"] if self.at_court("king") else ["prince"]
        elif kind == "lady":
            needed = ["queen", "princess"]
        elif kind == "charming" and self.at_court("princess"):
            needed = ["princess"]
        elif kind == "queen" and self.at_court("king"):
            needed = ["king"]
        elif kind == "favourite" and self.at_court("queen"):
            needed = []
        if needed is None:
            return empty
        beside = {cell for name in needed if self.at_court(name) for cell in neighbours(self.where(name) or "")}
        return [cell for cell in empty if cell in beside]

    def bring(self, card: str, spot: str, pawn: int | None) -> None:
        if kind_of(card) == "ghost":
            self.send_back((spot, 0))
        place = self.free_number() if spot == "out" else spot
        self.board.setdefault(place, []).append([card, pawn])
        self.previous, self.last = self.last, card
        self.source = (place, len(self.board[place]) - 1)
        self.pending = {"by": kind_of(card), "step": 1}
        self.actor = self.active
        self.begin_effect()
        self.carry_on()

    # ---- legal actions ----

    def legal(self) -> list[str]:
        if self.end:
            return []
        return sorted(self.answers) if self.pending else sorted(self.actions())

    def actions(self) -> list[str]:
        hand = sorted(self.hands[self.active])
        kinds = {kind_of(card) for card in hand}
        king = [f"place:king@{spot}" for spot in self.spots("king")] if "king" in kinds else []
        if self.where("herald") and king:
            return king
        found = [f"swap:{own}>{kind}" for own in kinds for kind in {kind_of(card) for card in self.exchange}]
        if self.piles[self.active] and not (self.options["hand_limit"] and len(hand) >= self.dealt):
            found.append("draw")
        for kind in kinds:
            alone = hand == ["merchant"] and not self.piles[self.active]
            if kind != "merchant" or self.options["merchant_finish"] or not alone:
                found += [f"place:{kind}@{spot}" for spot in self.spots(kind)]
        return found

    # ---- playing ----

    def play(self, action: str) -> None:
        verb, _, rest = action.partition(":")
        if self.pending:
            effect = self.pending
            self.answer(rest)
            if self.pending is effect:  # else the Advisor has brought in another
                effect["step"] += 1
                self.carry_on()
            return
        hand = self.hands[self.active]
        if verb == "draw":
            hand.append(self.piles[self.active].pop(0))
            self.progress = True
            self.finish_action()
        elif verb == "swap":
            own, other = rest.split(">")
            given, got = self.first(hand, own), self.first(self.exchange, other)
            hand.remove(given)
            self.exchange.remove(got)
            hand.append(got)
            self.exchange.append(given)
            self.finish_action()
        else:
            kind, spot = rest.split("@")
            card = self.first(hand, kind)
            hand.remove(card)
            self.progress = True
            self.bring(card, spot, self.active)

    @staticmethod
    def first(cards: list[str], kind: str) -> str:
        return min(card for card in cards if kind_of(card) == kind)

    def carry_on(self) -> None:
        """Ask the questions of the effect until one has several answers."""
        while self.pending is not None:
            pending = self.pending
            if not self.ask():
                break
            if len(self.answers) > 1:
                return
            if self.answers:
                rest = self.answers[0].partition(":")[2]
                self.answer(rest)
                if self.pending is not pending:
                    return
            pending["step"] += 1
        if self.pending is not None:
            self.pending = None
            self.finish_action()

    def finish_action(self) -> None:
        self.actor = self.active
        self.actions_left -= 1
        for seat in [(self.active + k) % self.players for k in range(self.players)]:
            if not self.hands[seat] and not self.piles[seat]:
                self.end, self.winners = "out", [seat]
                return
        if self.actions_left == 0:
            self.end_turn()
        self.skip_stuck_turns()

    def skip_stuck_turns(self) -> None:
        while not self.end and not self.actions():
            self.end_turn()

    def end_turn(self) -> None:
        self.idle = 0 if self.progress else self.idle + 1
        if self.idle >= 3 * self.players:
            self.end = "blocked"
        elif self.options["turn_limit"] != 0 and self.turn == self.options["turn_limit"]:
            self.end = "turn_limit"
        if self.end:
            best = max(self.scores())
            self.winners = [seat for seat in range(self.players) if self.scores()[seat] == best]
            return
        self.turn += 1
        self.active = (self.active + 1) % self.players
        self.actor, self.actions_left, self.progress = self.active, 2, False

    def scores(self) -> list[int]:
        return [-len(self.hands[seat]) - len(self.piles[seat]) for seat in range(self.players)]

    # ---- effects ----

    def begin_effect(self) -> None:
        """What happens without a choice when a card comes into play, and what its effect has to remember."""
        assert self.pending is not None
        by = self.pending["by"]
        place = self.source[0]
        if by in SOLDIERS:
            self.full_rampart(place)
        if by == "siege" and all(slot in self.board for slot in "NESW"):
            for ref in [ref for ref in self.open_cards() if self.kind(ref) in SOLDIERS and ref[0] in WALLS]:
                self.send_back(ref)
        if by == "enchanter":
            for ref in self.open_cards():
                if self.board[ref[0]][ref[1]][0] == self.previous and ref != self.source:
                    self.send_back(ref)
                    break
        if by == "king":
            favourite = self.where("favourite") or ""
            self.pending["noted"] = self.pawn((favourite, 0)) if favourite in COURT else None
        if by == "minstrel":
            refs = [ref for ref in self.others() if ref[0] in self.around() and ref[0] in COURT]
            refs = [ref for ref in refs if self.kind(ref) != "knight"]
            self.pending["cells"] = [ref[0] for ref in refs]
            self.pending["old"] = [self.kind(ref) for ref in refs]
        if by == "favourite":
            self.pending["left"] = ["king", "knight"]
        if by in ("alchemist", "jester", "fool"):
            self.pending["aside"] = []
        if by == "spy":
            self.pending["due"] = [
                ref for ref in self.cards() if ref[0] in self.around() and self.pawn(ref) is not None
            ]
            self.pending["pool"] = sorted(self.pawn(ref) or 0 for ref in self.pending["due"])
        if by == "alchemist":
            self.pending["k"] = min(2, len(self.hands[self.active]), len(self.exchange))

    def others(self) -> list[Ref]:
        return [ref for ref in self.open_cards() if ref != self.source]

    def ask(self) -> bool:
        """Write down the answers of the present step; False when the effect is over."""
        assert self.pending is not None
        by, step = self.pending["by"], self.pending["step"]
        self.answers = []
        sending = self.send_targets(by, step)
        if sending is not None:
            verb = "kill" if by == "assassin" else "send"
            self.pending["verb"] = verb
            self.answers = [f"{verb}:{self.name(ref)}" for ref in sending]
            return True
        method = getattr(self, f"ask_{by.replace('-', '_')}", None)
        return bool(method and method(step))

    def send_targets(self, by: str, step: int) -> list[Ref] | None:
        others, around = self.others(), self.around()
        noted = self.pending["noted"] if self.pending and by == "king" else None
        if step == 2 and noted is not None:
            self.actor = noted
            return [ref for ref in self.open_cards() if zone_of(ref[0]) != "outside"]
        if by == "dragon" and step == 2:
            return [ref for ref in others if zone_of(ref[0]) in ("tower", "rampart")]
        if step > 1:
            return None
        return {
            "king": [ref for ref in others if zone_of(ref[0]) != "outside"],
            "queen": [ref for ref in others if ref[0] in COURT],
            "courtier": [ref for ref in others if ref[0] in around],
            "lady": [ref for ref in others if ref[0] in around and ref[0] in COURT and self.is_man(ref)],
            "black-knight": [ref for ref in others if ref[0] in around and self.kind(ref) == "knight"],
            "assassin": [ref for ref in others if ref[0] in around and self.kind(ref) != "king"],
            "traitor": [ref for ref in others if ref[0] in around and ref[0] in COURT],
            "barbarian": [ref for ref in others if zone_of(ref[0]) in ("tower", "rampart")],
            "dragon": [ref for ref in others if zone_of(ref[0]) == "outside"],
            "archer": [ref for ref in others if zone_of(ref[0]) == "outside"],
            "wizard": others,
        }.get(by)

    def is_man(self, ref: Ref) -> bool:
        return self.kind(ref) not in WOMEN and self.kind(ref) != "siege"

    def goals(self, ref: Ref) -> list[str]:
        """Where a card may be moved inside its zone."""
        zone = zone_of(ref[0])
        if self.kind(ref) == "knight":
            return [place for place in self.board if zone_of(place) == zone and place != ref[0]]
        return [cell for cell in CELLS if zone_of(cell) == zone and cell not in self.board]

    def offer(self, verb: str, answers: list[str]) -> bool:
        assert self.pending is not None
        self.pending["verb"] = verb
        self.answers = [f"{verb}:{answer}" for answer in answers]
        return True

    def offer_moves(self, refs: list[Ref]) -> bool:
        return self.offer("move", [f"{self.name(ref)}>{goal}" for ref in refs for goal in self.goals(ref)])

    def ask_minstrel(self, step: int) -> bool:
        """With `all`, an answer is legal when the cards left can be laid so that the whole order is not the old one."""
        assert self.pending is not None
        cells, old = self.pending["cells"], self.pending["old"]
        if self.options["minstrel"] == "two":
            pairs = itertools.combinations(zip(old, cells, strict=True), 2)
            return step == 1 and self.offer("switch", [f"{a}@{here},{b}@{there}" for (a, here), (b, there) in pairs])
        if len(cells) < 2 or step > len(cells):
            return False
        lying = [self.kind((cell, 0)) for cell in cells]
        laid, pool = lying[: step - 1], sorted(lying[step - 1 :])
        self.pending |= {"cell": cells[step - 1], "pool": pool, "moved": lying != old}
        answers = []
        for kind in pool:
            rest = [other for other in pool if other != kind]
            if any([*laid, kind, *order] != old for order in itertools.permutations(rest)):
                answers.append(f"{cells[step - 1]}={kind}")
        return self.offer("lay", answers)

    def ask_charming(self, step: int) -> bool:
        return step == 1 and self.offer_moves([ref for ref in self.open_cards() if self.kind(ref) in WOMEN])

    def ask_princess(self, step: int) -> bool:
        return step == 1 and self.offer_moves([ref for ref in self.open_cards() if self.kind(ref) == "knight"])

    def ask_favourite(self, step: int) -> bool:
        assert self.pending is not None
        left = self.pending["left"]
        refs = [ref for ref in self.open_cards() if self.kind(ref) in left]
        return step <= 2 and self.offer_moves([ref for ref in refs if self.kind(ref) == "knight" or ref[0] in COURT])

    def ask_watchman(self, step: int) -> bool:
        refs = [ref for ref in self.open_cards() if self.kind(ref) in SOLDIERS and ref[0] in WALLS]
        return step == 1 and self.offer_moves(refs)

    def ask_fairy(self, step: int) -> bool:
        answers = []
        for ref in self.open_cards():
            if zone_of(ref[0]) != "outside":
                knight = self.kind(ref) == "knight"
                goals = [place for place in self.board if zone_of(place) == "outside"] if knight else ["out"]
                answers += [f"{self.name(ref)}>{goal}" for goal in goals]
        return step == 1 and self.offer("move", answers)

    def ask_thief(self, step: int) -> bool:
        refs = [ref for ref in self.cards() if ref[0] in self.around() and self.pawn(ref) is not None]
        return step == 1 and self.offer("rob", [self.name(ref) for ref in refs])

    def ask_schemer(self, step: int) -> bool:
        assert self.pending is not None
        refs = [ref for ref in self.cards() if self.pawn(ref) is not None and ref != self.source]
        if step > 2 or len(refs) < 2:
            return False
        if step == 1 and len(refs) == 2:
            self.swap_pawns(*refs)
            return False
        return self.offer("pick", [self.name(ref) for ref in refs if self.name(ref) != self.pending.get("first")])

    def swap_pawns(self, one: Ref, two: Ref) -> None:
        entries = self.board[one[0]][one[1]], self.board[two[0]][two[1]]
        entries[0][1], entries[1][1] = entries[1][1], entries[0][1]

    def ask_spy(self, step: int) -> bool:
        assert self.pending is not None
        if step > len(self.pending["due"]):
            return False
        card = self.name(self.pending["due"][step - 1])
        self.pending["card"] = card
        return self.offer("pawn", [f"{card}={seat}" for seat in sorted(set(self.pending["pool"]))])

    def ask_merchant(self, step: int) -> bool:
        refs = [ref for ref in self.cards() if self.pawn(ref) not in (None, self.active)]
        if step == 1 and len(refs) <= 3:
            for place, level in refs:
                self.board[place][level][1] = self.active
        elif step <= 3:
            return self.offer("claim", [self.name(ref) for ref in refs])
        self.actions_left += 1
        return False

    def ask_advisor(self, step: int) -> bool:
        kinds = sorted({kind_of(card) for card in self.exchange})
        return step == 1 and self.offer("enter", [f"{kind}@{spot}" for kind in kinds for spot in self.spots(kind)])

    def ask_witch(self, step: int) -> bool:
        kinds = sorted({kind_of(card) for card in self.exchange})
        seats = range(self.players)
        return step == 1 and self.offer("deal", [f"{kind}>{seat}" for kind in kinds for seat in seats])

    def ask_alchemist(self, step: int) -> bool:
        assert self.pending is not None
        hand, k = self.hands[self.active], self.pending["k"]
        if step == 1 and len(hand) <= k:
            self.pending["aside"] = sorted([self.active, card] for card in hand)
            hand.clear()
            step = self.pending["step"] = 1 + k
        if step <= k:
            return self.offer("give", sorted({kind_of(card) for card in hand}))
        if step == k + 1 and len(self.exchange) <= k:
            hand += self.exchange
            self.exchange = []
            step = 2 * k + 1
        if step <= 2 * k:
            return self.offer("get", sorted({kind_of(card) for card in self.exchange}))
        self.exchange += [card for _, card in self.pending["aside"]]
        return False

    def ask_courtesan(self, step: int) -> bool:
        assert self.pending is not None
        if step == 1:
            kinds = sorted({kind_of(card) for card in self.hands[self.active]})
            seats = [seat for seat in range(self.players) if seat != self.active and self.hands[seat]]
            return self.offer("trade", [f"{kind}>{seat}" for kind in kinds for seat in seats])
        if step == 2 and "target" in self.pending:
            self.actor = "chance"
            return self.offer("take", [f"{card}>{self.active}" for card in self.hands[self.pending["target"]]])
        return False

    def ask_jester(self, step: int) -> bool:
        assert self.pending is not None
        if step <= self.players:
            seat = (self.active + step - 1) % self.players
            self.actor = seat
            return self.offer("pass", sorted({kind_of(card) for card in self.hands[seat]}))
        for seat, card in self.pending["aside"]:
            self.hands[(seat + 1) % self.players].append(card)
        return False

    def ask_fool(self, step: int) -> bool:
        assert self.pending is not None
        if step <= self.players:
            seat = (self.active + step - 1) % self.players
            self.actor = "chance"
            return self.offer("take", [f"{card}>{seat}" for card in self.hands[seat - 1]])
        for seat, card in self.pending["aside"]:
            self.hands[seat].append(card)
        return False

    # ---- answers ----

    def find(self, name: str) -> Ref:
        return next(ref for ref in self.cards() if self.name(ref) == name)

    def answer(self, rest: str) -> None:
        assert self.pending is not None
        getattr(self, f"do_{self.pending['verb']}")(rest)

    def do_send(self, rest: str) -> None:
        assert self.pending is not None
        self.send_back(self.find(rest), to_exchange=self.pending["by"] == "wizard")

    def do_kill(self, rest: str) -> None:
        self.removed.append(self.take_off(self.find(rest))[0])

    def do_move(self, rest: str) -> None:
        assert self.pending is not None
        name, goal = rest.split(">")
        ref = self.find(name)
        kind = self.kind(ref)
        entry = self.take_off(ref)
        place = self.free_number() if goal == "out" else goal
        self.board.setdefault(place, []).append(entry)
        if self.pending["by"] == "watchman":
            self.full_rampart(place)
        if "left" in self.pending:
            self.pending["left"].remove(kind)

    def do_switch(self, rest: str) -> None:
        one, two = (self.find(name)[0] for name in rest.split(","))
        self.board[one], self.board[two] = self.board[two], self.board[one]

    def do_lay(self, rest: str) -> None:
        assert self.pending is not None
        cell, kind = rest.split("=")
        other = next(place for place in self.pending["cells"] if self.kind((place, 0)) == kind)
        self.board[cell], self.board[other] = self.board[other], self.board[cell]

    def do_rob(self, rest: str) -> None:
        place, level = self.find(rest)
        self.board[place][level][1] = None

    def do_claim(self, rest: str) -> None:
        place, level = self.find(rest)
        self.board[place][level][1] = self.active

    def do_pick(self, rest: str) -> None:
        assert self.pending is not None
        if "first" in self.pending:
            self.swap_pawns(self.find(self.pending["first"]), self.find(rest))
        self.pending["first"] = rest

    def do_pawn(self, rest: str) -> None:
        assert self.pending is not None
        name, seat = rest.split("=")
        place, level = self.find(name)
        self.board[place][level][1] = int(seat)
        self.pending["pool"].remove(int(seat))

    def do_enter(self, rest: str) -> None:
        kind, spot = rest.split("@")
        card = self.first(self.exchange, kind)
        self.exchange.remove(card)
        self.bring(card, spot, None)

    def do_deal(self, rest: str) -> None:
        kind, seat = rest.split(">")
        card = self.first(self.exchange, kind)
        self.exchange.remove(card)
        self.hands[int(seat)].append(card)

    def set_aside(self, seat: int, kind: str) -> None:
        assert self.pending is not None
        card = self.first(self.hands[seat], kind)
        self.hands[seat].remove(card)
        self.pending["aside"] = sorted([*self.pending.get("aside", []), [seat, card]])

    def do_give(self, rest: str) -> None:
        self.set_aside(self.active, rest)

    def do_get(self, rest: str) -> None:
        card = self.first(self.exchange, rest)
        self.exchange.remove(card)
        self.hands[self.active].append(card)

    def do_trade(self, rest: str) -> None:
        assert self.pending is not None
        kind, seat = rest.split(">")
        self.set_aside(self.active, kind)
        self.pending["target"] = int(seat)

    def do_pass(self, rest: str) -> None:
        assert isinstance(self.actor, int)
        self.set_aside(self.actor, rest)

    def do_take(self, rest: str) -> None:
        assert self.pending is not None
        card, seat = rest.split(">")
        giver = self.pending.get("target", (int(seat) - 1) % self.players)
        self.hands[giver].remove(card)
        if self.pending["by"] == "fool":
            self.pending["aside"] = sorted([*self.pending["aside"], [int(seat), card]])
        else:
            self.hands[giver].append(self.pending["aside"][0][1])
            self.hands[int(seat)].append(card)

    # ---- the state ----

    def state(self) -> Json:
        pending = None
        if self.pending:
            shown = ("by", "verb", "step", "aside", "left", "first", "card", "pool", "cell", "moved", "target")
            pending = {key: self.pending[key] for key in shown if key in self.pending}
        return {
            "game": "castel",
            "players": self.players,
            "turn": self.turn,
            "active": self.active,
            "actor": None if self.end else self.actor,
            "actions_left": self.actions_left,
            "hands": [sorted(hand) for hand in self.hands],
            "piles": self.piles,
            "exchange": sorted(self.exchange),
            "removed": sorted(self.removed),
            "board": {
                place: [{"card": card, "pawn": pawn} for card, pawn in stack] for place, stack in self.board.items()
            },
            "last": self.last,
            "idle": self.idle,
            "progress": self.progress,
            "pending": pending,
            "end": self.end,
            "winners": self.winners,
        }
