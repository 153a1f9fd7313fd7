"""The OpenAPI document, and the whole interface under generated requests: no server error, no odd refusal."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from castelude.room.app import create_app
from castelude.room.settings import Settings
from tests.kit.room import Person, RunningRoom, new_sqlite

pytestmark = pytest.mark.slow

EXAMPLES = 12
OF_A_GAME = {"/api/games/{game_id}/printed"}
"""Answers whose shape is the game's own."""


def test_every_operation_says_what_it_answers() -> None:
    app = create_app(Settings())
    schema: Any = app.openapi_schema.to_schema()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            answers = [answer for code, answer in operation["responses"].items() if code.startswith("2")]
            assert answers, (method, path)
            for answer in answers:
                for media, content in answer["content"].items():
                    assert content["schema"], (method, path)
                    assert media != "application/json" or path in OF_A_GAME or _is_declared(content["schema"]), path
            refused = operation["responses"]["400"]["content"]["application/problem+json"]
            assert refused["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path)


def _is_declared(schema: Any) -> bool:  # noqa: ANN401 JSON
    """Whether a schema is that of a declared type, or a list of it or of texts."""
    items = schema.get("items", schema)
    return "$ref" in items or items == {"type": "string"}


def test_every_type_of_the_document_has_its_fields() -> None:
    schema: Any = create_app(Settings()).openapi_schema.to_schema()
    types = schema["components"]["schemas"]
    fields = {name: set(kind.get("properties", {})) for name, kind in types.items()}
    assert {"seq", "outcome", "mine", "fairness"} < fields["ShownTable"]
    assert fields["ReplayMoment"] == {"ply", "actor", "lately", "view", "aids"}
    assert fields["SignedIn"] == {"id", "name", "login", "admin", "hidden", "recovery", "token"}
    assert set(types["SignedIn"]["required"]) == {"id", "name", "login", "admin", "hidden"}


def test_generated_requests(tmp_path: Path) -> None:
    room = RunningRoom(new_sqlite(tmp_path), requests_per_second=10**6)
    try:
        person = Person(room, "Fuzz")
        person.open_table(listed=True)
        schema = schemathesis.openapi.from_url(f"{room.url}/schema/openapi.json")
        operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) >= 18
        for operation in operations:

            @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def check(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
                answer = case.call(cookies=dict(person.http.cookies))
                assert answer.status_code < 500, (case.method, case.path, answer.text)
                if answer.status_code >= 400:
                    assert answer.headers["content-type"][0].startswith("application/problem+json")
                    assert answer.json()["code"]

            check()
    finally:
        room.close()
