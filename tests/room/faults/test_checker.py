"""The checker finds what is wrong: one sound history, and each way to spoil it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.kit.faults.checker import Log, check
from tests.kit.faults.history import History, fingerprint

EVENTS = [{"seq": seq, "kind": "ready"} for seq in range(1, 5)]


@dataclass
class Run:
    history: History
    log: Log

    def problems(self) -> list[str]:
        return check(self.history, [self.log])


def sound() -> Run:
    """Four events: the table's own, an acknowledged command, one nobody heard about, another acknowledged one."""
    history = History()
    first = history.invoke("t", "ann", "a")
    first.ok(2)
    refused = history.invoke("t", "bob", "b")
    refused.fail("stale")
    lost = history.invoke("t", "bob", "c")
    lost.unknown("line cut")
    never = history.invoke("t", "bob", "d")
    never.unknown("line cut")
    last = history.invoke("t", "ann", "e")
    last.ok(4)
    for number, operation in enumerate(history.operations):
        operation.began, operation.ended = number, number + 0.5
    sight = history.sight("eve", "t")
    sight.welcomed(2)
    assert sight.update(0, 2, EVENTS[:2])
    assert sight.update(2, 4, EVENTS[2:])
    rows = [(1, "create:t"), (2, "ann:a"), (3, "bob:c"), (4, "ann:e")]
    return Run(history, Log("t", 4, rows, [fingerprint(event) for event in EVENTS], "h", ["h", "h"]))


def test_a_sound_history_passes() -> None:
    assert sound().problems() == []


def lose(run: Run) -> None:
    """The last acknowledged event is gone, as after a commit that was not waited for."""
    run.log.rows.pop()
    run.log.prints.pop()
    run.log.version = 3


def double(run: Run) -> None:
    run.log.rows.append((5, "ann:a"))
    run.log.prints.append(fingerprint({"seq": 5}))
    run.log.version = 5


def move(run: Run) -> None:
    run.history.operations[0].seq = 3


def carry_out_a_refused_one(run: Run) -> None:
    run.log.rows[2] = (3, "bob:b")


def carry_out_an_unknown_one_twice(run: Run) -> None:
    run.log.rows[3] = (4, "bob:c")
    run.history.operations[4].fail("stale")


def leave_a_gap(run: Run) -> None:
    run.log.rows[3] = (5, "ann:e")
    run.history.operations[4].seq = 5


def change_half(run: Run) -> None:
    """The table's row was written and its event was not."""
    run.log.version = 5


def swap(run: Run) -> None:
    """The later command lies before the earlier one."""
    run.history.operations[0].seq, run.history.operations[4].seq = 4, 2
    run.log.rows[1], run.log.rows[3] = (2, "ann:e"), (4, "ann:a")


def forget_an_answer(run: Run) -> None:
    run.history.invoke("t", "ann", "z")


def tell_another_hash(run: Run) -> None:
    run.log.hashes_told[1] = "other"


def go_back(run: Run) -> None:
    run.history.sights[0].welcomed(3)


def tell_it_differently(run: Run) -> None:
    run.history.sights[0].update(0, 2, [EVENTS[0], {"seq": 2, "kind": "left"}])


def show_another_event(run: Run) -> None:
    run.log.prints[2] = fingerprint({"seq": 3, "kind": "left"})


def skip_an_event_in_an_update(run: Run) -> None:
    run.history.sights[0].update(2, 4, EVENTS[3:])


def jump(run: Run) -> None:
    assert not run.history.sights[0].update(6, 7, [{"seq": 7}])


def stay_behind(run: Run) -> None:
    run.history.sights[0].seen.pop()


def play_at_no_table(run: Run) -> None:
    run.history.invoke("nowhere", "ann", "z").ok(1)


SPOILS: dict[Callable[[Run], None], str] = {
    lose: "was acknowledged and is 0 times",
    double: "carried out 2 times",
    move: "was acknowledged as 3 and lies at [2]",
    carry_out_a_refused_one: "was refused (stale) and lies at",
    carry_out_an_unknown_one_twice: "lies in the log 2 times",
    leave_a_gap: "gaps or doubles",
    change_half: "version 5 with 4 events",
    swap: "began after",
    forget_an_answer: "never ended",
    tell_another_hash: "a worker tells other",
    go_back: "welcomed at 3 after 4",
    tell_it_differently: "told differently",
    show_another_event: "another event 3",
    skip_an_event_in_an_update: "an update from 2 to 4",
    jump: "1 gaps",
    stay_behind: "in the end at 3",
    play_at_no_table: "does not know",
}


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_history_is_found_out(spoil: Callable[[Run], None]) -> None:
    run = sound()
    spoil(run)
    assert any(SPOILS[spoil] in problem for problem in run.problems()), run.problems()


def test_gaps_and_late_greetings_are_allowed_where_a_line_is_bad() -> None:
    run = sound()
    jump(run)
    go_back(run)
    assert check(run.history, [run.log], bad_lines=True) == []
