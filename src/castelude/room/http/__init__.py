"""The room over HTTP: everything that is not live. The OpenAPI document is at /schema."""

from litestar.openapi import ResponseSpec

from castelude.room.http import (
    accounts,
    admin,
    analysis,
    challenges,
    clubs,
    engine_lines,
    explorer,
    following,
    games,
    health,
    history,
    house,
    invites,
    mail,
    notices,
    own_puzzles,
    pairing,
    people,
    positions,
    privacy,
    profiles,
    puzzles,
    ratings,
    records,
    reports,
    sessions,
    share,
    studies,
    tables,
    tournaments,
    vacations,
    watching,
)
from castelude.room.http.answers import Problem
from castelude.room.http.problems import PROBLEM

HANDLERS = [
    *health.HANDLERS,
    *games.HANDLERS,
    *positions.HANDLERS,
    *engine_lines.HANDLERS,
    *explorer.HANDLERS,
    *house.HANDLERS,
    *notices.HANDLERS,
    *pairing.HANDLERS,
    *admin.HANDLERS,
    *people.HANDLERS,
    *privacy.HANDLERS,
    *profiles.HANDLERS,
    *following.HANDLERS,
    *invites.HANDLERS,
    *accounts.HANDLERS,
    *mail.HANDLERS,
    *sessions.HANDLERS,
    *tables.HANDLERS,
    *share.HANDLERS,
    *history.HANDLERS,
    *ratings.HANDLERS,
    *challenges.HANDLERS,
    *puzzles.HANDLERS,
    *own_puzzles.HANDLERS,
    *tournaments.HANDLERS,
    *clubs.HANDLERS,
    *records.HANDLERS,
    *reports.HANDLERS,
    *vacations.HANDLERS,
    *watching.HANDLERS,
    *analysis.HANDLERS,
    *studies.HANDLERS,
]

for _handler in HANDLERS:
    _handler.responses = {
        400: ResponseSpec(Problem, description="Refused; other refusals have the same form", media_type=PROBLEM)
    }
