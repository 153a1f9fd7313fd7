"""Public profiles: ratings over time, favourite games, games that everybody may watch, and chosen replays."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from castelude.room.http.admin_answers import Done
from castelude.room.http.answers import Me
from castelude.room.http.history import History, Key, PlayedGame, games_of, page_of
from castelude.room.http.ratings import OwnRating, ratings_of
from castelude.room.http.request import AnyRequest, need_player, player_of, worker_of
from castelude.room.http.signing_in import shown
from castelude.room.people.accounts import Player
from castelude.room.people.profiles import Known
from castelude.room.ratings.model import margin, points
from castelude.room.refusal import Refusal
from castelude.room.storage.results import Wanted
from castelude.room.tables.clocks import Pace
from castelude.room.tables.commands import Strict
from castelude.room.wire import Answer

MOST_FOUND = 20
LATEST = 10
COURSE = 300
PUBLIC = Wanted(public=True)
PersonName = Annotated[str, QueryParameter(min_length=1, max_length=60)]


class FoundPerson(Answer):
    """Somebody who has a profile."""

    name: str


class Tally(Answer):
    """How often a person has finished a game, and how it ended for them; `left`: they have given it up."""

    game: str
    played: int
    won: int
    drawn: int
    lost: int
    left: int


class Profile(Answer):
    """What everybody may know of an account. `since`: when it came; `hidden`: nobody but you sees this.

    `games`: what they have played, most often first. `pinned`: the replays that they have chosen; `latest`: games that
    everybody may watch.
    """

    name: str
    you: bool
    hidden: bool
    since: int
    ratings: list[OwnRating]
    games: list[Tally]
    pinned: list[PlayedGame]
    latest: list[PlayedGame]
    next: str | None


class RatingMoment(Answer):
    """A rating after a rated game that ended then."""

    at: int
    points: int
    margin: int


class Hiding(Strict):
    """Whether you want to be in no list that others see."""

    hidden: bool


async def _person(request: AnyRequest, name: str) -> tuple[Known, Player | None]:
    player = await player_of(request)
    return await worker_of(request).profiles.find(name, player.id if player else None), player


@get("/api/people", tags=["people"])
async def find_people(request: AnyRequest, name: PersonName) -> list[FoundPerson]:
    """Accounts whose names begin with this text, 20 at most; nobody who is hidden."""
    return [FoundPerson(known.name) for known in await worker_of(request).profiles.search(name, MOST_FOUND)]


@get("/api/people/profile", tags=["people"])
async def profile(request: AnyRequest, name: PersonName) -> Profile:
    """The profile of an account, by the name that others see. It costs eight queries, however many games there are."""
    worker = worker_of(request)
    known, player = await _person(request, name)
    tallies = await worker.profiles.tallies(known.id)
    games = [
        Tally(
            game,
            sum(ended.values()),
            ended.get("won", 0),
            ended.get("drawn", 0),
            ended.get("lost", 0),
            ended.get("left", 0),
        )
        for game, ended in tallies.items()
    ]
    latest = await page_of(request, known.id, PUBLIC, None, public=True, size=LATEST)
    return Profile(
        known.name,
        player is not None and player.id == known.id,
        known.hidden,
        known.created_ms,
        await ratings_of(request, known.id),
        sorted(games, key=lambda one: (-one.played, one.game)),
        await games_of(request, known.id, Wanted(pinned=True), public=True),
        latest.games,
        latest.next,
    )


@get("/api/people/games", tags=["people"])
async def games(request: AnyRequest, name: PersonName, before: Key = None) -> History:
    """The games of an account that everybody may watch, latest first, 10 at a time."""
    known, _ = await _person(request, name)
    return await page_of(request, known.id, PUBLIC, before, public=True, size=LATEST)


@get("/api/people/rating", tags=["people"])
async def course(
    request: AnyRequest, name: PersonName, game: FromQuery[str], pace: FromQuery[Pace]
) -> list[RatingMoment]:
    """What an account was rated after its latest 300 rated games of a ladder, oldest first."""
    known, _ = await _person(request, name)
    rows = await worker_of(request).ledger.store.course(known.id, (game, pace), COURSE)
    return [RatingMoment(row["ended_ms"], points(row["mu"]), margin(row["sigma"])) for row in rows]


@put("/api/me/hidden", tags=["people"])
async def hide(request: AnyRequest, data: JSONBody[Hiding]) -> Me:
    """Be in no leaderboard, search or profile of others, and have no public profile; or be there again."""
    player = await need_player(request)
    await worker_of(request).profiles.set_hidden(player.id, data.hidden)
    return shown(await need_player(request))


@put("/api/me/pins/{table_id:str}", tags=["people"])
async def pin(request: AnyRequest, table_id: FromPath[str]) -> Done:
    """Show the replay of a finished game of yours on your profile, six at most."""
    worker = worker_of(request)
    player = await need_player(request)
    if player.login is None:
        raise Refusal("not_allowed", "room-pin-account")
    table = await worker.service.table(table_id)
    if table.outcome is None or not table.held_by(player.id):
        raise Refusal("not_allowed", "room-pin-own")
    if table.settings.watch == "nobody":
        raise Refusal("not_allowed", "room-pin-private")
    await worker.profiles.pin(player.id, table.id, worker.now())
    return Done()


@delete("/api/me/pins/{table_id:str}", status_code=200, tags=["people"])
async def unpin(request: AnyRequest, table_id: FromPath[str]) -> Done:
    """Take a replay off your profile."""
    await worker_of(request).profiles.unpin((await need_player(request)).id, table_id)
    return Done()


HANDLERS = [find_people, profile, games, course, hide, pin, unpin]
