"""Terminal play for any game: one or more people, and bots on the other seats."""

import json
from collections.abc import Callable
from pathlib import Path

from castelude.bots import hint, level_name, look, suggest
from castelude.core.errors import CasteludeError
from castelude.core.match import Match
from castelude.core.position import NOBODY
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine
from castelude.files import write_text
from castelude.rulebook.specification import clause_page
from castelude.texts import LANGUAGES, say

COMMANDS = ("help", "moves", "why", "rule", "hint", "undo", "resign", "save", "quit")
"""What a person may type besides an action. The words for `help` are in the catalogues under `play-words-help`."""
WIDTH = 100


def words_for(message: str) -> set[str]:
    """The words of a catalogue's list, in every language: people may type those of any."""
    return {word.strip() for lang in LANGUAGES for word in say(message, lang).split(",")}


def command_words() -> dict[str, str]:
    """Each word that can be typed, and its command."""
    return {word: command for command in COMMANDS for word in words_for(f"play-words-{command}")}


class Table:
    """One game at one terminal. `people` are the seats that people play; bots of one level play the others."""

    def __init__(
        self,
        match: Match,
        people: list[int],
        lang: str,
        read: Callable[[str], str],
        seed: int,
        level: str = "casual",
    ) -> None:
        self.match = match
        self.people = people
        self.level = level
        self.lang = lang
        self.read = read
        self.rng = Rng(seed, "opponent")
        self.open = True
        self.shown_to: int | None = None
        self._words = command_words()
        self._commands: dict[str, Callable[[str, int], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "rule": self._rule,
            "hint": self._hint,
            "undo": self._undo,
            "resign": self._resign,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play until the end, a resignation or until the person leaves; the exit status is 0."""
        print(self.say("play-welcome", game=say(f"{self.match.game.id}-name", self.lang)))
        if len(self.people) < self.match.players:
            print(self.say("play-bots", level=level_name(self.level, self.lang)))
        try:
            while self.open:
                actor = self.match.position.actor()
                if actor == NOBODY:
                    self._finish()
                elif actor in self.people:
                    self._ask(actor)
                else:
                    self._opponent(actor)
        except (EOFError, KeyboardInterrupt):
            print()
            print(self.say("play-left"))
        return 0

    def say(self, message: str, **params: str | int) -> str:
        return say(message, self.lang, **params)

    def seat_name(self, seat: int) -> str:
        return say(f"{self.match.game.id}-seat-{seat}", self.lang)

    # ---- the course of the game ----

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1 and self.match.game.hidden and self.shown_to != seat:
            self.read(self.say("play-hand-over", seat=self.seat_name(seat)) + " ")
            print("\n" * 60)
        self.shown_to = seat
        print()
        print(self.match.game.drawing(self.match.position, seat, self.lang))
        while self.open and self.match.position.actor() == seat:
            before = self.match.position
            count = len(self.match.actions)
            self._obey(self.read(f"{self.seat_name(seat)}> ").strip(), seat)
            if len(self.match.actions) != count or self.match.position is not before:
                return

    def _opponent(self, seat: int) -> None:
        action = suggest(self.match, self.level, self.rng.word()).action
        viewer = self.people[0] if len(self.people) == 1 else None
        seen = self.match.game.seen_action(self.match.position, action, viewer)
        self.match.apply(action)
        print(self.say("play-opponent", seat=self.seat_name(seat), action=seen))

    def _finish(self) -> None:
        result = self.match.result()
        seat = self.people[0] if len(self.people) == 1 else None
        print()
        print(self.match.game.drawing(self.match.position, seat, self.lang))
        scores = ", ".join(f"{self.seat_name(k)} {score}" for k, score in enumerate(result.scores))
        print(self.say("play-scores", scores=scores))
        winners = ", ".join(self.seat_name(winner) for winner in result.winners)
        count = len(result.winners)
        draw = count == self.match.players
        print(self.say("play-draw") if draw else self.say("play-winners", winners=winners, count=count))
        self.open = False

    # ---- what a person types ----

    def _obey(self, line: str, seat: int) -> None:
        word, _, rest = line.partition(" ")
        command = self._words.get(word.lower())
        if not line:
            print(self.say("play-hint"))
        elif command is not None:
            self._commands[command](rest.strip(), seat)
        else:
            self._act(line.split(), seat)

    def _act(self, words: list[str], seat: int) -> None:
        """Play the actions of a line one after the other, as long as they are this person's."""
        for word in words:
            if self.match.position.actor() != seat:
                print(self.say("play-not-yours", action=word))
                return
            try:
                self.match.apply(self._as_written(word))
            except CasteludeError as error:
                print(self.say("play-refused", reason=error.words(self.lang), clause=error.clause or "-"))
                return

    def _as_written(self, word: str) -> str:
        """The legal action that differs from the word only by capital letters, or the word itself."""
        alike = [text for text in self.match.legal() if text.casefold() == word.casefold()]
        return alike[0] if len(alike) == 1 else word

    def _help(self, rest: str, seat: int) -> None:
        print(self.say("play-help-actions", example=self.match.legal()[0]))
        print(say(f"{self.match.game.id}-drawing-legend", self.lang))
        for command in COMMANDS:
            print(f"  {self.say(f'play-help-{command}')}")

    def _moves(self, rest: str, seat: int) -> None:
        found = [text for text in self.match.legal() if text.casefold().startswith(rest.casefold())]
        if not found:
            print(self.say("play-no-moves", start=rest))
            return
        column = max(len(text) for text in found) + 2
        by_row = max(1, WIDTH // column)
        for k in range(0, len(found), by_row):
            print("  " + "".join(text.ljust(column) for text in found[k : k + by_row]).rstrip())

    def _why(self, rest: str, seat: int) -> None:
        verdict = self.match.explain(self._as_written(rest))
        message = "play-allowed" if verdict.legal else "play-refused"
        print(self.say(message, reason=verdict.words(self.lang), clause=verdict.clause or "-"))

    def _rule(self, rest: str, seat: int) -> None:
        clauses = self.match.game.clauses
        wanted = rest.upper()
        if wanted in clauses:
            print(clause_page(clauses[wanted], self.lang))
            return
        print(self.say("play-clauses"))
        for clause in clauses:
            print(f"  {clause.id:8} {clause.title(self.lang)}")

    def _hint(self, rest: str, seat: int) -> None:
        """What a strong bot would do here, knowing what this person knows."""
        seed = self.rng.word()
        found = hint(self.match.game, look(self.match.game, self.match.position, seat, seed), seat, seed)
        print(self.say("play-hint-says", action=found.action))
        for line in found.reason:
            print(f"  {self._log_words(line)}")

    def _log_words(self, line: LogLine) -> str:
        """A line of a log, with seats named."""
        params = self.match.game.named(self.match.position, line.params, self.lang)
        for key in ("seat", "to"):
            if isinstance(params.get(key), int):
                params[key] = self.seat_name(int(params[key]))
        return self.say(line.message, **params)

    def _undo(self, rest: str, seat: int) -> None:
        """Go back to this person's last decision."""
        mine = self.match.last_action_of(seat)
        if mine is None:
            print(self.say("play-nothing-to-undo"))
            return
        while len(self.match.actions) > mine:
            self.match.undo()

    def _resign(self, rest: str, seat: int) -> None:
        answer = self.read(self.say("play-resign-sure") + " ").strip().lower()
        if answer in words_for("play-words-yes"):
            print(self.say("play-resigned", seat=self.seat_name(seat)))
            self.open = False

    def _save(self, rest: str, seat: int) -> None:
        if not rest:
            print(self.say("play-save-name"))
            return
        try:
            write_text(Path(rest), json.dumps(self.match.record().to_json(), indent=1) + "\n")
        except CasteludeError as error:
            print(error.words(self.lang))
            return
        print(self.say("play-saved", path=rest))

    def _quit(self, rest: str, seat: int) -> None:
        print(self.say("play-left"))
        self.open = False
