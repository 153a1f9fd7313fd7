"""The whole HTTP interface under generated requests: no server error, and every refusal a problem document."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.kit.room import Person, RunningRoom

pytestmark = pytest.mark.slow

EXAMPLES = 12


def test_generated_requests(tmp_path: Path) -> None:
    room = RunningRoom(f"sqlite:///{tmp_path}/room.sqlite3", requests_per_second=10**6)
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
