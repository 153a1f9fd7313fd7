"""Castellum once more, as plainly as its page tells it: strings, lists and dictionaries, no thought of speed.

It shares nothing with the engine but the JSON of card file, setup and state, and is there to be compared with it.
"""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

Json = dict[str, Any]

YEARS = [1579, 1632, 1673, 1794]
RESOURCES = ["gold", "stone", "wood"]
PAIRS = ["+".join(pair) for pair in combinations_with_replacement(RESOURCES, 2)]
LISTS = ["spaces", "fortifications", "troops", "enemies", "angels"]


class Plain:
    """A game by the page. `state()` is the JSON of CM-13."""

    def __init__(self, players: int, cards: Json, setup: Json) -> None:
        self.players = players
        self.card: dict[str, Json] = {entry["id"]: entry for part in LISTS for entry in cards[part]}
        self.rewards_of = {entry["year"]: entry for entry in cards["rewards"]}
        self.destroy_type = cards.get("destroy_type", "artillery")
        self.board = sorted(space["id"] for space in cards["spaces"] if space["min_players"] <= players)
        self.forts, self.troops = list(setup["forts"]), list(setup["troops"])
        self.angels, self.again = list(setup["angels"]), list(setup["angels_again"])
        self.enemies: dict[str, list[str]] = {year: list(pile) for year, pile in setup["enemies"].items()}
        self.market: list[str] = []
        self.fort_discard: list[str] = []
        self.troop_discard: list[str] = []
        self.angel_discard: list[str] = []
        self.enemy_discard: list[str] = []
        self.first: int = setup["first"]
        self.k = 1
        self.rewards: list[Json] = []
        self.seats = [self.new_seat(seat) for seat in range(players)]
        self.phase = "construction"
        self.turn: int | None = None
        self.actor: int | None = None
        self.pending: Json | None = None
        self.at_draw = False  # whether the window is that of a draw to a full hand
        self.passes = 0
        self.draws: list[int] = []
        self.start_year()

    @staticmethod
    def new_seat(number: int) -> Json:
        line: list[Json] = [
            {"fort": None, "troops": [], "enemy": None, "fury": 0, "bonus": 0, "angels": []} for _ in range(5)
        ]
        line[0]["fort"] = f"F0{number + 1}"
        seat: Json = {"gold": 3, "stone": 3, "wood": 3, "angels": [], "enemies": [], "defeated": [], "line": line}
        return seat | {"defeated_year": 0, "next_bonus": 0, "combo": None, "workers": 0}

    # ---- words of the page ----

    def clockwise(self, start: int) -> list[int]:
        return [(start + k) % self.players for k in range(self.players)]

    def columns(self, seat: int) -> list[Json]:
        """The available columns of a seat."""
        line: list[Json] = self.seats[seat]["line"]
        return line[: self.k + 1]

    def column(self, name: str) -> Json:
        line: list[Json] = self.seats[int(name[1])]["line"]
        return line[int(name[3]) - 1]

    def places(self) -> list[str]:
        return [f"s{seat}c{k}" for seat in range(self.players) for k in range(1, self.k + 2)]

    def besieged(self) -> list[str]:
        return [place for place in self.places() if self.column(place)["enemy"]]

    def line_cards(self, seat: int) -> list[str]:
        line = self.seats[seat]["line"]
        return [card for column in line for card in [column["fort"], *column["troops"]] if card]

    def effect(self, angel: str) -> str:
        return str(self.card[angel]["effect"])

    def can_pay(self, seat: int, card: str) -> bool:
        return all(self.seats[seat][resource] >= number for resource, number in self.card[card]["cost"].items())

    def room(self, seat: int, card: str) -> list[int]:
        fits = [
            len(column["troops"]) < 2 if card[0] == "T" else column["fort"] is None for column in self.columns(seat)
        ]
        return [k for k, has_room in enumerate(fits, 1) if has_room]

    def needed(self) -> int:
        return int(self.rewards_of[YEARS[self.k - 1]]["needed"][str(self.players)])

    # ---- the year ----

    def start_year(self) -> None:
        self.phase, self.turn, self.pending = "construction", self.first, None
        for number, seat in enumerate(self.seats):
            seat["workers"], seat["defeated_year"] = self.k + 1, 0
            for column in self.columns(number):
                column["bonus"] += seat["next_bonus"]
            seat["next_bonus"] = 0
        self.workers: dict[str, list[int]] = {space: [] for space in self.board}
        self.market = self.forts[:4] + self.troops[:8]
        del self.forts[:4], self.troops[:8]
        for other in self.clockwise(self.first):
            for card in self.line_cards(other):
                income = self.card[card]["income"]
                for resource in RESOURCES:
                    self.seats[other][resource] += income[resource]
                self.draws += [other] * income["angels"]
        self.draw_on()

    def draw_on(self) -> None:
        """CM-4.7, CM-4.8: the angels still owed, then what follows them."""
        while self.draws:
            seat = self.draws.pop(0)
            if not self.angels:
                self.angels = [angel for angel in self.again if angel in self.angel_discard]
                self.angel_discard = []
            drawn = self.angels.pop(0)
            hand = self.seats[seat]["angels"]
            if len(hand) < 3:
                hand.append(drawn)
            elif any(self.effect(angel) == "gift" for angel in [drawn, *hand]):
                self.actor, self.pending = seat, {"kind": "excess", "seat": seat, "card": drawn}
                return
            else:
                self.angel_discard.append(drawn)
        if self.phase == "reward":
            self.end_year()
        elif all(not workers for workers in self.workers.values()):
            self.actor, self.pending = self.first, None
        else:
            self.next_worker()

    def next_worker(self) -> None:
        assert self.turn is not None
        self.turn = (self.turn + 1) % self.players
        self.actor, self.pending = self.turn, None
        if not any(seat["workers"] for seat in self.seats):
            self.phase, self.turn, self.actor = "siege", self.first, self.first
            pile = self.enemies[str(YEARS[self.k - 1])]
            for seat in self.clockwise(self.first):
                self.seats[seat]["enemies"] = pile[: self.k + 1]
                del pile[: self.k + 1]

    def next_angel(self) -> None:
        """CM-6.1: whose turn it is, is asked; without angels it passes."""
        assert self.turn is not None
        self.pending = None
        while self.passes < self.players:
            if self.seats[self.turn]["angels"]:
                self.actor = self.turn
                return
            self.passes += 1
            self.turn = (self.turn + 1) % self.players
        self.passes = 0
        self.combat()

    def attack(self, seat: int, column: Json) -> int:
        cards = self.line_cards(seat)
        points: int = column["bonus"] + sum(self.card[angel]["value"] for angel in column["angels"])
        points += self.card[column["fort"]]["attack"] if column["fort"] else 0
        for troop in column["troops"]:
            boosts = [card for card in cards if self.card[card]["boost"] == self.card[troop]["type"]]
            points += self.card[troop]["attack"] + len(boosts)
        return points

    def power(self, seat: int, column: Json) -> int:
        enemy = self.card[column["enemy"]]
        points: int = enemy["power"] + column["fury"]
        for other in self.seats[seat]["line"]:
            boost = self.card[other["enemy"]]["boost"] if other["enemy"] else None
            points += boost["points"] if boost and boost["type"] == enemy["type"] else 0
        return points

    def combat(self) -> None:
        for number, seat in enumerate(self.seats):
            line = [column for column in self.columns(number) if column["enemy"]]
            for column in line:
                toll = self.card[column["enemy"]]["toll"]
                if toll and seat[toll]:
                    seat[toll] -= 1
            manned = [column for column in line if column["fort"] or column["troops"]]
            beaten = [column for column in manned if self.attack(number, column) >= self.power(number, column)]
            for column in beaten:
                self.defeat(number, column)
        total = sum(seat["defeated_year"] for seat in self.seats)
        won = total >= self.needed()
        best = max(seat["defeated_year"] for seat in self.seats)
        leaders = [seat for seat in self.clockwise(self.first) if self.seats[seat]["defeated_year"] == best]
        entry = {"year": YEARS[self.k - 1], "needed": self.needed(), "defeated": total, "won": won}
        self.rewards.append(entry | {"seat": leaders[0] if won else None, "side": None})
        if not won:
            self.end_year()
            return
        self.phase, self.turn, self.actor = "reward", leaders[0], leaders[0]
        self.pending = {"kind": "orient", "seat": leaders[0]}

    def defeat(self, seat: int, column: Json) -> None:
        self.seats[seat]["defeated"].append(column["enemy"])
        self.seats[seat]["defeated_year"] += 1
        column["enemy"], column["fury"] = None, 0

    def end_year(self) -> None:
        for seat in self.seats:
            for column in seat["line"]:
                self.enemy_discard += [column["enemy"]] if column["enemy"] else []
                self.angel_discard += column["angels"]
                column.update(enemy=None, fury=0, bonus=0, angels=[])
        self.fort_discard += [card for card in self.market if card[0] == "F"]
        self.troop_discard += [card for card in self.market if card[0] == "T"]
        self.market = []
        self.pending = None
        if self.k < 4:
            self.first = (self.first + 1) % self.players
            self.k += 1
            self.start_year()
            return
        self.phase, self.turn, self.actor = "over", None, None
        self.workers = {space: [] for space in self.board}
        for seat in self.seats:
            seat["workers"] = 5

    # ---- legal actions ----

    def legal(self) -> list[str]:
        if self.actor is None:
            return []
        return sorted(self.answers(self.actor) if self.pending else self.actions(self.actor))

    def gifts(self, angels: list[str]) -> list[str]:
        return [f"angel:{angel}!gift:{pair}" for angel in angels if self.effect(angel) == "gift" for pair in PAIRS]

    def purchases(self, seat: int, letter: str) -> list[str]:
        cards = [card for card in self.market if card[0] == letter and self.can_pay(seat, card)]
        return [f"buy:{card}>c{k}" for card in cards for k in self.room(seat, card)]

    def answers(self, seat: int) -> list[str]:
        assert self.pending is not None
        hand = self.seats[seat]["angels"]
        match self.pending["kind"]:
            case "take":
                return [f"take:{word}" for word in (RESOURCES if self.pending["count"] == 1 else PAIRS)]
            case "buy":
                return self.purchases(seat, "T" if self.pending["what"] == "troop" else "F")
            case "excess":
                drawn = self.pending["card"]
                return [f"discard:{drawn}", *self.gifts([drawn, *hand])]
            case "react":
                return ["let", *(f"cancel:{angel}" for angel in hand if self.effect(angel) == "cancel")]
        return [f"orient:{side}" for side in range(1, 5)]

    def actions(self, seat: int) -> list[str]:
        hand = self.seats[seat]["angels"]
        if self.phase == "siege":
            free = [place for place in self.places() if not self.column(place)["enemy"]]
            return [f"enemy:{enemy}>{place}" for enemy in self.seats[seat]["enemies"] for place in free]
        if self.phase == "angels":
            return ["pass", *(action for angel in hand for action in self.plays(seat, angel))]
        found = self.gifts(hand)
        for space in self.board:
            entry = self.card[space]
            bought = {"troop": "T", "fort": "F"}.get(entry["action"])
            if (entry["limit"] is None or not self.workers[space]) and (not bought or self.purchases(seat, bought)):
                found.append(f"worker:{space}")
        return found

    def plays(self, seat: int, angel: str) -> list[str]:
        """CM-6.2: what an angel can be played for in the angel phase."""
        own = [place for place in self.besieged() if place.startswith(f"s{seat}")]
        args: list[str] = []
        match self.effect(angel):
            case "fury":
                args = self.besieged()
            case "swap":
                args = [f"{one},{two}" for one, two in combinations(self.besieged(), 2)]
            case "hire":
                others = [other for other in range(self.players) if other != seat]
                troops = [card for other in others for card in self.line_cards(other)] + self.market
                troops = [card for card in troops if card[0] == "T" and self.can_pay(seat, card)]
                args = [f"{troop}>c{k}" for troop in troops for k in self.room(seat, troop)]
            case "destroy":
                types = [self.card[card].get("type") for card in self.line_cards(seat)]
                args = [place[2:] for place in own if self.destroy_type in types and self.seats[seat]["stone"]]
            case "gift":
                args = PAIRS
        numbers = [f"angel:{angel}+{place}" for place in self.places()]
        return [*numbers, *(f"angel:{angel}!{self.effect(angel)}:{words}" for words in args)]

    # ---- playing ----

    def play(self, action: str) -> None:
        assert self.actor is not None
        verb, _, rest = action.partition(":")
        getattr(self, f"do_{verb}")(self.actor, rest)

    def receive(self, seat: int, words: str) -> None:
        for resource in words.split("+"):
            self.seats[seat][resource] += 1

    def do_worker(self, seat: int, space: str) -> None:
        self.seats[seat]["workers"] -= 1
        self.workers[space].append(seat)
        entry = self.card[space]
        match entry["action"]:
            case "choose":
                self.pending = {"kind": "take", "seat": seat, "count": entry["choose"]}
            case "troop" | "fort":
                self.pending = {"kind": "buy", "seat": seat, "what": entry["action"]}
            case "angel":
                self.draws = [seat]
                self.draw_on()
            case "gain":
                for resource in RESOURCES:
                    self.seats[seat][resource] += entry["gives"][resource]
                self.next_worker()
            case "reinforce":
                for column in self.columns(seat):
                    column["bonus"] += 1
                self.next_worker()

    def do_take(self, seat: int, words: str) -> None:
        self.receive(seat, words)
        self.next_worker()

    def pay(self, seat: int, card: str) -> None:
        for resource, number in self.card[card]["cost"].items():
            self.seats[seat][resource] -= number

    def do_buy(self, seat: int, words: str) -> None:
        card, column = words.split(">")
        self.pay(seat, card)
        self.market.remove(card)
        place = self.column(f"s{seat}{column}")
        if card[0] == "T":
            place["troops"].append(card)
        else:
            place["fort"] = card
        self.next_worker()

    def do_discard(self, _seat: int, angel: str) -> None:
        self.angel_discard.append(angel)
        self.draw_on()

    def do_enemy(self, seat: int, words: str) -> None:
        enemy, place = words.split(">")
        self.seats[seat]["enemies"].remove(enemy)
        self.column(place)["enemy"] = enemy
        self.turn = self.actor = (seat + 1) % self.players
        if not any(other["enemies"] for other in self.seats):
            self.phase, self.turn = "angels", self.first
            self.next_angel()

    def do_pass(self, seat: int, _: str) -> None:
        self.passes += 1
        self.turn = (seat + 1) % self.players
        self.next_angel()

    def do_angel(self, seat: int, words: str) -> None:
        if "!" not in words:
            angel, place = words.split("+")
            self.seats[seat]["angels"].remove(angel)
            self.column(place)["angels"].append(angel)
            self.passes = 0
            self.turn = (seat + 1) % self.players
            self.next_angel()
            return
        angel, _, rest = words.partition("!")
        effect, _, args = rest.partition(":")
        excess = self.pending["card"] if self.pending else None
        self.at_draw = excess is not None
        if angel != excess:
            self.seats[seat]["angels"].remove(angel)
            self.seats[seat]["angels"] += [excess] if excess else []
        if effect != "gift":
            self.passes = 0
        self.pending = {"kind": "react", "played": []}
        self.lay(seat, angel, effect, args)

    def lay(self, seat: int, angel: str, effect: str, args: str) -> None:
        assert self.pending is not None
        self.pending["played"].append({"seat": seat, "card": angel, "effect": effect, "args": args})
        self.pending["asks"] = [other for other in self.clockwise(seat)[1:] if self.seats[other]["angels"]]
        self.ask()

    def ask(self) -> None:
        assert self.pending is not None
        if self.pending["asks"]:
            self.actor = self.pending["asks"][0]
        else:
            self.settle()

    def do_let(self, _seat: int, _: str) -> None:
        assert self.pending is not None
        self.pending["asks"].pop(0)
        self.ask()

    def do_cancel(self, seat: int, angel: str) -> None:
        self.seats[seat]["angels"].remove(angel)
        self.lay(seat, angel, "cancel", "")

    def settle(self) -> None:
        assert self.pending is not None
        played = self.pending["played"]
        seat, effect = played[0]["seat"], played[0]["effect"]
        stands = True
        for _cancel in played[1:]:
            stands = not stands
        if stands:
            self.happen(seat, effect, played[0]["args"])
        self.angel_discard += [entry["card"] for entry in played]
        self.pending = None
        if self.phase == "angels":
            self.turn = seat if effect == "gift" else (seat + 1) % self.players
            self.next_angel()
        elif self.at_draw:
            self.draw_on()
        else:
            self.actor = seat

    def happen(self, seat: int, effect: str, args: str) -> None:
        match effect:
            case "fury":
                self.column(args)["fury"] += 2
            case "swap":
                one, two = (self.column(place) for place in args.split(","))
                for key in ("enemy", "fury"):
                    one[key], two[key] = two[key], one[key]
            case "hire":
                troop, column = args.split(">")
                self.hire(seat, troop, self.column(f"s{seat}{column}"))
            case "destroy":
                self.seats[seat]["stone"] -= 1
                self.defeat(seat, self.column(f"s{seat}{args}"))
            case "gift":
                self.receive(seat, args)

    def hire(self, seat: int, troop: str, goal: Json) -> None:
        self.pay(seat, troop)
        for owner in self.seats:
            for column in owner["line"]:
                if troop in column["troops"]:
                    column["troops"].remove(troop)
                    for resource, number in self.card[troop]["cost"].items():
                        owner[resource] += number
        self.market = [card for card in self.market if card != troop]
        goal["troops"].append(troop)

    def do_orient(self, seat: int, words: str) -> None:
        side = int(words)
        self.rewards[-1]["side"] = side
        self.pending = None
        sides = self.rewards_of[YEARS[self.k - 1]]["sides"]
        shown = {}
        for steps, other in enumerate(self.clockwise(seat)):
            turned = 2 if self.players == 2 and steps else steps
            shown[other] = sides[(side - 1 + turned) % 4]
        for other in self.clockwise(self.first):
            for resource in RESOURCES:
                self.seats[other][resource] += shown[other][resource]
            self.seats[other]["next_bonus"] += shown[other]["reinforce"]
            self.seats[other]["combo"] = shown[other]["combo"]
            self.draws += [other] * shown[other]["angels"]
        self.draw_on()

    # ---- scores and state ----

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def score(self, number: int) -> int:
        seat, cards = self.seats[number], self.line_cards(number)
        points = sum(self.card[enemy]["vp"] for enemy in seat["defeated"])
        points += sum(seat[resource] for resource in RESOURCES) // 3
        kinds = Counter("fortification" if card[0] == "F" else self.card[card]["type"] for card in cards)
        points += sum(kinds[self.card[card]["score"]] for card in cards if self.card[card]["score"])
        if seat["combo"]:
            types = Counter(self.card[enemy]["type"] for enemy in seat["defeated"])
            combo: Counter[str] = Counter(seat["combo"])
            points += min(types[kind] // combo[kind] for kind in combo)
        return int(points)

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score == best] if self.phase == "over" else []

    def state(self) -> Json:
        return {
            "game": "castellum",
            "players": self.players,
            "year": YEARS[self.k - 1],
            "columns": self.k + 1,
            "phase": self.phase,
            "first": self.first,
            "turn": self.turn,
            "actor": self.actor,
            "pending": self.pending,
            "passes": self.passes,
            "draws": self.draws,
            "needed": self.needed(),
            "spaces": self.workers,
            "market_forts": sorted(card for card in self.market if card[0] == "F"),
            "market_troops": sorted(card for card in self.market if card[0] == "T"),
            "fort_deck": self.forts,
            "troop_deck": self.troops,
            "angel_deck": self.angels,
            "angels_again": self.again,
            "enemy_decks": self.enemies,
            "fort_discard": sorted(self.fort_discard),
            "troop_discard": sorted(self.troop_discard),
            "angel_discard": sorted(self.angel_discard),
            "enemy_discard": sorted(self.enemy_discard),
            "rewards": self.rewards,
            "seats": [self.seat_state(seat) for seat in self.seats],
        }

    def seat_state(self, seat: Json) -> Json:
        line = [
            {**column, "troops": sorted(column["troops"]), "angels": sorted(column["angels"])}
            for column in seat["line"]
        ]
        hands = {key: sorted(seat[key]) for key in ("angels", "enemies", "defeated")}
        return {**seat, **hands, "wall": 4 - self.k, "line": line}

    def view(self, viewer: int | None) -> Json:
        """CM-14.1."""
        view = self.state() | {"seat": viewer}
        del view["angels_again"]
        for key in ("fort_deck", "troop_deck", "angel_deck", "enemy_discard"):
            view[key] = len(view[key])
        view["enemy_decks"] = {year: len(pile) for year, pile in view["enemy_decks"].items()}
        for number, seat in enumerate(view["seats"]):
            for key in ("angels", "enemies"):
                seat[key] = seat[key] if number == viewer else len(seat[key])
            seat["defeated"] = seat["defeated"] if self.phase == "over" else len(seat["defeated"])
        pending = view["pending"]
        if pending and pending["kind"] == "excess" and pending["seat"] != viewer:
            view["pending"] = pending | {"card": None}
        return view
