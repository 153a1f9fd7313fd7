"""The games for OpenSpiel (extra `openspiel`): importing this module registers `castelude_castel` and the others.

    >>> import pyspiel, castelude.envs.openspiel
    >>> game = pyspiel.load_game("castelude_castel(players=3,deals=500)")

Actions are the indices of `castelude.encoding`. A game that is dealt begins with a chance node that draws one of
`deals` numbered deals, all equally likely. Returns are those of `core.utility`. Hidden games have information states:
all that a seat has seen since the deal.
"""

import hashlib
import json
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from castelude.core.game import AnyGame
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.registry import all_games
from castelude.core.rng import Rng
from castelude.core.utility import utilities
from castelude.encoding import Encoding

PREFIX: Final = "castelude_"
DEALS: Final = 1000
LONGEST: Final = 100_000
"""More decisions than any game has."""


class CasteludeGame(pyspiel.Game):
    """One of our games with default options; `register` makes a class for each."""

    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.game
        self.encoding = Encoding(game)
        self.players = int(given.get("players", game.min_players))
        game.check_players(self.players)
        self.options = game.check_options({})
        self.deals = int(given.get("deals", DEALS)) if is_dealt(game) else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.num_actions,
            max_chance_outcomes=max(self.deals, self.encoding.num_actions) if self.deals > 1 or game.chance else 0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, given)

    def new_initial_state(self) -> "CasteludeState":
        return CasteludeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer":  # noqa: ANN401
        """By default the observation of a seat, without a memory of what it saw before."""
        if iig_obs_type is None:
            return Observer(self.encoding, perfect_recall=False, public=False)
        public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.encoding, iig_obs_type.perfect_recall, public)

    def start(self, deal: int) -> Position:
        """The first position of a numbered deal."""
        setup = self.game.deal(self.players, self.options, Rng(deal, "setup"))
        position: Position = self.game.start(self.players, self.options, setup)
        return position


class Moment:
    """A position that can be copied quickly: OpenSpiel clones states by `copy.deepcopy`."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _: object) -> "Moment":
        return Moment(self.position.copy())


class CasteludeState(pyspiel.State):
    """A moment of a game, or the moment before it is dealt."""

    def __init__(self, game: CasteludeGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = Moment(game.start(0)) if game.deals == 1 else None

    @property
    def own(self) -> CasteludeGame:
        """The game of this state; not an attribute, because clones copy those."""
        game: CasteludeGame = self.get_game()
        return game

    def current_player(self) -> int:
        actor = CHANCE if self.moment is None else int(self.moment.position.actor())
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, _: int) -> list[int]:
        assert self.moment is not None
        return sorted(self.own.encoding.legal(self.moment.position).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = range(self.own.deals) if self.moment is None else self._legal_actions(CHANCE)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self.moment = Moment(self.own.start(action))
        else:
            position = self.moment.position
            position.play(self.own.encoding.move(position, action))

    def _action_to_string(self, _: int, action: int) -> str:
        if self.moment is None:
            return f"deal {action}"
        return self.own.encoding.text(self.moment.position, action)

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.position.actor() == NOBODY

    def returns(self) -> list[float]:
        winners = [] if self.moment is None else self.moment.position.winners()
        return utilities(winners, self.own.players) if winners else [0.0] * self.own.players

    def __str__(self) -> str:
        if self.moment is None:
            return "not dealt yet"
        return json.dumps(self.own.game.state(self.moment.position), sort_keys=True)

    def seen_by(self, player: int | None, perfect_recall: bool) -> str:
        """What a seat (None: a spectator) sees now; with perfect recall also a digest of all that it saw before."""
        if self.moment is None:
            return "not dealt yet"
        own, game = self.own, self.own.game
        now = json.dumps(game.view(self.moment.position, player), sort_keys=True)
        if not perfect_recall:
            return now
        actions = self.history()
        position = own.start(actions.pop(0) if own.deals > 1 else 0)
        seen = hashlib.sha256(json.dumps(game.view(position, player), sort_keys=True).encode())
        for action in actions:
            text = own.encoding.text(position, action)
            seen.update(game.seen_action(position, text, player).encode())
            position.play(own.encoding.move(position, action))
            seen.update(json.dumps(game.view(position, player), sort_keys=True).encode())
        return f"{len(actions)} {seen.hexdigest()}\n{now}"


class Observer:
    """What OpenSpiel asks about a seat's knowledge, as text and, for observations of a seat, as numbers."""

    def __init__(self, encoding: Encoding, perfect_recall: bool, public: bool) -> None:
        self.encoding = encoding
        self.perfect_recall = perfect_recall
        self.public = public
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall and not public:
            self.tensor = self.dict["observation"] = np.zeros(encoding.observation_size, np.float32)

    def set_from(self, state: CasteludeState, player: int) -> None:
        """Write the seat's observation into `tensor`; zeros before the deal."""
        if self.tensor is None:
            return
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observation(state.moment.position, player)

    def string_from(self, state: CasteludeState, player: int) -> str:
        return state.seen_by(None if self.public else player, self.perfect_recall)


def is_dealt(game: AnyGame) -> bool:
    """Whether another seed gives another deal."""
    options = game.check_options({})
    first, *others = (game.deal(game.min_players, options, Rng(seed, "setup")) for seed in range(8))
    return any(other != first for other in others)


def type_of(game: AnyGame) -> Any:  # noqa: ANN401 pyspiel.GameType has no types
    """What OpenSpiel wants to know of a game before there is one."""
    kind = pyspiel.GameType
    dealt = is_dealt(game)
    chance = kind.ChanceMode.EXPLICIT_STOCHASTIC if dealt or game.chance else kind.ChanceMode.DETERMINISTIC
    known = kind.Information.IMPERFECT_INFORMATION if game.hidden else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Castelude {game.id.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=known,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=game.hidden,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, **({"deals": DEALS} if dealt else {})},
    )


def register() -> None:
    """Make every game with an encoding known to OpenSpiel; those that it knows already are left alone."""
    for game in all_games().values():
        if game.encoder is not None and f"{PREFIX}{game.id}" not in pyspiel.registered_names():
            # a class, because OpenSpiel lets go of it when Python has ended, and only a class survives that
            pyspiel.register_game(type_of(game), type(game.id.capitalize(), (CasteludeGame,), {"game": game}))


register()
