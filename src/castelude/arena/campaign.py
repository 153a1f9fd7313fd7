"""Plays the games of a campaign: in this process, on several cores, or on Ray; always the same games."""

import concurrent.futures
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from castelude.arena.fixtures import Fixture, Outcome, play
from castelude.arena.results import Results
from castelude.core.errors import BadRequest

Progress = Callable[[int, int, Outcome], None]
Runner = Callable[[Sequence[Fixture]], Iterator[Outcome]]


@dataclass(frozen=True)
class Pace:
    """How long a campaign took, and how long its games would have taken one after the other."""

    seconds: float
    one_by_one: float

    @property
    def speed_up(self) -> float:
        """How many times as fast; 1 if nothing was played."""
        return self.one_by_one / self.seconds if self.seconds > 0 < self.one_by_one else 1.0


def run(planned: Sequence[Fixture], results: Results, runner: Runner, progress: Progress | None = None) -> Pace:
    """Play every planned game that the results do not hold yet."""
    done = {outcome.key for outcome in results.outcomes}
    left = [fixture for fixture in planned if fixture.key not in done]
    begin = time.monotonic()
    spent = 0.0
    for number, outcome in enumerate(runner(left), len(planned) - len(left) + 1):
        results.add(outcome)
        spent += outcome.seconds
        if progress is not None:
            progress(number, len(planned), outcome)
    return Pace(time.monotonic() - begin, spent)


def here(planned: Sequence[Fixture]) -> Iterator[Outcome]:
    """One game after the other, in this process."""
    return map(play, planned)


def on_cores(workers: int) -> Runner:
    """On this many processes of this machine; outcomes come as they are ready."""

    def runner(planned: Sequence[Fixture]) -> Iterator[Outcome]:
        if workers <= 1 or len(planned) <= 1:
            yield from here(planned)
            return
        context = multiprocessing.get_context("spawn")
        with concurrent.futures.ProcessPoolExecutor(workers, mp_context=context) as pool:
            waiting = {pool.submit(play, fixture) for fixture in planned}
            try:
                for ready in concurrent.futures.as_completed(waiting):
                    yield ready.result()
            finally:
                for future in waiting:
                    future.cancel()

    return runner


def on_ray(address: str, workers: int) -> Runner:
    """On a Ray cluster at this address, or on one of `workers` processes that is started here (`local`)."""
    try:
        import ray
    except ImportError as error:
        raise BadRequest("error-no-ray") from error

    def runner(planned: Sequence[Fixture]) -> Iterator[Outcome]:
        if address == "local":
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
        try:
            task = ray.remote(play)
            waiting = [task.remote(fixture) for fixture in planned]
            while waiting:
                ready, waiting = ray.wait(waiting)
                yield from ray.get(ready)
        finally:
            ray.shutdown()

    return runner
