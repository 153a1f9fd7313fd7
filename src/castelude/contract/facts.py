"""Promises about what a game declares and shows: facts, words, notation, pictures."""

import xml.etree.ElementTree as ET

from castelude.contract.promise import LONGEST, Broken, Table, keep
from castelude.core.errors import BadOptions, BadPlayers
from castelude.core.start import load_match
from castelude.palette import COLOURS, seat_colour
from castelude.texts import LANGUAGES, say

LONGEST_TURN = 400
FEW_WORDS = 4
"""Fewer can be the same in two languages."""


def declared(table: Table) -> None:
    """The declared facts fit each other."""
    game = table.game
    keep(2 <= game.min_players <= game.max_players, "`min_players` and `max_players` do not fit each other")
    keep(game.rules_version >= 1, "`rules_version` begins at 1")
    keep(len(game.clauses) > 0, "the game has no clauses")
    colours = [seat_colour(game.id, seat, game.seat_colours) for seat in range(game.max_players)]
    keep(all(colour in COLOURS for colour in colours), f"`seat_colours` may be any of {', '.join(COLOURS)}")
    keep(len(set(colours)) == len(colours), "two seats have the same colour")
    keep(game.board_script is None or game.board_script.is_file(), f"{game.board_script} is not there")
    for clause in (game.players_clause, game.options_clause, game.setup_clause):
        keep(clause in game.clauses, f"{clause} is not among the clauses")
    in_force = {option.key: option.default for option in game.options if not option.tacit}
    keep(game.check_options({}) == in_force, "no options given is not the same as all of them by default")
    try:
        game.check_players(game.max_players + 1)
    except BadPlayers:
        pass
    else:
        raise Broken(f"{game.max_players + 1} seats are not refused")
    try:
        game.check_options({"no such option": 1})
    except BadOptions:
        pass
    else:
        raise Broken("an unknown option is not refused")


def words(table: Table) -> None:
    """The name, the seats, the options and the clauses have words in every language; no clause is left in English."""
    game = table.game
    for lang in LANGUAGES:
        needed = [f"{game.id}-name", *(f"{game.id}-option-{option.key}" for option in game.options)]
        for message in needed:
            keep(bool(say(message, lang)), f"{message} has no words ({lang})")
    first, *others = LANGUAGES
    for lang in others:
        for clause in game.clauses:
            copied = clause.text(lang) == clause.text(first) and len(clause.text(lang).split()) >= FEW_WORDS
            keep(not copied, f"{clause.id} in the language {lang} is that of {first}")


def notation(table: Table) -> None:
    """Games go out in human notation and come back."""
    game = table.game
    for seed in range(6):
        players = game.min_players + seed % (1 + game.max_players - game.min_players)
        match = Table(game, players).match(seed, 10 + 40 * seed)
        sheet = game.to_notation(match.record())
        keep(sheet.endswith("\n"), "a game in notation does not end with a line break")
        record = game.from_notation(sheet)
        keep(game.to_notation(record) == sheet, "a game in notation is written differently when it comes back")
        again = load_match(record, manual_chance=True)
        keep(match.actions[: len(again.actions)] == again.actions, "a game in notation has other actions")
        keep(0 <= len(match.actions) - len(again.actions) < LONGEST_TURN, "a game in notation lacks actions")


def pictures(table: Table) -> None:
    """There are drawings and well-formed pictures at every stage, for everybody, in every language."""
    game = table.game
    for decisions in (0, 7, 60, LONGEST):
        match = table.match(4, decisions)
        for lang in LANGUAGES:
            for seat in table.seats:
                keep(bool(game.drawing(match.position, seat, lang).strip()), f"a drawing is empty ({lang})")
                root = ET.fromstring(game.picture(match.position, seat, match.lately(), lang))
                keep(root.tag.endswith("svg"), f"a picture is not an SVG document ({lang})")
