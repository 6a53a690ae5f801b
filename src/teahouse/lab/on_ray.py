"""The same games on Ray: on this machine, or on a cluster that is already there.

A game follows from its number alone, so Ray may play it again elsewhere when a worker is lost; only
the result that comes back counts, once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from teahouse.core.errors import TeahouseError
from teahouse.lab.arena import ArenaJob, PlayedGame, Workers, run

AHEAD = 4  # games waiting for each processor: enough to keep it busy, few to throw away


def workers(
    address: str | None, cores: int | None, work: Callable[[ArenaJob], PlayedGame] = run
) -> Workers:
    """Workers of the cluster at the address (``auto``: the one of this machine), or of our own."""
    try:
        import ray
    except ImportError:
        raise TeahouseError(
            "Ray is not installed: install teahouse with the extra `ray`, "
            "for example `pip install 'teahouse[ray]'`."
        ) from None

    def run_jobs(jobs: Sequence[ArenaJob]) -> Iterator[PlayedGame]:
        _connect(ray, address, cores)
        try:
            yield from _run_jobs(ray, work, jobs)
        finally:
            ray.shutdown()

    return run_jobs


def _connect(ray: Any, address: str | None, cores: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray sends no statistics
    quiet = {"include_dashboard": False, "num_cpus": cores} if address is None else {}
    try:
        ray.init(address=address or "local", log_to_driver=False, logging_level="error", **quiet)
    except (ConnectionError, ValueError) as error:
        raise TeahouseError(f"No Ray cluster answers at {address}: {error}") from error


def _run_jobs(
    ray: Any, work: Callable[[ArenaJob], PlayedGame], jobs: Sequence[ArenaJob]
) -> Iterator[PlayedGame]:
    def one_game(job: ArenaJob) -> PlayedGame:
        return work(job)

    task = ray.remote(num_cpus=1, max_retries=-1)(one_game)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(jobs)[::-1]
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < most:
            running.append(task.remote(waiting.pop()))
        done, running = ray.wait(running)
        for one in done:
            try:
                yield ray.get(one)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
