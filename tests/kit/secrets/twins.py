"""Playing a game in two worlds at once, and comparing every byte that one viewer is sent."""

import json
from dataclasses import dataclass, field
from typing import Any

from castelude.core.game import AnyGame
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match
from castelude.room.tables import commands as cmd
from tests.kit.secrets.worlds import StartsAt, World, table_at

STEPS = 5
MANY_STEPS = 12
GARBAGE = ["", "?", "pass", "draw", "A1-A2", "give:?"]


@dataclass
class Tally:
    """What was compared, and how often the two worlds really differed."""

    playouts: int = 0
    differing: int = 0
    steps: int = 0
    messages: int = 0
    kinds: set[str] = field(default_factory=set)


def moment(game: AnyGame, players: int, rng: Rng) -> tuple[Position, list[str]]:
    """A moment of a random game, in one of four the first, and actions that were legal for somebody around it."""
    match = new_match(game.id, players, seed=int(rng.word()), manual_chance=True)
    position = match.position
    walked: list[Position] = []
    while position.actor() != NOBODY:
        if position.actor() != CHANCE:
            walked.append(position.copy())
        position.play(position.move_at(rng.below(position.count())))
    place = int(rng.below(len(walked))) if rng.below(4) else 0
    around = walked[max(0, place - 1) : place + 3]
    return walked[place], [game.text(other, other.move_at(rng.below(other.count()))) for other in around]


async def compare(game: AnyGame, players: int, rng: Rng, tally: Tally, made: type[StartsAt] = StartsAt) -> None:
    """One playout: from a moment of it on, whatever a viewer does in either world is answered with the same bytes."""
    setups = [game.deal(players, game.check_options({}), Rng(seed)) for seed in (1, 2)]
    position, asked = moment(game, players, rng)
    seat = _viewer(position, players, rng)
    other = game.resample(position, seat, rng)
    tally.playouts += 1
    tally.differing += json.dumps(game.state(position)) != json.dumps(game.state(other))
    one = World(table_at(made(game, position), players, setups[0]), seat)
    two = World(table_at(made(game, other), players, setups[1]), seat)
    async with one.connected(), two.connected():
        await _follow(one, two, asked, rng, tally)


def _viewer(position: Position, players: int, rng: Rng) -> int | None:
    if rng.below(2):
        return int(position.actor())
    drawn = int(rng.below(players + 1))
    return None if drawn == players else drawn


async def _follow(one: World, two: World, asked: list[str], rng: Rng, tally: Tally) -> None:
    hello: list[dict[str, Any]] = [
        {"type": "join", "after_seq": 0},
        {"type": "chat", "command_id": "c", "text": "hello"},
    ]
    await _same_answers(one, two, hello, tally)
    picture = not rng.below(8)
    for step in range(STEPS if rng.below(4) else MANY_STEPS):
        if step % 3 == 0:
            await _same_answers(one, two, _questions(one, asked, rng), tally)
        assert one.over_http(picture and step == 0) == two.over_http(picture and step == 0)
        if one.match.position.actor() == one.seat:
            assert one.bot_question() == two.bot_question()
        if not await _step(one, two, rng, tally):
            return
        tally.steps += 1


def _questions(world: World, asked: list[str], rng: Rng) -> list[dict[str, Any]]:
    """Everything a viewer may try that changes nothing, allowed or not."""
    legal = world.match.legal() if world.match.position.actor() == world.seat else []
    tries = [*asked, GARBAGE[rng.below(len(GARBAGE))], *legal[-1:]]
    seq = world.table.seq
    questions: list[dict[str, Any]] = [{"type": "explain", "id": f"e{n}", "action": a} for n, a in enumerate(tries)]
    questions += [{"type": "preview", "id": f"p{n}", "action": a} for n, a in enumerate(tries[:2] + legal[:1])]
    illegal = [action for action in tries if action not in legal]
    questions += [
        {"type": "act", "command_id": f"a{n}", "expected_seq": seq, "action": a} for n, a in enumerate(illegal)
    ]
    questions += [{"type": "act", "command_id": "old", "expected_seq": 0, "action": a} for a in legal[:1]]
    commands: list[dict[str, Any]] = [{"kind": "claim"}, {"kind": "start"}, {"kind": "kick", "seat": 1}]
    commands += [{"kind": "join"}, {"kind": "answer", "what": "draw", "agree": True}]
    questions += [{"type": "do", "command_id": f"d{n}", "command": command} for n, command in enumerate(commands)]
    return questions


async def _same_answers(one: World, two: World, messages: list[dict[str, Any]], tally: Tally) -> None:
    first, second = await one.exchange(messages), await two.exchange(messages)
    _same(first, second, one, tally)


def _same(first: list[str], second: list[str], world: World, tally: Tally) -> None:
    assert first == second, f"seat {world.seat} can tell two worlds apart that it must not"
    tally.messages += len(first)
    for text in first:
        tally.kinds.add(json.loads(text).get("type", "news"))


async def _step(one: World, two: World, rng: Rng, tally: Tally) -> bool:
    """One decision in both worlds; False when they part: the rules have shown something, or the game is over."""
    actor = one.match.position.actor()
    if actor < 0:
        return False
    legal = one.match.legal()
    action = legal[rng.below(len(legal))]
    if actor == one.seat:
        message = {"type": "act", "command_id": f"s{one.table.seq}", "expected_seq": one.table.seq, "action": action}
        answers = await one.exchange([message]), await two.exchange([message])
    else:
        twin = _looks_the_same(one, two, action)
        if twin is None:
            return False
        answers = await one.watch(actor, cmd.Act(action)), await two.watch(actor, cmd.Act(twin))
        assert one.table.seq == two.table.seq
    if one.table.outcome or two.table.outcome or one.view() != two.view():
        return False
    _same(*answers, one, tally)
    if not rng.below(3):
        await _take_back(one, two, actor, tally)
    return one.view() == two.view()


async def _take_back(one: World, two: World, seat: int, tally: Tally) -> None:
    """Whether a decision can be taken back, and what that shows, is the same in both worlds."""
    if seat == one.seat:
        message = {"type": "do", "command_id": f"t{one.table.seq}", "command": {"kind": "takeback"}}
        await _same_answers(one, two, [message], tally)
    else:
        _same(await one.watch(seat, cmd.TakeBack()), await two.watch(seat, cmd.TakeBack()), one, tally)


def _looks_the_same(one: World, two: World, action: str) -> str | None:
    """An action of the other world that this viewer is told in the same words."""
    game = get_game(one.table.settings.game)
    told = game.seen_action(one.match.position, action, one.seat)
    for twin in sorted(two.match.legal(), key=lambda text: text != action):
        if game.seen_action(two.match.position, twin, two.seat) == told:
            return twin
    return None
